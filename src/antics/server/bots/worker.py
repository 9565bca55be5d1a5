"""A process in which bots think: `python -m antics.server.bots.worker`, told what to do in lines of JSON.

It is given positions redealt for a seat, never true ones. Every order is answered by a line: `{"answer": …}`,
or `{"error": …}` if that thought went wrong. The order `cancel` ends the thought in progress at once, which
then answers with what it has found so far. When whoever gives orders is gone, so is this process.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
from typing import Any

from antics.bots import Cancel, Greedy, Position, Search, bot
from antics.bots.holdings import could_hold, data_of
from antics.bots.reasons import explained
from antics.core.registry import game as game_named

SIMPLE = "simple"  # follows its leanings; needs no search
HINT = Search(effort=0.7)
LINES = 5
PR_SET_PDEATHSIG = 1


def packed(state: Any) -> dict[str, Any]:
    """A state as plain data."""
    return {name: getattr(state, name) for name in state.FIELDS}


def position(order: dict[str, Any]) -> Position:
    game = game_named(order["game"])
    state = game.rules.State()
    for name, value in order["state"].items():
        setattr(state, name, value)
    return Position(game, state, order["seat"], order["number"], order["setting"])


def answer(order: dict[str, Any], cancel: Cancel) -> Any:
    what = order["what"]
    if what == "choose":
        level = order["level"]
        chooser = Greedy(slip=100) if level == SIMPLE else bot(level)
        return list(chooser.choose(position(order), cancel).steps)
    if what == "hint":
        asked = position(order)
        lines = explained(asked, HINT.think(asked, cancel).lines()[:LINES], cancel)
        return [
            {
                "steps": list(line.action.steps),
                "text": line.action.text,
                "visits": line.visits,
                "value": round(line.value, 3),
                "points": [round(points, 1) for points in line.points],
                "chances": [round(chance, 3) for chance in line.chances],
                "why": [message.data() for message in line.why],
            }
            for line in lines
        ]
    if what == "holdings":
        asked = position(order)
        return [data_of(one) for one in could_hold(asked.game, asked.state, asked.seat)]
    if what == "crash":  # for tests
        os._exit(3)
    if what == "hang":
        while True:
            pass
    raise ValueError(what)


class Orders:
    """What comes in, read in a thread of its own, so that a thought can be cancelled."""

    def __init__(self) -> None:
        self._waiting: queue.SimpleQueue[tuple[dict[str, Any], Cancel]] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        cancel = Cancel()
        for line in sys.stdin:
            order = json.loads(line)
            if order["what"] == "cancel":
                cancel.now()  # the order before it, even if that has not begun
            else:
                cancel = Cancel()
                self._waiting.put((order, cancel))
        os._exit(0)

    def carry_out_next(self) -> dict[str, Any]:
        order, cancel = self._waiting.get()
        try:
            return {"answer": answer(order, cancel)}
        except Exception as error:
            return {"error": f"{type(error).__name__}: {error}"}


def end_with_parent() -> None:
    """From now on this process is killed when whoever started it is gone, whatever it is doing. (On Linux;
    elsewhere it ends as soon as it reads on.)"""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> None:
    end_with_parent()
    os.nice(5)  # moves come before thoughts
    orders = Orders()
    while True:
        print(json.dumps(orders.carry_out_next()), flush=True)


if __name__ == "__main__":
    main()
