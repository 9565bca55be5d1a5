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

This file: who may do what. Beside it: `state` (what there is to know), `events` (what can happen), `rounds`
(set-up and turns), `actions` and `fight` (the five functions), `supplies` (cards on their way), `scoring`,
`hidden` (the redeal).
"""

from __future__ import annotations

from antics.core.state import LegalSteps, offer, tell
from antics.games.antigua.actions import dismiss, go_on_hiring, hire, navigate, order_swap, repay, sail
from antics.games.antigua.board import BORDER, BOX_PLACES, NEIGHBOURS
from antics.games.antigua.events import Event
from antics.games.antigua.fight import attack
from antics.games.antigua.hidden import redeal
from antics.games.antigua.pieces import CREW, OPEN
from antics.games.antigua.rounds import end_action, new_game, place
from antics.games.antigua.scoring import end_game, score
from antics.games.antigua.state import (
    ATTACK,
    DONE,
    DROP,
    ENOUGH,
    MORE,
    NAVIGATE,
    ONE,
    PILE,
    STEPS,
    SWAP,
    TAKE,
    TO,
    Box,
    Ending,
    Phase,
    Role,
    State,
    count,
    has_role,
    over,
    together,
    turned,
)
from antics.games.antigua.supplies import leave

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

# ---- what may be done (AG-C, AG-D) -------------------------------------------------------------------


def waiting(s: State) -> int:
    return 0 if over(s) else 1 << s.turn


def unfinished(s: State, seat: int) -> bool:
    return seat == s.turn and (s.phase == Phase.SAIL or s.phase == Phase.DISMISS)


def legal_steps(s: State, seat: int, out: LegalSteps) -> None:
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


def offer_actions(s: State, seat: int, out: LegalSteps) -> None:
    """AG-C1: whatever is possible. Mate, Helmsman and Gunner need no such card in the crew (AG-D6)."""
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


def offer_neighbours(s: State, cell: int, out: LegalSteps) -> None:
    for near in NEIGHBOURS[s.players][cell]:
        if near >= 0:
            offer(out, TO + near)


def offer_members(s: State, seat: int, role: int, out: LegalSteps) -> None:
    for i in range(s.members[seat]):
        if has_role(s, seat, i, role):
            offer(out, DROP + i)


def can_navigate(s: State, seat: int) -> bool:
    """AG-D3"""
    return s.afloat[seat] == 1 and not turned(s, s.ship[seat]) and count(s, seat, Role.NAVIGATOR) > 0


def can_attack(s: State, seat: int, other: int) -> bool:
    """AG-D4"""
    return seat != other and together(s, seat, other) and not s.attacked >> other & 1


# ---- doing it ----------------------------------------------------------------------------------------


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
            leave(s, seat, step - DROP, Event.DROPPED)
            go_on_hiring(s)
        case Phase.REPAY:
            repay(s, seat, step - DROP)
        case Phase.DISMISS:
            dismiss(s, seat, step - DROP)


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
