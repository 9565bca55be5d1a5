"""The routes. Each says who may, has it done, and gives the answer its form."""

from __future__ import annotations

from antics.server.api.routes import (
    calls,
    games,
    health,
    leagues,
    me,
    mine,
    playing,
    replays,
    tables,
    talk,
)

ROUTERS = [
    it.router for it in (playing, tables, talk, replays, calls, me, mine, leagues, games, health)
]  # the busiest first
