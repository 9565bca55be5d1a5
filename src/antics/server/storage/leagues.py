"""Leagues and their members, as they come from the database and go there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from antics.server.storage.records import Kept, seat_of
from antics.server.storage.schema import league_rows, member_rows, people_rows, seat_rows, table_rows
from antics.server.storage.store import Store, Taken
from antics.table.record import Record
from antics.table.refusal import Refusal

EACH = 20  # leagues that somebody may have made and not ended
MANY = 40  # members of a league, with those who left
GAMES = 1000  # of a league, the latest


@dataclass
class Member:
    """Somebody in a league."""

    number: int
    person: str
    name: str
    since: float
    gone: float | None
    holidays: list[list[float]]


@dataclass
class League:
    """All that is kept of a league besides its games."""

    id: str  # its link
    name: str
    game: str
    players: int
    way: dict[str, Any]  # options and settings of its tables
    host: str
    made: float
    ended: float | None
    members: list[Member]

    def member(self, person: str | None) -> Member | None:
        """Somebody's membership, if they have not left."""
        return next((it for it in self.members if it.person == person and it.gone is None), None)


async def make(store: Store, row: dict[str, Any], name: str) -> None:
    """Keep a new league, whose host is its first member."""
    async with store.writing() as connection:
        own = select(func.count()).where(league_rows.c.host == row["host"], league_rows.c.ended.is_(None))
        if (await connection.execute(own)).scalar_one() >= EACH:
            raise Refusal("too-many-tables")
        await connection.execute(insert(league_rows).values(row))
        first = {"league": row["id"], "number": 0, "person": row["host"], "name": name, "since": row["made"]}
        await connection.execute(insert(member_rows).values(first))


async def read(store: Store, id: str) -> League:
    """Refused if there is none of this id."""
    m = member_rows.c
    async with store.reading() as connection:
        row = (await connection.execute(select(league_rows).where(league_rows.c.id == id))).first()
        if row is None:
            raise Refusal("no-link")
        columns = (m.number, m.person, m.name, m.since, m.gone, people_rows.c.holidays)
        query = select(*columns).outerjoin(people_rows, people_rows.c.id == m.person)
        found = await connection.execute(query.where(m.league == id).order_by(m.number))
        members = [Member(*it[:5], it[5] or []) for it in found]
    return League(**row._mapping, members=members)


async def of(store: Store, person: str) -> list[Any]:
    """The leagues of somebody: id, name, game, and when it ended."""
    m, g = member_rows.c, league_rows.c
    query = select(g.id, g.name, g.game, g.ended).join(member_rows, m.league == g.id)
    async with store.reading() as connection:
        found = query.where(m.person == person, m.gone.is_(None)).order_by(g.made.desc())
        return list((await connection.execute(found)).all())


async def join(store: Store, league: League, person: str, name: str, now: float) -> None:
    """Somebody comes, or comes back. `Taken` if somebody else came at the same moment."""
    m = member_rows.c
    try:
        async with store.writing() as connection:
            here = update(member_rows).where(m.league == league.id, m.person == person)
            if (await connection.execute(here.values(name=name, gone=None))).rowcount:
                return
            if len(league.members) >= MANY:
                raise Refusal("league-full", most=MANY)
            row = {"league": league.id, "number": len(league.members), "person": person, "name": name}
            await connection.execute(insert(member_rows).values(row | {"since": now}))
    except IntegrityError as error:
        raise Taken from error


async def leave(store: Store, league: League, member: Member, now: float) -> None:
    """Somebody leaves; a host's place goes to whoever has been there longest, and without anybody it ends."""
    m, g = member_rows.c, league_rows.c
    others = [it for it in league.members if it.gone is None and it.person != member.person]
    async with store.writing() as connection:
        here = update(member_rows).where(m.league == league.id, m.number == member.number)
        await connection.execute(here.values(gone=now))
        values = {"host": others[0].person} if others else {"ended": league.ended or now}
        if league.host == member.person:
            await connection.execute(update(league_rows).where(g.id == league.id).values(values))


async def end(store: Store, league: League, now: float) -> None:
    async with store.writing() as connection:
        query = update(league_rows).where(league_rows.c.id == league.id, league_rows.c.ended.is_(None))
        await connection.execute(query.values(ended=now))


async def tables(store: Store, league: str) -> list[Kept]:
    """Its tables, the latest first, without their moves."""
    t, s = table_rows.c, seat_rows.c
    query = select(table_rows).where(t.league == league).order_by(t.touched.desc(), t.id).limit(GAMES)
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
        seats: dict[str, list[Any]] = {row.id: [] for row in rows}
        held = select(seat_rows).where(s.table_id.in_(list(seats))).order_by(s.seat)
        for seat in await connection.execute(held):
            seats[seat.table_id].append(seat_of(seat))
    return [Kept(Record(**row._mapping), seats[row.id], []) for row in rows]
