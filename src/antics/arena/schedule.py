"""Who sits where. All games of one deal make a set, in which seats are changed until it is fair."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations, permutations

Seating = tuple[str, ...]  # the bot on each seat


def seatings(bots: Sequence[str], players: int, luck: random.Random) -> list[Seating]:
    """The set of one deal.

    With bots enough for all seats: every choice of bots, on all seats in turn; luck decides in which order
    they sit around the table. With fewer: every bot alone against a table of every other. One bot for
    several seats plays against itself. Every bot has every seat equally often.
    """
    if len(bots) >= players:
        order = luck.sample(bots, len(bots))
        return [turned(some, by) for some in combinations(order, players) for by in range(players)]
    if len(bots) == 1:
        return [tuple(bots) * players]
    return [
        _among(lone, other, place, players)
        for lone, other in permutations(bots, 2)
        for place in range(players)
    ]


def lone_seatings(bots: Sequence[str], players: int) -> list[Seating]:
    """The set of one deal where only the first bot is looked at: alone, on each seat, against each other."""
    return [_among(bots[0], other, place, players) for other in bots[1:] for place in range(players)]


def _among(lone: str, other: str, place: int, players: int) -> Seating:
    return tuple(lone if seat == place else other for seat in range(players))


def turned(seating: Seating, by: int) -> Seating:
    return seating[by:] + seating[:by]
