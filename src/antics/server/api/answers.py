"""The form of answers, for OpenAPI: what `antics.table.answers` declares, and what only a service tells.

`described` turns plain types into those that the API tells: views, events and captions become the types that
the games declare, and what is written about a field becomes its description.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from pydantic import Field
from typing_extensions import Doc, TypedDict, is_typeddict

from antics.server.api import game_types
from antics.table import answers
from antics.table.wish import Pace

GAMES_OWN = {
    answers.View: game_types.View,
    answers.EventData: game_types.Event,
    answers.CaptionData: game_types.Caption,
}


def described(shape: Any) -> Any:
    """A plain type as OpenAPI should tell it."""
    if is_typeddict(shape):
        return _described_dict(shape)
    origin, args = get_origin(shape), get_args(shape)
    if origin is Annotated:
        about = [Field(description=it.documentation) if isinstance(it, Doc) else it for it in args[1:]]
        return Annotated[described(args[0]), *about]
    if origin is NotRequired:
        return NotRequired[described(args[0])]
    if origin in (list, dict):
        return origin[*(described(arg) for arg in args)]
    if origin in (Union, UnionType):
        return reduce(or_, map(described, args))
    return GAMES_OWN.get(shape, shape)


@cache
def _described_dict(shape: Any) -> Any:
    fields = get_type_hints(shape, include_extras=True)
    told = {name: described(hint) for name, hint in fields.items()}
    if told == fields:
        return shape
    made: Any = TypedDict(shape.__name__, told)  # type: ignore[misc]
    made.__doc__ = shape.__doc__
    return made


class ErrorBody(TypedDict):
    code: str
    args: dict[str, Any]


class Error(TypedDict):
    error: ErrorBody


class Done(TypedDict):
    done: bool


class MeOut(TypedDict):
    name: Annotated[str | None, Doc("none: nobody knows you yet")]
    colour: Annotated[int | None, Doc("in which you like to play")]
    prefs: Annotated[dict[str, Any], Doc("what you have set on the page")]
    key: Annotated[int | None, Doc("when your key was made, in seconds since 1970; none: you have none")]


class KeyMade(TypedDict):
    key: Annotated[str, Doc("twelve words; told this once")]


class KeyOwner(TypedDict):
    """Whose key it is."""

    name: str
    yours: Annotated[bool, Doc("is it your own?")]
    games: Annotated[int, Doc("of its owner, running and finished")]
    here: Annotated[int, Doc("of whoever you are on this device, which would become theirs")]


class DeviceOut(TypedDict):
    """A browser in which you are known."""

    id: str
    browser: Annotated[str, Doc("roughly which, and on what")]
    made: int | None
    seen: Annotated[int, Doc("when it was last used, to the hour")]
    here: Annotated[bool, Doc("is it this one?")]


class GameSeat(TypedDict):
    """A seat of a game of yours."""

    seat: int
    kind: Annotated[Literal["open", "person", "bot", "rival"], Doc("rival: a game's automatic one")]
    name: Annotated[str, Doc("empty: somebody who is not here any more")]
    colour: int
    level: str | None
    yours: bool
    waiting: Annotated[bool, Doc("does it owe a decision?")]
    points: int | None
    rank: int | None
    won: bool


class RunningGame(TypedDict):
    id: str
    game: str
    players: int
    status: answers.Status
    pace: Pace
    touched: int
    paused: bool
    turn: Annotated[bool, Doc("is it yours?")]
    due: Annotated[int | None, Doc("until when you, or else the others, have time")]
    seats: list[GameSeat]


class RunningOut(TypedDict):
    games: list[RunningGame]
    now: Annotated[int, Doc("the time by the clock of the service, in seconds since 1970")]


class FinishedGame(TypedDict):
    id: str
    game: str
    ended: int
    seconds: Annotated[int, Doc("from its first move to its last")]
    moves: int
    pace: Pace
    counts: Annotated[bool, Doc("False: uploaded or guided, so that it counts in no statistics")]
    kept: Annotated[bool, Doc("can it still be looked at?")]
    seats: list[GameSeat]


class FinishedOut(TypedDict):
    games: list[FinishedGame]
    count: Annotated[int, Doc("how many there are in all")]


class ChannelOut(TypedDict):
    """A way of being called."""

    id: int
    kind: Literal["push", "mail", "hook"]
    address: Annotated[str, Doc("of a mail; of the others, only the server")]
    form: Annotated[str | None, Doc("of a hook")]
    state: Annotated[Literal["on", "off", "unsure", "stopped"], Doc("unsure: not confirmed yet")]
    trouble: Annotated[str | None, Doc("why it was stopped")]
    since: int
    daily: Annotated[int | None, Doc("minutes after midnight at which all is told; none: each at once")]


class CallsOut(TypedDict):
    """How somebody is called."""

    channels: list[ChannelOut]
    push_key: Annotated[str, Doc("of the service, for browsers that may be called")]
    mail: Annotated[bool, Doc("does this service send mail?")]
    quiet: Annotated[bool, Doc("not from ten at night until eight in the morning")]
    holiday: Annotated[list[int] | None, Doc("from when until when no time runs at tables over days")]


class HolidayOut(TypedDict):
    holiday: list[int] | None


class MyTable(TypedDict):
    table: answers.TableOut
    yours: Annotated[list[int], Doc("the seats that you hold")]
    asking: Annotated[int | None, Doc("the seat that you have asked to take over")]
    asks: Annotated[list[int], Doc("of your seats, those that are asked even where there is one answer")]
    host: bool
    muted: Annotated[list[int], Doc("the seats whose words you do not want to read")]


class Talk(TypedDict):
    """What people at a table wrote."""

    lines: list[answers.Line]


class TablesOut(TypedDict):
    open: Annotated[list[answers.Brief], Doc("public tables with a free seat")]
    mine: Annotated[list[answers.Brief], Doc("tables at which you sit, the latest first")]
    now: Annotated[int, Doc("the time by the clock of the service, in seconds since 1970")]


class LinkOut(TypedDict):
    seat: int
    link: str
    until: int | None


class Invitation(TypedDict):
    table: answers.TableOut
    seat: int
    moves: Annotated[bool, Doc("True: somebody's seat is moved to this device")]
    asks: Annotated[bool, Doc("True: the game has begun, and those at the table will be asked first")]


class LeagueBrief(TypedDict):
    """A league in a list."""

    id: Annotated[str, Doc("its link")]
    name: str
    game: str
    ended: bool


class LeagueMember(TypedDict):
    number: int
    name: str
    you: bool
    host: bool
    gone: Annotated[bool, Doc("they have left; their results stay")]
    games: int
    wins: Annotated[float, Doc("shared ones in parts")]
    points: int
    rank: Annotated[float | None, Doc("the mean of their places")]
    rating: float
    low: Annotated[float, Doc("between this and `high` the rating lies with 95 %")]
    high: float


class LeaguePlace(TypedDict):
    member: int
    rank: int
    points: Annotated[int | None, Doc("none: they gave their seat up")]


class LeagueGame(TypedDict):
    """A finished game of a league."""

    table: str
    at: int
    places: Annotated[list[LeaguePlace], Doc("none: it does not count")]


class LeagueOut(TypedDict):
    """A league: how everyone stands, what was played and is, and who should play next."""

    id: Annotated[str, Doc("its link")]
    name: str
    game: str
    players: Annotated[int, Doc("at each of its tables")]
    options: dict[str, bool]
    pace: Pace
    move_time: int
    bank: int
    increment: int
    ended: int | None
    you: Annotated[int | None, Doc("your number; none: you are no member")]
    host: Annotated[bool, Doc("is it yours?")]
    members: Annotated[list[LeagueMember], Doc("the best first")]
    games: Annotated[list[LeagueGame], Doc("the latest first")]
    running: Annotated[list[answers.Brief], Doc("tables that are not over")]
    next: Annotated[list[int], Doc("with whom you should play next; too few: there are not enough")]


class Played(TypedDict):
    decision_number: Annotated[int, Doc("the seat's number after the move")]


class HintLine(TypedDict):
    steps: list[int]
    parts: list[answers.Part]
    text: str
    visits: int
    value: float
    points: list[float]
    chances: Annotated[list[float], Doc("to win, for every seat")]
    why: Annotated[list[answers.MessageOut], Doc("what speaks for it or against it, and the risk")]


class Hint(TypedDict):
    lines: list[HintLine]
