"""Bots that do not think ahead: random and greedy."""

from __future__ import annotations

import random
from dataclasses import dataclass

from antics.bots.bot import Position, Stop, by_leaning, few, thinking
from antics.core.chance import WORD
from antics.core.choice import Action, Choice
from antics.core.state import LegalSteps


@dataclass(frozen=True)
class Random:
    """Every step as good as another.

    >>> import antics
    >>> from antics.bots import Position, Random
    >>> Random().choose(Position.of(antics.new("connect-four"), 0, number=1))
    Action(steps=(1,), text='drop b')
    """

    def choose(self, position: Position, stop: Stop | None = None) -> Action:
        luck = random.Random(position.number)
        return position.choice.at_random(luck).action


@dataclass(frozen=True)
class Greedy:
    """Takes what looks best at once: the mean worth of the position after each choice, over some redeals.

    Where there are very many possibilities it takes the best step after step. A `slip` is how often out of
    a hundred it does something else that comes to mind.
    """

    redeals: int = 8
    slip: int = 0

    def choose(self, position: Position, stop: Stop | None = None) -> Action:
        luck = random.Random(position.number)
        if luck.randrange(100) < self.slip:
            return position.choice.whole(lambda choice: by_leaning(choice, luck)).action
        wholes = few(position.choice.wholes())
        if wholes is None:
            return position.choice.whole(lambda choice: self._best_step(position, choice)).action
        if len(wholes) == 1:
            return wholes[0].action
        return max(wholes, key=lambda whole: self._worth(position, whole.steps)).action

    def _best_step(self, position: Position, choice: Choice) -> int:
        return max(choice.next_steps(), key=lambda step: self._worth(position, (*choice.steps, step)))

    def _worth(self, position: Position, steps: tuple[int, ...]) -> int:
        import numpy as np

        from antics.bots.tree import Walk

        states = np.zeros(2, position.game.rules.State.dtype())
        position.state.store(states[0])
        walks, outs = np.zeros(1, Walk.dtype()), np.zeros(1, LegalSteps.dtype())
        worth: int = thinking(position.game).outcome(
            states, walks, outs, np.array(steps), position.seat, position.number & WORD, self.redeals
        )
        return worth
