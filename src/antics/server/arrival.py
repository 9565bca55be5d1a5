"""How requests arrive: within bounds of bytes, time and connections, before anything else looks at them.

The parser below us takes headers of any length, joins their pieces again and again, and waits for ever. So
what is not body is counted here as it comes in, and a request has to be here by a certain time.
"""

from __future__ import annotations

import asyncio
import logging
import resource
import time
from collections import Counter
from typing import Any, Protocol, cast
from weakref import ref

from starlette.types import Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from antics.server.addresses import network
from antics.server.homes import Homes
from antics.server.logs import log
from antics.server.settings import Limits, Settings
from antics.table.refusal import Refusal

PIPELINED = 16  # requests sent before the first is answered
SPARE = 100  # files that the database, the bots and the logs need
HEAD = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
TOGETHER = 0.02  # seconds between two groups of requests that change something, as long as many come
SAY_EVERY = 10.0  # seconds between two lines that connections are refused
Raw = list[tuple[bytes, bytes]]  # headers, their names in small letters
NOTHING, HEAD_OF, BODY_OF = range(3)  # what a connection still has to bring: of a request


class Wire:
    """The line to whoever listens: what is sent most often, with no detour.

    It is in the scope, which the request holds: held in turn, no request would go before the collector came.
    """

    __slots__ = ("_cycle",)
    KEY = "antics.wire"  # among the extensions of a scope

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle = ref(cycle)

    @staticmethod
    def of(scope: Scope) -> Wire | None:
        """None where something else than `Arrival` has taken the request."""
        found: Wire | None = scope.get("extensions", {}).get(Wire.KEY)
        return found

    def push(self, data: bytes) -> bool:
        """A piece of an answer that has begun; False, and nothing is sent, if that has to wait."""
        cycle = self._cycle()
        if cycle is None or cycle.flow.write_paused or cycle.disconnected or not cycle.chunked_encoding:
            return False
        cycle.transport.write(b"%x\r\n%b\r\n" % (len(data), data))
        return True


class Shortcut(Protocol):
    """Answers some requests whole, where they arrive: `antics.server.api.direct`."""

    def begins(self, method: bytes, url: bytes, headers: Raw) -> bool:
        """Is this how such a request begins?"""

    def read(self, url: bytes, body: bytes) -> Any:
        """What is asked; None if the application has to answer."""

    async def answer(self, asked: Any, address: str, headers: Raw, also: Raw) -> bytes:
        """The answer, with these headers also."""


class Exchange:
    """A request that is answered directly, as the protocol below us looks at one."""

    __slots__ = ("body", "disconnected", "keep_alive", "more_body", "response_complete", "response_started")
    message_event = asyncio.Event()  # which nobody waits for

    def __init__(self) -> None:
        self.body = b""
        self.keep_alive = self.more_body = True
        self.disconnected = self.response_started = self.response_complete = False


class Connections:
    """How many connections there are: in all, and from each network."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...]) -> None:
        self._limits, self._proxies = limits, {network(it) for it in proxies}
        self._of: Counter[str] = Counter()
        self._most = min(limits.connections, _files() - SPARE)
        self._refused = 0
        self._said = -SAY_EVERY
        self.count = 0

    def open(self, address: str) -> bool:
        """One more; is it one too many?"""
        here = network(address)
        self.count += 1
        self._of[here] += 1
        crowded = here not in self._proxies and self._of[here] > self._limits.connections_each
        if crowded or self.count > self._most:
            self._refused += 1
            self._say()
            return False
        return True

    def close(self, address: str) -> None:
        here = network(address)
        self.count -= 1
        self._of[here] -= 1
        if not self._of[here]:
            del self._of[here]

    def _say(self) -> None:
        if time.monotonic() - self._said >= SAY_EVERY:
            log("connections-refused", logging.WARNING, open=self.count, refused=self._refused)
            self._said, self._refused = time.monotonic(), 0


def _files() -> int:
    """How many files this process may have open: as many as the system lets it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < hard:
        soft = hard if hard != resource.RLIM_INFINITY else 1 << 20
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return soft if soft != resource.RLIM_INFINITY else 1 << 20


