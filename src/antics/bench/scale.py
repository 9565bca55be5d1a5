"""How many games of bots a second one worker plays, and two: processes of this machine, or of a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from antics.arena.contest import Contest
from antics.arena.run import Pool
from antics.arena.workers import Workers
from antics.core.contract import Game

BOT = "greedy"
WORKERS = (1, 2)


def race(game: Game, players: int, seconds: float) -> Iterator[dict[str, Any]]:
    """Games a second, for each number of workers, here and on Ray, if it is installed."""
    pools: dict[str, Pool] = {"processes": Workers}
    if find_spec("ray"):
        from antics.lab.cluster import Cluster

        pools["ray"] = Cluster
    contest = Contest(game.name, (BOT,), "scale", players)
    for on, pool in pools.items():
        for workers in WORKERS:
            yield {
                "game": game.name,
                "players": players,
                "bots": BOT,
                "on": on,
                "workers": workers,
                **_measure(contest, pool, workers, seconds),
            }


def _measure(contest: Contest, pool: Pool, workers: int, seconds: float) -> dict[str, Any]:
    """The first games are not counted: they load the game's program."""
    endless, games, begun = iter(range(1_000_000)), 0, 0.0
    with pool(contest, workers) as playing:
        for games, _ in enumerate(playing.play(endless), 1 - 2 * workers):
            if games == 0:
                begun = perf_counter()
            elif games > 0 and perf_counter() - begun > seconds:
                break
    passed = perf_counter() - begun
    return {"games": games, "seconds": round(passed, 2), "games_per_s": round(games / passed, 2)}
