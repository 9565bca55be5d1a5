"""Servers that are killed at random while people move between them, and databases in trouble: short forms."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from tests.server.campaign import FILE, SOON, Campaign, SqliteFaults
from tests.server.people import Forked, Together
from tests.server.wire import run


@pytest.mark.slow
@pytest.mark.parametrize("bots", [False, True])
def test_nothing_is_lost_among_servers_that_are_killed(postgresql: str, bots: bool) -> None:
    async def test() -> None:
        servers = [Forked(postgresql, *(SOON if bots else ())) for _ in range(3)]
        figures = await Campaign(servers, kills=4, seed=5, bots=bots).run()
        assert figures["killed"] == 3
        assert figures["stopped"] == 1
        assert figures["acknowledged"] > 5
        assert (figures["answers_of_bots"] > 5) == bots

    run(test())


@pytest.mark.slow
@pytest.mark.skipif(not os.path.exists("/proc/self/task"), reason="processes are told in /proc")
@pytest.mark.parametrize("kind", [Campaign, SqliteFaults])
def test_nothing_is_lost_among_processes_of_one_parent(tmp_path: Path, kind: type[Campaign]) -> None:
    async def test() -> None:
        servers = [Together(f"sqlite:///{tmp_path}/{FILE}", Random(5), 2)]
        trouble = SqliteFaults(tmp_path, servers, 4, 5) if kind is SqliteFaults else Campaign(servers, 4, 5)
        figures = await trouble.run()
        assert figures["killed"] + figures["stopped"] + figures["locked"] + figures["gone"] == 4
        assert figures["acknowledged"] > 5

    run(test())
