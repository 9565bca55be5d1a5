"""A finished game looked back on.

Every decision is thought about as a bot would have, from what whoever decided could know then, never from
what came later: that gives everyone's chance to win, and what would have been better. A decision that seems
to have cost much is judged once more: what was played and what would have been better are carried out in the
same imagined positions, and both are thought about from there, so that the difference has an interval.

Luck is told apart from choices. After a choice, dice and draws decide. What came of them is compared with
what comes of them on average: the same choice is carried out in positions that whoever made it could not tell
from the true one. Positions are judged by a short search, from what whoever decides next could know. Whatever
that judgement is, the sum of what luck gave has a mean of zero over all games, so what is left of a result
when it is taken away is an unbiased estimate of what the choices (one's own and the others') were worth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from math import sqrt
from statistics import fmean, stdev, variance
from typing import Any

from antics.bots import Position, Search, luck_number
from antics.bots.equals import gist, labels_of
from antics.bots.reasons import explained
from antics.bots.search import Line
from antics.core.errors import AnticsError
from antics.core.match import Entry, Match
from antics.core.message import Message
from antics.core.state import Result, first_of

SEARCH = Search(effort=0.4, learned=False)  # chances come from games, so that their errors can be told
ONWARD = Search(effort=0.2, learned=False)  # from a position after a choice
PAIRS = 12  # imagined positions in which two choices are compared
REDEALS = 6  # imagined positions that luck is compared with
JUDGED = 10  # decisions that are judged once more
TOLD = 6  # decisions that are told of, at most
NOTABLE = 0.03  # of a win
LIKELY = 1.96  # standard errors on either side: nineteen times of twenty
Chances = tuple[float, ...]
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Moment:
    """Everyone's chance to win after so many choices, by what whoever decides then could know."""

    move: int
    round: int
    seat: int
    chances: Chances


@dataclass(frozen=True)
class Decided:
    """A decision, what would have been better, and by how many wins, with half the width of the interval."""

    move: int
    round: int
    seat: int
    played: str
    better: str
    steps: tuple[int, ...]  # of what was played
    better_steps: tuple[int, ...]
    cost: float
    give: float
    chance: float  # to win, as played
    why: tuple[Message, ...] = ()  # what speaks against what was played


@dataclass(frozen=True)
class Fortune:
    """Of what a seat won above an even share: what dice and draws gave, and the choices, own and others'."""

    seat: int
    result: float  # 1: won
    luck: float
    choices: float
    give: float  # half the width of the interval of both


@dataclass(frozen=True)
class Review:
    game: str
    players: int
    moves: int
    moments: list[Moment]
    decisions: list[Decided]
    fortunes: list[Fortune]

    def data(self) -> dict[str, Any]:
        """As plain data."""
        told = asdict(self)
        for one, decided in zip(told["decisions"], self.decisions, strict=True):
            one["why"] = [message.data() for message in decided.why]
        return told


def review(match: Match, progress: Progress | None = None, stop: Callable[[], bool] | None = None) -> Review:
    """Look back on a finished game. `progress` is told how much of it is done; `stop` ends it early, with
    what was found so far.

    Raises `AnticsError` if the game is not over.
    """
    if not match.over:
        raise AnticsError("a game is reviewed when it is over")
    return _Reviewing(match, progress or (lambda done, of: None), stop or (lambda: False)).review()


@dataclass(frozen=True)
class _Doubt:
    """A decision that something else may have been better than."""

    move: int
    played: Line
    best: Line
    position: Position

    @property
    def loss(self) -> float:
        return self.best.chances[self.position.seat] - self.played.chances[self.position.seat]


