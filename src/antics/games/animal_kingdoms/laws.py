"""The laws: which cards each of them allows (AK-D), a line for each law.

What a law sees are the species and numbers of the cards it compares with, their marks (see `pieces`). What it
allows is said by marks as well: the cards that bear at least one of them. What is legal in each kingdom is
kept in `State.legal` and brought up to date whenever a card or a shield is laid.
"""

# ruff: noqa: E701

from __future__ import annotations

from antics.core.state import FIRST_OF
from antics.games.animal_kingdoms.board import AFTER, ALL_KINGDOMS, BEFORE, KINGDOMS
from antics.games.animal_kingdoms.pieces import (
    ANY_CARD,
    ANY_NUMBER,
    ANY_SPECIES,
    BEE,
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
    MARKS,
    NEIGHBOURS,
    NO_CARD,
    NOTHING,
    NUMBERS,
    ODD,
    OF_NUMBER,
    OKAPI,
    ONE,
    ONE_AND_EIGHT,
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
    WATCHES,
    WOLF,
)
from antics.games.animal_kingdoms.state import State

OTHERWISE = (-1, 0)  # it is said in `allows`
# Most laws take some of the marks that they see, and turn some round. Those that see nothing only turn.
# fmt: off
MOST_LAWS: tuple[tuple[int, int], ...] = (
    (0, NO_CARD),  # there is no law 0
    (0, FROG | WOLF),  # AK-L01
    (0, LIZARD | TIGER),  # AK-L02
    (0, BEE | PANDA),  # AK-L03
    (0, OKAPI | OWL),  # AK-L04
    (0, ONE | TWO | THREE),  # AK-L05
    (0, FOUR | FIVE),  # AK-L06
    (0, SIX | SEVEN | EIGHT),  # AK-L07
    (0, EVEN),  # AK-L08
    (0, ODD),  # AK-L09
    OTHERWISE,  # AK-L10
    (ANY_SPECIES, ANY_SPECIES),  # AK-L11
    (ANY_NUMBER, ANY_NUMBER),  # AK-L12
    OTHERWISE,  # AK-L13
    OTHERWISE,  # AK-L14
    OTHERWISE,  # AK-L15
    (0, NO_CARD),  # AK-L16: only pairs
    (ANY_SPECIES | ANY_NUMBER, 0),  # AK-L17
    OTHERWISE,  # AK-L18
    OTHERWISE,  # AK-L19
    (ANY_SPECIES, 0),  # AK-L20
    (ANY_NUMBER, 0),  # AK-L21
    (ANY_SPECIES, ANY_SPECIES),  # AK-L22
    (ANY_NUMBER, ANY_NUMBER),  # AK-L23
    (ANY_SPECIES | ANY_NUMBER, 0),  # AK-L24
    OTHERWISE,  # AK-L25
    OTHERWISE,  # AK-L26
    (ANY_SPECIES, ANY_SPECIES),  # AK-L27
    (ANY_NUMBER, ANY_NUMBER),  # AK-L28
    (ANY_NUMBER, 0),  # AK-L29
    (ANY_SPECIES, 0),  # AK-L30
)
# fmt: on
SEES, TURNS = (tuple(law[i] for law in MOST_LAWS) for i in (0, 1))


def allows(law: int, seen: int, laid: int) -> int:
    """The cards that a law allows singly, given what it sees and how many cards lie in its kingdom."""
    if seen == 0 and LOOKS[law] != NOTHING:
        return ANY_CARD  # AK-D1, AK-D2
    if SEES[law] >= 0:
        return seen & SEES[law] ^ TURNS[law]
    n = seen & ANY_NUMBER
    # fmt: off
    match law:
        case 10: return EVEN if n & ODD else ODD  # AK-L10
        case 13: return OF_NUMBER[1 + laid]  # AK-L13
        case 14: return OF_NUMBER[8 - laid]  # AK-L14
        case 15: return OF_NUMBER[next_to(HIGHEST[n], 1)] | OF_NUMBER[next_to(HIGHEST[n], -1)]  # AK-L15
        case 18: return ONE if one_and_eight(n) else SAME_OR_HIGHER[HIGHEST[n]]  # AK-L18
        case 19: return EIGHT if one_and_eight(n) else SAME_OR_LOWER[LOWEST[n]]  # AK-L19
        case 25: return LOWER[HIGHEST[n]]  # AK-L25
        case 26: return HIGHER[LOWEST[n]]  # AK-L26
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
    looks, last = LOOKS[s.law[k]], s.last
    if looks == NEIGHBOURS:
        return last[BEFORE[k]] | last[AFTER[k]]
    if looks == OTHERS:  # in a ring of five, the neighbours and their neighbours
        before, after = BEFORE[k], AFTER[k]
        return last[before] | last[after] | last[BEFORE[before]] | last[AFTER[after]]
    if looks == LAST:
        return last[k]
    return s.lie[k] if looks == OWN else 0


