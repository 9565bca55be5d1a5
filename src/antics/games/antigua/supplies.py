"""Crew cards on their way between pile, open cards, crews, treasures and discards."""

from __future__ import annotations

from antics.core.state import EVERYONE, show, shuffle, tell, tell_of
from antics.games.antigua.events import Event
from antics.games.antigua.pieces import CREW, OPEN, serial_of
from antics.games.antigua.state import State


def shuffle_in_discards(s: State) -> None:
    """Pile and discards become one pile. Of the discards it is known how lately they went in."""
    for i in range(s.discarded):
        card = s.discards[i]
        s.mixed_in[serial_of(s.face[card])] = s.found
        s.pile[s.pile_left + i] = card
        s.discards[i] = -1
    s.pile_left += s.discarded
    s.discarded = 0
    shuffle(s, s.pile, s.pile_left)


def draw_card(s: State) -> int:
    """The top card of the pile; the discards are shuffled first if there is none (AG-C2)."""
    if s.pile_left == 0:
        shuffle_in_discards(s)
        tell(s, Event.SHUFFLED, -1, s.pile_left, 0)
    s.pile_left -= 1
    card = s.pile[s.pile_left]
    s.pile[s.pile_left] = -1
    return card


def draw_openly(s: State) -> int:
    card = draw_card(s)
    show(s, card, EVERYONE)
    return card


def discard(s: State, card: int) -> None:
    s.discards[s.discarded] = card
    s.discarded += 1


def fill_open(s: State, i: int) -> None:
    s.open[i] = draw_openly(s)
    tell_of(s, Event.OPENED, -1, i, s.open[i])


def join(s: State, seat: int, card: int) -> None:
    """A newcomer lies in the crew, openly."""
    s.crew[seat][s.members[seat]] = card
    s.members[seat] += 1


def leave(s: State, seat: int, i: int, why: int) -> None:
    """A member of the crew goes to the discards; everyone has seen it. The event says for what."""
    card = s.crew[seat][i]
    for j in range(i, CREW):
        s.crew[seat][j] = s.crew[seat][j + 1]
    s.crew[seat][CREW] = -1
    s.members[seat] -= 1
    discard(s, card)
    tell_of(s, why, seat, i, card)


def find_treasure(s: State, seat: int) -> None:
    """AG-D3: the top card of the pile becomes a treasure that only its owner knows."""
    card = draw_card(s)
    show(s, card, 1 << seat)
    s.treasure[s.found] = card
    s.keeper[s.found] = s.finder[s.found] = seat
    s.found += 1
    tell_of(s, Event.TREASURE, seat, 0, card)


def treasures_of(s: State, seat: int) -> int:
    """How many treasure cards a seat has."""
    n = 0
    for i in range(s.found):
        if s.keeper[i] == seat:
            n += 1
    return n


def nth_treasure_of(s: State, seat: int, n: int) -> int:
    i = -1
    while n >= 0:
        i += 1
        if s.keeper[i] == seat:
            n -= 1
    return i


def lay_open_cards(s: State) -> None:
    for i in range(OPEN):
        fill_open(s, i)
