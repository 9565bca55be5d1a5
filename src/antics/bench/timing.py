"""Measuring: the best of several repeats, on one core."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

REPEATS = 5


def best_rate(work: Callable[[], int], seconds: float) -> float:
    """Moves a second: the best of some repeats, which share these seconds. The first call warms up."""
    work()
    return max(_rate(work, seconds / REPEATS) for _ in range(REPEATS))


def _rate(work: Callable[[], int], seconds: float) -> float:
    moves, start = 0, perf_counter()
    while (taken := perf_counter() - start) < seconds or not moves:
        moves += work()
    return moves / taken


@contextmanager
def one_core() -> Iterator[None]:
    """Keep this process to one core, so that all race with the same means."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)
