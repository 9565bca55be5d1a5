"""Server-sent events: who listens to a table, and what they missed when they come back.

Each way of looking at a table (a seat, or a spectator) has its own numbered messages. Their ids begin with a
word of this process, so that after a restart a viewer that comes back simply gets a fresh view.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter, deque
from contextlib import suppress
from typing import Any

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

KEPT = 50  # messages that can be missed
LINGER = 120.0  # seconds for which messages are kept for somebody who has gone
BACKLOG = 200  # messages that a slow reader may leave lying; then it has to come back
EPOCH = secrets.token_hex(4)


def encoded(kind: str, data: bytes, id: str | None = None) -> bytes:
    """A message on the wire. (JSON has no line breaks.)"""
    head = f"id: {id}\nevent: {kind}\ndata: " if id else f"event: {kind}\ndata: "
    return head.encode() + data + b"\n\n"


class Listener:
    """One open stream."""

    def __init__(self, session: str | None, viewer: int) -> None:
        self.session = session
        self.viewer = viewer
        self.closed = False
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def send(self, message: bytes) -> None:
        if len(self._waiting) >= BACKLOG:
            self.close()
        self._waiting.append(message)
        self._news.set()

    def close(self) -> None:
        self.closed = True
        self._news.set()

    async def next(self, heartbeat: float) -> bytes:
        """All that has come, or a sign of life."""
        if not self._waiting and not self.closed:
            with suppress(TimeoutError):
                async with asyncio.timeout(heartbeat):
                    await self._news.wait()
        self._news.clear()
        if not self._waiting:
            return b": still here\n\n"
        messages = b"".join(self._waiting)
        self._waiting.clear()
        return messages


class Channel:
    """The numbered messages for one way of looking at a table."""

    def __init__(self, first: int) -> None:
        self.count = first
        self.kept: deque[tuple[int, bytes]] = deque(maxlen=KEPT)
        self.listeners: set[Listener] = set()
        self.left = time.monotonic()
        self.last = b""  # what was seen last

    @property
    def wanted(self) -> bool:
        return bool(self.listeners) or time.monotonic() - self.left < LINGER

    def id(self) -> str:
        return f"{EPOCH}.{self.count}"

    def missed(self, last_id: str) -> list[bytes] | None:
        """What came after this id; None if that is no longer known."""
        epoch, _, number = last_id.partition(".")
        if epoch != EPOCH or not (number.isascii() and number.isdigit() and len(number) < 10):
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
        self._first = time.time_ns() // 1_000_000 % 1_000_000_000  # a table read anew never repeats an id

    def channel(self, viewer: int) -> Channel:
        return self.channels.setdefault(viewer, Channel(self._first))

    def join(self, listener: Listener) -> None:
        self.channel(listener.viewer).listeners.add(listener)
        if listener.session:
            self._sessions[listener.session] += 1

    def part(self, listener: Listener) -> None:
        channel = self.channel(listener.viewer)
        if listener in channel.listeners:
            channel.listeners.discard(listener)
            channel.left = time.monotonic()
            if listener.session:
                self._sessions[listener.session] -= 1

    def has(self, session: str) -> bool:
        return self._sessions[session] > 0

    def __len__(self) -> int:
        return sum(len(channel.listeners) for channel in self.channels.values())

    def publish(self, viewer: int, kind: str, seen: bytes, data: bytes) -> None:
        """A numbered message for all who look at the table this way."""
        channel = self.channel(viewer)
        channel.count += 1
        channel.last = seen
        message = encoded(kind, data, channel.id())
        channel.kept.append((channel.count, message))
        for listener in channel.listeners:
            listener.send(message)

    def tell_all(self, kind: str, data: bytes) -> None:
        """Something that need not be repeated to those who come back."""
        message = encoded(kind, data)
        for channel in self.channels.values():
            for listener in channel.listeners:
                listener.send(message)

    def close(self, session: str | None = None, viewer: int | None = None) -> None:
        """End streams: all, or those of a session that look from a seat."""
        for channel in self.channels.values():
            for listener in channel.listeners:
                if (session is None or listener.session == session) and viewer in (None, listener.viewer):
                    listener.close()


class Stream(Response):
    """Sends a listener's messages for as long as somebody reads them."""

    media_type = "text/event-stream"

    def __init__(self, listener: Listener, heartbeat: float, parting: Any) -> None:
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]
        self._listener, self._heartbeat, self._parting = listener, heartbeat, parting

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        gone = asyncio.create_task(self._watch(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            while not self._listener.closed:
                body = await self._listener.next(self._heartbeat)
                await send({"type": "http.response.body", "body": body, "more_body": True})
            if not gone.done():
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            gone.cancel()
            self._parting(self._listener)

    async def _watch(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._listener.close()
