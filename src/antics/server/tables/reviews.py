"""Finished games that are looked back on, for as long as somebody waits for it.

Bots' workers think about it, question by question, behind everything that is thought for games that go on.
Who waits for the same game waits for the same review; everybody waits for one at a time. What was found is
kept within bounds.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

from antics.review import Review, course
from antics.server.bots.pool import Stuck, WorkerPool
from antics.server.bots.turns import Busy
from antics.server.serial import dumps
from antics.server.settings import Limits
from antics.table import looking_back
from antics.table.answers import ReviewNews
from antics.table.refusal import Refusal
from antics.table.table import Table

KEPT = 200  # reviews
TRIES = 3  # for each question


class Reviewing:
    """A review that somebody waits for."""

    def __init__(self, table: Table, pool: WorkerPool, owner: str) -> None:
        self.table, self._pool, self._owner = table, pool, owner
        self.waiting: set[object] = set()
        self.done, self.of = 0, len(table.playing.log)
        self._news = asyncio.Event()
        self.task = asyncio.create_task(self._review())
        self.task.add_done_callback(lambda task: self._tell())

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def news(self, patience: float) -> None:
        """Wait until more of it is done, but not longer than so."""
        if not self.task.done():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), patience)

    async def _review(self) -> Review:
        asking = course(self.table.playing, self._progress)
        found: Any = None
        while True:
            question = await asyncio.to_thread(_next, asking, found)
            if isinstance(question, Review):
                return question
            found = await self._ask(question)
            self._tell()

    def _progress(self, done: int, of: int) -> None:
        self.done, self.of = done, of

    async def _ask(self, question: Any) -> Any:
        for _ in range(TRIES - 1):
            try:
                return await self._pool.look_back(question, self._owner)
            except (Stuck, Busy):
                await asyncio.sleep(1)
        return await self._pool.look_back(question, self._owner)


def _next(asking: Any, found: Any) -> Any:
    """The next question, or in the end the review."""
    try:
        return asking.send(found)
    except StopIteration as end:
        return end.value


def _line(news: ReviewNews) -> bytes:
    return dumps(news) + b"\n"


class Reviews:
    def __init__(self, pool: WorkerPool, limits: Limits, heartbeat: float) -> None:
        self._pool, self._limits, self._heartbeat = pool, limits, heartbeat
        self._running: dict[str, Reviewing] = {}  # by table
        self._waits: dict[str, object] = {}  # who waits, by session or address: for one at a time
        self._found: OrderedDict[str, bytes] = OrderedDict()

    async def close(self) -> None:
        tasks = [one.task for one in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def check(self, table: Table) -> None:
        """May, and can, this game be looked back on now?"""
        id, moves = table.record.id, len(table.playing.log)
        if not table.playing.over:
            raise Refusal("not-over")
        if moves > self._limits.reviewed_moves:
            raise Refusal("too-long-game", limit=self._limits.reviewed_moves)
        known = id in self._found or id in self._running
        if not known and len(self._running) >= self._limits.reviews:
            raise Refusal("try-again")

    async def watch(self, table: Table, who: str) -> AsyncIterator[bytes]:
        """How much of a review is done, again and again, and then the review: a line of JSON each."""
        id = table.record.id
        if id not in self._found:
            mine = self._waits[who] = object()
            running = self._running.get(id) or self._begin(table, who)
            running.waiting.add(mine)
            try:
                while not running.task.done():
                    yield _line({"done": running.done, "of": running.of})
                    await running.news(self._heartbeat)
                    if self._waits.get(who) is not mine:
                        yield _line({"refused": "replaced"})
                        return
                if not self._keep(running):
                    yield _line({"refused": "no-thought"})
                    return
            finally:
                self._leave(running, mine, who)
        self._found.move_to_end(id)
        yield self._found[id]

    def drop(self, who: str) -> None:
        """Somebody waits for another one now."""
        self._waits.pop(who, None)

    def _begin(self, table: Table, who: str) -> Reviewing:
        self._running[table.record.id] = running = Reviewing(table, self._pool, who)
        return running

    def _keep(self, running: Reviewing) -> bool:
        """Keep what was found, if something was."""
        id = running.table.record.id
        if running.task.cancelled() or running.task.exception():
            return False
        if id not in self._found:
            self._found[id] = _line({"review": looking_back.answer(running.table, running.task.result())})
            if len(self._found) > KEPT:
                self._found.popitem(last=False)
        return True

    def _leave(self, running: Reviewing, mine: object, who: str) -> None:
        running.waiting.discard(mine)
        if self._waits.get(who) is mine:
            del self._waits[who]
        if not running.waiting:
            running.task.cancel()
            if self._running.get(running.table.record.id) is running:
                del self._running[running.table.record.id]
