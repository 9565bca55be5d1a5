"""The routes that do without the framework answer as those of the framework do, which describe them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from antics.server.limits import Gate, Guard, Rates
from antics.server.tables import moves
from tests.server.test_arrival import SOON, Line, listening
from tests.server.wire import HOST, Answer, Browser, run, service

Connect = Callable[[], Awaitable[Line]]

GOOD = {"seat": 0, "decision_number": 0, "steps": [3], "key": "a-good-key"}
BODIES: list[Any] = [
    b"",
    b"{",
    b"[]",
    b'"move"',
    b"\xff\xfe",
    {},
    GOOD | {"seat": 9},
    GOOD | {"seat": "0"},
    GOOD | {"seat": 1},
    GOOD | {"seat": None},
    GOOD | {"steps": []},
    GOOD | {"steps": [99]},
    GOOD | {"steps": [1.5]},
    GOOD | {"steps": [3, 3]},
    GOOD | {"key": "short"},
    GOOD | {"key": "spaces are bad"},
    GOOD | {"decision_number": -1},
    GOOD | {"decision_number": 7},
    GOOD | {"more": 1},
    GOOD,
    GOOD,
    GOOD | {"steps": [4]},
]
PATHS = ["events?seat=9", "events?seat=x", "events?seat=4", "events?unknown=1&seat=3"]


class Caller(Browser):
    """Somebody with a cookie, who asks over a connection."""

    def __init__(self, app: Any, connect: Connect) -> None:
        super().__init__(app)
        self._connect = connect

    def said(self, method: str, path: str, body: Any, headers: dict[str, str] | None = None) -> bytes:
        """A request, as it is sent."""
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        sent = {"host": HOST, "origin": f"http://{HOST}", "content-length": str(len(data))}
        sent |= {"content-type": "application/json"} | ({"cookie": self.cookie} if self.cookie else {})
        lines = [f"{name}: {value}\r\n" for name, value in (sent | (headers or {})).items()]
        return f"{method} {path} HTTP/1.1\r\n{''.join(lines)}\r\n".encode() + data

    async def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> Answer:
        line = await self._connect()
        line.writer.write(self.said(method, path, body, headers))
        head = (await line.reader.readuntil(b"\r\n\r\n")).decode()
        pairs = [it.partition(": ") for it in head.split("\r\n")[1:] if it]
        found = {name.lower(): value for name, _, value in pairs}
        if "set-cookie" in found:
            self.cookie = found["set-cookie"].partition(";")[0]
        told = await line.reader.readexactly(int(found["content-length"]))
        line.writer.close()
        return Answer(int(head.split()[1]), found, told)


def shown(answer: Answer) -> Any:
    return answer.status, sorted(answer.headers.items()), answer.body


async def asked(app: Any, connect: Connect) -> list[Any]:
    """All answers to a list of requests, most of which are not quite right."""
    ann, eve = Caller(app, connect), Caller(app, connect)
    id = await ann.table("connect-four", "me", "me")
    open_table = await ann.table("connect-four", "me", "open")
    found = []
    for body in BODIES:
        for who, table in ((eve, id), (ann, "0" * 16), (ann, open_table), (ann, id)):
            found.append(shown(await who.ask("POST", f"/api/tables/{table}/moves", body)))
    undo = {"seat": 0, "decision_number": 1, "key": "another-key"}
    for body in (undo | {"steps": [3]}, undo | {"seat": 1}, undo, undo):
        found.append(shown(await ann.ask("POST", f"/api/tables/{id}/undo", body)))
    as_text = {"content-type": "text/plain"}
    found.append(
        shown(await ann.ask("POST", f"/api/tables/{id}/moves", GOOD | {"key": "third-key"}, as_text))
    )
    for path in PATHS:
        found.append(shown(await ann.ask("GET", f"/api/tables/{id}/{path}")))
    for method, path in (("GET", "moves"), ("POST", "events"), ("PUT", "moves"), ("POST", "moves/")):
        found.append(shown(await ann.ask(method, f"/api/tables/{id}/{path}", {})))
    found.append(shown(await ann.ask("POST", "/api/tables/UPPER/moves", GOOD)))
    return found


def test_lean_routes_answer_as_those_of_the_framework(tmp_path: Path) -> None:
    async def test() -> None:
        answers = []
        for lean in (True, False):
            folder = tmp_path / str(lean)
            folder.mkdir()
            async with service(folder) as app:
                if not lean:
                    parts = app.state.service
                    gate = Gate(parts.settings, parts.metrics, Rates(parts.settings.limits))
                    app.front, app.direct = Guard(app.framework, gate, parts.settings), None
                async with listening(app) as connect:
                    answers.append(await asked(app, connect))
        assert len(answers[0]) == len(answers[1])
        for lean_answer, framework_answer in zip(*answers, strict=True):
            assert lean_answer == framework_answer
        assert {status for status, _, _ in answers[0]} >= {200, 401, 403, 404, 405, 409, 422}

    run(test())


def test_what_comes_after_a_move_is_answered_after_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app, listening(app) as connect:
            ann = Caller(app, connect)
            id = await ann.table("connect-four", "me", "me")
            line = await connect()
            one = ann.said("POST", f"/api/tables/{id}/moves", GOOD)
            more = GOOD | {"seat": 1, "decision_number": 1, "key": "another-key"}
            two = ann.said("POST", f"/api/tables/{id}/moves", more)
            line.writer.write(one + two + ann.said("GET", f"/api/tables/{id}/snapshot?seat=0", None))
            answers = [await line.answer() for _ in range(3)]
            assert [status for status, _ in answers] == [200, 200, 200]
            assert answers[2][1]["number"] == 2
            line.writer.write(one[:-5])
            await asyncio.sleep(SOON)
            assert await line.ask(one[-5:]) == answers[0], "a retry, in two pieces"

    run(test())


def test_a_move_is_made_though_nobody_waits_for_the_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app, listening(app) as connect:
            ann = Caller(app, connect)
            id = await ann.table("connect-four", "me", "me")
            line = await connect()
            line.writer.write(ann.said("POST", f"/api/tables/{id}/moves", GOOD))
            await line.writer.drain()
            line.writer.close()
            while not (await ann.get(f"/api/tables/{id}/snapshot?seat=0"))["number"]:
                await asyncio.sleep(0)

    run(test())


def test_whom_a_proxy_names_is_who_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        seen: list[str] = []
        checked = Gate.check

        def check(self: Gate, method: str, path: str, address: str, headers: Any) -> Any:
            seen.append(address)
            return checked(self, method, path, address, headers)

        monkeypatch.setattr(Gate, "check", check)
        async with service(tmp_path) as app, listening(app, proxies=("127.0.0.1",)) as connect:
            ann = Caller(app, connect)
            id = await ann.table("connect-four", "me", "me")
            for named in ("203.0.113.9", "198.51.100.1, 203.0.113.9, 127.0.0.1"):
                await ann.ask("POST", f"/api/tables/{id}/moves", GOOD, {"x-forwarded-for": named})
                assert seen[-1] == "203.0.113.9"
            await ann.ask("POST", f"/api/tables/{id}/moves", GOOD)
            assert seen[-1] == "127.0.0.1"

    run(test())


def test_a_move_that_fails_is_answered_and_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async def fail(*_: Any) -> int:
            raise ZeroDivisionError

        monkeypatch.setattr(moves, "move", fail)
        async with service(tmp_path) as app, listening(app) as connect:
            ann = Caller(app, connect)
            id = await ann.table("connect-four", "me", "me")
            answer = await ann.ask("POST", f"/api/tables/{id}/moves", GOOD)
            assert (answer.status, answer.code) == (500, "internal")

    run(test())
