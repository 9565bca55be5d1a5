"""Old things are swept by a stated rule (`settings.Keeping`); tables that nobody looks at leave memory."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import and_, delete, func, or_, select

from antics.server.hall import Hall
from antics.server.identity import Sessions
from antics.server.logs import METRICS, log
from antics.server.models import moves, seats, sessions, tables
from antics.server.tables import OPEN, OVER, PLAYING


class Sweeper:
    def __init__(self, hall: Hall, people: Sessions) -> None:
        self._hall = hall
        self._people = people
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    def close(self) -> None:
        if self._task:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._hall.settings.keeping.every)
            try:
                self.forget()
                await self.sweep(time.time())
            except Exception as error:
                log("sweep-failed", logging.ERROR, error)

    def forget(self) -> None:
        """Tables that nobody has looked at for a while leave memory; their log stays."""
        keeping = self._hall.settings.keeping
        for table in list(self._hall.tables.values()):
            if (
                not len(table.audience)
                and time.monotonic() - table.used > keeping.memory
                and not table.lock.locked()
            ):
                self._hall.forget(table)

    async def sweep(self, now: float) -> int:
        """Delete tables and sessions whose time has come; how many tables."""
        keeping, store = self._hall.settings.keeping, self._hall.store
        last_move = select(func.max(moves.c.at)).where(moves.c.table_id == tables.c.id).scalar_subquery()
        alive = func.coalesce(last_move, tables.c.touched)
        old = or_(
            and_(tables.c.status == OPEN, tables.c.touched < now - keeping.open_table),
            and_(
                tables.c.status == PLAYING,
                tables.c.touched < now - keeping.playing_table,
                alive < now - keeping.playing_table,
            ),
            and_(tables.c.status == OVER, tables.c.touched < now - keeping.over_table),
        )
        async with store.writing() as connection:
            ids = list((await connection.execute(select(tables.c.id).where(old).limit(500))).scalars())
            for it, column in ((moves, moves.c.table_id), (seats, seats.c.table_id), (tables, tables.c.id)):
                await connection.execute(delete(it).where(column.in_(ids)))
            seated = select(seats.c.session).where(seats.c.session.is_not(None))
            gone = and_(sessions.c.seen < now - keeping.session, sessions.c.id.not_in(seated))
            people = (await connection.execute(delete(sessions).where(gone))).rowcount
        for id in ids:
            if table := self._hall.tables.get(id):
                self._hall.forget(table)
        if people:
            self._people.forget_all()
        if ids or people:
            log("swept", tables=len(ids), sessions=people)
        METRICS.count("antics_tables_swept_total", len(ids))
        return len(ids)
