"""Several processes serve one database: any of them takes any request, and the database decides.

Each process is a whole service here, with a memory of its own; only the event loop is shared. Processes that
are processes, and are killed, are in `test_killing.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from antics.server import hearing, peers
from antics.server import limits as server_limits
from antics.server.storage import schema
from antics.server.tables import attendance
from antics.server.tables.live import LiveTable
from antics.table.record import LoggedMove
from tests.server.wire import AT_ONCE, UNLIMITED, Browser, Stream, run, service

Database = Path | str
KEYS = count(1000, 1000)  # nobody uses a key of another's


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """An empty one, or one in which others play too."""
    if request.param == "sqlite":
        return tmp_path
    url: str = request.getfixturevalue("postgresql")
    return url


@asynccontextmanager
async def processes(database: Database, n: int = 2, **settings: Any) -> AsyncIterator[list[Any]]:
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(service(database, real_luck=True, processes=n, **settings))
            for _ in range(n)
        ]


def same(app: Any, other: Browser) -> Browser:
    """The same person, at another process."""
    browser = Browser(app)
    browser.cookie, browser.keys = other.cookie, next(KEYS)
    return browser


async def until(stream: Stream, holds: Callable[[Any], bool], kind: str = "snapshot") -> Any:
    """Wait until something is told of which this holds."""
    n = 1
    while not holds(told := (await stream.until(n, kind))[-1]):
        n = len([1 for _, its, _ in stream.messages if its == kind]) + 1
    return told


def test_whatever_happens_at_one_process_is_told_at_the_others(database: Database) -> None:
    async def test() -> None:
        async with processes(database, 3) as (one, two, three):
            ann, bob, watcher = Browser(one), Browser(two), Browser(three)
            id = await ann.table("connect-four", "me", "open", public=True)
            streams = [await watcher.listen(id), await ann.listen(id)]
            await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
            for stream in streams:
                told = await until(stream, lambda table: table["seats"][1]["kind"] == "person", "table")
                assert told["seats"][1]["name"] == "Bob"
            streams.append(await bob.listen(id))
            for stream in streams:
                await until(stream, lambda table: all(seat["present"] for seat in table["seats"]), "table")
            await same(three, ann).post(f"/api/tables/{id}/start")
            for n, (who, app) in enumerate(((ann, two), (bob, three), (ann, one), (bob, one))):
                answer = await same(app, who).move(id, n % 2, n, [n])
                assert answer.status == 200, answer.body
            await same(one, bob).post(f"/api/tables/{id}/reactions", {"seat": 1, "reaction": "hello"})
            for stream in streams:
                last = await until(stream, lambda seen: seen["number"] == 4)
                numbers = [frame["number"] for seen in stream.snapshots() for frame in seen["happened"]]
                assert numbers in ([0, 1, 2, 3, 4], [1, 2, 3, 4]), "nothing lost, nothing twice"
                assert last["view"]["rows"][-1][:4] == [0, 1, 0, 1]
                await stream.until(1, "reaction")
            await streams[2].close()
            await until(streams[0], lambda table: not table["seats"][1]["present"], "table")
            for stream in streams[:2]:
                await stream.close()

    run(test())


def test_a_process_that_is_behind_judges_again(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no news ever came."""
    monkeypatch.setattr("antics.server.hearing.Hearing.hear", lambda self, news: None)

    async def test() -> None:
        async with processes(database) as (one, two):
            ann = Browser(one)
            id = await ann.table("connect-four", "me", "me")
            again = same(two, ann)
            assert (await again.snapshot(id, 0))["number"] == 0
            assert (await ann.move(id, 0, 0, [3], "once-only")).status == 200
            retried = await again.move(id, 0, 0, [3], "once-only")
            assert (retried.status, retried.data) == (200, {"decision_number": 1}), "the same answer"
            assert (await again.move(id, 0, 0, [3], "another-key")).code == "stale"
            assert (await again.move(id, 0, 0, [2], "once-only")).code == "key-reused"
            assert (await again.move(id, 1, 1, [4])).status == 200, "the next move, at once"
            assert (await ann.move(id, 0, 2, [5])).status == 200
            assert (await again.snapshot(id, 1)) == (await ann.snapshot(id, 1))
            async with one.state.service.store.reading() as connection:
                m = schema.move_rows.c
                query = select(func.count()).select_from(schema.move_rows).where(m.table_id == id)
                assert (await connection.execute(query)).scalar() == 3

    run(test())


