"""Antigua, for two to four players: hire a crew, sail between hidden islands, find treasures, take others'.

Source: a German short rule of the published game, which leaves set-up and card lists out. These come from
public descriptions, or are rebuilt; `pieces` says which. Where the source is open, the clauses in
`clauses.md` settle it, marked as rulings. The main ones:
- the box back at its corner ends the game itself, it does not begin a final phase (AG-E1);
- in the final phase the card is drawn at the start of a turn, from the turn after its beginning (AG-E2);
- a sea card turned without land still counts as water (AG-D3);
- fifty rounds without an attack or a sea card turned end the game (AG-E4).
A decision is always that of the seat whose turn it is; all that follows from it happens at once. Only a
sailed way and a swap with several officers take more than one step.
"""

from __future__ import annotations

from antics.core.chance import draw
from antics.core.table import EVERYONE, Choices, Result, offer, show, shuffle, tell, tell_of
from antics.games.antigua.board import BORDER, BOX_PLACES, FINAL_WATER, GRID, LAST_WATER, NEIGHBOURS
from antics.games.antigua.fight import attack
from antics.games.antigua.pieces import (
    ACTIONS,
    CARDS,
    CARDS_A_COLOUR,
    COLOURS,
    CREW,
    FIRST_CARD,
    MOST_TREASURES,
    OPEN,
    QUIET_ROUNDS,
    SEA,
    cannonballs_on,
    crew_face,
    treasures_on,
)
from antics.games.antigua.state import (
    ATTACK,
    DONE,
    DROP,
    ENOUGH,
    MORE,
    NAVIGATE,
    ONE,
    OTHER,
    PILE,
    SEATS,
    STEPS,
    SWAP,
    TAKE,
    TO,
    Box,
    Ending,
    Event,
    Phase,
    Role,
    State,
    count,
    final_phase,
    has_role,
    over,
    together,
    turned,
)
from antics.games.antigua.supplies import (
    discard,
    draw_openly,
    fill_open,
    find_treasure,
    join,
    lay_open_cards,
    leave,
    treasures_of,
)
from antics.games.antigua.unknown import redeal

__all__ = [
    "STEPS",
    "Box",
    "State",
    "apply",
    "legal_steps",
    "new_game",
    "redeal",
    "score",
    "unfinished",
    "waiting",
]

# ---- set-up (AG-B) -----------------------------------------------------------------------------------


def new_game(s: State, box: Box) -> None:
    s.players = box.players
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


# ---- what may be done (AG-C, AG-D) -------------------------------------------------------------------


def waiting(s: State) -> int:
    return 0 if over(s) else 1 << s.turn


def unfinished(s: State, seat: int) -> bool:
    return seat == s.turn and (s.phase == Phase.SAIL or s.phase == Phase.DISMISS)


def legal_steps(s: State, seat: int, out: Choices) -> None:
    if seat != s.turn:
        return
    match s.phase:
        case Phase.ACT:
            offer_actions(s, seat, out)
        case Phase.SAIL:
            offer(out, DONE)
            offer_neighbours(s, s.ship[seat], out)
        case Phase.HIRE:
            offer(out, MORE)
            offer(out, ENOUGH)
        case Phase.CROWDED:
            for i in range(CREW + 1):
                offer(out, DROP + i)
        case Phase.REPAY:
            offer_members(s, seat, Role.NAVIGATOR, out)
        case Phase.DISMISS:
            offer_members(s, seat, Role.OFFICER, out)
        case Phase.PLACE:
            for i in range(BOX_PLACES[s.players]):  # AG-B4
                offer(out, TO + BORDER[s.players][i])


def offer_actions(s: State, seat: int, out: Choices) -> None:
    """AG-C1: whatever is possible."""
    for i in range(OPEN):
        offer(out, TAKE + i)
    offer(out, PILE)
    if s.afloat[seat]:
        offer_neighbours(s, s.ship[seat], out)
    else:
        offer(out, TO + s.ship[seat])  # AG-D2
    if can_navigate(s, seat):
        offer(out, NAVIGATE)
    for other in range(s.players):
        if can_attack(s, seat, other):
            offer(out, ATTACK + other)
    if count(s, seat, Role.OFFICER) > 0:  # AG-D5
        for pair in range(len(ONE)):
            offer(out, SWAP + pair)


