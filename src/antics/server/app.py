"""The service put together."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

from antics import __version__
from antics.server.api.direct import Direct
from antics.server.api.lean import Lean
from antics.server.api.routes import ROUTERS
from antics.server.hearing import Hearing
from antics.server.limits import Gate, Guard, Rates, no_storage
from antics.server.metrics import Metrics
from antics.server.service import Service
from antics.server.settings import Settings
from antics.server.storage.trouble import TROUBLE
from antics.server.tables import moves
from antics.server.tables.keeper import Keeper
from antics.table.refusal import Refusal

NO_PAGE = "Antics is here. The page has not been built; the API is told in /openapi.json.\n"


def make_app(settings: Settings) -> FastAPI:
    metrics, rates = Metrics(), Rates(settings.limits)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        service = app.state.service = Service(settings, metrics)
        hearing = Hearing(service, rates)
        await service.open()
        await hearing.open()
        keeper = Keeper(service)
        service.bots.open(lambda table, wish: moves.move(service, table, wish, session=None))
        keeper.open()
        try:
            yield
        finally:
            await keeper.close()
            await hearing.close()
            await service.close()

    app = App(
        title="Antics",
        version=__version__,
        description="Tables that people and bots sit at.",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=lambda route: route.name,
    )
    for router in ROUTERS:
        app.include_router(router)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    for kind in TROUBLE:
        app.add_exception_handler(kind, _in_trouble)
    app.add_exception_handler(Exception, _failed)
    _add_page(app, settings.web, settings.base)
    app.front, app.direct = front(app, settings, Gate(settings, metrics, rates))
    return app


class App(FastAPI):
    """The framework, behind what every request passes, and the routes that do without it."""

    front: ASGIApp
    direct: Direct | None  # what is answered before that

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self.front if scope["type"] == "http" else self.framework)(scope, receive, send)

    async def framework(self, scope: Scope, receive: Receive, send: Send) -> None:
        await super().__call__(scope, receive, send)


def front(app: App, settings: Settings, gate: Gate) -> tuple[ASGIApp, Direct | None]:
    """What requests meet first, and what some of them meet instead."""
    return Guard(Lean(app.framework, app), gate, settings), Direct(app, gate, settings)


def _answer(refusal: Refusal) -> Response:
    return Response(refusal.body(), refusal.status, media_type="application/json")


async def _refused(request: Request, error: Any) -> Response:
    return _answer(error)


async def _in_trouble(request: Request, error: Any) -> Response:
    return _answer(no_storage(error))


async def _failed(request: Request, error: Any) -> Response:
    return _answer(Refusal("internal"))


async def _invalid(request: Request, error: Any) -> Response:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:100]
    return _answer(Refusal("invalid", where=where, problem=first["type"]))


async def _http_error(request: Request, error: Any) -> Response:
    if isinstance(error.__cause__, Refusal):
        return _answer(error.__cause__)
    if error.status_code == 405:
        answer = _answer(Refusal("method"))
        answer.headers.update(error.headers or {})
        return answer
    return _answer(Refusal("not-found" if error.status_code == 404 else "invalid"))


def _add_page(app: FastAPI, web: Path | None, base: str) -> None:
    """The built page: its files as they are, and its first file for every path that the page itself reads."""
    root = web.resolve() if web else None
    first = _first_file(root / "index.html", base) if root and base else None

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith("api/"):
            raise Refusal("not-found")
        if root is None:
            return PlainTextResponse(NO_PAGE, 200 if not path else 404)
        file = _found(root, path) or root / "index.html"
        if first and file.name == "index.html":
            return Response(first, media_type="text/html", headers={"cache-control": "no-cache"})
        lasting = "public, max-age=31536000, immutable" if file.parent.name == "assets" else "no-cache"
        return _file(file, request.headers.get("accept-encoding", ""), lasting)


def _first_file(file: Path, base: str) -> str:
    """The first file of the page, as it lies under a path."""
    text = file.read_text(encoding="utf-8").replace('name="base" content=""', f'name="base" content="{base}"')
    return re.sub(r'\b(href|src)="/', rf'\1="{base}/', text)


def _found(root: Path, path: str) -> Path | None:
    """A file of the page, if there is one; no path that anybody can think of is an error."""
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (ValueError, OSError):  # zero bytes, names too long for the system
        return None


COMPRESSED = {"br": ".br", "gzip": ".gz"}  # the smallest first


def _file(file: Path, accepted: str, lasting: str) -> Response:
    """A file of the page, compressed if it lies there so and the browser likes it."""
    headers = {"cache-control": lasting, "vary": "accept-encoding"}
    liked = {it.partition(";")[0].strip() for it in accepted.split(",")}
    for encoding, ending in COMPRESSED.items():
        small = file.with_name(file.name + ending)
        if encoding in liked and small.is_file():
            kind = guess_type(file.name)[0] or "application/octet-stream"
            return FileResponse(small, media_type=kind, headers=headers | {"content-encoding": encoding})
    return FileResponse(file, headers=headers)
