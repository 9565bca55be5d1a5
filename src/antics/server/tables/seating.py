"""Making tables, sitting down and getting up. What changes is committed first, and told afterwards."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from antics.core.match import Match
from antics.core.registry import game as game_named
from antics.server.broadcast import telling
from antics.server.service import Service
from antics.server.sessions import Session
from antics.server.storage import records
from antics.server.storage.records import Kept
from antics.server.storage.store import Taken
from antics.server.tables.live import LiveTable
from antics.table.answers import Status
from antics.table.record import OPEN, OVER, PLAYING, LoggedMove, Record, Seat, free_colour, free_name
from antics.table.refusal import Refusal
from antics.table.table import result
from antics.table.wish import MoveWish, SeatWish, TableWish, check_set_up, settings_of

MOVING = 15 * 60.0  # seconds for which a link to another device is good
MEDIUM = "medium"  # the level of a bot, if none is wished for


P = ParamSpec("P")
T = TypeVar("T")


def judged_again(deed: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """What another process was quicker at is judged again, as things stand now: the database decides."""

    @wraps(deed)
    async def until_kept(*args: P.args, **named: P.kwargs) -> T:
        while True:
            with suppress(Taken):
                return await deed(*args, **named)

    return until_kept


# ---- making tables -----------------------------------------------------------------------------------


async def make(service: Service, host: Session, wish: TableWish, known: Match | None = None) -> LiveTable:
    """A new table. Where nothing is open, the game begins at once. `known`: a game to go on with."""
    check_set_up(wish.game, len(wish.seats), wish.options, wish.components)
    now, seats = time.time(), _seats(wish.seats, host)
    record = Record(
        id=_new_id(),
        game=wish.game,
        players=len(wish.seats),
        options=wish.options,
        components=wish.components,
        edition=game_named(wish.game).edition,
        secret=known.seed if known else service.new_secret(),
        sealed=known is None,
        status=_status(seats),
        host=host.id,
        made=now,
        touched=now,
        **settings_of(wish),
    )
    return await _set_up(service, LiveTable(record, seats), known)


def _status(seats: list[Seat]) -> Status:
    """Of a new table: it begins at once, unless somebody is still to come."""
    return OPEN if any(seat.kind == "open" for seat in seats) else PLAYING


def _seats(wishes: list[SeatWish], host: Session) -> list[Seat]:
    """Seats as they are wished for; who wishes for a colour chooses first."""
    seats = [Seat(i, colour=i) for i in range(len(wishes))]
    for seat in sorted(seats, key=lambda seat: wishes[seat.seat].colour is None):
        wish = wishes[seat.seat]
        if wish.kind == "open":
            _open(seat)
        else:
            seat.colour = free_colour(seats, seat.seat, wish.colour)
            seat.kind = "bot" if wish.kind == "bot" else "person"
            seat.level = (wish.level or MEDIUM) if wish.kind == "bot" else None
            seat.session = host.id if wish.kind == "me" else None
            seat.name = wish.name or (free_name(seats) if wish.kind == "bot" else host.name)
    return seats


async def _set_up(
    service: Service, table: LiveTable, known: Match | None = None, after: Record | None = None
) -> LiveTable:
    """Keep a new table, which may be the rematch `after` another, and begin if everyone is there."""
    await _check_room(service, table.record.host)
    moves: list[LoggedMove] = []
    if table.record.status == PLAYING:
        table.begin()
    if known:
        moves = _played(table, known)
    await records.insert_table(service.store, Kept(table.record, table.seats, moves), after)
    service.metrics.tables_made.inc()
    service.registry.add(table)
    return table


def _played(table: LiveTable, known: Match) -> list[LoggedMove]:
    """Play at a table what was played elsewhere."""
    moves = []
    for i, entry in enumerate(known.log):
        steps, number = list(entry.action.steps), table.decision_number(entry.seat)
        wish = MoveWish(seat=entry.seat, decision_number=number, steps=steps, key=f"upload {i}")
        moves.append(table.carry_out(wish))
    if known.over:
        table.record.status, table.record.result = OVER, result(known)
    return moves


async def _check_room(service: Service, host: str) -> None:
    limits = service.settings.limits
    everyone, own = await records.count_running(service.store, host)
    if everyone >= limits.tables or own >= limits.tables_each:
        raise Refusal("too-many-tables")


def _new_id() -> str:
    return secrets.token_hex(8)


@judged_again
async def rematch(service: Service, table: LiveTable, session: Session) -> LiveTable:
    """The same people and settings once more; the first to ask makes the table, the others find it."""
    async with service.registry.changing(table):
        old = table.record
        if old.status != OVER:
            raise Refusal("not-over")
        if old.rematch:
            return await service.registry.find(old.rematch)
        now = time.time()
        seats = [replace(seat, link=None, link_until=None) for seat in table.seats]
        for seat in seats:
            if seat.kind == "open":
                _open(seat)
        record = replace(
            old,
            id=_new_id(),
            edition=game_named(old.game).edition,
            secret=service.new_secret(),
            sealed=True,
            status=_status(seats),
            host=session.id,
            result=None,
            made=now,
            touched=now,
            version=0,
        )
        new = await service.finish(_set_up(service, LiveTable(record, seats), after=old))
        old.rematch, old.version = record.id, old.version + 1
        telling.tell_of_seats(table, table.audience)
        return new


# ---- sitting down --------------------------------------------------------------------------------------


async def by_link(service: Service, link: str) -> tuple[LiveTable, Seat]:
    """The table and the seat that a link leads to."""
    found = await records.seat_of_link(service.store, link)
    if found is None:
        raise Refusal("no-link")
    table = await service.registry.find(found[0])
    table.check_goes_on()
    return table, _seat_of(table, link)


def _seat_of(table: LiveTable, link: str) -> Seat:
    for seat in table.seats:
        if seat.link == link and (seat.link_until is None or seat.link_until >= time.time()):
            return seat
    raise Refusal("no-link")


@judged_again
async def take_link(
    service: Service, link: str, session: Session, name: str | None, colour: int | None
) -> LiveTable:
    """Take the seat of a link: an open one, or one's own on another device."""
    table, _ = await by_link(service, link)
    async with service.registry.changing(table):
        seat = _seat_of(table, link)
        if seat.kind == "open":
            seat.colour = free_colour(table.seats, seat.seat, colour)
            seat.name = name or session.name
        before, seat.session = seat.session, session.id
        seat.kind, seat.link, seat.link_until = "person", None, None
        table.last_seen[seat.seat] = time.monotonic()
        await service.finish(_keep(service, table, seat))
        if before and before != session.id:
            table.audience.close(before, seat.seat)
        return table


