"""Requests that never end, connections that say nothing, and too many of them: over real sockets."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from antics.server import arrival
from antics.server.addresses import network
from antics.server.limits import Buckets
from antics.server.makers import Makers
from antics.server.settings import Limits, Settings
from antics.table.refusal import Refusal
from tests.server.wire import HOST, UNLIMITED, Browser, run, service

PIECE = b"x" * 65_536
GET = f"GET /api/me HTTP/1.1\r\nhost: {HOST}\r\n".encode()
POST = f"POST /api/me HTTP/1.1\r\nhost: {HOST}\r\norigin: http://{HOST}\r\n".encode()
NAMED = POST + b'content-type: application/json\r\ncontent-length: 14\r\n\r\n{"name":"Ann"}'
SOON = 0.05  # seconds for what has to arrive


class Line:
    """A connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def ask(self, data: bytes) -> tuple[int, Any]:
        """Send something; the answer's status and what it says."""
        self.writer.write(data)
        return await self.answer()

    async def answer(self) -> tuple[int, Any]:
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = next(it for it in head.lower().split(b"\r\n") if it.startswith(b"content-length"))
        body = await self.reader.readexactly(int(length.split(b":")[1]))
        return int(head.split()[1]), json.loads(body)

    async def ends(self) -> bool:
        with suppress(ConnectionError):
            return not await self.reader.read()
        return True


@asynccontextmanager
async def listening(app: Any, proxies: tuple[str, ...] = (), **limits: Any) -> AsyncIterator[Any]:
    """A server on a port of its own; how to connect to it, and how many connections it counts."""
    settings = Settings(limits=replace(UNLIMITED, **{"connections_each": 50} | limits), proxies=proxies)
    config = uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
    )
    config.load()
    made, state, loop = arrival.protocol(settings), ServerState(), asyncio.get_running_loop()
    server = await loop.create_server(lambda: made(config, state, {}), "127.0.0.1", 0)

    async def connect() -> Line:
        return Line(*await asyncio.open_connection(*server.sockets[0].getsockname()[:2]))

    connect.counted, connect.door = made.open_ones, made.door  # type: ignore[attr-defined]
    try:
        yield connect
    finally:
        server.close()
        for one in list(state.connections):
            one.transport.abort()
        await server.wait_closed()


