"""Many random games of one set-up in compiled batches, in one process or several, and what came of them.

Game i of seed S has the luck of the seed `S/i`: `antics.new(game, seed="S/i")` is how it began.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from antics.core.match import Match
from antics.core.seats import NAMES
from antics.core.state import MAX_SEATS

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

SMALLEST_BATCH, LARGEST_BATCH = 50, 2000
SUMMED = ("points", "source", "tally")  # fields of a result that add up to means


def keys(seed: str, games: range) -> Array:
    """The keys of some games, as `chance.key_of` makes them, all at once."""
    import numpy as np

    digests = b"".join(sha256(f"{seed}/{i}".encode()).digest() for i in games)
    return np.frombuffer(digests, "<u4").astype(np.uint32).reshape(-1, 8)


def batches(games: int) -> list[range]:
    """The numbers of so many games, in portions that are worth handing out."""
    size = max(SMALLEST_BATCH, min(LARGEST_BATCH, games // 64))
    return [range(i, min(i + size, games)) for i in range(0, games, size)]


class Simulation:
    """Batches of random games of one set-up, like that of the match given: its players, options, components.

    >>> import antics
    >>> simulation = Simulation(antics.new("connect-four"), seed="7", max_rounds=120)
    >>> simulation.compile()
    >>> totals = simulation.count(range(1000))
    >>> totals.games, sum(totals.wins[:2]) >= 1000
    (1000, True)

    `workers` spreads batches over processes; `antics simulate` does so.
    """

    def __init__(self, first: Match, seed: str, max_rounds: int) -> None:
        self.game, self.players = first.game, first.players
        self.seed, self.max_rounds = seed, max_rounds
        self.box = first.game.box(first.players, first.options, first.components)

    def compile(self, progress: Callable[[int, int], None] | None = None) -> None:
        """Have the machine code ready, from the cache or anew."""
        from antics.core import native, rollout

        self._play = native.compiled(rollout, self.game.rules, progress=progress)
        self.outcomes(range(0))

    def outcomes(self, games: range) -> Array:
        """Play these games; an `Outcome` is kept of each: its points, ranks, winners, length, tallies."""
        import numpy as np

        from antics.core.rollout import Outcome
        from antics.core.state import LegalSteps

        outcomes = np.zeros(len(games), Outcome.dtype())
        states = np.zeros(2, self.game.rules.State.dtype())
        choices = np.zeros(1, LegalSteps.dtype())
        self._play.simulate(
            states, self.box.packed(), choices, keys(self.seed, games), outcomes, self.max_rounds
        )
        return outcomes

    def count(self, games: range) -> Totals:
        """Play these games; what they add up to."""
        total = Totals(self.players)
        total.count(self.outcomes(games))
        return total

    def useful_jobs(self, games: int, wanted: int | None) -> int:
        """How many processes to use; one where a process cannot hand its machine code down to others."""
        if not hasattr(os, "fork"):
            return 1
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        return min(wanted or cores, len(batches(games)))

    @contextmanager
    def workers(self, jobs: int) -> Iterator[Callable[[int], Iterator[Totals]]]:
        """Something that plays a number of games, batch after batch, in so many processes."""

        if jobs == 1:
            yield lambda games: map(self.count, batches(games))
            return
        import multiprocessing

        with multiprocessing.get_context("fork").Pool(jobs, _begin_worker, (self,)) as pool:
            yield lambda games: pool.imap(_count_in_worker, batches(games))


_simulation: Simulation


def _begin_worker(simulation: Simulation) -> None:
    import signal

    global _simulation
    _simulation = simulation
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started the work stops it


def _count_in_worker(games: range) -> Totals:
    return _simulation.count(games)


class Totals:
    """What is counted over games. Games that were cut off have a length, but no points."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = self.cut = self.nobody = self.shared = 0
        self.wins = [0] * MAX_SEATS
        self.played = [seat < players for seat in range(MAX_SEATS)]  # a rival is found when he is scored
        self.sums: dict[str, Any] = dict.fromkeys(SUMMED, 0)
        self.length = {"steps": Spread(), "rounds": Spread()}

    def count(self, outcomes: Array) -> None:
        import numpy as np

        ended = outcomes[outcomes["cut"] == 0]
        self.games += len(outcomes)
        self.cut += len(outcomes) - len(ended)
        self.played = [so_far or bool(ended["rank"][:, i].any()) for i, so_far in enumerate(self.played)]
        winners = ended["winners"]
        won = [winners >> seat & 1 for seat in range(MAX_SEATS)]
        self.wins = [wins + int(more.sum()) for wins, more in zip(self.wins, won, strict=True)]
        count = np.sum(won, axis=0)
        self.nobody += int((count == 0).sum())
        self.shared += int((count > 1).sum())
        for name in SUMMED:
            self.sums[name] = self.sums[name] + ended[name].sum(axis=0, dtype=np.int64)
        for name, spread in self.length.items():
            spread.count(outcomes[name])

    def add(self, other: Totals) -> None:
        for name in ("games", "cut", "nobody", "shared"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.played = [a or b for a, b in zip(self.played, other.played, strict=True)]
        for name in SUMMED:
            self.sums[name] = self.sums[name] + other.sums[name]
        for name, spread in self.length.items():
            spread.add(other.length[name])

    def report(self, match: Match, seconds: float) -> dict[str, Any]:
        """All of it as plain data."""
        game, ended = match.game, self.games - self.cut
        mean = {name: (self.sums[name] / max(ended, 1)).round(4).tolist() for name in SUMMED}
        seats = [
            {
                "seat": NAMES[seat] if seat < match.players else game.rival,
                "wins": self.wins[seat],
                "win_share": round(self.wins[seat] / max(ended, 1), 4),
                "points": mean["points"][seat],
                "sources": dict(zip(game.sources, mean["source"][seat], strict=False)),
            }
            for seat in range(MAX_SEATS)
            if self.played[seat]
        ]
        return {
            "games": self.games,
            "cut_off": self.cut,
            "seconds": round(seconds, 3),
            "games_per_s": round(self.games / seconds, 1),
            "steps_per_s": round(self.length["steps"].sum / seconds, 1),
            **{name: spread.report(self.games) for name, spread in self.length.items()},
            "shared_wins": self.shared,
            "no_winner": self.nobody,
            "seats": seats,
            "tallies": dict(zip(game.tallies, mean["tally"], strict=False)),
        }


class Spread:
    """Mean and range of a number."""

    def __init__(self) -> None:
        self.sum = 0
        self.least: int | None = None
        self.most: int | None = None

    def count(self, values: Array) -> None:
        if len(values):
            other = Spread()
            other.sum, other.least, other.most = int(values.sum()), int(values.min()), int(values.max())
            self.add(other)

    def add(self, other: Spread) -> None:
        self.sum += other.sum
        self.least = min((n for n in (self.least, other.least) if n is not None), default=None)
        self.most = max((n for n in (self.most, other.most) if n is not None), default=None)

    def report(self, games: int) -> dict[str, Any]:
        return {"mean": round(self.sum / max(games, 1), 3), "min": self.least, "max": self.most}
