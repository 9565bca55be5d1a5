"""What is worth knowing at sea: what a choice may lead to, and what is still hidden."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from antics.core.contract import Fact, Hidden
from antics.core.events import Event as Told
from antics.games.antigua.board import in_grid
from antics.games.antigua.events import Event
from antics.games.antigua.pieces import SEA, AntiguaCard, Land, card_data, treasures_on
from antics.games.antigua.state import State, turned

AHEAD = 2  # this round and the next, so that one's own next turn is among them


def _mine(kind: Event) -> Any:
    return lambda event, seat: event.kind == kind and event.who == seat


def _robbed(event: Told, seat: int) -> bool:
    return event.kind == Event.ROBBED and event.a == seat


def _finds(event: Told, seat: int) -> bool:
    return event.kind == Event.TREASURE and event.who != seat


FACTS: tuple[Fact, ...] = (
    Fact("treasure", 200, _mine(Event.TREASURE)),
    Fact("loot", 200, _mine(Event.ROBBED)),
    Fact("robbed", -200, _robbed),
    Fact("sea-card", 60, _mine(Event.TURNED)),
    Fact("rival-treasure", -70, _finds),
    Fact("end", -10, lambda event, seat: event.kind == Event.OVER),
)


class AntiguaSeaThing(TypedDict):
    what: Literal["thing_sea"]
    land: Land


class AntiguaTreasureThing(TypedDict):
    what: Literal["thing_treasure"]
    worth: int


class AntiguaCardThing(TypedDict):
    what: Literal["thing_card"]
    card: AntiguaCard


def hidden(s: State) -> list[Hidden]:
    found = []
    for who in range(s.players):
        kept = tuple(s.treasure[i] for i in range(s.found) if s.keeper[i] == who)
        found.append(Hidden("treasures", who, kept))
    sea = tuple(cell for cell in range(SEA) if in_grid(s.players, cell) and not turned(s, cell))
    found.append(Hidden("sea", -1, sea))
    found.append(Hidden("pile", -1, tuple(s.pile[: s.pile_left])))
    return found


def thing(s: State, kind: str, face: int) -> AntiguaSeaThing | AntiguaTreasureThing | AntiguaCardThing:
    if kind == "sea":
        return {"what": "thing_sea", "land": "island" if face else "nothing"}
    if kind == "treasures":
        return {"what": "thing_treasure", "worth": treasures_on(face)}
    return {"what": "thing_card", "card": card_data(0, face)}


def figures(s: State, seat: int, who: int) -> dict[str, int]:
    """How many treasures somebody has in all."""
    return {
        "treasures": sum(treasures_on(s.face[s.treasure[i]]) for i in range(s.found) if s.keeper[i] == who)
    }
