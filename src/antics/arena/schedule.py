"""Who sits where. All games of one deal make a set, in which every bot has every seat equally often."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations, permutations

Seating = tuple[str, ...]  # the bot on each seat


def seatings(bots: Sequence[str], players: int, luck: random.Random) -> list[Seating]:
    """The set of one deal.

    With bots enough for all seats: every choice of bots, on all seats in turn; luck decides in which order
    they sit around the table. With fewer: every bot alone against a table of every other. One bot for
    several seats plays against itself.
    """
    if len(bots) >= players:
        order = luck.sample(bots, len(bots))
        return [turned(some, by) for some in combinations(order, players) for by in range(players)]
    if len(bots) == 1:
        return [tuple(bots) * players]
    return [
        tuple(lone if seat == place else other for seat in range(players))
        for lone, other in permutations(bots, 2)
        for place in range(players)
    ]


def turned(seating: Seating, by: int) -> Seating:
    return seating[by:] + seating[:by]
