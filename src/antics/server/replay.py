"""A game moment by moment: as a seat saw it then, as spectators did, or, once it is over, all open."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import replace
from typing import Any

from antics.core.match import Match
from antics.core.state import EVERYONE, WATCHER
from antics.server import sight
from antics.server.errors import Refusal
from antics.server.tables import Table

OPENLY = -1  # in the place of a viewer: all that was hidden or secret
KEPT = 8  # games that are kept laid out


class Replays:
    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], list[Any]] = OrderedDict()

    async def states(self, table: Table) -> list[Any]:
        """The positions of a game, from set-up on."""
        key = table.record.id, table.seq
        if key not in self._kept:
            self._kept[key] = await asyncio.to_thread(_positions, table.playing, list(table.playing.log))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def moment(self, table: Table, viewer: int, number: int) -> dict[str, Any]:
        """What happened at a moment and how things stood then."""
        match = table.playing
        frames = frames_for(table, viewer)
        if number >= len(frames):
            raise Refusal("not-found")
        place = _place(table, viewer, number)
        state = (await self.states(table))[place]
        eyes = viewer
        if viewer == OPENLY:
            state, eyes = state.copy(), WATCHER
            state.seen[:] = [EVERYONE] * len(state.seen)
        see = match.game.view.see
        bits = match.game.rules.waiting(state)
        return {
            "frame": frames[number],
            "count": len(frames),
            "waiting": [seat for seat in range(match.players) if bits >> seat & 1],
            "view": see(state, eyes),
            "views": [see(state, seat) for seat in range(match.players)] if viewer == OPENLY else None,
            "result": sight.result(match) if bits == 0 else None,
        }


def frames_for(table: Table, viewer: int) -> list[dict[str, Any]]:
    """All that happened, as far as this viewer could notice it."""
    if viewer != OPENLY:
        return sight.log(table, viewer)
    match = table.playing
    frames = [sight.opening(match, 0)]
    for i, entry in enumerate(match.log):
        unveiled = replace(entry, events=tuple(event._replace(seen=EVERYONE) for event in entry.events))
        frames.append(sight.frame(match, i + 1, unveiled, table.clauses[i], 0, True))
    return frames


def _place(table: Table, viewer: int, number: int) -> int:
    """The place in the log of what a viewer noticed as this number; what they could not notice follows it."""
    if viewer == OPENLY or number == 0:
        return number
    return table.noticed(viewer)[number - 1][0] + 1


def _positions(match: Match, log: list[Any]) -> list[Any]:
    again = Match(match.game, match.players, match.seed, match.options, match.components)
    states = [again.state]
    for entry in log:
        again.play(entry.seat, entry.action)
        states.append(again.state)
    return states
