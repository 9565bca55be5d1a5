"""Tables and their seats, until and around a game."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from antics.core.errors import AnticsError
from antics.server.addresses import network
from antics.server.api import requests
from antics.server.api.answers import Done, Invitation, LinkOut, MyTable, TablesOut, described
from antics.server.api.dependencies import (
    REFUSALS,
    Address,
    AnyTable,
    Known,
    LinkPath,
    Maker,
    SeatPath,
    Somebody,
    TheService,
    TheTable,
    check_host,
    check_seat,
    id_of,
    my_table,
    welcome,
)
from antics.server.storage import records
from antics.server.tables import seating
from antics.table import clock, uploads
from antics.table.record import PLAYING, Seat, brief
from antics.table.refusal import Refusal
from antics.table.wish import Pace

LISTED = 50  # tables in a list
router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/tables", response_model=described(TablesOut))
async def tables(
    session: Somebody,
    service: TheService,
    game: Annotated[requests.Word | None, Query(description="only open tables of this game")] = None,
    players: Annotated[requests.Count | None, Query(description="only those for so many")] = None,
    pace: Annotated[Pace | None, Query(description="only live ones, or those over days")] = None,
    language: Annotated[requests.Language | None, Query(description="only those whose host reads it")] = None,
) -> Any:
    """Open tables, which may be filtered, and those at which you sit."""
    me = id_of(session)
    asked = {"game": game, "players": players, "pace": pace, "language": language}
    wish = {name: value for name, value in asked.items() if value is not None}
    openly, mine = await records.list_tables(service.store, me, LISTED, wish)
    return {
        "open": [brief(it.record, it.seats, me) for it in openly],
        "mine": [brief(it.record, it.seats, me) for it in mine],
        "now": int(clock.now()),
    }


@router.post("/tables", response_model=described(MyTable), status_code=201)
async def make_table(
    body: requests.NewTable, session: Somebody, maker: Maker, service: TheService, response: Response
) -> Any:
    """A new table. It begins at once if no seat is open; else give the links away and start it later."""
    session = await welcome(service, session, body.name, response)
    return my_table(await seating.make(service, session, body, maker), session)


@router.post("/saves", response_model=described(MyTable), status_code=201)
async def upload(
    body: requests.Upload,
    session: Somebody,
    address: Address,
    maker: Maker,
    service: TheService,
    response: Response,
) -> Any:
    """A table from a save file: to go on with, or to look at if it is over. Its luck is no secret."""
    try:
        match = await service.replays.load(body.text, network(address))
    except AnticsError as error:
        raise Refusal("unusable", reason=str(error)) from error
    wish = uploads.wish(match, list(body.seats), body)
    session = await welcome(service, session, body.name, response)
    return my_table(await seating.make(service, session, wish, maker, match), session)


@router.get("/tables/{id}", response_model=described(MyTable))
async def show_table(table: TheTable, session: Somebody) -> Any:
    return my_table(table, session)


@router.get("/tables/{id}/links", response_model=list[described(LinkOut)])  # type: ignore[misc]
async def links(table: TheTable, session: Known) -> Any:
    """The links of the open seats, for the host to give away."""
    check_host(table, session)
    return [_link(seat) for seat in table.seats if seat.kind == "open" and seat.link]


def _link(seat: Seat) -> LinkOut:
    until = int(seat.link_until) if seat.link_until else None
    return {"seat": seat.seat, "link": seat.link or "", "until": until}


@router.get("/links/{link}", response_model=described(Invitation))
async def invitation(link: LinkPath, session: Somebody, service: TheService) -> Any:
    """Where a link leads to."""
    table, seat = await seating.by_link(service, link)
    moves = seat.kind != "open"
    return {
        "table": my_table(table, session)["table"],
        "seat": seat.seat,
        "moves": moves,
        "asks": not moves and table.record.status == PLAYING,
    }


@router.post("/links/{link}", response_model=described(MyTable))
async def take_link(
    link: LinkPath, body: requests.Join, session: Somebody, service: TheService, response: Response
) -> Any:
    """Take the seat that a link leads to. A link can be used once. In a running game, ask for the seat."""
    await seating.by_link(service, link)
    session = await welcome(service, session, body.name, response)
    return my_table(await seating.take_link(service, link, session, body.name, body.colour), session)


@router.post("/tables/{id}/join", response_model=described(MyTable))
async def join(
    table: TheTable, body: requests.SitDown, session: Somebody, service: TheService, response: Response
) -> Any:
    """Take an open seat. At a public table in a running game, ask for it."""
    session = await welcome(service, session, body.name, response)
    await seating.join(service, table, body.seat, session, body.name, body.colour)
    return my_table(table, session)


@router.post("/tables/{id}/start", response_model=described(MyTable))
async def start(table: TheTable, session: Known, service: TheService) -> Any:
    check_host(table, session)
    await seating.start(service, table)
    return my_table(table, session)


@router.post("/tables/{id}/rematch", response_model=described(MyTable))
async def rematch(table: TheTable, session: Known, maker: Maker, service: TheService) -> Any:
    """The same again. Whoever asks second is led to the table that the first one made."""
    if not table.seats_of(session.id):
        raise Refusal("not-yours")
    return my_table(await seating.rematch(service, table, session, maker), session)


@router.post("/tables/{id}/seats/{seat}", response_model=described(MyTable))
async def change_seat(
    table: TheTable, seat: SeatPath, body: requests.ChangeSeat, session: Known, service: TheService
) -> Any:
    """Put a bot on an open seat, or open a bot's seat."""
    check_host(table, session)
    check_seat(table, seat)
    await seating.change_seat(service, table, seat, body.kind, body.level, body.kept)
    return my_table(table, session)


