"""The routes. Each says who may, calls the hall, and gives the answer its form."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from sqlalchemy import func, or_, select

import antics
from antics.bots import LEVELS
from antics.core import clauses
from antics.core.errors import AnticsError, IllegalAction
from antics.core.registry import game as game_named
from antics.core.registry import game_names
from antics.server import choices, schema
from antics.server.bots import Stuck
from antics.server.errors import Refusal
from antics.server.hall import Hall, at
from antics.server.identity import COOKIE, LASTS, Session, Sessions
from antics.server.live import Stream
from antics.server.logs import METRICS
from antics.server.models import seats as seat_rows
from antics.server.models import tables as table_rows
from antics.server.replay import OPENLY, Replays, frames_for
from antics.server.serial import dumps
from antics.server.settings import Settings
from antics.server.tables import OPEN, OVER, Table

LISTED = 50  # tables in a list
FEW_STEPS = 300  # characters of steps in a query


@dataclass
class Service:
    settings: Settings
    hall: Hall
    people: Sessions
    replays: Replays


def service(request: Request) -> Service:
    found: Service = request.app.state.service
    return found


S = Annotated[Service, Depends(service)]


async def somebody(request: Request, s: S) -> Session | None:
    """Whoever asks, if they are known."""
    return await s.people.find(request.cookies.get(COOKIE))


Somebody = Annotated[Session | None, Depends(somebody)]


async def known(session: Somebody) -> Session:
    if session is None:
        raise Refusal("no-session")
    return session


Known = Annotated[Session, Depends(known)]


async def welcome(s: Service, session: Session | None, name: str | None, response: Response) -> Session:
    """Whoever asks; from now on they are known."""
    if session is None:
        session, token = await s.people.make(name or "")
        response.set_cookie(
            COOKIE, token, max_age=LASTS, httponly=True, samesite="lax", secure=s.settings.secure, path="/"
        )
    elif name:
        await s.people.rename(session, name)
    return session


TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]


async def table_of(id: TableId, s: S) -> Table:
    return await s.hall.find(id)


T = Annotated[Table, Depends(table_of)]
SeatQuery = Annotated[schema.SeatNumber | None, Query(description="your seat; needed if you hold several")]
SeatPath = Annotated[schema.SeatNumber, Path()]
LinkPath = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{24}$")]

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": schema.Error} for status in (401, 403, 404, 409, 413, 422, 429, 500, 503)
}
playing = APIRouter(prefix="/api", responses=REFUSALS)  # what is asked for most, and looked up first
router = APIRouter(prefix="/api", responses=REFUSALS)


def mine(s: Service, table: Table, session: Session | None) -> dict[str, Any]:
    return {
        "table": s.hall.about(table),
        "yours": table.seats_of(session.id if session else None),
        "host": session is not None and table.record.host == session.id,
    }


def check_host(table: Table, session: Session) -> None:
    if table.record.host != session.id:
        raise Refusal("not-yours")


def seat_at(table: Table, seat: int) -> int:
    if seat >= table.record.players:
        raise Refusal("not-found")
    return seat


def raw(data: bytes) -> Response:
    return Response(data, media_type="application/json")


# ---- games -------------------------------------------------------------------------------------------


@router.get("/games", response_model=list[schema.GameOut])
async def games() -> Any:
    """The games there are, with their options and the levels of the bots."""
    return [_game(name) for name in game_names()]


def _game(name: str) -> dict[str, Any]:
    game = game_named(name)
    return {
        "name": name,
        "title": game.title,
        "seats": list(game.seats),
        "options": [
            option._asdict() | {"seats": list(option.seats or game.seats)} for option in game.options
        ],
        "components": [
            {"name": c.name, "about": c.about, "origin": c.origin, "clause": c.clause, "faces": dict(c.faces)}
            for c in game.components
        ],
        "sources": list(game.sources),
        "levels": [{"name": level, "about": LEVELS[level].about} for level in LEVELS],
    }


@router.get("/games/{name}/rules", response_model=list[schema.ClauseOut])
async def rules(name: Annotated[str, Path(max_length=40)], language: schema.Language = "en") -> Any:
    """The rules in our own words, clause by clause."""
    try:
        found = clauses.read(game_named(name), language)
    except AnticsError as error:
        raise Refusal("not-found") from error
    return [{"id": c.id, "title": c.title, "text": c.text, "chapter": c.chapter} for c in found.values()]


# ---- who I am ----------------------------------------------------------------------------------------


@router.get("/me", response_model=schema.MeOut)
async def who_am_i(session: Somebody) -> Any:
    return {"name": session.name if session else None}


@router.post("/me", response_model=schema.MeOut)
async def call_me(body: schema.Me, session: Somebody, s: S, response: Response) -> Any:
    """Take a name; without a session, this makes one."""
    session = await welcome(s, session, body.name, response)
    return {"name": session.name}


# ---- tables ------------------------------------------------------------------------------------------


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


# ---- playing -----------------------------------------------------------------------------------------


@playing.get("/tables/{id}/position", response_model=schema.Sight)
async def position(table: T, session: Somebody, s: S, seat: SeatQuery = None) -> Any:
    """How things stand, as you may see it."""
    viewer = s.hall.viewer(table, session, seat)
    async with at(table):
        return raw(table.sight(viewer))


@playing.get(
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


@playing.post("/tables/{id}/moves", response_model=schema.Played)
async def move(table: T, body: schema.Move, session: Known, s: S) -> Any:
    """All steps of one choice. A retry with the same key is answered as the first one was."""
    seat = s.hall.own_seat(table, session, body.seat)
    return raw(dumps({"position": await s.hall.move(table, seat, body.position, body.steps, body.key)}))


@playing.post("/tables/{id}/undo", response_model=schema.Played)
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


# ---- what was ----------------------------------------------------------------------------------------

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


# ---- for whoever runs the server -----------------------------------------------------------------------

plain = APIRouter()


@plain.get("/healthz", response_model=schema.Done, responses={503: {"model": schema.Error}})
async def health(s: S) -> Any:
    """Does the database answer?"""
    async with s.hall.store.reading() as connection:
        await connection.execute(
            select(func.count()).select_from(table_rows).where(or_(table_rows.c.status == OPEN))
        )
    return {"done": True}


@plain.get(
    "/metrics",
    response_class=Response,
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
        404: {"model": schema.Error},
    },
)
async def metrics(s: S, request: Request) -> Response:
    """Figures, told to this machine only: how many moves there were may be a secret at some table."""
    if not request.client or request.client.host not in ("127.0.0.1", "::1"):
        raise Refusal("not-found")
    METRICS.gauge("antics_tables_in_memory", len(s.hall.tables))
    METRICS.gauge("antics_streams", s.hall.streams)
    return Response(METRICS.text(), media_type="text/plain; version=0.0.4")
