"""Games that are gone through from their beginning: replays, and save files that are uploaded.

That may take seconds, so it is done in a thread of its own, one game at a time; what was found is kept within
bounds. Whoever asks for much at once is told to come again.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from antics.core.match import Match
from antics.server.serial import dumps
from antics.server.settings import Limits
from antics.table import picture, replay, uploads
from antics.table.answers import Log
from antics.table.refusal import Refusal
from antics.table.replay import Timeline
from antics.table.table import Table

TIMELINES = 16  # games of which states are kept
LOGS = 16_000_000  # bytes of what happened that are kept
T = TypeVar("T")


class Replays:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._thread = ThreadPoolExecutor(1, "replays")
        self._asked: Counter[str] = Counter()  # by whom
        self._timelines: OrderedDict[str, Timeline] = OrderedDict()
        self._logs: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._size = 0  # of all logs

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def elsewhere(self, who: str, work: Callable[[], T]) -> T:
        """Something long, done in our thread, for somebody who does not ask for too much at once."""
        limits = self._limits
        if self._asked[who] >= limits.replays_each or self._asked.total() >= limits.replays:
            raise Refusal("try-again")
        self._asked[who] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._asked[who] -= 1
            if not self._asked[who]:
                del self._asked[who]

    async def load(self, text: str, who: str) -> Match:
        """The game of a save file, if it is played again soon enough."""
        limits = self._limits
        return await self.elsewhere(who, lambda: uploads.load(text, limits.moves, limits.upload_seconds))

    async def log(self, table: Table, viewer: int, who: str) -> bytes:
        """All that happened at a table that stands still, as a viewer could notice it."""
        since = tuple(seat.since for seat in table.seats)
        key = (table.record.id, table.seq, viewer, table.over, since)
        if key not in self._logs:
            found = await self.elsewhere(who, lambda: dumps(Log(frames=replay.log(table, viewer))))
            self._keep(key, found)
            return found
        self._logs.move_to_end(key)
        return self._logs[key]

    def _keep(self, key: tuple[object, ...], log: bytes) -> None:
        self._size += len(log) - len(self._logs.pop(key, b""))
        self._logs[key] = log
        while self._size > LOGS and len(self._logs) > 1:
            self._size -= len(self._logs.popitem(last=False)[1])

    async def moment(self, table: Table, viewer: int, number: int, who: str) -> bytes:
        """What happened at a moment, and how things stood then."""
        return await self.elsewhere(
            who, lambda: dumps(replay.moment(table, viewer, number, self._timeline(table)))
        )

    async def picture(self, table: Table, viewer: int, number: int, who: str) -> bytes:
        """What could be seen at a moment, drawn with letters."""
        game = table.playing.game
        return await self.elsewhere(
            who, lambda: dumps(picture.of(game, replay.view(table, viewer, number, self._timeline(table))))
        )

    async def position(self, table: Table, viewer: int, number: int, seat: int, who: str) -> Match:
        """The game as it stood at a moment at which a seat was to decide."""
        return await self.elsewhere(
            who, lambda: replay.position(table, viewer, number, seat, self._timeline(table))
        )

    def _timeline(self, table: Table) -> Timeline:
        """(In our thread, and nowhere else.)"""
        found = self._timelines.get(table.record.id)
        if found is None:
            found = self._timelines[table.record.id] = Timeline(table.playing)
            if len(self._timelines) > TIMELINES:
                self._timelines.popitem(last=False)
        self._timelines.move_to_end(table.record.id)
        found.follow(table.playing.log)
        return found
