"""The bot that thinks ahead, and what it found out."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, field
from functools import cache, partial
from typing import NamedTuple

from antics.bots.bot import Cancel, Position, Stop, few, strongest_leaning, thinking
from antics.bots.equals import Labels, any_along, any_of, few_wholes, gist, label, labels_of
from antics.core import simple
from antics.core.chance import WORD
from antics.core.choice import Action, Choice
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.forms import LOG, Form, Instance, Interrupted
from antics.core.message import Message
from antics.core.network import Desk, Row
from antics.core.state import MAX_SEATS, LegalSteps, Result
from antics.core.tree import BRANCH, WHOLE, Node, Walk
from antics.core.weights import weights_for

SLICE = 512  # iterations between two looks at whether to stop; a `Cancel` need not wait for one
ROOM = 200_000  # nodes that a tree may have
MOST_JOBS = 16
CURIOSITY, LEARNED_CURIOSITY = 1.0, 0.5
OF_EFFORT = 0.1  # seconds, about, that an effort of 1 takes
EVERY_CHAPTER = 1000


class _Judge(NamedTuple):
    """Who judges the positions that a search comes to, and what suits that."""

    weights: bytes  # of a network; none for playing on
    pace: int
    curiosity: float
    chapters: int


@cache
def _tell_of_nothing_learned(game: Game, setting: str | None) -> None:
    LOG.info(
        "%s (%s): nothing was learned for this; bots play on instead",
        game.title,
        setting or "other components",
    )


@dataclass(frozen=True)
class Search:
    """Thinks ahead: information-set Monte Carlo tree search.

    The budget is a number of iterations, of seconds, or an effort: 1 is what the game says can be imagined in
    a tenth of a second, in iterations, so that the outcome does not depend on the machine.
    What to try, and how good a position is, a network tells, where one has learned this game for so many
    players (see `weights`) and was measured to be stronger with so much thinking; with `measured=False` also
    where it was not. Where there is none, as for components of one's own, and with `learned=False`, leanings
    tell what to try, and positions are played on by them: to the end of the chapter, where a game has such;
    at so many `chapters` more if asked.
    The curiosity is what suits either way, if it is not given.

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
    curiosity: float | None = None
    chapters: int = 0
    jobs: int = 1
    learned: bool = True
    measured: bool = True

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
        """Is its budget one of seconds?"""
        return self.seconds is not None

    def choose(self, position: Position, stop: Stop | None = None) -> Action:
        """What it tried most, or the only thing that there is to do."""
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

    def _share(self, pace: int, job: int) -> int | None:
        """The iterations of one job; all of them together make the budget."""
        iterations = self.iterations
        if self.effort is not None:
            iterations = max(1, round(self.effort * pace))
        return None if iterations is None else (iterations + job) // self.jobs

    def _thinking(self, pace: int) -> float:
        """Its budget as an effort, at this pace."""
        if self.seconds is not None:
            return self.seconds * self.jobs / OF_EFFORT
        return self.effort or (self.iterations or 0) / pace

    def _judge(self, position: Position) -> _Judge:
        """Who judges positions."""
        game = position.game
        weights = weights_for(game, position.setting) if self.learned else None
        if weights is None and self.learned and game.features is not simple:
            _tell_of_nothing_learned(game, position.setting)
        pace = game.features.LEARNED_PACE[position.state.players]
        if weights is None or (self.measured and self._thinking(pace) > weights.up_to):
            return _Judge(b"", game.strategy.PACE, self.curiosity or CURIOSITY, self.chapters)
        chapters = EVERY_CHAPTER if game.features.JUDGES else self.chapters
        return _Judge(weights.data, pace, self.curiosity or LEARNED_CURIOSITY, chapters)

    def _grow(self, form: Form, position: Position, stop: Stop | None, job: int = 0) -> Thought:
        judge = self._judge(position)
        budget = self._share(judge.pace, job)
        instance = form.open()
        room = ROOM if budget is None else min(ROOM, 2 * budget + 1)  # an iteration adds two at most
        states, nodes = instance.room(position.game.rules.State, 2), instance.room(Node, room)
        walks, outs, results = (instance.room(record) for record in (Walk, LegalSteps, Result))
        states[0], walk = position.state, Walk()
        walk.used = 1
        walks[0] = walk
        weights, desks = instance.room(Row, len(judge.weights) // Row.layout().size), instance.room(Desk)
        weights.put(judge.weights)
        rooms = (states, nodes, walks, outs, results, instance.halt, weights, desks)
        first = ((position.number & WORD) * MOST_JOBS + job) << 24  # each job of each number has its own luck
        done = 0
        with self._limited(instance, stop), suppress(Interrupted):
            while budget is None or done < budget:
                n = SLICE if budget is None else min(SLICE, budget - done)
                instance.call(
                    "search", *rooms, position.seat, first + done, n, judge.curiosity, judge.chapters
                )
                done += n
                if stop is not None and stop():
                    break
        return Thought.of(position, nodes.records(0, walks[0].used), bool(judge.weights))

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
                    timer.join()


class Reply(NamedTuple):
    """What is expected to follow a choice: by whom, the labels of its steps, and how often it was tried."""

    seat: int
    labels: Labels
    visits: int


@dataclass(frozen=True)
class Line:
    """What a bot thinks of an action, and of all that come to the same."""

    action: Action
    visits: int
    value: float  # from 0 to 1: winning, and leading by points
    points: tuple[float, ...]  # expected for every seat
    chances: tuple[float, ...]  # to win, for every seat; from 0 to 1
    until: str = "game"  # until the end of which part of the game
    why: tuple[Message, ...] = ()  # what speaks for it, and against it; of the first few
    reply: Reply | None = None  # what was tried most after it


@dataclass
class _Count:
    visits: int = 0
    reward: int = 0
    points: list[int] = field(default_factory=lambda: [0] * MAX_SEATS)
    chance: list[int] = field(default_factory=lambda: [0] * MAX_SEATS)

    def add(self, other: _Count) -> None:
        self.visits += other.visits
        self.reward += other.reward
        self.points = [a + b for a, b in zip(self.points, other.points, strict=True)]
        self.chance = [a + b for a, b in zip(self.chance, other.chance, strict=True)]


@dataclass
class Thought:
    """What a search found: for each beginning of a choice, how often it was tried and how it paid.

    >>> import antics
    >>> from antics.bots import Position, Search
    >>> match = antics.new("connect-four")
    >>> for column in "abacad":
    ...     events = match.play(match.waiting[0], f"drop {column}")
    >>> thought = Search(iterations=300).think(Position.of(match, 0, number=1))
    >>> str(thought.lines()[0].action), thought.lines()[0].value > 0.9
    ('drop a', True)
    """

    position: Position
    counts: dict[Labels, _Count]  # by the labels of the steps
    whole: set[Labels] = field(default_factory=set)  # those that make a whole choice
    replies: dict[Labels, Reply] = field(default_factory=dict)  # to these, where games were played on
    learned: bool = False  # did a network judge?

    @classmethod
    def of(cls, position: Position, nodes: Sequence[Node], learned: bool = False) -> Thought:
        """What a tree tells that was grown from a position."""
        thought = cls(position, {}, learned=learned)
        root = _children(nodes, 0).get(BRANCH + position.seat, 0)
        thought._gather(position.choice, root, (), nodes)
        return thought

    def _gather(self, choice: Choice, node: int, path: Labels, nodes: Sequence[Node]) -> None:
        named = _children(nodes, node)
        for step in choice.next_steps():
            longer = (*path, label(choice, step))
            if longer[-1] in named and longer not in self.counts:
                found = nodes[named[longer[-1]]]
                self.counts[longer] = _Count(found.visits, found.reward, found.points, found.chance)
                then = choice.then(step)
                if then.done:
                    self.whole.add(longer)
                    if not self.learned and (reply := _reply(nodes, named[longer[-1]])):
                        self.replies[longer] = reply
                else:
                    self._gather(then, named[longer[-1]], longer, nodes)

    def gather(self, other: Thought) -> None:
        """Add what another search found of the same position."""
        for path, count in other.counts.items():
            self.counts.setdefault(path, _Count()).add(count)
        self.whole |= other.whole

    def best(self) -> Choice:
        """The choice that was tried most; where there are very many, step by step. Any of its equals."""
        by_gist, found = self._by_gist(), few_wholes(self.position)
        if found is None or not by_gist:
            return any_along(self.position, self._along())
        return any_of(self.position, found, max(by_gist, key=lambda one: by_gist[one].visits))

    def _along(self) -> Labels:
        """The labels of what was tried most, step by step."""
        path: Labels = ()
        choice = self.position.choice
        while not choice.done:
            steps = choice.next_steps()
            visits = [self._visits((*path, label(choice, step))) for step in steps]
            step = steps[visits.index(max(visits))] if any(visits) else strongest_leaning(choice)
            path = (*path, label(choice, step))
            choice = choice.then(step)
        return path

    def _visits(self, path: Labels) -> int:
        return self.counts[path].visits if path in self.counts else 0

    def _by_gist(self) -> dict[Labels, _Count]:
        """What was found of the whole choices that were tried, equals together."""
        found: dict[Labels, _Count] = {}
        for path in sorted(self.whole):
            if self.counts[path].visits:
                found.setdefault(gist(self.position, path), _Count()).add(self.counts[path])
        return found

    def lines(self) -> list[Line]:
        """What was thought of each whole choice that was tried: the best, then the most tried. Choices that
        come to the same are one."""
        best = self.best()
        chosen = gist(self.position, labels_of(self.position, best.steps))
        paths = {gist(self.position, path): path for path in sorted(sorted(self.whole), key=self._visits)}
        found = sorted(self._by_gist().items(), key=lambda one: (one[0] != chosen, -one[1].visits))
        return [
            self._line(
                best if one == chosen else any_along(self.position, paths[one]),
                count,
                self.replies.get(paths[one]),
            )
            for one, count in found
        ]

    def _line(self, choice: Choice, count: _Count, reply: Reply | None) -> Line:
        players, visits = self.position.state.players, count.visits
        points = tuple(total / visits / 100 for total in count.points[:players])
        chances = tuple(total / visits / WHOLE for total in count.chance[:players])
        game = self.position.game
        until = "game" if self.learned and game.features.JUDGES else game.strategy.CHAPTER
        value = count.reward / visits / WHOLE
        return Line(choice.action, visits, value, points, chances, until, reply=reply)


def _reply(nodes: Sequence[Node], at: int) -> Reply | None:
    """What was tried most after a choice, and what the same seat did most after that; nothing, where several
    choose in secret."""
    labels: list[int] = []
    seat = visits = -1
    while named := _children(nodes, at):
        label = max(named, key=lambda one: nodes[named[one]].visits)
        found = nodes[named[label]]
        if label >= BRANCH or not found.visits or (labels and found.seat != seat):
            break
        if not labels:
            seat, visits = found.seat, found.visits
        labels.append(label)
        at = named[label]
    return Reply(seat, tuple(labels), visits) if labels else None


def _children(nodes: Sequence[Node], parent: int) -> dict[int, int]:
    """The children of a node by their labels."""
    found, i = {}, nodes[parent].child
    while i:
        node = nodes[i]
        found[node.label] = i
        i = node.sibling
    return found
