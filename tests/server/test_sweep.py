"""Old things are swept by the stated rule, and nothing else is."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from sqlalchemy import func, select

from antics.server.settings import Keeping
from antics.server.storage.schema import move_rows, session_rows, table_rows
from tests.server.wire import Browser, run, service

DAY = 24 * 3600.0


async def count(connection: Any, rows: Any) -> int:
    found: int = (await connection.execute(select(func.count()).select_from(rows))).scalar()
    return found


def test_tables_and_sessions_go_when_their_time_has_come(tmp_path: Path) -> None:
    async def test() -> None:
        keeping = Keeping(open_table=DAY, playing_table=10 * DAY, over_table=20 * DAY, session=30 * DAY)
        async with service(tmp_path, keeping=keeping) as app:
            ann, bob = Browser(app), Browser(app)
            await bob.post("/api/me", {"name": "Bob"})
            waiting = await ann.table("connect-four", "me", "open")
            playing = await ann.table("connect-four", "me", "me")
            over = await ann.table("connect-four", "me", "me")
            for column in (3, 2, 3, 2, 3, 2, 3):
                seat = (await ann.snapshot(over))["waiting"][0]
                await ann.move(over, seat, (await ann.snapshot(over, seat))["decision_number"], [column])
            sweeper, store = app.state.service.sweeper, app.state.service.store

            async def left(days: float) -> list[str]:
                await sweeper.sweep(time.time() + days * DAY)
                async with store.reading() as connection:
                    ids = (await connection.execute(select(table_rows.c.id))).scalars().all()
                return [name for name, id in zip("wpo", (waiting, playing, over), strict=True) if id in ids]

            assert await left(0.9) == ["w", "p", "o"]
            assert await left(1.1) == ["p", "o"]
            assert (await ann.ask("GET", f"/api/tables/{waiting}")).code == "not-found"
            assert await left(9.9) == ["p", "o"]
            assert await left(10.1) == ["o"]
            assert await left(20.1) == []
            async with store.reading() as connection:
                assert (await connection.execute(select(func.count()).select_from(move_rows))).scalar() == 0
                assert (
                    await connection.execute(select(func.count()).select_from(session_rows))
                ).scalar() == 2
            await sweeper.sweep(time.time() + 31 * DAY)
            async with store.reading() as connection:
                assert (
                    await connection.execute(select(func.count()).select_from(session_rows))
                ).scalar() == 0
            assert (await bob.get("/api/me"))["name"] is None

    run(test())


def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, keeping=Keeping(memory=0.0)) as app:
            ann, registry = Browser(app), app.state.service.registry
            id = await ann.table("connect-four", "me", "me")
            stream = await ann.listen(id, 0)
            await ann.move(id, 0, 0, [3])
            app.state.service.sweeper.forget()
            assert id in registry.tables, "somebody looks"
            await stream.close()
            app.state.service.sweeper.forget()
            assert id not in registry.tables
            assert (await ann.snapshot(id, 0))["number"] == 1
            assert (await ann.move(id, 1, 1, [3])).status == 200

    run(test())
