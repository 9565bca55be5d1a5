"""Many random games of one set-up in batches, in one thread or several, and what came of them.

Game i of seed S has the luck of the seed `S/i`: `antics.new(game, seed="S/i")` is how it began.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from antics.core.chance import key_of
from antics.core.forms import Instance, form
from antics.core.match import Match
from antics.core.native import Progress
from antics.core.rollout import Key, Outcome
from antics.core.rollout import Totals as Counted
from antics.core.seats import NAMES
from antics.core.state import MAX_SEATS, LegalSteps

SMALLEST_BATCH, LARGEST_BATCH = 50, 2000
SUMMED = ("games", "cut", "nobody", "shared", "wins", "played", "points", "source", "tally")
LENGTHS = ("steps", "rounds")


def keys(seed: str, games: range) -> list[list[int]]:
    """The keys of some games, each of eight words."""
    return [key_of(f"{seed}/{i}") for i in games]


def batches(games: int) -> list[range]:
    """The numbers of so many games, in portions that are worth handing out."""
    size = max(SMALLEST_BATCH, min(LARGEST_BATCH, games // 64))
    return [range(i, min(i + size, games)) for i in range(0, games, size)]


class Simulation:
    """Batches of random games of one set-up, like that of the match given: its players, options, components.

    >>> import antics
    >>> simulation = Simulation(antics.new("connect-four"), seed="7", max_rounds=120)
    >>> totals = simulation.count(range(1000))
    >>> totals.games, sum(totals.wins[:2]) >= 1000
    (1000, True)

    `workers` spreads batches over threads; `antics simulate` does so.
    """

    def __init__(self, first: Match, seed: str, max_rounds: int) -> None:
        self.game, self.players = first.game, first.players
        self.seed, self.max_rounds = seed, max_rounds
        self.box = first.game.box(first.players, first.options, first.components)
        self._running: set[Instance] = set()

    def prepare(self, progress: Progress | None = None) -> None:
        """Have the rules ready, in the fastest form that there is."""
        form(self.game, progress=progress)

    def outcomes(self, games: range) -> Sequence[Outcome]:
        """Play these games; an `Outcome` is kept of each: its points, ranks, winners, length, tallies."""
        outcomes: Sequence[Outcome] = self._play(form(self.game).open(), games).records(0, len(games))
        return outcomes

    def count(self, games: range) -> Totals:
        """Play these games; what they add up to."""
        instance = form(self.game).open()
        self._running.add(instance)
        try:
            totals = instance.room(Counted)
            instance.call("count", self._play(instance, games), totals)
            return Totals(self.players, totals[0])
        finally:
            self._running.discard(instance)

    def _play(self, instance: Instance, games: range) -> Any:
        states, box = instance.room(self.game.rules.State, 2), instance.room(self.game.rules.Box)
        lucks, outcomes = instance.room(Key, len(games)), instance.room(Outcome, len(games))
        box[0] = self.box
        lucks.fill(Key.of(words) for words in keys(self.seed, games))
        rooms = (states, box, instance.room(LegalSteps), lucks, outcomes, instance.halt)
        instance.call("simulate", *rooms, self.max_rounds)
        return outcomes

    def useful_jobs(self, games: int, wanted: int | None) -> int:
        """How many threads to use."""
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        return min(wanted or cores, len(batches(games)))

    @contextmanager
    def workers(self, jobs: int) -> Iterator[Callable[[int], Iterator[Totals]]]:
        """Something that plays a number of games, batch after batch, in so many threads."""
        if jobs == 1:
            yield lambda games: map(self.count, batches(games))
            return
        pool = ThreadPoolExecutor(jobs)
        try:
            yield lambda games: pool.map(self.count, batches(games))
        finally:
            for instance in tuple(self._running):
                instance.interrupt()
            pool.shutdown(cancel_futures=True)


class Totals:
    """What is counted over games. Those that were cut off have a length, but no points."""

    def __init__(self, players: int, counted: Counted | None = None) -> None:
        self.players = players
        self.counted = counted or Counted()

    @property
    def games(self) -> int:
        return self.counted.games

    @property
    def wins(self) -> list[int]:
        """The games that each seat won, alone or with others."""
        return self.counted.wins

    def add(self, other: Totals) -> None:
        mine, theirs = self.counted, other.counted
        for name in LENGTHS:
            total, least, most = getattr(theirs, name)
            spread = getattr(mine, name)
            if theirs.games:
                least = min(least, spread[1]) if mine.games else least
                spread[:] = [spread[0] + total, least, max(most, spread[2])]
        for name in SUMMED:
            setattr(mine, name, _sum(getattr(mine, name), getattr(theirs, name)))

    def report(self, match: Match, seconds: float) -> dict[str, Any]:
        """All of it as plain data."""
        game, counted = match.game, self.counted
        ended = max(counted.games - counted.cut, 1)
        seats = [
            {
                "seat": NAMES[seat] if seat < match.players else game.rival,
                "wins": counted.wins[seat],
                "win_share": round(counted.wins[seat] / ended, 4),
                "points": round(counted.points[seat] / ended, 4),
                "sources": _means(game.sources, counted.source[seat], ended),
            }
            for seat in range(MAX_SEATS)
            if seat < match.players or counted.played[seat]  # a rival is found when he is scored
        ]
        return {
            "games": counted.games,
            "cut_off": counted.cut,
            "seconds": round(seconds, 3),
            "games_per_s": round(counted.games / seconds, 1),
            "steps_per_s": round(counted.steps[0] / seconds, 1),
            **{name: self._length(getattr(counted, name)) for name in LENGTHS},
            "shared_wins": counted.shared,
            "no_winner": counted.nobody,
            "seats": seats,
            "tallies": _means(game.tallies, counted.tally, ended),
        }

    def _length(self, spread: list[int]) -> dict[str, Any]:
        total, least, most = spread
        played = self.counted.games > 0
        return {
            "mean": round(total / max(self.counted.games, 1), 3),
            "min": least if played else None,
            "max": most if played else None,
        }


def _means(names: Sequence[str], sums: list[int], games: int) -> dict[str, float]:
    return {name: round(total / games, 4) for name, total in zip(names, sums, strict=False)}


def _sum(a: Any, b: Any) -> Any:
    return [_sum(x, y) for x, y in zip(a, b, strict=True)] if isinstance(a, list) else a + b
