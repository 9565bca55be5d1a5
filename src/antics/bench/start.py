"""How soon a bot has chosen: from the start of a process, without a cache of compiled code."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from time import perf_counter
from typing import Any

from antics.core.contract import Game

REPEATS = 5
LEVEL = "hard"
CODE = """
import antics
match = antics.new({game!r}, {players}, seed="start")
print("new", flush=True)
from antics.bots import Position, bot
bot({level!r}).choose(Position.of(match, match.waiting[0], 1))
print("chosen", flush=True)
"""


def race(game: Game, players: int) -> dict[str, Any]:
    """Seconds until a game is set up, and until the first choice of a bot: the best of some repeats."""
    starts = [_start(game, players) for _ in range(REPEATS)]
    return {
        "game": game.name,
        "players": players,
        "new_s": round(min(new for new, _ in starts), 3),
        "level": LEVEL,
        "choice_s": round(min(choice for _, choice in starts), 3),
    }


def _start(game: Game, players: int) -> tuple[float, float]:
    code = CODE.format(game=game.name, players=players, level=LEVEL)
    with tempfile.TemporaryDirectory() as nothing:
        environment = os.environ | {"ANTICS_CACHE": nothing}
        begun = perf_counter()
        with subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, env=environment
        ) as process:
            assert process.stdout
            times = [perf_counter() - begun for _ in process.stdout]
    if process.returncode:
        raise RuntimeError(f"{game.name}: a bot could not be started")
    new, choice = times
    return new, choice
