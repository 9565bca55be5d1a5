"""Backups: all that is kept, as lines of JSON in a compressed file, from any database into any other.

The first line names the format and the step of the schema; each of the others is a row, with the name of its
table. Rows are read in one transaction, so a backup is how things stood at one moment, while the service runs
on. What processes tell each other is no part of it.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import Connection, MetaData, Select, Table, func, inspect, select

from antics.core.errors import AnticsError
from antics.server.storage import people
from antics.server.storage.store import UNUSABLE, Store, alembic_config
from antics.server.storage.trouble import reason

FORMAT = 1
TABLES = (  # in the order in which they can be filled
    *("people", "keys", "sessions", "leagues", "members", "tables", "seats", "moves", "said", "listed"),
    *("figures", "channels", "outbox", "secrets"),
)
NUMBERED = ("channels", "outbox")
STEPS = "alembic_version"
AT_ONCE = 500  # rows


async def write(url: str, path: Path) -> dict[str, int]:
    """Back a database up; how many rows of each kind. The file is there whole or not at all."""
    store = Store(url)
    draft = path.with_name(path.name + ".part")
    try:
        if store.is_sqlite and not Path(store.engine.url.database or "").is_file():
            raise AnticsError(f"there is no database {store.engine.url.database}")
        async with store.reading() as connection:
            if not store.is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            counts = await connection.run_sync(_write, draft)
        os.replace(draft, path)
        return counts
    except UNUSABLE as error:
        with suppress(OSError):
            draft.unlink()
        raise AnticsError(f"the backup failed: {reason(error)}") from error
    finally:
        await store.engine.dispose()


def _write(connection: Connection, path: Path) -> dict[str, int]:
    if not inspect(connection).has_table(STEPS):
        raise AnticsError("this is no database of Antics")
    step = connection.exec_driver_sql(f"SELECT version_num FROM {STEPS}").scalar_one()
    counts = dict.fromkeys(TABLES, 0)
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.write(json.dumps({"antics backup": FORMAT, "step": step}) + "\n")
        for name, table in _tables(connection).items():
            for row in connection.execute(_rows(table)).mappings():
                file.write(json.dumps({name: dict(row)}) + "\n")
                counts[name] += 1
        file.write(json.dumps({"end": counts}) + "\n")
    return counts


def _rows(table: Table) -> Select[Any]:
    """All rows, but for the key of the day by which addresses are counted: it is to be gone tomorrow."""
    rows = select(table)
    return rows.where(table.c.name.not_like(f"{people.MAKERS}%")) if table.name == "secrets" else rows


def _tables(connection: Connection) -> dict[str, Table]:
    """Those that there are: of an earlier version, not all."""
    known, there = MetaData(), set(inspect(connection).get_table_names())
    names = [name for name in TABLES if name in there]
    known.reflect(connection, only=names)
    return {name: known.tables[name] for name in names}


async def restore(url: str, path: Path) -> dict[str, int]:
    """Fill an empty database from a backup, and bring it up to date; how many rows of each kind."""
    store = Store(url)
    try:
        async with store.engine.begin() as connection:
            return await connection.run_sync(_restore, path)
    except AnticsError:
        raise
    except (gzip.BadGzipFile, EOFError, ValueError, KeyError, AttributeError) as error:
        raise AnticsError(f"{path}: is no whole backup of Antics") from error
    except UNUSABLE as error:
        raise AnticsError(f"restoring failed: {reason(error)}") from error
    finally:
        await store.engine.dispose()


def _restore(connection: Connection, path: Path) -> dict[str, int]:
    if inspect(connection).has_table(STEPS):
        tables = _tables(connection).values()
        if any(connection.execute(select(func.count()).select_from(it)).scalar() for it in tables):
            raise AnticsError("the database is not empty: a backup is restored into a new one")
    lines = _lines(path)
    head = next(lines, {})
    if head["antics backup"] != FORMAT:
        raise ValueError(head)
    config = alembic_config(connection)
    if not inspect(connection).has_table(STEPS):
        command.upgrade(config, str(head["step"]))
    counts = _fill(connection, lines)
    command.upgrade(config, "head")
    return counts


def _fill(connection: Connection, lines: Iterator[dict[str, Any]]) -> dict[str, int]:
    tables, counts = _tables(connection), dict.fromkeys(TABLES, 0)
    batch: list[dict[str, Any]] = []
    last = TABLES[0]

    def flush() -> None:
        if batch:
            connection.execute(tables[last].insert(), batch)
            counts[last] += len(batch)
            batch.clear()

    for line in lines:
        ((name, row),) = line.items()
        if name != last or len(batch) == AT_ONCE:
            flush()
        if name == "end":
            if {it: n for it, n in row.items() if n} != {it: n for it, n in counts.items() if n}:
                raise ValueError("rows are missing")
            _count_on(connection)
            return counts
        batch.append(row)
        last = name
    raise ValueError("the end is missing")


def _count_on(connection: Connection) -> None:
    """What is numbered by the database goes on after the last number. (SQLite does so by itself.)"""
    for name in NUMBERED if connection.dialect.name == "postgresql" else ():
        if inspect(connection).has_table(name):
            last = f"(SELECT coalesce(max(id), 0) + 1 FROM {name})"
            sequence = f"pg_get_serial_sequence('{name}', 'id')"
            connection.exec_driver_sql(f"SELECT setval({sequence}, {last}, false)")


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)
