"""Moves written to SQLite by a thread of their own, all that wait in one call.

Going to another thread and back is what a small transaction costs most; statement by statement, through a
library for all databases, it would be done three times for each.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import insert
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import OperationalError

from antics.server.storage.schema import move_rows, news_rows
from antics.table.record import OVER

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",  # what was acknowledged outlives a power cut
    "busy_timeout=10000",
    "foreign_keys=ON",
)
INSERT = str(insert(move_rows).compile(dialect=dialect(paramstyle="named")))
ANNOUNCE = f"INSERT INTO {news_rows.name} (at, text) VALUES (?, ?)"
VERSION = "SELECT version FROM tables WHERE id = ?"
END = f"UPDATE tables SET status = '{OVER}', result = ?, touched = ? WHERE id = ?"
UNLIST = "DELETE FROM listed WHERE table_id = ?"


class Changed(Exception):
    """A place in a log is taken, or a table is of another version."""


class Batch(NamedTuple):
    """Moves that are committed together, and what goes with them."""

    rows: list[dict[str, Any]]
    versions: dict[str, int]  # that tables must have
    news: list[str]  # for other processes
    results: list[tuple[str, Any, float]]  # of tables that are over: the table, its result, when


class SqliteWriter:
    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "antics-moves")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, batch: Batch) -> None:
        """Raises `Changed`, and SQLAlchemy's `OperationalError` if the database does not take it."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()

    def _commit(self, batch: Batch) -> None:
        try:
            connection = self._open()
            connection.execute("BEGIN IMMEDIATE")
            for table, version in batch.versions.items():
                if connection.execute(VERSION, (table,)).fetchone() != (version,):
                    raise Changed
            connection.executemany(INSERT, batch.rows)
            connection.executemany(ANNOUNCE, [(time.time(), text) for text in batch.news])
            for table, result, at in batch.results:
                connection.execute(END, (json.dumps(result), at, table))
                connection.execute(UNLIST, (table,))
            connection.execute("COMMIT")
        except (Changed, sqlite3.IntegrityError) as error:
            self._roll_back()
            raise Changed from error
        except sqlite3.Error as error:
            self._let_go()
            raise OperationalError("a move", None, error) from error

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, timeout=10, isolation_level=None)
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    def _roll_back(self) -> None:
        if self._connection and self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _let_go(self) -> None:
        with suppress(sqlite3.Error):
            if self._connection:
                self._connection.close()
        self._connection = None