class Door:
    """Lets in together what comes at about the same time. A lone move goes straight in; where many come, all
    of them in one go, with one commit, cost less than one by one."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Arrival, bytes]] = []
        self._opens = 0.0  # no sooner than this

    def knock(self, one: Arrival, data: bytes) -> None:
        """Let a connection in soon, with what it says; until then it is not listened to."""
        one.transport.pause_reading()
        if not self._waiting:
            one.loop.call_later(max(0.0, self._opens - one.loop.time()), self._open, one.loop)
        self._waiting.append((one, data))

    def _open(self, loop: asyncio.AbstractEventLoop) -> None:
        self._opens = loop.time() + TOGETHER
        waiting, self._waiting = self._waiting, []
        for one, data in waiting:
            one.transport.resume_reading()
            one.take_in(data)


class Arrival(HttpToolsProtocol):
    """A connection; `protocol` gives it its limits."""

    limits: Limits
    open_ones: Connections
    door: Door
    homes: Homes | None = None  # of tables, where there are several

    def __init__(self, *args: Any, said: bytes = b"", **more: Any) -> None:
        super().__init__(*args, **more)
        self.said = said  # to whoever handed the connection over
        self._direct: Shortcut | None = getattr(self.config.app, "direct", None)
        self._held: Exchange | None = None  # a request that may be answered directly, until all of it is here
        self._beside = 0  # bytes of the request that are no body
        self._begun = False  # is part of a request here?
        self._awaited = HEAD_OF
        self._requests = 0  # that have begun
        self._due_for = 0, NOTHING  # which of them has how much to bring by the time that is set
        self._ignored = 0  # bytes of a body that nobody wants any more
        self._due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.open_ones.open(self._address):
            self._refuse(Refusal("too-many-connections"))
            return
        self._expect()
        if self.said:  # before anything else can be read
            self.take_in(self.said)

    def connection_lost(self, exc: Exception | None) -> None:
        self.open_ones.close(self._address)
        self._awaited = NOTHING
        self._expect()
        super().connection_lost(exc)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else "?"

    # ---- bytes -----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if data.startswith(b"POST"):
            self._unset_keepalive_if_required()
            self.door.knock(self, data)
        else:
            self.take_in(data)

    def take_in(self, data: bytes) -> None:
        """Whatever was said."""
        if self.transport.is_closing() or self._leaves(data):
            return
        if self._awaited == NOTHING:
            self._awaited = HEAD_OF
        self._beside += len(data)
        super().data_received(data)
        self._expect()
        if self._beside > self.limits.head:
            self._refuse(Refusal("too-long-head", limit=self.limits.head))
        elif len(self.pipeline) > PIPELINED:
            self._refuse(Refusal("too-many-requests", wait=1))

    def _leaves(self, data: bytes) -> bool:
        """Does the connection go on elsewhere? It can while nothing is under way."""
        idle = not self._begun and (self.cycle is None or self.cycle.response_complete)
        return self.homes is not None and idle and self.homes.hand_over(self.transport, data)

    def on_body(self, body: bytes) -> None:
        self._beside -= len(body)
        if self._held:
            self._held.body += body
            return
        if self.cycle.response_complete:
            self._ignored += len(body)
            if self._ignored > self.limits.body:
                self.transport.close()
        super().on_body(body)

    # ---- time ------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._requests += 1
        self._begun, self._awaited = True, HEAD_OF

    def on_headers_complete(self) -> None:
        self._awaited = BODY_OF
        if self._goes_direct():
            self._held = Exchange()
        else:
            self._pass_on()

    def on_message_complete(self) -> None:
        if (held := self._held) is not None:
            self._held = None
            self._answer(held)
        super().on_message_complete()
        self._beside, self._ignored = 0, 0
        self._begun, self._awaited = False, NOTHING

    def _expect(self) -> None:
        """Set the time by which what is missing has to be here, unless it was set for just this."""
        awaited = self._requests, self._awaited
        if awaited == self._due_for:
            return
        self._due_for = awaited
        if self._due:
            self._due.cancel()
            self._due = None
        if self._awaited != NOTHING:
            seconds = self.limits.head_seconds if self._awaited == HEAD_OF else self.limits.body_seconds
            self._due = self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        """(Browsers open connections in advance: what is said there answers their next request.)"""
        if self._begun:
            self._refuse(Refusal("too-slow"))
        else:
            self.transport.close()

    # ---- answers ---------------------------------------------------------------------------------

    def _goes_direct(self) -> bool:
        """May the request be answered directly? It may if nothing else is under way."""
        parser, idle = self.parser, self.cycle is None or self.cycle.response_complete
        if self._direct is None or not idle or self.expect_100_continue or not parser.should_keep_alive():
            return False
        return self._direct.begins(parser.get_method(), self.url, self.headers)

    def _pass_on(self) -> None:
        """Let the application answer."""
        super().on_headers_complete()
        self.scope["extensions"] = {Wire.KEY: Wire(self.cycle)}  # type: ignore[dict-item]

    def _answer(self, held: Exchange) -> None:
        """All of a request is here that may be answered directly."""
        assert self._direct
        asked = self._direct.read(self.url, held.body)
        if asked is None:
            self._pass_on()
            super().on_body(held.body)
            return
        self.cycle = cast(RequestResponseCycle, held)
        task = self.loop.create_task(self._tell(held, asked, self.headers))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _tell(self, held: Exchange, asked: Any, headers: Raw) -> None:
        assert self._direct
        also = self.server_state.default_headers
        answer = await self._direct.answer(asked, self._comes_from(headers), headers, also)
        if self.flow.write_paused and not held.disconnected:
            await self.flow.drain()
        if held.disconnected:
            return
        held.response_started = held.response_complete = True
        self.transport.write(answer)
        if not held.keep_alive:  # the server stops
            self.transport.close()
        self.on_response_complete()

    def _comes_from(self, headers: Raw) -> str:
        """The address of whoever asks, by the word of a proxy that is believed."""
        if isinstance(self.app, ProxyHeadersMiddleware):
            trusted = self.app.trusted_hosts
            named = [value for name, value in headers if name == b"x-forwarded-for"]
            if named and self._address in trusted:
                return (
                    trusted.get_trusted_client_address(b", ".join(named).decode("latin-1"))[0]
                    or self._address
                )
        return self._address

    # ---- the end ---------------------------------------------------------------------------------

    def _refuse(self, refusal: Refusal) -> None:
        """Say why, unless an answer is on its way already, and hang up."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            body = refusal.body()
            head = HEAD % len(body)
            self.transport.write(STATUS_LINE[refusal.status] + head + body)
        self.transport.close()


def protocol(settings: Settings, homes: Homes | None = None) -> type[Arrival]:
    """Connections within the limits of these settings."""
    counted = Connections(settings.limits, settings.proxies)
    given = {"limits": settings.limits, "open_ones": counted, "door": Door(), "homes": homes}
    return type("LimitedArrival", (Arrival,), given)
