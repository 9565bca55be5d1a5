"""The routes. Each says who may, calls the hall, and gives the answer its form."""

from __future__ import annotations

from antics.server.routes import games, looking_back, playing, running, tables

ROUTERS = [it.router for it in (playing, tables, looking_back, games, running)]  # the busiest first
