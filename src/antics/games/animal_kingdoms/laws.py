"""The laws: which cards each of them allows (AK-D), a line for each law.

What a law sees are the species and numbers of the cards it compares with; what it allows is a set of
cards (see `pieces` for both). What is legal in each kingdom is kept in `State.legal` and brought up to date
whenever a card or a shield is laid.
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
    HIGHEST,
    LAST,
    LIZARD,
    LOOKS,
    LOWER,
    LOWEST,
    NEIGHBOURS,
    NO_CARD,
    NOTHING,
    NUMBERS,
    ODD,
    ODD_NUMBERS,
    OF_NUMBER,
    OKAPI,
    ONE,
    ONE_AND_EIGHT,
    OTHERS,
    OWL,
    OWN,
    PAIR_LAW,
    PANDA,
    SAME_NUMBER,
    SAME_OR_HIGHER,
    SAME_OR_LOWER,
    SAME_SPECIES,
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


def allows(law: int, seen: int, laid: int) -> int:
    """The cards that a law allows singly, given what it sees and how many cards lie in its kingdom."""
    if seen == 0 and LOOKS[law] != NOTHING:
        return ANY_CARD  # AK-D1, AK-D2
    a, n = seen >> 8, seen & 255  # the species and the numbers seen
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
        case 10: return EVEN if n & ODD_NUMBERS else ODD  # AK-L10
        case 11: return ~SAME_SPECIES[a]  # AK-L11
        case 12: return ~SAME_NUMBER[n]  # AK-L12
        case 13: return OF_NUMBER[1 + laid]  # AK-L13
        case 14: return OF_NUMBER[8 - laid]  # AK-L14
        case 15: return OF_NUMBER[next_to(HIGHEST[n], 1)] | OF_NUMBER[next_to(HIGHEST[n], -1)]  # AK-L15
        case 16: return NO_CARD  # AK-L16: only pairs
        case 17: return SAME_SPECIES[a] | SAME_NUMBER[n]  # AK-L17
        case 18: return ONE if one_and_eight(n) else SAME_OR_HIGHER[HIGHEST[n]]  # AK-L18
        case 19: return EIGHT if one_and_eight(n) else SAME_OR_LOWER[LOWEST[n]]  # AK-L19
        case 20: return SAME_SPECIES[a]  # AK-L20
        case 21: return SAME_NUMBER[n]  # AK-L21
        case 22: return ~SAME_SPECIES[a]  # AK-L22
        case 23: return ~SAME_NUMBER[n]  # AK-L23
        case 24: return SAME_SPECIES[a] | SAME_NUMBER[n]  # AK-L24
        case 25: return LOWER[HIGHEST[n]]  # AK-L25
        case 26: return HIGHER[LOWEST[n]]  # AK-L26
        case 27: return ~SAME_SPECIES[a]  # AK-L27
        case 28: return ~SAME_NUMBER[n]  # AK-L28
        case 29: return SAME_NUMBER[n]  # AK-L29
        case 30: return SAME_SPECIES[a]  # AK-L30
    # fmt: on
    return NO_CARD


def one_and_eight(numbers: int) -> bool:
    return numbers & ONE_AND_EIGHT == ONE_AND_EIGHT


def next_to(n: int, by: int) -> int:
    """The number after or before another, 8 and 1 being neighbours."""
    return (n - 1 + by) % NUMBERS + 1


# ---- laws on the board -----------------------------------------------------------------------------


def seen_from(s: State, k: int) -> int:
    """The numbers and species that the law of a kingdom looks at (AK-D1)."""
    looks = LOOKS[s.law[k]]
    if looks == NEIGHBOURS:
        return s.last[(k + 1) % KINGDOMS] | s.last[(k - 1) % KINGDOMS]
    if looks == OTHERS:
        seen = 0
        for i in range(1, KINGDOMS):
            seen |= s.last[(k + i) % KINGDOMS]
        return seen
    if looks == LAST:
        return s.last[k]
    return s.lie[k] if looks == OWN else 0


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
    s.legal[k] = allows(s.law[k], seen_from(s, k), s.laid[k]) if is_open(s, k) else NO_CARD


def pair_kingdom(s: State) -> int:
    """The kingdom that takes pairs and is not full, or -1 (AK-L16)."""
    return s.pairs if s.pairs >= 0 and is_open(s, s.pairs) else -1


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
        if hand & s.legal[k] == NO_CARD and is_open(s, k) and not may_play_in(s, seat, hand, k):
            s.blocked[s.age * KINGDOMS + k] += 1
