"""Random games in other engines, if they are installed: `pip install antics[peers]`.

A move is one change of a state, by a player or by chance. From Python, OpenSpiel plays whole games through
its state interface. In C++, it plays rollouts of its search, from the first decision of a game to its end;
their length comes from playing the same in Python. Pgx plays batches of games inside one compiled loop, and
makes observations and masks at every step: it stands beside ours that do so too, in `envs`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

from antics.bench.timing import best_rate

ROLLOUTS = 20
SAMPLES = 200  # games whose mean length stands for that of rollouts
PGX_STEPS = 100


def installed() -> list[str]:
    return [name for name, module in (("OpenSpiel", "pyspiel"), ("pgx", "pgx")) if find_spec(module)]


def races(games: list[str], seconds: float) -> Iterator[dict[str, Any]]:
    """The games that the peers have under the name of one of ours: the same game beside the same game."""
    names = [name.replace("-", "_") for name in games]
    if "OpenSpiel" in installed():
        import pyspiel

        same = [name for name in names if name in pyspiel.registered_names()]
        for name in same:
            yield _result("OpenSpiel", name, "Python", best_rate(_open_spiel_python(name), seconds))
            yield _result("OpenSpiel", name, "C++ rollouts", best_rate(_open_spiel_rollouts(name), seconds))


def is_for(race: dict[str, Any], game: str) -> bool:
    """Does this race stand beside this game of ours?"""
    return bool(race["game"] == game.replace("-", "_"))


def _result(peer: str, game: str, how: str, rate: float) -> dict[str, Any]:
    return {"peer": peer, "game": game, "how": how, "moves_per_s": round(rate)}


def _open_spiel_python(name: str) -> Callable[[], int]:
    import pyspiel

    game, luck = pyspiel.load_game(name), random.Random(1)
    return lambda: _play_out(game.new_initial_state(), luck)


def _play_out(state: Any, luck: random.Random) -> int:
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
        moves += 1
    return moves


def _open_spiel_rollouts(name: str) -> Callable[[], int]:
    """A search of one simulation is nothing but its rollouts from where it stands."""
    import pyspiel

    game, luck = pyspiel.load_game(name), random.Random(1)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(luck.choice(start.chance_outcomes())[0])
    length = sum(_play_out(start.clone(), luck) for _ in range(SAMPLES)) / SAMPLES
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    search = pyspiel.MCTSBot(game, rollouts, 1.0, 1, 100, False, 1, False)

    def some_games() -> int:
        search.mcts_search(start)
        return round(ROLLOUTS * length)

    return some_games


def pgx_batch(name: str, size: int) -> Callable[[], int]:
    """Random steps with their observations and masks, which pgx makes at every step, in one compiled loop."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one_step(states: Any, key: Any) -> tuple[Any, None]:
        choosing, resetting = jax.random.split(key)
        scores = jnp.where(states.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(choosing, scores, axis=-1)
        return step(states, actions, jax.random.split(resetting, size)), None

    many_steps = jax.jit(
        lambda states, key: jax.lax.scan(one_step, states, jax.random.split(key, PGX_STEPS))[0]
    )
    key = jax.random.PRNGKey(1)
    states = jax.vmap(env.init)(jax.random.split(key, size))

    def play() -> int:
        nonlocal states, key
        key, now = jax.random.split(key)
        states = many_steps(states, now)
        jax.block_until_ready(states)  # type: ignore[no-untyped-call, unused-ignore]
        return size * PGX_STEPS

    return play
