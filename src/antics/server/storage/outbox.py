"""The outbox: what people are still to be told, put there with what it tells of, in one transaction."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import and_, delete, or_, select, text, update

from antics.server.storage.processes import sql
from antics.server.storage.schema import (
    channel_rows,
    outbox_rows,
    people_rows,
    process_rows,
    seat_rows,
    table_rows,
)
from antics.server.storage.store import Store, Taken
from antics.table.record import OPEN, Seat

WAITING, SENT, DROPPED, FAILED = "waiting", "sent", "dropped", "failed"
KEPT = 30 * 24 * 3600.0  # seconds for which it is remembered that something was told
ABOUT_TURN = ("turn", "reminder", "absent")  # which are out of date once the turn is over
ABOUT_LOBBY = ("sat",)  # once the game has begun

Also = tuple[str, dict[str, Any]]  # a statement that goes with another, in the words of both databases

_CLOCK = """UPDATE seats SET turn = :turn, asked = :asked, due = :due, time_left = :time_left, late = :late
WHERE table_id = :table AND seat = :seat"""
_PUT = """INSERT INTO outbox (channel, kind, table_id, seat, turn, made, at, state, tries)
SELECT id, CAST(:kind AS VARCHAR(12)), CAST(:table AS VARCHAR(16)), CAST(:seat AS INTEGER),
CAST(:turn AS INTEGER), CAST(:made AS FLOAT), CAST(:at AS FLOAT), 'waiting', 0
FROM channels WHERE person = :person AND state = 'on' ON CONFLICT DO NOTHING"""
_PUT_ONE = _PUT.replace("person = :person AND state = 'on'", "id = :channel")


class Letter(NamedTuple):
    """Something to be told, and to whom."""

    id: int
    kind: str
    table: str
    seat: int
    at: float
    tries: int
    channel: int
    channel_kind: str
    address: str
    form: Any
    state: str  # of the channel
    daily: int | None
    person: str
    language: str
    zone: str
    quiet: bool
    current: bool | None  # is it still so?
    game: str | None
    due: float | None


def clock(table: str, seat: Seat) -> Also:
    """What a seat's clock says now."""
    values = {"turn": seat.turn, "asked": seat.asked, "due": seat.due, "late": seat.late}
    return _CLOCK, values | {"time_left": seat.time_left, "table": table, "seat": seat.seat}


def put(kind: str, person: str, table: str, seat: int, turn: int, now: float, at: float) -> Also:
    """Something to be told to somebody, in all ways in which they are called; once."""
    values = {"kind": kind, "person": person, "table": table, "seat": seat, "turn": turn}
    return _PUT, values | {"made": now, "at": at}


async def put_one(store: Store, kind: str, channel: int, turn: int, now: float) -> None:
    """Something about no table, to be told in one way."""
    values = {"kind": kind, "channel": channel, "table": "", "seat": 0, "turn": turn, "made": now, "at": now}
    async with store.writing() as connection:
        await connection.execute(text(_PUT_ONE), values)


async def write(store: Store, also: list[Also]) -> None:
    async with store.writing() as connection:
        for words, values in also:
            await connection.execute(text(words), values)


async def take(store: Store, now: float, most: int) -> list[Letter]:
    """Letters whose time has come. They are this process's until it is gone; then another may take them."""
    o, c, p, s, t = (it.c for it in (outbox_rows, channel_rows, people_rows, seat_rows, table_rows))
    async with store.writing() as connection:
        alive = select(process_rows.c.id).where(text(sql(connection, "until > {now}")))
        due = and_(o.state == WAITING, o.at <= now)
        if store.shared:
            due = and_(due, or_(o.taken.is_(None), o.taken == store.process, o.taken.not_in(alive)))
        first = select(o.id).where(due).order_by(o.at).limit(most).scalar_subquery()
        mine = update(outbox_rows).where(o.id.in_(first), due).values(taken=store.process).returning(o.id)
        ids = (await connection.execute(mine)).scalars().all()
        if not ids:
            return []
        current = or_(
            o.kind.not_in((*ABOUT_TURN, *ABOUT_LOBBY)),
            and_(o.kind.in_(ABOUT_TURN), s.turn == o.turn, s.session == c.person),
            and_(o.kind.in_(ABOUT_LOBBY), t.status == OPEN),
        )
        columns = (o.id, o.kind, o.table_id, o.seat, o.at, o.tries, c.id, c.kind, c.address, c.form, c.state)
        about = (c.daily, c.person, p.language, p.zone, p.quiet, current, t.game, s.due)
        query = (
            select(*(column.label(f"c{i}") for i, column in enumerate(columns + about)))
            .join(channel_rows, c.id == o.channel)
            .join(people_rows, p.id == c.person)
            .outerjoin(table_rows, t.id == o.table_id)
            .outerjoin(seat_rows, and_(s.table_id == o.table_id, s.seat == o.seat))
            .where(o.id.in_(ids))
            .order_by(o.at, o.id)
        )
        rows = (await connection.execute(query)).all()
    return [Letter(*row) for row in rows]


async def settle(store: Store, ids: list[int], **values: Any) -> None:
    """What became of letters."""
    async with store.writing() as connection:
        await connection.execute(update(outbox_rows).where(outbox_rows.c.id.in_(ids)).values(**values))


async def mark_sent(store: Store, ids: list[int]) -> None:
    """They are as good as sent: whatever happens to this process, nobody sends them again. `Taken`, if this
    process was thought to be gone, and another has taken them."""
    o = outbox_rows.c
    mine = and_(o.id.in_(ids), o.state == WAITING, o.taken == store.process)
    async with store.writing() as connection:
        marked = await connection.execute(update(outbox_rows).where(mine).values(state=SENT).returning(o.id))
        if len(marked.all()) != len(ids):
            raise Taken


async def sweep(store: Store, now: float) -> None:
    o = outbox_rows.c
    async with store.writing() as connection:
        await connection.execute(delete(outbox_rows).where(o.state != WAITING, o.at < now - KEPT))


def move_reminders(table: str, seat: int, at: float) -> Also:
    """A seat has until another time."""
    words = """UPDATE outbox SET at = :at
    WHERE table_id = :table AND seat = :seat AND kind = 'reminder' AND state = 'waiting'"""
    return words, {"table": table, "seat": seat, "at": at}


async def due_tables(store: Store, now: float, most: int) -> list[str]:
    """Tables at which somebody's time has run out."""
    s = seat_rows.c
    query = select(s.table_id).where(s.due <= now).distinct().limit(most)
    async with store.reading() as connection:
        return list((await connection.execute(query)).scalars())
