"""A finished game looked back on.

Every decision is thought about as a bot would have, from what whoever decided could know then, never from
what came later: that gives everyone's chance to win, and what would have been better. A decision that seems
to have cost much is judged once more: what was played and what would have been better are carried out in the
same imagined positions, and both are thought about from there, so that the difference has an interval.

Luck is told apart from choices. At set-up and after a choice, dice and draws decide. What came of them is
compared with what comes of them on average: the same choice is carried out where all that nobody at the table
could know is dealt anew. Positions are judged by a short search that knows what the players know together.
Whatever that judgement is, the sum of what luck gave has a mean of zero over all games, so what is left of a
result when it is taken away is an unbiased estimate of what the choices, one's own and the others', were
worth.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Any

from antics.bots.bot import Position, luck_number
from antics.core.errors import AnticsError
from antics.core.match import Entry, Match
from antics.core.message import Message
from antics.core.state import EVERYONE, WATCHER
from antics.review.found import Chances, Decided, Fortune, Moment, Review
from antics.review.questions import LIKELY, Question, Steps, answer, common, dealt_anew, shares

JUDGED = 10  # decisions that are judged once more
TOLD = 6  # decisions that are told of, at most
Progress = Callable[[int, int], None]
Course = Generator[Question, Any, Review]


def review(match: Match, progress: Progress | None = None, stop: Callable[[], bool] | None = None) -> Review:
    """Look back on a finished game. `progress` is told how much of it is done; `stop` ends it early, with
    what was found so far.

    Raises `AnticsError` if the game is not over.
    """
    asking, found = course(match, progress or (lambda done, of: None)), None
    try:
        while True:
            question = asking.send(found)
            found = None if stop and stop() else answer(question, stop)
    except StopIteration as end:
        done: Review = end.value
        return done


def course(match: Match, progress: Progress) -> Course:
    """Look back on a finished game: asks one question after the other, and returns what was found. The answer
    to a question may be none, where nobody could think about it.

    Raises `AnticsError` if the game is not over.
    """
    if not match.over:
        raise AnticsError("a game is reviewed when it is over")
    return _Looking(match, progress).course()


@dataclass(frozen=True)
class _Doubt:
    """A decision that something else may have been better than."""

    move: int
    position: Position
    played: Steps
    best: Steps
    loss: float


class _Looking:
    def __init__(self, match: Match, progress: Progress) -> None:
        self.match, self.game = match, match.game
        self._progress, self._done = progress, 0
        self._of = len(match.log) + JUDGED
        self._moments: list[Moment] = []
        self._doubts: list[_Doubt] = []
        self._luck: list[tuple[list[float], list[float]]] = []  # what it gave, and its error

    def course(self) -> Course:
        yield from self._deal()
        for move, before, entry, after in self._moves():
            yield from self._think(move, before, entry)
            if self._is_luck(before, after):
                position = Position(self.game, common(before), entry.seat, self._number("luck", move))
                yield from self._weigh(position, entry.action.steps, after)
            self._step()
        result = shares(self.game.rules, self.match.state)
        self._moments.append(Moment(len(self.match.log), self.match.state.round, -1, result))
        decisions = yield from self._judge()
        return Review(
            self.game.name,
            self.match.players,
            len(self.match.log),
            self._moments,
            decisions,
            [self._fortune(seat, result) for seat in range(self.match.players)],
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

    def _think(self, move: int, before: Any, entry: Entry) -> Generator[Question, Any]:
        """Of a decision without a choice, nothing is thought."""
        seat, played, number = entry.seat, entry.action.steps, self._number(move)
        position = Position(self.game, before, seat, number).imagined(number)
        wholes = position.choice.wholes()
        next(wholes)
        if next(wholes, None) is None:
            return
        found = yield Question("thought", position, played)
        if found is None:
            return
        self._moments.append(Moment(move, before.round, seat, tuple(found["chances"])))
        if found["loss"] > 0:
            self._doubts.append(_Doubt(move, position, played, tuple(found["best"]), found["loss"]))

    @staticmethod
    def _is_luck(before: Any, after: Any) -> bool:
        """Was something drawn or rolled that nobody could know?"""
        shown = any(now and not then for now, then in zip(after.seen, before.seen, strict=True))
        return shown or after.drawn != before.drawn

    def _deal(self) -> Generator[Question, Any]:
        """What everyone was dealt is luck, too."""
        first = self.match.beginning().state
        if any(seen not in (0, EVERYONE) for seen in first.seen):
            yield from self._weigh(Position(self.game, first, WATCHER, self._number("deal")), (), first)

    def _weigh(self, position: Position, played: Steps, after: Any) -> Generator[Question, Any]:
        unknown = Position(self.game, dealt_anew(position, position.number), position.seat, position.number)
        found = yield Question("luck", unknown, played, after=common(after))
        if found is not None:
            self._luck.append((found["gave"], found["error"]))

    def _judge(self) -> Generator[Question, Any, list[Decided]]:
        """What seems to have cost most is looked at once more."""
        judged = []
        for doubt in sorted(self._doubts, key=lambda one: -one.loss)[:JUDGED]:
            found = yield Question("judged", doubt.position, doubt.played, doubt.best)
            self._step()
            if found is not None:
                judged.append(self._decided(doubt, found))
        judged.sort(key=lambda one: -one.cost)
        return sorted(judged[:TOLD], key=lambda one: one.move)

    def _decided(self, doubt: _Doubt, found: dict[str, Any]) -> Decided:
        return Decided(
            doubt.move,
            doubt.position.state.round,
            doubt.position.seat,
            found["played"],
            found["better"],
            doubt.played,
            doubt.best,
            found["cost"],
            found["give"],
            found["chance"],
            tuple(Message.of(one) for one in found["why"]),
        )

    def _fortune(self, seat: int, result: Chances) -> Fortune:
        luck = sum(gave[seat] for gave, _ in self._luck)
        give = LIKELY * sqrt(sum(error[seat] for _, error in self._luck))
        return Fortune(seat, result[seat], luck, result[seat] - 1 / self.match.players - luck, give)
