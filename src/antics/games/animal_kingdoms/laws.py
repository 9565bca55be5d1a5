"""The laws: which cards each of them allows (AK-D), a line for each law.

Laws speak of sets of cards (see `pieces`): `cards` are those that the law compares with. What is legal in
each kingdom is kept in `State.legal` and brought up to date whenever a card or a shield is laid.
"""

# ruff: noqa: E701

from __future__ import annotations

from antics.games.animal_kingdoms.board import KINGDOMS, SIZE
from antics.games.animal_kingdoms.pieces import (
    ANY_CARD,
    BEE,
    CARD,
    EIGHT,
    EVEN,
    FIVE,
    FOUR,
    FROG,
    HIGHER,
    LAST,
    LIZARD,
    LOOKS,
    LOWER,
    NEIGHBOURS,
    NO_CARD,
    NOTHING,
    NUMBERS,
    ODD,
    OF_NUMBER,
    OF_SPECIES,
    OKAPI,
    ONE,
    OTHERS,
    OWL,
    OWN,
    PAIR_LAW,
    PANDA,
    SAME_OR_HIGHER,
    SAME_OR_LOWER,
    SEVEN,
    SIX,
    THREE,
    TIGER,
    TWO,
    WOLF,
    number,
    species,
)
from antics.games.animal_kingdoms.state import State


def allows(law: int, cards: int, laid: int) -> int:
    """The cards that a law allows singly, given the cards it looks at and how many lie in its kingdom."""
    if cards == NO_CARD and LOOKS[law] != NOTHING:
        return ANY_CARD  # AK-D1, AK-D2
    # fmt: off
    match law:
        case 1: return FROG | WOLF  # AK-L01
        case 2: return LIZARD | TIGER  # AK-L02
        case 3: return BEE | PANDA  # AK-L03
        case 4: return OKAPI | OWL  # AK-L04
        case 5: return ONE | TWO | THREE  # AK-L05
        case 6: return FOUR | FIVE  # AK-L06
        case 7: return SIX | SEVEN | EIGHT  # AK-L07
        case 8: return EVEN  # AK-L08
        case 9: return ODD  # AK-L09
        case 10: return EVEN if cards & ODD else ODD  # AK-L10
        case 11: return ~same_species(cards)  # AK-L11
        case 12: return ~same_number(cards)  # AK-L12
        case 13: return OF_NUMBER[1 + laid]  # AK-L13
        case 14: return OF_NUMBER[8 - laid]  # AK-L14
        case 15: return OF_NUMBER[next_to(cards, 1)] | OF_NUMBER[next_to(cards, -1)]  # AK-L15
        case 16: return NO_CARD  # AK-L16: only pairs
        case 17: return same_species(cards) | same_number(cards)  # AK-L17
        case 18: return ONE if one_and_eight(cards) else SAME_OR_HIGHER[highest(cards)]  # AK-L18
        case 19: return EIGHT if one_and_eight(cards) else SAME_OR_LOWER[lowest(cards)]  # AK-L19
        case 20: return same_species(cards)  # AK-L20
        case 21: return same_number(cards)  # AK-L21
        case 22: return ~same_species(cards)  # AK-L22
        case 23: return ~same_number(cards)  # AK-L23
        case 24: return same_species(cards) | same_number(cards)  # AK-L24
        case 25: return LOWER[highest(cards)]  # AK-L25
        case 26: return HIGHER[lowest(cards)]  # AK-L26
        case 27: return ~same_species(cards)  # AK-L27
        case 28: return ~same_number(cards)  # AK-L28
        case 29: return same_number(cards)  # AK-L29
        case 30: return same_species(cards)  # AK-L30
    # fmt: on
    return NO_CARD


def same_species(cards: int) -> int:
    """All cards that share their species with one of these."""
    same = NO_CARD
    for of_species in OF_SPECIES:
        if cards & of_species:
            same |= of_species
    return same


def same_number(cards: int) -> int:
    """All cards that share their number with one of these."""
    same = NO_CARD
    for of_number in OF_NUMBER:
        if cards & of_number:
            same |= of_number
    return same


def one_and_eight(cards: int) -> bool:
    return cards & ONE != 0 and cards & EIGHT != 0


