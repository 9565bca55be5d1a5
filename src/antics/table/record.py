"""What is kept of a table: its facts, its seats, and the moves, which are the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from typing_extensions import TypedDict

from antics.core.state import MAX_SEATS
from antics.table.answers import Brief, ProposalKind, ResultOut, SeatKind, Status
from antics.table.refusal import Refusal
from antics.table.wish import TableSettings

OPEN: Status = "open"
PLAYING: Status = "playing"
OVER: Status = "over"
MOVE: Literal["move"] = "move"
UNDO: Literal["undo"] = "undo"
CLOSE: Literal["close"] = "close"
BOT_NAMES = ("Bracken", "Heath", "Sorrel", "Rowan", "Fern", "Willow")  # more than there are seats


@dataclass(kw_only=True)
class Record(TableSettings):
    """What is kept of a table besides its seats and moves."""

    id: str
    game: str
    players: int
    options: dict[str, bool]
    components: dict[str, dict[str, int]]
    edition: int  # of the rules that it is played by
    secret: str  # decides all luck; told to nobody before the end
    sealed: bool = True  # False: somebody knew the secret from the start
    status: Status
    host: str  # whoever made it
    maker: str = ""  # a digest of the address it was made from
    paused: float | None = None  # since when all clocks stand still
    proposal: Proposal | None = None
    rematch: str | None = None
    league: str | None = None  # whose results it adds to
    result: ResultOut | None = None  # of a finished game, whatever becomes of the rules
    made: float
    touched: float
    version: int = 0  # counts changes of all this and of the seats


class Proposal(TypedDict):
    """Something that is done once all people at the table agree."""

    what: ProposalKind
    seat: int  # whose idea it is
    moves: int  # that had been made when it was
    agreed: list[str]  # those at the table who agree


class Asking(TypedDict):
    """Somebody who would like to take over a seat in a running game."""

    session: str
    name: str
    colour: int | None
    agreed: list[str]  # those at the table who agree


@dataclass
class Seat:
    """Who sits in a seat, and how much time there is. `session` is the person who holds it."""

    seat: int
    kind: SeatKind = "open"
    session: str | None = None
    level: str | None = None
    name: str = ""
    colour: int = 0
    link: str | None = None  # whoever opens it takes the seat, once
    link_until: float | None = None
    sat: list[str] = field(default_factory=list)  # those who gave it up since the game began
    since: int = 0  # how many moves had been made when whoever holds it took it over
    asking: Asking | None = None
    turn: int | None = None  # how many moves had been made when it began to owe a decision, if it does
    asked: float | None = None  # since when it does
    due: float | None = None  # until when it has time, if there is a limit
    time_left: float | None = None  # in its bank, or when all clocks were stopped
    holiday: list[float] | None = None  # from when until when whoever holds it is away
    asks: bool = False  # does whoever holds it want to be asked even where there is one answer?
    late: bool = False  # its time ran out, and whoever holds it was not seen since
    kept: bool = False  # open only to whoever has its own link
    muted: list[int] = field(default_factory=list)  # the seats whose words whoever holds it does not want
    silenced: bool = False  # the host does not let whoever holds it write


@dataclass(frozen=True)
class LoggedMove:
    """A line of a table's log: a move, that one was taken back, or, as the last one, why it was closed."""

    seq: int
    kind: Literal["move", "undo", "close"]
    seat: int
    steps: list[int]
    key: str  # of whoever sent it, or one of ours; why it was closed
    at: float


def lasting(moves: list[LoggedMove]) -> list[LoggedMove]:
    """The moves that were not taken back."""
    kept: list[LoggedMove] = []
    for move in moves:
        if move.kind == UNDO:
            kept.pop()
        else:
            kept.append(move)
    return kept


def free_name(seats: list[Seat]) -> str:
    """What one more bot is called."""
    taken = {it.name for it in seats}
    return next(name for name in BOT_NAMES if name not in taken)


def free_colour(seats: list[Seat], seat: int, wish: int | None) -> int:
    """The colour that is wished for, or else the seat's own, or another that nobody has."""
    taken = {it.colour for it in seats if it.kind != "open" and it.seat != seat}
    if wish is not None:
        if wish in taken:
            raise Refusal("colour-taken", colour=wish)
        return wish
    preferred = seats[seat].colour
    return preferred if preferred not in taken else min(set(range(MAX_SEATS)) - taken)


def brief(record: Record, seats: list[Seat], person: str | None = None) -> Brief:
    """A table in a list, for somebody."""
    owing = [seat for seat in seats if seat.turn is not None]
    return {
        "id": record.id,
        "game": record.game,
        "players": record.players,
        "status": record.status,
        "options": record.options,
        "names": [seat.name for seat in seats if seat.kind == "person"],
        "colours": [seat.colour for seat in seats if seat.kind != "open"],
        "open_seats": sum(seat.kind == "open" and not seat.kept for seat in seats),
        "touched": int(record.touched),
        "pace": record.pace,
        "language": record.language,
        "league": record.league is not None,
        "yours": [seat.seat for seat in seats if person and seat.session == person],
        "waiting": [seat.seat for seat in owing],
        "due": min((int(seat.due) for seat in owing if seat.due), default=None),
    }
