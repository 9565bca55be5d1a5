"""The tables in memory: finding one, which may mean to read its log, and letting it go."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from antics.core.errors import AnticsError
from antics.server.bots.scheduler import BotScheduler
from antics.server.storage import processes, records
from antics.server.storage.store import Store, Taken
from antics.server.tables.live import LiveTable
from antics.table.record import OPEN, LoggedMove, Record
from antics.table.refusal import Refusal

BEHIND = -1  # no version: the table has to be read again
MANY = 50  # moves that other processes made: rather than followed here, the game is played again elsewhere


class FarBehind(Refusal):
    """A table is so far behind the database that it was let go of; whoever asks again gets it anew."""

    def __init__(self) -> None:
        super().__init__("try-again")


class Registry:
    def __init__(self, store: Store, bots: BotScheduler[LiveTable]) -> None:
        self.store = store
        self._bots = bots
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tables: dict[str, LiveTable] = {}

    def add(self, table: LiveTable) -> None:
        """A table is in memory, and its bots begin to think."""
        self.tables[table.record.id] = table
        self._bots.schedule(table)

    def watchers(self, id: str) -> set[str]:
        """Who looks at a table from this process."""
        table = self.tables.get(id)
        return table.audience.sessions() if table else set()

    async def find(self, id: str, fresh: bool = True) -> LiveTable:
        """The table of this id, from memory or from its log. `fresh`: as the database has it now, whatever
        other processes did; else it may be a little behind."""
        table = self.tables.get(id)
        if table is None:
            fresh = True  # what happened while it was read was not heard
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            table = await asyncio.shield(task)
        table.used = time.monotonic()  # from now on it is kept up to date
        if fresh and self.store.shared:
            try:
                async with table.alone():
                    await self.catch_up(table)
            except FarBehind:
                return await self.find(id)
        return table

    async def _load(self, id: str) -> LiveTable:
        kept = await records.read_table(self.store, id)
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
                await records.settle(self.store, id, found)
        self.add(table)
        if self.store.shared:
            table.elsewhere = (await processes.watchers(self.store, [id]))[id]
        return table

    @asynccontextmanager
    async def changing(self, table: LiveTable) -> AsyncIterator[None]:
        """One at a time at a table as the database has it. `Taken`, if another process changes it meanwhile,
        leaves it to be read again."""
        async with table.alone():
            if self.store.shared:
                await self.catch_up(table)
            try:
                yield
            except Taken:
                table.record.version = BEHIND
                await self.catch_up(table)
                raise

    async def catch_up(self, table: LiveTable) -> bool:
        """Bring a table, which is locked, to where the database has it, and tell what other processes did at
        it; was there anything?"""
        head = await records.head(self.store, table.record.id)
        if head == (table.record.version, table.seq):
            return False
        kept = await records.read_table(self.store, table.record.id, beyond=table.seq) if head else None
        if kept is None:
            self.forget(table)
            raise Refusal("not-found")
        if len(kept.moves) > MANY:
            self.forget(table)
            raise FarBehind
        if kept.record.version != table.record.version:
            table.change(kept.record, kept.seats)
        self._follow(table, kept.moves)
        return True

    def _follow(self, table: LiveTable, moves: list[LoggedMove]) -> None:
        try:
            for move in moves:
                table.follow(move)
        except (AnticsError, Refusal) as error:  # a log that this process cannot follow
            self.forget(table)
            raise Refusal("try-again") from error
        self._bots.schedule(table)

    async def heard(self, table: LiveTable, move: LoggedMove | None = None) -> None:
        """Another process did something at this table: a move, or something else."""
        with suppress(Refusal):
            async with table.alone():
                if move is None or move.seq > table.seq + 1 or table.match is None:
                    await self.catch_up(table)
                elif move.seq == table.seq + 1:
                    self._follow(table, [move])

    def forget(self, table: LiveTable) -> None:
        """Let go of a table; whoever listens comes back and gets it as the log tells it."""
        table.gone = True
        table.audience.close()
        if self.tables.get(table.record.id) is table:
            del self.tables[table.record.id]


def _settled(record: Record) -> dict[str, object]:
    """What playing the log again may settle about a table: by which rules it goes on, and how it ended."""
    return {"edition": record.edition, "status": record.status, "result": record.result}
