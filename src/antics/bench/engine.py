"""Random games of ours: moves a second, plain and compiled."""

from __future__ import annotations

from itertools import count, cycle
from typing import Any

from antics.bench.timing import best_rate
from antics.core import native, rollout
from antics.core.chance import key_of, seed_luck
from antics.core.contract import Game
from antics.core.rollout import Outcome
from antics.core.state import LegalSteps

MAX_ROUNDS = 120
GAMES, BATCHES = 200, 10  # the games that compiled code plays over and over


def race(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """How fast a game runs, and how large its state is."""
    plain = best_rate(_plain(game, players), seconds)
    compiled = best_rate(_compiled(game, players), seconds)
    return {
        "game": game.name,
        "players": players,
        "plain_moves_per_s": round(plain),
        "native_moves_per_s": round(compiled),
        "ratio": round(compiled / plain, 1),
        "state_bytes": game.rules.State.dtype().itemsize,
    }


def _plain(game: Game, players: int) -> Any:
    loops = native.linked(rollout, game.rules)
    box, out, numbers = _box(game, players), LegalSteps(), count()

    def one_game() -> int:
        seed = f"bench/{next(numbers)}"
        s = game.rules.State()
        seed_luck(s, seed)
        game.rules.new_game(s, box)
        steps: int = loops.play_out(s, out, s.key[0], MAX_ROUNDS)
        return steps

    return one_game


def _compiled(game: Game, players: int) -> Any:
    import numpy as np

    loops = native.compiled(rollout, game.rules)
    states = np.zeros(2, game.rules.State.dtype())
    box, out = _box(game, players).packed(), np.zeros(1, LegalSteps.dtype())
    keys = np.array([key_of(f"bench/{i}") for i in range(GAMES * BATCHES)], np.uint32)
    batches = cycle(np.split(keys, BATCHES))
    outcomes = np.zeros(GAMES, Outcome.dtype())

    def some_games() -> int:
        steps: int = loops.simulate(states, box, out, next(batches), outcomes, MAX_ROUNDS)
        return steps

    return some_games


def _box(game: Game, players: int) -> Any:
    return game.box(players, game.settings(players, {}), {})
