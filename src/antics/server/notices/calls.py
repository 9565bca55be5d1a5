"""Whom to call when something happens at a table."""

from __future__ import annotations

from antics.server.storage import outbox
from antics.server.storage.outbox import Also
from antics.table.clocks import LATE
from antics.table.record import LoggedMove, Record, Seat
from antics.table.table import Table

GRACE = 15.0  # seconds: who looks at the table by then need not be called


def of_move(table: Table, changed: list[Seat], move: LoggedMove) -> list[Also]:
    """With a move, call those who are to move now; and tell whoever was late, or that the game is over."""
    found = [
        it for seat in changed if seat.turn is not None for it in of_turn(table, seat, move.at, move.seat)
    ]
    actor = table.seats[move.seat]
    if move.key.startswith(LATE) and actor.session:
        found.append(_put(table.record, actor, "late", table.seq, move.at, move.at))
    if table.over:
        people = [seat for seat in table.seats if seat.session and seat.seat != move.seat]
        found += [_put(table.record, seat, "over", 0, move.at, move.at + GRACE) for seat in people]
    return found


def of_sitting(table: Table, newcomer: Seat, now: float) -> list[Also]:
    """The host is told that somebody has sat down at their table."""
    host = table.record.host
    if newcomer.session == host:
        return []
    seat = next(iter(table.seats_of(host)), newcomer.seat)
    return [outbox.put("sat", host, table.record.id, seat, table.record.version, now, now + GRACE)]


def of_absence(table: Table, seat: Seat, now: float) -> Also:
    """Somebody who is to move is told that a bot is about to stand in for them."""
    return _put(table.record, seat, "absent", seat.turn or 0, now, now)


def of_fixture(table: Table, now: float) -> list[Also]:
    """Who was put on a seat of a league's table is told that it waits for them."""
    record, host = table.record, table.record.host
    others = [seat for seat in table.seats if seat.session not in (None, host) and seat.turn is None]
    return [_put(record, seat, "fixture", 0, now, now + GRACE) for seat in others]


def of_report(table: Table, line: int, now: float) -> list[Also]:
    """The host is told that somebody minds what was written at their table."""
    host = table.record.host
    seat = next(iter(table.seats_of(host)), 0)
    return [outbox.put("report", host, table.record.id, seat, line, now, now + GRACE)]


def of_turn(table: Table, seat: Seat, now: float, mover: int | None = None) -> list[Also]:
    """Whoever has to move is called, unless they have just moved, and once more before their time is over."""
    if seat.kind != "person" or seat.session is None or seat.turn is None:
        return []
    found: list[Also] = []
    if seat.seat != mover:
        found.append(_put(table.record, seat, "turn", seat.turn, now, now + _grace(table.record)))
    if table.record.pace == "days" and seat.due is not None:
        found.append(_put(table.record, seat, "reminder", seat.turn, now, remind_at(table.record, seat.due)))
    return found


def remind_at(record: Record, due: float) -> float:
    """A quarter of the time before it is over, but at most twelve hours."""
    return due - min(record.move_time / 4, 12 * 3600)


def _grace(record: Record) -> float:
    return GRACE if record.pace == "days" else 2.0


def _put(record: Record, seat: Seat, kind: str, turn: int, now: float, at: float) -> Also:
    return outbox.put(kind, seat.session or "", record.id, seat.seat, turn, now, at)
