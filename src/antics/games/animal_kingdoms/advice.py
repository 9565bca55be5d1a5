"""What is worth knowing in the kingdoms: what a choice may lead to, and what rivals may hold."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from antics.core.contract import Fact, Hidden
from antics.core.events import Event as Told
from antics.games.animal_kingdoms.board import KINGDOMS, SIZE, Kingdom
from antics.games.animal_kingdoms.events import AnimalKingdomsCard, Event, card_data
from antics.games.animal_kingdoms.laws import holds_pair, pair_kingdom
from antics.games.animal_kingdoms.pieces import FIRST_BONUS, MARKS, NO_CARD
from antics.games.animal_kingdoms.state import State

AHEAD = 1000  # to the end of the age


def _mine(kind: Event, points: int = 0) -> Any:
    return lambda event, seat: event.kind == kind and event.who == seat and event.b >= points


def _paid_in(k: int) -> Any:
    return lambda event, seat: (
        event.kind == Event.PAID and event.who == seat and event.a == k and event.b >= 5
    )


def _loses_battle(event: Told, seat: int) -> bool:
    return event.kind == Event.WON_BATTLE and event.who != seat


FACTS: tuple[Fact, ...] = (
    *(Fact(f"kingdom-{SIZE[k]}", 500, _paid_in(k)) for k in range(KINGDOMS)),
    Fact("crown", 200, _mine(Event.CROWN)),
    Fact("throne", 250, _mine(Event.THRONE)),
    Fact("bonus", 300, _mine(Event.BONUS)),
    Fact("stuck", -150, _mine(Event.STUCK)),
)


class AnimalKingdomsBonusThing(TypedDict):
    what: Literal["thing_bonus"]
    worth: int


class AnimalKingdomsCardThing(TypedDict):
    what: Literal["thing_card"]
    card: AnimalKingdomsCard
    fits: list[Kingdom]  # the kingdoms whose laws allow it now


def hidden(s: State) -> list[Hidden]:
    found = []
    for who in range(s.players):
        found.append(Hidden("cards", who, tuple(s.hand[who][: s.held[who]])))
        mine = tuple(FIRST_BONUS + i for i in range(s.bonuses) if s.bonus_of[i] == who)
        found.append(Hidden("bonus", who, mine))
    found.append(Hidden("pile", -1, tuple(s.pile[: s.in_pile])))
    return found


def thing(s: State, kind: str, face: int) -> AnimalKingdomsBonusThing | AnimalKingdomsCardThing:
    if kind == "bonus":
        return {"what": "thing_bonus", "worth": face}
    fits = [SIZE[k] for k in range(KINGDOMS) if s.legal[k] & MARKS[face] != NO_CARD]
    return {"what": "thing_card", "card": card_data(face), "fits": fits}


def figures(s: State, seat: int, who: int) -> dict[str, int]:
    """Into which kingdoms somebody could lay a card."""
    hand = [s.face[s.hand[who][i]] for i in range(s.held[who])]
    found = {
        f"fits-{SIZE[k]}": int(any(s.legal[k] & MARKS[card] != NO_CARD for card in hand))
        for k in range(KINGDOMS)
    }
    if (pairs := pair_kingdom(s)) >= 0:
        found[f"fits-{SIZE[pairs]}"] = int(holds_pair(s, who))
    return found
