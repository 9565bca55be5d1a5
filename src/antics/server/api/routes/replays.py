"""What was: replays and save files."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from antics.server.api.answers import described
from antics.server.api.dependencies import (
    REFUSALS,
    SeatQuery,
    Somebody,
    TheService,
    TheTable,
    id_of,
    raw,
)
from antics.server.serial import dumps
from antics.table import picture, replay
from antics.table.answers import Log, Picture, Replayed
from antics.table.refusal import Refusal

router = APIRouter(prefix="/api", responses=REFUSALS)

Openly = Annotated[bool, Query(description="all that was hidden or secret; only after the end")]
Number = Annotated[int, Path(ge=0, le=1_000_000)]


@router.get("/tables/{id}/replay", response_model=described(Log))
async def look_back(
    table: TheTable, session: Somebody, seat: SeatQuery = None, openly: Openly = False
) -> Any:
    """All that happened, in words."""
    async with table.alone():
        viewer = replay.eyes(table, id_of(session), seat, openly)
        return raw(dumps(Log(frames=replay.log(table, viewer))))


@router.get("/tables/{id}/replay/{number}", response_model=described(Replayed))
async def moment(
    table: TheTable,
    number: Number,
    session: Somebody,
    service: TheService,
    seat: SeatQuery = None,
    openly: Openly = False,
) -> Any:
    """A moment of the game: what happened, and how things stood then."""
    async with table.alone():
        viewer = replay.eyes(table, id_of(session), seat, openly)
        states = await service.replays.states(table)
        return raw(dumps(replay.moment(table, viewer, number, states)))


@router.get("/tables/{id}/replay/{number}/picture", response_model=described(Picture))
async def draw_moment(
    table: TheTable,
    number: Number,
    session: Somebody,
    service: TheService,
    seat: SeatQuery = None,
    openly: Openly = False,
) -> Any:
    """What could be seen at a moment of the game, drawn with letters."""
    async with table.alone():
        viewer = replay.eyes(table, id_of(session), seat, openly)
        states = await service.replays.states(table)
        return picture.of(table.playing.game, replay.view(table, viewer, number, states))


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