def is_open(s: State, k: int) -> bool:
    return s.full >> k & 1 == 0  # AK-C6


def enact(s: State) -> None:
    """Put the laws that are turned in force."""
    s.pairs = -1
    for k in range(KINGDOMS):
        s.watchers[k] = 0
    for k in range(KINGDOMS):
        watched = WATCHES[s.law[k]][k]
        while watched != 0:
            s.watchers[FIRST_OF[watched]] |= 1 << k
            watched &= watched - 1
        if s.law[k] == PAIR_LAW:
            s.pairs = k
        s.legal[k] = NO_CARD
    enforce(s, ALL_KINGDOMS)


def enforce(s: State, kingdoms: int) -> None:
    """Work out what is legal in these kingdoms, given as bits; nothing is where there is no free field."""
    kingdoms &= ~s.full
    while kingdoms != 0:
        k = FIRST_OF[kingdoms]
        s.legal[k] = allows(s.law[k], seen_from(s, k), s.laid[k])
        kingdoms &= kingdoms - 1


def pair_kingdom(s: State) -> int:
    """The kingdom that takes pairs and is not full, or -1 (AK-L16)."""
    return s.pairs if s.pairs >= 0 and is_open(s, s.pairs) else -1


def is_pair(card: int, other: int) -> bool:
    return card != other and MARKS[card] & MARKS[other] != 0


# ---- laws and hands --------------------------------------------------------------------------------


def hand_of(s: State, seat: int) -> int:
    """What is seen on a hand."""
    marks, face, hand = 0, s.face, s.hand[seat]
    for i in range(s.held[seat]):
        marks |= MARKS[face[hand[i]]]
    return marks


def holds_pair(s: State, seat: int) -> bool:
    """Is a mark on two of its cards?"""
    marks, face, hand = 0, s.face, s.hand[seat]
    for i in range(s.held[seat]):
        mark = MARKS[face[hand[i]]]
        if marks & mark != 0:
            return True
        marks |= mark
    return False


def may_play_in(s: State, seat: int, hand: int, k: int) -> bool:
    """Is there a legal play in this kingdom with this hand?"""
    if k == s.pairs:
        return is_open(s, k) and holds_pair(s, seat)
    return hand & s.legal[k] != NO_CARD


def may_play(s: State, seat: int) -> bool:
    """Is there a legal play in any kingdom?"""
    hand = hand_of(s, seat)
    for k in range(KINGDOMS):
        if may_play_in(s, seat, hand, k):
            return True
    return False


def look_for_plays(s: State, seat: int) -> bool:
    """Does the hand with which a turn begins have a legal play? Laws that allow nothing of it are counted."""
    face, hand, legal, nothing = s.face, s.hand[seat], s.legal, 0  # a full hand
    marks = MARKS[face[hand[0]]] | MARKS[face[hand[1]]] | MARKS[face[hand[2]]] | MARKS[face[hand[3]]]
    for k in range(KINGDOMS):
        if not marks & legal[k]:
            nothing |= 1 << k
    if s.pairs >= 0 and s.full >> s.pairs & 1 == 0 and holds_pair(s, seat):
        nothing &= ~(1 << s.pairs)
    s.blocked[s.age] += ONE_EACH[nothing & ~s.full]
    return nothing != ALL_KINGDOMS


# Turns in which a law allowed nothing are counted for all five laws of an age in one number.
COUNT = 12  # bits; an age has less than 4,000 turns, whatever the patience (AK-C7)
ONE_EACH = tuple(
    sum(1 << COUNT * k for k in range(KINGDOMS) if ks >> k & 1) for ks in range(ALL_KINGDOMS + 1)
)


def blocked_turns(s: State, age: int, k: int) -> int:
    return s.blocked[age] >> COUNT * k & (1 << COUNT) - 1
