"""Moves written to SQLite by a thread of their own, all that wait in one call.

Going to another thread and back is what a small transaction costs most; statement by statement, through a
library for all databases, it would be done three times for each.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from contextlib import suppress
from queue import SimpleQueue
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
    also: dict[str, list[dict[str, Any]]]  # statements, each with what it is carried out for


class SqliteWriter:
    def __init__(self, file: str) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._wishes: SimpleQueue[tuple[Batch, asyncio.Future[None]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="antics-moves", daemon=True)

    async def commit(self, batch: Batch) -> None:
        """Raises `Changed`, and SQLAlchemy's `OperationalError` if the database does not take it."""
        if not self._thread.is_alive():
            self._thread.start()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._wishes.put((batch, done))
        await done

    async def close(self) -> None:
        if self._thread.is_alive():
            self._wishes.put(None)
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while wish := self._wishes.get():
            batch, done = wish
            failure: Exception | None = None
            try:
                self._commit(batch)
            except Exception as error:
                failure = error
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                done.get_loop().call_soon_threadsafe(_settle, done, failure)
        self._let_go()

    def _commit(self, batch: Batch) -> None:
        try:
            connection = self._open()
            connection.execute("BEGIN IMMEDIATE")
            for table, version in batch.versions.items():
                if connection.execute(VERSION, (table,)).fetchone() != (version,):
                    raise Changed
            connection.executemany(INSERT, batch.rows)
            connection.executemany(ANNOUNCE, [(time.time(), text) for text in batch.news])
            for words, values in batch.also.items():
                connection.executemany(words, values)
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


def _settle(done: asyncio.Future[None], failure: Exception | None) -> None:
    if not done.done():
        done.set_exception(failure) if failure else done.set_result(None)
