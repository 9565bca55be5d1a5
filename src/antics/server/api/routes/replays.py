"""What was: replays and save files."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Response

from antics.server.addresses import network
from antics.server.api.answers import described
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
from antics.table import replay
from antics.table.answers import Log, Picture, Replayed
from antics.table.refusal import Refusal
from antics.table.table import Table

router = APIRouter(prefix="/api", responses=REFUSALS)

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


@router.get(
    "/tables/{id}/save",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def save(table: TheTable, session: Somebody) -> Response:
    """The game as a save file, after the end: with the secret that decided all luck, for `antics verify`."""
    table.viewer(id_of(session), None)
    if not table.over:
        raise Refusal("not-over")
    if table.parted:  # the rest of its moves cannot be put into words any more
        raise Refusal("parted", **table.parted)
    name = f"{table.record.game}-{table.record.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(table.playing.save(), media_type="text/plain", headers=headers)