@pytest.mark.parametrize(
    "begun",
    [
        GET + b"cookie: ",
        b"GET /",
        GET + b"x-",
        b"\r\n" * 20_000,
        POST + b"transfer-encoding: chunked\r\n\r\n2;",
        POST + b"transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nx-late: ",
    ],
    ids=["header", "url", "header's name", "blank lines", "chunk's extension", "trailer"],
)
def test_a_request_without_end_is_hung_up_on(begun: bytes, tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app, listening(app) as connect:
            line, sent = await connect(), 0
            line.writer.write(begun)
            with suppress(ConnectionError):
                while not line.reader.at_eof() and sent < 60_000_000:
                    line.writer.write(PIECE)
                    await line.writer.drain()
                    await asyncio.sleep(0)
                    sent += len(PIECE)
            assert sent < 20_000_000, "long before its end, as soon as our buffers are full"
            line.writer.close()
            status, _ = await (await connect()).ask(GET + b"\r\n")
            assert status == 200

    run(test())


def test_why_it_is_hung_up_is_said(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app, listening(app, head=1000) as connect:
            status, said = await (await connect()).ask(GET + b"cookie: " + b"x" * 2000)
            assert (status, said["error"]) == (431, {"code": "too-long-head", "args": {"limit": 1000}})
            line = await connect()
            for _ in range(5):  # what is counted is each request, not the connection
                status, _ = await line.ask(GET + b"cookie: " + b"x" * 700 + b"\r\n\r\n")
                assert status == 200
            body = json.dumps({"name": "Ann", "more": "x" * 20_000}).encode()
            head = POST + b"content-type: application/json\r\ncontent-length: %d\r\n\r\n" % len(body)
            status, said = await line.ask(head + body)
            assert (status, said["error"]["code"]) == (422, "invalid"), "a body is no head"

    run(test())


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET", GET, GET + b"cookie: a", POST + b"content-length: 5\r\n\r\n{", GET + b"\r\n" + GET],
    ids=["nothing", "method", "line", "header", "body", "second request"],
)
def test_a_request_has_to_arrive_in_time(begun: bytes, tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            service(tmp_path) as app,
            listening(app, head_seconds=SOON, body_seconds=SOON) as connect,
        ):
            line = await connect()
            line.writer.write(begun)
            if begun.count(b"\r\n\r\n") and begun.startswith(b"GET"):
                assert (await line.answer())[0] == 200
            if begun:
                status, said = await line.answer()
                assert (status, said["error"]["code"]) == (408, "too-slow")
            assert await line.ends()

    run(test())


def test_who_has_asked_and_listens_is_not_late(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            service(tmp_path, heartbeat=SOON) as app,
            listening(app, head_seconds=SOON, body_seconds=SOON) as connect,
        ):
            id = await Browser(app).table("connect-four", "me", "me")
            line = await connect()
            line.writer.write(f"GET /api/tables/{id}/events HTTP/1.1\r\nhost: {HOST}\r\n\r\n".encode())
            for _ in range(5):
                assert await line.reader.readuntil(b": still here")
            line.writer.close()

    run(test())


def test_a_body_that_nobody_wants_any_more_is_not_read_for_ever(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app, listening(app) as connect:
            line, sent = await connect(), 0
            status, said = await line.ask(POST + b"content-length: 60000000\r\n\r\n")
            assert (status, said["error"]["code"]) == (413, "too-large")
            with suppress(ConnectionError):
                while not line.reader.at_eof() and sent < 60_000_000:
                    line.writer.write(PIECE)
                    await line.writer.drain()
                    await asyncio.sleep(0)
                    sent += len(PIECE)
            assert sent < 20_000_000

    run(test())


def test_connections_are_counted_by_address_and_refused_with_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with service(tmp_path) as app, listening(app, connections_each=3) as connect:
            lines = [await connect() for _ in range(3)]
            for line in lines:
                assert (await line.ask(GET + b"\r\n"))[0] == 200
            with caplog.at_level(logging.WARNING, "antics.server"):
                for _ in range(5):
                    status, said = await (await connect()).answer()
                    assert (status, said["error"]["code"]) == (503, "too-many-connections")
            assert [it.getMessage() for it in caplog.records] == ["connections-refused"]
            lines[0].writer.close()
            while connect.counted.count > 2:
                await asyncio.sleep(0.001)
            assert (await (await connect()).ask(GET + b"\r\n"))[0] == 200

    run(test())


def test_there_are_never_more_connections_than_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda which: (arrival.SPARE + 2, arrival.SPARE + 2))
    counted = arrival.Connections(Limits(), ("10.0.0.9",))
    assert [counted.open(f"10.0.0.{n}") for n in range(4)] == [True, True, False, False]
    for n in range(4):
        counted.close(f"10.0.0.{n}")
    assert counted.open("10.0.0.1")


def test_a_proxy_may_have_as_many_connections_as_it_needs() -> None:
    counted = arrival.Connections(Limits(connections_each=1), ("10.0.0.9",))
    assert [counted.open("10.0.0.9") for _ in range(9)] == [True] * 9
    assert [counted.open("10.0.0.8") for _ in range(2)] == [True, False]


# ---- limits that hold ------------------------------------------------------------------------------


def test_streams_without_a_session_are_counted_by_their_network(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, limits=replace(UNLIMITED, streams_from=3)) as app:
            id = await Browser(app).table("connect-four", "me", "me")
            streams = [await Browser(app, f"2001:db8::{n}").listen(id) for n in range(3)]
            path = f"/api/tables/{id}/events"
            assert (await Browser(app, "2001:db8::9").ask("GET", path)).code == "too-many-streams"
            elsewhere = await Browser(app, "2001:db8:0:1::9").listen(id)
            await streams[0].close()
            streams[0] = await Browser(app, "2001:db8::9").listen(id)
            for stream in (*streams, elsewhere):
                await stream.close()
            assert not app.state.service.streams._of, "nobody is remembered who has gone"

    run(test())


@pytest.mark.parametrize(
    "crafted", ['a="; {}; b="', "x=(){{}}; {}", 'a="\\"; {}', "{}; antics=other", "a; {}"]
)
def test_a_crafted_cookie_does_not_escape_its_rate(crafted: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, limits=replace(UNLIMITED, session_rate=0.001, session_burst=3)) as app:
            ann = Browser(app)
            await ann.post("/api/me", {"name": "Ann"})
            headers = {"cookie": crafted.format(ann.cookie)}
            answers = [await ann.ask("GET", "/api/me", headers=headers) for _ in range(6)]
            known = [it for it in answers if it.status == 200 and it.data["name"] == "Ann"]
            assert len(known) == 3, "it is the session, and has its rate"
            assert [it.status for it in answers[3:]] == [429] * 3

    run(test())


def test_one_address_does_not_fill_the_house_with_tables_of_fresh_sessions(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, limits=replace(UNLIMITED, tables_from=3)) as app:
            for n in range(3):
                await Browser(app, f"2001:db8::{n}").table("connect-four", "me", "me")
            wish = {"game": "connect-four", "seats": [{"kind": "me"}] * 2}
            one_more = await Browser(app, "2001:db8::77").ask("POST", "/api/tables", wish)
            assert one_more.code == "too-many-tables"
            await Browser(app, "2001:db8:0:1::1").table("connect-four", "me", "me")
            async with app.state.service.store.reading() as connection:
                makers = (await connection.exec_driver_sql("select maker from tables")).scalars().all()
            assert len(set(makers)) == 2
            elsewhere = Makers(app.state.service.store)  # at another process
            assert await elsewhere.digest("2001:db8::1") in makers

    run(test())


def test_rates_of_ipv6_are_by_network() -> None:
    buckets = Buckets(0.001, 2)
    for n in range(2):
        buckets.check(network(f"2001:db8::{n}"))
    with pytest.raises(Refusal):
        buckets.check(network("2001:db8::5"))
    buckets.check(network("2001:db8:0:1::5"))


def test_many_others_do_not_wash_a_busy_bucket_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("antics.server.limits.BUCKETS", 10)
    buckets = Buckets(0.001, 50)
    for n in range(50):
        buckets.check("busy")
        buckets.check(f"fresh {n}")
    with pytest.raises(Refusal):
        buckets.check("busy")


def test_what_comes_at_the_same_time_is_let_in_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        monkeypatch.setattr(arrival, "TOGETHER", 60.0)
        async with service(tmp_path) as app, listening(app) as connect:
            alone = await connect()
            assert (await alone.ask(NAMED))[0] == 200, "at once"
            later = [await connect() for _ in range(3)]
            for line in later:
                line.writer.write(NAMED)
            assert (await alone.ask(GET + b"\r\n"))[0] == 200, "who changes nothing does not wait"
            door: arrival.Door = connect.door
            while len(door._waiting) < 3:
                await asyncio.sleep(0)
            later[0].writer.write(GET + b"\r\n")  # which is read after that
            door._open(asyncio.get_running_loop())
            assert [(await line.answer())[0] for line in (*later, later[0])] == [200] * 4

    run(test())
