"""Answers for those who do not: bots, bots in place of people who are away, and where nothing can be chosen.

All answers come after a pause by chance, so that nobody can tell a thought from the lack of a choice.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING

from antics.server import choices
from antics.server.bots import Brains, pause
from antics.server.errors import Refusal
from antics.server.logs import log
from antics.server.settings import Settings
from antics.server.tables import Table

if TYPE_CHECKING:
    from antics.server.hall import Hall

LOOK_ROUND = 2.0  # seconds between two looks for people who are away
CHOICE = ""  # in the place of a level: the seat has no choice


class Keeper:
    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._settings = settings
        self.brains = Brains(settings)
        self._tasks: dict[tuple[str, int], tuple[int, str, asyncio.Task[None]]] = {}
        self._watch: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._watch = asyncio.create_task(self._look_round())

    async def close(self) -> None:
        tasks = [task for _, _, task in self._tasks.values()]
        for task in [*tasks, *([self._watch] if self._watch else [])]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.brains.close()

    def tend(self, table: Table) -> None:
        """Let answers come for every seat of the table that needs one."""
        match = table.match
        if match is None or table.gone:
            return
        for seat in match.waiting:
            how = self._how(table, seat)
            if how is None:
                continue
            key, position = (table.record.id, seat), table.position(seat)
            running = self._tasks.get(key)
            if running and running[:2] == (position, how) and not running[2].done():
                continue
            if running:
                running[2].cancel()
            task = asyncio.create_task(self._answer(table, seat, position, how))
            self._tasks[key] = position, how, task
            task.add_done_callback(partial(self._done, key))

    def _done(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        if key in self._tasks and self._tasks[key][2] is task:
            del self._tasks[key]
        if not task.cancelled() and (error := task.exception()):
            log("keeper-failed", logging.ERROR, error)

    def _how(self, table: Table, seat: int) -> str | None:
        """By which bot an answer comes, if not by a person."""
        level = table.bot_for(seat)
        if level is None and choices.only_choice(table.playing, seat) is not None:
            return CHOICE
        return level

    async def _answer(self, table: Table, seat: int, position: int, how: str) -> None:
        begun = time.monotonic()
        times = table.seats[seat].times if how == CHOICE else []
        if how == CHOICE:
            steps = choices.only_choice(table.playing, seat) or []
        else:
            steps = await self.brains.choose(table.playing, seat, how)
        left = pause(self._settings.pause, times) - (time.monotonic() - begun)
        if left > 0:
            await asyncio.sleep(left)
        try:
            if seat in table.playing.waiting and self._how(table, seat) == how:
                await self._hall.move(
                    table, seat, position, steps, f"keeper {secrets.token_hex(12)}", by="keeper"
                )
        except Refusal as refusal:
            if refusal.code not in ("stale", "not-playing", "try-again"):
                raise

    async def _look_round(self) -> None:
        """People who have been away for long are stood in for."""
        while True:
            await asyncio.sleep(LOOK_ROUND)
            for table in list(self._hall.tables.values()):
                away = tuple(table.away(seat) for seat in table.seats)
                if away != table.were_away:
                    table.were_away = away
                    self.tend(table)
                    self._hall.tell_of_seats(table)
                    await asyncio.sleep(0)
