"""A newer version takes over while people play: databases are brought up to date with games in progress, and
processes are replaced one by one."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import insert, text
from sqlalchemy.ext.asyncio import create_async_engine

from antics.server import storage
from antics.server.storage.schema import metadata
from antics.server.storage.store import normal_url
from tests.server.test_editions import DATA, check_old
from tests.server.test_processes import same
from tests.server.wire import Browser, run, service
from tests.signals import interruptible

FIRST = "0001"  # the schema of 0.1.0
COLUMNS = (0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4)  # by which nobody wins so soon


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of 0.1.0, with its tables."""
    file = tmp_path / "antics.db"
    file.write_bytes(gzip.decompress((DATA / "antics-0.1.0.db.gz").read_bytes()))
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    url: str = request.getfixturevalue("postgresql")
    asyncio.run(_copy(file, url))
    return url.removesuffix("/postgres") + "/old"


async def _copy(file: Path, server: str) -> None:
    """The same in PostgreSQL, in a database of its own, as 0.1.0 would have it."""
    engine = create_async_engine(normal_url(server), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text("CREATE DATABASE old"))
    await engine.dispose()
    engine = create_async_engine(normal_url(server.removesuffix("/postgres") + "/old"))
    kept = sqlite3.connect(file)
    kept.row_factory = sqlite3.Row
    async with engine.begin() as connection:
        await connection.run_sync(_first_schema)
        for name in ("sessions", "tables", "seats", "moves"):
            rows = [dict(row) for row in kept.execute(f"SELECT * FROM {name}")]
            await connection.execute(insert(metadata.tables[name]), [_typed(name, row) for row in rows])
    await engine.dispose()
    kept.close()


def _typed(name: str, row: dict[str, Any]) -> dict[str, Any]:
    """SQLite keeps numbers and text for everything."""
    for column in metadata.tables[name].c:
        if column.name in row and row[column.name] is not None:
            if column.type.python_type is bool:
                row[column.name] = bool(row[column.name])
            elif column.type.__class__.__name__ == "JSON":
                row[column.name] = json.loads(row[column.name])
    return row


def _first_schema(connection: Any) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(storage.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, FIRST)


def test_games_of_0_1_0_go_on_at_processes_that_start_together(database: str) -> None:
    async def test() -> None:
        told: dict[str, Any] = json.loads((DATA / "antics-0.1.0.json").read_text())
        both = [service(database, real_luck=True, processes=2) for _ in range(2)]
        one, two = await asyncio.gather(*(it.__aenter__() for it in both))
        ann, luck = Browser(one), Random(1)
        ann.cookie = told["cookie"]
        going_on = 0
        for id, facts in told["tables"].items():
            await check_old(one, ann, id, facts)
            if facts["kind"] == "running" and "parts" not in facts:
                for app in (two, one, two):
                    await same(app, ann).play_on(id, luck, (await ann.snapshot(id))["waiting"])
                going_on += 1
        assert going_on >= 4
        await one.state.service.sweeper.secure_results()
        finished = (await ann.get("/api/me/finished"))["games"]
        assert finished
        assert all(any(seat["yours"] for seat in game["seats"]) for game in finished)
        for it in both:
            await it.__aexit__(None, None, None)

    run(test())


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Two server processes, and where they are."""
    line = ["serve", "--port", "0", "--quiet", "--unlimited", "--processes", "2", "--workers", "1"]
    command = [sys.executable, "-m", "antics", *line, "--database", f"sqlite:///{tmp_path}/a.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, preexec_fn=interruptible) as parent:
        assert parent.stdout
        address = parent.stdout.readline().rpartition(" ")[2].strip()
        yield parent, address
        parent.kill()


def children(parent: int) -> set[int]:
    """The server processes of a parent."""
    return {int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()}


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are read from /proc")
def test_processes_are_replaced_one_by_one_while_people_play(
    served: tuple[subprocess.Popen[str], str],
) -> None:
    async def test() -> None:
        parent, address = served
        before = children(parent.pid)
        assert len(before) == 2
        async with httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=60) as client:
            seats = [{"kind": "me"}, {"kind": "me"}]
            wish = {"game": "connect-four", "seats": seats, "name": "Ann"}
            id = (await client.post("/api/tables", json=wish)).json()["table"]["id"]
            parent.send_signal(signal.SIGHUP)
            n = 0
            while (children(parent.pid) & before) or n < 8:  # until all are others
                if n < len(COLUMNS):
                    body = {"seat": n % 2, "decision_number": n, "steps": [COLUMNS[n]]}
                    await moved(client, id, body | {"key": f"move-{n:04}"})
                    n += 1
                await asyncio.sleep(0.1)
            seen = (await ask(client, "GET", f"/api/tables/{id}/snapshot?seat=0")).json()
            assert seen["number"] == n, "none lost, none twice"
        left = children(parent.pid)
        assert len(left) == 2
        os.kill(next(iter(left)), signal.SIGKILL)
        while not (len(now := children(parent.pid)) == 2 and now != left):  # who dies is started again
            await asyncio.sleep(0.05)
        assert (await ask(httpx.AsyncClient(base_url=address), "GET", "/healthz")).status_code == 200
        parent.kill()
        while any(map(alive, now)):  # no child outlives its parent, whatever it died of
            await asyncio.sleep(0.05)

    run(test())


async def ask(client: httpx.AsyncClient, method: str, path: str, body: Any = None) -> httpx.Response:
    """Again, until there is an answer: a connection may be closed just when a request is sent on it."""
    while True:
        try:
            return await client.request(method, path, json=body)
        except httpx.TransportError:
            await asyncio.sleep(0.05)


async def moved(client: httpx.AsyncClient, id: str, body: dict[str, Any]) -> None:
    answer = await ask(client, "POST", f"/api/tables/{id}/moves", body)
    assert answer.status_code == 200, answer.text
