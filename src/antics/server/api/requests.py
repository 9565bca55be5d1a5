"""The form of requests: what may be wished for, within bounds."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema
from pydantic.dataclasses import dataclass

from antics.bots.levels import LEVELS, OURS
from antics.core.state import MAX_SEATS
from antics.table import wish
from antics.table.answers import ProposalKind, Reaction


def _tidy_name(name: str) -> str:
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise ValueError("a name is a few printable characters")
    return name


def _known_level(name: str) -> str:
    if name not in LEVELS:
        raise ValueError(f"a level is one of {', '.join(LEVELS)}")
    return name


Name = Annotated[str, Field(min_length=1, max_length=24), AfterValidator(_tidy_name)]
Colour = Annotated[int, Field(ge=0, le=MAX_SEATS - 1, description="orange, blue, pink, yellow, green")]
SeatNumber = Annotated[int, Field(ge=0, le=MAX_SEATS - 1)]
Level = Annotated[  # guests are no part of what is described: only some services have any
    str, AfterValidator(_known_level), WithJsonSchema({"type": "string", "enum": list(OURS)})
]
Language = Literal["en", "de", "fr"]  # those of antics.core.speech
Steps = Annotated[list[Annotated[int, Field(ge=0, le=10_000)]], Field(min_length=1, max_length=60)]
Key = Annotated[str, Field(min_length=8, max_length=48, pattern=r"^[A-Za-z0-9_-]+$")]
Count = Annotated[int, Field(ge=0, le=1_000_000_000)]
Word = Annotated[str, Field(max_length=40)]
Options = Annotated[dict[Word, bool], Field(max_length=20)]
Components = Annotated[
    dict[Word, Annotated[dict[Word, Count], Field(max_length=200)]],
    Field(max_length=20, description="what is dealt at set-up, if not the game's own"),
]

STRICT = ConfigDict(extra="forbid")


class Request(BaseModel):
    model_config = STRICT


class Me(Request):
    name: Name | None = None
    colour: Colour | None = None


def _small(prefs: dict[str, Any]) -> dict[str, Any]:
    if len(json.dumps(prefs)) > 4000:
        raise ValueError("settings are at most 4 kB")
    return prefs


class Prefs(Request):
    prefs: Annotated[dict[Word, Any], Field(max_length=40), AfterValidator(_small)]


class TryKey(Request):
    key: Annotated[str, Field(min_length=1, max_length=1000, description="twelve words, or the link")]


class Sure(Request):
    sure: bool


# A table: what is wished for is declared in `antics.table.wish`; here it gets its bounds.


@dataclass(config=STRICT, kw_only=True)
class SeatWish(wish.SeatWish):
    level: Level | None = Field(None, description="of a bot; medium, if none is given")
    name: Name | None = None
    colour: Colour | None = None


@dataclass(config=STRICT, kw_only=True)
class TableSettings(wish.TableSettings):
    public: bool = Field(False, description="listed, and open to whoever comes")
    hints: bool = Field(True, description="may a bot be asked for advice?")
    stand_in_after: Annotated[int, Field(ge=0, le=7 * 24 * 3600)] = Field(
        180, description="seconds after which a bot stands in for somebody who is away; 0: never"
    )
    stand_in_level: Level = "medium"
    pace: wish.Pace = Field("live", description="live; or over days, where no bot stands in")
    move_time: Count = Field(0, description="seconds for each move; 0: no limit. Over days 1, 2, 3, 7 or 14")
    bank: Count = Field(0, description="seconds for all moves together; 0: no bank. Only live")
    increment: Annotated[int, Field(ge=0, le=300)] = Field(0, description="seconds a move adds to the bank")
    at_zero: wish.AtZero = Field(
        "bot", description="when time is up: a bot takes over, a bot moves once, or the first choice is made"
    )
    talk: bool = Field(False, description="may people at the table write to each other?")
    language: Literal["", "en", "de", "fr"] = Field("", description="of whoever makes the table")
    takeback: wish.Takeback = Field(
        "free", description="own moves that told nothing; any last move, if all agree; or none"
    )


@dataclass(config=STRICT, kw_only=True)
class NewTable(TableSettings, wish.TableWish):
    game: Word
    name: Name | None = Field(None, description="of whoever makes the table")
    options: Options = Field(default_factory=dict)
    components: Components = Field(default_factory=dict)
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MAX_SEATS)]  # type: ignore[assignment]
    guided: bool = Field(False, description="a first game with a fixed deal, for you and bots")


@dataclass(config=STRICT, kw_only=True)
class Upload(TableSettings):
    text: str = Field(max_length=400_000, description="a save file, as the command line writes it")
    name: Name | None = None
    seats: list[SeatWish] = Field(
        default_factory=list,
        max_length=MAX_SEATS,
        description="who goes on with the game; nobody: I take all seats",
    )


class Join(Request):
    name: Name | None = None
    colour: Colour | None = None


class SitDown(Join):
    seat: SeatNumber | None = None


class Agree(Request):
    yes: bool = Field(description="may somebody take the seat over?")


class Asks(Request):
    yes: bool = Field(description="do you want to be asked even where there is only one answer?")


class ChangeSeat(Request):
    kind: Literal["open", "bot"]
    level: Level | None = None
    kept: Annotated[bool, Field(description="of an open seat: only for whoever has its own link")] = False


class Undo(Request):
    seat: SeatNumber
    decision_number: Count = Field(description="the seat's number of what was decided")
    key: Key = Field(description="new for every move; a retry has the same")


class Move(Undo):
    steps: Steps = Field(description="all steps of one choice")


class React(Request):
    seat: SeatNumber
    reaction: Reaction


class Say(Request):
    seat: SeatNumber
    text: Annotated[str, Field(max_length=4000)] = Field(description="at most 300 characters")


class Switch(Request):
    on: bool


class Mute(Switch):
    other: SeatNumber


class Report(Request):
    seat: SeatNumber


# Leagues.


@dataclass(config=STRICT, kw_only=True)
class NewLeague(TableSettings):
    title: Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_tidy_name)]
    name: Name | None = Field(None, description="of whoever makes it")
    game: Word
    players: Annotated[int, Field(ge=2, le=MAX_SEATS)] = Field(description="at each of its tables")
    options: Options = Field(default_factory=dict)


class Fixture(Request):
    members: Annotated[list[Count], Field(max_length=MAX_SEATS)] | None = Field(
        None, description="the numbers of those to play with; none: those proposed"
    )


# Being called.

Text = Annotated[str, Field(min_length=1, max_length=1000)]


class Calls(Request):
    language: Language | None = None
    zone: Annotated[str, Field(max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")] | None = None
    quiet: bool | None = Field(None, description="not from ten at night until eight in the morning")


class PushCall(Request):
    endpoint: Text
    p256dh: Annotated[str, Field(max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Field(max_length=60, pattern=r"^[A-Za-z0-9_=-]+$")]


class MailCall(Request):
    address: Text


class HookCall(Request):
    address: Text
    form: Literal["plain", "discord", "slack"] = "plain"


class ChangeCall(Request):
    on: bool | None = None
    daily: Annotated[int, Field(ge=0, lt=24 * 60)] | None = Field(
        None, description="minutes after midnight at which all is told; none: each at once"
    )


class Holiday(Request):
    start: Annotated[float, Field(ge=0, le=1e11)] | None = None
    until: Annotated[float, Field(ge=0, le=1e11)] | None = None


class Propose(Request):
    what: ProposalKind
    yes: bool = True
