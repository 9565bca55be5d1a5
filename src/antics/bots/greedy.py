"""Bots that do not think ahead: random, leaning and greedy."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from dataclasses import dataclass
from statistics import pstdev
from typing import ClassVar, TypeVar

from antics.bots.bot import Cancel, Position, Stop, by_leaning, strongest_leaning, thinking
from antics.bots.equals import any_of, different, few_wholes
from antics.core.chance import WORD
from antics.core.choice import Action
from antics.core.forms import Instance, Interrupted
from antics.core.state import LegalSteps
from antics.core.tree import Walk

Item = TypeVar("Item")


@dataclass(frozen=True)
class Random:
    """Every step as good as another.

    >>> import antics
    >>> from antics.bots import Position, Random
    >>> Random().choose(Position.of(antics.new("connect-four"), 0, number=1))
    Action(steps=(1,), text='drop b')
    """

    by_the_clock: ClassVar[bool] = False

    def choose(self, position: Position, stop: Stop | None = None) -> Action:
        """Any whole choice, by the luck of the position's number."""
        luck = random.Random(position.number)
        return position.choice.at_random(luck).action


@dataclass(frozen=True)
class Leaning:
    """Does what comes to mind, by the leanings of the game's strategy: it needs no thought at all.

    >>> import antics
    >>> from antics.bots import Leaning, Position
    >>> Leaning().choose(Position.of(antics.new("connect-four"), 0, number=1))
    Action(steps=(0,), text='drop a')
    """

    by_the_clock: ClassVar[bool] = False

    def choose(self, position: Position, stop: Stop | None = None) -> Action:
        """What comes to mind, by the luck of the position's number."""
        luck = random.Random(position.number)
        return position.choice.whole(lambda choice: by_leaning(choice, luck)).action


@dataclass(frozen=True)
class Greedy:
    """Takes what looks best at once: the mean worth of the position after each choice, over some redeals.
    What others will answer, it does not look at.

    Where there are very many possibilities it takes the best step after step. In a `haze` it misjudges them
    as people do: what is nearly as good it takes for better, but hardly ever what is much worse. A haze of 1
    errs about each by as much as they differ among themselves.

    >>> import antics
    >>> from antics.bots import Greedy, Position
    >>> match = antics.new("connect-four")
    >>> Greedy().choose(Position.of(match, 0, number=1)) in match.legal(0)
    True
    """

    redeals: int = 8
    haze: float = 0.0
    by_the_clock: ClassVar[bool] = False

    def choose(self, position: Position, stop: Stop | None = None) -> Action:
        """What looks best. If it is cancelled meanwhile, what the game's strategy leans to."""
        luck, wholes = random.Random(position.number), few_wholes(position)
        if wholes is not None and len(wholes) == 1:
            return wholes[0].choice.action
        instance = thinking(position.game).open()
        worth = self._looker(instance, position)
        with stop.over(instance) if isinstance(stop, Cancel) else nullcontext():
            try:
                if wholes is not None:
                    best = best_of(
                        different(wholes), lambda whole: worth(whole.choice.steps), self.haze, luck
                    )
                    return any_of(position, wholes, best.gist).action
                return position.choice.whole(
                    lambda choice: best_of(
                        choice.next_steps(), lambda step: worth((*choice.steps, step)), self.haze, luck
                    )
                ).action
            except Interrupted:
                return position.choice.whole(strongest_leaning).action

    def _looker(self, instance: Instance, position: Position) -> Callable[[tuple[int, ...]], int]:
        """What tells the worth of taking some steps."""
        states, walks = instance.room(position.game.rules.State, 2), instance.room(Walk)
        outs, taken = instance.room(LegalSteps), instance.room(LegalSteps)
        states[0] = position.state

        def worth(steps: tuple[int, ...]) -> int:
            taking = LegalSteps()
            taking.n, taking.step[: len(steps)] = len(steps), steps
            taken[0] = taking
            given = (states, walks, outs, taken, position.seat, position.number & WORD, self.redeals)
            return instance.call("outcome", *given)

        return worth


def best_of(items: Iterable[Item], worth: Callable[[Item], int], haze: float, luck: random.Random) -> Item:
    """What looks best, through a haze.

    >>> [best_of([5, 9, 1, 8], int, haze, random.Random(6)) for haze in (0, 1)]
    [9, 8]
    """
    found = [(worth(item), item) for item in items]
    error = haze * (1 + pstdev(value for value, _ in found))  # 1: of equals it takes any
    return max(found, key=lambda one: one[0] + error * _normal(luck))[1]


def _normal(luck: random.Random) -> float:
    """A normal number, near enough, from sums alone: the same bits on every machine."""
    return sum(luck.random() for _ in range(12)) - 6
