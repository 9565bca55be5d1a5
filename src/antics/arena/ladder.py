"""The ladder: is each level stronger than the one below, at the smallest and the largest table of a game?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from antics.arena.contest import Contest
from antics.arena.figures import figures
from antics.arena.ledger import Ledger
from antics.arena.run import Pool, Watch, hold, unwatched
from antics.arena.strength import Duel
from antics.arena.workers import Workers
from antics.core.contract import Game

LEVELS = ("easy", "medium", "hard", "expert", "champion")
STRONGER, NOT_STRONGER, UNDECIDED, NOT_PLAYED = "stronger", "not stronger", "undecided", "not played"


@dataclass(frozen=True)
class Rung:
    """A level and the one below it, at a table."""

    game: Game
    players: int
    above: str
    below: str

    def contest(self, seed: str) -> Contest:
        return Contest(self.game.name, (self.above, self.below), seed, self.players)

    def ledger(self, folder: Path | None, contest: Contest, *, resume: bool) -> Ledger:
        """In a folder, a file for each rung; else in memory."""
        if folder is None:
            return Ledger()
        steps = "-".join(name.replace(":", "_") for name in (self.above, self.below))
        name = f"{self.game.name}-{self.players}-{steps}.jsonl"
        return Ledger.at(folder / name, contest, resume=resume)


def rungs(games: Sequence[Game], levels: Sequence[str] = LEVELS) -> list[Rung]:
    """From the lowest level up, which is from the quickest games to the slowest.

    >>> import antics
    >>> [(rung.players, rung.above) for rung in rungs([antics.game("antigua")], ("easy", "medium", "hard"))]
    [(2, 'medium'), (4, 'medium'), (2, 'hard'), (4, 'hard')]
    """
    return [
        Rung(game, players, above, below)
        for below, above in pairwise(levels)
        for game in games
        for players in dict.fromkeys((game.seats[0], game.seats[-1]))
    ]


class _TimeIsOver(Exception):
    pass


def climb(
    rung: Rung,
    ledger: Ledger,
    contest: Contest,
    games: int,
    late: Callable[[], bool],
    *,
    jobs: int = 1,
    watch: Watch = unwatched,
    pool: Pool = Workers,
) -> dict[str, Any]:
    """Play until it is decided, after so many games at most, or until it is late; what came of it."""
    duel = Duel(contest)

    @contextmanager
    def in_time(done: int, total: int) -> Iterator[Callable[[int], None]]:
        told: AbstractContextManager[Callable[[int], None]] = watch(done, total)
        with told as advance:

            def advanced(more: int) -> None:
                advance(more)
                if late():
                    raise _TimeIsOver

            yield advanced

    try:
        if not late():
            hold(contest, games, ledger, jobs=jobs, duel=duel, watch=in_time, pool=pool)
        else:
            for played in ledger.games(contest.whole(games)):
                duel.hear(played)
    except _TimeIsOver:
        pass
    return _told(rung, contest, ledger, duel, contest.whole(games))


def _told(rung: Rung, contest: Contest, ledger: Ledger, duel: Duel, most: int) -> dict[str, Any]:
    found = figures(contest, ledger.games(most), duel)
    (share,) = (pair for pair in found["pairs"] if pair["bot"] == rung.above)
    verdict = UNDECIDED if duel.deals else NOT_PLAYED
    if duel.decided:
        verdict = STRONGER if duel.ratio > 0 else NOT_STRONGER
    return {
        "game": rung.game.name,
        "title": rung.game.title,
        "players": rung.players,
        "above": rung.above,
        "below": rung.below,
        "verdict": verdict,
        "games": duel.deals * contest.set_size,
        "deals": duel.deals,
        "difference": round(duel.difference, 4),
        "share": share["share"],
        "fair": share["fair"],
        "command": f"{found['command']} --sprt",
    }
