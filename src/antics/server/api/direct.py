"""Moves, answered where they arrive: they are what is asked most, and need nothing of the framework.

They are answered as by the framework's routes of the same paths, which describe them. Whatever is not of the
form that these ask for goes there, so that there is one answer to everything that is wrong.
"""

from __future__ import annotations

import re
import time
from typing import Any

from fastapi import FastAPI
from pydantic import ValidationError
from uvicorn.protocols.http.httptools_impl import STATUS_LINE

from antics.server.api import requests
from antics.server.api.answers import Played
from antics.server.arrival import Raw
from antics.server.limits import Gate, headers, refusal_for, told
from antics.server.serial import dumps
from antics.server.settings import Settings
from antics.server.tables import moves
from antics.table.refusal import Refusal
from antics.table.wish import MoveWish

PATH = re.compile(rb"/api/tables/([0-9a-f]{16})/(moves|undo)")
BODIES: dict[str, type[requests.Undo]] = {"moves": requests.Move, "undo": requests.Undo}
KINDS: dict[str, dict[str, Any]] = {"moves": {}, "undo": {"kind": "undo"}}
LONGEST = 2_000  # bytes of a move, and more


class Asked:
    """A request to move."""

    __slots__ = ("id", "name", "wish")

    def __init__(self, id: str, name: str, wish: MoveWish) -> None:
        self.id, self.name, self.wish = id, name, wish

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}/{self.name}"

    @property
    def route(self) -> str:
        return f"/api/tables/{{id}}/{self.name}"


class Direct:
    """Answers moves, whole."""

    def __init__(self, framework: FastAPI, gate: Gate, settings: Settings) -> None:
        self._state, self._gate = framework.state, gate
        self._plain = _lines([*headers(settings), (b"cache-control", b"no-store")])
        self._good = STATUS_LINE[200] + self._plain + b"content-type: application/json\r\n"

    def begins(self, method: bytes, url: bytes, headers: Raw) -> bool:
        """Is this how a move begins, whose body is worth waiting for?"""
        if method != b"POST" or not PATH.fullmatch(url):
            return False
        said = dict(headers)
        length = said.get(b"content-length", b"")
        short = length.isdigit() and int(length) <= LONGEST
        return short and said.get(b"content-type", b"").startswith(b"application/json")

    def read(self, url: bytes, body: bytes) -> Asked | None:
        """What is asked, if it is as it should be."""
        found = PATH.fullmatch(url)
        assert found
        id, name = found[1].decode(), found[2].decode()
        try:
            said = BODIES[name].model_validate_json(body)
        except ValidationError:
            return None
        return Asked(id, name, MoveWish(**KINDS[name], **vars(said)))

    async def answer(self, asked: Asked, address: str, headers: Raw, also: Raw) -> bytes:
        """The answer, with these headers also."""
        begun, status = time.perf_counter(), 200
        try:
            token = self._gate.check("POST", asked.path, address, headers)
            body = dumps(Played(decision_number=await self._move(asked, token)))
            head = b"%bcontent-length: %d\r\n" % (self._good, len(body))
        except Exception as error:
            refusal = refusal_for(error, "POST", asked.route)
            status, (more, body) = refusal.status, told(refusal)
            head = STATUS_LINE[status] + self._plain + _lines(more)
        self._gate.note("POST", asked.route, status, begun)
        return b"%b%b\r\n%b" % (head, _lines(also), body)

    async def _move(self, asked: Asked, token: str | None) -> int:
        service = self._state.service
        table = await service.registry.find(asked.id, fresh=False)
        session = await service.sessions.find(token)
        if session is None:
            raise Refusal("no-session")
        return await moves.move(service, table, asked.wish, session)


def _lines(headers: Raw) -> bytes:
    return b"".join([b"%b: %b\r\n" % it for it in headers])
