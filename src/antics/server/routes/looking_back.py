"""What was: replays and save files."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from antics.server import schema
from antics.server.errors import Refusal
from antics.server.hall import at
from antics.server.identity import Session
from antics.server.replay import OPENLY, frames_for
from antics.server.routes.door import REFUSALS, S, SeatQuery, Service, Somebody, T, raw, seat_at
from antics.server.serial import dumps
from antics.server.tables import Table

router = APIRouter(prefix="/api", responses=REFUSALS)


Openly = Annotated[bool, Query(description="all that was hidden or secret; only after the end")]


def _eyes(s: Service, table: Table, session: Session | None, seat: int | None, openly: bool) -> int:
    """From whose eyes a game may be looked back on: one's own; after the end, anybody's."""
    own = s.hall.viewer(table, session, seat if not table.playing.over else None)
    if not table.playing.over:
        if openly:
            raise Refusal("not-over")
        return own
    if openly:
        return OPENLY
    return own if seat is None else seat_at(table, seat)


@router.get("/tables/{id}/replay", response_model=schema.Log)
async def replay(table: T, session: Somebody, s: S, seat: SeatQuery = None, openly: Openly = False) -> Any:
    """All that happened, in words."""
    async with at(table):
        return raw(dumps({"frames": frames_for(table, _eyes(s, table, session, seat, openly))}))


@router.get("/tables/{id}/replay/{number}", response_model=schema.Replayed)
async def moment(
    table: T,
    number: Annotated[int, Path(ge=0, le=1_000_000)],
    session: Somebody,
    s: S,
    seat: SeatQuery = None,
    openly: Openly = False,
) -> Any:
    """A moment of the game: what happened, and how things stood then."""
    async with at(table):
        viewer = _eyes(s, table, session, seat, openly)
        return raw(dumps(await s.replays.moment(table, viewer, number)))


@router.get(
    "/tables/{id}/save",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def save(table: T, session: Somebody, s: S) -> Response:
    """The game as a save file, after the end: with the secret that decided all luck, for `antics verify`."""
    s.hall.viewer(table, session, None)
    if not table.playing.over:
        raise Refusal("not-over")
    name = f"{table.record.game}-{table.record.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(table.playing.save(), media_type="text/plain", headers=headers)
