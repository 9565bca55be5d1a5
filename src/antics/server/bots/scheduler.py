"""When answers come for those who give none: bots, bots in place of people who are away, and seats that have
nothing to choose. They come from one process only, the one that holds the table's lease, and only while
somebody waits there.

When an answer comes does not tell a thought from the lack of a choice (see `pace`).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from antics.server.bots.pool import WorkerPool
from antics.server.bots.turns import NOBODY, PERSON, Busy, Claim
from antics.server.logs import log
from antics.server.peers import Peers
from antics.server.settings import Settings
from antics.table.answering import NO_CHOICE, level_of, without_thought
from antics.table.pace import Pace, of_person
from antics.table.refusal import Refusal
from antics.table.table import Table
from antics.table.wish import MoveWish

T = TypeVar("T", bound=Table)
Play = Callable[[T, MoveWish], Awaitable[int]]
OVERTAKEN = ("stale", "paused", "not-playing", "try-again")  # refusals: somebody was quicker


@dataclass(frozen=True)
class Scheduled:
    """An answer on its way."""

    table: Table
    decision_number: int
    level: str
    task: asyncio.Task[None]

    def answers(self, table: Table, decision_number: int, level: str) -> bool:
        """Is it on its way to just this?"""
        same = self.table is table and (self.decision_number, self.level) == (decision_number, level)
        return same and not self.task.done()


class BotScheduler(Generic[T]):
    def __init__(self, pool: WorkerPool, settings: Settings, peers: Peers) -> None:
        self.pool = pool
        self._peers = peers
        self._pace, self._answering = Pace(settings.pause), settings.answering
        self._scheduled: dict[tuple[str, int], Scheduled] = {}
        self._play: Play[T] | None = None

    def open(self, play: Play[T]) -> None:
        """From now on answers are played, in this way."""
        self._play = play

    async def close(self) -> None:
        tasks = [it.task for it in self._scheduled.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()

    def schedule(self, table: T) -> None:
        """Let answers come for every seat of the table that needs one, if somebody waits for them."""
        if not self._answering or table.match is None or table.gone or table.over:
            return
        if table.record.paused is not None:
            return
        table.unanswered = not table.awaited
        if table.unanswered:
            return
        for seat in table.match.waiting:
            level = level_of(table, seat)
            if level is None:
                continue
            key, number = (table.record.id, seat), table.decision_number(seat)
            running = self._scheduled.get(key)
            if running:
                if running.answers(table, number, level):
                    continue
                running.task.cancel()
            task = asyncio.create_task(self._answer(table, seat, number, level))
            self._scheduled[key] = Scheduled(table, number, level, task)
            task.add_done_callback(partial(self._done, key))

    def rest(self, table: Table) -> None:
        """Nobody waits at this table any more: what is on its way is given up."""
        for seat in range(table.record.players):
            if running := self._scheduled.pop((table.record.id, seat), None):
                running.task.cancel()
                table.unanswered = True

    def _done(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        """Whatever kept an answer from coming that is still waited for: it is tried again in a while."""
        if not task.cancelled() and (error := task.exception()):
            log("bot-answer-failed", logging.ERROR, error)
        if key in self._scheduled and self._scheduled[key].task is task:
            done, seat = self._scheduled.pop(key), key[1]
            if done.table.match is not None and seat in done.table.match.waiting:
                done.table.unanswered |= done.table.decision_number(seat) == done.decision_number

    async def _answer(self, table: T, seat: int, number: int, level: str) -> None:
        clock = asyncio.get_running_loop().time
        begun = clock()
        if not await self._peers.keeps(table.record.id):
            table.unanswered = True  # another process answers; should it be gone, this one will
            return
        game = table.record.game
        steps = without_thought(table, seat)
        if level == NO_CHOICE:
            takes = of_person(self._pace.bounds, table.answer_times[seat])
        elif steps is not None:
            takes = self._pace.no_thought(game, level)
        else:
            try:
                claim = Claim(PERSON if table.attended else NOBODY, table.record.host)
                steps = await self.pool.choose(table.playing, seat, level, claim)
            except Busy:
                table.unanswered = True  # it is tried again in a while
                return
            takes = self._pace.thought(game, level, clock() - begun)
        await asyncio.sleep(max(0.0, begun + takes - clock()))
        if self._play is None or seat not in table.playing.waiting or level_of(table, seat) != level:
            return
        key = f"bot {secrets.token_hex(12)}"
        try:
            await self._play(table, MoveWish(seat=seat, decision_number=number, steps=steps or [], key=key))
        except Refusal as refusal:
            if refusal.code not in OVERTAKEN:
                raise
