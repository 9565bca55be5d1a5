"""Connections that are handed over to where a table is at home: over real sockets."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from antics.server import arrival
from antics.server.homes import Homes, Take, doors, place_of
from antics.server.run import _Server
from antics.server.settings import Settings
from tests.server.test_arrival import Line
from tests.server.wire import UNLIMITED, run

TABLES = ["0" * 15 + digit for digit in "012"]  # by the place of their homes


@dataclass
class House:
    """A server that answers with its place, what was asked and what came with it."""

    place: int
    port: int
    made: type[arrival.Arrival]
    take_over: Take

    async def connect(self) -> Line:
        return Line(*await asyncio.open_connection("127.0.0.1", self.port))


@asynccontextmanager
async def house(place: int, homes: Homes) -> AsyncIterator[House]:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        body = await Request(scope, receive).body()
        told = {"place": place, "path": scope["path"], "body": body.decode(), "port": scope["client"][1]}
        await JSONResponse(told)(scope, receive, send)

    made = arrival.protocol(Settings(limits=UNLIMITED), homes)
    config = uvicorn.Config(answer, port=0, lifespan="off", log_config=None, access_log=False, http=made)
    config.load()
    server = _Server(config, lambda: None, lambda: None, homes)
    server.lifespan = config.lifespan_class(config)
    await server.startup()
    try:
        yield House(place, server.servers[0].sockets[0].getsockname()[1], made, server._take_over)
    finally:
        await server.shutdown()


@asynccontextmanager
async def houses() -> AsyncIterator[list[House]]:
    """Three, and the doors between them."""
    all_doors = doors(3)
    outside = [door for _, door in all_doors]
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(house(place, Homes(place, inside, outside)))
            for place, (inside, _) in enumerate(all_doors)
        ]
    for pair in all_doors:
        for one in pair:
            one.close()


def get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n".encode()


def test_who_asks_about_a_table_is_answered_where_it_is_at_home() -> None:
    async def test() -> None:
        async with houses() as all_of_them:
            for here in all_of_them:
                line = await here.connect()
                port = line.writer.get_extra_info("sockname")[1]
                assert (await line.ask(get("/api/me")))[1]["place"] == here.place
                for home in (2, 0, 0, 1, 2):
                    path = f"/api/tables/{TABLES[home]}/events"
                    told = {"place": home, "path": path, "body": "", "port": port}
                    assert await line.ask(get(path + "?seat=1")) == (200, told), "the same client"
                assert (await line.ask(get("/api/me")))[1]["place"] == 2, "it stays where it was last"
                counted = [one.made.open_ones.count for one in all_of_them]
                assert counted == [0, 0, 1], "and is counted there alone"
                line.writer.close()
                await line.writer.wait_closed()
                while all_of_them[2].made.open_ones.count:
                    await asyncio.sleep(0)

    run(test())


def test_what_follows_goes_the_same_way() -> None:
    async def test() -> None:
        async with houses() as (here, *_):
            line = await here.connect()
            head = f"POST /api/tables/{TABLES[1]}/moves HTTP/1.1\r\nhost: x\r\ncontent-length: 8\r\n\r\n"
            line.writer.write(head.encode() + b"half")
            while here.made.open_ones.count:  # until it is gone from here
                await asyncio.sleep(0)
            _, told = await line.ask(b"half" + get(f"/api/tables/{TABLES[0]}"))
            assert (told["place"], told["body"]) == (1, "halfhalf")
            assert (await line.answer())[1]["place"] == 1, "asked before the first was answered"
            line.writer.close()

    run(test())


def test_nothing_overtakes_what_was_said_before() -> None:
    async def test() -> None:
        async with houses() as (here, *_):
            with socket.create_server(("127.0.0.1", 0)) as elsewhere:
                line = Line(*await asyncio.open_connection(*elsewhere.getsockname()))
                line.writer.write(b"body")  # is there before the connection is
                taken, _ = elsewhere.accept()
            here.take_over(taken, b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\n")
            status, told = await line.answer()
            assert (status, told["body"]) == (200, "body")
            line.writer.close()

    uvloop = pytest.importorskip("uvloop")  # which reads at once
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(test())


def test_where_the_home_has_no_room_any_process_answers() -> None:
    async def test() -> None:
        (inside, outside), (gone, other) = doors(2)
        gone.close()
        async with house(0, Homes(0, inside, [outside, other])) as here:
            line = await here.connect()
            assert (await line.ask(get(f"/api/tables/{TABLES[1]}")))[1]["place"] == 0
            line.writer.close()

    run(test())


def test_tables_are_spread_evenly() -> None:
    assert [place_of(id, 3) for id in TABLES] == [0, 1, 2]
    assert {place_of(id, 1) for id in TABLES} == {0}
