"""The form of what comes in and goes out: what OpenAPI tells, and what the page's types are made from."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from typing_extensions import TypeAliasType

from antics.core.state import MAX_SEATS
from antics.server.game_types import Caption, Event, View


def _tidy_name(name: str) -> str:
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise ValueError("a name is a few printable characters")
    return name


Name = Annotated[str, Field(min_length=1, max_length=24), AfterValidator(_tidy_name)]
Colour = Annotated[int, Field(ge=0, le=MAX_SEATS - 1, description="orange, blue, pink, yellow, green")]
SeatNumber = Annotated[int, Field(ge=0, le=MAX_SEATS - 1)]
Level = Literal["random", "greedy", "easy", "medium", "hard", "expert"]  # those of antics.bots
Steps = Annotated[list[Annotated[int, Field(ge=0, le=10_000)]], Field(max_length=60)]
Key = Annotated[str, Field(min_length=8, max_length=48, pattern=r"^[A-Za-z0-9_-]+$")]
Count = Annotated[int, Field(ge=0, le=1_000_000_000)]
Language = Literal["en", "de", "fr"]  # those of antics.core.speech
Reaction = Literal["hello", "well-played", "ouch", "thinking", "hurry", "thanks", "sorry", "good-game"]


class In(BaseModel):
    model_config = ConfigDict(extra="forbid")


# ---- what comes in -----------------------------------------------------------------------------------


class Me(In):
    name: Name


class SeatWish(In):
    kind: Literal["me", "open", "bot"]
    level: Level | None = Field(None, description="of a bot; medium, if none is given")
    name: Name | None = None
    colour: Colour | None = None


class TableSettings(In):
    public: bool = Field(False, description="listed, and open to whoever comes")
    spectators: bool = True
    hints: bool = Field(True, description="may a bot be asked for advice?")
    stand_in_after: Annotated[int, Field(ge=0, le=7 * 24 * 3600)] = Field(
        180, description="seconds after which a bot stands in for somebody who is away; 0: never"
    )
    stand_in_level: Level = "medium"


class NewTable(TableSettings):
    game: Annotated[str, Field(max_length=40)]
    name: Name | None = Field(None, description="of whoever makes the table")
    options: Annotated[dict[Annotated[str, Field(max_length=40)], bool], Field(max_length=20)] = {}
    components: Annotated[
        dict[
            Annotated[str, Field(max_length=40)],
            Annotated[dict[Annotated[str, Field(max_length=40)], Count], Field(max_length=200)],
        ],
        Field(max_length=20),
    ] = Field({}, description="what is dealt at set-up, if not the game's own")
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MAX_SEATS)]


class Upload(TableSettings):
    text: Annotated[str, Field(max_length=400_000)] = Field(
        description="a save file, as the command line writes it"
    )
    name: Name | None = None
    seats: Annotated[list[SeatWish], Field(max_length=MAX_SEATS)] = Field(
        [], description="who goes on with the game; nobody: I take all seats"
    )


class Join(In):
    name: Name | None = None
    colour: Colour | None = None


class SitDown(Join):
    seat: SeatNumber | None = None


class ChangeSeat(In):
    kind: Literal["open", "bot"]
    level: Level | None = None


class Undo(In):
    seat: SeatNumber
    position: Count = Field(description="the seat's position that this was decided in")
    key: Key = Field(description="new for every move; a retry has the same")


class Move(Undo):
    steps: Steps = Field(min_length=1, description="all steps of one choice")


class React(In):
    seat: SeatNumber
    reaction: Reaction


# ---- what goes out -----------------------------------------------------------------------------------


class ErrorBody(BaseModel):
    code: str
    args: dict[str, Any]


class Error(BaseModel):
    error: ErrorBody


class Done(BaseModel):
    done: bool = True


class MeOut(BaseModel):
    name: str | None = Field(description="none: nobody knows you yet")


class OptionOut(BaseModel):
    name: str
    about: str
    clause: str
    seats: list[int]


class ComponentOut(BaseModel):
    name: str
    about: str
    origin: str
    clause: str
    faces: dict[str, int]


class LevelOut(BaseModel):
    name: str
    about: str


class GameOut(BaseModel):
    name: str
    title: str
    seats: list[int]
    options: list[OptionOut]
    components: list[ComponentOut]
    sources: list[str]
    levels: list[LevelOut]


class ClauseOut(BaseModel):
    id: str
    title: str
    text: str
    chapter: str


class SeatOut(BaseModel):
    seat: int
    kind: Literal["open", "person", "bot"]
    level: str | None
    name: str
    colour: int
    present: bool = Field(description="is the person here?")
    stand_in: bool = Field(description="does a bot stand in for somebody who is away?")


class TableOut(BaseModel):
    id: str
    game: str
    players: int
    options: dict[str, bool]
    components: dict[str, dict[str, int]]
    status: Literal["open", "playing", "over"]
    public: bool
    spectators: bool
    hints: bool
    stand_in_after: int
    stand_in_level: str
    sealed: bool = Field(description="False: the game was uploaded, so somebody knew its secret")
    commitment: str = Field(description="SHA-256 of 'antics commitment ' and the secret")
    secret: str | None = Field(description="decides all luck; told after the end")
    rematch: str | None
    made: int
    seats: list[SeatOut]


class MyTable(BaseModel):
    table: TableOut
    yours: list[int] = Field(description="the seats that you hold")
    host: bool


class Brief(BaseModel):
    id: str
    game: str
    players: int
    status: str
    options: dict[str, bool]
    names: list[str]
    colours: list[int] = Field(description="of those who sit there, bots too")
    open_seats: int
    touched: int


class TablesOut(BaseModel):
    open: list[Brief] = Field(description="public tables with a free seat")
    mine: list[Brief] = Field(description="tables at which you sit, the latest first")


class LinkOut(BaseModel):
    seat: int
    link: str
    until: int | None


class Invitation(BaseModel):
    table: TableOut
    seat: int
    moves: bool = Field(description="True: somebody's seat is moved to this device")


class PlayerOut(BaseModel):
    """Whoever sits in a seat, to be called by name."""

    seat: int


#: What a message speaks of: ids of the game's world, numbers, players, messages, or several of these.
Arg = TypeAliasType("Arg", "str | int | PlayerOut | MessageOut | list[Arg]")


class MessageOut(BaseModel):
    """Something to be said: each language has words for the id."""

    id: str
    args: dict[str, Arg]
    clause: str | None = Field(None, description="the clause it rests on")


class Frame(BaseModel):
    number: int
    seat: int | None
    clause: str | None
    action: str | None = Field(description="the words of the choice: your own, or any after the end")
    events: list[Event]


class Part(BaseModel):
    """A step as something to choose."""

    step: int
    word: str = Field(description="in the notation that actions are written down in")
    caption: Caption = Field(description="its arguments name the places and pieces that it is about")


class Next(Part):
    whole: bool = Field(description="is the choice complete with this step?")


class Listed(BaseModel):
    steps: list[int] = Field(description="those of its parts, to be sent")
    parts: list[Part]
    text: str
    effects: list[Event] = Field(description="what it would do, up to where something new comes to light")
    uncertain: bool = Field(description="does something come to light, or luck decide?")


class Decision(BaseModel):
    owed: bool = Field(description="False: you may, but need not")
    ask: MessageOut
    choices: list[Listed] | None = Field(
        description="all choices; none: there are too many, see next and parts"
    )
    next: list[Next] | None
    parts: list[list[Part]] | None = Field(description="if every part can be chosen apart from the others")
    automatic: bool = Field(description="there is only one choice; it will be made for you after a while")


class ScoreOut(BaseModel):
    seat: int
    points: int
    rank: int
    won: bool
    sources: dict[str, int]


class ResultOut(BaseModel):
    scores: list[ScoreOut]
    verdict: MessageOut = Field(description="who won and why, with the clause that decided it")


class Sight(BaseModel):
    seat: int | None = Field(description="none: as spectators see it")
    number: int = Field(description="of the last frame that you could notice")
    waiting: list[int]
    over: bool
    view: View = Field(description="what you may see; its form is the game's")
    position: int | None = Field(description="to be named with a move")
    undo: bool = Field(description="may you take your last move back?")
    decision: Decision | None
    result: ResultOut | None


class PositionMessage(Sight):
    """The event `position` of the stream."""

    happened: list[Frame]
    undone: bool = Field(description="frames beyond `number` did not happen after all")


class ReactionMessage(BaseModel):
    """The event `reaction` of the stream."""

    seat: int
    reaction: Reaction


class Messages(BaseModel):
    """The events of the stream, by name; the data of each is one of these."""

    table: TableOut
    position: PositionMessage
    reaction: ReactionMessage


class Played(BaseModel):
    position: int = Field(description="the seat's position after the move")


class After(BaseModel):
    text: str
    whole: bool
    next: list[Next]


class Why(BaseModel):
    legal: bool
    reason: MessageOut | None


class HintLine(BaseModel):
    steps: list[int]
    parts: list[Part]
    text: str
    visits: int
    value: float
    points: list[float]


class Hint(BaseModel):
    lines: list[HintLine]


class Log(BaseModel):
    frames: list[Frame]


class Replayed(BaseModel):
    frame: Frame
    count: int
    waiting: list[int]
    view: View
    views: list[View] | None = Field(description="if all is open: what each seat saw and hid")
    result: ResultOut | None
