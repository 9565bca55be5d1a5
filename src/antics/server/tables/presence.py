"""Who listens to tables at other processes, and telling them who does here."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable

from sqlalchemy.exc import SQLAlchemyError

from antics.server.broadcast import telling
from antics.server.logs import log
from antics.server.storage import processes
from antics.server.storage.store import Store
from antics.server.tables.live import LiveTable

GATHER = 0.05  # seconds in which changes are put together
AT_ONCE = 400  # tables


class Presence:
    def __init__(self, store: Store, tables: dict[str, LiveTable]) -> None:
        self._store = store
        self._tables = tables
        self._changed: set[str] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self._store.shared:
            self._task = asyncio.create_task(self._tell())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def changed(self, table: LiveTable) -> None:
        """Somebody came to a table here, or left it."""
        if self._store.shared:
            self._changed.add(table.record.id)
            self._wake.set()

    async def _tell(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(GATHER)
            self._wake.clear()
            changed, self._changed = self._changed, set()
            try:
                await processes.watch(self._store, {id: self._here(id) for id in changed})
            except (SQLAlchemyError, OSError) as error:
                log("presence-not-told", logging.WARNING, reason=str(error).partition("\n")[0])
                self._changed |= changed
                self._wake.set()
                await asyncio.sleep(1.0)

    def _here(self, id: str) -> set[str]:
        table = self._tables.get(id)
        return table.audience.sessions() if table else set()

    async def look(self, ids: Iterable[str]) -> list[LiveTable]:
        """Learn who listens elsewhere to those of these tables that are in memory; which of them changed."""
        changed, known = [], [id for id in ids if id in self._tables]
        for begin in range(0, len(known), AT_ONCE):
            found = await processes.watchers(self._store, known[begin : begin + AT_ONCE])
            for id, sessions in found.items():
                table = self._tables.get(id)
                if table and table.elsewhere != sessions:
                    _seen(table, sessions)
                    changed.append(table)
        return changed


def _seen(table: LiveTable, sessions: set[str]) -> None:
    for seat in table.seats:
        if seat.session in table.elsewhere | sessions:  # they are there, or were until now
            table.last_seen[seat.seat] = time.monotonic()
    table.elsewhere = sessions
    telling.tell_of_seats(table, table.audience)
