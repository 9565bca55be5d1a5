"""What can happen, with all that is told of it; and how people, cards and laws are told of."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from antics.core.events import Arg, B, EventKind, PlayerData, number, tells
from antics.core.events import Event as Told
from antics.core.seats import NAMES as SEATS
from antics.games.animal_kingdoms.board import SIZE, Kingdom
from antics.games.animal_kingdoms.pieces import LAWS, NAMES, SPECIES, Arrow, LawId, Species, Trait, species
from antics.games.animal_kingdoms.pieces import number as number_of
from antics.games.animal_kingdoms.state import EGON, PLACES

# ---- people, cards, laws -----------------------------------------------------------------------------

Person = PlayerData | Literal["Egon"]
PEOPLE = (*SEATS, "Egon")


class AnimalKingdomsCard(TypedDict):
    what: Literal["card"]
    name: str  # as in notations and views
    species: Species
    number: int


class AnimalKingdomsLaw(TypedDict):
    what: str  # a message for each
    id: LawId
    title: str
    looks_at: Arrow
    watches: list[Kingdom]  # those whose cards it looks at
    by: list[Trait]  # what it compares


def person(who: int) -> Person:
    return "Egon" if who == EGON else {"seat": who}


def people(bits: int) -> list[Person]:
    return [person(who) for who in range(PLACES) if bits >> who & 1]


def card_data(card: int) -> AnimalKingdomsCard:
    return {
        "what": "card",
        "name": NAMES[card],
        "species": SPECIES[species(card)],
        "number": number_of(card),
    }


def law_data(n: int, k: int) -> AnimalKingdomsLaw:
    """A law that is in force in a kingdom."""
    law = LAWS[n - 1]
    return {
        "what": f"law_{law.id.lower()}",
        "id": law.id,
        "title": law.title,
        "looks_at": law.arrow,
        "watches": [SIZE[other] for other in law.watched_from(k)],
        "by": list(law.by),
    }


# ---- arguments ---------------------------------------------------------------------------------------

Shunned = Literal["full", "only-crown", "leads"]
Chosen = Literal["welcome", "anywhere", "crown"]
SHUNNED: tuple[Shunned, ...] = ("full", "only-crown", "leads")
CHOSEN: tuple[Chosen, ...] = ("welcome", "anywhere", "crown")


def _face(event: Told, seat: int) -> AnimalKingdomsCard | None:
    face = event.face_for(seat)
    return None if face is None else card_data(face)


def _place(event: Told, seat: int) -> int | None:
    return None if event.face_for(seat) is None else event.a


def _age_clause(event: Told) -> str:
    """The first age begins by set-up."""
    return "AK-E4" if event.a else "AK-B1"


WHO = Arg(Person, lambda event, seat: person(event.who))
THEY = Arg(list[Person], lambda event, seat: people(event.b))
AGE = number(lambda event: event.a + 1)
KINGDOM = Arg(Kingdom, lambda event, seat: SIZE[event.a])
LAW = Arg(AnimalKingdomsLaw, lambda event, seat: law_data(event.face, event.a))
CARD = Arg(AnimalKingdomsCard, lambda event, seat: card_data(event.b))
OWN_CARD = Arg(AnimalKingdomsCard | None, _face)  # for those who know it
PLACE = Arg(int | None, _place)
COUNT = number(lambda event: event.a)
TOKEN = number(lambda event: event.face)  # a bonus token that all see
OWN_TOKEN = Arg(int | None, lambda event, seat: event.face_for(seat))


class Event(EventKind):
    """All that can happen."""

    AGE = tells(_age_clause, age=AGE)
    LAW = tells(lambda event: f"AK-{LAWS[event.face - 1].id}", kingdom=KINGDOM, law=LAW)
    STARTED = tells(_age_clause, who=WHO)
    DREW = tells("AK-C1", who=WHO, card=OWN_CARD, place=PLACE)  # its place in the hand, in order
    RESHUFFLED = tells("AK-C5", cards=COUNT)
    LAID = tells("AK-C1", who=WHO, card=CARD, kingdom=KINGDOM)
    SHIELD = tells("AK-C1", who=WHO, kingdom=KINGDOM, filled=B)
    CROWN = tells("AK-C3", who=WHO, kingdom=KINGDOM)
    STUCK = tells("AK-C4", who=WHO)
    BONUS = tells("AK-C3", who=WHO, worth=OWN_TOKEN)
    SWAPPED = tells("AK-C2", who=WHO, card=CARD)
    SWAP_POINT = tells("AK-C2", who=WHO, cards=COUNT, points=B)
    SWAPS_CLOSED = tells("AK-C7", swaps=COUNT)
    TIED = tells("AK-E2", people=THEY, kingdom=KINGDOM)
    CHOSE = tells("AK-E2", who=WHO, card=OWN_CARD)
    REVEALED = tells("AK-E2", who=WHO, card=CARD)
    STILL_TIED = tells("AK-E2", people=THEY)
    WON_BATTLE = tells("AK-E2", who=WHO, kingdom=KINGDOM)
    PAID = tells("AK-E1", who=WHO, points=B, kingdom=KINGDOM)
    UNPAID = tells("AK-E1", kingdom=KINGDOM)
    THRONE = tells("AK-E4", who=WHO, kingdom=KINGDOM)
    LOT = tells("AK-E4", who=WHO, card=CARD)
    BONUS_COUNTED = tells("AK-E5", who=WHO, worth=TOKEN)
    WON = tells("AK-E5", who=WHO, total=COUNT, thrones=B)
    EGON_TURNED = tells("AK-F1", who=WHO, card=CARD)
    EGON_DOUBLES = tells("AK-F1", who=WHO)
    EGON_AIMS = tells("AK-F1", who=WHO, aim=B, kingdom=KINGDOM)
    EGON_FEWEST = tells("AK-F2", who=WHO, aim=B, kingdom=KINGDOM)
    EGON_SHUNS = tells(
        "AK-F3", who=WHO, kingdom=KINGDOM, shunned=Arg(Shunned, lambda event, seat: SHUNNED[event.b])
    )
    EGON_PLACES = tells(
        "AK-F3", who=WHO, kingdom=KINGDOM, chosen=Arg(Chosen, lambda event, seat: CHOSEN[event.b])
    )
    EGON_BONUS = tells("AK-F4", who=WHO, worth=TOKEN)
    EGON_FIGHTS = tells("AK-F6", who=WHO, card=CARD)
    EGON_LAPSES = tells("AK-F3", who=WHO)
