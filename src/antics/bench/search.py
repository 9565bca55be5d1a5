"""Thinking: iterations a second of our search, each of which plays a whole game; beside connect four, those
of OpenSpiel's search in the same game, from the same position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from antics.bench.engine import packed_forms, part, whole
from antics.bench.peers import installed
from antics.bench.timing import best_rate, best_rates
from antics.bots import Position, Search
from antics.core.contract import Game
from antics.core.forms import Form, form
from antics.core.match import new

ITERATIONS = 2000  # a search, from the first decision of a game: the budget of a bot that is worth playing
ALL = 100  # chapters: whole games, even where bots look no further than an age
PEER_GAME, PEER_ITERATIONS = "connect_four", 200


def race(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """How fast bots think in a game."""
    match = new(game.name, players, "bench")
    position = Position.of(match, match.waiting[0], 1)
    search = Search(iterations=ITERATIONS, chapters=ALL)

    def one_search(form: Form) -> int:
        search.think(position, form=form)
        return ITERATIONS

    forms = {name: partial(one_search, form(game, name)) for name in packed_forms()}
    rate = best_rates(forms, seconds)
    return {
        "game": game.name,
        "players": players,
        "native_iterations_per_s": whole(rate.get("compiled")),
        "wasm_iterations_per_s": round(rate["program"]),
        "wasm_ratio": part(rate["program"], rate.get("compiled")),
    }


def peers(seconds: float) -> Iterator[dict[str, Any]]:
    """OpenSpiel's search of the same kind, if it is installed."""
    if "OpenSpiel" in installed():
        for how, search in (("Python", _in_python), ("C++", _in_cpp)):
            rate = best_rate(search(), seconds)
            yield {"peer": "OpenSpiel", "game": PEER_GAME, "how": how, "iterations_per_s": round(rate)}


def is_for(peer: dict[str, Any], game: str) -> bool:
    """Does this search think about the same game?"""
    return bool(peer["game"] == game.replace("-", "_"))


def _in_python() -> Callable[[], int]:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game, luck = pyspiel.load_game(PEER_GAME), np.random.RandomState(1)
    bot = mcts.MCTSBot(
        game, 1.0, PEER_ITERATIONS, mcts.RandomRolloutEvaluator(1, luck), solve=False, random_state=luck
    )

    def one_search() -> int:
        bot.mcts_search(game.new_initial_state())
        return PEER_ITERATIONS

    return one_search


def _in_cpp() -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(PEER_GAME)
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(game, rollouts, 1.0, PEER_ITERATIONS, 100, False, 1, False)

    def one_search() -> int:
        bot.mcts_search(game.new_initial_state())
        return PEER_ITERATIONS

    return one_search