def highest(cards: int) -> int:
    """The highest number among these cards, 1 being higher than 8 (AK-D3)."""
    if one_and_eight(cards):
        return 1
    n = NUMBERS
    while not cards & OF_NUMBER[n]:
        n -= 1
    return n


def lowest(cards: int) -> int:
    """The lowest number among these cards, 8 being lower than 1 (AK-D3)."""
    if one_and_eight(cards):
        return NUMBERS
    n = 1
    while not cards & OF_NUMBER[n]:
        n += 1
    return n


def next_to(cards: int, by: int) -> int:
    """The number after or before that of a single card, 8 and 1 being neighbours."""
    return (highest(cards) - 1 + by) % NUMBERS + 1


# ---- laws on the board -----------------------------------------------------------------------------


def last_card(s: State, k: int) -> int:
    """The newest card of a kingdom, as a set of one; empty if there is none."""
    return CARD[s.face[s.lying[k][s.laid[k] - 1]]] if s.laid[k] > 0 else NO_CARD


def looked_at(s: State, k: int) -> int:
    """The cards that the law of a kingdom compares with (AK-D1)."""
    looks = LOOKS[s.law[k]]
    cards = NO_CARD
    if looks == LAST:
        cards = last_card(s, k)
    elif looks == OWN:
        for i in range(s.laid[k]):
            cards |= CARD[s.face[s.lying[k][i]]]
    elif looks == NEIGHBOURS:
        cards = last_card(s, (k + 1) % KINGDOMS) | last_card(s, (k - 1) % KINGDOMS)
    elif looks == OTHERS:
        for other in range(KINGDOMS):
            if other != k:
                cards |= last_card(s, other)
    return cards


def is_open(s: State, k: int) -> bool:
    return s.filled[k] < SIZE[k]  # AK-C6


def enforce(s: State, k: int) -> None:
    """Work out what is legal now that something was laid in a kingdom."""
    for other in range(KINGDOMS):
        looks = LOOKS[s.law[other]]
        if (
            other == k
            or looks == OTHERS
            or (looks == NEIGHBOURS and (other - k) % KINGDOMS in (1, KINGDOMS - 1))
        ):
            enforce_in(s, other)


def enforce_in(s: State, k: int) -> None:
    s.legal[k] = allows(s.law[k], looked_at(s, k), s.laid[k]) if is_open(s, k) else NO_CARD


def pair_kingdom(s: State) -> int:
    """The kingdom that takes pairs and is not full, or -1 (AK-L16)."""
    for k in range(KINGDOMS):
        if s.law[k] == PAIR_LAW and is_open(s, k):
            return k
    return -1


def is_pair(card: int, other: int) -> bool:
    return card != other and (species(card) == species(other) or number(card) == number(other))


# ---- laws and hands --------------------------------------------------------------------------------


def hand_of(s: State, seat: int) -> int:
    """A hand as a set of cards."""
    cards = NO_CARD
    for i in range(s.held[seat]):
        cards |= CARD[s.face[s.hand[seat][i]]]
    return cards


def holds_pair(s: State, seat: int) -> bool:
    for i in range(s.held[seat]):
        for j in range(i):
            if is_pair(s.face[s.hand[seat][i]], s.face[s.hand[seat][j]]):
                return True
    return False


def may_play_in(s: State, seat: int, hand: int, k: int) -> bool:
    """Is there a legal play in this kingdom with this hand?"""
    if s.law[k] == PAIR_LAW:
        return is_open(s, k) and holds_pair(s, seat)
    return hand & s.legal[k] != NO_CARD


def may_play(s: State, seat: int) -> bool:
    """Is there a legal play in any kingdom?"""
    hand = hand_of(s, seat)
    for k in range(KINGDOMS):
        if may_play_in(s, seat, hand, k):
            return True
    return False


def count_blocked(s: State, seat: int) -> None:
    """Count the laws that allow nothing of the hand with which a turn begins."""
    hand = hand_of(s, seat)
    for k in range(KINGDOMS):
        if is_open(s, k) and not may_play_in(s, seat, hand, k):
            s.blocked[s.law[k]] += 1
