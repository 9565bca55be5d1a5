"""What every request passes: origin, size and rate of requests, headers of answers, logs and figures."""

from __future__ import annotations

import logging
import time
from collections import Counter, OrderedDict
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from antics.server.addresses import network
from antics.server.arrival import Raw
from antics.server.logs import log
from antics.server.metrics import Metrics
from antics.server.sessions import cookie, digest
from antics.server.settings import Limits, Settings
from antics.server.storage.trouble import TROUBLE
from antics.table.refusal import Refusal

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "x-frame-options": "DENY",
}
UPLOAD = "/api/saves"
MAKING = ("/api/tables", "/api/saves", "/api/me", "/api/leagues")  # what makes sessions and tables
TRYING = "/api/me/key/"  # what begins like this tries a key
BUCKETS = 50_000  # kept at most
SHARED = {
    "sessions": 3,
    "addresses": 10,
    "makers": 1,
    "keys": 1,
}  # how many a second other processes are told of


class Bucket:
    """So many at once, refilled at a rate."""

    __slots__ = ("_at", "_level")

    def __init__(self, burst: float) -> None:
        self._level, self._at = burst, time.monotonic()

    def take(self, rate: float, burst: float) -> float:
        """0, or the seconds to wait."""
        self.lose(0, rate, burst)
        if self._level >= 1:
            self._level -= 1
            return 0.0
        return (1 - self._level) / rate

    def lose(self, n: float, rate: float, burst: float) -> None:
        """So much was taken elsewhere."""
        now = time.monotonic()
        self._level = min(burst, self._level + (now - self._at) * rate) - n
        self._at = now


class Buckets:
    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._all: OrderedDict[str, Bucket] = OrderedDict()  # the one used last is the last
        self.taken: Counter[str] | None = None  # since it was told, if other processes are to know

    def check(self, key: str) -> None:
        if self.taken is not None:
            self.taken[key] += 1
        if wait := self._bucket(key).take(self._rate, self._burst):
            raise Refusal("too-many-requests", wait=round(wait, 1))

    def lose(self, key: str, n: int) -> None:
        """So many were taken at another process."""
        self._bucket(key).lose(n, self._rate, self._burst)

    def _bucket(self, key: str) -> Bucket:
        bucket = self._all.get(key)
        if bucket is None:
            if len(self._all) >= BUCKETS:
                self._all.popitem(last=False)
            bucket = self._all[key] = Bucket(self._burst)
        self._all.move_to_end(key)
        return bucket


class Rates:
    """How often requests may come. What comes often is told to other processes once a second, so that the
    limits are the same however many processes there are."""

    def __init__(self, limits: Limits) -> None:
        self.sessions = Buckets(limits.session_rate, limits.session_burst)
        self.addresses = Buckets(limits.address_rate, limits.address_burst)
        self.makers = Buckets(limits.new_rate, limits.new_burst)
        self.keys = Buckets(limits.key_rate, limits.key_burst)

    def share(self) -> None:
        """Other processes are to be told from now on."""
        for name in SHARED:
            getattr(self, name).taken = Counter()

    def told(self) -> list[list[Any]]:
        """What was taken often since this was last asked, for other processes."""
        found = []
        for name, often in SHARED.items():
            buckets = getattr(self, name)
            found += [[name, key, n] for key, n in buckets.taken.items() if n >= often]
            buckets.taken.clear()
        return found

    def heard(self, items: list[list[Any]]) -> None:
        """What was taken at another process."""
        for name, key, n in items:
            if name in SHARED:
                getattr(self, name).lose(key, n)


def headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """What every answer says about itself."""
    lasting = {"strict-transport-security": "max-age=31536000"} if settings.secure else {}
    return [(name.encode(), value.encode()) for name, value in (HEADERS | lasting).items()]


