"""Open streams of server-sent events, and how many there may be."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from antics.server.addresses import network
from antics.server.arrival import Wire
from antics.server.settings import Limits
from antics.table.refusal import Refusal

BACKLOG = 100_000  # bytes that a slow reader may leave lying; instead of more it is told how things stand
ALIVE = b": still here\n\n"


def encoded(kind: str, data: bytes, id: str | None = None) -> bytes:
    """A message on the wire. (JSON has no line breaks.)"""
    head = f"id: {id}\nevent: {kind}\ndata: " if id else f"event: {kind}\ndata: "
    return b"%b%b\n\n" % (head.encode(), data)


class Listener:
    """One open stream. `whole` tells all that it has to know, whatever it was told before."""

    def __init__(self, session: str | None, viewer: int, whole: Callable[[], bytes]) -> None:
        self.session = session
        self.viewer = viewer
        self.closed = False
        self.quiet = True  # has nothing been sent since this was last set?
        self.push: Callable[[bytes], bool] | None = None  # sends at once, if it can; while nothing waits
        self._whole = whole
        self._behind = False  # did it leave so much lying that this is worth nothing any more?
        self._waiting: list[bytes] = []
        self._size = 0
        self._news: asyncio.Future[None] | None = None

    def send(self, message: bytes) -> None:
        """Something to be read, unless it is closed. Who leaves too much lying is told all anew."""
        if self.closed or self._behind:
            return
        self.quiet = False
        if self.push and not self._waiting and self.push(message):
            return
        if self._waiting and self._size + len(message) > BACKLOG:
            self._take()
            self._behind = True
        else:
            self._waiting.append(message)
            self._size += len(message)
        self._wake()

    def close(self) -> None:
        self.closed = True
        self._take()
        self._wake()

    def _wake(self) -> None:
        if self._news and not self._news.done():
            self._news.set_result(None)

    def _take(self) -> bytes:
        taken = self._waiting[0] if len(self._waiting) == 1 else b"".join(self._waiting)
        self._waiting.clear()
        self._size = 0
        return taken

    async def next(self) -> bytes:
        """All that has come, as soon as something has; nothing, once it is closed."""
        while not (self._waiting or self._behind or self.closed):
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        if self._behind and not self.closed:
            self._behind = False
            return self._whole()
        return self._take()


class OpenStreams:
    """How many streams are open: of each session, from each address, and in all."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of: Counter[str] = Counter()
        self._ended = False
        self.count = 0

    def close_all(self) -> None:
        """There will be none any more."""
        self._ended = True

    def open(self, session: str | None, address: str) -> None:
        """One more, if there may be one more."""
        if self._ended:
            raise Refusal("try-again")
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
        listener, wire = self._listener, Wire.of(scope)
        watching = [asyncio.create_task(self._watch(receive)), asyncio.create_task(self._beat())]
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            while body := await listener.next():
                listener.push = None  # until this is sent
                await send({"type": "http.response.body", "body": body, "more_body": True})
                listener.push = wire.push if wire else None
            if not watching[0].done():
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            for task in watching:
                task.cancel()
            self._closed()

    async def _watch(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._listener.close()

    async def _beat(self) -> None:
        """Signs of life while nothing happens."""
        while True:
            self._listener.quiet = True
            await asyncio.sleep(self._heartbeat)
            if self._listener.quiet:
                self._listener.send(ALIVE)
