"""A game moment by moment: as a seat saw it then, as spectators did, or, once it is over, all open."""

from __future__ import annotations

from typing import Any

from antics.core.match import Entry, Match
from antics.core.state import EVERYONE, WATCHER
from antics.table import frames
from antics.table.answers import Frame, Replayed, View
from antics.table.refusal import Refusal
from antics.table.table import Table

OPENLY = -1  # in the place of a viewer: all that was hidden or secret


def eyes(table: Table, session: str | None, seat: int | None, openly: bool) -> int:
    """From whose eyes somebody may look back on a game: their own; after the end, anybody's."""
    own = table.viewer(session, None if table.over else seat)
    if not table.over:
        if openly:
            raise Refusal("not-over")
        return own
    if openly:
        return OPENLY
    if seat is not None and seat >= table.record.players:
        raise Refusal("not-found")
    return own if seat is None else seat


def log(table: Table, viewer: int) -> list[Frame]:
    """All that happened, as far as this viewer could notice it."""
    return frames.open_log(table) if viewer == OPENLY else frames.log(table, viewer)


def moment(table: Table, viewer: int, number: int, states: list[Any]) -> Replayed:
    """What happened at a moment and how things stood then, given all states that the game went through."""
    told = log(table, viewer)
    state, match = _state(table, viewer, number, states), table.playing
    bits = match.game.rules.waiting(state)
    last = bits == 0 or (table.parted is not None and number == len(told) - 1)
    return {
        "frame": told[number],
        "count": len(told),
        "waiting": [seat for seat in range(match.players) if bits >> seat & 1],
        "view": _view(match, state, viewer),
        "views": _views(match, _unveiled(state)) if viewer == OPENLY else None,
        "result": table.result if last else None,
    }


def view(table: Table, viewer: int, number: int, states: list[Any]) -> View:
    """What could be seen at a moment."""
    return _view(table.playing, _state(table, viewer, number, states), viewer)


def states(match: Match, log: list[Entry]) -> list[Any]:
    """The states that a game went through, from set-up on."""
    again = match.beginning()
    found = [again.state]
    for entry in log:
        again.play(entry.seat, entry.action)
        found.append(again.state)
    return found


def _state(table: Table, viewer: int, number: int, states: list[Any]) -> Any:
    """The state after what a viewer noticed as this number; what they could not notice follows it."""
    if viewer == OPENLY or number == 0:
        place = number
    else:
        noticed = table.noticed(viewer)
        place = noticed[number - 1][0] + 1 if number <= len(noticed) else len(states)
    if place >= len(states):
        raise Refusal("not-found")
    return states[place]


def _view(match: Match, state: Any, viewer: int) -> View:
    if viewer == OPENLY:
        return match.game.view.see(_unveiled(state), WATCHER)
    return match.game.view.see(state, viewer)


def _views(match: Match, state: Any) -> list[View]:
    return [match.game.view.see(state, seat) for seat in range(match.players)]


def _unveiled(state: Any) -> Any:
    """The state with every face open to everyone."""
    twin = state.copy()
    twin.seen[:] = [EVERYONE] * len(twin.seen)
    return twin
