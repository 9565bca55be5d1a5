"""What was acknowledged is kept, and the log of moves is the game."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select, text, update

from antics.core.errors import AnticsError
from antics.server.storage import records, schema
from antics.server.storage.store import Store, Taken, normal_url
from antics.server.tables import moves
from antics.table.record import MOVE, LoggedMove
from antics.table.wish import MoveWish
from tests.server.wire import AT_ONCE, Browser, Stream, run, service


async def play_some(app: Any, ann: Browser, id: str, luck: Random, n: int) -> None:
    """Random moves, and now and then one is taken back."""
    table = await app.state.service.registry.find(id)
    for _ in range(n):
        if table.match.over:
            return
        seat, _ = await ann.play_on(id, luck, luck.sample(range(table.record.players), table.record.players))
        if table.can_undo(seat) and luck.random() < 0.5:
            assert (await ann.undo(id, seat, table.decision_number(seat))).status == 200


def check_rebuilt(database: Path | str) -> None:
    async def test() -> None:
        luck = Random(4)
        async with service(database) as app:
            ann = Browser(app)
            games = [("antler-island", 4), ("antigua", 3), ("animal-kingdoms", 5), ("connect-four", 2)]
            ids = [await ann.table(game, *["me"] * players) for game, players in games]
            for id in ids:
                await play_some(app, ann, id, luck, 25)
            before = {id: await everything(ann, id) for id in ids}
            retry = await ann.move(ids[0], 0, 0, [1], "never-played")
            states = {id: app.state.service.registry.tables[id].match.state for id in ids}
        async with service(database) as app:
            again = Browser(app)
            again.cookie, again.keys = ann.cookie, ann.keys
            for id in ids:
                assert await everything(again, id) == before[id]
                assert app.state.service.registry.tables[id].match.state == states[id]
                await play_some(app, again, id, luck, 10)
            assert (await again.move(ids[0], 0, 0, [1], "never-played")).status == retry.status

    async def everything(ann: Browser, id: str) -> list[Any]:
        shown = await ann.get(f"/api/tables/{id}")
        seats = [None, *range(shown["table"]["players"])]
        queries = ["" if seat is None else f"?seat={seat}" for seat in seats]
        seen = [await ann.get(f"/api/tables/{id}/snapshot{query}") for query in queries]
        return [shown, *seen, *[await ann.get(f"/api/tables/{id}/replay{query}") for query in queries]]

    run(test())


def test_games_are_rebuilt_from_their_logs(tmp_path: Path) -> None:
    check_rebuilt(tmp_path)


def test_games_are_rebuilt_from_their_logs_on_postgresql(postgresql: str) -> None:
    check_rebuilt(postgresql)


def check_a_move_by_another_process(database: Path | str) -> None:
    """Two services on one database: the log decides, nothing is played twice."""

    async def test() -> None:
        async with service(database) as one, service(database) as two:
            ann, same = Browser(one), Browser(two)
            id = await ann.table("connect-four", "me", "me")
            same.cookie, same.keys = ann.cookie, 1000  # with keys of its own
            stream = await same.listen(id, 0)
            await stream.until(1)
            assert (await ann.move(id, 0, 0, [3])).status == 200
            assert (await same.move(id, 0, 0, [2])).code == "stale"
            assert (await stream.until(2))[-1]["number"] == 1, "what the other did is told"
            assert (await same.snapshot(id, 0)) == (await ann.snapshot(id, 0))
            assert (await same.move(id, 1, 1, [3])).status == 200
            assert (await ann.move(id, 1, 1, [5])).code == "stale"
            assert (await ann.snapshot(id, 1)) == (await same.snapshot(id, 1))
            assert [seen["number"] for seen in await stream.until(3)] == [0, 1, 2]
            await stream.close()

    run(test())


def test_the_log_decides_when_two_processes_serve_a_table(tmp_path: Path) -> None:
    check_a_move_by_another_process(tmp_path)


def test_the_log_decides_when_two_processes_serve_a_table_on_postgresql(postgresql: str) -> None:
    check_a_move_by_another_process(postgresql)


def test_a_move_is_not_kept_beside_a_change_that_is_about_to_be_committed(postgresql: str) -> None:
    """Between the look at a table's version and the commit of a move nobody else commits a change of it."""

    async def test() -> None:
        async with service(postgresql) as app:
            id, store = await Browser(app).table("connect-four", "me", "me"), app.state.service.store
            version = app.state.service.registry.tables[id].record.version
            other, t = Store(postgresql), schema.table_rows.c
            async with other.writing() as connection:
                await connection.execute(
                    update(schema.table_rows).where(t.id == id).values(version=version + 1)
                )
                moving = asyncio.create_task(
                    store.append(id, LoggedMove(1, MOVE, 0, [3], "k", 0.0), version, None)
                )
                while not moving.done() and not await waiting(other):
                    await asyncio.sleep(0.01)
            with pytest.raises(Taken):
                await moving
            await other.engine.dispose()

    async def waiting(store: Store) -> int:
        query = (
            "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%tables%'"
        )
        async with store.reading() as connection:
            found: int = (await connection.execute(text(query))).scalar_one()
            return found

    run(test())


