"""All that belongs to somebody: their key, their devices, and what happens to all of it when two turn out to
be one, or when somebody wishes to be forgotten. Each is one transaction."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from sqlalchemy import Text, and_, cast, delete, func, insert, or_, select, update

from antics.server.storage.people import forget_channels, forget_people
from antics.server.storage.records import seat_of
from antics.server.storage.schema import (
    channel_rows,
    figure_rows,
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
from antics.server.storage.store import Store
from antics.table import clock
from antics.table.record import OVER, Seat

AT_ONCE = 100  # tables
_k, _s, _t, _f, _c = key_rows.c, seat_rows.c, table_rows.c, figure_rows.c, channel_rows.c
_whose = func.coalesce(session_rows.c.person, session_rows.c.id)


class Owner(NamedTuple):
    person: str
    replaced: float | None


# ---- keys ------------------------------------------------------------------------------------------------


async def owner(store: Store, digest: str) -> Owner | None:
    """Whose key this is, or was."""
    query = select(_k.person, _k.replaced).where(_k.digest == digest)
    async with store.reading() as connection:
        row = (await connection.execute(query)).first()
    return Owner(*row) if row else None


async def key_made(store: Store, person: str) -> float | None:
    """When somebody's key was made, if they have one."""
    query = select(_k.made).where(_k.person == person, _k.replaced.is_(None))
    async with store.reading() as connection:
        return (await connection.execute(query)).scalar()


async def replace_key(store: Store, person: str, digest: str) -> None:
    """Somebody has this key from now on, and no other."""
    now = clock.now()
    async with store.writing() as connection:
        await _retire(connection, person, now)
        await connection.execute(insert(key_rows).values(digest=digest, person=person, made=now))


async def _retire(connection: Any, person: str, now: float) -> None:
    old = update(key_rows).where(_k.person == person, _k.replaced.is_(None))
    await connection.execute(old.values(replaced=now))


# ---- devices ---------------------------------------------------------------------------------------------


async def devices(store: Store, person: str) -> list[Any]:
    """Somebody's sessions, the one seen last first."""
    query = select(session_rows).where(_whose == person).order_by(session_rows.c.seen.desc())
    async with store.reading() as connection:
        return list((await connection.execute(query)).all())


async def end_device(store: Store, person: str, id: str) -> bool:
    """End a session, and forget its browser as one that is called; was there one?"""
    async with store.writing() as connection:
        mine = and_(session_rows.c.id == id, _whose == person)
        found = (await connection.execute(delete(session_rows).where(mine))).rowcount
        pushed = select(_c.id, _c.form).where(_c.person == person, _c.kind == "push")
        ids = [row.id for row in await connection.execute(pushed) if row.form.get("device") == id]
        await forget_channels(connection, ids)
        await store.announce(connection, "ended", [person])
    return bool(found)


# ---- two who are one -------------------------------------------------------------------------------------


class BothThere(Exception):
    """Both have sat at the same table, whose game is not over."""

    def __init__(self, table: str, game: str) -> None:
        super().__init__(table)
        self.table, self.game = table, game


async def join(store: Store, old: str, new: str) -> list[str]:
    """All that is somebody's becomes somebody else's: they are one from now on. The tables that are not over
    and have changed. `BothThere`, and nothing has changed, if one of them would know two hands of one
    game."""
    async with store.writing() as connection:
        tables = await _tables_with(connection, old)
        for id, (game, seats) in tables.items():
            theirs, own = _held(seats, old), _held(seats, new)
            if theirs and own and theirs != own:
                raise BothThere(id, game)
            for seat in seats:
                await _keep_seat(connection, id, renamed(seat, old, new))
        await _rename_tables(connection, list(tables), old, new)
        of_person = (said_rows.c.person, league_rows.c.host, _f.person, session_rows.c.person)
        for column in (_s.session, _t.host, *of_person):
            await connection.execute(update(column.table).where(column == old).values({column.name: new}))
        await _join_leagues(connection, old, new)
        await _join_person(connection, old, new)
        await store.announce(connection, "tables", list(tables))
        await store.announce(connection, "ended", [old, new])
    return list(tables)


