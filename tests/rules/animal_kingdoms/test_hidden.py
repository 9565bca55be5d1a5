"""What a stuck hand tells, and redeals that respect it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

import antics
from antics.core.chance import reseed
from antics.core.state import EVERYONE, swap_faces
from antics.games.animal_kingdoms import rules
from antics.games.animal_kingdoms.hidden import NO_PAIR
from antics.games.animal_kingdoms.laws import is_pair
from antics.games.animal_kingdoms.pieces import CARDS, MARKS, ONE, THREE, TWO, number
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
                        assert not any(MARKS[card] & s.barred[other] for card in hand)
                        if s.stale[other] & NO_PAIR:
                            assert not any(is_pair(a, b) for a in hand for b in hand)
                    stuck += bool(twin.stale[other])
    assert stuck


@pytest.mark.clause("AK-G1")
def test_a_stuck_hand_is_dealt_evenly_among_all_it_can_be() -> None:
    """Six cards are unknown: two in a stuck hand and four in the pile. Of all six, three are barred."""
    s = antics.new("animal-kingdoms", players=2, seed=1).state
    hand, pile = s.hand[1][:2], s.pile[s.in_pile - 4 : s.in_pile]
    for piece, card in zip((*hand, *pile), (0, 3, 1, 2, 5, 6), strict=True):  # pandas
        swap_faces(s, piece, s.face.index(card, 0, CARDS))
    for piece in range(CARDS):
        if piece not in (*hand, *pile):
            s.seen[piece] = EVERYONE
    unknown = [s.face[piece] for piece in (*hand, *pile)]
    s.barred[1] = ONE | TWO | THREE
    barred = {card for card in unknown if number(card) <= 3}
    assert len(barred) == 3
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
