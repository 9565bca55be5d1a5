"""What an age that has ended promises, reckoned in whole numbers."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

import antics
from antics.games.animal_kingdoms.board import AGES
from antics.games.animal_kingdoms.state import PLACES, State, everyone
from antics.games.animal_kingdoms.strategy import FINE, ODDS, SWING, heritage, promise


def test_odds_fade_by_powers_of_e_and_are_whole_numbers() -> None:
    assert all(type(odds) is int for odds in ODDS)
    exact = [10**9 * exp(-i / FINE) for i in range(len(ODDS))]
    assert list(ODDS) == pytest.approx(exact, abs=50)


def exact(s: State, seat: int) -> float:
    people = [who for who in range(PLACES) if everyone(s) >> who & 1]
    return 1000 / sum(
        exp((heritage(s, who) - heritage(s, seat)) / (SWING * (AGES - s.age))) for who in people
    )


@pytest.mark.parametrize("players", range(1, 6))
def test_a_promise_is_a_chance_to_win_in_thousandths(players: int) -> None:
    random = Random(players)
    s = antics.new("animal-kingdoms", players, seed="7").state
    for _ in range(200):
        s.age = random.randrange(1, AGES)
        s.points[:] = [random.randrange(60) for _ in range(PLACES)]
        s.bonuses = random.randrange(s.age + 1)
        s.bonus_of[:2] = [random.randrange(players), random.randrange(players)]
        s.throne[random.randrange(5)][0] = random.randrange(-1, players)
        for seat in range(players):
            assert promise(s, seat) == pytest.approx(exact(s, seat), abs=1.01)
