"""A table in the memory of this process: with those who listen, and one change at a time."""

from __future__ import annotations

import asyncio
import time

from antics.server.broadcast import telling
from antics.server.broadcast.audiences import Audience
from antics.server.broadcast.streams import Listener
from antics.server.broadcast.telling import Prepared
from antics.server.serial import dumps
from antics.table import clocks
from antics.table.answers import Line, Reaction, ReactionMessage
from antics.table.record import OPEN, OVER, UNDO, LoggedMove, Record, Seat
from antics.table.refusal import Refusal
from antics.table.table import Table

LINGERS = 60.0  # seconds for which somebody who has asked something may wait for what comes of it
LONGEST = 120.0  # seconds; who takes longer to answer has been away


class Alone:
    """Nobody else does anything at a table while the block lasts."""

    __slots__ = ("_table",)

    def __init__(self, table: LiveTable) -> None:
        self._table = table

    async def __aenter__(self) -> None:
        await self._table.lock.acquire()
        if self._table.gone:
            self._table.lock.release()
            raise Refusal("try-again")

    async def __aexit__(self, *error: object) -> None:
        self._table.lock.release()


class LiveTable(Table):
    def __init__(self, record: Record, seats: list[Seat]) -> None:
        super().__init__(record, seats)
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.used = time.monotonic()
        self.last_seen = [time.monotonic()] * record.players  # of whoever holds the seat
        self.elsewhere: set[str] = set()  # the sessions that listen to it at other processes; "": somebody
        self.were_away: tuple[bool, ...] = ()
        self.warned: set[tuple[int, int]] = (
            set()
        )  # seats that were told that a bot is about to stand in, and when

    def alone(self) -> Alone:
        """One at a time, and only while this object stands for the table."""
        return Alone(self)

    # ---- what has been kept, by this process or another ------------------------------------------

    def follow(self, move: LoggedMove) -> None:
        """Carry out a move that another process has kept, and tell it."""
        took, times = self.thinking_time(move.seat), clocks.state(self)
        self.carry_out(move)
        prepared = self.prepare(move)
        changed = clocks.run(self, move.at, move)
        self.last_seen[move.seat] = time.monotonic()
        self.tell(move, prepared, took, by_person=self.bot_for(move.seat) is None)
        if clocks.show(changed, times):
            telling.tell_of_seats(self, self.audience)

    def prepare(self, move: LoggedMove) -> list[Prepared]:
        """What to tell everyone of a move that was carried out, once it is kept."""
        return telling.prepare(self, self.audience, undone=move.kind == UNDO)

    def tell(self, move: LoggedMove, prepared: list[Prepared], took: float, by_person: bool) -> None:
        """Tell everyone of a move that has been kept."""
        self.record.touched = move.at
        self.forget_answers()
        if by_person and took < LONGEST:
            self.remember_time(move.seat, took)
        if self.over:
            self.record.status, self.record.result = OVER, self.result
        for one in prepared:
            one.send()
        if self.over:
            telling.tell_of_seats(self, self.audience)

    def change(self, record: Record, seats: list[Seat]) -> None:
        """Take over what another process has kept about the table and its seats, and tell it."""
        before, self.record, self.seats = self.seats, record, seats
        for old, new in zip(before, seats, strict=True):
            if (old.session, old.since) != (new.session, new.since):
                self.audience.turn_over(new.seat)
            self.audience.close_others(new.session, new.seat)
        begins = self.match is None and record.status != OPEN
        if begins:
            self.begin()
        if begins:
            self.tell_opening()
        else:
            telling.tell_of_seats(self, self.audience)

    def tell_opening(self) -> None:
        """The game has begun. Who may not watch it hears no more."""
        telling.tell_of_seats(self, self.audience)
        if not self.record.spectators:
            self.audience.show_out({seat.session for seat in self.seats if seat.session})
        for one in telling.prepare(self, self.audience, opening=True):
            one.send()

    def react(self, seat: int, reaction: Reaction) -> None:
        """Somebody says something short to everyone."""
        self.audience.tell_all("reaction", dumps(ReactionMessage(seat=seat, reaction=reaction)))

    def say(self, line: Line, for_host: Line) -> None:
        """What somebody wrote, to everyone."""
        self.audience.tell_all("line", dumps(line), {self.record.host: dumps(for_host)})

    # ---- who is there ----------------------------------------------------------------------------

    @property
    def awaited(self) -> bool:
        return bool(len(self.audience)) or time.monotonic() - self.used < LINGERS

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        self.audience.leave(listener)
        self.used = time.monotonic()
        for seat in self.seats_of(listener.session):
            self.last_seen[seat] = time.monotonic()

    def own_seat(self, session: str | None, seat: int) -> int:
        seat = super().own_seat(session, seat)
        self.last_seen[seat] = time.monotonic()
        return seat

    def present(self, seat: Seat) -> bool:
        return seat.session is not None and (
            self.audience.has(seat.session) or seat.session in self.elsewhere
        )

    def away(self, seat: Seat, soon: float = 0.0) -> bool:
        """Has the person been away for so long that a bot stands in, or will so many seconds from now, while
        somebody else is here?"""
        after = self.record.stand_in_after if self.record.pace == "live" else 0
        if self.record.paused is not None or seat.kind != "person" or not after or self.present(seat):
            return False
        somebody = bool(len(self.audience)) or bool(self.elsewhere)
        return time.monotonic() - self.last_seen[seat.seat] > after - soon and somebody
