"""Workers that run apart from servers: `antics workers --database URL`, on any machine, as many as wanted.

A server without workers of its own (`antics serve --workers 0`) puts what is to be thought of into the
database. Whoever is idle takes the next, and tells when it is done.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from antics.server.bots.pool import Stuck, Worker, WorkerPool
from antics.server.bots.turns import MOST, Busy, Claim
from antics.server.logs import log
from antics.server.metrics import Metrics
from antics.server.peers import Peers
from antics.server.settings import Settings
from antics.server.storage import jobs, processes
from antics.server.storage.store import Store

LOOK = 1.0  # seconds between two looks, should news be missed
LONG = 60.0  # seconds for which a thought may wait for its turn


class Apart(WorkerPool):
    """In the place of workers of this process: those that run apart."""

    def __init__(self, settings: Settings, metrics: Metrics, store: Store, peers: Peers) -> None:
        super().__init__(settings, metrics)
        self._store, self._peers = store, peers
        self._told: dict[int, asyncio.Event] = {}

    async def _think(self, order: dict[str, Any], patience: float, claim: Claim) -> Any:
        if not self._peers.workers:
            raise Stuck("no workers run apart")
        if await jobs.waiting(self._store) >= MOST:
            raise Busy
        order = order | {"patience": patience}
        id = await jobs.put(self._store, claim.rank, claim.owner, order)
        try:
            async with asyncio.timeout(LONG + patience):
                said = await self._answer(id)
        except TimeoutError as error:
            raise Stuck("no worker answered") from error
        finally:
            await asyncio.shield(jobs.drop(self._store, id))
        if "error" in said:
            raise Stuck(said["error"])
        return said["answer"]

    async def _answer(self, id: int) -> dict[str, Any]:
        told = self._told[id] = asyncio.Event()
        try:
            with self._metrics.bot_seconds.time():
                while not (found := await jobs.answers(self._store, [id])):
                    await _either(told, LOOK)
        finally:
            del self._told[id]
        return found[id]

    def thought(self, ids: list[int]) -> None:
        for id in ids:
            if told := self._told.get(id):
                told.set()


async def _either(event: asyncio.Event, seconds: float) -> None:
    """Wait for something, but not longer than so."""
    try:
        await asyncio.wait_for(event.wait(), seconds)
    except TimeoutError:
        return
    event.clear()


class Workshop:
    """Some worker processes that think about what is asked for in a database."""

    def __init__(self, database: str, workers: int) -> None:
        self._store = Store(database, shared=True)
        self._peers = Peers(self._store, processes.WORKERS)
        self._ear: Any = None
        self._workers = [Worker() for _ in range(workers)]
        self._news = [asyncio.Event() for _ in range(workers)]
        self._thinking: dict[int, asyncio.Task[Any]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self._store.open()
        await self._peers.open()
        self._ear = self._store.ear(self._hear, self._wake)
        await self._ear.open()
        self._tasks = [
            asyncio.create_task(self._work(worker, news))
            for worker, news in zip(self._workers, self._news, strict=True)
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for worker in self._workers:
            await worker.stop()
        await self._ear.close()
        await self._peers.close()
        await self._store.close()

    def _hear(self, news: dict[str, list[Any]]) -> None:
        if "jobs" in news:
            self._wake()
        for id in news.get("dropped", ()):
            if thought := self._thinking.get(id):
                thought.cancel()

    def _wake(self) -> None:
        for news in self._news:
            news.set()

    async def _work(self, worker: Worker, news: asyncio.Event) -> None:
        while True:
            try:
                found = await jobs.take(self._store)
                if found is None:
                    await _either(news, LOOK)
                else:
                    await self._think(worker, *found)
            except (SQLAlchemyError, OSError) as error:
                log("workers-wait", logging.WARNING, reason=str(error).partition("\n")[0])
                await asyncio.sleep(LOOK)

    async def _think(self, worker: Worker, id: int, order: dict[str, Any]) -> None:
        thought = self._thinking[id] = asyncio.create_task(worker.ask(order, order.pop("patience")))
        try:
            said = {"answer": await asyncio.shield(thought)}
        except Stuck as error:
            said = {"error": str(error)}
        except asyncio.CancelledError:
            if thought.cancelled():
                return  # nobody waits for it any more
            thought.cancel()
            raise
        finally:
            del self._thinking[id]
        await jobs.answer(self._store, id, said)
