"""Who listens to a table, and what they missed when they come back.

Each way of looking at a table (a seat, or a spectator) has its own numbered messages. Their ids begin with a
word of this audience, so that a viewer that comes back after a restart, or from another process, simply gets
a fresh view.
"""

from __future__ import annotations

import secrets
import time
from collections import Counter, deque
from typing import Any

from antics.server.broadcast.streams import Listener, encoded
from antics.server.serial import dumps
from antics.table.answers import TableOut
from antics.table.snapshot import Standing

KEPT = 50  # messages that can be missed,
KEPT_BYTES = 20_000  # as long as all of them are no longer than how things stand, told anew
LINGER = 120.0  # seconds for which messages are kept for somebody who has gone


class Channel:
    """The numbered messages for one way of looking at a table."""

    def __init__(self, epoch: str) -> None:
        self._epoch = epoch
        self.count = 0
        self.kept: deque[tuple[int, bytes]] = deque()
        self._size = 0  # of what is kept
        self.listeners: set[Listener] = set()
        self.left = time.monotonic()
        self.last: Standing | None = None  # what those who look this way were told

    def lapse(self) -> None:
        """Nobody is told any more; who comes back is told how things stand then."""
        self.kept.clear()
        self._size = 0
        self.last = None
        self.count += 1

    def next(self, kind: str, data: dict[str, Any]) -> bytes:
        """The next message, once it is published."""
        data["count"] = self.count + 1
        return encoded(kind, dumps(data), self._id(self.count + 1))

    def publish(self, now: Standing, message: bytes) -> None:
        """The next message for all who look at the table this way, for whom things stand so with it."""
        self.count += 1
        self.last = now
        self.keep(message)
        for listener in self.listeners:
            listener.send(message)

    def keep(self, message: bytes) -> None:
        """For whoever comes back soon."""
        self.kept.append((self.count, message))
        self._size += len(message)
        while len(self.kept) > KEPT or self._size > KEPT_BYTES:
            self._size -= len(self.kept.popleft()[1])

    @property
    def wanted(self) -> bool:
        return bool(self.listeners) or time.monotonic() - self.left < LINGER

    def id(self) -> str:
        """Of the last message."""
        return self._id(self.count)

    def _id(self, number: int) -> str:
        return f"{self._epoch}.{number}"

    def missed(self, last_id: str) -> list[bytes] | None:
        """What came after this id; None if that is no longer known."""
        epoch, _, number = last_id.partition(".")
        if epoch != self._epoch or not (number.isascii() and number.isdigit() and len(number) < 10):
            return None
        last = int(number)
        if last == self.count:
            return []
        if not self.kept or not self.kept[0][0] <= last + 1 <= self.count:
            return None
        return [message for n, message in self.kept if n > last]


class Audience:
    """Everyone who listens to a table."""

    def __init__(self) -> None:
        self.channels: dict[int, Channel] = {}
        self._sessions: Counter[str] = Counter()
        self.told_of_table: TableOut | None = None  # what they were told last about it and its seats
        self.epoch = secrets.token_hex(4)  # no other process, and no table read anew, has such ids

    def channel(self, viewer: int) -> Channel:
        return self.channels.setdefault(viewer, Channel(self.epoch))

    def join(self, listener: Listener) -> None:
        self.channel(listener.viewer).listeners.add(listener)
        if listener.session:
            self._sessions[listener.session] += 1

    def leave(self, listener: Listener) -> None:
        channel = self.channel(listener.viewer)
        if listener in channel.listeners:
            channel.listeners.discard(listener)
            channel.left = time.monotonic()
            if listener.session:
                self._sessions[listener.session] -= 1

    def has(self, session: str) -> bool:
        return self._sessions[session] > 0

    def sessions(self) -> set[str]:
        """The sessions that listen; "" for whoever has none."""
        return {it.session or "" for channel in self.channels.values() for it in channel.listeners}

    def __len__(self) -> int:
        return sum(len(channel.listeners) for channel in self.channels.values())

    def tell_all(self, kind: str, data: bytes, apart: dict[str, bytes] | None = None) -> None:
        """Something that need not be repeated to those who come back. `apart`: who is told otherwise."""
        message = encoded(kind, data)
        others = {session: encoded(kind, told) for session, told in (apart or {}).items()}
        for channel in self.channels.values():
            for listener in channel.listeners:
                listener.send(others.get(listener.session or "", message))

    def turn_over(self, viewer: int) -> None:
        """Somebody else looks this way from now on: what was told before is not for them."""
        self.channel(viewer).lapse()

    def close_others(self, session: str | None, seat: int) -> None:
        """End all streams that look from a seat and are not of the session that holds it."""
        for listener in self.channel(seat).listeners if seat in self.channels else ():
            if listener.session != session:
                listener.close()

    def show_out(self, people: set[str]) -> None:
        """End all streams but those of these people."""
        for channel in self.channels.values():
            for listener in channel.listeners:
                if listener.session not in people:
                    listener.close()

    def close(self, session: str | None = None, viewer: int | None = None) -> None:
        """End streams: all, or those of a session that look from a seat."""
        for channel in self.channels.values():
            for listener in channel.listeners:
                if (session is None or listener.session == session) and viewer in (None, listener.viewer):
                    listener.close()
