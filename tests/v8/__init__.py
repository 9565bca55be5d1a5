"""What V8 is asked about programs, in Node and in Chromium, and what wasmtime answers to the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from antics.conformance.settings import Setting, settings
from antics.core.chance import key_of
from antics.core.forms import FILE, form
from antics.core.network import Desk, Row
from antics.core.programs.run import Instance, Place
from antics.core.rollout import Key, Outcome
from antics.core.state import LegalSteps, Result, first_of
from antics.core.tree import Node, Walk

ROOT = Path(__file__).parents[2]
SCRIPTS = (ROOT / "examples/node/program.mjs", ROOT / "tests/v8/answers.mjs")
GAMES, MAX_ROUNDS, ITERATIONS = 4, 6, 120


def program_of(setting: Setting) -> Path:
    return ROOT / "src" / setting.game.package.replace(".", "/") / FILE


def order(setting: Setting) -> dict[str, Any]:
    """Random games and a search, as `answers.mjs` takes them."""
    return {
        "box": {name: getattr(_box(setting), name) for name in setting.game.rules.Box.FIELDS},
        "keys": [key_of(f"{setting}/{i}") for i in range(GAMES)],
        "rounds": MAX_ROUNDS,
        "iterations": ITERATIONS,
    }


def _box(setting: Setting) -> Any:
    options = setting.game.settings(setting.players, dict.fromkeys(setting.options, True))
    return setting.game.box(setting.players, options, {})


def answers(setting: Setting) -> dict[str, Any]:
    """The same by wasmtime: how many steps, and every byte of the outcomes and of the tree."""
    rules, given = setting.game.rules, order(setting)
    instance: Any = form(setting.game, "program").open()
    states, box, out = instance.room(rules.State, 2), instance.room(rules.Box), instance.room(LegalSteps)
    keys, outcomes = instance.room(Key, GAMES), instance.room(Outcome, GAMES)
    box[0] = _box(setting)
    keys.fill(map(Key.of, given["keys"]))
    steps = instance.call("simulate", states, box, out, keys, outcomes, instance.halt, MAX_ROUNDS)
    root, walks = instance.room(rules.State, 2), instance.room(Walk)
    key = instance.room(Key)
    key[0] = Key.of(given["keys"][0])
    instance.call("new_game", root, box, key)
    seat = first_of(instance.call("waiting", root))
    nodes, results = instance.room(Node, 2 * ITERATIONS + 1), instance.room(Result)
    walk = Walk()
    walk.used = 1
    walks[0] = walk
    rooms = (root, nodes, walks, out, results, instance.halt, instance.room(Row, 0), instance.room(Desk))
    searched = instance.call("search", *rooms, seat, 0, ITERATIONS, 1.0, 0)
    return {
        "steps": [steps, searched],
        "outcomes": _bytes(instance, outcomes, GAMES, Outcome),
        "nodes": _bytes(instance, nodes, 2 * ITERATIONS + 1, Node),
    }


def _bytes(instance: Instance, place: Place, n: int, record: Any) -> str:
    return instance.read(place.at, place.at + n * record.layout().size).hex()


def ours() -> list[Setting]:
    return [setting for setting in settings() if program_of(setting).is_file()]
