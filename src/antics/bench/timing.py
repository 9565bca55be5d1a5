"""Measuring: the best of several repeats, on one core, by the time that it worked for us."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from time import process_time

REPEATS = 5


def best_rate(work: Callable[[], int], seconds: float) -> float:
    """Moves a second: the best of some repeats, which share these seconds. The first call warms up."""
    return best_rates({"": work}, seconds)[""]


def best_rates(works: Mapping[str, Callable[[], int]], seconds: float) -> dict[str, float]:
    """Of several, so many seconds each, in turns: what disturbs one then disturbs all."""
    for work in works.values():
        work()
    rates = dict.fromkeys(works, 0.0)
    for _ in range(REPEATS):
        for name, work in works.items():
            rates[name] = max(rates[name], _rate(work, seconds / REPEATS))
    return rates


def _rate(work: Callable[[], int], seconds: float) -> float:
    moves, start = 0, process_time()
    while (taken := process_time() - start) < seconds or not moves:
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
