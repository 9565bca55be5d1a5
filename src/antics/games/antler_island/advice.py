"""What is worth knowing on the island: what a choice may lead to, and what rivals may hold."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from antics.core.contract import Fact, Hidden
from antics.core.events import Event as Told
from antics.games.antler_island.events import Event
from antics.games.antler_island.pieces import KINDS, Wily
from antics.games.antler_island.state import State
from antics.games.antler_island.strategy import strength

AHEAD = 1  # the round


def _mine(kind: Event, count: int = 0) -> Any:
    return lambda event, seat: event.kind == kind and event.who == seat and event.a >= count


def _against(kind: Event) -> Any:
    return lambda event, seat: event.kind == kind and event.a == seat and event.who != seat


def _rival_mates(event: Told, seat: int) -> bool:
    return event.kind == Event.MATED and event.who != seat


def _is_attacked(event: Told, seat: int) -> bool:
    return event.kind == Event.ATTACKED and bool(event.seen_by(seat)["foe"]["seat"] == seat)


FACTS: tuple[Fact, ...] = (
    Fact("doe", 100, _mine(Event.MATED)),
    Fact("two-does", 60, _mine(Event.MATED, 2)),
    Fact("fight-won", 150, _mine(Event.WON)),
    Fact("fight-lost", -110, _against(Event.WON)),
    Fact("attacked", -20, _is_attacked),
    Fact("antlers", 35, _mine(Event.GREW, 1)),
    Fact("meal", 25, _mine(Event.ATE, 1)),
    Fact("wily-tile", 20, _mine(Event.TOOK_TILE)),
    Fact("skipped", -40, _mine(Event.SKIPPED)),
)


class AntlerIslandFoodThing(TypedDict):
    what: Literal["thing_food"]
    value: int


class AntlerIslandTileThing(TypedDict):
    what: Literal["thing_tile"]
    wily: Wily


def hidden(s: State) -> list[Hidden]:
    found = []
    for who in range(s.players):
        found.append(Hidden("food", who, tuple(s.hand[who][: s.tokens[who]])))
        found.append(Hidden("tiles", who, tuple(tile for tile in s.tiles[who] if tile >= 0)))
    lying = tuple(token for tokens in s.food for token in tokens if token >= 0)
    found.append(Hidden("food-lying", -1, lying))
    found.append(Hidden("food-pile", -1, tuple(s.food_pile[: s.food_left])))
    found.append(Hidden("tile-pile", -1, tuple(s.wily_pile[: s.wily_left])))
    return found


def thing(s: State, kind: str, face: int) -> AntlerIslandFoodThing | AntlerIslandTileThing:
    if kind.startswith("tile"):
        return {"what": "thing_tile", "wily": KINDS[face]}
    return {"what": "thing_food", "value": face}


def figures(s: State, seat: int, who: int) -> dict[str, int]:
    """How strong somebody would be in a fight, and I against them: antlers and the three best tokens."""
    theirs = strength(s, who)
    if seat == who or seat >= s.players:
        return {"strength": theirs}
    ahead = strength(s, seat) - theirs
    return {"strength": theirs, "fight": 1 if ahead > 0 else 0 if ahead == 0 else -1}
