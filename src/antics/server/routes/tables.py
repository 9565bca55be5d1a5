"""Tables and their seats, until and around a game."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Response
from sqlalchemy import select

import antics
from antics.core.errors import AnticsError
from antics.server import schema
from antics.server.errors import Refusal
from antics.server.models import seats as seat_rows
from antics.server.models import tables as table_rows
from antics.server.routes.door import (
    REFUSALS,
    Known,
    LinkPath,
    S,
    SeatPath,
    Somebody,
    T,
    check_host,
    mine,
    seat_at,
    welcome,
)
from antics.server.tables import OVER

LISTED = 50  # tables in a list
router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/tables", response_model=schema.TablesOut)
async def tables(session: Somebody, s: S) -> Any:
    """Open tables, and those at which you sit."""
    t, r = table_rows.c, seat_rows.c
    free = select(r.table_id).where(r.kind == "open")
    query = select(table_rows).order_by(t.touched.desc()).limit(LISTED)
    own = select(r.table_id).where(r.session == session.id) if session else None
    async with s.hall.store.reading() as connection:
        listed = await connection.execute(query.where(t.public.is_(True), t.status != OVER, t.id.in_(free)))
        openly = listed.all()
        own_rows = (await connection.execute(query.where(t.id.in_(own)))).all() if own is not None else []
        ids = [row.id for row in (*openly, *own_rows)]
        seats = (
            await connection.execute(select(seat_rows).where(r.table_id.in_(ids)).order_by(r.seat))
        ).all()
    return {
        "open": [_brief(row, [x for x in seats if x.table_id == row.id]) for row in openly],
        "mine": [_brief(row, [x for x in seats if x.table_id == row.id]) for row in own_rows],
    }


def _brief(row: Any, seats: list[Any]) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "players": row.players,
        "status": row.status,
        "options": row.options,
        "names": [seat.name for seat in seats if seat.kind == "person"],
        "colours": [seat.colour for seat in seats if seat.kind != "open"],
        "open_seats": sum(seat.kind == "open" for seat in seats),
        "touched": int(row.touched),
    }


def _wishes(seats: list[schema.SeatWish]) -> list[dict[str, Any]]:
    wishes = [seat.model_dump() for seat in seats]
    for wish in wishes:
        if wish["kind"] == "bot":
            wish["level"] = wish["level"] or "medium"
    return wishes


SETTINGS = set(schema.TableSettings.model_fields)


@router.post("/tables", response_model=schema.MyTable, status_code=201)
async def make_table(body: schema.NewTable, session: Somebody, s: S, response: Response) -> Any:
    """A new table. It begins at once if no seat is open; else give the links away and start it later."""
    wishes = _wishes(body.seats)
    session = await welcome(s, session, body.name, response)
    table = await s.hall.make(
        session, body.game, body.options, body.components, wishes, **body.model_dump(include=SETTINGS)
    )
    return mine(s, table, session)


@router.post("/saves", response_model=schema.MyTable, status_code=201)
async def upload(body: schema.Upload, session: Somebody, s: S, response: Response) -> Any:
    """A table from a save file: to go on with, or to look at if it is over. Its luck is no secret."""
    try:
        match = await asyncio.to_thread(antics.load, body.text if "\n" in body.text else body.text + "\n")
    except AnticsError as error:
        raise Refusal("unusable", reason=str(error)) from error
    seats = body.seats or [schema.SeatWish(kind="me", level=None) for _ in range(match.players)]
    if len(seats) != match.players:
        raise Refusal("unusable", reason=f"the game is for {match.players} players")
    session = await welcome(s, session, body.name, response)
    wishes = [
        wish if wish["kind"] != "open" else wish | {"kind": "bot", "level": "medium"}
        for wish in _wishes(seats)
    ]
    options: dict[str, bool] = {name: value for name, value in match.options.items() if value}
    table = await s.hall.make(
        session,
        match.game.name,
        options,
        match.components,
        wishes,
        known=match,
        **body.model_dump(include=SETTINGS),
    )
    return mine(s, table, session)


@router.get("/tables/{id}", response_model=schema.MyTable)
async def show_table(table: T, session: Somebody, s: S) -> Any:
    return mine(s, table, session)


@router.get("/tables/{id}/links", response_model=list[schema.LinkOut])
async def links(table: T, session: Known, s: S) -> Any:
    """The links of the open seats, for the host to give away."""
    check_host(table, session)
    return [_link(seat) for seat in table.seats if seat.kind == "open" and seat.link]


def _link(seat: Any) -> dict[str, Any]:
    return {"seat": seat.seat, "link": seat.link, "until": int(seat.link_until) if seat.link_until else None}


@router.get("/links/{link}", response_model=schema.Invitation)
async def invitation(link: LinkPath, s: S) -> Any:
    """Where a link leads to."""
    table, seat = await s.hall.by_link(link)
    return {"table": s.hall.about(table), "seat": seat.seat, "moves": seat.kind != "open"}


@router.post("/links/{link}", response_model=schema.MyTable)
async def take_link(link: LinkPath, body: schema.Join, session: Somebody, s: S, response: Response) -> Any:
    """Take the seat that a link leads to. A link can be used once."""
    await s.hall.by_link(link)
    session = await welcome(s, session, body.name, response)
    table, _ = await s.hall.take(link, session, body.name, body.colour)
    return mine(s, table, session)


@router.post("/tables/{id}/join", response_model=schema.MyTable)
async def join(table: T, body: schema.SitDown, session: Somebody, s: S, response: Response) -> Any:
    """Take an open seat at a public table."""
    session = await welcome(s, session, body.name, response)
    await s.hall.sit_down(table, body.seat, session, body.name, body.colour)
    return mine(s, table, session)


@router.post("/tables/{id}/start", response_model=schema.MyTable)
async def start(table: T, session: Known, s: S) -> Any:
    check_host(table, session)
    await s.hall.start(table)
    return mine(s, table, session)


@router.post("/tables/{id}/rematch", response_model=schema.MyTable)
async def rematch(table: T, session: Known, s: S) -> Any:
    """The same again. Whoever asks second is led to the table that the first one made."""
    if not table.seats_of(session.id):
        raise Refusal("not-yours")
    return mine(s, await s.hall.rematch(table, session), session)


@router.post("/tables/{id}/seats/{seat}", response_model=schema.MyTable)
async def change_seat(table: T, seat: SeatPath, body: schema.ChangeSeat, session: Known, s: S) -> Any:
    """Put a bot on an open seat, or open a bot's seat."""
    check_host(table, session)
    level = (body.level or "medium") if body.kind == "bot" else None
    await s.hall.change_seat(table, seat_at(table, seat), body.kind, level)
    return mine(s, table, session)


@router.post("/tables/{id}/seats/{seat}/me", response_model=schema.MyTable)
async def introduce(table: T, seat: SeatPath, body: schema.Join, session: Known, s: S) -> Any:
    """Take another name or colour on your seat, before the game begins."""
    await s.hall.introduce(table, seat, session, body.name, body.colour)
    if body.name:
        await s.people.rename(session, body.name)
    return mine(s, table, session)


@router.post("/tables/{id}/seats/{seat}/leave", response_model=schema.Done)
async def leave(table: T, seat: SeatPath, session: Known, s: S) -> Any:
    """Get up for good. In a game a bot goes on."""
    await s.hall.leave(table, s.hall.own_seat(table, session, seat), session)
    return {"done": True}


@router.post("/tables/{id}/seats/{seat}/link", response_model=schema.LinkOut)
async def move_seat(table: T, seat: SeatPath, session: Known, s: S) -> Any:
    """A link that takes your seat to another device."""
    return _link(await s.hall.offer(table, s.hall.own_seat(table, session, seat)))