def test_a_process_far_behind_plays_the_game_again_off_its_loop(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("antics.server.hearing.Hearing.hear", lambda self, news: None)
    monkeypatch.setattr("antics.server.tables.registry.MANY", 2)
    followed: list[int] = []
    follow = LiveTable.follow

    def noted(table: LiveTable, move: LoggedMove) -> None:
        followed.append(move.seq)
        follow(table, move)

    monkeypatch.setattr(LiveTable, "follow", noted)

    async def test() -> None:
        async with processes(database) as (one, two):
            ann = Browser(one)
            id = await ann.table("connect-four", "me", "me")
            again = same(two, ann)
            assert (await again.snapshot(id, 0))["number"] == 0
            for n in range(4):
                assert (await ann.move(id, n % 2, n, [n])).status == 200
            assert await again.snapshot(id, 0) == await ann.snapshot(id, 0)
            assert not followed
            assert (await ann.move(id, 0, 4, [4])).status == 200
            assert await again.snapshot(id, 0) == await ann.snapshot(id, 0)
            assert followed == [5], "a few are followed"

    run(test())


def test_secret_choices_made_at_once_at_several_processes_are_all_kept(database: Database) -> None:
    async def test() -> None:
        async with processes(database, 3) as apps:
            ann = Browser(apps[0])
            id = await ann.table("animal-kingdoms", *["me"] * 4)
            people = [same(apps[seat % 3], ann) for seat in range(4)]
            for _ in range(6):
                seen = [await person.snapshot(id, seat) for seat, person in enumerate(people)]
                owing = [seat for seat in range(4) if seat in seen[0]["waiting"]]
                choices = [it["decision"] and it["decision"]["choices"][0]["steps"] for it in seen]
                moves = [people[i].move(id, i, seen[i]["decision_number"], choices[i]) for i in owing]
                answers = await asyncio.gather(*moves)
                assert [answer.status for answer in answers] == [200] * len(owing)

    run(test())


def test_a_seat_is_taken_once(database: Database) -> None:
    async def test() -> None:
        async with processes(database, 3) as apps:
            ann = Browser(apps[0])
            for _ in range(5):
                id = await ann.table("connect-four", "me", "open", public=True)
                guests = [Browser(app) for app in apps]
                for guest in guests:
                    await guest.get(f"/api/tables/{id}")  # every process has the table in memory
                joined = [guest.ask("POST", f"/api/tables/{id}/join", {"name": "Guest"}) for guest in guests]
                answers = await asyncio.gather(*joined)
                assert sorted(answer.status for answer in answers) == [200, 409, 409]
                shown = [(await guest.get(f"/api/tables/{id}"))["yours"] for guest in guests]
                assert sorted(shown) == [[], [], [1]]

    run(test())


def test_a_rematch_is_made_once(database: Database) -> None:
    async def test() -> None:
        async with processes(database) as (one, two):
            ann = Browser(one)
            id = await ann.table("connect-four", "me", "me")
            again = same(two, ann)
            for n, column in enumerate((3, 2, 3, 2, 3, 2, 3)):
                seen = await ann.snapshot(id, n % 2)
                assert (await ann.move(id, n % 2, seen["decision_number"], [column])).status == 200
            asked = (ann.post(f"/api/tables/{id}/rematch"), again.post(f"/api/tables/{id}/rematch"))
            first, second = await asyncio.gather(*asked)
            assert first["table"]["id"] == second["table"]["id"]
            assert (await again.get(f"/api/tables/{id}"))["table"]["rematch"] == first["table"]["id"]

    run(test())


def test_a_seat_that_went_to_another_device_is_left_at_every_process(database: Database) -> None:
    async def test() -> None:
        async with processes(database) as (one, two):
            ann, phone = Browser(one), Browser(two)
            id = await ann.table("connect-four", "me", "me")
            stream = await ann.listen(id, 0)
            link = (await ann.post(f"/api/tables/{id}/seats/0/link"))["link"]
            await phone.post(f"/api/links/{link}", {"name": "Ann"})
            assert stream.task
            await asyncio.wait_for(stream.task, 20)
            assert (await ann.move(id, 0, 0, [3])).code == "not-yours"
            assert (await phone.move(id, 0, 0, [3])).status == 200

    run(test())


def test_a_move_judged_by_an_older_holder_of_the_seat_is_not_kept(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process where the old device sits has heard nothing yet of the seat's going elsewhere."""
    monkeypatch.setattr("antics.server.hearing.Hearing.hear", lambda self, news: None)

    async def test() -> None:
        async with processes(database) as (one, two):
            ann, phone = Browser(one), Browser(two)
            id = await ann.table("connect-four", "me", "me")
            link = (await ann.post(f"/api/tables/{id}/seats/0/link"))["link"]
            await phone.post(f"/api/links/{link}", {"name": "Ann"})
            assert (await ann.move(id, 0, 0, [3])).code == "not-yours"

    run(test())


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who says nothing is soon taken to be gone."""
    monkeypatch.setattr(peers, "BEAT", 0.1)
    monkeypatch.setattr(peers, "LEASE", 0.6)
    monkeypatch.setattr(attendance, "LOOK_ROUND", 0.05)


def test_one_process_answers_for_bots_and_another_when_it_is_gone(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick(monkeypatch)

    async def test() -> None:
        async with processes(database, pause=AT_ONCE) as (one, two):
            ann = Browser(one)
            id = await ann.table("connect-four", "me", "random")
            streams = [await ann.listen(id), await same(two, ann).listen(id)]
            answering: list[Any] = []
            for app in (one, two):
                choose = app.state.service.bots.pool.choose

                async def noted(*args: Any, app: Any = app, choose: Any = choose) -> Any:
                    answering.append(app)
                    return await choose(*args)

                app.state.service.bots.pool.choose = noted
            for n in range(3):
                assert (await same(two, ann).move(id, 0, 2 * n, [n])).status == 200
                for stream in streams:
                    await until(stream, lambda seen, n=n: seen["number"] == 2 * n + 2)  # type: ignore[misc]
            first = answering[0]
            assert answering == [first] * 3, "the one that had to answer first"
            other, stream = (two, streams[1]) if first is one else (one, streams[0])
            first.state.service.peers._task.cancel()  # as if it had died without a word
            first.state.service.bots.schedule = lambda table: None
            assert (await same(other, ann).move(id, 0, 6, [5])).status == 200
            await until(stream, lambda seen: seen["number"] == 8)
            assert answering[3:] == [other]
            for stream in streams:
                await stream.close()

    run(test())


def test_who_stops_leaves_its_tables_to_others_at_once(database: Database) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            two = await stack.enter_async_context(service(database, processes=2, pause=AT_ONCE))
            async with service(database, processes=2, pause=(10**4, 10**4)) as one:
                ann = Browser(one)
                id = await ann.table("connect-four", "me", "random")
                assert (await ann.move(id, 0, 0, [3])).status == 200
                stream = await same(two, ann).listen(id)
                while id not in one.state.service.peers.kept:
                    await asyncio.sleep(0.01)
            await until(stream, lambda seen: seen["number"] == 2)
            await stream.close()

    run(test())


def test_a_name_changed_at_one_process_is_known_at_the_others(database: Database) -> None:
    async def test() -> None:
        async with processes(database) as (one, two):
            ann = Browser(one)
            await ann.post("/api/me", {"name": "Ann"})
            again = same(two, ann)
            assert (await again.get("/api/me"))["name"] == "Ann"
            await ann.post("/api/me", {"name": "Anna"})
            while (await again.get("/api/me"))["name"] != "Anna":
                await asyncio.sleep(0.01)

    run(test())


def test_who_asks_often_is_slowed_down_whatever_process_is_asked(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hearing, "SECOND", 0.02)
    monkeypatch.setattr(server_limits, "SHARED", dict.fromkeys(server_limits.SHARED, 1))  # even slow ones

    async def test() -> None:
        limits = replace(UNLIMITED, session_rate=0.001, session_burst=60)
        async with processes(database, limits=limits) as (one, two):
            ann = Browser(one)
            await ann.post("/api/me", {"name": "Ann"})
            again = same(two, ann)
            assert (await again.ask("GET", "/api/me")).status == 200
            for _ in range(50):
                assert (await ann.ask("GET", "/api/me")).status == 200
            answers: list[int] = []
            while 429 not in answers:  # as soon as the other has heard of it
                answers.append((await again.ask("GET", "/api/me")).status)
                await asyncio.sleep(0.01)
            assert len(answers) < 50, "together, not each"

    run(test())
