"""The bot that thinks ahead, and what it found out."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from functools import partial

from antics.bots.bot import Cancel, Position, Stop, few, strongest_leaning, thinking
from antics.core.chance import WORD
from antics.core.choice import Action, Choice
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.forms import Form, Instance, Interrupted
from antics.core.state import MAX_SEATS, LegalSteps, Result
from antics.core.tree import BRANCH, Node, Walk

SLICE = 512  # iterations between two looks at whether to stop; a `Cancel` need not wait for one
ROOM = 200_000  # nodes that a tree may have
MOST_JOBS = 16


@dataclass(frozen=True)
class Search:
    """Thinks ahead: information-set Monte Carlo tree search.

    The budget is a number of iterations, of seconds, or an effort: 1 is what the game's strategy says can be
    imagined in a tenth of a second, in iterations, so that the outcome does not depend on the machine.
    It looks at the chapter of the game that is being played, where a game has such; at so many `chapters`
    more if asked.

    Raises `AnticsError` without a budget, with several, or with more jobs than 16.

    >>> import antics
    >>> from antics.bots import Position, Search
    >>> match = antics.new("connect-four")
    >>> for column in "abacad":
    ...     events = match.play(match.waiting[0], f"drop {column}")
    >>> str(Search(iterations=300).choose(Position.of(match, 0, number=1)))
    'drop a'
    """

    iterations: int | None = None
    seconds: float | None = None
    effort: float | None = None
    curiosity: float = 1.0
    chapters: int = 0
    jobs: int = 1

    def __post_init__(self) -> None:
        budgets = [b for b in (self.iterations, self.seconds, self.effort) if b is not None]
        if len(budgets) != 1:
            raise AnticsError("a search needs a budget: either iterations, seconds or effort")
        if not budgets[0] > 0:
            raise AnticsError("a search needs a budget above zero")
        if not 1 <= self.jobs <= MOST_JOBS:
            raise AnticsError(f"a search has 1 to {MOST_JOBS} jobs, not {self.jobs}")

    @property
    def by_the_clock(self) -> bool:
        return self.seconds is not None

    def choose(self, position: Position, stop: Stop | None = None) -> Action:
        if len(position.choice.next_steps()) == 1 and len(wholes := few(position.choice.wholes()) or []) == 1:
            return wholes[0].action
        return self.think(position, stop).best().action

    def think(self, position: Position, stop: Stop | None = None, form: Form | None = None) -> Thought:
        """Grow a tree (one for each job, gathered into one thought), in the fastest form or in this one."""
        form = form or thinking(position.game)
        if self.jobs == 1:
            return self._grow(form, position, stop)
        cancel = stop if isinstance(stop, Cancel) else Cancel(stop)
        with ThreadPoolExecutor(self.jobs) as pool:
            try:
                thoughts = list(pool.map(partial(self._grow, form, position, cancel), range(self.jobs)))
            except BaseException:
                cancel.now()
                raise
        for other in thoughts[1:]:
            thoughts[0].gather(other)
        return thoughts[0]

    def _share(self, game: Game, job: int) -> int | None:
        """The iterations of one job; all of them together make the budget."""
        iterations = self.iterations
        if self.effort is not None:
            iterations = max(1, round(self.effort * game.strategy.PACE))
        return None if iterations is None else (iterations + job) // self.jobs

    def _grow(self, form: Form, position: Position, stop: Stop | None, job: int = 0) -> Thought:
        budget = self._share(position.game, job)
        instance = form.open()
        room = ROOM if budget is None else min(ROOM, 2 * budget + 1)  # an iteration adds two at most
        states, nodes = instance.room(position.game.rules.State, 2), instance.room(Node, room)
        walks, outs, results = (instance.room(record) for record in (Walk, LegalSteps, Result))
        states[0], walk = position.state, Walk()
        walk.used = 1
        walks[0] = walk
        rooms = (states, nodes, walks, outs, results, instance.halt)
        first = ((position.number & WORD) * MOST_JOBS + job) << 24  # each job of each number has its own luck
        done = 0
        with self._limited(instance, stop), suppress(Interrupted):
            while budget is None or done < budget:
                n = SLICE if budget is None else min(SLICE, budget - done)
                instance.call("search", *rooms, position.seat, first + done, n, self.curiosity, self.chapters)
                done += n
                if stop is not None and stop():
                    break
        return Thought.of(position, nodes.records(0, walks[0].used))

    @contextmanager
    def _limited(self, instance: Instance, stop: Stop | None) -> Iterator[None]:
        """While an instance thinks: it is interrupted when its time is over, or when it is told to."""
        timer = None if self.seconds is None else threading.Timer(self.seconds, instance.interrupt)
        with stop.over(instance) if isinstance(stop, Cancel) else nullcontext():
            if timer:
                timer.start()
            try:
                yield
            finally:
                if timer:
                    timer.cancel()


@dataclass(frozen=True)
class Line:
    """What a bot thinks of an action."""

    action: Action
    visits: int
    value: float  # from 0 to 1: winning, and leading by points
    points: tuple[float, ...]  # expected at the end of the chapter, for every seat


@dataclass
class _Count:
    visits: int = 0
    reward: int = 0
    points: list[int] = field(default_factory=lambda: [0] * MAX_SEATS)


@dataclass
class Thought:
    """What a search found: for each beginning of a choice, how often it was tried and how it paid."""

    position: Position
    counts: dict[tuple[int, ...], _Count]  # by the labels of the steps

    @classmethod
    def of(cls, position: Position, nodes: Sequence[Node]) -> Thought:
        thought = cls(position, {})
        root = _children(nodes, 0).get(BRANCH + position.seat, 0)
        thought._gather(position.choice, root, (), nodes)
        return thought

    def _gather(self, choice: Choice, node: int, path: tuple[int, ...], nodes: Sequence[Node]) -> None:
        named = _children(nodes, node)
        for step in choice.next_steps():
            label = self._label(choice, step)
            if label in named and (*path, label) not in self.counts:
                found = nodes[named[label]]
                self.counts[(*path, label)] = _Count(found.visits, found.reward, found.points)
                longer = choice.then(step)
                if not longer.done:
                    self._gather(longer, named[label], (*path, label), nodes)

    def gather(self, other: Thought) -> None:
        """Add what another search found of the same position."""
        for path, count in other.counts.items():
            mine = self.counts.setdefault(path, _Count())
            mine.visits += count.visits
            mine.reward += count.reward
            mine.points = [a + b for a, b in zip(mine.points, count.points, strict=True)]

    def _label(self, choice: Choice, step: int) -> int:
        return choice.game.strategy.label(choice.state, choice.seat, step)

    def best(self) -> Choice:
        """The choice that was tried most, step by step."""
        path: tuple[int, ...] = ()
        choice = self.position.choice
        while not choice.done:
            steps = choice.next_steps()
            visits = [self._visits((*path, self._label(choice, step))) for step in steps]
            step = steps[visits.index(max(visits))] if any(visits) else strongest_leaning(choice)
            path = (*path, self._label(choice, step))
            choice = choice.then(step)
        return choice

    def _visits(self, path: tuple[int, ...]) -> int:
        return self.counts[path].visits if path in self.counts else 0

    def lines(self) -> list[Line]:
        """What was thought of each whole choice that was tried: the best, then the most tried."""
        best = self.best().steps
        found = self._lines(self.position.choice, ())
        return sorted(found, key=lambda line: (line.action.steps != best, -line.visits))

    def _lines(self, choice: Choice, path: tuple[int, ...]) -> Iterator[Line]:
        for step in choice.next_steps():
            longer, labels = choice.then(step), (*path, self._label(choice, step))
            count = self.counts.get(labels)
            if count is None or count.visits == 0:
                continue
            if longer.done:
                points = tuple(total / count.visits for total in count.points[: self.position.state.players])
                yield Line(longer.action, count.visits, count.reward / count.visits / 1000, points)
            else:
                yield from self._lines(longer, labels)


def _children(nodes: Sequence[Node], parent: int) -> dict[int, int]:
    """The children of a node by their labels."""
    found, i = {}, nodes[parent].child
    while i:
        node = nodes[i]
        found[node.label] = i
        i = node.sibling
    return found
