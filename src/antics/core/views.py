"""What viewers see of one position after the other, without making again what looks as it did.

A game's `view.see` makes a view whole. Where lists in it are long, a game can say how: `view.SEEN_ROWS` names
them, `view.see_rest` makes what everyone sees alike, and `view.see_own` what is left. Then only cells of
rows that may look different are made, once for all viewers who know the same of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import compress, count
from operator import ne
from typing import Any, NamedTuple

from antics.core.contract import Game
from antics.core.edits import Edit, between, compare
from antics.core.state import WATCHER

View = Mapping[str, Any]
Edits = list[Edit]
Place = tuple[int, str]  # in a list of a view: a row, and the name of a cell in it


class Rows(NamedTuple):
    """A list in a view, which always has as many rows. Each is a dictionary of the same cells."""

    name: str
    count: Callable[[Any], int]  # rows that a state has
    changed: Callable[[Any, Any, set[int]], Iterable[Place]]  # what may look different, from a state to
    # another, with the pieces that are `touched`
    known: Callable[[Any, int, str], list[int]]  # of a cell of a row: who knows this or that of it, as bits;
    # nothing, if everyone sees it alike
    cells: Mapping[str, Callable[[Any, int, int], Any]]  # of a state and a row, as a seat may see them

    def all(self, s: Any, seat: int) -> list[dict[str, Any]]:
        cells = self.cells.items()
        return [{name: cell(s, i, seat) for name, cell in cells} for i in range(self.count(s))]


def places(before: list[Any], now: list[Any]) -> list[int]:
    """Where lists of a state, or tables, are different."""
    return [] if before == now else list(compress(count(), map(ne, before, now)))


def touched(before: Any, now: Any) -> set[int]:
    """The pieces of which something else is printed or known, or which came from another shuffle."""
    found = {*places(before.face, now.face), *places(before.seen, now.seen)}
    return found.union(places(before.batch, now.batch))


class Sight:
    """A position, for all who look at it."""

    def __init__(self, game: Game, state: Any) -> None:
        self.game, self.state = game, state
        self.rows: tuple[Rows, ...] = getattr(game.view, "SEEN_ROWS", ())
        self._views: dict[int, View] = {}

    @cached_property
    def rest(self) -> dict[str, Any]:
        """What everyone sees alike, besides long lists."""
        seen: dict[str, Any] = self.game.view.see_rest(self.state)  # type: ignore[attr-defined]
        return seen

    def own(self, seat: int) -> View:
        """What is left for a seat."""
        found = self._views.get(seat)
        if found is None:  # it will be compared with what comes next
            found = self._views[seat] = self.game.view.see_own(self.state, seat)  # type: ignore[attr-defined]
        return found

    def view(self, seat: int) -> View:
        """What `game.view.see` tells."""
        if self.rows:
            return self.game.view.see(self.state, seat)
        if seat not in self._views:  # it will be compared with what comes next
            self._views[seat] = self.game.view.see(self.state, seat)
        return self._views[seat]


class New(NamedTuple):
    """A cell that may look different, and who knows what of it."""

    rows: Rows
    row: int
    name: str
    known: list[int]


class Step:
    """From what was seen to what is seen now.

    >>> import antics
    >>> match = antics.new("antler-island", players=3, seed=7)
    >>> before = Sight(match.game, match.state)
    >>> events = match.play(2, "place O4")
    >>> step = Step(before, Sight(match.game, match.state))
    >>> from antics.core.edits import edited
    >>> edited(before.view(0), step.edits(0)) == match.view(0)
    True
    """

    def __init__(self, before: Sight, now: Sight) -> None:
        self.before, self.now = before, now
        self._alike: Edits = []  # for everyone
        self._new: list[New] = []
        self._told: dict[tuple[int, ...], Edits] = {}  # by who knows what
        self._of_cells: dict[tuple[Any, ...], Edits] = {}
        if now.rows and before is not now:
            self._alike = between(before.rest, now.rest)
            for rows, at in self._changed():
                if known := self._known_of(rows, at):
                    self._new.append(New(rows, *at, known))
                else:
                    self._alike += self._edits_of(rows, *at, WATCHER)
        self._known = list({bits for new in self._new for bits in new.known})

    def _changed(self) -> Iterator[tuple[Rows, Place]]:
        before, now = self.before.state, self.now.state
        pieces = touched(before, now)
        for rows in self.now.rows:
            for at in sorted(set(rows.changed(before, now, pieces))):
                yield rows, at

    def _known_of(self, rows: Rows, at: Place) -> list[int]:
        return list({*rows.known(self.before.state, *at), *rows.known(self.now.state, *at)})

    def edits(self, seat: int) -> Edits:
        """What is different for a seat: one and the same list for all who are told the same."""
        before, now = self.before, self.now
        if before is now:
            return []
        if not now.rows:
            return between(before.view(seat), now.view(seat))
        alike = tuple([bits >> seat & 1 for bits in self._known])
        found = self._told.get(alike)
        if found is None:
            found = self._told[alike] = self._edits(seat)
        own = between(before.own(seat), now.own(seat))
        return found + own if own else found

    def _edits(self, seat: int) -> Edits:
        found = self._alike.copy()
        for rows, i, name, known in self._new:
            alike = rows.name, i, name, *[bits >> seat & 1 for bits in known]
            edits = self._of_cells.get(alike)
            if edits is None:
                edits = self._of_cells[alike] = self._edits_of(rows, i, name, seat)
            found += edits
        return found

    def _edits_of(self, rows: Rows, i: int, name: str, seat: int) -> Edits:
        cell, found = rows.cells[name], list[Edit]()
        was, lies = cell(self.before.state, i, seat), cell(self.now.state, i, seat)
        if was != lies:
            compare(was, lies, [rows.name, i, name], found)
        return found
