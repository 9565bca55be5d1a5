"""A game moment by moment: as a seat saw it then, as spectators did, or, once it is over, all open."""

from __future__ import annotations

from copy import copy
from typing import Any

from antics.core.match import Entry, Match
from antics.core.state import EVERYONE, WATCHER
from antics.table import frames
from antics.table.answers import Frame, Replayed, View
from antics.table.refusal import Refusal
from antics.table.table import Table

STRIDE = 32  # moves between two states that are kept of a game
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


class Timeline:
    """The states that a game went through, from set-up on. A few are kept; the others are played again."""

    def __init__(self, match: Match) -> None:
        self._rules = match.game.rules
        self._kept = [match.beginning().state]  # one in STRIDE
        self._log: list[Entry] = []
        self.follow(match.log)

    def follow(self, log: list[Entry]) -> None:
        """Moves were made or taken back since."""
        same = min(len(log), len(self._log))
        while same and self._log[same - 1] is not log[same - 1]:
            same -= 1
        del self._kept[same // STRIDE + 1 :]
        self._log = log

    def __len__(self) -> int:
        return len(self._log) + 1

    def state(self, place: int) -> Any:
        """The state after so many moves."""
        nearest = min(place // STRIDE, len(self._kept) - 1)
        state = self._kept[nearest].copy()
        for done, entry in enumerate(self._log[nearest * STRIDE : place], nearest * STRIDE + 1):
            for step in entry.action.steps:
                self._rules.apply(state, entry.seat, step)
            if done == len(self._kept) * STRIDE:
                self._kept.append(state.copy())
        return state


def moment(table: Table, viewer: int, number: int, timeline: Timeline) -> Replayed:
    """What happened at a moment and how things stood then."""
    place, match = _place(table, viewer, number), table.playing
    count = len(timeline) if viewer == OPENLY else table.number(viewer) + 1
    state = timeline.state(place)
    bits = match.game.rules.waiting(state)
    last = bits == 0 or (table.parted is not None and number == count - 1)
    openly = viewer == OPENLY
    return {
        "frame": frames.openly_at(table, place) if openly else frames.at(table, viewer, number, place),
        "count": count,
        "waiting": [seat for seat in range(match.players) if bits >> seat & 1],
        "view": _view(table, viewer, place, state),
        "views": _views(match, _unveiled(state)) if openly else None,
        "result": table.result if last else None,
    }


def position(table: Table, viewer: int, number: int, seat: int, timeline: Timeline) -> Match:
    """The game as it stood at a moment at which this seat was to decide; once it is over."""
    if not table.over:
        raise Refusal("not-over")
    match = copy(table.playing)
    match.state = timeline.state(_place(table, viewer, number))
    if seat not in match.waiting:
        raise Refusal("not-found")
    return match


def view(table: Table, viewer: int, number: int, timeline: Timeline) -> View:
    """What could be seen at a moment."""
    place = _place(table, viewer, number)
    return _view(table, viewer, place, timeline.state(place))


def _place(table: Table, viewer: int, number: int) -> int:
    """After how many moves a viewer had noticed so much; what they could not notice follows it."""
    if viewer == OPENLY or number == 0:
        place, count = number, len(table.playing.log)
    else:
        noticed = table.noticed(viewer)
        place, count = noticed[number - 1][0] + 1 if number <= len(noticed) else number, len(noticed)
    if number > count:
        raise Refusal("not-found")
    return place


def _view(table: Table, viewer: int, place: int, state: Any) -> View:
    see = table.playing.game.view.see
    return see(_unveiled(state), WATCHER) if viewer == OPENLY else see(state, table.eyes_at(viewer, place))


def _views(match: Match, state: Any) -> list[View]:
    return [match.game.view.see(state, seat) for seat in range(match.players)]


def _unveiled(state: Any) -> Any:
    """The state with every face open to everyone."""
    twin = state.copy()
    twin.seen[:] = [EVERYONE] * len(twin.seen)
    return twin