def check_migrations(database: Path | str) -> None:
    async def test() -> None:
        store = Store(database if isinstance(database, str) else f"sqlite:///{database}/new.db")
        await store.open()
        await store.close()
        store = Store(store.url)
        await store.open()  # nothing more to do
        async with store.reading() as connection:
            differences = await connection.run_sync(
                lambda c: compare_metadata(MigrationContext.configure(c), schema.metadata)
            )
        assert differences == []
        await store.close()

    run(test())


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    check_migrations(tmp_path)


def test_migrations_lead_to_the_schema_on_postgresql(postgresql: str) -> None:
    check_migrations(postgresql)


def check_list(database: Path | str) -> None:
    async def test() -> None:
        async with service(database) as app:
            store = app.state.service.store
            ann, luck = Browser(app), Random(1)

            async def listed() -> list[str]:
                return [kept.record.id for kept in (await records.list_tables(store, None, 50))[0]]

            await ann.table("connect-four", "me", "open")
            first = await ann.table("connect-four", "me", "open", public=True)
            second = await ann.table("connect-four", "me", "open", public=True)
            assert await listed() == [second, first], "the latest first"
            await ann.post(f"/api/tables/{first}/seats/1", {"kind": "bot"})
            assert await listed() == [second]
            await ann.post(f"/api/tables/{first}/seats/1", {"kind": "open"})
            assert set(await listed()) == {first, second}
            table = await app.state.service.registry.find(first)
            kept = await records.read_table(store, first)
            assert kept
            seats = [replace(kept.seats[1], kind="person", session=kept.seats[0].session)]
            await records.update_tables(store, [records.Changed(first, kept.record.version, {}, seats)])
            assert await listed() == [second]
            app.state.service.registry.forget(table)
            await ann.post(f"/api/tables/{first}/start")
            table = await app.state.service.registry.find(first)
            version = table.record.version
            free = [replace(table.seats[1], kind="open")]
            await records.update_tables(store, [records.Changed(first, version, {}, free)])
            assert set(await listed()) == {first, second}, "a seat in a game can be free too"
            app.state.service.registry.forget(table)
            table = await app.state.service.registry.find(first)
            while not table.over:
                seat = table.playing.waiting[0]
                steps = list(luck.choice(table.playing.legal(seat)).steps)
                number = table.decision_number(seat)
                wish = MoveWish(seat=seat, decision_number=number, steps=steps, key=ann.key())
                await moves.move(app.state.service, table, wish, None)
            assert await listed() == [second], "but not after the end"

    run(test())


def test_tables_that_anybody_may_join_are_listed(tmp_path: Path) -> None:
    check_list(tmp_path)


def test_tables_that_anybody_may_join_are_listed_on_postgresql(postgresql: str) -> None:
    check_list(postgresql)


