"""Where bots think in a browser: a worker of its own, ended when a thought is not wanted any more."""

from __future__ import annotations

import json

from antics.bots import orders


def think(order: str) -> str:
    """The answer to an order, or what went wrong, as JSON."""
    try:
        return json.dumps({"answer": orders.answer(json.loads(order))})
    except Exception as error:
        return json.dumps({"error": f"{type(error).__name__}: {error}"})
