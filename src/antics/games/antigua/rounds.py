"""Set-up (AG-B), and turns from their beginning to their end (AG-C, AG-E)."""

from __future__ import annotations

from antics.core.chance import draw
from antics.core.state import EVERYONE, show, shuffle, tell, tell_of
from antics.games.antigua.board import GRID
from antics.games.antigua.events import Event
from antics.games.antigua.pieces import (
    CARDS,
    CARDS_A_COLOUR,
    COLOURS,
    CREW,
    FEWEST_PLAYERS,
    FIRST_CARD,
    MOST_TREASURES,
    SEA,
    cannonballs_on,
    crew_face,
)
from antics.games.antigua.scoring import end_game
from antics.games.antigua.state import SEATS, Box, Ending, Phase, Role, State, final_phase, over
from antics.games.antigua.supplies import discard, draw_openly, join, lay_open_cards

# ---- set-up (AG-B) -----------------------------------------------------------------------------------


def new_game(s: State, box: Box) -> None:
    s.players = box.players
    s.actions_a_turn, s.quiet_end, s.missing = box.turn[0], box.quiet[0], box.missing[0]
    s.final_water = box.final[box.players - FEWEST_PLAYERS]
    clear_places(s)
    lay_sea(s, box)
    assign_pirates(s)
    deal_cards(s, box)
    s.start = draw(s, s.players)  # AG-B4
    s.turn = s.start
    s.phase = Phase.PLACE
    tell(s, Event.STARTS, s.start, 0, 0)


def clear_places(s: State) -> None:
    s.fate = s.swap = -1
    for seat in range(SEATS):
        s.ship[seat] = -1
        for i in range(CREW + 1):
            s.crew[seat][i] = -1
    for i in range(MOST_TREASURES):
        s.treasure[i] = s.keeper[i] = s.finder[i] = -1
    for i in range(CARDS):
        s.pile[i] = s.discards[i] = -1


def lay_sea(s: State, box: Box) -> None:
    """AG-B1: the cards whose numbers lie outside the grid go back unseen."""
    for cell in range(SEA):
        s.face[cell] = box.sea[cell]
        s.pile[cell] = cell
    shuffle(s, s.pile, SEA)
    s.water = GRID[s.players]


def assign_pirates(s: State) -> None:
    """AG-B2"""
    for role in range(COLOURS):
        other = draw(s, role + 1)
        s.pirate[role] = s.pirate[other]
        s.pirate[other] = role
    for role in range(COLOURS):
        tell(s, Event.PIRATE, -1, role, s.pirate[role])


def deal_cards(s: State, box: Box) -> None:
    """AG-B3: a random card of the Mate's colour each, the rest is the pile with three open cards."""
    for i in range(CARDS):
        number = i % CARDS_A_COLOUR
        s.face[FIRST_CARD + i] = crew_face(i // CARDS_A_COLOUR, box.crew[number], number)
    first_mate = FIRST_CARD + CARDS_A_COLOUR * s.pirate[Role.MATE]
    for i in range(CARDS_A_COLOUR):
        s.pile[i] = first_mate + i
    shuffle(s, s.pile, CARDS_A_COLOUR)
    for seat in range(s.players):
        show(s, first_mate + seat, EVERYONE)
        join(s, seat, first_mate + seat)
        tell_of(s, Event.DEALT, seat, 0, first_mate + seat)
    for card in range(FIRST_CARD, FIRST_CARD + CARDS):
        if not first_mate <= card < first_mate + s.players:
            s.pile[s.pile_left] = card
            s.pile_left += 1
    shuffle(s, s.pile, s.pile_left)
    lay_open_cards(s)


def place(s: State, seat: int, cell: int) -> None:
    """AG-B4: beside a border card, off the grid."""
    s.ship[seat] = cell
    s.turn = (seat + 1) % s.players
    tell(s, Event.PLACED, seat, cell, s.turn)
    if s.turn == s.start:
        s.round = 1
        begin_turn(s)


# ---- a turn (AG-C) -----------------------------------------------------------------------------------


def begin_turn(s: State) -> None:
    s.phase = Phase.ACT
    s.actions = s.actions_a_turn
    s.attacked = 0
    tell(s, Event.TURN, s.turn, s.round, s.quiet)
    if final_phase(s):
        tempt_fate(s)


def tempt_fate(s: State) -> None:
    """AG-E2: the card that may end the game."""
    s.fate = draw_openly(s)
    tell_of(s, Event.FATE, s.turn, s.water, s.fate)
    if cannonballs_on(s.face[s.fate]) >= s.water:
        end_game(s, Ending.DRAWN_CARD)


def end_action(s: State) -> None:
    s.extra = 0
    s.actions -= 1
    s.phase = Phase.ACT
    if s.actions == 0:
        end_turn(s)
    else:
        tell(s, Event.SECOND_ACTION, s.turn, 0, 0)


def end_turn(s: State) -> None:
    if s.fate >= 0:
        discard(s, s.fate)
        tell_of(s, Event.FATE_LEFT, s.turn, 0, s.fate)
        s.fate = -1
    following = (s.turn + 1) % s.players  # AG-C1
    if following == s.start:
        end_round(s)
    if not over(s):
        s.turn = following
        begin_turn(s)


def end_round(s: State) -> None:
    """AG-E4"""
    s.quiet = 0 if s.busy else s.quiet + 1
    s.busy = 0
    if s.quiet == s.quiet_end:
        end_game(s, Ending.QUIET)
    else:
        s.round += 1
