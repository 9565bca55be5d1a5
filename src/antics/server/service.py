"""The parts of a running service, in one hand."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any, TypeVar

from antics.server.apart import Apart
from antics.server.bots.pool import WorkerPool
from antics.server.bots.scheduler import BotScheduler
from antics.server.broadcast.streams import OpenStreams
from antics.server.health import Health
from antics.server.logs import log
from antics.server.makers import Makers
from antics.server.metrics import Metrics
from antics.server.notices.postman import Postman
from antics.server.peers import Peers
from antics.server.sessions import Sessions
from antics.server.settings import Settings
from antics.server.storage.store import Store, Taken
from antics.server.tables.attendance import Attendance
from antics.server.tables.live import LiveTable
from antics.server.tables.presence import Presence
from antics.server.tables.registry import Registry
from antics.server.tables.replays import Replays
from antics.server.tables.reviews import Reviews
from antics.server.tables.sweeper import Sweeper
from antics.table.refusal import Refusal

T = TypeVar("T")


class Service:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.store = Store(settings.database, shared=settings.shared)
        self.peers = Peers(self.store)
        self.sessions = Sessions(self.store)
        pool = WorkerPool(settings, metrics)
        if not settings.workers:
            pool = Apart(settings, metrics, self.store, self.peers)
        self.bots: BotScheduler[LiveTable] = BotScheduler(pool, settings, self.peers)
        self.registry = Registry(self.store, self.bots)
        self.presence = Presence(self.store, self.registry.tables)
        self.attendance = Attendance(self.registry, self.bots, self.peers)
        self.sweeper = Sweeper(
            self.registry, self.store, self.sessions, settings.keeping, metrics, self.peers
        )
        self.health = Health(self.store)
        self.postman = Postman(self.store, settings, lambda: self.peers.first, self.registry.watchers)
        self.streams = OpenStreams(settings.limits)
        self.makers = Makers(self.store)
        self.replays = Replays(settings.limits)
        self.reviews = Reviews(pool, settings.limits, settings.heartbeat)
        self._working: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.peers.open()
        self.presence.open()
        self.attendance.open()
        await self.postman.open()
        self.sweeper.open()

    async def close(self) -> None:
        """Nobody is answered for any more, and what has begun is brought to its end."""
        await self.postman.close()
        await self.attendance.close()
        await self.sweeper.close()
        await self.reviews.close()
        await self.bots.close()
        await asyncio.gather(*self._working, return_exceptions=True)
        self.replays.close()
        self.end_streams()
        await self.presence.close()
        await self.peers.close()
        await self.store.close()

    def end_streams(self) -> None:
        """Whoever listens is to come back; from now on nobody may."""
        self.streams.close_all()
        for table in list(self.registry.tables.values()):
            table.audience.close()

    def part(self, people: list[str]) -> None:
        """Sessions of these people have ended or become others': who they are is read again, and what they
        listen to ends. Whoever still may listen comes back."""
        self.sessions.forget(set(people))
        for table in list(self.registry.tables.values()):
            for person in people:
                table.audience.close(person)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if nobody waits for it any more."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise

    def new_secret(self) -> str:
        """256 bits from the system, which nobody is told before the end."""
        return secrets.token_hex(32)


def _unheard(task: asyncio.Task[Any]) -> None:
    """Nobody waits for it any more. That it was refused is nothing to anybody; that it failed is."""
    error = None if task.cancelled() else task.exception()
    if error and not isinstance(error, (Refusal, Taken)):
        log("failed", logging.ERROR, error)