async def _tables_with(connection: Any, person: str) -> dict[str, tuple[str, list[Seat]]]:
    """Tables that are not over and know of somebody, locked: their games, and their seats."""
    named = [cast(column, Text).contains(person) for column in (_s.sat, _s.asking)]
    there = select(_s.table_id).where(or_(_s.session == person, *named))
    about = or_(_t.id.in_(there), _t.host == person, cast(_t.proposal, Text).contains(person))
    query = select(_t.id, _t.game).where(_t.status != OVER, about).order_by(_t.id)
    games = {row.id: row.game for row in await connection.execute(query.with_for_update(key_share=True))}
    found: dict[str, tuple[str, list[Seat]]] = {id: (game, []) for id, game in games.items()}
    for row in await connection.execute(select(seat_rows).where(_s.table_id.in_(games)).order_by(_s.seat)):
        found[row.table_id][1].append(seat_of(row))
    return found


def _held(seats: list[Seat], person: str) -> set[int]:
    """The seats that somebody holds, or has held since the game began."""
    return {it.seat for it in seats if person == it.session or person in it.sat}


def renamed(seat: Seat, old: str, new: str) -> Seat:
    """The same seat, where somebody is somebody else."""
    names = {old: new}
    seat.session = names.get(seat.session or "", seat.session)
    seat.sat = [names.get(it, it) for it in seat.sat]
    if asking := seat.asking:
        agreed, who = [names.get(it, it) for it in asking["agreed"]], asking["session"]
        seat.asking = {**asking, "session": names.get(who, who), "agreed": agreed}
    return seat


async def _keep_seat(connection: Any, table: str, seat: Seat) -> None:
    mine = update(seat_rows).where(_s.table_id == table, _s.seat == seat.seat)
    await connection.execute(mine.values(session=seat.session, sat=seat.sat, asking=seat.asking))


async def _rename_tables(connection: Any, ids: list[str], old: str, new: str) -> None:
    """Those who agree to something; and each table is of its next version."""
    proposed = select(_t.id, _t.proposal).where(_t.id.in_(ids), _t.proposal.is_not(None))
    for row in (await connection.execute(proposed)).all():
        agreed = [new if it == old else it for it in row.proposal["agreed"]]
        changed = update(table_rows).where(_t.id == row.id)
        await connection.execute(changed.values(proposal={**row.proposal, "agreed": agreed}))
    await connection.execute(update(table_rows).where(_t.id.in_(ids)).values(version=_t.version + 1))


async def _join_leagues(connection: Any, old: str, new: str) -> None:
    """Whoever was in a league twice is there once: the other place stays with its games, as nobody's."""
    m = member_rows.c
    mine = {row.league: row for row in await connection.execute(select(member_rows).where(m.person == new))}
    for row in (await connection.execute(select(member_rows).where(m.person == old))).all():
        place = update(member_rows).where(m.league == row.league)
        if row.league in mine:
            if row.gone is None:
                await connection.execute(place.where(m.person == new).values(gone=None))
            values = {"person": nobody(), "gone": row.gone or clock.now()}
        else:
            values = {"person": new}
        await connection.execute(place.where(m.number == row.number).values(values))


def nobody() -> str:
    """An id that is nobody's."""
    return secrets.token_hex(8)


async def _join_person(connection: Any, old: str, new: str) -> None:
    """Settings are those of the one whose key it is; ways of being called are of both."""
    p = people_rows.c
    both = {row.id: row for row in await connection.execute(select(people_rows).where(p.id.in_([old, new])))}
    if old in both and new in both:
        name = both[new].name or both[old].name
        colour = both[old].colour if both[new].colour is None else both[new].colour
        await connection.execute(update(people_rows).where(p.id == new).values(name=name, colour=colour))
    same = select(_c.kind, _c.address).where(_c.person == new)
    known = {(row.kind, row.address) for row in await connection.execute(same)}
    theirs = (await connection.execute(select(_c.id, _c.kind, _c.address).where(_c.person == old))).all()
    await forget_channels(connection, [row.id for row in theirs if (row.kind, row.address) in known])
    await connection.execute(update(channel_rows).where(_c.person == old).values(person=new))
    first = and_(session_rows.c.id == old, session_rows.c.person.is_(None))
    await connection.execute(update(session_rows).where(first).values(person=new))
    await _retire(connection, old, clock.now())
    await connection.execute(update(key_rows).where(_k.person == old).values(person=new))
    await connection.execute(delete(people_rows).where(p.id == old))


# ---- somebody who wishes to be forgotten -----------------------------------------------------------------


