"""Three servers on one database, killed at random while people move between them: the short form."""

from __future__ import annotations

import pytest

from tests.server.campaign import Campaign
from tests.server.wire import run


@pytest.mark.slow
def test_nothing_is_lost_among_servers_that_are_killed(postgresql: str) -> None:
    async def test() -> None:
        figures = await Campaign(postgresql, servers=3, kills=4, seed=5).run()
        assert figures["killed"] == 3
        assert figures["stopped"] == 1
        assert figures["acknowledged"] > 20
        assert figures["answers_of_bots"] > 20

    run(test())
