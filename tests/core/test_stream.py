"""The fast stream that chooses among moves: the same in both forms, and no choice tells of another one.

Chi-square is compared with what it should be, in standard deviations; the numbers are always the same ones,
so a bound of five of them fails never or always.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
import pytest

import antics
from antics.core import native
from antics.core.chance import CARRIED, WORD, scramble, stream_of
from antics.core.state import MAX_CHOICES, LegalSteps
from antics.lab.rollouts import keys
from tests.core import coin_driver, luck_driver

pytestmark = pytest.mark.slow
Array = np.ndarray[Any, Any]

STREAMS, PLACES = 2000, 1000  # two million numbers, for each way of naming streams
NAMES = {
    "neighbours": np.arange(STREAMS),  # as a search names them
    "keys": np.array(keys("stream", range(STREAMS)))[:, 0],  # as a simulation does
    "far apart": np.arange(STREAMS) << 50,
}
RANKS = {64: 0.28879, 63: 0.57758, 62: 0.13363}  # of random matrices of 64 x 64 bits; 62 or less


@pytest.fixture(scope="module")
def compiled() -> Any:
    return native.compiled(luck_driver, ModuleType("no_rules"))


@pytest.fixture(scope="module", params=NAMES)
def numbers(request: pytest.FixtureRequest, compiled: Any) -> Array:
    """A row for each stream."""
    out = np.zeros((STREAMS, PLACES), np.int64)
    compiled.run_on(NAMES[request.param].astype(np.int64), out)
    return out & WORD


def excess(counts: Array, expected: Any) -> float:
    """By how many standard deviations these counts are less even than chance would have them."""
    freedom = counts.size - 1
    return float((((counts - expected) ** 2 / expected).sum() - freedom) / (2 * freedom) ** 0.5)


def choices(numbers: Array, n: int) -> Array:
    return (numbers * n) >> 32


def test_both_forms_run_on_alike_and_stay_within_63_bits(compiled: Any) -> None:
    streams = np.array([0, 1, 7, WORD, 1 << 40, (1 << 62) + 12345, (1 << 63) - 1, -1])
    out = np.zeros((len(streams), 200), np.int64)
    compiled.run_on(streams, out)
    plain = np.zeros_like(out)
    luck_driver.run_on(streams.tolist(), plain)
    assert out.tolist() == plain.tolist()
    assert ((out >= 0) & (out < CARRIED << 32)).all()


def test_a_stream_stays_what_it_is() -> None:
    """Games simulated from a seed can be simulated again."""
    x = stream_of(7)
    y = x >> 15
    assert x == 2165705550757291098
    assert scramble(x, y) == CARRIED * (y % 2**32) + x // 2**32


def test_the_period_is_the_longest_there_can_be() -> None:
    """It is the order of 2**32 modulo this prime, which is half of it, since half of it is a prime too."""
    modulus = CARRIED * 2**64 - 1
    assert is_prime(modulus)
    assert is_prime(modulus // 2)
    assert pow(2**32, 2, modulus) != 1


def is_prime(n: int) -> bool:
    """Miller and Rabin's test, by a dozen witnesses."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for witness in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(witness, odd, n)
        if x != 1 and all(pow(x, 2**i, n) != n - 1 for i in range(twos)):
            return False
    return True


@pytest.mark.parametrize("n", [2, 3, 5, 8, 12, 27, 64])
def test_a_choice_tells_nothing_of_the_next_two(numbers: Array, n: int) -> None:
    for rows in choices(numbers, n), choices(numbers, n).T:  # in a stream, and over neighbouring streams
        triples = (rows[:, :-2] * n + rows[:, 1:-1]) * n + rows[:, 2:]
        counts = np.bincount(triples.ravel(), minlength=n**3)
        assert abs(excess(counts, triples.size / n**3)) < 5


@pytest.mark.parametrize("lag", [1, 2, 3, 4, 5, 8, 16, 31, 32, 64, 128])
def test_a_coin_is_fair_after_any_earlier_choice(numbers: Array, lag: int) -> None:
    before, coin = choices(numbers, 60)[:, :-lag], choices(numbers, 2)[:, lag:]
    counts = np.bincount((before * 2 + coin).ravel(), minlength=120)
    assert abs(excess(counts, coin.size / 120)) < 5


def test_coins_do_not_follow_from_many_coins_before_them(numbers: Array) -> None:
    """Each row of a matrix is 64 coins in sequence. Were a coin a sum of earlier ones, ranks would be low."""
    coins = choices(numbers, 2)
    matrices = coins.ravel()[: 480 * 64 * 64].reshape(-1, 64, 64)
    found = [rank(matrix) for matrix in matrices]
    counts = np.array([found.count(64), found.count(63), sum(r <= 62 for r in found)])
    assert abs(excess(counts, np.array(list(RANKS.values())) * len(found))) < 5


def rank(matrix: Array) -> int:
    """Over the field of two elements."""
    rows = [int("".join(map(str, row)), 2) for row in matrix.tolist()]
    found = 0
    while rows:
        pivot = rows.pop()
        if pivot:
            found += 1
            low = pivot & -pivot
            rows = [row ^ pivot if row & low else row for row in rows]
    return found


@pytest.mark.parametrize("players", [3, 4])
def test_the_coins_of_a_game_are_fair_whatever_was_chosen_before(players: int) -> None:
    """Lock antlers or flee, and every other decision between two steps, over 10,000 games."""
    game = antics.game("antler-island")
    coins = np.zeros((game.rules.STEPS, MAX_CHOICES, 2), np.int64)
    states, outs = np.zeros(2, game.rules.State.dtype()), np.zeros(1, LegalSteps.dtype())
    box = game.box(players, game.settings(players, {}), {}).packed()
    program = native.compiled(coin_driver, game.rules)
    program.toss(states, box, outs, np.array(keys("coins", range(10_000)), np.uint32), coins, 120)
    tossed = coins.sum(axis=2)
    known = tossed >= 100
    assert tossed.sum() > 2_000_000
    one, other = coins[known].T
    chi_square = ((one - other) ** 2 / (one + other)).sum()
    assert abs(chi_square - known.sum()) < 5 * (2 * known.sum()) ** 0.5
    for sides in coins.sum(axis=1):
        assert abs(sides[0] - sides[1]) <= 5 * sides.sum() ** 0.5
