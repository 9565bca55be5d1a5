"""The form of all that a table tells, declared once: what makes an answer returns one of these, and what the
API describes to others is made from them. Views, events and captions are declared by each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, cast

from typing_extensions import Doc, TypeAliasType, TypedDict

from antics.core.edits import Edit
from antics.core.events import PlayerData
from antics.core.message import Message
from antics.table.wish import AtZero, Pace, Takeback

View = TypeAliasType("View", Mapping[str, Any])  # what a game's `see` returns
EventData = TypeAliasType("EventData", Mapping[str, Any])  # what `Event.seen_by` returns
CaptionData = TypeAliasType("CaptionData", Mapping[str, Any])  # what a game's `words.caption` returns

Status = Literal["open", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
Closed = Literal["too-long", "operator"]
ProposalKind = Literal["pause", "undo"]
Reaction = Literal["hello", "well-played", "ouch", "thinking", "hurry", "thanks", "sorry", "good-game"]


# ---- messages --------------------------------------------------------------------------------------

#: What a message speaks of: ids of the game's world, numbers, players, messages, or several of these.
Arg = TypeAliasType("Arg", "str | int | PlayerData | MessageOut | list[Arg]")


class MessageOut(TypedDict):
    """Something to be said: each language has words for the id."""

    id: str
    args: dict[str, Arg]
    clause: NotRequired[str | None]


def said(message: Message) -> MessageOut:
    """A message as plain data."""
    return cast(MessageOut, message.data())


# ---- a table and its seats ---------------------------------------------------------------------------


class SeatOut(TypedDict):
    seat: int
    kind: SeatKind
    level: str | None
    name: str
    colour: int
    present: Annotated[bool, Doc("is the person here?")]
    stand_in: Annotated[bool, Doc("does a bot stand in for somebody who is away?")]
    asking: Annotated[str | None, Doc("the name of somebody who would like to take the seat over")]
    agreed: Annotated[list[int], Doc("the seats of those who agree to that; all people at the table must")]
    due: Annotated[int | None, Doc("until when it has time for what it owes, in seconds since 1970")]
    time_left: Annotated[int | None, Doc("seconds in its bank while its clock stands")]
    holiday: Annotated[list[int] | None, Doc("from when until when whoever holds it is away")]
    late: Annotated[bool, Doc("its time ran out, and a bot plays until the person is back")]
    kept: Annotated[bool, Doc("open only to whoever has its own link")]
    silenced: Annotated[bool, Doc("the host does not let whoever holds it write")]


class PartingOut(TypedDict):
    """Where a game that was played by an earlier edition of the rules cannot be followed any further."""

    edition: Annotated[int, Doc("by which it was played")]
    move: Annotated[int, Doc("the first one that is not the same any more, counted from 1; 0: the set-up")]
    clause: Annotated[str, Doc("the ruling that changed")]


class ProposalOut(TypedDict):
    """Something that is done once all people at the table agree."""

    what: ProposalKind
    seat: Annotated[int, Doc("whose idea it is")]
    agreed: Annotated[list[int], Doc("the seats of those who agree")]


class TableOut(TypedDict):
    """What everyone may know about a table."""

    id: str
    game: str
    players: int
    options: dict[str, bool]
    components: dict[str, dict[str, int]]
    status: Status
    public: bool
    spectators: bool
    hints: bool
    stand_in_after: int
    stand_in_level: str
    pace: Pace
    move_time: Annotated[int, Doc("seconds for each move; 0: no limit")]
    bank: Annotated[int, Doc("seconds for all moves together; 0: no bank")]
    increment: Annotated[int, Doc("seconds that each move adds to the bank")]
    at_zero: Annotated[
        AtZero, Doc("when time has run out: a bot takes over, a bot moves once, or the first choice is made")
    ]
    takeback: Annotated[Takeback, Doc("who may take what back")]
    talk: Annotated[bool, Doc("may people at the table write to each other?")]
    language: Annotated[str, Doc("of whoever made it; empty: unknown")]
    league: Annotated[bool, Doc("does it add to the results of a league?")]
    paused: Annotated[int | None, Doc("since when all clocks stand still")]
    proposal: ProposalOut | None
    sealed: Annotated[bool, Doc("False: the game was uploaded or is guided, so somebody knew its secret")]
    guided: Annotated[bool, Doc("a first game with a fixed deal, in which each move is suggested")]
    commitment: Annotated[str, Doc("SHA-256 of 'antics commitment ' and the secret")]
    secret: Annotated[str | None, Doc("decides all luck; told after the end")]
    edition: Annotated[int, Doc("of the rules that it is played by")]
    closed: Annotated[Closed | None, Doc("why the game was ended before its end, if it was")]
    parted: Annotated[PartingOut | None, Doc("of a finished game: it is shown only up to this move")]
    rematch: str | None
    made: int
    seats: list[SeatOut]


class Brief(TypedDict):
    """A table in a list."""

    id: str
    game: str
    players: int
    status: Status
    options: dict[str, bool]
    names: list[str]
    colours: Annotated[list[int], Doc("of those who sit there, bots too")]
    open_seats: Annotated[int, Doc("that anybody may take who has the table's link")]
    touched: int
    pace: Pace
    language: str
    league: bool
    yours: Annotated[list[int], Doc("the seats that you hold")]
    waiting: Annotated[list[int], Doc("the seats that owe a decision")]
    due: Annotated[int | None, Doc("until when the first of them has time, in seconds since 1970")]


# ---- what may be chosen --------------------------------------------------------------------------------


class Part(TypedDict):
    """A step as something to choose."""

    step: int
    word: Annotated[str, Doc("in the notation that actions are written down in")]
    caption: Annotated[CaptionData, Doc("its arguments name the places and pieces that it is about")]


class Next(Part):
    whole: Annotated[bool, Doc("is the choice complete with this step?")]


class Listed(TypedDict):
    """A whole choice."""

    steps: Annotated[list[int], Doc("those of its parts, to be sent")]
    parts: list[Part]
    text: str


class Decision(TypedDict):
    """What a seat may decide now."""

    owed: Annotated[bool, Doc("False: you may, but need not")]
    ask: MessageOut
    choices: Annotated[list[Listed] | None, Doc("all choices; none: there are too many, see next and parts")]
    next: list[Next] | None
    parts: Annotated[list[list[Part]] | None, Doc("if every part can be chosen apart from the others")]
    automatic: Annotated[
        bool,
        Doc("there is only one choice; unless you want to be asked, it will be made for you after a while"),
    ]
    suggested: NotRequired[Annotated[list[int], Doc("in a guided game: the steps of a good choice")]]


class Effects(TypedDict):
    """What a whole choice would do, by what the seat knows."""

    told: Annotated[list[EventData], Doc("up to where something new comes to light")]
    uncertain: Annotated[bool, Doc("does something come to light, or luck decide?")]
    undoable: Annotated[bool, Doc("could it be taken back, as far as the seat can know?")]


class After(TypedDict):
    """What may follow the first steps of a choice."""

    text: str
    whole: bool
    next: list[Next]
    effects: Annotated[Effects | None, Doc("of a whole choice")]


class Why(TypedDict):
    """Whether a choice is legal, and if not, why."""

    legal: bool
    reason: MessageOut | None


# ---- what is hidden --------------------------------------------------------------------------------------


class Possible(TypedDict):
    """Something that a hidden thing may be."""

    thing: Annotated[dict[str, Any], Doc("`what` and its arguments, as the game tells it")]
    chance: Annotated[float, Doc("from 0 to 1")]


class HiddenPiece(TypedDict):
    piece: int
    known: Annotated[bool, Doc("do you know it?")]
    chances: list[Possible]


class FigureValue(TypedDict):
    value: int
    chance: float


class Figure(TypedDict):
    name: str
    values: list[FigureValue]


class HoldingOut(TypedDict):
    """Hidden things of one kind that somebody holds, or that lie in a pile, from what you could know."""

    kind: str
    who: PlayerData | None
    pieces: Annotated[list[HiddenPiece], Doc("the first few of them")]
    count: int
    some: Annotated[list[Possible], Doc("how likely at least one of them is such a thing")]
    figures: list[Figure]


class Holdings(TypedDict):
    holdings: list[HoldingOut]


# ---- what happened, and how things stand ---------------------------------------------------------------


class Frame(TypedDict):
    """Something that happened, as a viewer could notice it."""

    number: int
    seat: int | None
    clause: str | None
    action: Annotated[str | None, Doc("the words of the choice: your own, or any after the end")]
    stood_in: NotRequired[Annotated[bool, Doc("at your seat: it was made for you while you were away")]]
    events: list[EventData]


class Log(TypedDict):
    """All that happened."""

    frames: list[Frame]


class ScoreOut(TypedDict):
    seat: int
    points: int
    rank: int
    won: bool
    sources: dict[str, int]


class ResultOut(TypedDict):
    """How a game ended."""

    scores: list[ScoreOut]
    verdict: Annotated[MessageOut, Doc("who won and why, with the clause that decided it")]


class Snapshot(TypedDict):
    """How things stand, as a viewer may see it, with all that the viewer may decide."""

    seat: Annotated[int | None, Doc("none: as spectators see it")]
    number: Annotated[int, Doc("of the last frame that you could notice")]
    waiting: list[int]
    over: bool
    view: Annotated[View, Doc("what you may see; its form is the game's")]
    decision_number: Annotated[int | None, Doc("of what you decide now; to be named with a move")]
    undo: Annotated[bool, Doc("may you take your last move back?")]
    decision: Decision | None
    result: Annotated[ResultOut | None, Doc("after the end; none where it is not known any more")]


class SnapshotMessage(Snapshot):
    """The event `snapshot` of the stream: how things stand, whole."""

    count: Annotated[int, Doc("of what you were told; the next change has the next one")]
    happened: list[Frame]


class SnapshotChange(TypedDict):
    """What is different from how things stood before; what is not named is as it was."""

    number: NotRequired[Annotated[int, Doc("of the last frame that you could notice")]]
    waiting: NotRequired[list[int]]
    over: NotRequired[bool]
    view: NotRequired[list[Edit]]
    decision_number: NotRequired[int | None]
    undo: NotRequired[bool]
    decision: NotRequired[Decision | None]
    result: NotRequired[ResultOut | None]


class ChangeMessage(SnapshotChange):
    """The event `change` of the stream."""

    count: Annotated[int, Doc("one more than that of what you were told before; else ask for all anew")]
    happened: list[Frame]
    undone: Annotated[bool, Doc("frames beyond `number` did not happen after all")]


class TableChange(TypedDict):
    """The event `table_change` of the stream: what is different about the table."""

    status: NotRequired[Status]
    public: NotRequired[bool]
    spectators: NotRequired[bool]
    hints: NotRequired[bool]
    stand_in_after: NotRequired[int]
    stand_in_level: NotRequired[str]
    paused: NotRequired[int | None]
    proposal: NotRequired[ProposalOut | None]
    talk: NotRequired[bool]
    secret: NotRequired[str | None]
    edition: NotRequired[int]
    parted: NotRequired[PartingOut | None]
    rematch: NotRequired[str | None]
    seats: NotRequired[Annotated[list[SeatOut], Doc("those at which something is different")]]


class ReactionMessage(TypedDict):
    """The event `reaction` of the stream."""

    seat: int
    reaction: Reaction


class Line(TypedDict):
    """The event `line` of the stream: what somebody at the table wrote."""

    number: int
    seat: int
    name: Annotated[str, Doc("by which they went then")]
    text: str
    at: int
    reported: Annotated[list[int], Doc("the seats that told the host of it; only the host knows")]


class Messages(TypedDict):
    """The events of the stream, by name; the data of each is one of these."""

    table: TableOut
    table_change: TableChange
    snapshot: SnapshotMessage
    change: ChangeMessage
    reaction: ReactionMessage
    line: Line


class Replayed(TypedDict):
    """A moment of a game: what happened, and how things stood then."""

    frame: Frame
    count: int
    waiting: list[int]
    view: View
    views: Annotated[list[View] | None, Doc("if all is open: what each seat saw and hid")]
    result: ResultOut | None


class MomentOut(TypedDict):
    """Everyone's chance to win after so many moves, by what whoever decides then could know."""

    move: int
    seat: Annotated[int | None, Doc("who decides then; none: it is over")]
    chances: Annotated[list[float], Doc("to win, for every seat, from 0 to 1")]


