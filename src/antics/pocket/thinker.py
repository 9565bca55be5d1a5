"""Where bots think in a browser: a worker of its own, ended when a thought is not wanted any more."""

from __future__ import annotations

import json
import time

from antics.bots import orders
from antics.review import orders as review


def think(order: str) -> str:
    """The answer to an order and how long it took, or what went wrong, as JSON."""
    begun = time.perf_counter()
    try:
        asked = json.loads(order)
        answer = (review.answer if asked["what"] == "review" else orders.answer)(asked)
        return json.dumps({"answer": answer, "seconds": round(time.perf_counter() - begun, 3)})
    except Exception as error:
        return json.dumps({"error": f"{type(error).__name__}: {error}"})
