"""Many random games of one set-up in batches, in one thread or several, and what came of them.

Game i of seed S has the luck of the seed `S/i`: `antics.new(game, seed="S/i")` is how it began.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, NamedTuple

from antics.arena.contest import Played
from antics.arena.intervals import Share, mean_of_sums, wilson
from antics.core.chance import key_of
from antics.core.forms import Instance, form
from antics.core.match import Match
from antics.core.native import Progress
from antics.core.rollout import WHOLE_WIN, Key, Outcome
from antics.core.rollout import Totals as Counted
from antics.core.state import MAX_SEATS, LegalSteps

SMALLEST_BATCH, LARGEST_BATCH = 50, 2000
MAX_ROUNDS = 120
RANDOM = "random"  # the bot that plays them
LENGTHS = ("steps", "rounds")
SUMMED = tuple(name for name in Counted.FIELDS if name not in (*LENGTHS, "players"))


class Batch(NamedTuple):
    """What came of some games: what they add up to, and each of them, if that was asked for."""

    numbers: range
    totals: Totals
    outcomes: Sequence[Outcome]


Play = Callable[[int], Iterator[Batch]]  # plays so many games


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
    >>> totals.games, totals.ended
    (1000, 1000)

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

    def play(self, games: range, *, keep: bool = False) -> Batch:
        """Play these games, and count; an `Outcome` of each is kept if asked for."""
        instance = form(self.game).open()
        self._running.add(instance)
        try:
            played = self._play(instance, games)
            totals = instance.room(Counted)
            totals[0] = Totals(self.players).counted
            instance.call("count", played, totals)
            kept = played.records(0, len(games)) if keep else ()
            return Batch(games, Totals(self.players, totals[0]), kept)
        finally:
            self._running.discard(instance)

    def outcomes(self, games: range) -> Sequence[Outcome]:
        """Play these games; an `Outcome` is kept of each: its points, ranks, winners, length, tallies."""
        return self.play(games, keep=True).outcomes

    def count(self, games: range) -> Totals:
        """Play these games; what they add up to."""
        return self.play(games).totals

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
        return min(wanted or cores(), len(batches(games)))

    @contextmanager
    def workers(self, jobs: int, *, keep: bool = False) -> Iterator[Play]:
        """Something that plays a number of games, batch after batch, in so many threads."""

        def play(games: range) -> Batch:
            return self.play(games, keep=keep)

        if jobs == 1:
            yield lambda games: map(play, batches(games))
            return
        pool = ThreadPoolExecutor(jobs)
        try:
            yield lambda games: pool.map(play, batches(games))
        finally:
            for instance in tuple(self._running):
                instance.interrupt()
            pool.shutdown(cancel_futures=True)

    def played(self, batch: Batch) -> Iterator[Played]:
        """The games of a batch, one by one. What they have of choices are single steps; nobody thought."""
        seats = range(self.players)
        for number, outcome in zip(batch.numbers, batch.outcomes, strict=False):
            winners = outcome.winners
            yield Played(
                game=number,
                deal=number,
                seats=(RANDOM,) * self.players,
                points=tuple(outcome.points[: self.players]),
                ranks=(1,) * self.players if outcome.cut else tuple(outcome.rank[: self.players]),
                winners=tuple(seat for seat in range(MAX_SEATS) if winners >> seat & 1),
                sources=tuple(tuple(outcome.source[seat][: len(self.game.sources)]) for seat in seats),
                tally=tuple(outcome.tally[: len(self.game.tallies)]),
                rounds=outcome.rounds,
                choices=outcome.steps,
                moments=0,
                first=outcome.first,
                cut=bool(outcome.cut),
            )


def cores() -> int:
    """How many processors there are for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Totals:
    """What is counted over games. Those that were cut off have a length, but no points."""

    def __init__(self, players: int, counted: Counted | None = None) -> None:
        self.players = players
        self.counted = counted or Counted()
        self.counted.players = players

    @property
    def games(self) -> int:
        return self.counted.games

    @property
    def ended(self) -> int:
        return self.counted.games - self.counted.cut

    def add(self, other: Totals) -> None:
        mine, theirs = self.counted, other.counted
        for name in LENGTHS:
            total, least, most, squares = getattr(theirs, name)
            spread = getattr(mine, name)
            if theirs.games:
                least = min(least, spread[1]) if mine.games else least
                spread[:] = [spread[0] + total, least, max(most, spread[2]), spread[3] + squares]
        for name in SUMMED:
            setattr(mine, name, _sum(getattr(mine, name), getattr(theirs, name)))

    def report(self, match: Match, seconds: float) -> dict[str, Any]:
        """All of it as plain data, in the form of `antics.arena.figures`."""
        game, counted = match.game, self.counted
        return {
            "games": counted.games,
            "cut_off": counted.cut,
            "seconds": round(seconds, 3),
            "games_per_s": round(counted.games / seconds, 1),
            "steps_per_s": round(counted.steps[0] / seconds, 1),
            **{name: self._length(getattr(counted, name)) for name in LENGTHS},
            "shared_wins": counted.shared,
            "no_winner": counted.nobody,
            "order": [{"place": place + 1, **self._place(match, place)} for place in range(match.players)],
            "rival": self._rival(match),
            "tallies": self._means(game.tallies, counted.tally, counted.tally_squared),
        }

    def _place(self, match: Match, place: int) -> dict[str, Any]:
        counted = self.counted
        return {
            "win_share": self._share(place).data(),
            "points": mean_of_sums(counted.points[place], counted.points_squared[place], self.ended).data(),
            "sources": self._means(match.game.sources, counted.source[place], counted.source_squared[place]),
        }

    def _rival(self, match: Match) -> dict[str, Any] | None:
        """A rival is found when he is scored."""
        place = match.players
        if place == MAX_SEATS or not self.counted.played[place]:
            return None
        return {"name": match.game.rival, **self._place(match, place)}

    def _share(self, place: int) -> Share:
        if not self.ended:
            return Share(0.0, 0.0, 1.0, 0)
        share = self.counted.wins[place] / WHOLE_WIN / self.ended
        return Share(share, *wilson(share, self.ended), self.ended)

    def _means(self, names: Sequence[str], sums: list[int], squares: list[int]) -> dict[str, Any]:
        return {
            name: mean_of_sums(total, square, self.ended).data()
            for name, total, square in zip(names, sums, squares, strict=False)
        }

    def _length(self, spread: list[int]) -> dict[str, Any]:
        total, least, most, squares = spread
        played = self.counted.games > 0
        return {
            **mean_of_sums(total, squares, self.counted.games).data(),
            "min": least if played else None,
            "max": most if played else None,
        }


def _sum(a: Any, b: Any) -> Any:
    return [_sum(x, y) for x, y in zip(a, b, strict=True)] if isinstance(a, list) else a + b
