"""What other processes tell this one, and what follows from it.

| news | who tells it | what follows here |
|---|---|---|
| `moves` | whoever committed them | they are carried out at tables that somebody waits at |
| `tables` | whoever changed or deleted them | they are read again, likewise |
| `who` | where somebody came or went | who listens elsewhere is looked up |
| `free` | who answers for their bots no more | this process may |
| `sessions` | where a name changed | they are read again when they come |
| `ended` | where sessions ended, or two became one | the same, and what they listen to ends |
| `reactions` | where somebody reacted | everyone at the table is told |
| `lines` | where somebody wrote something, or told the host of it | it is read, and told likewise |
| `hints` | where a session asks for one | an older question of it is dropped |
| `reviews` | where somebody waits for one | an older one of theirs is dropped |
| `thoughts` | a worker that runs apart | whoever waits for the answer gets it |
| `spent` | where somebody asks often | as if they had asked here |

Whoever asks something gets a table as the database has it anyway; news are for those who just listen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from antics.server.limits import Rates
from antics.server.service import Service
from antics.server.storage import talk as lines
from antics.server.storage.records import move_of
from antics.server.tables import talk
from antics.server.tables.live import LiveTable
from antics.table.refusal import Refusal

SECOND = 1.0  # between two tellings of who asks often


class Hearing:
    def __init__(self, service: Service, rates: Rates) -> None:
        self._service, self._rates = service, rates
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ear = service.store.ear(self.hear, self.missed) if service.store.shared else None
        service.peers.changed = self._look_round

    async def open(self) -> None:
        if self._ear:
            await self._ear.open()
            self._rates.share()
            self._later(self._tell_rates())

    async def close(self) -> None:
        if self._ear:
            await self._ear.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def hear(self, news: dict[str, list[Any]]) -> None:
        """Something happened at another process."""
        for what, items in news.items():
            told = getattr(self, f"_{what}", None)
            if told:  # else a later version tells it
                told(items)

    def missed(self) -> None:
        """Something may have happened that was not heard."""
        self._tables(list(self._service.registry.tables))
        self._look_round()

    def _later(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_rates(self) -> None:
        while True:
            await asyncio.sleep(SECOND)
            with suppress(SQLAlchemyError, OSError):  # then they are not told
                await self._service.store.tell("spent", self._rates.told())

    def _spent(self, items: list[list[Any]]) -> None:
        self._rates.heard(items)

    def _moves(self, rows: list[dict[str, Any]]) -> None:
        registry = self._service.registry
        for row in rows:
            table = registry.tables.get(row["table_id"])
            if table and table.awaited:
                self._later(registry.heard(table, move_of(row)))

    def _tables(self, ids: list[str]) -> None:
        registry = self._service.registry
        for id in ids:
            table = registry.tables.get(id)
            if table and table.awaited:
                self._later(registry.heard(table))

    def _who(self, ids: list[str]) -> None:
        self._later(self._look(ids))

    async def _look(self, ids: list[str]) -> None:
        for table in await self._service.presence.look(ids):
            self._service.bots.schedule(table)

    def _look_round(self) -> None:
        self._who(list(self._service.registry.tables))

    def _free(self, ids: list[str]) -> None:
        registry = self._service.registry
        for id in ids:
            if table := registry.tables.get(id):
                self._service.bots.schedule(table)

    def _sessions(self, ids: list[str]) -> None:
        self._service.sessions.forget(set(ids))

    def _ended(self, people: list[str]) -> None:
        self._service.part(people)

    def _reactions(self, told: list[dict[str, Any]]) -> None:
        for one in told:
            if table := self._service.registry.tables.get(one.pop("table")):
                table.react(one["seat"], one["reaction"])

    def _lines(self, told: list[list[Any]]) -> None:
        for table, number in told:
            if found := self._service.registry.tables.get(table):
                self._later(self._read_out(found, number))

    async def _read_out(self, table: LiveTable, number: int) -> None:
        with suppress(Refusal):
            talk.tell(table, await lines.line(self._service.store, table.record.id, number))

    def _hints(self, sessions: list[str]) -> None:
        for session in sessions:
            self._service.bots.pool.drop_hint(session)

    def _reviews(self, waiting: list[str]) -> None:
        for who in waiting:
            self._service.reviews.drop(who)

    def _thoughts(self, ids: list[int]) -> None:
        self._service.bots.pool.thought(ids)
