"""A process in which bots think: `python -m antics.server.bots.worker`, told what to do in lines of JSON.

It is given positions redealt for a seat, never true ones; of a game that is over, what its players knew
together. Every order is answered by a line: `{"answer": …}`, or `{"error": …}` if that thought went wrong.
The order `cancel` ends the thought in progress at once, which then answers with what it has found so far.
When whoever gives orders is gone, so is this process.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import sys
import threading
from typing import Any

from antics.bots import Cancel, orders
from antics.review import orders as review

PR_SET_PDEATHSIG = 1


def answer(order: dict[str, Any], cancel: Cancel) -> Any:
    what = order["what"]
    if what == "crash":  # for tests
        os._exit(3)
    if what == "hang":
        while True:
            pass
    if what == "review":
        return review.answer(order, cancel)
    return orders.answer(order, cancel)


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
    given = Orders()
    while True:
        print(json.dumps(given.carry_out_next()), flush=True)


if __name__ == "__main__":
    main()
