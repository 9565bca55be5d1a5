"""Bots of this device: they answer one after the other, in the order of the seats, before any person does.

So a game follows from its seed, from who plays and from what people choose, whenever they choose it: it is
the same as at the command line.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from antics.bots import Leaning, Position, luck_number, orders
from antics.pocket.tables import PocketTable
from antics.table.answering import NO_CHOICE, level_of, without_thought
from antics.table.pace import Bounds, Pace, of_person
from antics.table.refusal import Refusal
from antics.table.wish import MoveWish

Think = Callable[[orders.Order], Awaitable[tuple[Any, float]]]  # and how long it took
AGAIN = 2.0  # seconds until an answer that could not be kept is tried once more
LONG = 3.0  # seconds of thought after which the level below is offered
EASIER = {"expert": "hard", "hard": "medium", "medium": "easy"}
Play = Callable[[PocketTable, MoveWish], Awaitable[int]]


class Answers:
    """Answers that come by themselves, at tables where somebody waits for them."""

    def __init__(self, think: Think, play: Play, bounds: Bounds) -> None:
        self._think, self._play, self._pace = think, play, Pace(bounds)
        self._running: dict[str, asyncio.Task[None]] = {}
        self._hurry: dict[str, asyncio.Event] = {}
        self._refused: dict[str, Refusal] = {}  # answers that could not be kept, and why

    def schedule(self, table: PocketTable) -> None:
        """Let answers come, if some are due."""
        id = table.record.id
        if self._running.get(id) is None and table.awaited:
            self._running[id] = asyncio.ensure_future(self._answer_all(table))

    def rest(self, table: PocketTable) -> None:
        """What is on its way is given up: nobody waits for it, or it is no longer what is asked."""
        if task := self._running.pop(table.record.id, None):
            task.cancel()

    async def before_person(self, table: PocketTable) -> None:
        """All that bots have to decide now is decided, at once."""
        id = table.record.id
        while self._next(table, people=False) is not None:
            self.schedule(table)
            self._hurry.setdefault(id, asyncio.Event()).set()
            task = self._running.get(id)
            if task is None:
                break
            await asyncio.wait([task], timeout=0.05)
            if refusal := self._refused.get(id):
                raise refusal
        self._hurry.pop(id, None)

    def _next(self, table: PocketTable, people: bool = True) -> tuple[int, str] | None:
        """The next seat that is answered for, and by whom: bots first."""
        if table.match is None or table.over:
            return None
        due = [(level_of(table, seat), seat) for seat in table.playing.waiting]
        found = sorted((level == NO_CHOICE, seat, level) for level, seat in due if level is not None)
        return (found[0][1], found[0][2]) if found and (people or not found[0][0]) else None

    async def _answer_all(self, table: PocketTable) -> None:
        id = table.record.id
        try:
            while table.awaited and (due := self._next(table)) is not None:
                try:
                    await self._answer(table, *due)
                    self._refused.pop(id, None)
                except Refusal as refusal:  # it cannot be kept: perhaps there is room for it soon
                    self._refused[id] = refusal
                    table.tell_all("refused", json.loads(refusal.body()))
                    await asyncio.sleep(AGAIN)
        finally:
            if self._running.get(id) is asyncio.current_task():
                del self._running[id]

    async def _answer(self, table: PocketTable, seat: int, level: str) -> None:
        begun, number, game = time.monotonic(), table.decision_number(seat), table.record.game
        steps = without_thought(table, seat)
        if level == NO_CHOICE:
            takes = of_person(self._pace.bounds, table.answer_times[seat])
        elif steps is not None:
            takes = self._pace.no_thought(game, level)
        else:
            steps = await self._choose(table, seat, level)
            takes = self._pace.thought(game, level, time.monotonic() - begun)
        await self._pause(table, begun + takes - time.monotonic())
        if seat in table.playing.waiting and table.decision_number(seat) == number:
            key = f"bot {secrets.token_hex(12)}"
            wish = MoveWish(seat=seat, decision_number=number, steps=steps or [], key=key)
            await self._play(table, wish)

    async def _pause(self, table: PocketTable, seconds: float) -> None:
        hurry = self._hurry.setdefault(table.record.id, asyncio.Event())
        if seconds > 0 and not hurry.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(hurry.wait(), seconds)

    async def _choose(self, table: PocketTable, seat: int, level: str) -> list[int]:
        """What a bot of the level does, as the command line has it; a simple one, if there is trouble."""
        match = table.playing
        number = luck_number(match.seed, len(match.log), seat)
        for _ in range(2):
            try:
                steps, seconds = await self._think(orders.choose(match, seat, level, number))
            except Trouble:
                continue
            self._note(table, level, seconds)
            return list(steps)
        return list(Leaning().choose(Position.of(match, seat, number)).steps)

    def _note(self, table: PocketTable, level: str, seconds: float) -> None:
        """Who thinks too long for this device: whoever looks hears of the level below."""
        if seconds > LONG and level in EASIER and table.slow != level:
            table.slow = level
            facts = {"table": table.record.id, "level": level, "instead": EASIER[level]}
            table.tell_all("slow", facts | {"seconds": round(seconds)})


class Trouble(Exception):
    """Whoever thinks has died, or gave no answer."""
