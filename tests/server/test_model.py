"""Random tables over HTTP, with a server that is killed again and again, against `Match` as the model."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from tests.server.people import Driver, Server
from tests.server.wire import run

TABLES = (("antler-island", 3), ("animal-kingdoms", 4), ("antigua", 2))
OPERATIONS = 45  # at each table
KILLS = 3


@asynccontextmanager
async def killed_now_and_then(server: Server, luck: Random) -> AsyncIterator[None]:
    async def killer() -> None:
        for _ in range(KILLS):
            await asyncio.sleep(luck.uniform(0.3, 2.0))
            await server.kill()
            await server.start()

    task = asyncio.create_task(killer())
    yield
    await task


async def play(database: str, seed: int) -> None:
    luck = Random(seed)
    server = Server(database)
    await server.start()
    try:
        drivers = [Driver([server], game, players, Random(f"{seed} {game}")) for game, players in TABLES]
        for driver in drivers:
            await driver.sit_down()
        async with killed_now_and_then(server, luck):
            await asyncio.gather(*(driver.drive(lambda n: n < OPERATIONS) for driver in drivers))
        for driver in drivers:
            await driver.end()
    finally:
        await server.kill()


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_lost_and_nothing_happens_twice(tmp_path: Path, seed: int) -> None:
    run(play(f"sqlite:///{tmp_path}/antics.db", seed))


def test_nothing_is_lost_and_nothing_happens_twice_on_postgresql(postgresql: str) -> None:
    run(play(postgresql, 3))
