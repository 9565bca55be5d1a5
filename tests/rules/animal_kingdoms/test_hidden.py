"""What a stuck hand tells, and redeals that respect it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

import antics
from antics.core.chance import reseed
from antics.core.state import EVERYONE
from antics.games.animal_kingdoms import rules
from antics.games.animal_kingdoms.hidden import NO_PAIR
from antics.games.animal_kingdoms.laws import is_pair
from antics.games.animal_kingdoms.pieces import CARD, CARDS
from antics.games.animal_kingdoms.state import State

REDEALS = 6000


def redealt(s: State, seat: int, number: int) -> State:
    twin = s.copy()
    reseed(twin, number)
    rules.redeal(twin, seat)
    return twin


def stale_hand(s: State, seat: int) -> list[int]:
    return [s.face[s.hand[seat][i]] for i in range(s.held[seat]) if s.stale[seat] >> i & 1]


@pytest.mark.clause("AK-C4", "AK-G1")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_redeal_gives_a_stuck_player_what_was_legal_then(players: int) -> None:
    stuck = 0
    for game in range(6):
        match, luck = antics.new("animal-kingdoms", players=players, seed=f"stuck/{game}"), Random(game)
        while not match.over:
            seat = luck.choice(match.waiting)
            match.play(seat, match.choice(seat).at_random(luck).action)
            if not any(match.state.stale[:players]):
                continue
            for viewer in range(players):
                twin = redealt(match.state, viewer, len(match.log))
                for other in range(players):
                    for s in (match.state, twin):
                        hand = stale_hand(s, other)
                        assert not any(CARD[card] & s.barred[other] for card in hand)
                        if s.stale[other] & NO_PAIR:
                            assert not any(is_pair(a, b) for a in hand for b in hand)
                    stuck += bool(twin.stale[other])
    assert stuck


@pytest.mark.clause("AK-G1")
def test_a_stuck_hand_is_dealt_evenly_among_all_it_can_be() -> None:
    """Six cards are unknown: two in a stuck hand, of which three are barred, and four in the pile."""
    s = antics.new("animal-kingdoms", players=2, seed=1).state
    hand, pile = s.hand[1][:2], s.pile[s.in_pile - 4 : s.in_pile]
    for piece in range(CARDS):
        if piece not in (*hand, *pile):
            s.seen[piece] = EVERYONE
    unknown = [s.face[piece] for piece in (*hand, *pile)]
    barred = {s.face[hand[0]], s.face[pile[0]], s.face[pile[1]]} - {s.face[hand[1]]}
    s.barred[1] = sum(CARD[card] for card in barred)
    s.stale[1] = 0b11
    possible = {deal for deal in permutations(unknown) if not barred & set(deal[:2])}
    found = Counter(
        tuple(twin.face[piece] for piece in (*hand, *pile))
        for twin in (redealt(s, 0, number) for number in range(REDEALS))
    )
    assert set(found) == possible
    expected = REDEALS / len(possible)
    chi_square = sum((found[deal] - expected) ** 2 / expected for deal in possible)
    degrees = len(possible) - 1
    assert chi_square < degrees + 4 * (2 * degrees) ** 0.5
