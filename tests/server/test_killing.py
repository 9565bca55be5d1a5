"""Three servers on one database, killed at random while people move between them: the short form."""

from __future__ import annotations

import pytest

from tests.server.campaign import SOON, Campaign
from tests.server.people import Forked
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
