"""A stranger: OpenSpiel's own search over sets of positions, as a bot. It knows our rules through OpenSpiel's
interface and nothing else: no leanings, no network, every game played on at random to its end. Our bots are
measured by it:

    antics arena antigua --players 2 --bots search:1s,antics.envs.stranger:Second --games 20
"""

from __future__ import annotations

import time
from typing import Any, ClassVar

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from antics.bots.bot import Position, Stop
from antics.core.choice import Action
from antics.core.contract import Game
from antics.envs.openspiel import AnticsState, short_name

CURIOSITY = 2.0  # both as in OpenSpiel's own examples
PLAYED_ON = 1  # games from each position that it comes to
MOST = 1 << 30


class _TimeIsOver(Exception):
    pass


class Stranger:
    """Thinks for so long about each step (for OpenSpiel each is a decision), by the processor's time."""

    seconds: ClassVar[float]
    by_the_clock: ClassVar[bool] = True

    def choose(self, position: Position, stop: Stop | None = None) -> Action:
        luck, choice = np.random.RandomState(position.number % MOST), position.choice
        while not choice.done:
            steps = choice.next_steps()
            step = steps[0] if len(steps) == 1 else self._step(position.game, choice.state, luck)
            choice = choice.then(step)
        return choice.action

    def _step(self, game: Game, state: Any, luck: Any) -> int:
        root, end = as_open_spiel_has_it(game, state), time.thread_time() + self.seconds

        def imagined(state: AnticsState, player: int) -> AnticsState:
            if search._root_node.total_visits > 0 and time.thread_time() > end:
                raise _TimeIsOver
            return state.resample_from_infostate(player, luck.uniform)

        evaluator = RandomRolloutEvaluator(PLAYED_ON, luck)
        how = {"random_state": luck, "allow_inconsistent_action_sets": True}
        search = ISMCTSBot(root.get_game(), evaluator, CURIOSITY, MOST, **how)
        search.set_resampler(imagined)
        try:
            policy = search.run_search(root)
        except _TimeIsOver:
            policy = search.get_final_policy(root, search._root_node)
        return int(max(policy, key=lambda one: one[1])[0])


class Tenth(Stranger):
    """For a tenth of a second."""

    seconds = 0.1


class Second(Stranger):
    """For a second."""

    seconds = 1.0


def as_open_spiel_has_it(game: Game, state: Any) -> AnticsState:
    """A position at a decision; what happened before, nobody asks."""
    found: AnticsState = pyspiel.load_game(f"{short_name(game)}(players={state.players})").new_initial_state()
    found.begin_at(state)
    return found
