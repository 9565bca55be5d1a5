"""Cards on their way: the pile, the discards, the hands; and how they are compared in a battle."""

from __future__ import annotations

from antics.core.state import EVERYONE, listening, show, shuffle, tell, tell_of
from antics.games.animal_kingdoms.events import Event
from antics.games.animal_kingdoms.pieces import HAND, NUMBERS
from antics.games.animal_kingdoms.state import NOBODY, PLACES, State


def draw_card(s: State) -> int:
    """The top card of the pile."""
    if s.in_pile == 0:
        reshuffle(s)
    left = s.in_pile - 1
    s.in_pile = left
    return s.pile[left]


def reshuffle(s: State) -> None:  # AK-C5
    for i in range(s.in_discards):
        s.pile[i] = s.discards[i]
    s.in_pile = s.in_discards
    s.in_discards = 0
    shuffle(s, s.pile, s.in_pile)
    tell(s, Event.RESHUFFLED, NOBODY, s.in_pile, 0)


def turn_card(s: State) -> int:
    """The top card of the pile, face up."""
    piece = draw_card(s)
    show(s, piece, EVERYONE)
    return piece


def discard(s: State, piece: int) -> None:
    show(s, piece, EVERYONE)
    s.discards[s.in_discards] = piece
    s.in_discards += 1


def refill(s: State, seat: int) -> None:
    for i in range(s.held[seat], HAND):
        piece = draw_card(s)
        s.hand[seat][i] = piece
        s.held[seat] = i + 1
        show(s, piece, 1 << seat)
        if listening(s):
            tell_of(s, Event.DREW, seat, place_in_hand(s, seat, piece), piece)


def place_in_hand(s: State, seat: int, piece: int) -> int:
    """How many cards of the hand come before this one."""
    before = 0
    for i in range(s.held[seat]):
        before += s.face[s.hand[seat][i]] < s.face[piece]
    return before


def take_from_hand(s: State, seat: int, card: int) -> int:
    """The piece in this hand that shows the card.

    All four places are looked at, the first that shows it counts: so compiled code need not guess which.
    """
    face, hand = s.face, s.hand[seat]
    i, end = 3, s.held[seat] - 1
    if face[hand[2]] == card:
        i = 2
    if face[hand[1]] == card:
        i = 1
    if face[hand[0]] == card:
        i = 0
    piece = hand[i]
    hand[i] = hand[end]
    s.held[seat] = end
    if s.stale[seat] != 0:
        move_stale(s, seat, end, i)
    return piece


def move_stale(s: State, seat: int, end: int, i: int) -> None:
    """The last card of a hand has taken place i, and is as stale as before."""
    last = s.stale[seat] >> end & 1
    s.stale[seat] = s.stale[seat] & ~(1 << i) | last << i
    s.stale[seat] &= ~(1 << end)


def holds(s: State, seat: int, card: int) -> bool:
    for i in range(s.held[seat]):
        if s.face[s.hand[seat][i]] == card:
            return True
    return False


def strongest(s: State, people: int) -> int:
    """Who of these people shows the highest number, as bits (AK-E2)."""
    numbers = 0
    for who in range(PLACES):
        if people >> who & 1:
            numbers |= 1 << s.shows[who]
    one_is_highest = numbers >> 1 & 1 and numbers >> NUMBERS & 1
    best = 1
    if not one_is_highest:
        best = NUMBERS
        while not numbers >> best & 1:
            best -= 1
    winners = 0
    for who in range(PLACES):
        if people >> who & 1 and s.shows[who] == best:
            winners |= 1 << who
    return winners
