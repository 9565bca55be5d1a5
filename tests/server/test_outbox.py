"""The outbox while the process that delivers it is killed: nothing is lost, nothing comes twice.

python -m tests.server.test_outbox 40      # the long form: so many kills, at any moment
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

from sqlalchemy import func, insert, select

from antics.server.storage import outbox
from antics.server.storage.schema import channel_rows, outbox_rows, people_rows
from antics.server.storage.store import Store
from tests.server.receivers import Receiver
from tests.server.wire import run

EACH = 40  # letters for each kill


async def fill(store: Store, url: str, n: int) -> None:
    """So many letters to so many receivers."""
    channels, ann = [], url.rpartition(":")[2]
    async with store.writing() as connection:
        await connection.execute(insert(people_rows).values(id=ann, name="Ann", made=0.0))
        for number in range(1, n + 1):
            row = {"person": ann, "kind": "hook", "address": f"{url}/hook/{number}", "state": "on"}
            made = insert(channel_rows).values(row | {"form": {"form": "plain"}, "since": 0.0})
            channels.append((await connection.execute(made.returning(channel_rows.c.id))).scalar_one())
    for channel in channels:
        await outbox.put_one(store, "ring", channel, 1, 0.0)


async def counted(store: Store, url: str, state: str) -> int:
    """The letters to these receivers in a state; others' may lie in the same database."""
    here = outbox_rows.join(channel_rows, channel_rows.c.id == outbox_rows.c.channel)
    query = select(func.count()).select_from(here).where(outbox_rows.c.state == state)
    async with store.reading() as connection:
        return int(
            (await connection.execute(query.where(channel_rows.c.address.startswith(url)))).scalar_one()
        )


class Victim:
    """A service that is killed with the n-th post, just before it is answered, or a moment later."""

    def __init__(self, database: str) -> None:
        self._command = [sys.executable, "-m", "antics", "serve", "--quiet", "--near", "--workers", "1"]
        self._command += ["--port", "0", "--database", database]
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        out = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(*self._command, stdout=out, stderr=out)

    async def killed(self, after: float = 0.0) -> None:
        assert self.process
        await asyncio.sleep(after)
        self.process.kill()
        await self.process.wait()


class Grim(Receiver):
    """Kills whoever sends to it, now and then: before it answers, or at any moment after.

    Before the answer a letter counts as sent. `anytime` also hits the moment, a millisecond or two, in which
    the next letter counts as sent and its last byte has not gone: that one is lost."""

    def __init__(self, victim: Victim, luck: Random, anytime: bool = False) -> None:
        super().__init__()
        self._victim, self._luck, self._anytime, self.kills_left = victim, luck, anytime, 0
        self._next = 5
        self._killing: asyncio.Task[None] | None = None

    async def received(self) -> None:
        if self.kills_left and len(self.posts) >= self._next:
            self.kills_left -= 1
            self._next = len(self.posts) + self._luck.randrange(3, EACH)
            if self._anytime:
                self._killing = asyncio.create_task(self._victim.killed(self._luck.random() * 0.02))
            else:
                await self._victim.killed()


async def campaign(folder: Path, kills: int, seed: int, anytime: bool = False) -> dict[str, int]:
    """The figures: of so many letters, how many were sent, lost, and sent twice."""
    database = f"sqlite:///{folder}/antics.db"
    store, victim = Store(database), Victim(database)
    await store.open()
    receiver = Grim(victim, Random(seed), anytime)
    receiver.kills_left, letters = kills, EACH * (kills + 1)
    async with receiver.open() as url:
        await fill(store, url, letters)
        while await counted(store, url, outbox.WAITING):
            await victim.start()
            assert victim.process
            while await counted(store, url, outbox.WAITING) and victim.process.returncode is None:
                await asyncio.sleep(0.05)
        if victim.process and victim.process.returncode is None:
            await victim.killed(0.5)
        sent = await counted(store, url, outbox.SENT)
    await store.close()
    came = Counter(int(re.sub(r"\D", "", path)) for path, _, _ in receiver.posts)
    assert receiver.kills_left == 0
    return {
        "letters": letters,
        "kills": kills,
        "sent": sent,
        "lost": letters - len(came),
        "twice": sum(n > 1 for n in came.values()),
    }


class Pair(Victim):
    """Two services on one database; the one that happens to send is killed, or the other."""

    def __init__(self, database: str, luck: Random) -> None:
        super().__init__(database)
        self._luck = luck
        self._both = [Victim(database), Victim(database)]

    async def start(self) -> None:
        for one in self._both:
            if one.process is None or one.process.returncode is not None:
                await one.start()
        self.process = self._both[0].process

    async def killed(self, after: float = 0.0) -> None:
        one = self._luck.choice(self._both)
        await one.killed(after)
        await one.start()

    async def end(self) -> None:
        for one in self._both:
            await one.killed()


def test_two_processes_of_which_some_are_killed_lose_nothing_and_repeat_nothing(postgresql: str) -> None:
    async def test() -> None:
        luck = Random(3)
        pair = Pair(postgresql, luck)
        store, receiver = Store(postgresql), Grim(pair, luck)
        await store.open()
        receiver.kills_left, letters = 2, 3 * EACH
        async with receiver.open() as url:
            await fill(store, url, letters)
            await pair.start()
            while await counted(store, url, outbox.WAITING):
                await asyncio.sleep(0.05)
            await pair.end()
        await store.close()
        came = Counter(path for path, _, _ in receiver.posts)
        assert len(came) == letters, "none is lost"
        assert set(came.values()) == {1}, "none comes twice"
        assert receiver.kills_left == 0

    run(test())


def test_a_killed_postman_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        figures = await campaign(tmp_path, kills=2, seed=4)
        assert figures["twice"] == 0
        assert figures["lost"] == 0
        assert figures["sent"] == figures["letters"] == 3 * EACH

    run(test())


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        print(json.dumps(asyncio.run(campaign(Path(made), int(sys.argv[1]), seed=1, anytime=True))))
