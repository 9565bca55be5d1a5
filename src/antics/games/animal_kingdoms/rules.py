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
from antics.games.animal_kingdoms.laws import is_open, is_pair
from antics.games.animal_kingdoms.pieces import HAND, MARKS
from antics.games.animal_kingdoms.rounds import may_swap, new_game, next_turn, run_on
from antics.games.animal_kingdoms.scoring import score
from antics.games.animal_kingdoms.state import (
    BATTLE,
    DONE,
    FIGHTING,
    NEXT,
    PAIR,
    PAIRING,
    PLAY,
    STEPS,
    SWAP,
    SWAPPING,
    TURN,
    Box,
    State,
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
    if s.phase < FIGHTING:
        return 1 << s.turn
    return still_choosing(s) if s.phase == FIGHTING else 0


def unfinished(s: State, seat: int) -> bool:
    return s.turn == seat and (s.phase == PAIRING or s.phase == SWAPPING)


def legal_steps(s: State, seat: int, out: LegalSteps) -> None:
    phase = s.phase
    if phase == FIGHTING:
        if still_choosing(s) >> seat & 1:
            offer_hand(s, seat, BATTLE, out)
    elif s.turn != seat:
        return
    elif phase == TURN:
        offer_plays(s, seat, out)
        if s.pairs >= 0 and is_open(s, s.pairs):
            offer_pairs(s, seat, out)
        if may_swap(s):
            offer_hand(s, seat, SWAP, out)
    elif phase == SWAPPING:
        offer_rest_of_swap(s, seat, out)
    elif phase == PAIRING:
        offer_rest_of_pair(s, seat, out)


def offer_hand(s: State, seat: int, row: int, out: LegalSteps) -> None:
    n, steps, face, hand = out.n, out.step, s.face, s.hand[seat]
    for i in range(s.held[seat]):
        steps[n + i] = row + face[hand[i]]
    out.n = n + s.held[seat]


def offer_plays(s: State, seat: int, out: LegalSteps) -> None:
    """The four cards of a hand that is full, as all are in a turn.

    Every play is written down, an illegal one is overwritten: so compiled code need not guess what is legal.
    """
    n, steps, face, hand, legal_in = out.n, out.step, s.face, s.hand[seat], s.legal
    a, b, c, d = face[hand[0]], face[hand[1]], face[hand[2]], face[hand[3]]
    marks_a, marks_b, marks_c, marks_d = MARKS[a], MARKS[b], MARKS[c], MARKS[d]
    play_a, play_b = PLAY + a * KINGDOMS, PLAY + b * KINGDOMS
    play_c, play_d = PLAY + c * KINGDOMS, PLAY + d * KINGDOMS
    marks = marks_a | marks_b | marks_c | marks_d
    for k in range(KINGDOMS):
        legal = legal_in[k]
        if legal & marks:
            steps[n] = play_a + k
            if legal & marks_a:
                n += 1
            steps[n] = play_b + k
            if legal & marks_b:
                n += 1
            steps[n] = play_c + k
            if legal & marks_c:
                n += 1
            steps[n] = play_d + k
            if legal & marks_d:
                n += 1
    out.n = n


def offer_pairs(s: State, seat: int, out: LegalSteps) -> None:
    """The first card of a pair: the one that comes first among the cards."""
    face, hand, first = s.face, s.hand[seat], 0  # of a full hand, as bits
    for i in range(1, HAND):
        card = face[hand[i]]
        marks = MARKS[card]
        for j in range(i):
            other = face[hand[j]]
            if marks & MARKS[other]:
                first |= 1 << (i if card < other else j)
    n, steps = out.n, out.step
    for i in range(HAND):
        steps[n] = PAIR + face[hand[i]]
        n += first >> i & 1
    out.n = n


def offer_rest_of_pair(s: State, seat: int, out: LegalSteps) -> None:
    """The second card, or which of the two lies on top (AK-L16)."""
    if s.picks == 2:
        offer(out, PAIR + s.picked[0])
        offer(out, PAIR + s.picked[1])
        return
    for i in range(s.held[seat]):
        card = s.face[s.hand[seat][i]]
        if card > s.picked[0] and is_pair(card, s.picked[0]):
            offer(out, PAIR + card)


def offer_rest_of_swap(s: State, seat: int, out: LegalSteps) -> None:
    """Cards are named in order; only the one on top may be any, where Egon looks at it (AK-C2)."""
    offer(out, DONE)
    if s.egon:
        offer_unpicked(s, seat, out)
        return
    n, steps, face, hand, last = out.n, out.step, s.face, s.hand[seat], s.picked[s.picks - 1]
    for i in range(HAND):  # all are still there
        card = face[hand[i]]
        steps[n] = SWAP + card
        if card > last:
            n += 1
    out.n = n


def offer_unpicked(s: State, seat: int, out: LegalSteps) -> None:
    for i in range(HAND):
        card = s.face[s.hand[seat][i]]
        if not is_picked(s, card):
            offer(out, SWAP + card)


def is_picked(s: State, card: int) -> bool:
    for i in range(s.picks):
        if s.picked[i] == card:
            return True
    return False


# ---- carrying it out --------------------------------------------------------------------------------


def apply(s: State, seat: int, step: int) -> None:
    if step < PAIR:
        play(s, seat, step // KINGDOMS, step % KINGDOMS)
    elif step < SWAP:
        pick_for_pair(s, seat, step - PAIR)
    elif step < BATTLE:
        pick_for_swap(s, seat, step - SWAP)
    elif step < DONE:
        lay_in_battle(s, seat, step - BATTLE)
    else:
        swap(s, seat)
    if s.phase == NEXT:  # mostly all that follows
        next_turn(s)
    if s.phase >= FIGHTING:
        run_on(s)
