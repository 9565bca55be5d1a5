"""What there is to know about a game of Antigua, and the names of all that can be decided."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal, get_args

from antics.core.record import Record, int8, int16
from antics.core.state import EVERYONE, GameState
from antics.games.antigua.board import BORDER, BOX_PLACES, CELLS
from antics.games.antigua.pieces import (
    CARDS,
    CARDS_A_COLOUR,
    COLOURS,
    CREW,
    MOST_TREASURES,
    OPEN,
    PIECES,
    SEA,
    colour_of,
)

SEATS = 4


class Phase(IntEnum):
    """What the seat whose turn it is decides now."""

    PLACE = 0  # set-up: beside which card does the ship lie?
    ACT = 1  # which action?
    SAIL = 2  # where to next, or stay?
    HIRE = 3  # one more from the pile?
    CROWDED = 4  # which of five leaves the crew?
    REPAY = 5  # an island: which navigator leaves?
    DISMISS = 6  # a swap: which officer leaves?
    OVER = 7


PhaseName = Literal["place", "act", "sail", "hire", "crowded", "repay", "dismiss", "over"]
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)


class Role(IntEnum):
    """The five functions."""

    MATE = 0
    HELMSMAN = 1
    NAVIGATOR = 2
    GUNNER = 3
    OFFICER = 4


class Ending(IntEnum):
    """How a game ends, numbered as the clauses are: AG-E1 to AG-E4."""

    BOX = 1
    DRAWN_CARD = 2
    TWO_WATERS = 3
    QUIET = 4


EndingName = Literal["box", "drawn_card", "two_waters", "quiet"]
ENDINGS: tuple[EndingName, ...] = get_args(EndingName)


# Steps. A row of steps (TO, SWAP, …) begins at its name.
TO = 0  # + cell
DONE = 16
TAKE = 17  # + place among the open cards
PILE, MORE, ENOUGH, NAVIGATE = range(20, 24)
ATTACK = 24  # + seat
SWAP = 28  # + pair of functions
DROP = 38  # + place in the crew
STEPS = DROP + CREW + 1

# The pairs of functions that an officer can swap, AG-D5.
PAIRS = [(a, b) for a in range(5) for b in range(a + 1, 5)]
ONE: list[int] = [a for a, _ in PAIRS]
OTHER: list[int] = [b for _, b in PAIRS]


class Box(Record):
    """What set-up needs."""

    players = int8()
    sea = int8(SEA)
    crew = int8(CARDS_A_COLOUR)
    turn = int8(1)
    quiet = int8(1)
    final = int8(3)
    missing = int8(1)


class State(GameState):
    """A game in progress. A place that holds nothing is -1."""

    face = int16(PIECES)
    seen = int8(PIECES)
    batch = int8(PIECES)
    phase = int8()
    ending = int8()  # 0 while the game goes on
    start = int8()  # the start player
    turn = int8()  # whose it is
    actions = int8()  # left in this turn,
    actions_a_turn = int8()  # of so many
    pirate = int8(COLOURS)  # the colour under each function

    ship = int8(SEATS)  # the card it is on or beside
    afloat = int8(SEATS)  # 1 once it is on the grid
    water = int8()  # cards that show water
    attacks = int8()  # and places that the box has gone

    crew = int8(SEATS, CREW + 1)
    members = int8(SEATS)  # how many they are
    open = int8(OPEN)
    pile = int8(CARDS)  # the top is its end
    pile_left = int8()
    discards = int8(CARDS)
    discarded = int8()
    fate = int8()  # the card drawn in the final phase, while it lies aside

    found = int8()  # treasures found so far
    treasure = int8(MOST_TREASURES)  # the cards, in the order they were found
    keeper = int8(MOST_TREASURES)
    finder = int8(MOST_TREASURES)
    mixed_in = int8(CARDS)  # by serial: how many treasures had been found when it last went into the pile

    extra = int8()  # cards that the mate may still bring, or cards that the ship may still pass
    attacked = int8()  # ships attacked this turn, as bits
    swap = int8()  # the pair of functions about to be swapped
    busy = int8()  # 1 if there was an attack, or a sea card turned, in this round
    quiet = int8()  # rounds in a row without,
    quiet_end = int8()  # and how many end the game
    missing = int8()  # cannonballs of a card that is not there
    final_water = int8()  # cards of water with which the final phase begins
    robberies = int8()


def count(s: State, seat: int, role: int) -> int:
    """How many of a crew have this function now (AG-B2)."""
    colour = s.pirate[role]
    n = 0
    for i in range(s.members[seat]):
        if colour_of(s.face[s.crew[seat][i]]) == colour:
            n += 1
    return n


def has_role(s: State, seat: int, i: int, role: int) -> bool:
    return i < s.members[seat] and colour_of(s.face[s.crew[seat][i]]) == s.pirate[role]


def turned(s: State, cell: int) -> bool:
    """Has this sea card been turned?"""
    return s.seen[cell] == EVERYONE


def box_cell(s: State) -> int:
    """The border card that the box stands at."""
    return BORDER[s.players][s.attacks % BOX_PLACES[s.players]]


def final_phase(s: State) -> bool:
    return s.water <= s.final_water


def together(s: State, one: int, other: int) -> bool:
    """Are two ships on the same card? Off the grid they meet nobody (AG-D4)."""
    return s.afloat[one] == 1 and s.afloat[other] == 1 and s.ship[one] == s.ship[other]


def over(s: State) -> bool:
    return s.phase == Phase.OVER


assert CELLS == DONE == SEA