class _Reviewing:
    def __init__(self, match: Match, progress: Progress, stop: Callable[[], bool]) -> None:
        self.match, self.game, self.stop = match, match.game, stop
        self._progress, self._done = progress, 0
        self._of = len(match.log) + JUDGED
        self._iterations = max(1, round((ONWARD.effort or 1) * match.game.strategy.PACE))

    def review(self) -> Review:
        moments: list[Moment] = []
        doubts: list[_Doubt] = []
        luck: list[list[float]] = []
        spread: list[list[float]] = []
        for move, before, entry, after in self._moves():
            if self.stop():
                break
            thought = self._thought(move, before, entry)
            if thought:
                moments.append(thought[0])
                doubts += thought[1]
            if (before.news, before.drawn) != (after.news, after.drawn):
                gave, error = self._luck(before, entry, after, self._number("luck", move))
                luck.append(gave)
                spread.append(error)
            self._step()
        result = self._result()
        moments.append(Moment(len(self.match.log), self.match.state.round, -1, result))
        doubts.sort(key=lambda doubt: -doubt.loss)
        judged = [self._judged(doubt) for doubt in doubts[:JUDGED] if not self.stop()]
        notable = [one for one in judged if one is not None and one.cost >= NOTABLE and one.cost > one.give]
        notable.sort(key=lambda one: -one.cost)
        return Review(
            self.game.name,
            self.match.players,
            len(self.match.log),
            moments,
            sorted(notable[:TOLD], key=lambda one: one.move),
            [self._fortune(seat, result, luck, spread) for seat in range(self.match.players)],
        )

    def _step(self) -> None:
        self._done += 1
        self._progress(min(self._done, self._of), self._of)

    def _moves(self) -> Iterator[tuple[int, Any, Entry, Any]]:
        """Each move, the position before it, and after it."""
        state = self.match.beginning().state
        for move, entry in enumerate(self.match.log):
            before = state.copy()
            for step in entry.action.steps:
                self.game.rules.apply(state, entry.seat, step)
            yield move, before, entry, state

    def _number(self, *where: object) -> int:
        return luck_number(self.match.seed, "review", *where)

    def _position(self, state: Any, seat: int, number: int) -> Position:
        return Position(self.game, state.copy(), seat, number).imagined(number)

    def _thought(self, move: int, before: Any, entry: Entry) -> tuple[Moment, list[_Doubt]] | None:
        """What a bot thinks of a decision, from what whoever decided could know; of one without a choice,
        nothing."""
        seat = entry.seat
        if not self.game.rules.waiting(before) >> seat & 1:
            return None
        position = self._position(before, seat, self._number(move))
        wholes = position.choice.wholes()
        next(wholes)
        if next(wholes, None) is None:
            return None
        lines = SEARCH.think(position).lines()
        moment = Moment(move, before.round, seat, mean_chances(lines))
        mine = gist(position, labels_of(position, entry.action.steps))
        gists = [gist(position, labels_of(position, line.action.steps)) for line in lines]
        if gists[0] == mine:
            return moment, []
        found = lines[gists.index(mine)] if mine in gists else replace(lines[-1], visits=0)
        doubt = _Doubt(move, replace(found, action=entry.action), lines[0], position)
        return moment, [doubt] if doubt.loss > 0 else []

    def _judged(self, doubt: _Doubt) -> Decided | None:
        """What was played and what would have been better, in the same imagined positions."""
        self._step()
        position, seat = doubt.position, doubt.position.seat
        pairs = [
            [self._onward(position, line.action.steps, k)[seat] for line in (doubt.best, doubt.played)]
            for k in range(PAIRS)
        ]
        apart = [better - played for better, played in pairs]
        cost, give = fmean(apart), LIKELY * stdev(apart) / sqrt(PAIRS)
        if cost < NOTABLE or cost <= give:
            return None
        why = explained(position, [doubt.best, doubt.played])[1].why
        state = position.state
        return Decided(
            doubt.move,
            state.round,
            seat,
            str(doubt.played.action),
            str(doubt.best.action),
            doubt.played.action.steps,
            doubt.best.action.steps,
            cost,
            give,
            fmean(played for _, played in pairs),
            why,
        )

    def _onward(self, position: Position, steps: Sequence[int], number: int) -> Chances:
        """Everyone's chance after some steps, in one imagined position."""
        state = position.imagined(number + 1).state
        for step in steps:
            self.game.rules.apply(state, position.seat, step)
        return self._chances(state, number)

    def _chances(self, state: Any, number: int) -> Chances:
        """Everyone's chance in a position, by what whoever decides next could know."""
        bits = self.game.rules.waiting(state)
        if not bits:
            return shares(self.game.rules, state)
        return mean_chances(ONWARD.think(self._position(state, first_of(bits), number)).lines())

    def _luck(self, before: Any, entry: Entry, after: Any, number: int) -> tuple[list[float], list[float]]:
        """What dice and draws gave each seat after a choice, and the square of the error of that."""
        position = Position(self.game, before, entry.seat, number)
        usual = [self._onward(position, entry.action.steps, number + k) for k in range(REDEALS)]
        came = self._chances(after, number)
        gave, error = [], []
        for seat in range(self.match.players):
            those = [one[seat] for one in usual]
            gave.append(came[seat] - fmean(those))
            error.append(variance(those) / REDEALS + came[seat] * (1 - came[seat]) / self._iterations)
        return gave, error

    def _result(self) -> Chances:
        return shares(self.game.rules, self.match.state)

    def _fortune(
        self, seat: int, result: Chances, luck: list[list[float]], spread: list[list[float]]
    ) -> Fortune:
        gave = sum(one[seat] for one in luck)
        give = LIKELY * sqrt(sum(one[seat] for one in spread))
        return Fortune(seat, result[seat], gave, result[seat] - 1 / self.match.players - gave, give)


def mean_chances(lines: Sequence[Line]) -> Chances:
    """Everyone's chance, over all that was tried: what was tried more counts more."""
    visits, seats = sum(line.visits for line in lines), range(len(lines[0].chances))
    return tuple(sum(line.visits * line.chances[seat] for line in lines) / visits for seat in seats)


def shares(rules: Any, state: Any) -> Chances:
    """Who won: each winner has an equal share."""
    result = Result()
    rules.score(state, result)
    won = [result.winners >> seat & 1 for seat in range(state.players)]
    return tuple(one / max(sum(won), 1) for one in won)
