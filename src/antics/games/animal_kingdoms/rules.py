"""Animal Kingdoms: laws say which animal may go to which kingdom, for three ages (Steven Aramini, 2019).

Source: the German rulebook, whose pictures are lost; for all that it leaves open, the clauses (AK-…) in
clauses.md decide. Departures from the rulebook: the start player is drawn by lot, shields do not run out,
what is still tied after the thrones is a shared win, and endless swapping is closed (AK-C7). The law cards,
the point tokens and the order of the kingdoms are partly rebuilt; see `pieces` and `board`.

This file: set-up, turns, and the result. Beside it: `state` (what there is to know), `cards` (pile, discards
and hands), `laws`, `kingdoms` (shields and crowns), `egon` (the automatic rival), `scoring` (kingdoms,
battles, ages, the end). `run_on` carries on until somebody has to decide.
"""

from __future__ import annotations

from antics.core.chance import draw
from antics.core.state import EVERYONE, LegalSteps, Result, offer, show, shuffle, tell
from antics.games.animal_kingdoms import events
from antics.games.animal_kingdoms.board import AGES, KINGDOMS, THRONES
from antics.games.animal_kingdoms.cards import discard, refill, take_from_hand
from antics.games.animal_kingdoms.egon import egons_turn
from antics.games.animal_kingdoms.hidden import note_stuck
from antics.games.animal_kingdoms.hidden import redeal as redeal_unknown
from antics.games.animal_kingdoms.kingdoms import lay_shield
from antics.games.animal_kingdoms.laws import count_blocked, is_pair, may_play, pair_kingdom
from antics.games.animal_kingdoms.pieces import (
    BONUSES,
    CARDS,
    FIRST_BONUS,
    FIRST_LAW,
    HAND,
    LAW_COUNT,
    MARK,
    NO_CARD,
    TOKENS,
)
from antics.games.animal_kingdoms.scoring import (
    begin_age,
    clear_kingdoms,
    end_age,
    lay_in_battle,
    rank,
    reveal,
    score_kingdom,
    still_choosing,
)
from antics.games.animal_kingdoms.state import (
    BATTLE,
    DONE,
    EGON,
    FROM_SWAPS,
    IDLE,
    IN_BATTLE,
    NEXT_TURN,
    NOBODY,
    ON_TURN,
    PAIR,
    PAIRING,
    PLACES,
    PLAY,
    SCORING,
    SOURCES,
    STEPS,
    SWAP,
    SWAPPING,
    UNUSED,
    Box,
    State,
    everyone,
    gain,
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

PATIENCE = 12  # swaps in a row, for each player [ruling] AK-C7

# ---- set-up (AK-B) -----------------------------------------------------------------------------------


def new_game(s: State, box: Box) -> None:
    s.players = box.players
    s.egon = 1 if box.egon or box.players == 1 else 0
    shuffle_laws(s, box)
    lay_tokens(s, box)
    shuffle_bonus(s, box)
    for k in range(KINGDOMS):
        for i in range(THRONES):
            s.throne[k][i] = NOBODY
    for who in range(PLACES):
        s.card[who] = NOBODY
    clear_kingdoms(s)
    deal_cards(s)
    begin_age(s, draw(s, s.players))
    while run_on(s):
        pass


def shuffle_laws(s: State, box: Box) -> None:
    n = 0
    for i in range(LAW_COUNT):
        piece = FIRST_LAW + i
        s.face[piece] = box.laws[i]
        s.seen[piece], s.batch[piece] = EVERYONE, UNUSED
        if box.laws[i] >= 0:
            s.pile[n] = piece
            n += 1
    shuffle(s, s.pile, n)


def lay_tokens(s: State, box: Box) -> None:
    """Three at random on each kingdom, ascending."""
    left = s.pile  # not needed for cards yet
    for i in range(TOKENS):
        left[i] = box.tokens[i]
    for i in range(TOKENS):
        j = i + draw(s, TOKENS - i)
        value = left[j]
        left[j] = left[i]
        lay_token(s, i // AGES, i % AGES, value)


def lay_token(s: State, k: int, place: int, value: int) -> None:
    while place > 0 and s.token[k][place - 1] > value:
        s.token[k][place] = s.token[k][place - 1]
        place -= 1
    s.token[k][place] = value


def shuffle_bonus(s: State, box: Box) -> None:
    for i in range(BONUSES):
        s.face[FIRST_BONUS + i] = box.bonus[i]
        s.seen[FIRST_BONUS + i], s.batch[FIRST_BONUS + i] = EVERYONE, UNUSED
        s.bonus_of[i] = NOBODY
        s.pile[i] = FIRST_BONUS + i
    if s.players > 1:
        shuffle(s, s.pile, BONUSES)


def deal_cards(s: State) -> None:
    for card in range(CARDS):
        s.face[card] = s.pile[card] = card
    shuffle(s, s.pile, CARDS)
    s.in_pile = CARDS
    for seat in range(s.players):
        refill(s, seat)


# ---- what is to be decided ---------------------------------------------------------------------------


def waiting(s: State) -> int:
    if s.phase == ON_TURN:
        return 1 << s.turn
    return still_choosing(s) if s.phase == IN_BATTLE else 0


def unfinished(s: State, seat: int) -> bool:
    return s.picking != IDLE and s.turn == seat


def legal_steps(s: State, seat: int, out: LegalSteps) -> None:
    if not waiting(s) >> seat & 1:
        return
    if s.phase == IN_BATTLE:
        offer_hand(s, seat, BATTLE, out)
    elif s.picking == PAIRING:
        offer_rest_of_pair(s, seat, out)
    elif s.picking == SWAPPING:
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


def may_swap(s: State) -> bool:
    return s.out == 0 and s.closed == 0  # AK-C2, AK-C7


# ---- carrying it out ---------------------------------------------------------------------------------


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


def run_on(s: State) -> bool:
    """The next thing that happens by itself; False when somebody has to decide or the game is over."""
    if s.phase == ON_TURN:
        return False
    if s.phase == NEXT_TURN:
        next_turn(s)
    elif s.phase == SCORING and s.kingdom < KINGDOMS:
        score_kingdom(s)
    elif s.phase == SCORING:
        end_age(s)
    elif s.phase == IN_BATTLE and still_choosing(s) == 0:
        reveal(s)
    else:
        return False
    return True


# ---- turns (AK-C) ------------------------------------------------------------------------------------


def next_turn(s: State) -> None:
    if s.out == everyone(s):  # AK-C8
        s.phase = SCORING
        return
    s.turn = whose_turn(s)
    if s.turn == EGON:
        egons_turn(s)
    else:
        begin_turn(s, s.turn)


def whose_turn(s: State) -> int:
    """The next one who is not out: clockwise from the start player, and Egon after the last (AK-F1)."""
    who = after(s, s.turn)
    while s.out >> who & 1:
        who = after(s, who)
    return who


def after(s: State, who: int) -> int:
    """Who comes next, whether out or not."""
    if who != NOBODY and who != EGON:
        who = who + 1 if who + 1 < s.players else 0
        if who != s.first:
            return who
        if s.egon:
            return EGON
    s.round += 1
    return s.first


def begin_turn(s: State, seat: int) -> None:
    count_blocked(s, seat)
    if may_swap(s) or may_play(s, seat):
        s.phase = ON_TURN
    else:  # AK-C4
        s.out |= 1 << seat
        s.stuck += 1
        note_stuck(s, seat)
        tell(s, events.STUCK, seat, 0, 0)


def play(s: State, seat: int, card: int, k: int) -> None:
    """One card, one shield (AK-C1)."""
    lay_card(s, seat, card, k)
    end_play(s, seat, k)


def lay_card(s: State, seat: int, card: int, k: int) -> None:
    piece = take_from_hand(s, seat, card)
    s.lying[k][s.laid[k]] = piece
    s.laid[k] += 1
    s.last[k] = MARK[card]
    s.lie[k] |= MARK[card]
    show(s, piece, EVERYONE)
    tell(s, events.LAID, seat, k, card)


def end_play(s: State, seat: int, k: int) -> None:
    s.played[s.law[k]] += 1
    s.swaps = 0
    lay_shield(s, seat, k)
    refill(s, seat)
    s.phase = NEXT_TURN


def pick_for_pair(s: State, seat: int, card: int) -> None:
    """Two cards, then the one that lies on top (AK-L16)."""
    if s.picks < 2:
        pick(s, PAIRING, card)
        return
    k = pair_kingdom(s)
    below = s.picked[1] if card == s.picked[0] else s.picked[0]
    put_picks_away(s)
    lay_card(s, seat, below, k)
    lay_card(s, seat, card, k)
    end_play(s, seat, k)


def pick(s: State, picking: int, card: int) -> None:
    s.picking = picking
    s.picked[s.picks] = card
    s.picks += 1


def put_picks_away(s: State) -> None:
    s.picking = IDLE
    s.picks = 0
    for i in range(HAND):
        s.picked[i] = 0


def pick_for_swap(s: State, seat: int, card: int) -> None:
    on_top = s.picks > 0 and card < s.picked[s.picks - 1]
    pick(s, SWAPPING, card)
    if on_top or s.picks == s.held[seat]:
        swap(s, seat)


def swap(s: State, seat: int) -> None:
    """Discard, then draw as many, for a point (AK-C2)."""
    for i in range(s.picks):
        discard(s, take_from_hand(s, seat, s.picked[i]))
        tell(s, events.SWAPPED, seat, i, s.picked[i])
    gain(s, seat, 1, FROM_SWAPS)
    tell(s, events.SWAP_POINT, seat, s.picks, 0)
    put_picks_away(s)
    refill(s, seat)
    s.swaps += 1
    if not s.egon and s.swaps == PATIENCE * s.players:  # AK-C7
        s.closed = 1
        s.closings += 1
        tell(s, events.SWAPS_CLOSED, NOBODY, s.swaps, 0)
    s.phase = NEXT_TURN


# ---- what nobody knows, and the result ---------------------------------------------------------------


def redeal(s: State, seat: int) -> None:
    """Others' half-made choices are dropped."""
    if s.turn != seat:
        put_picks_away(s)
    redeal_unknown(s, seat)


def score(s: State, out: Result) -> None:
    """Egon stands after the players."""
    for i in range(s.players + s.egon):
        who = i if i < s.players else EGON
        out.points[i] = s.points[who]
        out.rank[i] = rank(s, who)
        if out.rank[i] == 1:
            out.winners |= 1 << i
        for source in range(SOURCES):
            out.source[i][source] = s.source[who][source]
    for law in range(1, LAW_COUNT + 1):
        out.tally[law - 1] = s.played[law]
        out.tally[LAW_COUNT + law - 1] = s.blocked[law]
    out.tally[2 * LAW_COUNT] = s.battles
    out.tally[2 * LAW_COUNT + 1] = s.reveals
    out.tally[2 * LAW_COUNT + 2] = s.stuck
    out.tally[2 * LAW_COUNT + 3] = s.closings
