"""A table in the memory of this process: with those who listen, and one change at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from antics.server.broadcast.audiences import Audience
from antics.server.broadcast.streams import Listener
from antics.table.record import Record, Seat
from antics.table.refusal import Refusal
from antics.table.table import Table


class LiveTable(Table):
    def __init__(self, record: Record, seats: list[Seat]) -> None:
        super().__init__(record, seats)
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.used = time.monotonic()
        self.last_seen = [time.monotonic()] * record.players  # of whoever holds the seat
        self.were_away: tuple[bool, ...] = ()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """One at a time, and only while this object stands for the table."""
        async with self.lock:
            if self.gone:
                raise Refusal("try-again")
            yield

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self.audience.leave(listener)
        for seat in self.seats_of(listener.session):
            self.last_seen[seat] = time.monotonic()

    def own_seat(self, session: str | None, seat: int) -> int:
        seat = super().own_seat(session, seat)
        self.last_seen[seat] = time.monotonic()
        return seat

    def present(self, seat: Seat) -> bool:
        return seat.session is not None and self.audience.has(seat.session)

    def away(self, seat: Seat) -> bool:
        """Has the person been away for so long that a bot stands in, while somebody else is here?"""
        after = self.record.stand_in_after
        if seat.kind != "person" or not after or self.present(seat):
            return False
        return time.monotonic() - self.last_seen[seat.seat] > after and bool(len(self.audience))
