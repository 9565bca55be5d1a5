"""Random games of ours: moves a second, plain, compiled by Numba, and as a program."""

from __future__ import annotations

from importlib.util import find_spec
from itertools import count, cycle
from typing import Any

from antics.bench.timing import best_rates
from antics.core import native, rollout
from antics.core.chance import key_of, seed_luck
from antics.core.contract import Game
from antics.core.forms import Form, form
from antics.core.rollout import Halt, Key, Outcome
from antics.core.state import LegalSteps

MAX_ROUNDS = 120
GAMES, BATCHES = 2000, 2  # the games that are played over and over, but in plain form


def race(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """How fast a game runs in each form, and how large its state is."""
    works = {"plain": _plain(game, players)}
    works |= {name: _batches(game, players, form(game, name)) for name in packed_forms()}
    rate = best_rates(works, seconds)
    return {
        "game": game.name,
        "players": players,
        "plain_moves_per_s": round(rate["plain"]),
        "native_moves_per_s": whole(rate.get("compiled")),
        "wasm_moves_per_s": round(rate["program"]),
        "ratio": part(rate.get("compiled"), rate["plain"], 1),
        "wasm_ratio": part(rate["program"], rate.get("compiled")),
        "state_bytes": game.rules.State.layout().size,
    }


def packed_forms() -> list[str]:
    """The forms that are fast. The one that Numba makes can be measured only where Numba is."""
    return ["program", "compiled"] if find_spec("numba") else ["program"]


def whole(rate: float | None) -> int | None:
    return None if rate is None else round(rate)


def part(rate: float | None, of: float | None, digits: int = 2) -> float | None:
    return None if rate is None or of is None else round(rate / of, digits)


def _plain(game: Game, players: int) -> Any:
    loops = native.linked(rollout, game.rules)
    box, out, never, numbers = _box(game, players), LegalSteps(), [Halt()], count()

    def one_game() -> int:
        seed = f"bench/{next(numbers)}"
        s = game.rules.State()
        seed_luck(s, seed)
        game.rules.new_game(s, box)
        steps: int = loops.play_out(s, out, s.key[0], MAX_ROUNDS, never)
        return steps

    return one_game


def _batches(game: Game, players: int, form: Form) -> Any:
    instance = form.open()
    states, boxes = instance.room(game.rules.State, 2), instance.room(game.rules.Box)
    boxes[0] = _box(game, players)
    outs, outcomes = instance.room(LegalSteps), instance.room(Outcome, GAMES)
    batches = []
    for batch in range(BATCHES):
        keys = instance.room(Key, GAMES)
        keys.fill(Key.of(key_of(f"bench/{batch * GAMES + i}")) for i in range(GAMES))
        batches.append(keys)
    turns = cycle(batches)

    def some_games() -> int:
        return instance.call(
            "simulate", states, boxes, outs, next(turns), outcomes, instance.halt, MAX_ROUNDS
        )

    return some_games


def _box(game: Game, players: int) -> Any:
    return game.box(players, game.settings(players, {}), {})
