"""What processes that share a database agree on: who is there, who answers for the bots of which table, and
who listens where. Times are the database's own, so that clocks of several machines need not agree."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import bindparam, delete, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from antics.server.storage.schema import job_rows, lease_rows, process_rows, watcher_rows
from antics.server.storage.store import Store

SERVER, WORKERS = "server", "workers"
FORGOTTEN = 60.0  # seconds after which nothing is left of a process that is gone, and of news

_BEAT = """INSERT INTO processes (id, kind, until) VALUES (:id, :kind, {now} + :lease)
ON CONFLICT (id) DO UPDATE SET until = excluded.until"""
_TAKE = """INSERT INTO leases (table_id, process) VALUES (:table, :process)
ON CONFLICT (table_id) DO UPDATE SET process = excluded.process
WHERE leases.process = excluded.process
OR NOT EXISTS (SELECT 1 FROM processes WHERE id = leases.process AND until > {now})"""
_WATCH = """INSERT INTO watchers (table_id, process, sessions) VALUES (:table, :process, :sessions)
ON CONFLICT (table_id, process) DO UPDATE SET sessions = excluded.sessions"""
_WATCHERS = """SELECT table_id, sessions FROM watchers JOIN processes ON processes.id = watchers.process
WHERE table_id IN :tables AND process <> :process AND until > {now}"""


def sql(connection: AsyncConnection, words: str, **parts: str) -> str:
    """SQL with `{now}` filled in, the seconds by the clock of the database, and other parts."""
    sqlite = "((julianday('now') - 2440587.5) * 86400.0)"
    postgresql = "extract(epoch from clock_timestamp())"
    return words.format(now=sqlite if connection.dialect.name == "sqlite" else postgresql, **parts)


async def beat(store: Store, kind: str, lease: float) -> dict[str, str]:
    """A sign of life, good for some seconds: the kinds of all processes that are there, by id. What is left
    of those that are gone is swept."""
    async with store.writing() as connection:
        values = {"id": store.process, "kind": kind, "lease": lease}
        await connection.execute(text(sql(connection, _BEAT)), values)
        query = text(sql(connection, "SELECT id, kind, until > {now}, until < {now} - :old FROM processes"))
        found = (await connection.execute(query, {"old": FORGOTTEN})).all()
        await _sweep(connection, [id for id, _, _, forgotten in found if forgotten])
        if store.is_sqlite:
            query = text(sql(connection, "DELETE FROM news WHERE at < {now} - :old"))
            await connection.execute(query, {"old": FORGOTTEN})
    return {id: kind for id, kind, there, _ in found if there}


async def _sweep(connection: AsyncConnection, ids: list[str]) -> None:
    columns = (lease_rows.c.process, watcher_rows.c.process, job_rows.c.asker, process_rows.c.id)
    for column in columns if ids else ():
        await connection.execute(delete(column.table).where(column.in_(ids)))


async def end(store: Store) -> None:
    """This process is about to end: others may take over at once."""
    async with store.writing() as connection:
        kept = select(lease_rows.c.table_id).where(lease_rows.c.process == store.process)
        watched = select(watcher_rows.c.table_id).where(watcher_rows.c.process == store.process)
        free = list((await connection.execute(kept)).scalars())
        left = list((await connection.execute(watched)).scalars())
        await _sweep(connection, [store.process])
        await store.announce(connection, "free", free)
        await store.announce(connection, "who", left)


async def take(store: Store, table: str) -> bool:
    """Answer for the bots of a table from now on, unless another process that is there does."""
    async with store.writing() as connection:
        values = {"table": table, "process": store.process}
        return bool((await connection.execute(text(sql(connection, _TAKE)), values)).rowcount)


async def release(store: Store, tables: Iterable[str]) -> None:
    """Whoever wants to may answer for the bots of these tables."""
    async with store.writing() as connection:
        mine = lease_rows.c.process == store.process
        await connection.execute(delete(lease_rows).where(mine, lease_rows.c.table_id.in_(tables)))
        await store.announce(connection, "free", list(tables))


async def watch(store: Store, sessions: dict[str, set[str]]) -> None:
    """Who listens to some tables here ("": somebody without a session)."""
    async with store.writing() as connection:
        nobody = [table for table, there in sessions.items() if not there]
        w = watcher_rows.c
        query = delete(watcher_rows).where(w.process == store.process, w.table_id.in_(nobody))
        await connection.execute(query)
        rows: list[dict[str, Any]] = [
            {
                "table": table,
                "process": store.process,
                "sessions": " ".join(sorted(it or "-" for it in there)),
            }
            for table, there in sessions.items()
            if there
        ]
        if rows:
            await connection.execute(text(_WATCH), rows)
        await store.announce(connection, "who", list(sessions))


async def watchers(store: Store, tables: list[str]) -> dict[str, set[str]]:
    """Who listens to some tables at other processes."""
    found: dict[str, set[str]] = {table: set() for table in tables}
    async with store.reading() as connection:
        query = text(sql(connection, _WATCHERS)).bindparams(bindparam("tables", expanding=True))
        rows = await connection.execute(query, {"tables": tables, "process": store.process})
        for table, sessions in rows:
            found[table] |= {it.replace("-", "") for it in sessions.split()}
    return found
