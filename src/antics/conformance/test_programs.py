"""All forms of the rules answer alike: the same games, the same trees, to the byte.

Plain code is compared with compiled code step by step elsewhere (`test_forms`); here, the entry points that
bots and simulations call are asked the same questions in every form that there is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from antics.bots import Position
from antics.conformance.settings import Setting, play
from antics.core.chance import key_of
from antics.core.forms import Instance, form, program_file
from antics.core.network import Desk, Row
from antics.core.rollout import Key, Outcome, Totals
from antics.core.state import LegalSteps, Result
from antics.core.tree import Node, Walk
from antics.core.weights import weights_for

GAMES, MAX_ROUNDS = 12, 8  # random games, and how long they may last
SHARE = 4  # one in so many is also played in plain form
DEPTHS = (0, 30)  # choices before the position that is thought about
ITERATIONS, PLAIN_ITERATIONS = 150, 6
ALL = 1000  # chapters
OUTCOMES = 3  # choices whose worth is compared


def fast_forms(setting: Setting) -> list[str]:
    if program_file(setting.game) is None:
        pytest.skip(f"{setting.game.name} has no program")
    pytest.importorskip("numba")
    return ["program", "compiled"]


def simulated(setting: Setting, name: str, games: int) -> list[Any]:
    """What came of some random games, and what is counted over them."""
    instance, rules = form(setting.game, name).open(), setting.game.rules
    states, box = instance.room(rules.State, 2), instance.room(rules.Box)
    options = setting.game.settings(setting.players, dict.fromkeys(setting.options, True))
    box[0] = setting.game.box(setting.players, options, {})
    keys, outcomes, totals = instance.room(Key, games), instance.room(Outcome, games), instance.room(Totals)
    keys.fill(Key.of(key_of(f"{setting}/{i}")) for i in range(games))
    steps = instance.call(
        "simulate", states, box, instance.room(LegalSteps), keys, outcomes, instance.halt, MAX_ROUNDS
    )
    instance.call("count", outcomes, totals)
    return [steps, states[1], totals[0], *outcomes.records(0, games)]


def positions(setting: Setting) -> Iterator[Position]:
    for depth in DEPTHS:
        match, random = setting.match("forms"), Random(f"{setting} {depth}")
        for _ in play(match, random, depth):
            pass
        if not match.over:
            yield Position.of(match, random.choice(match.waiting), random.getrandbits(32))


def at(position: Position, name: str) -> tuple[Instance, Any]:
    """An instance of this form, and the position in it, with room to play on."""
    instance = form(position.game, name).open()
    states = instance.room(position.game.rules.State, 2)
    states[0] = position.state
    return instance, states


def tree(position: Position, name: str, iterations: int, rows: bytes = b"") -> tuple[int, list[Node]]:
    instance, states = at(position, name)
    nodes, walks = instance.room(Node, 2 * iterations + 1), instance.room(Walk)
    walk = Walk()
    walk.used = 1
    walks[0] = walk
    rooms = (states, nodes, walks, instance.room(LegalSteps), instance.room(Result), instance.halt)
    weights, desks = instance.room(Row, len(rows) // Row.layout().size), instance.room(Desk)
    weights.put(rows)
    first = position.number << 28
    steps = instance.call(
        "search", *rooms, weights, desks, position.seat, first, iterations, 1.0, ALL if rows else 0
    )
    return steps, list(nodes.records(0, walks[0].used))


def worths(position: Position, name: str) -> list[int]:
    instance, states = at(position, name)
    walks, outs, taken = instance.room(Walk), instance.room(LegalSteps), instance.room(LegalSteps)
    found = []
    for whole, _ in zip(position.choice.wholes(), range(OUTCOMES), strict=False):
        taking = LegalSteps()
        taking.n, taking.step[: len(whole.steps)] = len(whole.steps), whole.steps
        taken[0] = taking
        given = (states, walks, outs, taken, position.seat, position.number, 2)
        found.append(instance.call("outcome", *given))
    return found


def asked(position: Position, name: str) -> list[Any]:
    """What the rules themselves answer to the seat."""
    instance, states = at(position, name)
    call: Callable[..., int] = instance.call
    outs, result, seat = instance.room(LegalSteps), instance.room(Result), position.seat
    call("redeal", states, seat, position.number)
    answers: list[Any] = [states[0].copy(), call("waiting", states), call("unfinished", states, seat)]
    n = call("legal_steps", states, seat, outs)
    steps = outs[0].step[:n]
    answers += [steps, call("worth", states, seat)]
    answers += [(call("label", states, seat, s), call("leaning", states, seat, s)) for s in steps]
    call("apply", states, seat, steps[-1])
    call("score", states, result)
    return [*answers, states[0].copy(), result[0].copy()]


def test_all_forms_play_the_same_games(setting: Setting) -> None:
    program, compiled = (simulated(setting, name, GAMES) for name in fast_forms(setting))
    assert program == compiled
    few = GAMES // SHARE
    assert simulated(setting, "plain", few) == simulated(setting, "program", few)


def test_all_forms_grow_the_same_trees(setting: Setting) -> None:
    for position in positions(setting):
        (steps, nodes), other = (tree(position, name, ITERATIONS) for name in fast_forms(setting))
        assert (steps, nodes) == other
        assert max(node.visits for node in nodes) <= ITERATIONS < steps
        plain = tree(position, "plain", PLAIN_ITERATIONS)
        assert plain == tree(position, "program", PLAIN_ITERATIONS)


def test_all_forms_judge_alike_by_what_was_learned(setting: Setting) -> None:
    forms = fast_forms(setting)
    for position in positions(setting):
        weights = weights_for(setting.game, position.setting)
        if weights is None:
            pytest.skip(f"nothing was learned for {setting}")
        program, compiled = (tree(position, name, ITERATIONS, weights.data) for name in forms)
        assert program == compiled
        assert program != tree(position, "program", ITERATIONS)
        plain = tree(position, "plain", PLAIN_ITERATIONS, weights.data)
        assert plain == tree(position, "program", PLAIN_ITERATIONS, weights.data)


def test_all_forms_give_the_same_answers(setting: Setting) -> None:
    for position in positions(setting):
        answers = [
            (worths(position, name), asked(position, name)) for name in (*fast_forms(setting), "plain")
        ]
        assert answers[0] == answers[1] == answers[2]