class IdeaOut(TypedDict):
    """A choice that was made, or could have been."""

    text: str
    steps: list[int]
    parts: list[Part]


class DecidedOut(TypedDict):
    """A decision that cost much, judged by what could be known then."""

    seat: int
    move: Annotated[int, Doc("how many moves were made before it")]
    at: Annotated[int, Doc("the moment before it in a replay seen by this seat")]
    chance: Annotated[float, Doc("to win, as it was decided; from 0 to 1")]
    cost: Annotated[float, Doc("how much greater the chance would have been")]
    give: Annotated[float, Doc("half the width of the interval in which the cost is, 19 times of 20")]
    played: IdeaOut
    better: IdeaOut
    why: list[MessageOut]


class FortuneOut(TypedDict):
    """What a seat won above an even share, and where it came from."""

    seat: int
    result: Annotated[float, Doc("1: won alone")]
    luck: Annotated[float, Doc("what dice and draws gave")]
    choices: Annotated[float, Doc("what is left: what the choices were worth, one's own and the others'")]
    give: Annotated[float, Doc("half the width of the interval of both, 19 times of 20")]
    told: MessageOut


class ReviewOut(TypedDict):
    """A finished game looked back on."""

    moves: int
    moments: list[MomentOut]
    decisions: list[DecidedOut]
    fortunes: list[FortuneOut]


class ReviewNews(TypedDict):
    """How much of a review is done; and at the end the review, or why there is none."""

    done: NotRequired[int]
    of: NotRequired[int]
    review: NotRequired[ReviewOut]
    refused: NotRequired[str]


class Run(TypedDict):
    """Some letters of a picture that look alike."""

    text: str
    colour: Annotated[str | None, Doc("such as #e07a1f; none: that of all letters")]
    background: str | None
    bold: bool
    dim: bool


class Picture(TypedDict):
    """A view drawn with letters, as a terminal shows it."""

    lines: list[list[Run]]
