"""Open streams of server-sent events, and how many there may be."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from antics.server.addresses import network
from antics.server.settings import Limits
from antics.table.refusal import Refusal

BACKLOG = 200  # messages that a slow reader may leave lying; then it has to come back


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


class OpenStreams:
    """How many streams are open: of each session, from each address, and in all."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of: Counter[str] = Counter()
        self.count = 0

    def open(self, session: str | None, address: str) -> None:
        """One more, if there may be one more."""
        limits, here = self._limits, network(address)
        each = session is not None and self._of[session] >= limits.streams_each
        if each or self.count >= limits.streams or self._of[here] >= limits.streams_from:
            raise Refusal("too-many-streams")
        self.count += 1
        self._of.update(_owners(session, here))

    def close(self, session: str | None, address: str) -> None:
        self.count -= 1
        for owner in _owners(session, network(address)):
            self._of[owner] -= 1
            if not self._of[owner]:
                del self._of[owner]


def _owners(session: str | None, network: str) -> list[str]:
    return [network, session] if session else [network]


class Stream(Response):
    """Sends a listener's messages for as long as somebody reads them."""

    media_type = "text/event-stream"

    def __init__(self, listener: Listener, heartbeat: float, closed: Callable[[], None]) -> None:
        super().__init__(headers={"cache-control": "no-store", "x-accel-buffering": "no"})
        del self.headers["content-length"]
        self._listener, self._heartbeat, self._closed = listener, heartbeat, closed

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
            self._closed()

    async def _watch(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._listener.close()
