"""Structured logs, a line of JSON each on standard error, and figures for whoever watches the server."""

from __future__ import annotations

import json
import logging
import sys
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

LOGGER = logging.getLogger("antics.server")
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        data |= getattr(record, "facts", {})
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data)


def set_up() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    LOGGER.handlers = [handler]
    LOGGER.setLevel(logging.INFO)
    LOGGER.propagate = False
    below = logging.getLogger("uvicorn")
    below.handlers, below.propagate = [handler], False
    below.setLevel(logging.WARNING)


def log(what: str, level: int = logging.INFO, error: BaseException | None = None, **facts: object) -> None:
    LOGGER.log(level, what, extra={"facts": facts}, exc_info=error)


class Metrics:
    """Counts and times, in the text format of Prometheus."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._gauges: dict[str, float] = {}
        self._times: dict[str, list[int]] = {}
        self._sums: Counter[str] = Counter()

    def count(self, name: str, n: int = 1) -> None:
        self._counts[name] += n

    def gauge(self, name: str, value: float) -> None:
        self._gauges[name] = value

    def time(self, name: str, seconds: float) -> None:
        buckets = self._times.setdefault(name, [0] * (len(BOUNDS) + 1))
        buckets[bisect_left(BOUNDS, seconds)] += 1
        self._sums[name] += seconds  # type: ignore[assignment]

    @contextmanager
    def timed(self, name: str) -> Iterator[None]:
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.time(name, time.perf_counter() - begun)

    def text(self) -> str:
        lines = []
        for name, n in sorted(self._counts.items()):
            lines += [f"# TYPE {name.partition('{')[0]} counter", f"{name} {n}"]
        for name, value in sorted(self._gauges.items()):
            lines += [f"# TYPE {name} gauge", f"{name} {value}"]
        for name, buckets in sorted(self._times.items()):
            lines.append(f"# TYPE {name} histogram")
            total = 0
            for bound, n in zip((*map(str, BOUNDS), "+Inf"), buckets, strict=True):
                total += n
                lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
            lines += [f"{name}_sum {self._sums[name]}", f"{name}_count {total}"]
        return "\n".join(dict.fromkeys(lines)) + "\n"


METRICS = Metrics()
