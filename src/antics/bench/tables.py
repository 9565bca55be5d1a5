"""How long the list of open tables takes among very many: most of them over, or full, or all of them open."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from typing import Any

from sqlalchemy import delete, insert

from antics.server.storage import records
from antics.server.storage.schema import listed_rows, seat_rows, table_rows
from antics.server.storage.store import Store
from antics.table.record import OPEN, OVER, PLAYING, Record, Seat

LISTED, TIMES, AT_ONCE = 50, 20, 2000
ME = "me"
MIXES: dict[str, list[tuple[Any, bool, str]]] = {  # status, public, kind of the second seat; in turn
    "mostly_over": [(OVER, True, "bot")] * 999 + [(OPEN, True, "open")],
    "mostly_full": [(PLAYING, True, "person")] * 999 + [(PLAYING, True, "open")],
    "mostly_private": [(OPEN, False, "open")] * 999 + [(OPEN, True, "open")],
    "all_open": [(OPEN, True, "open")],
}


def tables(mix: str, count: int) -> Iterator[records.Kept]:
    """So many tables; every thousandth is mine."""
    kinds = MIXES[mix]
    for i in range(count):
        status, public, second = kinds[i % len(kinds)]
        record = Record(
            id=f"{i:016x}",
            game="antigua",
            players=2,
            options={},
            components={},
            edition=1,
            secret="secret",
            status=status,
            host=ME,
            public=public,
            made=float(i),
            touched=float(i),
        )
        owner = ME if i % 1000 == 0 else f"{i:016x}"
        free: Any = second
        yield records.Kept(record, [Seat(0, "person", owner, None, "Ann"), Seat(1, free, None, None, "")], [])


async def fill(store: Store, mix: str, count: int) -> None:
    """Put the tables into an empty database."""
    batch: list[records.Kept] = []
    for kept in tables(mix, count):
        batch.append(kept)
        if len(batch) == AT_ONCE:
            await _insert(store, batch)
            batch = []
    if batch:
        await _insert(store, batch)


async def _insert(store: Store, batch: list[records.Kept]) -> None:
    seats = [vars(seat) | {"table_id": kept.record.id} for kept in batch for seat in kept.seats]
    async with store.writing() as connection:
        await connection.execute(insert(table_rows), [vars(kept.record) for kept in batch])
        await connection.execute(insert(seat_rows), seats)
        await records.list_anew(connection, [kept.record.id for kept in batch])


async def _empty(store: Store) -> None:
    async with store.writing() as connection:
        for rows in (listed_rows, seat_rows, table_rows):
            await connection.execute(delete(rows))


async def measure(url: str, count: int) -> dict[str, float]:
    """The usual milliseconds of a list, for each mix of tables."""
    store, found = Store(url), {}
    await store.open()
    try:
        for mix in MIXES:
            await fill(store, mix, count)
            took = []
            for _ in range(TIMES):
                begun = time.perf_counter()
                await records.list_tables(store, ME, LISTED)
                took.append(time.perf_counter() - begun)
            found[f"{mix}_ms"] = round(1000 * statistics.median(took), 1)
            await _empty(store)
    finally:
        await store.close()
    return found


def race(count: int, database: str | None = None) -> dict[str, Any]:
    """Fill a database with tables, and ask for the list. The database is emptied: give one of its own."""
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(database or f"sqlite:///{folder}/bench.db", count))
    return {"tables": count, **figures}
