"""What viewers see of one position after the other, without making again what looks as it did.

A game's `view.see` makes a view whole. Where lists in it are long, a game can say how: `view.SEEN_ROWS` names
them, `view.see_rest` makes what everyone sees alike, and `view.see_own` what is left. Then only rows that may
look different are made, once for all viewers who know the same of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from antics.core.contract import Game
from antics.core.edits import Edit, between, compare

View = Mapping[str, Any]
Edits = list[Edit]


class Rows(NamedTuple):
    """A list in a view, which always has as many rows."""

    name: str
    count: Callable[[Any], int]  # rows that a state has
    changed: Callable[[Any, Any], Iterable[int]]  # those that may look different, from a state to another
    known: Callable[[Any, int], list[int]]  # of a row: who knows this or that of it, as bits
    row: Callable[[Any, int, int], Any]  # of a state, the row of this number, as a seat may see it

    def all(self, s: Any, seat: int) -> list[Any]:
        return [self.row(s, i, seat) for i in range(self.count(s))]


def places(before: list[Any], now: list[Any]) -> list[int]:
    """Where lists of a state, or tables, are different."""
    if before == now:
        return []
    return [i for i, (was, value) in enumerate(zip(before, now, strict=True)) if was != value]


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

    def view(self, seat: int) -> View:
        """What `game.view.see` tells."""
        if self.rows:
            return self.game.view.see(self.state, seat)
        if seat not in self._views:  # it will be compared with what comes next
            self._views[seat] = self.game.view.see(self.state, seat)
        return self._views[seat]


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
        self._rest: Edits = []
        self._new: list[tuple[Rows, int, list[int]]] = []  # rows that may look different, and who knows what
        self._told: dict[tuple[int, ...], Edits] = {}  # by who knows what
        self._of_rows: dict[tuple[Any, ...], Edits] = {}
        if now.rows and before is not now:
            self._rest = between(before.rest, now.rest)
            self._new = [self._knowing(rows, i) for rows in now.rows for i in self._changed(rows)]
        self._known = list({bits for _, _, known in self._new for bits in known})

    def _changed(self, rows: Rows) -> Iterable[int]:
        return sorted(set(rows.changed(self.before.state, self.now.state)))

    def _knowing(self, rows: Rows, i: int) -> tuple[Rows, int, list[int]]:
        return rows, i, list({*rows.known(self.before.state, i), *rows.known(self.now.state, i)})

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
        see_own = now.game.view.see_own  # type: ignore[attr-defined]
        own = between(see_own(before.state, seat), see_own(now.state, seat))
        return found + own if own else found

    def _edits(self, seat: int) -> Edits:
        found = self._rest.copy()
        for rows, i, known in self._new:
            alike = rows.name, i, *[bits >> seat & 1 for bits in known]
            edits = self._of_rows.get(alike)
            if edits is None:
                edits = self._of_rows[alike] = []
                was, row = rows.row(self.before.state, i, seat), rows.row(self.now.state, i, seat)
                if was != row:
                    compare(was, row, [rows.name, i], edits)
            found += edits
        return found
