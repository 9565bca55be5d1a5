"""Antler Island as a seat may see it, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from typing import Any, Literal

from typing_extensions import TypedDict

from antics.core.seats import NAMES as SEAT_NAMES
from antics.core.state import knows
from antics.core.views import Place, Rows, places
from antics.games.antler_island.board import (
    COLOUR_NAMES,
    GROUNDS,
    LAND,
    NAMES,
    OUTER_RING,
    SPACES,
    Colour,
    Ground,
    Space,
)
from antics.games.antler_island.pieces import (
    CONTROL_NAMES,
    DEEDS,
    FIRST_CONTROL,
    HAND,
    KINDS,
    PLAN,
    STAKE,
    TILES,
    Action,
    Control,
    Wily,
)
from antics.games.antler_island.state import SEATS, Phase, State, antlers_left, face_up, tile_of_round


class AntlerIslandToken(TypedDict):
    """A food token: its number and the shuffle it came from are public, its value may be hidden."""

    id: int
    value: int | None
    batch: int


class AntlerIslandHeldToken(AntlerIslandToken):
    committed: bool  # or about to be cashed


class AntlerIslandTile(TypedDict):
    """A wily tile."""

    id: int
    kind: Wily | None
    up: bool


class AntlerIslandSpace(TypedDict):
    name: Space
    kind: Ground
    does: int
    food: list[AntlerIslandToken]
    stags: list[int]


class AntlerIslandPlan(TypedDict):
    """The control mat: revealed tiles, and how many lie face down beside each action."""

    ready: bool
    revealed: dict[Control, Action]
    beside: dict[Action, int] | None
    own: dict[Control, Action] | None


class AntlerIslandSeat(TypedDict):
    name: str
    stag: Space | None
    antlers: int
    lost: int
    mated: int
    winning_stag: bool
    cubes: list[int] | None  # by whose colour they are
    tokens: list[AntlerIslandHeldToken]
    tiles: list[AntlerIslandTile]
    plan: AntlerIslandPlan


class AntlerIslandFight(TypedDict):
    attacker: int
    defender: int
    space: Space
    back: Space  # where the attacker came from
    committed: list[int | None]  # how many tokens the attacker and the defender put forward; None: not yet
    strengths: list[int] | None  # of the attacker and the defender, once antlers are locked
    winner: int | None  # then; None for a draw


class AntlerIslandLimits(TypedDict):
    """How many food tokens and wily tiles can be held, and how many tokens committed."""

    tokens: int
    tiles: int
    committed: int


Stage = Literal["place", "plan", "act", "fight", "over"]
LANDS = [[space for space in range(SPACES) if land >> space & 1] for land in LAND]  # by players
ROW_OF = [{space: i for i, space in enumerate(land)} for land in LANDS]
CONTROLS_OF = [range(FIRST_CONTROL + PLAN * p, FIRST_CONTROL + PLAN * (p + 1)) for p in range(SEATS)]
Cell = Callable[[State, int, int], Any]  # of a row in a list, as a seat may see it
MADE_OF = {  # what cells of seats follow from
    **{name: (name,) for name in ("stag", "antlers", "lost", "mated", "cubes", "tiles")},
    "winning_stag": ("won",),
    "tokens": ("hand", "tokens", "staked"),
    "plan": ("plan", "laid", "spent"),
}
CELLS_OF_SEATS = [cell for cell, names in MADE_OF.items() for _ in names]
OF_SEATS = attrgetter(*[name for names in MADE_OF.values() for name in names])
PIECES: dict[str, Callable[[State, int], Sequence[int]]] = {  # that lie there; -1 is none
    "tokens": lambda s, p: s.hand[p][: s.tokens[p]],
    "tiles": lambda s, p: s.tiles[p],
    "plan": lambda s, p: CONTROLS_OF[p],
}
LIMITS: AntlerIslandLimits = {"tokens": HAND, "tiles": TILES, "committed": STAKE}


class AntlerIslandView(TypedDict):
    players: int
    advanced: bool
    round: int
    last_round: bool
    stage: Stage
    active: int
    start: int
    turn: int  # which of the four tiles of the round
    deed: Action | None  # what is carried out now,
    tile: Control | None  # and by which control tile
    die: Colour
    spaces: list[AntlerIslandSpace]
    seats: list[AntlerIslandSeat]
    fight: AntlerIslandFight | None
    reserve: int
    antlers_left: int
    food_pile: int
    food_discards: list[int]
    wily_pile: int
    wily_up: Wily | None
    wily_discards: list[Wily]
    last_round_at: int
    limits: AntlerIslandLimits
    you: int | None


def see(s: State, seat: int) -> AntlerIslandView:
    lists = {rows.name: rows.all(s, seat) for rows in SEEN_ROWS}
    return see_rest(s) | see_own(s, seat) | lists  # type: ignore[return-value]


def see_own(s: State, seat: int) -> dict[str, Any]:
    """What of a view is not the same for all, besides its long lists."""
    return {"you": seat if seat < s.players else None}


def see_rest(s: State) -> dict[str, Any]:
    """What everyone sees alike."""
    acting = _acting(s)
    return {
        "players": s.players,
        "advanced": bool(s.advanced),
        "round": s.round,
        "last_round": bool(s.last),
        "stage": _stage(s),
        "active": s.active,
        "start": s.start,
        "turn": tile_of_round(s),
        "deed": DEEDS[s.deed] if acting else None,
        "tile": CONTROL_NAMES[s.tile] if acting else None,
        "die": COLOUR_NAMES[s.colour],
        "fight": _fight(s),
        "reserve": s.reserve,
        "antlers_left": antlers_left(s),
        "food_pile": s.food_left,
        "food_discards": [s.face[token] for token in s.food_discards[: s.food_discarded]],
        "wily_pile": s.wily_left,
        "wily_up": KINDS[s.face[s.wily_up]] if s.wily_up >= 0 else None,
        "wily_discards": [KINDS[s.face[tile]] for tile in s.wily_discards[: s.wily_discarded]],
        "last_round_at": s.last_at,
        "limits": LIMITS,
    }


STAGES: dict[int, Stage] = {Phase.PLACE: "place", Phase.PLAN: "plan", Phase.OVER: "over"}
LOCKED = (Phase.ROPE, Phase.DIAMOND, Phase.PUT)
FIGHTING = (Phase.COMMIT, Phase.DEFEND, Phase.FACE, Phase.RETREAT, *LOCKED)


def _stage(s: State) -> Stage:
    return "fight" if s.phase in FIGHTING else STAGES.get(s.phase, "act")


def _acting(s: State) -> bool:
    """Is somebody carrying an action out, or just through with one?"""
    return s.phase not in (*STAGES, Phase.REVEAL)


def _spaces_changed(before: State, now: State, pieces: set[int]) -> Iterator[Place]:
    """What may look different about spaces."""
    rows = ROW_OF[now.players]
    for space in places(before.does, now.does):
        yield rows[space], "does"
    for p in places(before.stag, now.stag):
        yield from [(rows[space], "stags") for space in (before.stag[p], now.stag[p]) if space >= 0]
    laid = places(before.food, now.food)
    if pieces:
        laid += [space for space in range(OUTER_RING) if not pieces.isdisjoint(now.food[space])]
    yield from [(rows[space], "food") for space in laid if space in rows]


def _known_of_space(s: State, i: int, cell: str) -> list[int]:
    space = LANDS[s.players][i]
    if cell != "food" or space >= OUTER_RING:
        return []
    return [s.seen[token] for token in s.food[space] if token >= 0]


def _food(s: State, i: int, seat: int) -> list[AntlerIslandToken]:
    space = LANDS[s.players][i]
    return [_token(s, token, seat) for token in s.food[space] if token >= 0] if space < OUTER_RING else []


def _stags(s: State, i: int, seat: int) -> list[int]:
    space = LANDS[s.players][i]
    return [p for p in range(s.players) if s.stag[p] == space]


SPACE: dict[str, Cell] = {
    "name": lambda s, i, seat: NAMES[LANDS[s.players][i]],
    "kind": lambda s, i, seat: GROUNDS[LANDS[s.players][i]],
    "does": lambda s, i, seat: s.does[LANDS[s.players][i]],
    "food": _food,
    "stags": _stags,
}


def _token(s: State, token: int, seat: int) -> AntlerIslandToken:
    return {"id": token, "value": s.face[token] if knows(s, seat, token) else None, "batch": s.batch[token]}


def _tile(s: State, tile: int, seat: int) -> AntlerIslandTile:
    return {"id": tile, "kind": KINDS[s.face[tile]] if knows(s, seat, tile) else None, "up": face_up(s, tile)}


def _seats_changed(before: State, now: State, pieces: set[int]) -> Iterator[Place]:
    """What may look different about seats."""
    for cell, was, lies in zip(CELLS_OF_SEATS, OF_SEATS(before), OF_SEATS(now), strict=True):
        if was != lies:
            yield from [(p, cell) for p in places(was, lies)]
    if _planning(before) != _planning(now) or (before.phase == Phase.PLACE) != (now.phase == Phase.PLACE):
        yield from [(p, "plan") for p in range(now.players)]
    if pieces:
        for p in range(now.players):
            yield from [(p, cell) for cell, lie in PIECES.items() if not pieces.isdisjoint(lie(now, p))]


def _known_of_seat(s: State, p: int, cell: str) -> list[int]:
    if cell == "plan":
        return [1 << p]
    return [s.seen[piece] for piece in PIECES[cell](s, p) if piece >= 0] if cell in PIECES else []


def _tokens(s: State, p: int, seat: int) -> list[AntlerIslandHeldToken]:
    return [
        {**_token(s, token, seat), "committed": bool(s.staked[p] >> i & 1)}
        for i, token in enumerate(s.hand[p][: s.tokens[p]])
    ]


def _planning(s: State) -> bool:
    return s.phase in (Phase.PLAN, Phase.PLACE)


def _plan(s: State, p: int, seat: int) -> AntlerIslandPlan:
    tiles, plan, spent = s.face[FIRST_CONTROL + PLAN * p :][:PLAN], s.plan[p], s.spent[p]
    mat: AntlerIslandPlan = {"ready": s.laid[p] >= PLAN, "revealed": {}, "beside": None, "own": None}
    if not _planning(s):
        beside = mat["beside"] = dict.fromkeys(DEEDS, 0)
        for tile, deed in zip(tiles, plan, strict=True):
            if spent >> tile & 1:
                mat["revealed"][CONTROL_NAMES[tile]] = DEEDS[deed]
            else:
                beside[DEEDS[deed]] += 1
    if p == seat and s.phase != Phase.PLACE:
        mat["own"] = {CONTROL_NAMES[tiles[i]]: DEEDS[plan[i]] for i in range(s.laid[p])}
    return mat


SEAT: dict[str, Cell] = {
    "name": lambda s, p, seat: SEAT_NAMES[p],
    "stag": lambda s, p, seat: NAMES[s.stag[p]] if s.stag[p] >= 0 else None,
    "antlers": lambda s, p, seat: s.antlers[p],
    "lost": lambda s, p, seat: s.lost[p],
    "mated": lambda s, p, seat: s.mated[p],
    "winning_stag": lambda s, p, seat: bool(s.won[p]),
    "cubes": lambda s, p, seat: s.cubes[p][: s.players] if s.advanced else None,
    "tokens": _tokens,
    "tiles": lambda s, p, seat: [_tile(s, tile, seat) for tile in s.tiles[p] if tile >= 0],
    "plan": _plan,
}


def _fight(s: State) -> AntlerIslandFight | None:
    if s.phase not in FIGHTING:
        return None
    locked = s.phase in LOCKED
    return {
        "attacker": s.attacker,
        "defender": s.defender,
        "space": NAMES[s.stag[s.attacker]],
        "back": NAMES[s.back],
        "committed": [
            None if s.phase == Phase.COMMIT else s.staked[s.attacker].bit_count(),
            None if s.phase in (Phase.COMMIT, Phase.DEFEND) else s.staked[s.defender].bit_count(),
        ],
        "strengths": s.strengths[:] if locked else None,
        "winner": s.winner if locked and s.winner >= 0 else None,
    }


SEEN_ROWS = (
    Rows("spaces", lambda s: len(LANDS[s.players]), _spaces_changed, _known_of_space, SPACE),
    Rows("seats", lambda s: s.players, _seats_changed, _known_of_seat, SEAT),
)
