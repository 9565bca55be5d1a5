"""Looking at one position after the other, without making again what looks as it did.

A game's `see` makes a view whole. Where lists in it are long, a game can say how: `view.SEEN_ROWS` names
them, and `view.see_rest` makes the view without them. A row is made again only if what it is made of has
changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from antics.core.contract import Game

View = Mapping[str, Any]


class Rows(NamedTuple):
    """A list in a view, which always has as many rows."""

    name: str
    made_of: Callable[[Any], list[Any]]  # for each row of a state, all that it can depend on, whoever looks
    row: Callable[[Any, int, int], Any]  # of a state, the row of this number, as a seat may see it

    def all(self, s: Any, seat: int) -> list[Any]:
        return [self.row(s, i, seat) for i in range(len(self.made_of(s)))]


class Onlooker:
    """Looks at the positions of a game from every seat.

    >>> import antics
    >>> match = antics.new("antler-island", players=3, seed=7)
    >>> onlooker = Onlooker(match.game)
    >>> before = onlooker.see(match.state, 0)
    >>> events = match.play(2, "place O4")
    >>> after = onlooker.see(match.state, 0)
    >>> after == match.view(0), after["spaces"][-1] is before["spaces"][-1]
    (True, True)
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._rows: tuple[Rows, ...] = getattr(game.view, "SEEN_ROWS", ())
        self._at: Moment | None = None
        self._seen: dict[int, tuple[Moment, View]] = {}  # by seat: when, and what

    def see(self, s: Any, seat: int) -> View:
        """What `game.view.see` tells; what of it is as it was for this seat before is the same object."""
        if not self._rows:
            return self._game.view.see(s, seat)
        at = self._at
        if at is None or s is not at.state:
            at = self._at = Moment(s, [rows.made_of(s) for rows in self._rows], at)
        if seat in self._seen:
            before, seen = self._seen[seat]
            view = self._again(s, seat, seen, at.since(before))
        else:
            view = self._game.view.see(s, seat)
        self._seen[seat] = at, view
        return view

    def _again(self, s: Any, seat: int, seen: View, different: list[list[int]]) -> View:
        view: dict[str, Any] = self._game.view.see_rest(s, seat)  # type: ignore[attr-defined]
        for rows, new in zip(self._rows, different, strict=True):
            was = seen[rows.name]
            if new:
                was = was.copy()
                for i in new:
                    was[i] = rows.row(s, i, seat)
            view[rows.name] = was
        return view


class Moment:
    """A position, what the rows of its views are made of, and which of them are new since the one before."""

    def __init__(self, state: Any, made_of: list[list[Any]], before: Moment | None) -> None:
        self.state, self.made_of = state, made_of
        self._since = (before, self._different(before)) if before else None
        if before:
            before._since = None  # one step back is enough

    def since(self, before: Moment) -> list[list[int]]:
        """For each list, the rows that are not made of the same as they were."""
        if before is self:
            return [[] for _ in self.made_of]
        if self._since and self._since[0] is before:
            return self._since[1]
        return self._different(before)

    def _different(self, before: Moment) -> list[list[int]]:
        return [
            [i for i, (was, now) in enumerate(zip(old, new, strict=True)) if was != now]
            for old, new in zip(before.made_of, self.made_of, strict=True)
        ]
