"""This process among those that share its database: it gives signs of life, knows who else is there, and
holds the leases of tables for whose bots it answers. Where nobody shares it, all leases are its own."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable

from sqlalchemy.exc import SQLAlchemyError

from antics.server.logs import log
from antics.server.storage import processes
from antics.server.storage.store import Store

BEAT = 2.0  # seconds between two signs of life
LEASE = 7.0  # seconds after which one who gave none is gone


class Peers:
    def __init__(self, store: Store, kind: str = processes.SERVER) -> None:
        self._store, self._kind = store, kind
        self._kept: set[str] = set()  # the tables whose leases are held
        self._sure_until = 0.0  # when others may think that this process is gone
        self._there: dict[str, str] = {}
        self._task: asyncio.Task[None] | None = None
        self.changed: Callable[[], None] = lambda: None  # is called when somebody came or went

    async def open(self) -> None:
        if self._store.shared:
            await self._beat()
            self._task = asyncio.create_task(self._live())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await processes.end(self._store)

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except (SQLAlchemyError, OSError) as error:
                log("no-sign-of-life", logging.WARNING, reason=str(error).partition("\n")[0])

    async def _beat(self) -> None:
        begun = time.monotonic()
        there = await processes.beat(self._store, self._kind, LEASE)
        if begun >= self._sure_until:  # others may have taken over meanwhile
            self._kept.clear()
        self._sure_until = begun + LEASE
        before, self._there = self._there, there
        if there != before:
            self.changed()

    @property
    def first(self) -> bool:
        """Is what one server process does for all up to this one?"""
        servers = [id for id, kind in self._there.items() if kind == processes.SERVER]
        return not servers or self._store.process == min(servers)

    @property
    def workers(self) -> bool:
        """Are there workers that run apart?"""
        return processes.WORKERS in self._there.values()

    # ---- leases ----------------------------------------------------------------------------------

    @property
    def kept(self) -> set[str]:
        """The tables for whose bots this process answers."""
        return set(self._kept)

    async def keeps(self, table: str) -> bool:
        """Does this process answer for the bots of a table? If nobody does, it will."""
        if not self._store.shared:
            return True
        if time.monotonic() >= self._sure_until:
            return False
        if table not in self._kept and await processes.take(self._store, table):
            self._kept.add(table)
        return table in self._kept

    async def release(self, tables: Iterable[str]) -> None:
        """Let others answer for the bots of some tables."""
        given = self._kept & set(tables)
        if given:
            self._kept -= given
            await processes.release(self._store, given)
