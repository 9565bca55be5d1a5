"""A process in which bots think: `python -m antics.server.bots.worker`, told what to do in lines of JSON.

It is given positions redealt for a seat, never true ones. The first thought about a game takes long, unless
the game was compiled before on this machine: `warm` sees to that.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from antics.bots import Greedy, Position, Search, bot
from antics.core.match import new
from antics.core.registry import game as game_named

SIMPLE = "simple"  # follows its leanings; needs no compiled code
HINT = Search(iterations=500)
LINES = 5


def packed(state: Any) -> dict[str, Any]:
    """A state as plain data."""
    return {name: getattr(state, name) for name in state.FIELDS}


def position(order: dict[str, Any]) -> Position:
    game = game_named(order["game"])
    state = game.rules.State()
    for name, value in order["state"].items():
        setattr(state, name, value)
    return Position(game, state, order["seat"], order["number"])


def answer(order: dict[str, Any]) -> Any:
    what = order["what"]
    if what == "choose":
        level = order["level"]
        chooser = Greedy(slip=100) if level == SIMPLE else bot(level)
        return list(chooser.choose(position(order)).steps)
    if what == "warm":
        for player in (bot("greedy"), Search(iterations=1)):
            match = new(order["game"])
            player.choose(Position.of(match, match.waiting[0], 1))
        return []
    if what == "hint":
        lines = HINT.think(position(order)).lines()[:LINES]
        return [
            {
                "steps": list(line.action.steps),
                "text": line.action.text,
                "visits": line.visits,
                "value": round(line.value, 3),
                "points": [round(points, 1) for points in line.points],
            }
            for line in lines
        ]
    if what == "crash":  # for tests
        os._exit(3)
    if what == "hang":
        while True:
            pass
    raise ValueError(what)


def main() -> None:
    os.nice(5)  # moves come before thoughts
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
