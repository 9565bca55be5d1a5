"""What was: replays and save files."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import StreamingResponse

from antics.server.addresses import network
from antics.server.api import requests
from antics.server.api.answers import Hint, described
from antics.server.api.dependencies import (
    REFUSALS,
    Address,
    SeatQuery,
    Somebody,
    TheService,
    TheTable,
    id_of,
    raw,
)
from antics.server.api.routes.playing import advice
from antics.table import replay
from antics.table.answers import Log, Picture, Replayed, ReviewNews
from antics.table.refusal import Refusal
from antics.table.table import Table

router = APIRouter(prefix="/api", responses=REFUSALS)

AT_ONCE = {"x-accel-buffering": "no"}  # what comes is sent on
Openly = Annotated[bool, Query(description="all that was hidden or secret; only after the end")]
Number = Annotated[int, Path(ge=0, le=1_000_000)]


async def past(
    table: TheTable, session: Somebody, seat: SeatQuery = None, openly: Openly = False
) -> tuple[Table, int]:
    """The table as it stands, and with whose eyes somebody may look back on it."""
    async with table.alone():
        viewer = replay.eyes(table, id_of(session), seat, openly)
        return table.as_it_stands(), viewer


Past = Annotated[tuple[Table, int], Depends(past)]


@router.get("/tables/{id}/replay", response_model=described(Log))
async def look_back(past: Past, address: Address, service: TheService) -> Any:
    """All that happened, in words."""
    return raw(await service.replays.log(*past, network(address)))


@router.get("/tables/{id}/replay/{number}", response_model=described(Replayed))
async def moment(past: Past, number: Number, address: Address, service: TheService) -> Any:
    """A moment of the game: what happened, and how things stood then."""
    return raw(await service.replays.moment(*past, number, network(address)))


@router.get("/tables/{id}/replay/{number}/picture", response_model=described(Picture))
async def draw_moment(past: Past, number: Number, address: Address, service: TheService) -> Any:
    """What could be seen at a moment of the game, drawn with letters."""
    return raw(await service.replays.picture(*past, number, network(address)))


@router.post("/tables/{id}/replay/{number}/hint", response_model=described(Hint))
async def hint_then(
    request: Request,
    past: Past,
    number: Number,
    whose: requests.SeatNumber,
    session: Somebody,
    address: Address,
    service: TheService,
) -> Any:
    """What a bot thinks of the choices that a seat had at a moment, from what it could know then; once the
    game is over."""
    match = await service.replays.position(*past, number, whose, network(address))
    return await advice(request, service, match, whose, id_of(session) or network(address))


@router.post("/tables/{id}/review", response_model=described(ReviewNews))
async def review(table: TheTable, session: Somebody, address: Address, service: TheService) -> Any:
    """The game looked back on, once it is over. A stream of lines of JSON: how much of it is done, again and
    again, and at last the review. It is thought about only while you wait; you wait for one at a time."""
    who = id_of(session) or network(address)
    async with table.alone():
        replay.eyes(table, id_of(session), None, openly=True)
        if table.parted:
            raise Refusal("parted", **table.parted)
        past = table.as_it_stands()
    service.reviews.check(past)
    await service.store.tell("reviews", [who])
    return StreamingResponse(
        service.reviews.watch(past, who), media_type="application/x-ndjson", headers=AT_ONCE
    )


@router.get(
    "/tables/{id}/save",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def save(table: TheTable, session: Somebody) -> Response:
    """The game as a save file, with the secret that decided all luck, for `antics verify`: after the end;
    before it for whoever brought the game here, as long as nobody else plays."""
    table.viewer(id_of(session), None)
    if not table.may_save(id_of(session)):
        raise Refusal("not-over")
    if table.parted:  # the rest of its moves cannot be put into words any more
        raise Refusal("parted", **table.parted)
    name = f"{table.record.game}-{table.record.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(table.playing.save(), media_type="text/plain", headers=headers)
