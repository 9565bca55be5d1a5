"""Numbers as people hand them in, Python's own and those of NumPy and its kind; and what is known of a share
after so many tries; and what a game is worth to those who learn."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from operator import index

NORMAL_95 = 1.96


def integer(thing: object) -> int | None:
    """A whole number as an `int`; None if it is none. True and False are no numbers.

    >>> integer(3), integer(3.0), integer(True), integer("3")
    (3, None, None, None)
    """
    if isinstance(thing, bool):
        return None
    try:
        return index(thing)  # type: ignore[arg-type]
    except TypeError:
        return None


def wilson(share: float, n: float) -> tuple[float, float]:
    """The 95 % interval of a share that was found in n tries, as Wilson has it.

    >>> [round(end, 3) for end in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    z2 = NORMAL_95**2 / n
    centre = (share + z2 / 2) / (1 + z2)
    half = NORMAL_95 * sqrt(max(share * (1 - share), 0) / n + z2 / (4 * n)) / (1 + z2)
    return max(0.0, centre - half), min(1.0, centre + half)


def reward(seat: int, winners: Sequence[int], seats: int) -> float:
    """What a seat gets of a game for so many that these have won: 1 alone, nothing if all did; all get 0
    together, but where nobody wins.

    >>> reward(0, [0], 2), reward(1, [0], 2), reward(0, [0, 1], 4)
    (1.0, -1.0, 0.3333333333333333)
    """
    others = max(seats - 1, 1)
    return (seats / len(winners) - 1) / others if seat in winners and seats > 1 else -1 / others
