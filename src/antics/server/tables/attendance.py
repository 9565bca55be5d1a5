"""People who have been away for long are stood in for, until they return."""

from __future__ import annotations

import asyncio

from antics.server.bots.scheduler import BotScheduler
from antics.server.broadcast import telling
from antics.server.tables.live import LiveTable
from antics.server.tables.registry import Registry

LOOK_ROUND = 2.0  # seconds between two looks


class Attendance:
    def __init__(self, registry: Registry, bots: BotScheduler[LiveTable]) -> None:
        self._registry = registry
        self._bots = bots
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_ROUND)
            for table in list(self._registry.tables.values()):
                away = tuple(table.away(seat) for seat in table.seats)
                if away != table.were_away:
                    table.were_away = away
                    self._bots.schedule(table)
                    telling.tell_of_seats(table, table.audience)
                    await asyncio.sleep(0)
