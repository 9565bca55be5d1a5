"""What a seat cannot know, dealt out anew; and what it learns when somebody has no legal play (AK-G)."""

from __future__ import annotations

from antics.core.chance import draw
from antics.core.state import knows, redeal_faces, swap_faces
from antics.games.animal_kingdoms.actions import put_picks_away
from antics.games.animal_kingdoms.board import AGES, KINGDOMS
from antics.games.animal_kingdoms.laws import is_pair, pair_kingdom
from antics.games.animal_kingdoms.pieces import CARDS, HAND, MARKS, NO_CARD
from antics.games.animal_kingdoms.state import TURN, State

NO_PAIR = 1 << HAND
PATIENCE = 100  # how often a hand without a pair is tried for


def note_stuck(s: State, seat: int) -> None:
    """Everyone learns that this hand holds no card that is legal now, and no pair if one were (AK-C4)."""
    s.barred[seat] = NO_CARD
    for k in range(KINGDOMS):
        s.barred[seat] |= s.legal[k]
    s.stale[seat] = (1 << s.held[seat]) - 1
    if pair_kingdom(s) >= 0:
        s.stale[seat] |= NO_PAIR
    s.news += 1


def redeal(s: State, seat: int) -> None:
    """Hands, piles and bonus tokens that this seat has not seen. Others' half-made choices are dropped.

    Hands that were stuck get nothing that they cannot hold: evenly for one such hand; where several bar
    different cards, the hands dealt first have a little more choice than is due to them.
    """
    if s.turn != seat and s.picks > 0:
        s.phase = TURN
        put_picks_away(s)
    redeal_faces(s, seat)
    for age in range(AGES):
        s.blocked[age] = 0  # a count that comes from hands nobody has seen
    for _ in range(PATIENCE):
        if deal_stuck_hands(s, seat):
            break


def deal_stuck_hands(s: State, seat: int) -> bool:
    """Exchange what cannot be in a hand for what can; False if a pair came up where there is none."""
    fair = True
    for other in range(s.players):
        if other != seat and s.stale[other] != 0:
            for i in range(s.held[other]):
                if is_stale(s, other, i) and not knows(s, seat, s.hand[other][i]):
                    deal_stale_card(s, seat, other, i)
            fair = fair and not shows_pair(s, other)
    return fair


def is_stale(s: State, seat: int, i: int) -> bool:
    """Has this card been in the hand since it was stuck?"""
    return s.stale[seat] >> i & 1 == 1


def deal_stale_card(s: State, seat: int, other: int, i: int) -> None:
    piece = s.hand[other][i]
    n = 0
    for p in range(CARDS):
        n += can_be(s, seat, other, i, p)
    if n > 0:
        left, p = draw(s, n), -1
        while left >= 0:
            p += 1
            left -= can_be(s, seat, other, i, p)
        swap_faces(s, piece, p)


def can_be(s: State, seat: int, other: int, i: int, p: int) -> bool:
    """Can the i-th card of a stuck hand be what piece p shows? Stuck hands before it are dealt already."""
    piece = s.hand[other][i]
    if knows(s, seat, p) or s.batch[p] != s.batch[piece] or MARKS[s.face[p]] & s.barred[other] != NO_CARD:
        return False
    return p == piece or not is_dealt(s, other, i, p)


def is_dealt(s: State, other: int, i: int, p: int) -> bool:
    for before in range(other + 1):
        for j in range(s.held[before] if before < other else i):
            if s.hand[before][j] == p and is_stale(s, before, j):
                return True
    return False


def shows_pair(s: State, other: int) -> bool:
    if not s.stale[other] & NO_PAIR:
        return False
    for i in range(s.held[other]):
        for j in range(i):
            both = is_stale(s, other, i) and is_stale(s, other, j)
            if both and is_pair(s.face[s.hand[other][i]], s.face[s.hand[other][j]]):
                return True
    return False
