"""The database: SQLite in one file, or PostgreSQL. Moves that come together are committed together.

What is kept decides, not what a process has in memory: a move is committed only if it is the next one of its
log and the table has not changed since the process read it, and a change of a table only if it is the next
one. `Taken` says that another process was quicker.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, delete, event, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from antics.core.errors import AnticsError
from antics.server.storage import news
from antics.server.storage.schema import listed_rows, move_rows, table_rows
from antics.server.storage.sqlite import PRAGMAS, Batch, Changed, SqliteWriter
from antics.server.storage.trouble import TROUBLE
from antics.table.answers import ResultOut
from antics.table.record import OVER, LoggedMove

UNUSABLE: tuple[type[Exception], ...] = (*TROUBLE, OSError, CommandError)  # what opening it may end with
UPGRADES = 3  # times that another process, which brings the tables up to date, is waited for


class Taken(Exception):
    """Another process was quicker: what was judged by is not so any more."""


class Pending(NamedTuple):
    """A move that waits to be committed."""

    table: str
    move: LoggedMove
    version: int  # of the table by which it was judged
    result: ResultOut | None  # if the game is over with it
    done: asyncio.Future[None]
    also: Sequence[tuple[str, dict[str, Any]]]  # statements that are carried out with it


def normal_url(url: str) -> str:
    """The URL with the driver that we use; an error if it is for another kind of database."""
    try:
        made = make_url(url)
    except ArgumentError as error:
        raise AnticsError(f"{url!r} is no URL of a database") from error
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    kind = made.drivername.partition("+")[0]
    if kind not in drivers:
        raise AnticsError(f"a database is sqlite:///FILE or postgresql://…, not {kind}")
    return made.set(drivername=drivers[kind]).render_as_string(hide_password=False)


class Store:
    """`shared`: other processes use it too. PostgreSQL is always taken to be shared."""

    def __init__(self, url: str, shared: bool = False) -> None:
        self.url = normal_url(url)
        self.is_sqlite = self.url.startswith("sqlite")
        self.shared = shared or not self.is_sqlite
        self.process = secrets.token_hex(8)  # the name of this process among those that share it
        self.engine = self._engine()
        self._one_writer = asyncio.Lock()
        self._pending: list[Pending] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._moves_writer = SqliteWriter(self.engine.url.database or "") if self.is_sqlite else None
        self._file: int | None = None

    def _engine(self) -> AsyncEngine:
        if not self.is_sqlite:
            return create_async_engine(self.url, pool_size=8, max_overflow=8, pool_pre_ping=True)
        engine = create_async_engine(self.url, connect_args={"timeout": 10})

        @event.listens_for(engine.sync_engine, "connect")
        def _prepare(connection: Any, record: Any) -> None:
            connection.isolation_level = None  # we begin transactions ourselves
            cursor = connection.cursor()
            for pragma in PRAGMAS:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def _begin(connection: Connection) -> None:
            reading = connection.get_execution_options().get("reading", False)
            connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

        return engine

    async def open(self) -> None:
        """Connect, and bring the tables up to date."""
        before = set(threading.enumerate())
        try:
            await self._upgrade()
        except UNUSABLE as error:
            reason = str(getattr(error, "orig", None) or error).split("\n")[0]
            if isinstance(error, CommandError):  # it names a step that we do not know
                reason = f"it was used by a later version of Antics ({reason})"
            await self.engine.dispose()
            for thread in set(threading.enumerate()) - before:  # the driver's last words need the event loop
                await asyncio.to_thread(thread.join, 1.0)
            raise AnticsError(f"the database cannot be used: {reason}") from error
        self._file = self._inode()
        self._writer = asyncio.create_task(self._write_moves())

    async def _upgrade(self) -> None:
        """Bring the tables up to date, or wait for another process that does."""
        for left in reversed(range(UPGRADES)):
            try:
                async with self.engine.begin() as connection:
                    await connection.run_sync(upgrade)
            except OperationalError as error:
                if not left or "locked" not in str(error):
                    raise
            else:
                return

    def _inode(self) -> int | None:
        """Of SQLite's file, if there is one."""
        name = self.engine.url.database
        if not self.is_sqlite or not name or name == ":memory:":
            return None
        return os.stat(name).st_ino

    def check_file(self) -> None:
        """Raises `ConnectionError` if the file is not the one that was opened: what is written to one that
        was deleted or replaced is lost."""
        try:
            same = self._file is None or self._inode() == self._file
        except OSError:
            same = False
        if not same:
            raise ConnectionError("the file of the database is gone")

    async def close(self) -> None:
        if self._writer:
            while self._pending:
                await asyncio.sleep(0.01)
            async with self._one_writer:
                self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._moves_writer:
            await self._moves_writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        self.check_file()
        async with self.engine.connect() as connection:
            if self.is_sqlite:
                await connection.execution_options(reading=True)
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; committed at the end of the block."""
        self.check_file()
        async with self._one_writer, self.engine.begin() as connection:
            yield connection

    def ear(self, hear: news.Hear, missed: news.Missed) -> news.SqliteEar | news.PostgresEar:
        """To hear what other processes announce."""
        if self.is_sqlite:
            return news.SqliteEar(self.engine.url.database or "", self.process, hear, missed)
        return news.PostgresEar(self.engine, self.process, hear, missed)

    async def announce(self, connection: AsyncConnection, what: str, items: list[Any]) -> None:
        """Tell other processes, if there may be any, once this transaction is committed."""
        if self.shared and items:
            await news.announce(connection, self.process, what, items)

    async def tell(self, what: str, items: list[Any]) -> None:
        """Tell other processes, if there may be any."""
        if self.shared and items:
            async with self.writing() as connection:
                await self.announce(connection, what, items)

    async def append(
        self,
        table: str,
        move: LoggedMove,
        version: int,
        result: ResultOut | None,
        also: Sequence[tuple[str, dict[str, Any]]] = (),
    ) -> None:
        """Commit a move, together with all others that wait for it. `Taken` if its place is taken, or if the
        table is no longer of the version that it was judged by."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append(Pending(table, move, version, result, done, also))
        self._wake.set()
        await done

    async def _write_moves(self) -> None:
        """On a connection of its own, and on a new one after anything unexpected."""
        while True:
            try:
                async with self.engine.connect() as connection:
                    await self._write_on(connection)
            except (SQLAlchemyError, OSError) as error:
                batch, self._pending = self._pending, []
                for one in batch:
                    one.done.set_exception(error)
                await asyncio.sleep(0.2)

    async def _write_on(self, connection: AsyncConnection) -> None:
        while not connection.invalidated:
            await self._wake.wait()
            self._wake.clear()
            batch, self._pending = self._pending, []
            if batch and not await self._write(connection, batch):
                for one in batch:  # one of them is in the way: find out which
                    await self._write(connection, [one])

    async def _write(self, connection: AsyncConnection, batch: Sequence[Pending]) -> bool:
        """Commit some moves and say so; False, and nothing said, if they have to be tried one by one."""
        failure: Exception | None = None
        try:
            if self._moves_writer:
                await self._write_sqlite(self._moves_writer, batch)
            else:
                await self._write_postgres(connection, batch)
        except (IntegrityError, Taken, Changed):
            if len(batch) > 1:
                return False
            failure = Taken()
        except Exception as error:
            failure = error
        for one in batch:
            if not one.done.done():
                one.done.set_exception(failure) if failure else one.done.set_result(None)
        return True

    async def _write_sqlite(self, writer: SqliteWriter, batch: Sequence[Pending]) -> None:
        rows = [move_row(one.table, one.move) for one in batch]
        versions = {one.table: one.version for one in batch} if self.shared else {}
        told = news.pieces(self.process, "moves", rows) if self.shared else []
        results = [(one.table, one.result, one.move.at) for one in batch if one.result is not None]
        async with self._one_writer:
            self.check_file()
            await writer.commit(Batch(rows, versions, told, results, _besides(batch)))

    async def _write_postgres(self, connection: AsyncConnection, batch: Sequence[Pending]) -> None:
        async with self._one_writer, connection.begin():
            await self._check_versions(connection, batch)
            rows = [move_row(one.table, one.move) for one in batch]
            await connection.execute(insert(move_rows), rows)
            await self.announce(connection, "moves", rows)
            for words, each in _besides(batch).items():
                await connection.execute(text(words), each)
            for one in batch:
                if one.result is not None:
                    query = update(table_rows).where(table_rows.c.id == one.table)
                    values = {"status": OVER, "result": one.result, "touched": one.move.at}
                    await connection.execute(query.values(values))
                    listed = listed_rows.c.table_id == one.table
                    await connection.execute(delete(listed_rows).where(listed))

    async def _check_versions(self, connection: AsyncConnection, batch: Sequence[Pending]) -> None:
        """Nobody changes these tables until the moves are committed; all lock them in the same order."""
        t = table_rows.c
        query = select(t.id, t.version).where(t.id.in_({one.table for one in batch})).order_by(t.id)
        query = query.with_for_update(key_share=True)
        versions = {row.id: row.version for row in await connection.execute(query)}
        if any(versions.get(one.table) != one.version for one in batch):
            raise Taken


def _besides(batch: Sequence[Pending]) -> dict[str, list[dict[str, Any]]]:
    """The statements that are carried out with some moves, each with all that it is carried out for. (Moves
    that are committed together are of different tables.)"""
    found: dict[str, list[dict[str, Any]]] = {}
    for one in batch:
        for words, values in one.also:
            found.setdefault(words, []).append(values)
    return found


def move_row(table: str, move: LoggedMove) -> dict[str, Any]:
    """A move as the database keeps it."""
    return vars(move) | {"table_id": table, "steps": " ".join(map(str, move.steps))}


def upgrade(connection: Connection) -> None:
    """Bring the tables up to date; one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(1634628707)"))  # any number; until the end
    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    """Where the steps of the schema are, and what they are taken on."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
