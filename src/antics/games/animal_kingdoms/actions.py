"""What somebody does in a turn: play a card or a pair, or swap (AK-C1, AK-C2)."""

from __future__ import annotations

from antics.core.state import EVERYONE, show, tell
from antics.games.animal_kingdoms.board import KINGDOMS
from antics.games.animal_kingdoms.events import Event
from antics.games.animal_kingdoms.kingdoms import lay_shield
from antics.games.animal_kingdoms.laws import enforce, pair_kingdom
from antics.games.animal_kingdoms.pieces import MARKS
from antics.games.animal_kingdoms.state import FROM_SWAPS, NEXT, NOBODY, PAIRING, SWAPPING, State, gain
from antics.games.animal_kingdoms.supplies import discard, refill, take_from_hand

# ---- playing ----------------------------------------------------------------------------------------


def play(s: State, seat: int, card: int, k: int) -> None:
    """One card, one shield (AK-C1)."""
    lay_card(s, seat, card, k)
    end_play(s, seat, k)


def lay_card(s: State, seat: int, card: int, k: int) -> None:
    piece, mark, laid = take_from_hand(s, seat, card), MARKS[card], s.laid[k]
    s.lying[k][laid] = piece
    s.laid[k] = laid + 1
    s.last[k] = mark
    s.lie[k] |= mark
    show(s, piece, EVERYONE)
    tell(s, Event.LAID, seat, k, card)


def end_play(s: State, seat: int, k: int) -> None:
    s.played[s.age * KINGDOMS + k] += 1
    s.swaps = 0
    lay_shield(s, seat, k)
    enforce(s, s.watchers[k])
    refill(s, seat)
    s.phase = NEXT


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


# ---- swapping ---------------------------------------------------------------------------------------


def pick_for_swap(s: State, seat: int, card: int) -> None:
    on_top = s.picks > 0 and card < s.picked[s.picks - 1]
    pick(s, SWAPPING, card)
    if on_top or s.picks == s.held[seat]:
        swap(s, seat)


def swap(s: State, seat: int) -> None:
    """Discard, then draw as many, for some points (AK-C2)."""
    for i in range(s.picks):
        discard(s, take_from_hand(s, seat, s.picked[i]))
        tell(s, Event.SWAPPED, seat, i, s.picked[i])
    gain(s, seat, s.swap, FROM_SWAPS)
    tell(s, Event.SWAP_POINT, seat, s.picks, s.swap)
    put_picks_away(s)
    refill(s, seat)
    s.swaps += 1
    if not s.egon and s.swaps == s.patience * s.players:  # AK-C7
        s.closed = 1
        s.closings += 1
        tell(s, Event.SWAPS_CLOSED, NOBODY, s.swaps, 0)
    s.phase = NEXT


# ---- cards picked so far ----------------------------------------------------------------------------


def pick(s: State, phase: int, card: int) -> None:
    s.phase = phase
    s.picked[s.picks] = card
    s.picks += 1


def put_picks_away(s: State) -> None:
    for i in range(s.picks):
        s.picked[i] = 0
    s.picks = 0
