"""The routes that are asked most, without the framework in between.

They do what the framework's routes of the same paths do, which describe them. Whatever is not as expected
goes there, so that there is one answer to everything that is wrong.
"""

from __future__ import annotations

import re
from typing import Any

from fastapi import FastAPI
from pydantic import ValidationError
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from antics.server.api import requests
from antics.server.api.answers import Played
from antics.server.api.routes import playing
from antics.server.arrival import Wire
from antics.server.serial import dumps
from antics.server.tables import moves
from antics.table.refusal import Refusal
from antics.table.wish import MoveWish

PATH = re.compile(r"/api/tables/([0-9a-f]{16})/(moves|undo|events)")
BODIES: dict[str, type[requests.Undo]] = {"moves": requests.Move, "undo": requests.Undo}
KINDS: dict[str, dict[str, Any]] = {"moves": {}, "undo": {"kind": "undo"}}
ROUTES = {getattr(route, "path", ""): route for route in playing.router.routes}
SEAT = re.compile(rb"(?:seat=([0-4]))?")


class Lean:
    """Moves and streams, in front of an application that answers everything else."""

    def __init__(self, app: ASGIApp, framework: FastAPI, headers: list[tuple[bytes, bytes]]) -> None:
        self._app = app
        self._state = framework.state
        plain = [*headers, (b"cache-control", b"no-store"), (b"content-type", b"application/json")]
        self._head = b"HTTP/1.1 200 OK\r\n" + b"".join([b"%b: %b\r\n" % it for it in plain])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"])
        if found is None or scope["method"] != ("GET" if found[2] == "events" else "POST"):
            await self._app(scope, receive, send)
            return
        id, name = found[1], found[2]
        scope["route"] = ROUTES[f"/api/tables/{{id}}/{name}"]
        if name == "events":
            await self._stream(id, scope, receive, send)
        else:
            await self._move(id, name, scope, receive, send)

    async def _move(self, id: str, name: str, scope: Scope, receive: Receive, send: Send) -> None:
        service, body = self._state.service, await _body(receive)
        try:
            asked = BODIES[name].model_validate_json(body)
        except ValidationError:
            asked = None
        kind = next((value for name, value in scope["headers"] if name == b"content-type"), b"")
        if asked is None or not kind.startswith(b"application/json"):
            await self._app(scope, _again(body, receive), send)
            return
        table = await service.registry.find(id, fresh=False)
        session = await service.sessions.find(scope["token"])
        if session is None:
            raise Refusal("no-session")
        number = await moves.move(service, table, MoveWish(**KINDS[name], **dict(asked)), session)
        answer, wire = dumps(Played(decision_number=number)), Wire.of(scope)
        if wire and wire.answer(self._head, answer):
            scope["status"] = 200
        else:
            await _answer(answer, send)

    async def _stream(self, id: str, scope: Scope, receive: Receive, send: Send) -> None:
        asked = SEAT.fullmatch(scope["query_string"])
        if asked is None:
            await self._app(scope, receive, send)
            return
        headers, service = Headers(scope=scope), self._state.service
        table = await service.registry.find(id)
        table.check_goes_on()
        session = await service.sessions.find(scope["token"])
        address = scope["client"][0] if scope.get("client") else "?"
        seat = int(asked[1]) if asked[1] else None
        last_id = headers.get("last-event-id", "")
        stream = await playing.stream(service, table, session, address, seat, last_id)
        await stream(scope, receive, send)


async def _body(receive: Receive) -> bytes:
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, and what comes after it."""
    first: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def read() -> Message:
        return first.pop() if first else await receive()

    return read


async def _answer(body: bytes, send: Send) -> None:
    length = str(len(body)).encode()
    headers = [(b"content-length", length), (b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})
