"""Looking round at the tables in memory: people who have been away for long are stood in for, until they
return; where nobody waits, nothing is thought; and answers that are still due are tried again."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from antics.server.bots.scheduler import BotScheduler
from antics.server.broadcast import telling
from antics.server.logs import log
from antics.server.peers import Peers
from antics.server.tables.live import LiveTable
from antics.server.tables.registry import Registry

LOOK_ROUND = 2.0  # seconds between two looks


class Attendance:
    def __init__(self, registry: Registry, bots: BotScheduler[LiveTable], peers: Peers) -> None:
        self._registry = registry
        self._bots = bots
        self._peers = peers
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
                if self._look_at(table):
                    await asyncio.sleep(0)
            unattended = [id for id in self._peers.kept if not self._awaited(id)]
            try:
                await self._peers.release(unattended)
            except (SQLAlchemyError, OSError) as error:
                log("not-released", logging.WARNING, reason=str(error).partition("\n")[0])

    def _look_at(self, table: LiveTable) -> bool:
        """Did anything have to be done?"""
        if not table.awaited:
            self._bots.rest(table)
            return False
        away = tuple(table.away(seat) for seat in table.seats)
        if away == table.were_away and not table.unanswered:
            return False
        self._bots.schedule(table)
        if away != table.were_away:
            table.were_away = away
            telling.tell_of_seats(table, table.audience)
        return True

    def _awaited(self, id: str) -> bool:
        table = self._registry.tables.get(id)
        return table is not None and table.awaited
