"""Animal Kingdoms: laws say which animal may go to which kingdom, for three ages (Steven Aramini, 2019).

Source: the German rulebook, whose pictures are lost; for all that it leaves open, the clauses (AK-…) in
clauses.md decide. Departures from the rulebook: the start player is drawn by lot, shields do not run out,
what is still tied after the thrones is a shared win, and endless swapping is closed (AK-C7). The law cards,
the point tokens and the order of the kingdoms are partly rebuilt; see `pieces` and `board`.

This file: who may do what. Beside it: `state` (what there is to know), `rounds` (set-up, turns and ages),
`actions` (playing and swapping), `laws`, `kingdoms` (shields and crowns), `egon` (the automatic rival),
`fight` (battles), `supplies` (cards on their way), `scoring`, `hidden` (the redeal).
"""

from __future__ import annotations

from antics.core.state import LegalSteps, offer
from antics.games.animal_kingdoms.actions import pick_for_pair, pick_for_swap, play, swap
from antics.games.animal_kingdoms.board import KINGDOMS
from antics.games.animal_kingdoms.fight import lay_in_battle, still_choosing
from antics.games.animal_kingdoms.hidden import redeal
from antics.games.animal_kingdoms.laws import is_pair, pair_kingdom
from antics.games.animal_kingdoms.pieces import NO_CARD
from antics.games.animal_kingdoms.rounds import may_swap, new_game, run_on
from antics.games.animal_kingdoms.scoring import score
from antics.games.animal_kingdoms.state import (
    BATTLE,
    DONE,
    PAIR,
    PLAY,
    STEPS,
    SWAP,
    Box,
    Phase,
    State,
    on_turn,
)

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

# ---- what may be done -------------------------------------------------------------------------------


def waiting(s: State) -> int:
    if on_turn(s):
        return 1 << s.turn
    return still_choosing(s) if s.phase == Phase.BATTLE else 0


def unfinished(s: State, seat: int) -> bool:
    return s.turn == seat and (s.phase == Phase.PAIR or s.phase == Phase.SWAP)


def legal_steps(s: State, seat: int, out: LegalSteps) -> None:
    if not waiting(s) >> seat & 1:
        return
    if s.phase == Phase.BATTLE:
        offer_hand(s, seat, BATTLE, out)
    elif s.phase == Phase.PAIR:
        offer_rest_of_pair(s, seat, out)
    elif s.phase == Phase.SWAP:
        offer_rest_of_swap(s, seat, out)
    else:
        offer_plays(s, seat, out)
        if pair_kingdom(s) >= 0:
            offer_pairs(s, seat, out)
        if may_swap(s):
            offer_hand(s, seat, SWAP, out)


def offer_hand(s: State, seat: int, row: int, out: LegalSteps) -> None:
    for i in range(s.held[seat]):
        offer(out, row + s.face[s.hand[seat][i]])


def offer_plays(s: State, seat: int, out: LegalSteps) -> None:
    """No branch for each card, since nothing predicts what is legal: an illegal play is overwritten."""
    n, steps, hand = out.n, out.step, s.hand[seat]
    for k in range(KINGDOMS):
        legal = s.legal[k]
        if legal != NO_CARD:
            for i in range(s.held[seat]):
                card = s.face[hand[i]]
                steps[n] = PLAY + card * KINGDOMS + k
                n += legal >> card & 1
    out.n = n


def offer_pairs(s: State, seat: int, out: LegalSteps) -> None:
    """The first card of a pair: the one that comes first among the cards."""
    for i in range(s.held[seat]):
        card = s.face[s.hand[seat][i]]
        if has_partner(s, seat, card):
            offer(out, PAIR + card)


def has_partner(s: State, seat: int, card: int) -> bool:
    for i in range(s.held[seat]):
        if is_partner(s.face[s.hand[seat][i]], card):
            return True
    return False


def is_partner(card: int, first: int) -> bool:
    return card > first and is_pair(card, first)


def offer_rest_of_pair(s: State, seat: int, out: LegalSteps) -> None:
    """The second card, or which of the two lies on top (AK-L16)."""
    for i in range(s.held[seat]):
        card = s.face[s.hand[seat][i]]
        if s.picks == 1 and is_partner(card, s.picked[0]):
            offer(out, PAIR + card)
    if s.picks == 2:
        offer(out, PAIR + s.picked[0])
        offer(out, PAIR + s.picked[1])


def offer_rest_of_swap(s: State, seat: int, out: LegalSteps) -> None:
    """Cards are named in order; only the one on top may be any, where Egon looks at it (AK-C2)."""
    offer(out, DONE)
    for i in range(s.held[seat]):
        card = s.face[s.hand[seat][i]]
        if card > s.picked[s.picks - 1] or (s.egon and not is_picked(s, card)):
            offer(out, SWAP + card)


def is_picked(s: State, card: int) -> bool:
    for i in range(s.picks):
        if s.picked[i] == card:
            return True
    return False


# ---- carrying it out --------------------------------------------------------------------------------


def apply(s: State, seat: int, step: int) -> None:
    if step == DONE:
        swap(s, seat)
    elif step >= BATTLE:
        lay_in_battle(s, seat, step - BATTLE)
    elif step >= SWAP:
        pick_for_swap(s, seat, step - SWAP)
    elif step >= PAIR:
        pick_for_pair(s, seat, step - PAIR)
    else:
        play(s, seat, step // KINGDOMS, step % KINGDOMS)
    while run_on(s):
        pass
