"""What whoever runs a service does with its tables, beside the service and while it runs."""

from __future__ import annotations

import time

from sqlalchemy import func, select

from antics.core.errors import AnticsError
from antics.server.storage import records
from antics.server.storage.records import Kept
from antics.server.storage.schema import move_rows, seat_rows, table_rows
from antics.server.storage.store import Store, Taken
from antics.table.record import CLOSE, OPEN, OVER, LoggedMove, Record
from antics.table.refusal import Refusal
from antics.table.table import Table


async def listed(store: Store, status: str | None, most: int) -> list[tuple[Kept, int]]:
    """Tables without their moves, and how many these are; the latest first."""
    t, s = table_rows.c, seat_rows.c
    query = select(table_rows).order_by(t.touched.desc()).limit(most)
    query = query.where(t.status == status) if status else query
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
        ids = [row.id for row in rows]
        seats = (
            await connection.execute(select(seat_rows).where(s.table_id.in_(ids)).order_by(s.seat))
        ).all()
        counted = select(move_rows.c.table_id, func.count()).where(move_rows.c.table_id.in_(ids))
        counted = counted.group_by(move_rows.c.table_id)
        counts = {row[0]: row[1] for row in await connection.execute(counted)}
    return [
        (
            Kept(Record(**row._mapping), [records.seat_of(it) for it in seats if it.table_id == row.id], []),
            counts.get(row.id, 0),
        )
        for row in rows
    ]


async def table(store: Store, id: str) -> Kept:
    """All that is kept of a table; an error if there is none."""
    kept = await records.read_table(store, id)
    if kept is None:
        raise AnticsError(f"there is no table {id!r}")
    return kept


def save_file(kept: Kept) -> str:
    """The game of a table as a save file, also while it is played: then whoever reads it knows all."""
    found = Table(kept.record, kept.seats)
    try:
        found.rebuild(kept.moves)
        if found.parted:
            raise Refusal("parted", **found.parted)
        return found.playing.save()
    except (AnticsError, Refusal) as error:
        raise AnticsError(f"table {kept.record.id} cannot be exported: {error}") from error


async def close(store: Store, id: str) -> str:
    """End the game of a table for good, or delete one that has not begun; what was done."""
    kept = await table(store, id)
    record = kept.record
    try:
        if record.status == OVER:
            raise AnticsError(f"the game at table {id} is over")
        if record.status == OPEN:
            await records.delete_table(store, id, record.version)
            return f"Table {id} had not begun, and is deleted."
        seq = kept.moves[-1].seq if kept.moves else 0
        line = LoggedMove(seq + 1, CLOSE, 0, [], "operator", time.time())
        await store.append(id, line, record.version, None)
        await records.settle(store, id, {"status": OVER, "touched": line.at})
        return f"The game at table {id} is over."
    except Taken as error:
        raise AnticsError(f"something happened at table {id} just now; try again") from error
