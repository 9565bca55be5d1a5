"""What a bot is: given a position redealt for its seat, never the true one, it answers with a choice."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Protocol

from antics.core.chance import reseed
from antics.core.choice import Action, Choice
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.state import LegalSteps, Result

if TYPE_CHECKING:
    from antics.core.match import Match
    from antics.core.native import Progress

Stop = Callable[[], bool]  # asked now and then: shall the bot stop thinking and answer?
MANY = 64  # a choice with more possibilities is made step by step


def luck_number(*where: object) -> int:
    """The number that a bot's luck follows from, at a certain place: a game's seed, a turn, a seat."""
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
        return cls(match.game, state, seat, number)

    @property
    def choice(self) -> Choice:
        return Choice(self.game, self.state, self.seat)


class Bot(Protocol):
    """Chooses for a seat. The same position gives the same choice, unless time is the budget."""

    def choose(self, position: Position, stop: Stop | None = None) -> Action: ...


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


def thinking(game: Game, progress: Progress | None = None) -> Any:
    """The compiled functions that bots think with in this game; made ready when first asked for."""
    from antics.bots import tree
    from antics.core import native

    with _making_ready:
        if game not in _ready:
            program = native.compiled(tree, game.rules, progress=progress, strategy=game.strategy)
            _warm_up(game, program)
            _ready[game] = program
    return _ready[game]


_ready: dict[Game, Any] = {}
_making_ready = threading.Lock()


def _warm_up(game: Game, program: Any) -> None:
    """Have the functions that Python calls compiled, or loaded, before anybody waits for a move."""
    import numpy as np

    from antics.bots.tree import Node, Walk

    records = (Node, Walk, LegalSteps, Result)
    nodes, walks, outs, results = (np.zeros(1, record.dtype()) for record in records)
    states = np.zeros(2, game.rules.State.dtype())
    program.search(states, nodes, walks, outs, results, 0, 0, 0, 1.0, 0)
    program.outcome(states, walks, outs, np.array((0,)), 0, 0, 0)
