"""What a bot is: given a position redealt for its seat, never the true one, it answers with a choice."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Protocol

from antics.core.chance import reseed
from antics.core.choice import Action, Choice
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.forms import Form, Instance, form

if TYPE_CHECKING:
    from antics.core.match import Match
    from antics.core.native import Progress

Stop = Callable[[], bool]  # asked now and then: shall the bot stop thinking and answer?


class Cancel:
    """A `Stop` that does not wait to be asked: `cancel.now()`, in any thread, ends the thoughts that it was
    given to at once. They answer with what they have found so far. It may also ask another `Stop`.

    >>> import antics
    >>> from antics.bots import Cancel, Position, Search
    >>> cancel = Cancel()
    >>> cancel.now()
    >>> position = Position.of(antics.new("connect-four"), 0, number=1)
    >>> Search(iterations=10**12).think(position, cancel).lines()
    []
    """

    def __init__(self, stop: Stop | None = None) -> None:
        self._stop = stop
        self._lock = threading.Lock()
        self._running: set[Instance] = set()
        self._said = False

    def __call__(self) -> bool:
        return self._said or (self._stop is not None and self._stop())

    def now(self) -> None:
        """End what runs, and whatever is still to begin."""
        with self._lock:
            self._said = True
            for instance in self._running:
                instance.interrupt()

    @contextmanager
    def over(self, instance: Instance) -> Iterator[None]:
        """While an instance works."""
        with self._lock:
            self._running.add(instance)
            if self._said:
                instance.interrupt()
        try:
            yield
        finally:
            with self._lock:
                self._running.discard(instance)


MANY = 64  # a choice with more possibilities is made step by step


def luck_number(*where: object) -> int:
    """The number that a bot's luck follows from, at a certain place: a game's seed, a turn, a seat.

    >>> luck_number("seed", 12, 0) == luck_number("seed", 12, 0) != luck_number("seed", 12, 1)
    True
    """
    return int.from_bytes(sha256(" ".join(map(str, where)).encode()).digest()[:4], "little")


@dataclass(frozen=True)
class Position:
    """A game as one seat knows it: all that it cannot know is imagined, and follows from a number.

    >>> import antics
    >>> from antics.bots import Position, bot
    >>> match = antics.new("connect-four")
    >>> position = Position.of(match, 0, number=1)
    >>> bot("random").choose(position) in match.legal(0)
    True
    """

    game: Game
    state: Any
    seat: int
    number: int
    setting: str | None = None  # how it is played (see `Match.setting`), so that what was learned may be used

    @classmethod
    def of(cls, match: Match, seat: int, number: int) -> Position:
        """What a bot may be given of a match.

        Raises `AnticsError` if the seat owes no decision now.
        """
        if seat not in match.waiting:
            raise AnticsError(
                f"seat {seat!r} is not to move (waiting: {', '.join(map(str, match.waiting)) or 'nobody'})"
            )
        state = match.state.copy()
        reseed(state, number)
        match.game.rules.redeal(state, seat)
        return cls(match.game, state, seat, number, match.setting)

    @property
    def choice(self) -> Choice:
        """The choice to be made, to put together step by step."""
        return Choice(self.game, self.state, self.seat)

    @property
    def view(self) -> Mapping[str, Any]:
        """What the seat sees, as plain data."""
        return self.game.view.see(self.state, self.seat)

    def legal(self) -> list[Action]:
        """All that may be chosen. Where there are very many possibilities, `choice` goes step by step."""
        return [choice.action for choice in self.choice.wholes()]

    def parse(self, text: str) -> Action:
        """The legal action that a text means. Raises `IllegalAction` if it means none."""
        return self.choice.follow(self.game.words.tidy(self.state, self.seat, text)).action

    def imagined(self, number: int) -> Position:
        """The same as far as the seat knows, with all that it cannot know dealt out anew by this number."""
        state = self.state.copy()
        reseed(state, number)
        self.game.rules.redeal(state, self.seat)
        return Position(self.game, state, self.seat, number, self.setting)


class Bot(Protocol):
    """Chooses for a seat: this is all that a bot must be able to do, ours and those of others.

    It is given a `Position`: true as far as its seat knows, the rest imagined as `position.number` says. What
    it chooses follows from the position and its number alone, so that games can be repeated; one that thinks
    by the clock says so by `by_the_clock = True`. It answers with an `Action`, one of `position.legal()`.
    `stop`, if there is one, is asked now and then: once `stop()` is true, it answers with what it has found.

    >>> class First:
    ...     "Takes whatever comes first."
    ...     def choose(self, position, stop=None):
    ...         return position.legal()[0]
    >>> import antics
    >>> str(First().choose(Position.of(antics.new("connect-four"), 0, number=1)))
    'drop a'
    """

    @property
    def by_the_clock(self) -> bool:
        """Does it think by the clock, so that what it does cannot be repeated exactly?"""

    def choose(self, position: Position, stop: Stop | None = None) -> Action:
        """What it does in this position: one of `position.legal()`."""


def few(wholes: Iterator[Choice]) -> list[Choice] | None:
    """All of them, unless there are many."""
    found = []
    for whole in wholes:
        found.append(whole)
        if len(found) > MANY:
            return None
    return found


def _leanings(choice: Choice) -> list[tuple[int, int]]:
    leaning = choice.game.strategy.leaning
    return [(leaning(choice.state, choice.seat, step), step) for step in choice.next_steps()]


def strongest_leaning(choice: Choice) -> int:
    return max(_leanings(choice), key=lambda pair: pair[0])[1]


def by_leaning(choice: Choice, luck: random.Random) -> int:
    weighed = _leanings(choice)
    return luck.choices([step for _, step in weighed], [1 + weight for weight, _ in weighed])[0]


def thinking(game: Game, progress: Progress | None = None) -> Form:
    """The form of the rules that bots think with in this game. A program is ready at once; without one it is
    compiled when first asked for.

    >>> import antics
    >>> instance = thinking(antics.game("connect-four")).open()  # which has a memory of its own
    """
    return form(game, progress=progress)
