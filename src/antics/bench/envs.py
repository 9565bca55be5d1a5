"""Batches for learners: pairs of an observation and a mask a second, on one core, answered at random.

Ours are stepped from Python, `games.step(games.sample())`. Beside connect four stand the same game of others
with their own observations and masks: pgx's, which is a batch inside one compiled loop that chooses as well,
and OpenSpiel's, one state after the other from Python. Of each, the best of the same sizes of batches counts.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from antics.bench.peers import installed, pgx_batch
from antics.bench.timing import best_rate
from antics.core.contract import Game
from antics.envs import vector

BATCHES = (256, 2048, 8192)  # the sizes that are tried, here and there
STEPS = 20  # of a batch at a time
SAME = "connect-four"  # the game that others have too


def race(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """How fast a game's batches are."""
    rates = {n: best_rate(_batch(game, players, n), seconds / len(BATCHES)) for n in BATCHES}
    n = max(rates, key=rates.__getitem__)
    numbers = game.observation.Observation.layout().size // 2
    return {
        "game": game.name,
        "players": players,
        "batch": n,
        "pairs_per_s": round(rates[n]),
        "numbers": numbers,
        "steps": game.rules.STEPS,
    }


def _batch(game: Game, players: int, n: int) -> Callable[[], int]:
    games = vector(game.name, players, n, seed="bench")

    def some_steps() -> int:
        for _ in range(STEPS):
            games.step(games.sample())
        return n * STEPS

    return some_steps


def peers(seconds: float) -> Iterator[dict[str, Any]]:
    """The same of others, if they are installed."""
    if "pgx" in installed():
        rate = max(best_rate(pgx_batch("connect_four", n), seconds / len(BATCHES)) for n in BATCHES)
        yield {"peer": "pgx", "how": "compiled batch", "pairs_per_s": round(rate)}
    if "OpenSpiel" in installed():
        rate = best_rate(_open_spiel(), seconds)
        yield {"peer": "OpenSpiel", "how": "Python", "pairs_per_s": round(rate)}


def _open_spiel() -> Callable[[], int]:
    import pyspiel

    game, luck = pyspiel.load_game("connect_four"), random.Random(1)

    def one_game() -> int:
        state, pairs = game.new_initial_state(), 0
        while not state.is_terminal():
            state.observation_tensor()
            state.legal_actions_mask()
            state.apply_action(luck.choice(state.legal_actions()))
            pairs += 1
        return pairs

    return one_game
