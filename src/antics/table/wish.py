"""What somebody asks for: a table, or a move at one."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Literal

from antics.core.components import accept
from antics.core.errors import AnticsError
from antics.core.lesson import Lesson, lesson_of
from antics.core.registry import game as game_named
from antics.table.refusal import Refusal

Pace = Literal["live", "days"]
AtZero = Literal["bot", "once", "quick"]  # a bot takes over until the person is back, or moves once; or the
# first choice is made
Takeback = Literal["free", "agreed", "never"]  # own moves that told nothing; all, if all agree; none
DAY = 24 * 3600
DAYS = (1, 2, 3, 7, 14)  # that a move may take
MOVE_TIMES = (10, 3600)  # seconds: the shortest and the longest for a move in a live game
BANKS = (60, 4 * 3600)  # the same for a bank


@dataclass(kw_only=True)
class TableSettings:
    """What whoever makes a table may settle."""

    public: bool = False  # listed, and open to whoever comes
    spectators: bool = True
    hints: bool = True  # may a bot be asked for advice?
    stand_in_after: int = 180  # seconds after which a bot stands in for somebody who is away; 0: never
    stand_in_level: str = "medium"
    pace: Pace = "live"
    move_time: int = 0  # seconds for each move; 0: no limit
    bank: int = 0  # seconds for all moves together; 0: no bank
    increment: int = 0  # seconds that each move adds to the bank
    at_zero: AtZero = "bot"  # when time has run out
    takeback: Takeback = "free"  # who may take what back
    talk: bool = False  # may people at the table write to each other?
    language: str = ""  # of whoever makes it, for those who look for a table


def settings_of(it: TableSettings) -> dict[str, Any]:
    """Only what is settled, by name."""
    return {one.name: getattr(it, one.name) for one in fields(TableSettings)}


@dataclass(kw_only=True)
class SeatWish:
    """Who should sit in a seat."""

    kind: Literal["me", "open", "bot"]
    level: str | None = None  # of a bot; medium, if none is given
    name: str | None = None
    colour: int | None = None


@dataclass(kw_only=True)
class TableWish(TableSettings):
    """A table as somebody wishes it."""

    game: str
    seats: list[SeatWish]
    options: dict[str, bool] = field(default_factory=dict)
    components: dict[str, dict[str, int]] = field(default_factory=dict)  # if not the game's own
    guided: bool = False  # a first game, with a fixed deal: the learner in the first seat, bots in the others


@dataclass(frozen=True, kw_only=True)
class MoveWish:
    """A move, or taking one back."""

    kind: Literal["move", "undo"] = "move"
    seat: int
    decision_number: int  # of what was decided
    steps: list[int] = field(default_factory=list)  # all of one choice; none to take one back
    key: str  # new for every move; a retry has the same


def check_guided(wish: TableWish) -> Lesson:
    """The lesson of the game that is wished for; a refusal in words if it cannot be given like this."""
    lesson = lesson_of(game_named(wish.game))
    if lesson is None:
        raise Refusal("unusable", reason=f"there is no guided game of {wish.game}")
    kinds = ["me"] + ["bot"] * (lesson.players - 1)
    if [seat.kind for seat in wish.seats] != kinds or wish.components or any(wish.options.values()):
        bots = "1 bot" if lesson.players == 2 else f"{lesson.players - 1} bots"
        raise Refusal("unusable", reason=f"the guided game of {wish.game} is for you and {bots}")
    return lesson


def check_set_up(game: str, players: int, options: dict[str, bool], components: dict[str, Any]) -> None:
    """A refusal in words if no such game can be set up."""
    try:
        found = game_named(game)
        found.check_players(players)
        found.settings(players, options)
        accept(found.components, components, "components")
    except AnticsError as error:
        raise Refusal("unusable", reason=str(error)) from error


def check_pace(it: TableSettings) -> None:
    """A refusal if time is to be measured in a way that is not offered."""
    if it.pace == "days":
        usable = it.move_time in [days * DAY for days in DAYS] and not (it.bank or it.increment)
    else:
        of_move = it.move_time == 0 or MOVE_TIMES[0] <= it.move_time <= MOVE_TIMES[1]
        of_bank = it.bank == 0 or BANKS[0] <= it.bank <= BANKS[1]
        usable = of_move and of_bank and not (it.move_time and it.bank) and (it.bank > 0 or not it.increment)
    if not usable:
        raise Refusal("no-such-limit")
