"""At a table: what a seat sees, decides and says."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from antics.core.errors import IllegalAction
from antics.core.match import Match
from antics.server.api import requests
from antics.server.api.answers import Done, Hint, Played, described
from antics.server.api.dependencies import (
    REFUSALS,
    Address,
    Known,
    KnownTable,
    SeatPath,
    SeatQuery,
    Somebody,
    TheService,
    TheTable,
    id_of,
    raw,
    while_connected,
)
from antics.server.bots.pool import Replaced, Stuck
from antics.server.bots.turns import Busy
from antics.server.broadcast import telling
from antics.server.broadcast.streams import Listener, Stream
from antics.server.serial import dumps
from antics.server.service import Service
from antics.server.sessions import Session
from antics.server.tables import moves, seating
from antics.server.tables.live import LiveTable
from antics.table import choices, picture, snapshot
from antics.table.answers import After, Holdings, Messages, Picture, Snapshot, Why, said
from antics.table.refusal import Refusal
from antics.table.wish import MoveWish

FEW_STEPS = 300  # characters of steps in a query
router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/tables/{id}/snapshot", response_model=described(Snapshot))
async def take_snapshot(table: TheTable, session: Somebody, seat: SeatQuery = None) -> Any:
    """How things stand, as you may see it."""
    async with table.alone():
        viewer = table.viewer(id_of(session), seat)
        return raw(dumps(snapshot.of(table, viewer)))


@router.get("/tables/{id}/picture", response_model=described(Picture))
async def draw(table: TheTable, session: Somebody, seat: SeatQuery = None) -> Any:
    """What you may see, drawn with letters."""
    async with table.alone():
        viewer = table.viewer(id_of(session), seat)
        return picture.of(table.playing.game, snapshot.of(table, viewer)["view"])


@router.get(
    "/tables/{id}/events",
    response_class=Response,
    responses={
        200: {
            "description": "Server-sent events, as told in `Messages`: `table` and `snapshot` tell all, "
            "`table_change` and `change` what is different from then on, `reaction` what somebody says. "
            "A stream that is resumed with Last-Event-ID brings the changes that were missed, or all anew; "
            "whoever reads too slowly is told all anew instead of every change.",
            "content": {"text/event-stream": {"schema": {"type": "string"}}},
        }
    },
)
async def events(
    request: Request,
    table: TheTable,
    session: Somebody,
    address: Address,
    service: TheService,
    seat: SeatQuery = None,
) -> Response:
    last_id = request.headers.get("last-event-id", "")
    return await stream(service, table, session, address, seat, last_id)


async def stream(
    service: Service, table: LiveTable, session: Session | None, address: str, seat: int | None, last_id: str
) -> Stream:
    """What somebody hears of a table from now on, and what they missed since a message of this id."""
    who = id_of(session)
    async with table.alone():
        viewer = table.viewer(who, seat)  # here: who has just got up looks from no seat
        listener = Listener(who, viewer, lambda: telling.whole(table, table.audience, viewer))
        service.streams.open(who, address)
        telling.greet(listener, table, table.audience, last_id[:40])
    for number in table.seats_of(who) if session else ():
        if session and table.seats[number].late:
            await seating.come_back(service, table, number, session)
    telling.tell_of_seats(table, table.audience)
    service.presence.changed(table)
    service.bots.schedule(table)

    def closed() -> None:
        service.streams.close(who, address)
        table.leave(listener)
        service.presence.changed(table)
        telling.tell_of_seats(table, table.audience)

    return Stream(listener, service.settings.heartbeat, closed)


@router.get("/messages", response_model=described(Messages) | None)
async def messages() -> Any:
    """Nothing: this tells the form of the messages on a stream."""
    return None


@router.post("/tables/{id}/moves", response_model=described(Played))
async def move(table: KnownTable, body: requests.Move, session: Known, service: TheService) -> Any:
    """All steps of one choice. A retry with the same key is answered as the first one was."""
    number = await moves.move(service, table, MoveWish(**dict(body)), session)
    return raw(dumps(Played(decision_number=number)))


@router.post("/tables/{id}/undo", response_model=described(Played))
async def undo(table: KnownTable, body: requests.Undo, session: Known, service: TheService) -> Any:
    """Take the last move back, if it was yours and made nothing known."""
    number = await moves.move(service, table, MoveWish(kind="undo", **dict(body)), session)
    return raw(dumps(Played(decision_number=number)))


StepsQuery = Annotated[
    str,
    Query(
        max_length=FEW_STEPS, pattern=r"^(\d{1,5}(,\d{1,5})*)?$", description="numbers with commas between"
    ),
]


def _numbers(text: str) -> list[int]:
    return [int(step) for step in text.split(",") if step]


@router.get("/tables/{id}/choices", response_model=described(After))
async def what_next(
    table: TheTable, session: Known, seat: requests.SeatNumber, steps: StepsQuery = ""
) -> Any:
    """What may follow the first steps of a choice."""
    async with table.alone():
        seat = table.own_seat(session.id, seat)
        try:
            return raw(dumps(choices.after(table.playing, seat, _numbers(steps))))
        except IllegalAction as error:
            raise Refusal("illegal", reason=said(error.message)) from error


@router.get("/tables/{id}/why", response_model=described(Why))
async def why(
    table: TheTable,
    session: Known,
    seat: requests.SeatNumber,
    steps: StepsQuery = "",
    text: Annotated[
        str | None, Query(max_length=200, description="instead of steps: a choice in words")
    ] = None,
) -> Any:
    """Why a choice, or the beginning of one, is not legal now."""
    async with table.alone():
        seat = table.own_seat(session.id, seat)
        return choices.why_not(table.playing, seat, _numbers(steps), text)


@router.post("/tables/{id}/seats/{seat}/hint", response_model=described(Hint))
async def hint(request: Request, table: TheTable, seat: SeatPath, session: Known, service: TheService) -> Any:
    """What a bot thinks of your choices, the best first. One at a time: if you ask again, or hang up, the
    older question is dropped."""
    seat = table.own_seat(session.id, seat)
    if not table.record.hints:
        raise Refusal("not-allowed", what="hints")
    match = table.playing
    if seat not in match.waiting or table.over:
        raise Refusal("stale", decision_number=table.decision_number(seat))
    return await advice(request, service, match, seat, session.id)


async def advice(request: Request, service: Service, match: Match, seat: int, who: str) -> Response:
    """What a bot thinks of a seat's choices, for as long as somebody waits for it."""
    state = match.state  # things may move on while the bot thinks
    await service.store.tell("hints", [who])
    try:
        lines = await while_connected(request, service.bots.pool.hint(match, seat, who))
    except Replaced as error:
        raise Refusal("replaced") from error
    except (Stuck, Busy) as error:
        raise Refusal("no-thought") from error
    parts = [choices.along(match.game, state, seat, line["steps"]) for line in lines]
    return raw(dumps({"lines": [line | {"parts": it} for line, it in zip(lines, parts, strict=True)]}))


@router.post("/tables/{id}/seats/{seat}/holdings", response_model=described(Holdings))
async def holdings(
    request: Request, table: TheTable, seat: SeatPath, session: Known, service: TheService
) -> Any:
    """What the others could hold, from what you could know, where a bot may be asked for hints."""
    seat = table.own_seat(session.id, seat)
    if not table.record.hints:
        raise Refusal("not-allowed", what="hints")
    try:
        found = await while_connected(request, service.bots.pool.holdings(table.playing, seat, session.id))
    except (Stuck, Busy) as error:
        raise Refusal("no-thought") from error
    return raw(dumps({"holdings": found}))


@router.post("/tables/{id}/reactions", response_model=described(Done))
async def react(table: TheTable, body: requests.React, session: Known, service: TheService) -> Any:
    """Something short and friendly, to everyone at the table."""
    seat = table.own_seat(session.id, body.seat)
    table.react(seat, body.reaction)
    told = {"table": table.record.id, "seat": seat, "reaction": body.reaction}
    await service.store.tell("reactions", [told])
    return {"done": True}
