"""Who comes in, and to which table: what routes ask for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response

from antics.server import schema
from antics.server.errors import Refusal
from antics.server.hall import Hall
from antics.server.identity import COOKIE, LASTS, Session, Sessions
from antics.server.replay import Replays
from antics.server.settings import Settings
from antics.server.tables import Table


@dataclass
class Service:
    settings: Settings
    hall: Hall
    people: Sessions
    replays: Replays


async def service(request: Request) -> Service:  # async: else each request would wait for a thread
    found: Service = request.app.state.service
    return found


S = Annotated[Service, Depends(service)]


async def somebody(request: Request, s: S) -> Session | None:
    """Whoever asks, if they are known."""
    return await s.people.find(request.cookies.get(COOKIE))


Somebody = Annotated[Session | None, Depends(somebody)]


async def known(session: Somebody) -> Session:
    if session is None:
        raise Refusal("no-session")
    return session


Known = Annotated[Session, Depends(known)]


async def welcome(s: Service, session: Session | None, name: str | None, response: Response) -> Session:
    """Whoever asks; from now on they are known."""
    if session is None:
        session, token = await s.people.make(name or "")
        response.set_cookie(
            COOKIE, token, max_age=LASTS, httponly=True, samesite="lax", secure=s.settings.secure, path="/"
        )
    elif name:
        await s.people.rename(session, name)
    return session


TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]


async def table_of(id: TableId, s: S) -> Table:
    return await s.hall.find(id)


T = Annotated[Table, Depends(table_of)]
SeatQuery = Annotated[schema.SeatNumber | None, Query(description="your seat; needed if you hold several")]
SeatPath = Annotated[schema.SeatNumber, Path()]
LinkPath = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{24}$")]

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": schema.Error} for status in (401, 403, 404, 409, 413, 422, 429, 500, 503)
}


def mine(s: Service, table: Table, session: Session | None) -> dict[str, Any]:
    return {
        "table": s.hall.about(table),
        "yours": table.seats_of(session.id if session else None),
        "host": session is not None and table.record.host == session.id,
    }


def check_host(table: Table, session: Session) -> None:
    if table.record.host != session.id:
        raise Refusal("not-yours")


def seat_at(table: Table, seat: int) -> int:
    if seat >= table.record.players:
        raise Refusal("not-found")
    return seat


def raw(data: bytes) -> Response:
    return Response(data, media_type="application/json")
