"""Positions of Antigua laid out by hand: cards and places are named, all else is dealt by a seed.

Unless told otherwise hook is the mate, parrot the helmsman, anchor the navigator, kraken the gunner and skull
the officer; every sea card hides an island; it is the first action of orange's turn; ships have no place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args, get_type_hints

import antics
from antics import Event, Match
from antics.core.state import EVERYONE
from antics.games.antigua import words
from antics.games.antigua.board import CELLS, GRID, NAMES, in_grid
from antics.games.antigua.pieces import COLOUR_NAMES, FIRST_CARD, OPEN, PIECES
from antics.games.antigua.state import Phase, State
from antics.games.antigua.words import card_name


class LaidMatch(Match):
    """A match whose position is laid out by hand."""

    def do(self, *texts: str) -> list[Event]:
        """Let whoever is asked do this, one after the other; what happened."""
        events: list[Event] = []
        for text in texts:
            events += self.play(self.waiting[0], text)
        return events

    def can(self) -> list[str]:
        """What whoever is asked can do."""
        return [action.text for action in self.legal(self.waiting[0])] if self.waiting else []

    def idle(self, actions: int = 1) -> list[Event]:
        """Let whoever is asked take actions that change nothing but the place of a ship."""
        events: list[Event] = []
        for _ in range(actions):
            events += self.do(next(text for text in self.can() if text.startswith("helmsman")))
        return events

    def crew(self, seat: int) -> list[str]:
        s = self.state
        return [card_name(s.face[card]) for card in s.crew[seat][: s.members[seat]]]

    def open(self) -> list[str]:
        return [card_name(self.state.face[card]) for card in self.state.open]

    def discards(self) -> list[str]:
        s = self.state
        return sorted(card_name(s.face[card]) for card in s.discards[: s.discarded])

    def pile(self) -> list[str]:
        """The pile from its top."""
        s = self.state
        return [card_name(s.face[card]) for card in reversed(s.pile[: s.pile_left])]

    def treasures(self, seat: int) -> list[str]:
        s = self.state
        return [card_name(s.face[s.treasure[i]]) for i in range(s.found) if s.keeper[i] == seat]

    def place(self, seat: int) -> str:
        return str(NAMES[self.state.ship[seat]])

    def count_water(self) -> int:
        """The cards that show water, counted in the picture."""
        return sum(card["shows"] != "island" for card in self.view()["sea"])


def lay(
    players: int = 2,
    crews: Sequence[Sequence[str]] = (),
    *,
    open: Sequence[str] = (),
    top: Sequence[str] = (),
    pile: int | None = None,
    discards: Sequence[str] = (),
    treasures: Sequence[tuple[int, str]] = (),
    ships: Mapping[int, str] | None = None,
    beside: Mapping[int, str] | None = None,
    nothing: Sequence[str] = (),
    turned: Sequence[str] = (),
    water: int | None = None,
    functions: Sequence[str] = ("hook", "parrot", "anchor", "kraken", "skull"),
    attacks: int = 0,
    turn: int = 0,
    seed: int = 1,
) -> LaidMatch:
    """A table. `top` lies on the pile in this order; with `pile`, only so many cards are there at all and
    the others are out of the game. With `water`, as many cards are turned, from the last one, as it takes.
    """
    table = _fresh(players, seed)
    s: State = table.state
    cards = _Cards(s)
    for seat, crew in enumerate(crews):
        for name in crew:
            s.crew[seat][s.members[seat]] = cards.take(name, EVERYONE)
            s.members[seat] += 1
    for i, name in enumerate(open):
        s.open[i] = cards.take(name, EVERYONE)
    for i, name in enumerate(discards):
        s.discards[i] = cards.take(name, EVERYONE)
    s.discarded = len(discards)
    for i, (seat, name) in enumerate(treasures):
        s.treasure[i], s.keeper[i], s.finder[i] = cards.take(name, 1 << seat), seat, seat
    s.found = len(treasures)
    above = [cards.take(name, 0) for name in reversed(top)]
    for i in range(len(open), OPEN):
        s.open[i] = cards.any(EVERYONE)
    below = cards.rest() if pile is None else [cards.any(0) for _ in range(pile - len(above))]
    for card in cards.rest():
        if pile is not None:
            s.seen[card] = EVERYONE
    s.pile[: len(below + above)] = below + above
    s.pile_left = len(below + above)
    _lay_sea(s, nothing, turned, water, ships or {}, beside or {})
    s.pirate[:] = [COLOUR_NAMES.index(colour) for colour in functions]
    s.attacks, s.start, s.turn = attacks, turn, turn
    return table


def _fresh(players: int, seed: int) -> LaidMatch:
    game = antics.game("antigua")
    table = LaidMatch(game, players, str(seed), {}, {})
    s = table.state
    s.phase, s.actions, s.round = Phase.ACT, 2, 1
    s.members[:] = [0] * 4
    s.crew[:] = [[-1] * 5 for _ in range(4)]
    s.pile[:] = [-1] * len(s.pile)
    s.pile_left = 0
    for card in range(FIRST_CARD, PIECES):
        s.seen[card] = 0
    return table


class _Cards:
    """The crew cards that have no place yet."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.left = list(range(FIRST_CARD, PIECES))

    def take(self, name: str, seen: int) -> int:
        card = next(card for card in self.left if card_name(self.s.face[card]) == name)
        self.left.remove(card)
        self.s.seen[card] = seen
        return card

    def any(self, seen: int) -> int:
        return self.take(card_name(self.s.face[self.left[0]]), seen)

    def rest(self) -> list[int]:
        return list(self.left)


def _lay_sea(
    s: State,
    nothing: Sequence[str],
    turned: Sequence[str],
    water: int | None,
    ships: Mapping[int, str],
    beside: Mapping[int, str],
) -> None:
    cells = [cell for cell in range(CELLS) if in_grid(s.players, cell)]
    up = {NAMES.index(name) for name in turned}
    if water is not None:
        up |= set(cells[water:])
    for cell in range(CELLS):
        s.face[cell] = 0 if NAMES[cell] in nothing else 1
        s.seen[cell] = EVERYONE if cell in up else 0
    s.water = GRID[s.players] - sum(s.face[cell] for cell in up)
    for seat in range(s.players):
        name = ships.get(seat) or beside.get(seat) or "a1"
        s.ship[seat] = NAMES.index(name)
        s.afloat[seat] = int(seat in ships)


def whats(events: list[Event]) -> list[str]:
    return [event.what for event in events]


def only(events: list[Event], what: str) -> Event:
    """The one event of this kind."""
    (event,) = [event for event in events if event.what == what]
    return event


def caption_kinds() -> set[str]:
    """All that a caption can be about, as its type says."""
    told = get_args(get_type_hints(words.caption)["return"])
    return {get_args(get_type_hints(kind)["what"])[0] for kind in told}
