"""Editions of the rules: what becomes of a game that was begun before a ruling changed.

A game is kept as its choices and the number of the edition they were made by. They are played again by
today's rules, which is the same game until a ruling that changed is touched; there the two part.

    edition = editions.known(game, 1)  # as it was kept
    editions.begin(match, edition)
    for seat, action in kept:
        editions.play(match, edition, seat, action)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from antics.core.contract import Game
from antics.core.errors import AnticsError, IllegalAction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from antics.core.choice import Action
    from antics.core.events import Event
    from antics.core.match import Match

FIRST = 1  # that of Antics 0.1.0, which did not write it down
SET_UP = 0  # instead of a move


class Parting(AnticsError):
    """Here a game of an earlier edition of the rules parts from today's: at a choice, or at set-up."""

    def __init__(self, match: Match, edition: int, choice: str, clause: str, reason: str = "") -> None:
        self.edition = edition
        self.move = len(match.log) + 1 if choice else SET_UP  # counted from 1
        self.clause = clause
        game = match.game
        where = f"at move {self.move}, {choice[:80]!r}" if choice else "at set-up"
        super().__init__(
            f"played by edition {edition} of the rules of {game.title}: {where}, "
            f"today's (edition {game.edition}) part from them by {clause}" + (f": {reason}" if reason else "")
        )


def known(game: Game, edition: int) -> int:
    """The edition, if there is one of this number.

    Raises `AnticsError` for one that is still to come.
    """
    if not FIRST <= edition <= game.edition:
        raise AnticsError(
            f"played by edition {edition} of the rules of {game.title}, "
            f"which this version of Antics does not know (it knows {FIRST} to {game.edition})"
        )
    return edition


def begin(match: Match, edition: int) -> None:
    """Go on with a match that was set up by today's rules, as one of this edition.

    Raises `Parting` if a ruling about the set-up changed since then.
    """
    clause = touched(match.game, edition, match.state, match.opening)
    if clause:
        raise Parting(match, edition, "", clause)


def play(match: Match, edition: int, seat: int, action: Action | str) -> tuple[Event, ...]:
    """Play a choice again that was made by this edition of the rules; what it caused.

    Raises `Parting`, and changes nothing, if a ruling that changed since then is touched or if the choice is
    not legal any more; `IllegalAction` if it is not legal by the edition it was made by, which is today's.
    """
    try:
        after, entry = match._tried(seat, action)
    except IllegalAction as error:
        if edition == match.game.edition:
            raise
        raise Parting(match, edition, f"{seat} {action}", error.clause, error.reason) from error
    clause = touched(match.game, edition, match.state, entry.events)
    if clause:
        raise Parting(match, edition, f"{seat} {entry.action}", clause)
    match._keep(after, entry)
    return entry.events


def touched(game: Game, edition: int, before: Any, events: Sequence[Event]) -> str:
    """The clause of the first ruling changed since this edition that is touched, or "" if none is."""
    for change in game.changes:
        if change.edition > edition and change.touched(before, events):
            return change.clause
    return ""
