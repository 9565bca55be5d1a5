"""Clients that speak with the service in the same process, and remember every byte that they receive."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from antics.core.edits import edited
from antics.server.app import make_app
from antics.server.settings import Limits, Settings

HOST = "antics.test"
MANY = 10**9
UNLIMITED = Limits(
    session_rate=MANY,
    session_burst=MANY,
    address_rate=MANY,
    address_burst=MANY,
    new_rate=MANY,
    new_burst=MANY,
    key_rate=MANY,
    key_burst=MANY,
    tables_each=MANY,
    tables_from=MANY,
    streams_from=MANY,
)
PATIENCE = 300  # seconds after which a test hangs, on a busy machine too
AT_ONCE = (0.0, 0.0)


def run(test: Coroutine[Any, Any, None]) -> None:
    """An asynchronous test, with an end."""

    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE):
            await test

    asyncio.run(bounded())


@asynccontextmanager
async def service(folder: Path | str, real_luck: bool = False, **settings: Any) -> AsyncIterator[Any]:
    """A running service; the application. Its games are the same every time, unless luck is real."""
    database = folder if isinstance(folder, str) else f"sqlite:///{folder}/antics.db"
    answering = "pause" in settings  # else nobody is answered for
    plain = Settings(database=database, answering=answering, log_requests=False, limits=UNLIMITED, workers=1)
    app = make_app(replace(plain, **settings))
    async with app.router.lifespan_context(app):
        if not real_luck:
            numbers = count()
            app.state.service.new_secret = lambda: sha256(f"test {next(numbers)}".encode()).hexdigest()
        yield app


class Answer:
    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status, self.headers, self.body = status, headers, body

    @property
    def data(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """Of the error."""
        code: str = self.data["error"]["code"]
        return code


class Stream:
    """An open stream of events."""

    def __init__(self) -> None:
        self.received = b""
        self.status = 0
        self.ended = False
        self._gone = asyncio.Event()
        self._news = asyncio.Event()
        self._reads = asyncio.Event()
        self._reads.set()
        self.task: asyncio.Task[None] | None = None

    async def receive(self) -> dict[str, Any]:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    def stall(self) -> None:
        """Read nothing more, as if the network had no room,"""
        self._reads.clear()

    def go_on(self) -> None:
        """until now."""
        self._reads.set()

    async def send(self, message: dict[str, Any]) -> None:
        await self._reads.wait()
        if message["type"] == "http.response.start":
            self.status = message["status"]
        else:
            self.received += message.get("body", b"")
            self.ended = not message.get("more_body", False)
        self._news.set()

    @property
    def events(self) -> list[tuple[str | None, str, Any]]:
        """All that came so far, as it came: id, kind and data."""
        found = []
        for block in self.received.decode().split("\n\n")[:-1]:
            lines = dict(line.split(": ", 1) for line in block.split("\n") if not line.startswith(":"))
            if "event" in lines:
                found.append((lines.get("id"), lines["event"], json.loads(lines["data"])))
        return found

    @property
    def messages(self) -> list[tuple[str | None, str, Any]]:
        """The same with every change carried out on what was told before, as a page does it."""
        known: dict[str, Any] = {"table": {}, "snapshot": {}}
        found = []
        for id, kind, data in self.events:
            kind, data = merged(kind, data, known)
            found.append((id, kind, data))
        return found

    def snapshots(self) -> list[Any]:
        return [data for _, kind, data in self.messages if kind == "snapshot"]

    @property
    def last_id(self) -> str:
        return [id for id, _, _ in self.messages if id][-1]

    async def until(self, n: int, kind: str = "snapshot") -> list[Any]:
        """Wait for so many messages of a kind."""
        while len(found := [data for _, its, data in self.messages if its == kind]) < n:
            assert self.task
            assert not self.task.done(), "the stream has ended"
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 60)
        return found

    async def close(self) -> None:
        self._gone.set()
        assert self.task
        await self.task


def merged(kind: str, data: Any, known: dict[str, Any]) -> tuple[str, Any]:
    """What an event of the stream makes of what is known, which it becomes part of."""
    if kind == "change":
        before = known["snapshot"]
        assert data["count"] == before.get("count", data["count"] - 1) + 1, "none was missed"
        if "view" in before:  # else it was told on another stream
            data = data | {"view": edited(before["view"], data.get("view", []))}
        kind, data = "snapshot", before | data if "view" in before else {"count": data["count"]}
    elif kind == "table_change":
        seats = {seat["seat"]: seat for seat in [*known["table"]["seats"], *data.get("seats", [])]}
        kind, data = "table", known["table"] | data | {"seats": list(seats.values())}
    elif kind == "snapshot":
        data = data | {"undone": False}
    known[kind] = data
    return kind, data


class Browser:
    """Somebody with a cookie."""

    def __init__(self, app: Any, address: str = "10.0.0.1") -> None:
        self.app, self.address = app, address
        self.cookie: str | None = None
        self.keys = 0
        self.gone: asyncio.Event | None = None  # set, when they hang up

    def _scope(self, method: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        path, _, query = path.partition("?")
        headers = {"host": HOST} | ({"cookie": self.cookie} if self.cookie else {}) | headers
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": (self.address, 1234),
            "server": (HOST, 80),
        }

    async def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> Answer:
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        sent = {"origin": f"http://{HOST}"} if method != "GET" else {}
        if data:
            sent |= {"content-type": "application/json", "content-length": str(len(data))}
        gone = self.gone or asyncio.Event()
        out: list[dict[str, Any]] = []
        queue = [{"type": "http.request", "body": data, "more_body": False}]

        async def receive() -> dict[str, Any]:
            if queue:
                return queue.pop()
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            out.append(message)

        await self.app(self._scope(method, path, sent | (headers or {})), receive, send)
        found = {name.decode().lower(): value.decode() for name, value in out[0]["headers"]}
        if "set-cookie" in found:
            self.cookie = found["set-cookie"].partition(";")[0]
        return Answer(out[0]["status"], found, b"".join(message.get("body", b"") for message in out[1:]))

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status == 200, answer.body
        return answer.data

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.ask("POST", path, {} if body is None else body)
        assert answer.status < 300, answer.body
        return answer.data

    async def listen(self, table: str, seat: int | None = None, last_id: str | None = None) -> Stream:
        stream = Stream()
        path = f"/api/tables/{table}/events" + ("" if seat is None else f"?seat={seat}")
        headers = {"accept": "text/event-stream"} | ({"last-event-id": last_id} if last_id else {})
        scope = self._scope("GET", path, headers)
        stream.task = asyncio.create_task(self.app(scope, stream.receive, stream.send))
        await stream.until(1, "table")
        return stream

    def key(self) -> str:
        self.keys += 1
        return f"key-{self.keys:06}"

    # ---- playing -------------------------------------------------------------------------------

    async def table(self, game: str, *seats: str, **more: Any) -> str:
        """A new table; seats are `me`, `open`, or the level of a bot."""
        wishes = [{"kind": it} if it in ("me", "open") else {"kind": "bot", "level": it} for it in seats]
        made = await self.post("/api/tables", {"game": game, "seats": wishes, "name": "Ann"} | more)
        id: str = made["table"]["id"]
        return id

    async def snapshot(self, table: str, seat: int | None = None) -> Any:
        return await self.get(f"/api/tables/{table}/snapshot" + ("" if seat is None else f"?seat={seat}"))

    async def move(
        self, table: str, seat: int, decision_number: int, steps: list[int], key: str | None = None
    ) -> Answer:
        body = {"seat": seat, "decision_number": decision_number, "steps": steps, "key": key or self.key()}
        return await self.ask("POST", f"/api/tables/{table}/moves", body)

    async def undo(self, table: str, seat: int, decision_number: int, key: str | None = None) -> Answer:
        body = {"seat": seat, "decision_number": decision_number, "key": key or self.key()}
        return await self.ask("POST", f"/api/tables/{table}/undo", body)

    async def choose(self, table: str, seat: int, decision: Any, luck: Random) -> list[int]:
        """A random choice: whole, in parts, or step by step."""
        if decision["choices"] is not None or decision["parts"] is not None:
            return some_choice(decision, luck)
        steps: list[int] = []
        offered = decision["next"]
        while offered:
            steps.append(luck.choice(offered)["step"])
            path = f"/api/tables/{table}/choices?seat={seat}&steps={','.join(map(str, steps))}"
            offered = (await self.get(path))["next"]
        return steps

    async def invite(self, table: str, friend: Browser, name: str) -> str:
        """Let a friend sit down by the link of the first open seat; that link."""
        link: str = (await self.get(f"/api/tables/{table}/links"))[0]["link"]
        await friend.post(f"/api/links/{link}", {"name": name})
        return link

    async def play_on(
        self, table: str, luck: Random, seats: list[int] | None = None
    ) -> tuple[int, list[int]]:
        """A random move of a seat of mine that owes one."""
        for seat in seats or range(5):
            seen = await self.snapshot(table, seat)
            if seen["decision"] and seen["decision"]["owed"]:
                steps = await self.choose(table, seat, seen["decision"], luck)
                answer = await self.move(table, seat, seen["decision_number"], steps)
                assert answer.status == 200, answer.body
                return seat, steps
        raise AssertionError("nobody here owes a decision")


def some_choice(decision: Any, luck: Random) -> list[int]:
    if decision["choices"] is not None:
        steps: list[int] = luck.choice(decision["choices"])["steps"]
        return steps
    return [luck.choice(part)["step"] for part in decision["parts"]]