def offer_neighbours(s: State, cell: int, out: Choices) -> None:
    for near in NEIGHBOURS[s.players][cell]:
        if near >= 0:
            offer(out, TO + near)


def offer_members(s: State, seat: int, role: int, out: Choices) -> None:
    for i in range(s.members[seat]):
        if has_role(s, seat, i, role):
            offer(out, DROP + i)


def can_navigate(s: State, seat: int) -> bool:
    """AG-D3"""
    return s.afloat[seat] == 1 and not turned(s, s.ship[seat]) and count(s, seat, Role.NAVIGATOR) > 0


def can_attack(s: State, seat: int, other: int) -> bool:
    """AG-D4"""
    return seat != other and together(s, seat, other) and not s.attacked >> other & 1


# ---- a turn (AG-C) -----------------------------------------------------------------------------------


def apply(s: State, seat: int, step: int) -> None:
    match s.phase:
        case Phase.PLACE:
            place(s, seat, step - TO)
        case Phase.ACT:
            act(s, seat, step)
        case Phase.SAIL:
            if step == DONE:
                end_action(s)
            else:
                sail(s, seat, step - TO)
        case Phase.HIRE:
            if step == MORE:
                hire(s, seat, PILE)
            else:
                tell(s, Event.HAS_ENOUGH, seat, 0, 0)
                end_action(s)
        case Phase.CROWDED:
            leave(s, seat, step - DROP)
            go_on_hiring(s)
        case Phase.REPAY:
            repay(s, seat, step - DROP)
        case Phase.DISMISS:
            dismiss(s, seat, step - DROP)


def place(s: State, seat: int, cell: int) -> None:
    """AG-B4: beside a border card, off the grid."""
    s.ship[seat] = cell
    tell(s, Event.PLACED, seat, cell, 0)
    s.turn = (seat + 1) % s.players
    if s.turn == s.start:
        s.round = 1
        begin_turn(s)


def begin_turn(s: State) -> None:
    s.phase = Phase.ACT
    s.actions = ACTIONS
    s.attacked = 0
    tell(s, Event.TURN, s.turn, s.round, 0)
    if final_phase(s):
        tempt_fate(s)


def tempt_fate(s: State) -> None:
    """AG-E2: the card that may end the game."""
    s.fate = draw_openly(s)
    tell_of(s, Event.FATE, s.turn, s.water, s.fate)
    if cannonballs_on(s.face[s.fate]) >= s.water:
        end_game(s, Ending.DRAWN_CARD)


def act(s: State, seat: int, step: int) -> None:
    if step < DONE:
        s.extra = 1 + count(s, seat, Role.HELMSMAN)
        sail(s, seat, step - TO)
    elif step <= PILE:
        s.extra = 1 + count(s, seat, Role.MATE)
        hire(s, seat, step)
    elif step == NAVIGATE:
        navigate(s, seat)
    elif step < SWAP:
        attack(s, seat, step - ATTACK)
        if s.attacks == BOX_PLACES[s.players]:  # AG-E1
            end_game(s, Ending.BOX)
        else:
            end_action(s)
    else:
        s.swap = step - SWAP
        order_swap(s, seat)


def end_action(s: State) -> None:
    s.extra = 0
    s.actions -= 1
    s.phase = Phase.ACT
    if s.actions == 0:
        end_turn(s)


def end_turn(s: State) -> None:
    if s.fate >= 0:
        discard(s, s.fate)
        tell_of(s, Event.FATE_LEFT, s.turn, 0, s.fate)
        s.fate = -1
    s.turn = (s.turn + 1) % s.players  # AG-C1
    if s.turn == s.start:
        end_round(s)
    if not over(s):
        begin_turn(s)


def end_round(s: State) -> None:
    """AG-E4"""
    s.quiet = 0 if s.busy else s.quiet + 1
    s.busy = 0
    if s.quiet == QUIET_ROUNDS:
        end_game(s, Ending.QUIET)
    else:
        s.round += 1


# ---- mate (AG-D1) ------------------------------------------------------------------------------------


