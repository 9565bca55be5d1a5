"""What can happen on the island: each kind with its clause and all that is needed to say and to show it.

Two numbers go with an event. Where more is to be told, they share one: `packed` puts several into it.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from antics.core.events import PIECE, WHO, A, Arg, B, EventKind, number, player, tells
from antics.core.events import Event as Told
from antics.games.antler_island.board import (
    COLOUR_NAMES,
    GROUNDS,
    LEVEL,
    NAMES,
    SPACES,
    UPHILL,
    Colour,
    Ground,
    Space,
)
from antics.games.antler_island.pieces import (
    CONTROL_NAMES,
    DEEDS,
    DIAMOND_ANTLER,
    GREEDY,
    KINDS,
    ROAR,
    ROPE_A_DOPE,
    RUT_YOUR_STUFF,
    SPEED_TILE,
    Action,
    Control,
    Wily,
)

BITS = 6  # of each number among several: none here is greater than 63


def packed(first: int, second: int) -> int:
    """Two numbers in one; the second may be several already."""
    return second << BITS | first


def part(packed: int, i: int) -> int:
    """One of several numbers in one."""
    return packed >> BITS * i & (1 << BITS) - 1


# ---- arguments ---------------------------------------------------------------------------------------


class AntlerIslandPath(TypedDict):
    """A way from a space to the next."""

    what: Literal["path"]
    start: Space
    end: Space


def _path(space: int) -> AntlerIslandPath:
    return {"what": "path", "start": NAMES[space], "end": NAMES[UPHILL[space]]}


class AntlerIslandLaid(TypedDict):
    """A control tile beside an action."""

    what: Literal["laid"]
    tile: Control
    deed: Action


def spaces_of(bits: int) -> list[int]:
    """A set of spaces as a list."""
    return [space for space in range(SPACES) if bits >> space & 1]


Slope = Literal["up", "level", "down"]


def slope(before: int, after: int) -> Slope:
    """Which way it goes from one space to another."""
    rise = LEVEL[after] - LEVEL[before]
    return "up" if rise > 0 else "down" if rise < 0 else "level"


def _plan(event: Told, seat: int) -> list[AntlerIslandLaid] | None:
    """What was planned: a secret of whoever did."""
    if seat != event.who:
        return None
    deeds = [DEEDS[part(event.a, i)] for i in range(len(CONTROL_NAMES))]
    return [
        {"what": "laid", "tile": tile, "deed": deed} for tile, deed in zip(CONTROL_NAMES, deeds, strict=True)
    ]


def _wily(event: Told, seat: int) -> Wily | None:
    face = event.face_for(seat)
    return None if face is None else KINDS[face]


Cause = Literal["stags", "food", "does"]
ROLLED_FOR: tuple[Cause, ...] = ("stags", "food", "does")  # what the die is rolled for
FOR_STAGS, FOR_FOOD, FOR_DOES = range(3)

Lack = Literal["food", "room", "doe", "token", "antler"]
LACKS: tuple[Lack, ...] = ("food", "room", "doe", "token", "antler")  # why an action is not possible
NO_FOOD, NO_ROOM, NO_DOE, NO_TOKEN, NO_ANTLER = range(5)

Pile = Literal["food", "wily"]
PILES: tuple[Pile, ...] = ("food", "wily")
Source = Literal["open", "hidden"]
SOURCES: tuple[Source, ...] = ("open", "hidden")  # where a wily tile is taken from

FOE = player(lambda event: event.a)
SPACE = Arg(Space, lambda event, seat: NAMES[event.b])
GROUND = Arg(Ground, lambda event, seat: GROUNDS[event.b])
SLOPE = Arg(Slope, lambda event, seat: slope(event.a, event.b))
TOKEN = PIECE
VALUE = Arg(int, lambda event, seat: event.face_for(seat))  # of a token that everyone has seen
SECRET_VALUE = Arg(int | None, lambda event, seat: event.face_for(seat))
TILE = PIECE
WILY = Arg(Wily, _wily)  # of a tile that everyone has seen
SECRET_WILY = Arg(Wily | None, _wily)
COUNT = A

WILY_CLAUSES = {
    ROAR: "AI-G3",
    SPEED_TILE: "AI-G4",
    GREEDY: "AI-G5",
    RUT_YOUR_STUFF: "AI-G6",
    ROPE_A_DOPE: "AI-G7",
    DIAMOND_ANTLER: "AI-G8",
}


def _part(of: Literal["a", "b"], i: int) -> Arg:
    return number(lambda event: part(getattr(event, of), i))


def _space_in_a(i: int) -> Arg:
    return Arg(Space, lambda event, seat: NAMES[part(event.a, i)])


# ---- what can happen ---------------------------------------------------------------------------------


class Event(EventKind):
    # the round
    ROUND = tells("AI-D4", who=WHO, round=A)
    ROLLED = tells(
        "AI-A4",
        cause=Arg(Cause, lambda event, seat: ROLLED_FOR[event.a]),
        colour=Arg(Colour, lambda event, seat: COLOUR_NAMES[event.b]),
    )
    PLACED = tells("AI-C5", who=WHO, space=SPACE, ground=GROUND)
    FOOD_LAID = tells(
        "AI-D4",
        space=_space_in_a(0),
        ground=Arg(Ground, lambda event, seat: GROUNDS[part(event.a, 0)]),
        token=TOKEN,
        batch=_part("a", 1),
    )
    DOES_CLIMBED = tells(
        "AI-D4",
        paths=Arg(list[AntlerIslandPath], lambda event, seat: [_path(at) for at in spaces_of(event.a)[::-1]]),
    )
    DOES_CAME = tells(lambda event: "AI-D4" if event.a else "AI-C7", space=SPACE, ground=GROUND)
    PLANNED = tells("AI-D1", who=WHO, plan=Arg(list[AntlerIslandLaid] | None, _plan))
    TOOK_BACK = tells("AI-D1", who=WHO)
    PLANS_LIE = tells("AI-D1")
    TILES_LIE = tells(
        "AI-D1", who=WHO, move=_part("a", 0), eat=_part("a", 1), rut=_part("a", 2), grow=_part("a", 3)
    )
    TURN = tells("AI-D2", who=WHO, turn=A)
    REVEALED = tells(
        "AI-D2",
        who=WHO,
        tile=Arg(Control, lambda event, seat: CONTROL_NAMES[event.a]),
        deed=Arg(Action, lambda event, seat: DEEDS[event.b]),
    )
    SKIPPED = tells(
        "AI-D3",
        who=WHO,
        deed=Arg(Action, lambda event, seat: DEEDS[event.a]),
        lack=Arg(Lack, lambda event, seat: LACKS[event.b]),
    )

    # the actions
    ROARED = tells(
        "AI-G3",
        who=WHO,
        count=number(lambda event: event.a.bit_count()),
        spaces=Arg(list[Space], lambda event, seat: [NAMES[at] for at in spaces_of(event.a)]),
        space=SPACE,
        ground=GROUND,
    )
    MOVED = tells("AI-E1", who=WHO, slope=SLOPE, space=SPACE, ground=GROUND)
    ATE = tells("AI-E2", who=WHO, count=COUNT, space=SPACE, ground=GROUND)
    GOT_FOOD = tells(
        "AI-C4",
        who=WHO,
        token=TOKEN,
        value=SECRET_VALUE,
        batch=_part("a", 1),
        drawn=Arg(bool, lambda event, seat: bool(part(event.a, 0))),
    )
    MATED = tells("AI-E3", who=WHO, count=COUNT, does=_part("b", 0), reserve=_part("b", 1))
    LAST_ROUND = tells("AI-E3", who=WHO)
    CASHED = tells("AI-E4", who=WHO, token=TOKEN, value=VALUE)
    GREW = tells("AI-E4", who=WHO, count=COUNT, antlers=_part("b", 0), lost=_part("b", 1), left=_part("b", 2))

    # wily tiles
    TOOK_TILE = tells(
        "AI-G1",
        who=WHO,
        pile=Arg(Source, lambda event, seat: SOURCES[event.a]),
        tile=TILE,
        wily=SECRET_WILY,
    )
    TURNED_UP = tells("AI-G1", wily=WILY)
    DROPPED = tells("AI-G1", who=WHO, tile=TILE, wily=WILY)
    PLAYED = tells(lambda event: WILY_CLAUSES[event.face], who=WHO, tile=TILE, wily=WILY)

    # fights
    ATTACKED = tells(
        "AI-F1",
        who=WHO,
        foe=player(lambda event: part(event.a, 0)),
        space=SPACE,
        ground=GROUND,
        back=_space_in_a(1),
    )
    COMMITTED = tells("AI-F1", who=WHO, token=TOKEN, value=SECRET_VALUE)
    STOOD = tells("AI-F1", who=WHO)
    RETREATED = tells("AI-F4", who=WHO, slope=SLOPE, space=SPACE, ground=GROUND)
    SHOWED = tells(lambda event: "AI-H4" if event.a else "AI-F3", who=WHO, token=TOKEN, value=VALUE)
    LOCKED = tells("AI-F3", who=WHO, strength=A, against=B)
    WON = tells("AI-F6", who=WHO, foe=FOE)
    DREW = tells("AI-F5", who=WHO, foe=FOE, space=SPACE, ground=GROUND)
    KEPT = tells("AI-G7", who=WHO, token=TOKEN, value=VALUE)
    LOST_ANTLER = tells("AI-F6", who=WHO, antlers=A, lost=B)
    WAS_PUT = tells("AI-F6", who=WHO, space=SPACE, ground=GROUND)
    WINNING_STAG = tells("AI-F7", who=WHO)
    TOOK_CUBE = tells(
        "AI-I2",
        who=WHO,
        cube=Arg(Literal["own", "theirs"], lambda event, seat: "own" if event.a == event.who else "theirs"),
        whose=player(lambda event: event.a),
        foe=player(lambda event: event.b),
    )

    # piles, and the end
    SHUFFLED = tells(
        lambda event: "AI-G1" if event.a else "AI-C3",
        pile=Arg(Pile, lambda event, seat: PILES[event.a]),
        count=B,
    )
    UNCOVERED = tells(
        "AI-H4",
        space=_space_in_a(0),
        ground=Arg(Ground, lambda event, seat: GROUNDS[part(event.a, 0)]),
        token=TOKEN,
        value=VALUE,
    )
    SHOWED_TILE = tells("AI-H4", who=WHO, tile=TILE, wily=WILY)
    OVER = tells("AI-H4")
