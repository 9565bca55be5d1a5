"""Holding a contest: the games that are still to be played, each written down as it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol

from antics.arena.contest import Contest, Played
from antics.arena.ledger import Ledger
from antics.arena.strength import Duel
from antics.arena.workers import Workers

Watch = Callable[[int, int], AbstractContextManager[Callable[[int], None]]]  # games done, games in all


class Playing(Protocol):
    """Somebody who plays games."""

    def play(self, numbers: Iterable[int]) -> Iterator[Played]: ...


Pool = Callable[[Contest, int], AbstractContextManager[Playing]]  # for a contest, with so many at work


@contextmanager
def unwatched(done: int, total: int) -> Iterator[Callable[[int], None]]:
    yield lambda games: None


def hold(
    contest: Contest,
    games: int,
    ledger: Ledger,
    *,
    jobs: int = 1,
    duel: Duel | None = None,
    watch: Watch = unwatched,
    pool: Pool = Workers,
) -> None:
    """Play so many games (whole sets), but for those in the ledger; no more once a duel is decided. The pool,
    processes of this machine unless told otherwise, plays them.

    Raises `Crash` if a game cannot be played to its end, and `AnticsError` if the ledger cannot be written.

    >>> from antics.arena import Contest, Ledger, hold
    >>> ledger = Ledger()  # in memory; `Ledger.at(path, contest)` keeps it in a file
    >>> hold(Contest("connect-four", ("greedy", "random"), "7"), 4, ledger)
    >>> sorted(ledger.played)
    [0, 1, 2, 3]
    """
    total = contest.whole(games)
    for played in ledger.games(total):
        if duel:
            duel.hear(played)
    todo = [number for number in range(total) if number not in ledger.played]
    if not todo or (duel and duel.decided):
        return
    # Processes are started before the watching, which may run a thread of its own.
    with pool(contest, min(jobs, len(todo))) as workers, watch(total - len(todo), total) as advance:
        for played in workers.play(todo):
            ledger.write(played)
            advance(1)
            if duel:
                duel.hear(played)
                if duel.decided:
                    return