def hire(s: State, seat: int, step: int) -> None:
    """An open card, replaced at once, or the top of the pile."""
    if step == PILE:
        card = draw_openly(s)
        tell_of(s, Event.DREW, seat, 0, card)
    else:
        card = s.open[step - TAKE]
        tell_of(s, Event.TOOK, seat, step - TAKE, card)
        fill_open(s, step - TAKE)
    join(s, seat, card)
    s.extra -= 1
    if s.members[seat] > CREW:  # AG-C2
        s.phase = Phase.CROWDED
    else:
        go_on_hiring(s)


def go_on_hiring(s: State) -> None:
    if s.extra > 0:
        s.phase = Phase.HIRE
    else:
        end_action(s)


# ---- helmsman (AG-D2) --------------------------------------------------------------------------------


def sail(s: State, seat: int, cell: int) -> None:
    """Onto a neighbouring card, or from off the grid onto the card beside the ship."""
    tell(s, Event.SAILED, seat, cell, s.ship[seat] if s.afloat[seat] else -1)
    s.ship[seat] = cell
    s.afloat[seat] = 1
    s.extra -= 1
    if s.extra > 0:
        s.phase = Phase.SAIL
    else:
        end_action(s)


# ---- navigator (AG-D3) -------------------------------------------------------------------------------


def navigate(s: State, seat: int) -> None:
    cell = s.ship[seat]
    s.busy = 1
    show(s, cell, EVERYONE)
    tell(s, Event.TURNED, seat, cell, s.face[cell])
    if s.face[cell] == 0:
        end_action(s)
        return
    s.water -= 1
    if s.water == FINAL_WATER[s.players]:
        tell(s, Event.FINAL_PHASE, seat, s.water, 0)
    if count(s, seat, Role.NAVIGATOR) > 1:
        s.phase = Phase.REPAY
    else:
        repay(s, seat, only(s, seat, Role.NAVIGATOR))


def only(s: State, seat: int, role: int) -> int:
    """The place of a crew's first member with this function."""
    i = 0
    while not has_role(s, seat, i, role):
        i += 1
    return i


def repay(s: State, seat: int, i: int) -> None:
    """A navigator goes, a treasure comes."""
    leave(s, seat, i)
    find_treasure(s, seat)
    if s.water == LAST_WATER:  # AG-E3
        end_game(s, Ending.TWO_WATERS)
    else:
        end_action(s)


# ---- officer (AG-D5) ---------------------------------------------------------------------------------


def order_swap(s: State, seat: int) -> None:
    if count(s, seat, Role.OFFICER) > 1:
        s.phase = Phase.DISMISS
    else:
        dismiss(s, seat, only(s, seat, Role.OFFICER))


def dismiss(s: State, seat: int, i: int) -> None:
    """An officer goes, two pirates change places."""
    leave(s, seat, i)
    one, other = ONE[s.swap], OTHER[s.swap]
    colour = s.pirate[one]
    s.pirate[one] = s.pirate[other]
    s.pirate[other] = colour
    s.swap = -1
    tell(s, Event.SWAPPED, seat, one, other)
    end_action(s)


# ---- the end (AG-E, AG-F) ----------------------------------------------------------------------------


def end_game(s: State, ending: int) -> None:
    s.phase = Phase.OVER
    s.ending = ending
    tell(s, Event.OVER, -1, ending, 0)
    for i in range(s.found):  # AG-F1
        show(s, s.treasure[i], EVERYONE)
        tell_of(s, Event.SHOWED, s.keeper[i], 0, s.treasure[i])


def score(s: State, out: Result) -> None:
    """AG-F1"""
    for i in range(s.found):
        seat, worth = s.keeper[i], treasures_on(s.face[s.treasure[i]])
        out.points[seat] += worth
        out.source[seat][0 if s.finder[i] == seat else 1] += worth
    for seat in range(s.players):
        out.rank[seat] = 1
        for other in range(s.players):
            if standing(s, out, other) > standing(s, out, seat):
                out.rank[seat] += 1
        if out.rank[seat] == 1:
            out.winners |= 1 << seat
    out.tally[s.ending - 1] = 1
    out.tally[4] = s.attacks
    out.tally[5] = s.robberies
    out.tally[6] = s.found


def standing(s: State, out: Result, seat: int) -> int:
    """Treasures first, then treasure cards."""
    return out.points[seat] * 100 + treasures_of(s, seat)
