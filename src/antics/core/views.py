"""Looking at one position after the other, without making again what looks as it did.

A game's `see` makes a view whole. Where lists in it are long, a game can say how: `view.SEEN_ROWS` names
them, and `view.see_rest` makes the view without them. A row is made again only if what it is made of is
different.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from antics.core.contract import Game


class Rows(NamedTuple):
    """A list in a view."""

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
        self._state: Any = None
        self._made_of: list[list[Any]] = []
        self._seen: dict[int, tuple[list[list[Any]], Mapping[str, Any]]] = {}

    def see(self, s: Any, seat: int) -> Mapping[str, Any]:
        """What `game.view.see` tells; what of it is as it was for this seat before is the same object."""
        if not self._rows:
            return self._game.view.see(s, seat)
        if s is not self._state:
            self._state, self._made_of = s, [rows.made_of(s) for rows in self._rows]
        if seat in self._seen:
            view = self._again(s, seat, *self._seen[seat])
        else:
            view = self._game.view.see(s, seat)
        self._seen[seat] = self._made_of, view
        return view

    def _again(
        self, s: Any, seat: int, made_of: list[list[Any]], before: Mapping[str, Any]
    ) -> Mapping[str, Any]:
        view = self._game.view.see_rest(s, seat)  # type: ignore[attr-defined]
        for rows, old, new in zip(self._rows, made_of, self._made_of, strict=True):
            seen = before[rows.name]
            if old is not new and len(old) == len(new):
                seen = [was if old[i] == new[i] else rows.row(s, i, seat) for i, was in enumerate(seen)]
            elif old is not new:
                seen = [rows.row(s, i, seat) for i in range(len(new))]
            view[rows.name] = seen
        return view  # type: ignore[no-any-return]
