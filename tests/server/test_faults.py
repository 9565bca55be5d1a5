"""What goes wrong around the service: databases, clocks, paths, signals. It says so and goes on."""

from __future__ import annotations

import json
import logging
import os
import signal
import sqlite3
import subprocess
import time
import urllib.request
from pathlib import Path
from typing import Any

import httpx
import pytest

from antics.core.errors import AnticsError
from antics.server import health
from antics.server.storage import records
from antics.server.storage.store import Store
from tests.server.test_command import serve
from tests.server.wire import Browser, run, service

DAY = 24 * 3600.0


def locked(file: Path) -> sqlite3.Connection:
    """Somebody else has the database to themselves."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    return other


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a database for long."""
    monkeypatch.setattr(health, "PATIENCE", 0.2)
    monkeypatch.setattr(health, "FRESH", 0.0)


def test_health_is_that_something_can_be_written(tmp_path: Path, hasty: None) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, file = Browser(app), tmp_path / "antics.db"
            assert (await ann.ask("GET", "/healthz")).status == 200
            other = locked(file)
            refused = await ann.ask("GET", "/healthz")
            assert (refused.status, refused.code) == (503, "no-storage")
            other.close()
            await app.state.service.health._trying
            assert (await ann.ask("GET", "/healthz")).status == 200
            id = await ann.table("connect-four", "me", "me")
            file.rename(tmp_path / "away.db")
            assert (await ann.ask("GET", "/healthz")).code == "no-storage"
            assert (await ann.move(id, 0, 0, [3], "it-is-away")).code == "no-storage", "it would be lost"
            file.touch()
            assert (await ann.ask("GET", "/healthz")).code == "no-storage", "it is another one"
            (tmp_path / "away.db").rename(file)
            assert (await ann.ask("GET", "/healthz")).status == 200
            assert (await ann.move(id, 0, 0, [3], "it-is-away")).status == 200

    run(test())


def test_a_database_in_trouble_is_said_in_one_line_and_nothing_is_lost(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await ann.table("connect-four", "me", "me")
            store = app.state.service.store
            original = store.append

            async def full(*args: Any) -> None:
                raise sqlite3.OperationalError("database or disk is full")

            store.append = full
            with caplog.at_level(logging.INFO, "antics.server"):
                refused = await ann.move(id, 0, 0, [3], "the-same-key")
            assert (refused.status, refused.code) == (503, "no-storage")
            [line] = [it for it in caplog.records if it.levelno >= logging.ERROR]
            assert (line.getMessage(), line.exc_info) == ("storage-failed", None)
            assert line.facts == {"reason": "database or disk is full"}  # type: ignore[attr-defined]
            store.append = original
            assert (await ann.snapshot(id, 0))["number"] == 0
            assert (await ann.move(id, 0, 0, [3], "the-same-key")).status == 200
            assert (await ann.snapshot(id, 0))["number"] == 1

    run(test())


def test_a_database_of_a_later_version_is_refused_in_one_line(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/antics.db"

    async def test() -> None:
        store = Store(url)
        await store.open()
        await store.close()
        with sqlite3.connect(tmp_path / "antics.db") as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(AnticsError, match=r"later version of Antics .*9999"):
            await Store(url).open()

    run(test())


def test_no_path_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>page")

    async def test() -> None:
        async with service(tmp_path, web=tmp_path) as app:
            for path in ("/\0", "/a\0b", "/" + "x" * 5000, "/" + "x/" * 3000, "/..\0"):
                found = await Browser(app).ask("GET", path)
                assert (found.status, found.body) == (200, b"<p>page"), path[:20]

    run(test())


def test_a_clock_that_jumps_sweeps_nothing_for_a_day(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            id, watch = await Browser(app).table("connect-four", "me", "me"), app.state.service.sweeper
            wall, sense = time.time(), time.monotonic()
            watch._clock, watch._sense, watch._first_look = wall, sense, False

            async def there_after(seconds: float, clock: float) -> bool:
                """Is the table there so long after the start, with the clock put by so much?"""
                watch.clock, watch.sense = lambda: wall + seconds + clock, lambda: sense + seconds
                await watch.sweep_if_sure()
                return bool(await records.read_table(app.state.service.store, id))

            assert await there_after(600, 61 * DAY), "it has jumped"
            assert await there_after(DAY / 2, 61 * DAY)
            assert await there_after(DAY / 2 + 300, 0), "it was put right"
            assert await there_after(59 * DAY, 0)
            watch._first_look = True
            assert await there_after(61 * DAY, 0), "nobody was here for long, or the clock is wrong"
            assert not await there_after(62.1 * DAY, 0), "its time has come"

    run(test())


def children(pid: int) -> set[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True)
    return {int(it) for it in found.stdout.split()}


@pytest.mark.slow
@pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="processes are told in /proc")
def test_no_child_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    with serve("--database", f"sqlite:///{tmp_path}/a.db") as server:
        assert server.stdout
        address = server.stdout.readline().rpartition(" ")[2].strip()
        seats = [{"kind": "bot", "level": "expert"}, {"kind": "me"}]  # the bot begins
        wish = {"game": "connect-four", "seats": seats, "name": "Ann"}
        id = httpx.post(f"{address}/api/tables", json=wish, headers={"origin": address}).json()["table"]["id"]
        with httpx.stream("GET", f"{address}/api/tables/{id}/events", timeout=60):
            while not (workers := children(server.pid)):
                time.sleep(0.05)
        server.kill()
        server.wait()
        until = time.monotonic() + 60
        while any(os.path.exists(f"/proc/{pid}/fd/0") for pid in workers):
            assert time.monotonic() < until, "they are still there"
            time.sleep(0.05)


@pytest.mark.slow
def test_a_server_with_open_streams_stops_when_told_without_complaint(tmp_path: Path) -> None:
    with serve("--database", f"sqlite:///{tmp_path}/a.db") as server:
        assert server.stdout
        address = server.stdout.readline().rpartition(" ")[2].strip()
        wish = {"game": "connect-four", "seats": [{"kind": "me"}] * 2, "name": "Ann"}
        made = httpx.post(f"{address}/api/tables", json=wish, headers={"origin": address}).json()
        with urllib.request.urlopen(f"{address}/api/tables/{made['table']['id']}/events") as stream:
            assert stream.readline()
            server.send_signal(signal.SIGTERM)
            assert stream.read().endswith(b"\n\n"), "the stream has come to its end"
        _, errors = server.communicate(timeout=60)
    assert "Traceback" not in errors
    assert [line for line in map(json.loads, errors.splitlines()) if line["level"] == "error"] == []
