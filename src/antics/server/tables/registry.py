"""The tables in memory: finding one, which may mean to read its log, and letting it go."""

from __future__ import annotations

import asyncio
import time

from antics.core.errors import AnticsError
from antics.server.bots.scheduler import BotScheduler
from antics.server.storage import records
from antics.server.storage.store import Store
from antics.server.tables.live import LiveTable
from antics.table.record import OPEN, Record
from antics.table.refusal import Refusal


class Registry:
    def __init__(self, store: Store, bots: BotScheduler[LiveTable]) -> None:
        self._store = store
        self._bots = bots
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tables: dict[str, LiveTable] = {}

    def add(self, table: LiveTable) -> None:
        """A table is in memory, and its bots begin to think."""
        self.tables[table.record.id] = table
        self._bots.schedule(table)

    async def find(self, id: str) -> LiveTable:
        """The table of this id, from memory or from its log."""
        table = self.tables.get(id)
        if table is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            table = await asyncio.shield(task)
        table.used = time.monotonic()
        return table

    async def _load(self, id: str) -> LiveTable:
        kept = await records.read_table(self._store, id)
        if kept is None:
            raise Refusal("not-found")
        table = LiveTable(kept.record, kept.seats)
        if table.record.status != OPEN:
            before = _settled(table.record)
            try:
                await asyncio.to_thread(table.rebuild, kept.moves)
            except (AnticsError, Refusal) as error:
                raise Refusal("broken-table") from error
            if (found := _settled(table.record)) != before:
                await records.update_table(self._store, id, found)
        self.add(table)
        return table

    def forget(self, table: LiveTable) -> None:
        """Let go of a table; whoever listens comes back and gets it as the log tells it."""
        table.gone = True
        table.audience.close()
        if self.tables.get(table.record.id) is table:
            del self.tables[table.record.id]


def _settled(record: Record) -> dict[str, object]:
    """What playing the log again may settle about a table: by which rules it goes on, and how it ended."""
    return {"edition": record.edition, "status": record.status, "result": record.result}
