"""Thoughts that are asked for here and thought elsewhere, by workers that run apart.

The lowest rank comes first, and within it the first thought of every owner before the second of any. Whose
worker is gone is taken by another; whose asker is gone is dropped.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import delete, func, insert, select, text, update

from antics.server.storage.processes import sql
from antics.server.storage.schema import job_rows
from antics.server.storage.store import Store

_TAKE = """UPDATE jobs SET taken = :process WHERE id = (
SELECT id FROM jobs AS it WHERE answer IS NULL
AND (taken IS NULL OR NOT EXISTS (SELECT 1 FROM processes WHERE id = it.taken AND until > {now}))
ORDER BY rank, (SELECT count(*) FROM jobs AS other WHERE other.owner = it.owner AND other.id < it.id), id
LIMIT 1 {unlocked}) RETURNING id"""


async def put(store: Store, rank: int, owner: str, task: dict[str, Any]) -> int:
    """Ask for a thought; its number."""
    values = {"asker": store.process, "rank": rank, "owner": owner, "task": task}
    async with store.writing() as connection:
        id: int = (
            await connection.execute(insert(job_rows).values(values).returning(job_rows.c.id))
        ).scalar_one()
        await store.announce(connection, "jobs", [id])
    return id


async def waiting(store: Store) -> int:
    """How many have not been begun."""
    async with store.reading() as connection:
        query = select(func.count()).select_from(job_rows).where(job_rows.c.taken.is_(None))
        return (await connection.execute(query)).scalar_one()


async def take(store: Store) -> tuple[int, dict[str, Any]] | None:
    """The next that nobody thinks about, if there is one."""
    async with store.writing() as connection:
        query = text(sql(connection, _TAKE, unlocked="" if store.is_sqlite else "FOR UPDATE SKIP LOCKED"))
        id = (await connection.execute(query, {"process": store.process})).scalar()
        if id is None:
            return None
        task = await connection.execute(select(job_rows.c.task).where(job_rows.c.id == id))
        return id, task.scalar_one()


async def answer(store: Store, id: int, said: dict[str, Any]) -> None:
    """What came of it: `{"answer": …}` or `{"error": …}`."""
    async with store.writing() as connection:
        await connection.execute(update(job_rows).where(job_rows.c.id == id).values(answer=said))
        await store.announce(connection, "thoughts", [id])


async def answers(store: Store, ids: Iterable[int]) -> dict[int, dict[str, Any]]:
    """Those of these that have come to something."""
    j = job_rows.c
    async with store.reading() as connection:
        query = select(j.id, j.answer).where(j.id.in_(ids), j.answer.is_not(None))
        return {row.id: row.answer for row in await connection.execute(query)}


async def drop(store: Store, id: int) -> None:
    """Nobody waits for it any more."""
    async with store.writing() as connection:
        await connection.execute(delete(job_rows).where(job_rows.c.id == id))
        await store.announce(connection, "dropped", [id])
