"""What a seat cannot know, dealt out anew: the sea, the pile, and the treasures of others (AG-G).

Cards come back into the pile while treasures drawn from it before lie face down elsewhere. So it is not
enough to know which shuffle a card came from: `mixed_in` tells of each card how many treasures had been
found when it last went into the pile, and it can be none of those.
"""

from __future__ import annotations

from antics.core.chance import draw
from antics.core.state import knows, swap_faces
from antics.games.antigua.pieces import FIRST_CARD, PIECES, SEA, serial_of
from antics.games.antigua.state import State


def redeal(s: State, seat: int) -> None:
    """Sort what is unknown first: the outcome then follows from what the seat knows, and from luck, alone."""
    sort_unknown(s, seat, 0, SEA)
    sort_unknown(s, seat, FIRST_CARD, PIECES)
    redeal_sea(s, seat)
    redeal_treasures(s, seat)
    for i in range(s.pile_left):
        swap_faces(s, s.pile[i], s.pile[draw(s, i + 1)])


def sort_unknown(s: State, seat: int, first: int, end: int) -> None:
    for p in range(first, end):
        if not knows(s, seat, p):
            for q in range(first, p):
                if s.face[q] > s.face[p] and not knows(s, seat, q):
                    swap_faces(s, p, q)


def redeal_sea(s: State, seat: int) -> None:
    """Any card may lie anywhere, or be one of those left in the box (AG-B1)."""
    n = 0
    for cell in range(SEA):
        if not knows(s, seat, cell):
            n += 1
            swap_faces(s, cell, nth_unknown_cell(s, seat, draw(s, n)))


def nth_unknown_cell(s: State, seat: int, n: int) -> int:
    cell = -1
    while n >= 0:
        cell += 1
        if not knows(s, seat, cell):
            n -= 1
    return cell


def redeal_treasures(s: State, seat: int) -> None:
    """A treasure can be any unknown card that was already in the pile when the treasure was found.

    The later a treasure was found, the more cards it can be. So whichever it is, it leaves as many to each
    treasure found after it, and to deal them in that order, each evenly, is to deal them all evenly.
    """
    for i in range(s.found):
        if not knows(s, seat, s.treasure[i]):
            n = 0
            for place in range(i, s.found + s.pile_left):
                if can_be(s, seat, i, place):
                    n += 1
            swap_faces(s, s.treasure[i], nth_that_can_be(s, seat, i, draw(s, n)))


def nth_that_can_be(s: State, seat: int, i: int, n: int) -> int:
    place = i - 1
    while n >= 0:
        place += 1
        if can_be(s, seat, i, place):
            n -= 1
    return card_at(s, place)


def can_be(s: State, seat: int, i: int, place: int) -> bool:
    """Can the i-th treasure be the card at this place? (The treasures before it have theirs already.)"""
    card = card_at(s, place)
    return not knows(s, seat, card) and s.mixed_in[serial_of(s.face[card])] <= i


def card_at(s: State, place: int) -> int:
    """Places where a card may be unknown: the treasures, and after them the pile."""
    return s.treasure[place] if place < s.found else s.pile[place - s.found]
