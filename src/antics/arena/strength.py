"""What games say about strength: shares with intervals, ratings, and a test that stops when it is decided."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import log
from typing import NamedTuple

from antics.arena.contest import Contest, Played
from antics.core.errors import AnticsError

ORDERS = 20  # in which ratings go through the deals
ERROR = 0.05  # how often a test may be wrong, either way
MARGIN = 0.1  # an advantage that a test must not miss, in wins a game


class Rating(NamedTuple):
    mu: float
    sigma: float


def ratings(contest: Contest, games: Iterable[Played]) -> dict[str, Rating]:
    """Plackett and Luce's model, as OpenSkill computes it.

    It learns from game after game, and what comes later weighs differently from what came before. Bots do
    not change, so the deals are gone through in several orders, and the mean is taken. Nothing is added to
    the uncertainty between games.
    """
    luck, deals = random.Random(0), sets(games)
    runs = [_rated(contest, luck.sample(deals, len(deals))) for _ in range(ORDERS)]
    return {
        bot: Rating(*(sum(values) / ORDERS for values in zip(*(run[bot] for run in runs), strict=True)))
        for bot in contest.bots
    }


def _rated(contest: Contest, deals: Iterable[Sequence[Played]]) -> dict[str, Rating]:
    """Where a bot has several seats, what each of them would teach is put together."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    start = model.rating()
    known = {bot: Rating(start.mu, start.sigma) for bot in contest.bots}
    if len(contest.bots) == 1:
        return known
    for bots, ranks in (order for deal in deals for order in _orders(deal)):
        before = dict(known)
        teams = [[model.rating(*before[bot])] for bot in bots]
        for bot, (after,) in zip(bots, model.rate(teams, ranks=[float(rank) for rank in ranks]), strict=True):
            (mu, sigma), old = known[bot], before[bot]
            known[bot] = Rating(mu + after.mu - old.mu, sigma * after.sigma / old.sigma)
    return known


def _orders(deal: Sequence[Played]) -> list[tuple[Sequence[str], Sequence[int]]]:
    """Who played, and in which order they ended; alone at the table, bots are compared over the deal."""
    if len(deal[0].seats) > 1:
        return [(game.seats, game.ranks) for game in deal]
    results = [(game.share(0), game.points[0]) for game in deal]
    return [([game.seats[0] for game in deal], [sum(other > one for other in results) for one in results])]


def sets(games: Iterable[Played]) -> list[list[Played]]:
    """The games, deal by deal."""
    deals: dict[int, list[Played]] = defaultdict(list)
    for game in games:
        deals[game.deal].append(game)
    return list(deals.values())


def lone_share(games: Iterable[Played], bot: str) -> list[float]:
    """The bot's share of each win where it sat alone among others (or alone at the table)."""
    return [game.share(game.seats.index(bot)) for game in games if game.seats.count(bot) == 1]


class Sequential:
    """Is A stronger than B, at a table of so many? A test that goes on until it is decided.

    What counts of a deal is how many more of its games A wins, sitting alone among B's, than B wins, sitting
    alone among A's, on the same seats of the same deal. H0: this is 0 in the mean, A is no stronger than B.
    H1: it is at least 0.1. The logarithm of their likelihoods' ratio, with the variance that the deals show,
    is a sum over deals; once it leaves the range that error rates of 5 % give, the test is decided. So that
    a few equal deals decide nothing, the variance starts out as that of equal players, told by some deals.
    """

    PRIOR_DEALS = 12

    def __init__(self, players: int) -> None:
        self._prior = 2 * (players - 1) / players**3 if players > 2 else 0.5
        self._sum = self._squares = 0.0
        self.deals = 0  # how many whole sets have been looked at
        self.ratio = 0.0

    @property
    def limit(self) -> float:
        return log((1 - ERROR) / ERROR)

    @property
    def decided(self) -> bool:
        return abs(self.ratio) >= self.limit

    @property
    def difference(self) -> float:
        """The mean so far."""
        return self._sum / max(self.deals, 1)

    def add(self, difference: float) -> None:
        """Count a deal in: by so much of a game A was better."""
        self.deals += 1
        self._sum += difference
        self._squares += difference**2
        around = self._squares - self._sum**2 / self.deals + self._prior * self.PRIOR_DEALS
        variance = around / (self.deals + self.PRIOR_DEALS)
        self.ratio = MARGIN * (self._sum - self.deals * MARGIN / 2) / variance


class Duel(Sequential):
    """The same test over the games of a contest, in whole sets."""

    def __init__(self, contest: Contest) -> None:
        if len(contest.bots) != 2:
            raise AnticsError(f"--sprt compares two bots, not {len(contest.bots)}")
        if contest.lone:
            raise AnticsError("--sprt needs both bots alone among the other: it does not go with --lone")
        super().__init__(contest.players)
        self.contest = contest
        self.a, self.b = contest.bots
        self._waiting: dict[int, list[Played]] = defaultdict(list)

    def hear(self, played: Played) -> None:
        """Count a game in. Sets are looked at in order, whatever the order in which games end."""
        self._waiting[played.deal].append(played)
        while not self.decided and len(self._waiting[self.deals]) == self.contest.set_size:
            self._count(self._waiting.pop(self.deals))

    def _count(self, games: list[Played]) -> None:
        a, b = lone_share(games, self.a), lone_share(games, self.b)
        self.add(sum(a) / len(a) - sum(b) / len(b))

    @property
    def verdict(self) -> str:
        games = f"{self.deals * self.contest.set_size} games ({self.deals} deals)"
        if not self.decided:
            return f"Undecided after {games} whether {self.a} is stronger than {self.b}."
        if self.ratio > 0:
            return f"Decided after {games}: {self.a} is stronger than {self.b}."
        if self.difference < -MARGIN / 2:
            return f"Decided after {games}: {self.a} is not stronger than {self.b}; it looks weaker."
        return f"Decided after {games}: {self.a} is not stronger than {self.b} by any margin that matters."
