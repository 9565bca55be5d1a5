"""Streams, without the framework in between.

They are what the framework's route of the same path gives, which describes them. Whatever is not as expected
goes there, so that there is one answer to everything that is wrong.
"""

from __future__ import annotations

import re

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from antics.server.api.routes import playing

PATH = re.compile(r"/api/tables/([0-9a-f]{16})/events")
ROUTES = {getattr(route, "path", ""): route for route in playing.router.routes}
SEAT = re.compile(rb"(?:seat=([0-4]))?")


class Lean:
    """Streams, in front of an application that answers everything else."""

    def __init__(self, app: ASGIApp, framework: FastAPI) -> None:
        self._app = app
        self._state = framework.state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found, asked = PATH.fullmatch(scope["path"]), SEAT.fullmatch(scope["query_string"])
        if found is None or asked is None or scope["method"] != "GET":
            await self._app(scope, receive, send)
            return
        scope["route"] = ROUTES["/api/tables/{id}/events"]
        headers, service = Headers(scope=scope), self._state.service
        table = await service.registry.find(found[1])
        table.check_goes_on()
        session = await service.sessions.find(scope["token"])
        address = scope["client"][0] if scope.get("client") else "?"
        seat = int(asked[1]) if asked[1] else None
        stream = await playing.stream(
            service, table, session, address, seat, headers.get("last-event-id", "")
        )
        await stream(scope, receive, send)
