"""What people at a table wrote to each other, as it comes from the database and goes there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from antics.server.storage.outbox import Also
from antics.server.storage.schema import said_rows
from antics.server.storage.store import Store, Taken
from antics.table.refusal import Refusal

MANY = 2000  # lines of a table
AT_ONCE = 6  # lines that somebody may write
WITHIN = 20.0  # seconds


async def put(store: Store, table: str, row: dict[str, Any]) -> Any:
    """Keep a line, the next of its table, and tell other processes. Refused, if somebody writes too often;
    `Taken`, if another process was quicker."""
    s = said_rows.c
    try:
        async with store.writing() as connection:
            last = (await connection.execute(select(func.max(s.number)).where(s.table_id == table))).scalar()
            if (last or 0) >= MANY:
                raise Refusal("not-allowed", what="talk")
            lately = select(s.at).where(
                s.table_id == table, s.person == row["person"], s.at > row["at"] - WITHIN
            )
            times = sorted((await connection.execute(lately)).scalars())
            if len(times) >= AT_ONCE:
                raise Refusal("too-many-requests", wait=round(times[-AT_ONCE] + WITHIN - row["at"], 1))
            made = insert(said_rows).values(row | {"table_id": table, "number": (last or 0) + 1})
            found = (await connection.execute(made.returning(said_rows))).one()
            await store.announce(connection, "lines", [[table, found.number]])
            return found
    except IntegrityError as error:
        raise Taken from error


async def lines(store: Store, table: str, beyond: int = 0) -> list[Any]:
    """The lines of a table beyond a number."""
    s = said_rows.c
    query = select(said_rows).where(s.table_id == table, s.number > beyond).order_by(s.number)
    async with store.reading() as connection:
        return list((await connection.execute(query)).all())


async def line(store: Store, table: str, number: int) -> Any:
    """Refused if there is none."""
    s = said_rows.c
    async with store.reading() as connection:
        query = select(said_rows).where(s.table_id == table, s.number == number)
        found = (await connection.execute(query)).first()
    if found is None:
        raise Refusal("not-found")
    return found


async def report(store: Store, table: str, number: int, seats: list[int], also: Sequence[Also]) -> None:
    """Keep which seats told the host of a line, and call the host."""
    s = said_rows.c
    async with store.writing() as connection:
        query = update(said_rows).where(s.table_id == table, s.number == number)
        await connection.execute(query.values(reported=seats))
        for words, values in also:
            await connection.execute(text(words), values)
        await store.announce(connection, "lines", [[table, number]])
