"""Several servers on one database, people who move between them all the time, and servers that are killed:
nothing is lost, nothing happens twice, everyone is told everything, and only what they may know.

    python -m tests.server.campaign --kills 100 [--bots]      # three servers on one PostgreSQL
    python -m tests.server.campaign --kills 100 --sqlite      # three processes of one parent, on SQLite
    python -m tests.server.campaign --faults 50 [--sqlite]    # the database is gone, locked or full

Short forms of it are in `test_killing.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import text

import antics
from antics.core.choice import Action
from antics.server.logs import log, set_up
from antics.server.storage import records
from antics.server.storage.store import Store
from antics.table.record import UNDO
from tests.server.conftest import a_postgresql, restart_postgresql
from tests.server.people import Driver, Forked, Person, Server, Together
from tests.server.wire import some_choice

PEOPLE = (("antler-island", 3), ("animal-kingdoms", 4), ("antigua", 2))
WITH_BOTS = (("connect-four", 2), ("animal-kingdoms", 3), ("antler-island", 3), ("antigua", 3))
FILE = "antics.db"
SERVERS = 3
SOON = ("--pause", "0.02", "0.1")  # seconds in which bots answer
LEAST = 3  # moves of a table, however soon the trouble is over
PATIENCE = 120.0  # seconds until bots must have answered, while servers are killed


class BotTable:
    """A person who plays with bots, on any server."""

    def __init__(self, servers: list[Server], game: str, players: int, luck: Random) -> None:
        self.game, self.players, self.luck = game, players, luck
        self.database = servers[0].database
        self.person = Person(servers, luck)
        self.acknowledged: list[str] = []

    async def sit_down(self) -> None:
        person = self.person
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * (self.players - 1)
        made = await person.ask("POST", "/api/tables", {"game": self.game, "seats": seats, "name": "Ann"})
        person.table, person.seat = made.json()["table"]["id"], 0
        person.listening = asyncio.create_task(person.listen())

    async def drive(self, goes_on: Any) -> None:
        n, waiting_since = 0, time.monotonic()
        while goes_on(n):
            n += 1
            seen = await self.person.snapshot()
            if seen["over"]:
                return
            decision = seen["decision"]
            if not decision or not decision["owed"] or decision["automatic"]:
                assert time.monotonic() - waiting_since < PATIENCE, "nobody answers for the bots"
                await asyncio.sleep(0.05)
                continue
            waiting_since = time.monotonic()
            await self._move(seen, decision)

    async def _move(self, seen: Any, decision: Any) -> None:
        person, key = self.person, f"{self.game}-{len(self.acknowledged):05}"
        if decision["choices"] is None and decision["parts"] is None:
            steps = [self.luck.choice(decision["next"])["step"]]
            path = f"/api/tables/{person.table}/choices?seat=0&steps="
            while offered := (await person.ask("GET", path + ",".join(map(str, steps)))).json()["next"]:
                steps.append(self.luck.choice(offered)["step"])
        else:
            steps = some_choice(decision, self.luck)
        copies = self.luck.choice([1, 1, 2, 3])
        number = seen["decision_number"]
        answers = await asyncio.gather(*(person.move(number, steps, key) for _ in range(copies)))
        assert {answer.status_code for answer in answers} == {200}, [answer.text for answer in answers]
        assert len({answer.content for answer in answers}) == 1
        self.acknowledged.append(key)

    async def end(self) -> None:
        await self.person.hear_all()
        await self.person.close()


async def check_log(database: str, id: str, people: list[Person], keys: list[str]) -> Counter[str]:
    """The log is a legal game, every acknowledged move is in it once, and whatever anyone was told is what
    that seat could see and hear at that point, and nothing else."""
    store = Store(database)
    kept = await records.read_table(store, id)
    await store.engine.dispose()
    assert kept
    assert [move.seq for move in kept.moves] == list(range(1, len(kept.moves) + 1))
    times = Counter(move.key for move in kept.moves)
    assert all(times[key] == 1 for key in keys), "an acknowledged move is lost, or there twice"
    match = antics.new(kept.record.game, kept.record.players, seed=kept.record.secret)
    seen: list[set[str]] = [set() for _ in people]
    told: list[set[str]] = [set() for _ in people]

    def look() -> None:
        for person, views, frames in zip(people, seen, told, strict=True):
            number = sum(bool(entry.events) or entry.seat == person.seat for entry in match.log)
            views.add(json.dumps([number, match.view(person.seat)], sort_keys=True))
            if match.log and (match.log[-1].events or match.log[-1].seat == person.seat):
                events = [event.seen_by(person.seat) for event in match.log[-1].events]
                frames.add(json.dumps([number, events], sort_keys=True))

    look()
    for move in kept.moves:
        if move.kind == UNDO:
            match.undo()
        else:
            match.play(move.seat, Action(tuple(move.steps), ""))
        look()
    heard = 0
    for person, views, frames in zip(people, seen, told, strict=True):
        for message in person.heard:
            assert json.dumps([message["number"], message["view"]], sort_keys=True) in views, (
                "not theirs to see"
            )
            for frame in message["happened"]:
                if frame["number"]:
                    assert json.dumps([frame["number"], frame["events"]], sort_keys=True) in frames
        heard += len(person.heard)
    bots = sum(move.key.startswith("bot ") for move in kept.moves)
    return Counter(moves=len(kept.moves), answers_of_bots=bots, acknowledged=len(keys), messages=heard)


class Campaign:
    """`bots`: of people with bots, who answer soon; else of people alone, for whom nobody answers, not even
    where there is no choice, so that a model knows everything."""

    def __init__(self, servers: Sequence[Server], kills: int, seed: int, bots: bool = False) -> None:
        self.luck, self.kills, self.bots = Random(seed), kills, bots
        self.servers = list(servers)
        self.figures: Counter[str] = Counter()
        self.over = False

    async def run(self) -> Counter[str]:
        begun = time.monotonic()
        await asyncio.gather(*(server.start() for server in self.servers))
        try:
            async with asyncio.TaskGroup() as group:
                kind = BotTable if self.bots else Driver
                for game, players in WITH_BOTS if self.bots else PEOPLE:
                    group.create_task(self._tables(kind, game, players))
                group.create_task(self._make_trouble())
        finally:
            for server in self.servers:
                await server.stop()
        self.figures["seconds"] = round(time.monotonic() - begun)
        return self.figures

    async def _tables(self, kind: Any, game: str, players: int) -> None:
        """One table after the other, until all kills are done."""
        while not self.over:
            table = kind(self.servers, game, players, Random(self.luck.random()))
            await table.sit_down()
            await table.drive(lambda n: not self.over or len(table.acknowledged) < LEAST)  # noqa: B023
            await table.end()
            people = table.people if isinstance(table, Driver) else [table.person]
            self.figures += await check_log(table.database, people[0].table, people, table.acknowledged)
            self.figures["tables"] += 1

    async def _make_trouble(self) -> None:
        for n in range(self.kills):
            await asyncio.sleep(self.luck.uniform(0.2, 1.5))
            await self._trouble(n)
            if n % 10 == 9:
                log("campaign", figures=dict(self.figures))
        await asyncio.sleep(1.0)
        self.over = True

    async def _trouble(self, n: int) -> None:
        server = self.luck.choice(self.servers)
        politely = n % 4 == 3  # as when one after the other is replaced by a newer version
        await server.kill(signal.SIGTERM if politely else signal.SIGKILL)
        self.figures["stopped" if politely else "killed"] += 1
        await server.start()


class Faults(Campaign):
    """Servers stay, and their database gets into trouble, of one kind or another, for some seconds."""

    def __init__(self, folder: Path, *args: Any) -> None:
        super().__init__(*args)
        self.folder, self.faults = folder, [self.locked, self.gone]

    def locked(self) -> AbstractAsyncContextManager[None]:
        raise NotImplementedError

    def gone(self) -> AbstractAsyncContextManager[None]:
        raise NotImplementedError

    async def _trouble(self, n: int) -> None:
        fault = self.luck.choice(self.faults)
        async with fault():
            await asyncio.sleep(self.luck.uniform(0.2, 3))
        self.figures[fault.__name__] += 1


class SqliteFaults(Faults):
    """Of a file, perhaps on a small disk of its own."""

    def __init__(self, folder: Path, *args: Any) -> None:
        super().__init__(folder, *args)
        if folder.is_mount():
            self.faults.append(self.full)

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        with closing(sqlite3.connect(self.folder / FILE, isolation_level=None, timeout=30)) as other:
            other.execute("BEGIN EXCLUSIVE")
            yield

    @asynccontextmanager
    async def gone(self) -> AsyncIterator[None]:
        away = (self.folder / FILE).rename(self.folder / "away")
        yield
        away.rename(self.folder / FILE)

    @asynccontextmanager
    async def full(self) -> AsyncIterator[None]:
        filler = self.folder / "filler"
        with suppress(OSError), filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(1024))
        yield
        filler.unlink()


class PostgresFaults(Faults):
    """Of a server whose data are in a folder."""

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        store = Store(self.servers[0].database)
        async with store.engine.begin() as connection:
            await connection.execute(text("LOCK TABLE moves IN ACCESS EXCLUSIVE MODE"))
            yield
        await store.engine.dispose()

    @asynccontextmanager
    async def gone(self) -> AsyncIterator[None]:
        await asyncio.to_thread(restart_postgresql, self.folder)
        yield


@contextmanager
def small_disk() -> Iterator[Path]:
    """A folder, on a disk of its own where whoever runs this may make one."""
    with tempfile.TemporaryDirectory(prefix="antics-disk-") as name:
        mount = ["mount", "-t", "tmpfs", "-o", "size=12m", "antics", name]
        made = subprocess.run(mount, capture_output=True).returncode == 0
        try:
            yield Path(name)
        finally:
            if made:
                subprocess.run(["umount", name], check=True)


@contextmanager
def campaign(kills: int, faults: int, sqlite: bool, seed: int, bots: bool) -> Iterator[Campaign]:
    """Of one kind or another, with a database of its own."""
    options, n = SOON if bots else (), faults or kills
    if sqlite:
        with small_disk() as folder:
            servers: list[Server] = [Together(f"sqlite:///{folder}/{FILE}", Random(seed), SERVERS, *options)]
            yield SqliteFaults(folder, servers, n, seed, bots) if faults else Campaign(servers, n, seed, bots)
    else:
        folder = Path(tempfile.mkdtemp(prefix="antics-postgresql-"))
        with a_postgresql(folder) as url:
            servers = [Forked(url, *options) for _ in range(SERVERS)]
            yield (
                PostgresFaults(folder, servers, n, seed, bots) if faults else Campaign(servers, n, seed, bots)
            )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--faults", type=int, default=0, help="instead of kills: faults of the database")
    parser.add_argument("--sqlite", action="store_true", help="processes of one parent, on SQLite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", action="store_true", help="people with bots; else people alone")
    set_up()
    with campaign(**vars(parser.parse_args())) as it:
        print(json.dumps(dict(asyncio.run(it.run()))))


if __name__ == "__main__":
    main()
