"""Old things are swept by a stated rule (`settings.Keeping`); tables that nobody looks at leave memory; and
finished games of which no result is kept get one, while today's rules still can tell it."""

from __future__ import annotations

import asyncio
import gc
import logging
import time

from antics.server.logs import log
from antics.server.metrics import Metrics
from antics.server.peers import Peers
from antics.server.sessions import Sessions
from antics.server.settings import Keeping
from antics.server.storage import figures, records
from antics.server.storage.store import Store
from antics.server.tables.registry import Registry
from antics.table.record import OVER
from antics.table.refusal import Refusal

JUMP = 600.0  # seconds by which a clock may be put right
LONG_AGO = 7 * 24 * 3600.0  # seconds: if nobody did anything for so long, the clock may be wrong
DOUBT = 24 * 3600.0  # seconds for which nothing is swept then
SECURED = 50  # results worked out at a time
FINISHED = 60.0  # seconds for which a finished game stays in memory though nobody looks


class Sweeper:
    def __init__(
        self,
        registry: Registry,
        store: Store,
        sessions: Sessions,
        keeping: Keeping,
        metrics: Metrics,
        peers: Peers,
    ) -> None:
        self._peers = peers
        self._registry = registry
        self._store = store
        self._sessions = sessions
        self._keeping = keeping
        self._metrics = metrics
        self._unknown: set[str] = set()  # finished tables whose result cannot be told any more
        self._task: asyncio.Task[None] | None = None
        self.clock, self.sense = time.time, time.monotonic
        self._clock, self._sense, self._first_look = self.clock(), self.sense(), True
        self._trusted_from = 0.0

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                if self._first_look:
                    self.trusts_the_clock(await records.latest(self._store))
                while self._peers.first and await self.secure_results() >= SECURED:
                    pass
                await asyncio.sleep(self._keeping.every)
                self.forget()
                gc.collect()  # tables hold themselves in circles
                await self.sweep_if_sure()
            except Exception as error:
                log("sweep-failed", logging.ERROR, error)
                await asyncio.sleep(self._keeping.every)

    def forget(self) -> None:
        """Tables that nobody has looked at for a while leave memory, finished ones soon; their log stays."""
        for table in list(self._registry.tables.values()):
            kept = (
                min(FINISHED, self._keeping.memory) if table.record.status == OVER else self._keeping.memory
            )
            if not len(table.audience) and time.monotonic() - table.used > kept and not table.lock.locked():
                self._registry.forget(table)

    async def sweep_if_sure(self) -> None:
        """Sweep, if that is for this process to do and the clock can be trusted."""
        trusted = self.trusts_the_clock(await records.latest(self._store))
        if self._peers.first and trusted:
            await self.sweep(self.clock())

    def trusts_the_clock(self, latest: float) -> bool:
        """Whether what is old by the clock may go. Not when the clock says otherwise than our own sense of
        time, nor, at first, when it is far from the latest thing that anybody did: then a day goes by, in
        which whoever runs the service may put it right."""
        now, sense = self.clock(), self.sense()
        jumped = abs((now - self._clock) - (sense - self._sense)) > JUMP
        if self._first_look:
            jumped = not -JUMP < now - latest < LONG_AGO
        self._clock, self._sense, self._first_look = now, sense, False
        if jumped:
            self._trusted_from = sense + DOUBT
            log("clock-jumped", logging.WARNING, sweeping_in=DOUBT)
        return sense >= self._trusted_from

    async def sweep(self, now: float) -> int:
        """Delete tables and sessions whose time has come; how many tables."""
        ids, sessions = await records.sweep(self._store, self._keeping, now)
        for id in ids:
            if table := self._registry.tables.get(id):
                self._registry.forget(table)
        if sessions:
            self._sessions.forget_all()
        if ids or sessions:
            log("swept", tables=len(ids), sessions=sessions)
        self._metrics.tables_swept.inc(len(ids))
        return len(ids)

    async def secure_results(self) -> int:
        """Keep the results and the figures of games that were over before these were kept; how many were
        found."""
        secured = 0
        for id in await self._unsecured():
            try:
                table = await self._registry.find(id)  # which keeps the result that it finds
                await figures.keep(self._store, table, table.record.touched)
                found = table.record.result
            except Refusal:
                found = None
            if found:
                secured += 1
            else:
                self._unknown.add(id)
        return secured

    async def _unsecured(self) -> list[str]:
        without = await records.without_result(self._store, SECURED, self._unknown)
        return list(dict.fromkeys(without + await figures.unknown(self._store, SECURED, self._unknown)))
