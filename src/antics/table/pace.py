"""How long answers take, so that nobody can tell from it whether there was a choice.

Where there was none, an answer takes as long as others do that were chosen: those of this person, or thoughts
of bots of this level about this game, the queue before them included. A time is drawn between those that were
measured, with as many below and above it as in truth.
"""

from __future__ import annotations

import random
from collections import defaultdict, deque

Bounds = tuple[float, float]
REMEMBERED = 60  # thoughts of a level about a game
ENOUGH = 4  # times of a person that tell how quick they are
FIRST = {
    "hard": (0.05, 0.2),
    "expert": (0.4, 1.2),
    "champion": (1.2, 3.6),
}  # seconds a thought takes, before one was measured


def drawn(times: list[float]) -> float:
    """One more time as these are."""
    ordered = sorted(times)
    place = random.uniform(0, len(ordered) - 1)
    low = min(int(place), max(len(ordered) - 2, 0))
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def pause(bounds: Bounds, times: list[float]) -> float:
    """How long an answer takes: as long as others did; within these bounds, if there are none."""
    return drawn(times) if times else random.uniform(*bounds)


def of_person(bounds: Bounds, times: list[float]) -> float:
    """How long a person takes to answer who has taken so long before."""
    if len(times) < ENOUGH:
        times = [*times, 3 * bounds[0], 2 * bounds[1], 4 * bounds[1]]
    return drawn(times)


class Pace:
    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self._thoughts: defaultdict[tuple[str, str], deque[float]] = defaultdict(
            lambda: deque(maxlen=REMEMBERED)
        )

    def thought(self, game: str, level: str, took: float) -> float:
        """A bot has thought for so long; how long its answer takes in all."""
        self._thoughts[game, level].append(took)
        return max(pause(self.bounds, []), took)

    def no_thought(self, game: str, level: str) -> float:
        """The same for a bot that had no choice."""
        times = list(self._thoughts[game, level]) or list(FIRST.get(level, (0.0,)))
        return max(pause(self.bounds, []), drawn(times))