@router.post("/tables/{id}/seats/{seat}/asking", response_model=described(MyTable))
async def agree(
    table: TheTable, seat: SeatPath, body: requests.Agree, session: Known, service: TheService
) -> Any:
    """Let a newcomer take the seat over in a running game, or not. All people at the table must agree."""
    check_seat(table, seat)
    await seating.agree(service, table, seat, session, body.yes)
    return my_table(table, session)


@router.post("/tables/{id}/seats/{seat}/me", response_model=described(MyTable))
async def introduce(
    table: TheTable, seat: SeatPath, body: requests.Join, session: Known, service: TheService
) -> Any:
    """Take another name or colour on your seat, before the game begins."""
    await seating.introduce(service, table, seat, session, body.name, body.colour)
    if body.name:
        await service.sessions.rename(session, body.name)
    return my_table(table, session)


@router.post("/tables/{id}/seats/{seat}/asks", response_model=described(MyTable))
async def ask_me(
    table: TheTable, seat: SeatPath, body: requests.Asks, session: Known, service: TheService
) -> Any:
    """Be asked even where there is only one answer, or let it be given for you after the usual pause."""
    check_seat(table, seat)
    await seating.ask(service, table, seat, session, body.yes)
    return my_table(table, session)


@router.post("/tables/{id}/seats/{seat}/leave", response_model=described(Done))
async def leave(table: AnyTable, seat: SeatPath, session: Known, service: TheService) -> Any:
    """Get up for good. In a game a bot goes on."""
    await seating.leave(service, table, seat, session)
    return {"done": True}


@router.post("/tables/{id}/seats/{seat}/link", response_model=described(LinkOut))
async def move_seat(table: TheTable, seat: SeatPath, session: Known, service: TheService) -> Any:
    """A link that takes your seat to another device."""
    return _link(await seating.offer_link(service, table, seat, session))


@router.post("/tables/{id}/seats/{seat}/proposal", response_model=described(MyTable))
async def propose(
    table: TheTable, seat: SeatPath, body: requests.Propose, session: Known, service: TheService
) -> Any:
    """Propose to pause, or to take your last move back, or agree to it, or not. All people must agree."""
    check_seat(table, seat)
    await seating.propose(service, table, seat, session, body.what, body.yes)
    return my_table(table, session)


@router.post("/tables/{id}/seats/{seat}/go-on", response_model=described(MyTable))
async def go_on(table: TheTable, seat: SeatPath, session: Known, service: TheService) -> Any:
    """End a pause."""
    check_seat(table, seat)
    await seating.go_on(service, table, seat, session)
    return my_table(table, session)


@router.post("/tables/{id}/seats/{seat}/back", response_model=described(MyTable))
async def come_back(table: TheTable, seat: SeatPath, session: Known, service: TheService) -> Any:
    """Play again, after your time had run out and a bot took over."""
    check_seat(table, seat)
    await seating.come_back(service, table, seat, session)
    return my_table(table, session)