async def join(
    service: Service,
    table: LiveTable,
    number: int | None,
    session: Session,
    name: str | None,
    colour: int | None,
) -> None:
    """Take an open seat of a public table."""
    if not table.record.public:
        raise Refusal("not-allowed", what="public")
    async with service.registry.changing(table):
        free = [seat for seat in table.seats if seat.kind == "open" and number in (None, seat.seat)]
        if not free:
            raise Refusal("seat-taken", seat=number)
        link = free[0].link or ""
    await take_link(service, link, session, name, colour)


@judged_again
async def introduce(
    service: Service, table: LiveTable, number: int, session: Session, name: str | None, colour: int | None
) -> None:
    """Somebody who sits already takes another name or colour."""
    async with service.registry.changing(table):
        seat = table.seats[table.own_seat(session.id, number)]
        if table.record.status != OPEN:
            raise Refusal("already-begun")
        seat.colour = free_colour(table.seats, number, colour)
        seat.name = name or seat.name
        await service.finish(_keep(service, table, seat))


@judged_again
async def offer_link(service: Service, table: LiveTable, number: int, session: Session) -> Seat:
    """A link by which the holder of a seat moves it to another device."""
    async with service.registry.changing(table):
        seat = table.seats[table.own_seat(session.id, number)]
        seat.link, seat.link_until = _new_link(), time.time() + MOVING
        await service.finish(_keep(service, table, seat))
        return seat


@judged_again
async def change_seat(service: Service, table: LiveTable, number: int, kind: str, level: str | None) -> None:
    """The host fills an open seat with a bot, or opens a bot's seat."""
    async with service.registry.changing(table):
        seat = table.seats[number]
        if seat.kind == "person":
            raise Refusal("seat-taken", seat=number)
        if table.record.status == OVER:
            raise Refusal("not-playing", status=OVER)
        if kind == "open":
            _open(seat)
        else:
            if seat.kind == "open":
                seat.colour = free_colour(table.seats, number, None)
                seat.name = free_name(table.seats)
            seat.kind, seat.level, seat.link = "bot", level or MEDIUM, None
        await service.finish(_keep(service, table, seat))
        service.bots.schedule(table)


# ---- beginning and getting up --------------------------------------------------------------------------


@judged_again
async def start(service: Service, table: LiveTable) -> None:
    """Everyone is there: the game begins."""
    async with service.registry.changing(table):
        if table.record.status != OPEN:
            raise Refusal("already-begun")
        for seat in table.seats:
            if seat.kind == "open":
                raise Refusal("seat-open", seat=seat.seat)
        edition = game_named(table.record.game).edition  # what was made before the rules changed is not begun
        await service.finish(_keep(service, table, status=PLAYING, edition=edition))
        table.begin()
        telling.tell_of_seats(table, table.audience)
        telling.tell_viewers(table, table.audience, opening=True)
        service.bots.schedule(table)


@judged_again
async def leave(service: Service, table: LiveTable, number: int, session: Session) -> None:
    """Get up for good: before the game the seat is open again, in the game a bot takes it."""
    async with service.registry.changing(table):
        seat, record = table.seats[table.own_seat(session.id, number)], table.record
        if record.status == OVER:
            return
        if record.status == OPEN:
            _open(seat)
        else:
            seat.kind, seat.session, seat.level = "bot", None, record.stand_in_level
            seat.link, seat.link_until = None, None
        others = [it.session for it in table.seats if it.session]
        if not others:
            await service.finish(_remove(service, table))
            return
        gone = record.host == session.id and not table.seats_of(session.id)
        await service.finish(_keep(service, table, seat, host=others[0] if gone else record.host))
        table.audience.close(session.id, number)
        service.bots.schedule(table)


# ---- keeping it ----------------------------------------------------------------------------------------


def _open(seat: Seat) -> None:
    """Nobody sits here any more; there is a link for whoever comes."""
    seat.kind, seat.session, seat.level, seat.name = "open", None, None, ""
    seat.link, seat.link_until = _new_link(), None


def _new_link() -> str:
    return secrets.token_urlsafe(18)


async def _keep(service: Service, table: LiveTable, *changed: Seat, **facts: Any) -> None:
    """Commit who sits where and what else has changed, and tell it."""
    facts["touched"] = time.time()
    for name, value in facts.items():
        setattr(table.record, name, value)
    try:
        await records.update_table(service.store, table.record.id, table.record.version, facts, changed)
    except Taken:
        raise
    except BaseException:
        service.registry.forget(table)
        raise
    table.record.version += 1
    telling.tell_of_seats(table, table.audience)


async def _remove(service: Service, table: LiveTable) -> None:
    await records.delete_table(service.store, table.record.id, table.record.version)
    service.registry.forget(table)
