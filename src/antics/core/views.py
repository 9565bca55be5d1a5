"""Looking at one position after the other, without making again what looks as it did.

A game's `see` makes a view whole. Where lists in it are long, a game can say how: `view.SEEN_ROWS` names
them, `view.see_rest` makes what everyone sees alike, and `view.see_own` what is left. A row is made again
only if what it is made of has changed, and once for all seats that know the same of it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from itertools import count
from typing import Any, NamedTuple

from antics.core.contract import Game

View = Mapping[str, Any]


class Rows(NamedTuple):
    """A list in a view, which always has as many rows."""

    name: str
    made_of: Callable[[Any], list[Any]]  # for each row of a state, all that it can depend on, whoever looks
    known: Callable[[Any, int, int], Hashable]  # where this is the same for two seats, so is the row
    row: Callable[[Any, int, int], Any]  # of a state, the row of this number, as a seat may see it

    def all(self, s: Any, seat: int) -> list[Any]:
        return [self.row(s, i, seat) for i in range(len(self.made_of(s)))]


class Seen(dict[str, Any]):
    """A view put together by an onlooker: `rest` is what everyone sees alike in it, `own` what only this seat
    does, and `new` has the rows of each list that may be different in it from the view that it `follows`."""

    __slots__ = ("follows", "new", "number", "own", "rest")
    _numbers = count(1)

    def __init__(self, rest: dict[str, Any], own: dict[str, Any]) -> None:
        super().__init__(rest)
        self.update(own)
        self.rest, self.own = rest, own
        self.number, self.follows = next(self._numbers), 0
        self.new: dict[str, list[int]] = {}


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
        self._seen: dict[int, tuple[Moment, Seen]] = {}  # by seat: when, and what

    def see(self, s: Any, seat: int) -> View:
        """What `game.view.see` tells; what of it is as it was for this seat before is the same object."""
        if not self._rows:
            return self._game.view.see(s, seat)
        at = self._at
        if at is None or s is not at.state:
            at = self._at = Moment(s, [rows.made_of(s) for rows in self._rows], at)
        if at.rest is None:
            at.rest = self._game.view.see_rest(s)  # type: ignore[attr-defined]
        view = Seen(at.rest, self._game.view.see_own(s, seat))  # type: ignore[attr-defined]
        before, seen = self._seen.get(seat, (None, None))
        for rows, new in zip(self._rows, at.since(before), strict=True):
            name = rows.name
            view[name] = self._again(rows, seat, seen[name] if seen else None, new, at)
            view.new[name] = new
        view.follows = seen.number if seen else 0
        self._seen[seat] = at, view
        return view

    def _again(self, rows: Rows, seat: int, seen: list[Any] | None, new: list[int], at: Moment) -> list[Any]:
        """A list with its new rows."""
        if seen is not None and not new:
            return seen
        s, made = at.state, at.made
        now = [None] * len(new) if seen is None else seen.copy()
        for i in new:
            key = rows.name, i, rows.known(s, i, seat)
            row = made.get(key)
            if row is None:
                row = made[key] = rows.row(s, i, seat)
            now[i] = row
        return now


class Moment:
    """A position, what the rows of its views are made of, and which of them are new since the one before."""

    def __init__(self, state: Any, made_of: list[list[Any]], before: Moment | None) -> None:
        self.state, self.made_of = state, made_of
        self.rest: dict[str, Any] | None = None  # what everyone sees alike
        self.made: dict[Hashable, Any] = {}  # rows, by what is known of them
        self._since = (before, self._different(before)) if before else None
        if before:
            before._since = None  # one step back is enough

    def since(self, before: Moment | None) -> list[list[int]]:
        """For each list, the rows that are not made of the same as they were: all, if they never were."""
        if before is None:
            return [list(range(len(rows))) for rows in self.made_of]
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
