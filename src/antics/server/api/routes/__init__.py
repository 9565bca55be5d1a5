"""The routes. Each says who may, has it done, and gives the answer its form."""

from __future__ import annotations

from antics.server.api.routes import calls, games, health, me, mine, playing, replays, tables

ROUTERS = [
    it.router for it in (playing, tables, replays, calls, me, mine, games, health)
]  # the busiest first
