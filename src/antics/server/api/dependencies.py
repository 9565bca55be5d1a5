"""What routes ask for: who asks, and which table."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Path, Query, Request, Response

from antics.server.api import answers, requests
from antics.server.bots.pool import Replaced
from antics.server.service import Service
from antics.server.sessions import COOKIE, LASTS, Session, cookie
from antics.server.tables.live import LiveTable
from antics.table.refusal import Refusal

T = TypeVar("T")


async def service(request: Request) -> Service:  # async: else each request would wait for a thread
    found: Service = request.app.state.service
    return found


TheService = Annotated[Service, Depends(service)]


async def somebody(request: Request, service: TheService) -> Session | None:
    """Whoever asks, if they are known."""
    return await service.sessions.find(cookie(request.headers.raw), request.headers)


Somebody = Annotated[Session | None, Depends(somebody)]


async def known(session: Somebody) -> Session:
    if session is None:
        raise Refusal("no-session")
    return session


Known = Annotated[Session, Depends(known)]


async def address(request: Request) -> str:
    return request.client.host if request.client else "?"


async def maker(address: Annotated[str, Depends(address)], service: TheService) -> str:
    """What is remembered of where a table was made from."""
    return await service.makers.digest(address)


Address = Annotated[str, Depends(address)]
Maker = Annotated[str, Depends(maker)]


async def welcome(service: Service, session: Session | None, name: str | None, response: Response) -> Session:
    """Whoever asks; from now on they are known."""
    if session is None:
        session, token = await service.sessions.make(name or "")
        set_cookie(service, response, token)
    elif name:
        await service.sessions.rename(session, name)
    return session


def set_cookie(service: Service, response: Response, token: str) -> None:
    """From now on this browser is known; no token: not any more."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=LASTS if token else 0,
        httponly=True,
        samesite="lax",
        secure=service.settings.secure,
        path=f"{service.settings.base}/",
    )


def id_of(session: Session | None) -> str | None:
    return session.id if session else None


TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]


async def any_table(id: TableId, service: TheService) -> LiveTable:
    """A table, even if its game cannot go on."""
    return await service.registry.find(id)


async def table(found: Annotated[LiveTable, Depends(any_table)]) -> LiveTable:
    found.check_goes_on()
    return found


async def table_as_known(id: TableId, service: TheService) -> LiveTable:
    """A table as this process knows it, perhaps a little behind: for what the database judges anyway."""
    return await service.registry.find(id, fresh=False)


KnownTable = Annotated[LiveTable, Depends(table_as_known)]
AnyTable = Annotated[LiveTable, Depends(any_table)]
TheTable = Annotated[LiveTable, Depends(table)]
SeatQuery = Annotated[requests.SeatNumber | None, Query(description="your seat; needed if you hold several")]
SeatPath = Annotated[requests.SeatNumber, Path()]
LinkPath = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{24}$")]

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": answers.Error} for status in (401, 403, 404, 409, 413, 422, 429, 500, 503)
}


def my_table(table: LiveTable, session: Session | None) -> answers.MyTable:
    """A table, and who the one who asks is at it."""
    who = id_of(session)
    asked = (seat.seat for seat in table.seats if seat.asking and seat.asking["session"] == who)
    return {
        "table": table.facts() if table.may_look(who) else {**table.facts(), "secret": None},
        "yours": table.seats_of(who),
        "asking": next(asked, None),
        "asks": [seat for seat in table.seats_of(who) if table.seats[seat].asks],
        "host": session is not None and table.record.host == session.id,
        "muted": sorted({it for seat in table.seats_of(who) for it in table.seats[seat].muted}),
    }


def check_host(table: LiveTable, session: Session) -> None:
    if table.record.host != session.id:
        raise Refusal("not-yours")


def check_seat(table: LiveTable, seat: int) -> None:
    if seat >= table.record.players:
        raise Refusal("not-found")


async def while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do something for whoever asks, for as long as they wait for it; raises `Replaced` when they do not."""

    async def hung_up() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass
        task.cancel()

    task = asyncio.create_task(work)
    watching = asyncio.create_task(hung_up())
    try:
        return await task
    except asyncio.CancelledError:
        current = asyncio.current_task()
        if current and current.cancelling():
            task.cancel()
            raise
        raise Replaced from None
    finally:
        watching.cancel()


def raw(data: bytes) -> Response:
    """An answer that is JSON already: what games say, and what is sent often, is not looked through again."""
    return Response(data, media_type="application/json")
