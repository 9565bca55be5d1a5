"""Tables, seats and moves, as they come from the database and go there."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import and_, delete, exists, func, insert, or_, select, text, update

from antics.server.settings import Keeping
from antics.server.storage.outbox import Also
from antics.server.storage.people import forget_people
from antics.server.storage.schema import (
    key_rows,
    league_rows,
    listed_rows,
    member_rows,
    move_rows,
    people_rows,
    said_rows,
    seat_rows,
    session_rows,
    table_rows,
)
from antics.server.storage.store import Store, Taken, move_row
from antics.table.record import OPEN, OVER, PLAYING, LoggedMove, Record, Seat

HEALTH = "health"  # the id of a session that is nobody's: a row to write
AT_ONCE = 500  # tables swept together


@dataclass
class Kept:
    """All that is kept of a table."""

    record: Record
    seats: list[Seat]
    moves: list[LoggedMove]


async def insert_table(
    store: Store, kept: Kept, after: Record | None = None, also: Sequence[Also] = ()
) -> None:
    """Keep a new table, and what goes with it. If it is the rematch `after` another, that one says so, and
    there is no second: `Taken` if that one has changed meanwhile."""
    record = kept.record
    async with store.writing() as connection:
        if after:
            await _change(store, connection, after.id, after.version, {"rematch": record.id})
        await connection.execute(insert(table_rows).values(vars(record)))
        seats = [vars(seat) | {"table_id": record.id} for seat in kept.seats]
        await connection.execute(insert(seat_rows), seats)
        if kept.moves:
            await connection.execute(insert(move_rows), [move_row(record.id, move) for move in kept.moves])
        await list_anew(connection, [record.id])
        for words, values in also:
            await connection.execute(text(words), values)


async def list_anew(connection: Any, ids: Sequence[str]) -> None:
    """Put tables into the list of those that anybody may join, or take them out of it."""
    t, s = table_rows.c, seat_rows.c
    free = exists().where(s.table_id == t.id, s.kind == "open", s.kept.is_(False))
    found = select(t.id, t.touched).where(t.id.in_(ids), t.public.is_(True), t.status != OVER, free)
    await connection.execute(delete(listed_rows).where(listed_rows.c.table_id.in_(ids)))
    await connection.execute(insert(listed_rows).from_select(["table_id", "touched"], found))


async def read_table(store: Store, id: str, beyond: int = 0) -> Kept | None:
    """All that is kept of a table, if there is one of this id; of its moves only those beyond a number."""
    async with store.reading() as connection:
        row = (await connection.execute(select(table_rows).where(table_rows.c.id == id))).first()
        if row is None:
            return None
        s, m = seat_rows.c, move_rows.c
        seats = await connection.execute(select(seat_rows).where(s.table_id == id).order_by(s.seat))
        query = select(move_rows).where(m.table_id == id, m.seq > beyond).order_by(m.seq)
        moves = [move_of(dict(it._mapping)) for it in await connection.execute(query)]
        return Kept(Record(**row._mapping), [seat_of(it) for it in seats], moves)


async def head(store: Store, id: str) -> tuple[int, int] | None:
    """How far a table is, if there is one of this id: its version, and the number of its last move."""
    last = select(func.max(move_rows.c.seq)).where(move_rows.c.table_id == id).scalar_subquery()
    query = select(table_rows.c.version, func.coalesce(last, 0)).where(table_rows.c.id == id)
    async with store.reading() as connection:
        row = (await connection.execute(query)).first()
    return (row[0], row[1]) if row else None


def seat_of(row: Any) -> Seat:
    values = dict(row._mapping)
    del values["table_id"]
    return Seat(**values)


def move_of(row: dict[str, Any]) -> LoggedMove:
    """A move from the form in which the database keeps it (`store.move_row`)."""
    steps = [int(step) for step in row["steps"].split()]
    return LoggedMove(row["seq"], row["kind"], row["seat"], steps, row["key"], row["at"])


class Changed(NamedTuple):
    """What has changed about a table, and who sits in some of its seats."""

    id: str
    version: int  # by which it was judged
    facts: dict[str, Any]
    seats: Sequence[Seat]


async def update_tables(store: Store, changes: Iterable[Changed], also: Sequence[Also] = ()) -> None:
    """Keep what has changed about tables, and what goes with it, all or nothing: the next version of each.
    `Taken` if there is one already."""
    async with store.writing() as connection:
        for id, version, facts, seats in changes:
            await _change(store, connection, id, version, facts)
            for seat in seats:
                query = update(seat_rows).where(seat_rows.c.table_id == id, seat_rows.c.seat == seat.seat)
                await connection.execute(query.values(vars(seat)))
            await list_anew(connection, [id])
        for words, values in also:
            await connection.execute(text(words), values)


async def _change(store: Store, connection: Any, id: str, version: int, facts: dict[str, Any]) -> None:
    query = update(table_rows).where(table_rows.c.id == id, table_rows.c.version == version)
    if (await connection.execute(query.values(facts | {"version": version + 1}))).rowcount != 1:
        raise Taken
    await store.announce(connection, "tables", [id])


async def settle(store: Store, id: str, facts: dict[str, Any]) -> None:
    """Keep what follows from the log of a table, whoever works it out: no new version."""
    async with store.writing() as connection:
        await connection.execute(update(table_rows).where(table_rows.c.id == id).values(facts))
        await list_anew(connection, [id])


async def delete_table(store: Store, id: str, version: int) -> None:
    """`Taken` if the table has changed meanwhile: perhaps somebody has sat down."""
    async with store.writing() as connection:
        await _change(store, connection, id, version, {})
        await _delete_tables(connection, [id])


async def _delete_tables(connection: Any, ids: Sequence[str]) -> None:
    ids_of = (it.c.table_id for it in (said_rows, move_rows, seat_rows, listed_rows))
    for column in (*ids_of, table_rows.c.id):
        await connection.execute(delete(column.table).where(column.in_(ids)))


async def seat_of_link(store: Store, link: str) -> tuple[str, int] | None:
    """The table and the number of the seat that a link leads to."""
    s = seat_rows.c
    async with store.reading() as connection:
        row = (await connection.execute(select(s.table_id, s.seat).where(s.link == link))).first()
    return (row.table_id, row.seat) if row else None


async def count_running(store: Store, host: str, maker: str) -> tuple[int, int, int]:
    """How many tables are not over: all, those of one host, and those made from one address."""
    query = select(func.count()).select_from(table_rows).where(table_rows.c.status != OVER)
    async with store.reading() as connection:
        everyone = (await connection.execute(query)).scalar_one()
        own = (await connection.execute(query.where(table_rows.c.host == host))).scalar_one()
        here = (await connection.execute(query.where(table_rows.c.maker == maker))).scalar_one()
    return everyone, own, here


async def list_tables(
    store: Store, session: str | None, most: int, wish: dict[str, Any] | None = None
) -> tuple[list[Kept], list[Kept]]:
    """Public tables with a free seat, if they are as somebody wishes, and those at which somebody sits,
    finished ones last; without their moves."""
    t, s = table_rows.c, seat_rows.c
    query = select(table_rows).limit(most)
    listed = query.join(listed_rows, listed_rows.c.table_id == t.id).order_by(listed_rows.c.touched.desc())
    own = select(s.table_id).where(s.session == session)
    async with store.reading() as connection:
        wished = [t[name] == value for name, value in (wish or {}).items()]
        openly = (await connection.execute(listed.where(t.status != OVER, *wished))).all()
        latest = query.where(t.id.in_(own)).order_by(t.status == OVER, t.touched.desc())
        mine = (await connection.execute(latest)).all() if session else []
        kept = await _with_seats(connection, [*openly, *mine])
    return kept[: len(openly)], kept[len(openly) :]


async def list_mine(store: Store, person: str, most: int) -> list[Kept]:
    """Tables that are not over and at which somebody sits, the latest first; without their moves."""
    t, s = table_rows.c, seat_rows.c
    query = select(table_rows).where(
        t.id.in_(select(s.table_id).where(s.session == person)), t.status != OVER
    )
    async with store.reading() as connection:
        rows = (await connection.execute(query.order_by(t.touched.desc()).limit(most))).all()
        return await _with_seats(connection, rows)


async def _with_seats(connection: Any, rows: Sequence[Any]) -> list[Kept]:
    s = seat_rows.c
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    query = select(seat_rows).where(s.table_id.in_(list(seats))).order_by(s.seat)
    for row in await connection.execute(query):
        seats[row.table_id].append(seat_of(row))
    return [Kept(Record(**row._mapping), seats[row.id], []) for row in rows]


async def without_result(store: Store, most: int, besides: set[str]) -> list[str]:
    """Finished tables, the latest first, of which no result is kept."""
    t = table_rows.c
    query = select(t.id).where(t.status == OVER, t.result.is_(None), t.id.not_in(besides))
    async with store.reading() as connection:
        return list((await connection.execute(query.order_by(t.touched.desc()).limit(most))).scalars())


async def check(store: Store) -> None:
    """Raises whatever is wrong with the database: something is really written."""
    row = {"id": HEALTH, "token": HEALTH, "name": "", "seen": time.time()}
    async with store.writing() as connection:
        query = update(session_rows).where(session_rows.c.id == HEALTH)
        if not (await connection.execute(query.values(row))).rowcount:
            await connection.execute(insert(session_rows).values(row))


async def latest(store: Store) -> float:
    """When anybody did anything, as far as it is kept; now, if nobody ever did."""
    async with store.reading() as connection:
        query = select(func.max(session_rows.c.seen)).where(session_rows.c.id != HEALTH)
        seen = (await connection.execute(query)).scalar()
        touched = (await connection.execute(select(func.max(table_rows.c.touched)))).scalar()
    return max(filter(None, (seen, touched)), default=time.time())


async def sweep(store: Store, keeping: Keeping, now: float) -> tuple[list[str], int]:
    """Delete tables and sessions whose time has come: which tables, and how many sessions."""
    t = table_rows.c
    last_move = select(func.max(move_rows.c.at)).where(move_rows.c.table_id == t.id).scalar_subquery()
    alive = func.coalesce(last_move, t.touched)
    old = or_(
        and_(t.status == OPEN, t.pace == "live", t.touched < now - keeping.open_table),
        and_(t.status == OPEN, t.touched < now - keeping.open_days),
        and_(
            t.status == PLAYING,
            t.touched < now - keeping.playing_table,
            alive < now - keeping.playing_table,
        ),
        and_(t.status == OVER, t.league.is_(None), t.touched < now - keeping.over_table),
    )
    async with store.writing() as connection:
        ids = list((await connection.execute(select(t.id).where(old).limit(AT_ONCE))).scalars())
        await _delete_tables(connection, ids)
        await store.announce(connection, "tables", ids)
        seated = select(seat_rows.c.session).where(seat_rows.c.session.is_not(None))
        whose = func.coalesce(session_rows.c.person, session_rows.c.id)
        members = select(member_rows.c.person).where(member_rows.c.gone.is_(None))
        away = and_(whose.not_in(seated), whose.not_in(members))
        gone = and_(session_rows.c.seen < now - keeping.session, away)
        sessions = (await connection.execute(delete(session_rows).where(gone))).rowcount
        await _sweep_leagues(connection, now - keeping.session)
        p, k = people_rows.c, key_rows.c
        found_again = select(k.person).where(k.replaced.is_(None))  # by their key
        known = (seated, select(whose), members, found_again)
        nobody = and_(p.made < now - keeping.session, *(p.id.not_in(it) for it in known))
        if sessions:
            people = (await connection.execute(select(p.id).where(nobody).limit(AT_ONCE))).scalars()
            await forget_people(connection, list(people))
    return ids, sessions


async def _sweep_leagues(connection: Any, before: float) -> None:
    """Leagues that have ended, or of which all have left, and where nothing was played for long. Their games
    are swept like all others from then on."""
    t, m = table_rows.c, member_rows.c
    played = exists().where(t.league == league_rows.c.id, t.touched >= before)
    there = exists().where(m.league == league_rows.c.id, m.gone.is_(None))
    old = and_(league_rows.c.made < before, or_(league_rows.c.ended < before, ~there), ~played)
    ids = list((await connection.execute(select(league_rows.c.id).where(old).limit(AT_ONCE))).scalars())
    if ids:
        await connection.execute(update(table_rows).where(t.league.in_(ids)).values(league=None))
        await connection.execute(delete(member_rows).where(m.league.in_(ids)))
        await connection.execute(delete(league_rows).where(league_rows.c.id.in_(ids)))
