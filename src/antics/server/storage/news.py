"""What processes that serve one database tell each other: in the transaction that it is about, so that it is
told if and only if that is committed.

PostgreSQL does this by itself (NOTIFY, LISTEN). In SQLite news are rows, which the others find: a thread
looks fifty times a second whether anything was written at all, which costs next to nothing. News are small
objects; each key of one is something that happened (see `antics.server.hearing`).
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import insert, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from antics.server.storage.schema import news_rows

CHANNEL = "antics"
MOST = 7000  # bytes at once; PostgreSQL takes 7999
LOOK = 0.02  # seconds between two looks (SQLite)
KEPT = 60.0  # seconds for which news are kept (SQLite)
CHECK = 5.0  # seconds between two looks whether PostgreSQL is still there
Hear = Callable[[dict[str, Any]], None]
Missed = Callable[[], None]  # something may have been missed


def others(told: str, origin: str) -> dict[str, Any] | None:
    """What a text tells; None if it is one's own, which nobody need read."""
    if told.startswith(f'{{"from":"{origin}"'):
        return None
    news: dict[str, Any] = json.loads(told)
    del news["from"]
    return news


def pieces(origin: str, what: str, items: list[Any]) -> list[str]:
    """A list of items as texts of bounded length: each `{"from": …, what: […]}`."""
    whole = json.dumps({"from": origin, what: items}, separators=(",", ":"))
    if len(whole) <= MOST or len(items) < 2:
        return [whole]
    half = len(items) // 2
    return pieces(origin, what, items[:half]) + pieces(origin, what, items[half:])


async def announce(connection: AsyncConnection, origin: str, what: str, items: list[Any]) -> None:
    """Tell the other processes, as soon as this transaction is committed."""
    for piece in pieces(origin, what, items):
        if connection.dialect.name == "sqlite":
            await connection.execute(insert(news_rows).values(at=time.time(), text=piece))
        else:
            await connection.execute(text("SELECT pg_notify(:to, :text)"), {"to": CHANNEL, "text": piece})


class SqliteEar(threading.Thread):
    """Hears what other processes write into the same file."""

    def __init__(self, file: str, origin: str, hear: Hear, missed: Missed) -> None:
        super().__init__(daemon=True)
        self._file, self._origin = file, origin
        self._hear, self._missed = hear, missed
        self._loop = asyncio.get_running_loop()
        self._end = threading.Event()
        self._ready = threading.Event()

    async def open(self) -> None:
        self.start()
        await asyncio.to_thread(self._ready.wait)

    async def close(self) -> None:
        self._end.set()
        await asyncio.to_thread(self.join)

    def run(self) -> None:
        connection = sqlite3.connect(self._file, timeout=10, isolation_level=None)
        connection.execute("PRAGMA busy_timeout=10000")
        (last,) = connection.execute("SELECT coalesce(max(id), 0) FROM news").fetchone()
        seen = None
        self._ready.set()
        while not self._end.wait(LOOK):
            with suppress(sqlite3.Error, RuntimeError):  # locked, or the loop is closed: then the next time
                (now,) = connection.execute("PRAGMA data_version").fetchone()
                if now != seen:
                    last = self._read(connection, last)
                    seen = now
        connection.close()

    def _read(self, connection: sqlite3.Connection, last: int) -> int:
        query = "SELECT id, text FROM news WHERE id > ? ORDER BY id"
        for id, told in connection.execute(query, (last,)).fetchall():
            if id > last + 1:  # swept before it was read: this process slept for long
                self._loop.call_soon_threadsafe(self._missed)
            last = id
            if news := others(told, self._origin):
                self._loop.call_soon_threadsafe(self._hear, news)
        return last


class PostgresEar:
    """Hears notifications, on a connection of its own; after a lost one, something may have been missed."""

    def __init__(self, engine: AsyncEngine, origin: str, hear: Hear, missed: Missed) -> None:
        self._engine, self._origin = engine, origin
        self._hear, self._missed = hear, missed
        self._ready = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._listen())
        await self._ready.wait()

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            with suppress(SQLAlchemyError, OSError, TimeoutError):
                async with self._engine.connect() as connection:
                    raw = (await connection.get_raw_connection()).driver_connection
                    await self._listen_on(raw)
            await asyncio.sleep(0.2)

    async def _listen_on(self, raw: Any) -> None:
        lost = asyncio.Event()
        raw.add_termination_listener(lambda *_: lost.set())
        await raw.add_listener(CHANNEL, self._told)
        if self._ready.is_set():
            self._missed()
        self._ready.set()
        try:
            while not lost.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), CHECK)
                await raw.execute("SELECT 1", timeout=CHECK)
        except Exception as error:  # the driver's own kinds
            raise OSError("the connection is lost") from error
        finally:
            if not raw.is_closed():
                await raw.remove_listener(CHANNEL, self._told)

    def _told(self, connection: Any, process: int, channel: str, payload: str) -> None:
        if news := others(payload, self._origin):
            self._hear(news)