class Gate:
    """What every request passes, whoever answers it."""

    def __init__(self, settings: Settings, metrics: Metrics, rates: Rates) -> None:
        self._settings, self._metrics, self._rates = settings, metrics, rates

    def check(self, method: str, path: str, address: str, headers: Raw) -> str | None:
        """Refused, or let in; the session's cookie, if there is one."""
        here = network(address)
        self._rates.addresses.check(here)
        token = cookie(headers)
        if token:
            self._rates.sessions.check(digest(token[:64])[:16])
        if method not in SAFE:
            self._check_change(path, here, dict(reversed(headers)))  # of headers of one name, the first
        return token

    def _check_change(self, path: str, here: str, headers: dict[bytes, bytes]) -> None:
        if not self._same_origin(headers):
            raise Refusal("origin")
        if path in MAKING:
            self._rates.makers.check(here)
        if path.startswith(TRYING):
            self._rates.keys.check(here)
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.limit(path):
            raise Refusal("too-large", limit=self.limit(path))

    def _same_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Whatever changes something must come from our own page."""
        origin = headers.get(b"origin", b"").decode("latin-1")
        if self._settings.origins:
            return origin in self._settings.origins
        return bool(origin) and urlsplit(origin).netloc == headers.get(b"host", b"").decode("latin-1")

    def limit(self, path: str) -> int:
        """Bytes that the body of a request may have."""
        limits = self._settings.limits
        return limits.upload if path == UPLOAD else limits.body

    def note(self, method: str, route: str, status: int, begun: float, streamed: bool = False) -> None:
        """A request that began then was answered."""
        took = time.perf_counter() - begun
        self._metrics.answered(status).inc()
        if not streamed:
            self._metrics.request_seconds.observe(took)
        if self._settings.log_requests:
            log("request", method=method, route=route, status=status, ms=round(took * 1000, 1))


class Guard:
    """The gate in front of an application."""

    def __init__(self, app: ASGIApp, gate: Gate, settings: Settings) -> None:
        self._app, self._gate = app, gate
        self._headers = headers(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, method, path = time.perf_counter(), scope["method"], scope["path"]
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                out = [*message.get("headers", ()), *self._headers]
                if path.startswith("/api") and b"cache-control" not in dict(out):
                    out.append((b"cache-control", b"no-store"))
                message["headers"] = out
            await send(message)

        try:
            address = scope["client"][0] if scope.get("client") else "?"
            scope["token"] = self._gate.check(method, path, address, scope["headers"])
            await self._app(scope, self._measured(scope, receive), answer)
        except ClientDisconnect:
            pass
        except Exception as error:
            await refuse(refusal_for(error, method, route(scope)), answer, started=status != 0)
        streamed = any(name == b"accept" and b"event-stream" in value for name, value in scope["headers"])
        self._gate.note(method, route(scope), status, begun, streamed)

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """A body that claims to be short may not be long either."""
        if scope["method"] in SAFE:
            return receive
        limit = left = self._gate.limit(scope["path"])

        async def measured() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise Refusal("too-large", limit=limit)
            return message

        return measured


def refusal_for(error: Exception, method: str, route: str) -> Refusal:
    """What whoever asked is told about an error."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, TROUBLE):
        return no_storage(error)
    log("failed", logging.ERROR, error, method=method, route=route)
    return Refusal("internal")


def no_storage(error: Exception) -> Refusal:
    """The database is in trouble: said here in a line, and to whoever asked."""
    log("storage-failed", logging.ERROR, error)
    return Refusal("no-storage")


def route(scope: Scope) -> str:
    """The pattern of the path: the path itself may hold a link that is a key."""
    found = scope.get("route")
    return getattr(found, "path", None) or ("page" if not scope["path"].startswith("/api") else "unknown")


def told(refusal: Refusal) -> tuple[Raw, bytes]:
    """The headers and the body of what is refused."""
    body = refusal.body()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "wait" in refusal.arguments:
        headers.append((b"retry-after", str(int(refusal.arguments["wait"]) + 1).encode()))
    return headers, body


async def refuse(refusal: Refusal, send: Send, started: bool) -> None:
    if started:  # too late to say anything
        return
    headers, body = told(refusal)
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
