"""A first game that teaches: the `lesson.txt` of a game's folder is a saved game that shows how one may go.

Its deal is fixed. As long as every seat has done what it does in the lesson, what it does next is known:
rivals do it, and the learner, who sits in the first seat, is advised to. From where the learner does
something else, nobody follows the lesson any more, and bots play for the rivals as they do elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from antics.core import savefile
from antics.core.choice import Action
from antics.core.contract import Game
from antics.core.match import Match

FILE = "lesson.txt"


@dataclass(frozen=True)
class Lesson:
    """How a first game may go."""

    players: int
    seed: str
    moves: tuple[tuple[Action, ...], ...]  # of each seat, in their order

    def taught_in(self, match: Match) -> bool:
        """Was the match set up as the lesson is?"""
        plain = not match.components and not any(match.options.values()) and match.begins_at_set_up
        return plain and (match.players, match.seed) == (self.players, self.seed)

    def next(self, match: Match, seat: int) -> Action | None:
        """What a seat does next in the lesson, if all have done as it does so far."""
        done = [0] * self.players
        for entry in match.log:
            own = self.moves[entry.seat]
            if done[entry.seat] >= len(own) or own[done[entry.seat]].steps != entry.action.steps:
                return None
            done[entry.seat] += 1
        left = self.moves[seat][done[seat] :]
        return left[0] if left and seat in match.waiting else None


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one. Raises `AnticsError` if it cannot be played by today's rules.

    >>> import antics
    >>> lesson = lesson_of(antics.game("antigua"))
    >>> match = antics.new("antigua", lesson.players, lesson.seed)
    >>> str(lesson.next(match, 0))
    'place b3'
    """
    file = files(game.package).joinpath(FILE)
    if not file.is_file():
        return None
    match = savefile.from_text(file.read_text(encoding="utf-8"), f"{game.package}: {FILE}", from_set_up=True)
    moves = tuple(
        tuple(entry.action for entry in match.log if entry.seat == seat) for seat in range(match.players)
    )
    return Lesson(match.players, match.seed, moves)