def test_sqlite_is_set_up_to_keep_what_was_acknowledged(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(f"sqlite:///{tmp_path}/one.db")
        await store.open()
        async with store.reading() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value
        await store.close()

    run(test())


def test_one_bad_move_among_many_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            ids = [await ann.table("connect-four", "me", "me") for _ in range(8)]
            store = app.state.service.store
            async with store.writing() as connection:  # as if another process had moved at the first table
                row = {
                    "table_id": ids[0],
                    "seq": 1,
                    "kind": "move",
                    "seat": 0,
                    "steps": "6",
                    "key": "x",
                    "at": 0.0,
                }
                await connection.execute(insert(schema.move_rows).values(row))
            answers = await asyncio.gather(*(ann.move(id, 0, 0, [1]) for id in ids))
            assert [answer.status for answer in answers] == [409] + [200] * 7
            rows = (await ann.snapshot(ids[0], 0))["view"]["rows"]
            assert (rows[-1][6], rows[-1][1]) == (0, None)

    run(test())


def test_a_move_that_cannot_be_committed_is_told_to_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await ann.table("connect-four", "me", "me")
            stream: Stream = await ann.listen(id, 1)
            await stream.until(1)
            store = app.state.service.store
            append = store.append

            async def fails(*move: Any) -> None:
                raise OSError("the disk is full")

            store.append = fails
            refused = await ann.move(id, 0, 0, [3], "the-same-key")
            assert (refused.status, refused.code) == (500, "internal")
            assert b"disk" not in refused.body
            store.append = append
            assert stream.task
            await stream.task
            assert len(stream.snapshots()) == 1
            assert (await ann.snapshot(id, 0))["number"] == 0
            assert (await ann.move(id, 0, 0, [3], "the-same-key")).status == 200

    run(test())


def test_nothing_is_done_at_a_table_that_was_let_go(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, registry = Browser(app), app.state.service.registry
            id = await ann.table("connect-four", "me", "open", public=True)
            table = await registry.find(id)
            async with table.lock:
                waiting = [
                    asyncio.create_task(ann.ask("POST", f"/api/tables/{id}/join", {})),
                    asyncio.create_task(ann.ask("GET", f"/api/tables/{id}/events")),
                    asyncio.create_task(ann.move(id, 0, 0, [3])),
                ]
                await asyncio.sleep(0.1)
                registry.forget(table)
            assert [(await answer).code for answer in waiting] == ["try-again"] * 3
            assert (await ann.post(f"/api/tables/{id}/join", {}))["yours"] == [0, 1]

    run(test())


def test_a_table_that_cannot_be_rebuilt_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await ann.table("connect-four", "me", "me")
            await ann.move(id, 0, 0, [3])
            store = app.state.service.store
            async with store.writing() as connection:
                await connection.execute(update(schema.move_rows).values(steps="99"))
            app.state.service.registry.forget(app.state.service.registry.tables[id])
            assert (await ann.ask("GET", f"/api/tables/{id}")).code == "broken-table"

    run(test())


def test_cookies_and_tokens_are_not_kept_as_they_are(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            await ann.post("/api/me", {"name": "Ann"})
            store = app.state.service.store
            async with store.reading() as connection:
                (row,) = (await connection.execute(select(schema.session_rows))).all()
            assert ann.cookie
            assert ann.cookie.partition("=")[2] not in str(row)

    run(test())


@pytest.mark.parametrize("url", ["mysql://x", "nonsense", "", "sqlite:////no/such/folder/x.db"])
def test_a_database_that_cannot_be_used_is_told_in_one_line(url: str) -> None:
    async def test() -> None:
        with pytest.raises(AnticsError, match="database") as caught:
            await Store(url).open()
        assert "\n" not in str(caught.value)

    run(test())


def test_urls_get_the_drivers_that_we_use() -> None:
    assert normal_url("sqlite:///a.db") == "sqlite+aiosqlite:///a.db"
    assert normal_url("postgres://u:p@h/d") == "postgresql+asyncpg://u:p@h/d"


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await ann.table("connect-four", "me", "random")
            await ann.move(id, 0, 0, [3])
        async with service(tmp_path, pause=AT_ONCE) as app:
            again = Browser(app)
            again.cookie = ann.cookie
            stream = await again.listen(id)
            assert (await stream.until(2))[-1]["number"] == 2
            await stream.close()

    run(test())
