"""How much time seats have. A seat's clock runs while it owes a decision; what it says follows from what the
seat was left with, and from when which moves were made, so that all who follow a table agree on it."""

from __future__ import annotations

from antics.table.record import UNDO, LoggedMove, Record, Seat
from antics.table.table import Table

LATE = "late "  # how the keys of moves begin that were made because time had run out
PATIENCE = 20.0  # seconds after which somebody looks whether a bot still has not answered

Said = tuple[int | None, float | None, float | None, float | None, bool]
State = list[Said]


def said(seat: Seat) -> Said:
    """What a clock says."""
    return seat.turn, seat.asked, seat.due, seat.time_left, seat.late


def state(table: Table) -> State:
    """What `bring_back` needs."""
    return [said(seat) for seat in table.seats]


def bring_back(table: Table, state: State) -> None:
    for seat, was in zip(table.seats, state, strict=True):
        seat.turn, seat.asked, seat.due, seat.time_left, seat.late = was


def run(table: Table, at: float, move: LoggedMove | None = None) -> list[Seat]:
    """Stop and start clocks after a move, or after anything else that changed who owes a decision; the seats
    at which something is different."""
    changed, record = list[Seat](), table.record
    waiting = () if table.match is None or table.over else table.waiting
    moves = len(table.match.log) if table.match else 0
    actor, undone = (move.seat, move.kind == UNDO) if move else (None, False)
    for seat in table.seats:
        acts, owes, runs = seat.seat == actor, seat.seat in waiting, seat.turn is not None
        if not acts and owes == runs:
            continue
        was = said(seat)
        if runs:
            _stop(record, seat, at, earns=acts and not undone)
        if acts and move and move.key.startswith(LATE):
            seat.late = record.at_zero == "bot" and seat.kind == "person"
        if owes:
            _start(record, seat, at, moves, again=acts and undone)
        if said(seat) != was:
            changed.append(seat)
    return changed


def show(changed: list[Seat], before: State) -> bool:
    """Do clocks that have changed show something else than they did?"""
    return any(said(seat)[2:] != before[seat.seat][2:] for seat in changed)


def _stop(record: Record, seat: Seat, at: float, earns: bool) -> None:
    if seat.due is not None and seat.kind == "person" and not seat.late:
        seat.time_left = max(0.0, seat.due - at) + (record.increment if earns else 0)
    seat.turn = seat.asked = seat.due = None


def _start(record: Record, seat: Seat, at: float, moves: int, again: bool) -> None:
    """`again`: it takes something back, and has as much time for it as it had then."""
    seat.turn, seat.asked = moves, at
    if record.paused is None:
        seat.due = _due(record, seat, at, again)


def _due(record: Record, seat: Seat, at: float, again: bool = False) -> float | None:
    if not (record.move_time or record.bank):
        return None
    if seat.kind != "person" or seat.late:
        return at + PATIENCE
    seconds: float = record.move_time or record.bank
    if seat.time_left is not None and (record.bank or again):
        seconds = seat.time_left
    return until(at, seconds, seat.holiday)


def until(start: float, seconds: float, holiday: list[float] | None) -> float:
    """When so many seconds have gone by; those of a holiday do not count.

    >>> until(100.0, 50.0, None), until(100.0, 50.0, [120.0, 220.0]), until(100.0, 50.0, [0.0, 110.0])
    (150.0, 250.0, 160.0)
    """
    end = start + seconds
    if holiday and start < holiday[1] and end > holiday[0]:
        end += holiday[1] - max(holiday[0], start)
    return end


def left(seat: Seat, now: float) -> float:
    """The seconds that a seat whose clock runs still has; those of its holiday do not count."""
    due, holiday = seat.due or now, seat.holiday
    gone = max(0.0, min(due, holiday[1]) - max(now, holiday[0])) if holiday else 0.0
    return max(0.0, due - now - gone)


def halt(table: Table, at: float) -> None:
    """All clocks stand still."""
    for seat in table.seats:
        if seat.due is not None:
            seat.time_left = left(seat, at) if seat.kind == "person" else None
            seat.due = None
    table.record.paused = at


def go_on(table: Table, at: float) -> None:
    """They run again, with what they said."""
    table.record.paused = None
    for seat in table.seats:
        if seat.turn is not None:
            seat.due = _due(table.record, seat, at, again=True)


def come_back(table: Table, seat: Seat, at: float) -> None:
    """Whoever was late is here again, and has the time of a new move for what is owed."""
    seat.late = False
    if seat.turn is not None:
        seat.asked, seat.due = at, _due(table.record, seat, at)


def start_anew(table: Table, seat: Seat, at: float) -> None:
    """Somebody else plays from now on."""
    seat.late, seat.holiday, seat.time_left = False, None, None
    if seat.turn is not None and table.record.paused is None:
        seat.asked, seat.due = at, _due(table.record, seat, at)


def take_holiday(seat: Seat, holiday: list[float] | None, now: float) -> None:
    """Somebody is away for some days, or thinks better of it."""
    seconds = left(seat, now)
    seat.holiday = holiday
    if seat.due is not None and seat.kind == "person" and not seat.late:
        seat.due = until(now, seconds, holiday)
