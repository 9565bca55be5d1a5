"""Looking round at the tables in memory: people who have been away for long are stood in for, until they
return; where nobody waits, nothing is thought; and answers that are still due are tried again."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from antics.server.bots.scheduler import BotScheduler
from antics.server.broadcast import telling
from antics.server.logs import log
from antics.server.notices import calls
from antics.server.peers import Peers
from antics.server.storage import outbox
from antics.server.tables.live import LiveTable
from antics.server.tables.registry import Registry
from antics.table import clock
from antics.table.record import PLAYING

WARN = 60.0  # seconds before a bot stands in, or half of the time after which it does
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
                await self._warn(table)
                if self._look_at(table):
                    await asyncio.sleep(0)
            unattended = [id for id in self._peers.kept if not self._awaited(id)]
            try:
                await self._peers.release(unattended)
            except (SQLAlchemyError, OSError) as error:
                log("not-released", logging.WARNING, reason=str(error).partition("\n")[0])

    async def _warn(self, table: LiveTable) -> None:
        """Whoever is to move and has been away is called before a bot stands in for them, once for a turn."""
        before = min(WARN, table.record.stand_in_after / 2)
        turns = {
            (seat.seat, seat.turn): seat for seat in table.seats if seat.turn is not None and seat.session
        }
        soon = {it: seat for it, seat in turns.items() if it not in table.warned and table.away(seat, before)}
        if table.record.status == PLAYING and soon:
            table.warned |= soon.keys()
            try:
                await outbox.write(
                    self._registry.store,
                    [calls.of_absence(table, seat, clock.now()) for seat in soon.values()],
                )
            except (SQLAlchemyError, OSError) as error:
                log("not-warned", logging.WARNING, reason=str(error).partition("\n")[0])

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