async def forget(store: Store, person: str) -> list[str]:
    """Nothing tells of somebody any more. Finished games in which other people sat stay theirs, with a seat
    that is nobody's; the others are gone. (They have left the tables that were not over.) The tables."""
    async with store.writing() as connection:
        own = select(_s.table_id).where(_s.session == person)
        ids = list((await connection.execute(own)).scalars())
        await connection.execute(update(table_rows).where(_t.id.in_(own)).values(version=_t.version + 1))
        await connection.execute(update(table_rows).where(_t.host == person).values(host=""))
        await connection.execute(delete(said_rows).where(said_rows.c.person == person))
        m = member_rows.c
        for row in (await connection.execute(select(member_rows).where(m.person == person))).all():
            place = update(member_rows).where(m.league == row.league, m.number == row.number)
            values = {"person": nobody(), "name": "", "gone": row.gone or clock.now()}
            await connection.execute(place.values(values))
        empty = {"session": None, "name": "", "link": None, "link_until": None}
        await connection.execute(update(seat_rows).where(_s.session == person).values(empty))
        for some in _batches(ids):
            shared = select(_s.table_id).where(_s.table_id.in_(some), _s.session.is_not(None))
            gone = set(some) - set((await connection.execute(shared)).scalars())
            for column in (
                said_rows.c.table_id,
                move_rows.c.table_id,
                _s.table_id,
                listed_rows.c.table_id,
                _t.id,
            ):
                await connection.execute(delete(column.table).where(column.in_(gone)))
        await forget_people(connection, [person])
        await connection.execute(delete(session_rows).where(_whose == person))
        await store.announce(connection, "tables", ids)
        await store.announce(connection, "ended", [person])
    return ids


def _batches(ids: list[str]) -> list[list[str]]:
    return [ids[at : at + AT_ONCE] for at in range(0, len(ids), AT_ONCE)]


# ---- all of it in one file -------------------------------------------------------------------------------

FACTS = ("id", "game", "players", "options", "components", "edition", "status", "pace", "result", "made")
OF_SEAT = ("seat", "kind", "level", "name", "colour")
OF_MOVE = ("seq", "kind", "seat", "steps", "at")
HIDDEN = ("id", "person", "reported")  # what means nothing outside of the database


async def _read(connection: Any, rows: Any, *where: Any) -> list[dict[str, Any]]:
    found = await connection.execute(select(rows).where(*where).order_by(*rows.primary_key.columns))
    return [dict(row._mapping) for row in found]


async def known(store: Store, person: str) -> dict[str, Any]:
    """What is kept of somebody beside their games."""
    async with store.reading() as connection:
        (settings,) = await _read(connection, people_rows, people_rows.c.id == person) or [{}]
        keys = await _read(connection, key_rows, _k.person == person)
        sessions = await _read(connection, session_rows, _whose == person)
        channels = await _read(connection, channel_rows, _c.person == person)
        figures = await _read(connection, figure_rows, _f.person == person)
        said = await _read(connection, said_rows, said_rows.c.person == person)
        leagues = await _read(connection, member_rows, member_rows.c.person == person)
    return {
        "settings": _without(settings),
        "keys": [{name: it[name] for name in ("made", "replaced")} for it in keys],
        "devices": [{name: it[name] for name in ("browser", "made", "seen")} for it in sessions],
        "channels": [_without(it) for it in channels],
        "figures": [_without(it) for it in figures],
        "messages": [_without(it) for it in said],
        "leagues": [_without(it) for it in leagues],
    }


def _without(row: dict[str, Any]) -> dict[str, Any]:
    return {name: it for name, it in row.items() if name not in HIDDEN}


async def games_of(store: Store, person: str) -> AsyncIterator[dict[str, Any]]:
    """All games at whose tables somebody sits. Of one that is not over, only what they did themselves."""
    async with store.reading() as connection:
        query = select(_s.table_id).where(_s.session == person).distinct().order_by(_s.table_id)
        ids = list((await connection.execute(query)).scalars())
    for some in _batches(ids):
        async with store.reading() as connection:
            tables = await _read(connection, table_rows, _t.id.in_(some))
            seats = await _read(connection, seat_rows, _s.table_id.in_(some))
            moves = await _read(connection, move_rows, move_rows.c.table_id.in_(some))
        for table in tables:
            here = [it for it in seats if it["table_id"] == table["id"]]
            yield _game(table, here, [it for it in moves if it["table_id"] == table["id"]], person)


def _game(table: dict[str, Any], seats: list[Any], moves: list[Any], person: str) -> dict[str, Any]:
    mine, over = {it["seat"] for it in seats if it["session"] == person}, table["status"] == OVER
    return {
        **{name: table[name] for name in FACTS},
        **({"secret": table["secret"]} if over else {}),
        "seats": [{"yours": it["seat"] in mine} | {name: it[name] for name in OF_SEAT} for it in seats],
        "moves": [{name: it[name] for name in OF_MOVE} for it in moves if over or it["seat"] in mine],
    }
