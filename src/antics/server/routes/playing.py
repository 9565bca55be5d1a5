"""At a table: what a seat sees, decides and says."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from antics.core.errors import IllegalAction
from antics.server import choices, schema
from antics.server.bots import Stuck
from antics.server.errors import Refusal
from antics.server.hall import at
from antics.server.live import Stream
from antics.server.routes.door import REFUSALS, Known, S, SeatPath, SeatQuery, Somebody, T, raw
from antics.server.serial import dumps

FEW_STEPS = 300  # characters of steps in a query
router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/tables/{id}/position", response_model=schema.Sight)
async def position(table: T, session: Somebody, s: S, seat: SeatQuery = None) -> Any:
    """How things stand, as you may see it."""
    viewer = s.hall.viewer(table, session, seat)
    async with at(table):
        return raw(table.sight(viewer))


@router.get(
    "/tables/{id}/events",
    response_class=Response,
    responses={
        200: {
            "description": "Server-sent events `table`, `position` and `reaction`, as told in `Messages`. "
            "A stream that is resumed with Last-Event-ID brings what was missed, or a fresh position.",
            "content": {"text/event-stream": {"schema": {"type": "string"}}},
        }
    },
)
async def events(request: Request, table: T, session: Somebody, s: S, seat: SeatQuery = None) -> Response:
    viewer = s.hall.viewer(table, session, seat)
    last_id = request.headers.get("last-event-id", "")[:40]
    listener = await s.hall.listen(table, session, viewer, last_id)
    return Stream(listener, s.settings.heartbeat, lambda listener: s.hall.part(table, listener))


@router.get("/messages", response_model=schema.Messages | None)
async def messages() -> Any:
    """Nothing: this tells the form of the messages on a stream."""
    return None


@router.post("/tables/{id}/moves", response_model=schema.Played)
async def move(table: T, body: schema.Move, session: Known, s: S) -> Any:
    """All steps of one choice. A retry with the same key is answered as the first one was."""
    seat = s.hall.own_seat(table, session, body.seat)
    return raw(dumps({"position": await s.hall.move(table, seat, body.position, body.steps, body.key)}))


@router.post("/tables/{id}/undo", response_model=schema.Played)
async def undo(table: T, body: schema.Undo, session: Known, s: S) -> Any:
    """Take the last move back, if it was yours and made nothing known."""
    seat = s.hall.own_seat(table, session, body.seat)
    return raw(dumps({"position": await s.hall.undo(table, seat, body.position, body.key)}))


StepsQuery = Annotated[
    str,
    Query(
        max_length=FEW_STEPS, pattern=r"^(\d{1,5}(,\d{1,5})*)?$", description="numbers with commas between"
    ),
]


def _numbers(text: str) -> list[int]:
    return [int(step) for step in text.split(",") if step]


@router.get("/tables/{id}/choices", response_model=schema.After)
async def what_next(table: T, session: Known, s: S, seat: schema.SeatNumber, steps: StepsQuery = "") -> Any:
    """What may follow the first steps of a choice."""
    seat = s.hall.own_seat(table, session, seat)
    async with at(table):
        try:
            return choices.after(table.playing, seat, _numbers(steps))
        except IllegalAction as error:
            raise Refusal("illegal", reason=error.message.data()) from error


@router.get("/tables/{id}/why", response_model=schema.Why)
async def why(
    table: T,
    session: Known,
    s: S,
    seat: schema.SeatNumber,
    steps: StepsQuery = "",
    text: Annotated[
        str | None, Query(max_length=200, description="instead of steps: a choice in words")
    ] = None,
) -> Any:
    """Why a choice, or the beginning of one, is not legal now."""
    seat = s.hall.own_seat(table, session, seat)
    async with at(table):
        return choices.why_not(table.playing, seat, _numbers(steps), text)


@router.post("/tables/{id}/seats/{seat}/hint", response_model=schema.Hint)
async def hint(table: T, seat: SeatPath, session: Known, s: S) -> Any:
    """What a bot thinks of your choices, the best first."""
    seat = s.hall.own_seat(table, session, seat)
    if not table.record.hints:
        raise Refusal("not-allowed", what="hints")
    match = table.playing
    if seat not in match.waiting:
        raise Refusal("stale", position=table.position(seat))
    state = match.state  # things may move on while the bot thinks
    try:
        lines = await s.hall.keeper.brains.hint(match, seat)
    except Stuck as error:
        raise Refusal("no-thought") from error
    return {
        "lines": [line | {"parts": choices.along(match.game, state, seat, line["steps"])} for line in lines]
    }


@router.post("/tables/{id}/reactions", response_model=schema.Done)
async def react(table: T, body: schema.React, session: Known, s: S) -> Any:
    """Something short and friendly, to everyone at the table."""
    seat = s.hall.own_seat(table, session, body.seat)
    table.audience.tell_all("reaction", dumps({"seat": seat, "reaction": body.reaction}))
    return {"done": True}
