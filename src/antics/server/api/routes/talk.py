"""Words between people at a table."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from antics.server.api import requests
from antics.server.api.answers import Done, MyTable, Talk, described
from antics.server.api.dependencies import (
    REFUSALS,
    AnyTable,
    Known,
    SeatPath,
    Somebody,
    TheService,
    check_host,
    check_seat,
    my_table,
)
from antics.server.tables import seating, talk
from antics.table.answers import Line

router = APIRouter(prefix="/api", responses=REFUSALS)
LinePath = Annotated[int, Path(ge=1, le=100_000)]


@router.get("/tables/{id}/talk", response_model=described(Talk))
async def read(
    table: AnyTable,
    session: Somebody,
    service: TheService,
    beyond: Annotated[requests.Count, Query(description="the number of a line that is known")] = 0,
) -> Any:
    """What people at the table wrote to each other; whoever may look at the table may read it."""
    return {"lines": await talk.read(service, table, session, beyond)}


@router.get(
    "/tables/{id}/talk/text",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def export(table: AnyTable, session: Somebody, service: TheService) -> Response:
    """The same as a text, to be kept beside the save file."""
    lines = await talk.read(service, table, session, 0)
    name = f"{table.record.game}-{table.record.id}-words.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response("".join(map(_written, lines)), media_type="text/plain", headers=headers)


def _written(line: Line) -> str:
    return f"{datetime.fromtimestamp(line['at'], UTC):%Y-%m-%d %H:%M} {line['name']}: {line['text']}\n"


@router.post("/tables/{id}/talk", response_model=described(Line), status_code=201)
async def say(table: AnyTable, body: requests.Say, session: Known, service: TheService) -> Any:
    """Write something to all at the table, if its host has switched that on."""
    check_seat(table, body.seat)
    return await talk.say(service, table, body.seat, session, body.text)


@router.post("/tables/{id}/talk/on", response_model=described(MyTable))
async def switch(table: AnyTable, body: requests.Switch, session: Known, service: TheService) -> Any:
    """Let people at your table write to each other, or not."""
    check_host(table, session)
    await seating.switch_talk(service, table, body.on)
    return my_table(table, session)


@router.post("/tables/{id}/talk/{line}/report", response_model=described(Done))
async def report(
    table: AnyTable, line: LinePath, body: requests.Report, session: Known, service: TheService
) -> Any:
    """Tell the host of a line."""
    check_seat(table, body.seat)
    await talk.report(service, table, body.seat, session, line)
    return {"done": True}


@router.post("/tables/{id}/seats/{seat}/mute", response_model=described(MyTable))
async def mute(
    table: AnyTable, seat: SeatPath, body: requests.Mute, session: Known, service: TheService
) -> Any:
    """Read no more of what another seat writes."""
    check_seat(table, seat)
    check_seat(table, body.other)
    await seating.mute(service, table, seat, session, body.other, body.on)
    return my_table(table, session)


@router.post("/tables/{id}/seats/{seat}/silence", response_model=described(MyTable))
async def silence(
    table: AnyTable, seat: SeatPath, body: requests.Switch, session: Known, service: TheService
) -> Any:
    """The host does not let a seat write any more, or does again."""
    check_host(table, session)
    check_seat(table, seat)
    await seating.silence(service, table, seat, body.on)
    return my_table(table, session)
