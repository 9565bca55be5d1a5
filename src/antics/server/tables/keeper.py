"""Keeping time: where somebody has run out of it, what the table has settled for that happens. One process
does it for all; should two ever, the database lets one of them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from antics.server.bots.pool import Stuck
from antics.server.bots.turns import NOBODY, Busy, Claim
from antics.server.logs import log
from antics.server.storage import outbox
from antics.server.storage.trouble import TROUBLE, reason
from antics.server.tables import moves
from antics.server.tables.live import LiveTable
from antics.table import choices, clock
from antics.table.clocks import LATE
from antics.table.record import Seat
from antics.table.refusal import Refusal
from antics.table.wish import MoveWish

if TYPE_CHECKING:
    from antics.server.service import Service

LOOK = 1.0  # seconds between two looks
AT_ONCE = 50  # tables


class Keeper:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep(self) -> None:
        while True:
            try:
                if self._service.peers.first:
                    await self.look()
            except TROUBLE as error:
                log("time-not-kept", logging.WARNING, reason=reason(error))
            except Exception as error:
                log("time-not-kept", logging.ERROR, error)
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """See to all tables at which somebody's time has run out."""
        for id in await outbox.due_tables(self._service.store, clock.now(), AT_ONCE):
            try:
                await self._see_to(await self._service.registry.find(id))
            except Refusal as refusal:  # the table is gone, or cannot go on
                log("time-not-kept", table=id, reason=refusal.code)

    async def _see_to(self, table: LiveTable) -> None:
        self._service.bots.schedule(table)  # bots answer here even if nobody looks
        for seat in table.seats:
            if seat.kind == "person" and not seat.late and seat.due is not None and seat.due <= clock.now():
                await self._move_for(table, seat)

    async def _move_for(self, table: LiveTable, seat: Seat) -> None:
        """Somebody's time has run out."""
        if table.match is None or table.over or seat.seat not in table.playing.waiting:
            return
        number, match = table.decision_number(seat.seat), table.playing
        steps = choices.only_choice(match, seat.seat)
        if steps is None and table.record.at_zero == "quick":
            steps = choices.first_choice(match, seat.seat)
        if steps is None:
            try:
                claim = Claim(NOBODY, table.record.host)
                steps = await self._service.bots.pool.choose(
                    match, seat.seat, table.record.stand_in_level, claim
                )
            except (Busy, Stuck):
                return  # it is tried again
        key = f"{LATE}{secrets.token_hex(12)}"
        wish = MoveWish(seat=seat.seat, decision_number=number, steps=steps, key=key)
        try:
            await moves.move(self._service, table, wish, session=None)
        except Refusal as refusal:
            if refusal.code not in ("stale", "not-playing", "paused", "try-again"):
                raise
