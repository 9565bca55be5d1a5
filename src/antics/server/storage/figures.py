"""The figures of finished games, as they come from the database and go there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Integer, Select, cast, exists, func, or_, select, text

from antics.server.storage.outbox import Also
from antics.server.storage.schema import figure_rows, seat_rows, table_rows
from antics.server.storage.store import Store
from antics.table import figures
from antics.table.figures import Figures
from antics.table.record import OVER
from antics.table.table import Table

NAMES = Figures._fields
LENGTH = """COALESCE(CAST(:last AS FLOAT) -
(SELECT MIN(at) FROM moves WHERE table_id = CAST(:log AS VARCHAR(16))), 0)"""
_PUT = f"""INSERT INTO figures ({", ".join(NAMES)})
VALUES ({", ".join(f":{name}" if name != "seconds" else LENGTH for name in NAMES)})
ON CONFLICT DO NOTHING"""
_f = figure_rows.c


def of_end(table: Table, ended: float) -> list[Also]:
    """Statements that keep what is known of a game that is over."""
    return [
        (_PUT, it._asdict() | {"last": it.ended, "log": it.table_id}) for it in figures.of_table(table, ended)
    ]


async def keep(store: Store, table: Table, ended: float) -> None:
    """Keep what is known of a game that ended otherwise than by a move, or before figures were kept."""
    async with store.writing() as connection:
        for words, values in of_end(table, ended):
            await connection.execute(text(words), values)


async def unknown(store: Store, most: int, besides: set[str]) -> list[str]:
    """Finished tables, the latest first, of which no figures are kept."""
    t = table_rows.c
    kept = exists().where(_f.table_id == t.id)
    query = select(t.id).where(t.status == OVER, ~kept, t.id.not_in(besides))
    async with store.reading() as connection:
        return list((await connection.execute(query.order_by(t.touched.desc()).limit(most))).scalars())


async def of_person(store: Store, person: str) -> list[Figures]:
    """All seats of all games of somebody, the earliest first."""
    mine = select(_f.table_id).where(_f.person == person)
    query = select(*(_f[name] for name in NAMES)).where(_f.table_id.in_(mine))
    return await _read(store, query.order_by(_f.ended, _f.table_id, _f.seat))


async def _read(store: Store, query: Select[Any]) -> list[Figures]:
    async with store.reading() as connection:
        return [Figures._make(row) for row in await connection.execute(query)]


class Sought(NamedTuple):
    """Which finished games are looked for."""

    text: str = ""  # part of the name of somebody who was there,
    also: tuple[str, ...] = ()  # or any of these games
    game: str = ""  # this game only
    won: bool | None = None


async def page(store: Store, person: str, sought: Sought, skip: int, most: int) -> tuple[list[Figures], int]:
    """Some of somebody's finished games, the latest first: all their seats, and how many games there are."""
    other, won = figure_rows.alias("other"), sought.won
    wanted = [_f.person == person]
    if sought.text:
        named = func.lower(other.c.name).contains(sought.text.lower(), autoescape=True)
        there = exists().where(other.c.table_id == _f.table_id, named)
        wanted.append(or_(there, _f.game.in_(sought.also)))
    if sought.game:
        wanted.append(_f.game == sought.game)
    found = select(_f.table_id, func.max(_f.ended).label("at")).where(*wanted).group_by(_f.table_id)
    if won is not None:  # with any seat of theirs
        found = found.having(func.max(cast(_f.won, Integer)) == int(won))
    async with store.reading() as connection:
        count = (await connection.execute(select(func.count()).select_from(found.subquery()))).scalar_one()
        latest = found.order_by(text("at DESC"), _f.table_id).limit(most).offset(skip)
        ids = [row.table_id for row in await connection.execute(latest)]
    query = select(*(_f[name] for name in NAMES)).where(_f.table_id.in_(ids))
    return await _read(store, query.order_by(_f.ended.desc(), _f.table_id, _f.seat)), count


async def kept(store: Store, ids: Iterable[str]) -> set[str]:
    """Those tables that can still be looked at."""
    query = select(table_rows.c.id).where(table_rows.c.id.in_(list(ids)))
    async with store.reading() as connection:
        return set((await connection.execute(query)).scalars())


async def running(store: Store, person: str, most: int) -> list[str]:
    """Tables at which somebody sits and that are not over, the latest first."""
    t, s = table_rows.c, seat_rows.c
    own = select(s.table_id).where(s.session == person)
    query = select(t.id).where(t.id.in_(own), t.status != OVER).order_by(t.touched.desc()).limit(most)
    async with store.reading() as connection:
        return list((await connection.execute(query)).scalars())
