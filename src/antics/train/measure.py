"""How strong what was learned is: against the search without it, at the same effort, on every seat of the
same deals. Up to which effort it is stronger is kept with the weights; beyond it, levels do without."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import mean, stdev

from antics.bots.search import CURIOSITY, LEARNED_CURIOSITY
from antics.train.crew import Crew, Order
from antics.train.games import NONE, Player, Rows, Table

FIRST_DEAL = 1 << 40  # deals that nobody learns from
CLOCKED = 2  # games of each that tell the time of a choice
SURE = 1.96  # standard errors in half an interval


@dataclass(frozen=True)
class Measured:
    """One who learned among players who did not (alone at the table: as often as they would win)."""

    effort: float
    games: int
    share: float  # of wins
    low: float  # its interval of 95 %
    high: float
    fair: float  # what one who is no stronger would win
    time: float  # of a choice of those who learned, as a multiple of one of the others

    @property
    def stronger(self) -> bool:
        """For certain, as far as an interval can tell."""
        return self.low > self.fair

    def __str__(self) -> str:
        share = f"{self.share:.0%} ({self.low:.0%} to {self.high:.0%}) of {self.games} games"
        return f"effort {self.effort:g}: {share}, fair {self.fair:.0%}; {self.time:.2f} times as long"


@dataclass(frozen=True)
class Response:
    """One who learned against a bot, alone among such: from below, how far it can be exploited."""

    against: str
    games: int
    share: float  # of wins
    low: float  # its interval of 95 %
    high: float
    fair: float
    iterations: int  # of its choices
    minutes: float  # that it had to learn

    def __str__(self) -> str:
        share = f"{self.share:.0%} ({self.low:.0%} to {self.high:.0%}) of {self.games} games"
        how = f"after {self.minutes:.1f} minutes, with {self.iterations} iterations a choice"
        return f"against {self.against}: {share}, fair {self.fair:.0%}; {how}"


def response(
    n: int, crew: Crew, one: Player, other: Player, against: str, deals: int, minutes: float
) -> Response:
    """Play so many deals that nobody learned from, with the one on every seat."""
    shares = _among(n, crew, one, other, deals)
    share, low, high = _interval(shares, shares)
    fair = round(1 / n, 4)
    return Response(against, deals * n, share, low, high, fair, one.iterations, round(minutes, 1))


def _among(n: int, crew: Crew, one: Player, others: Player, deals: int) -> list[float]:
    """The share of wins of one alone among the others, deal by deal."""
    orders = [Order(FIRST_DEAL + i // n, others, one, (i % n,)) for i in range(deals * n)]
    won = [chances[i % n] / 1000 for i, (chances, _) in enumerate(crew.play(orders))]
    return [mean(won[i : i + n]) for i in range(0, len(won), n)]


def measure(table: Table, crew: Crew, rows: Rows, effort: float, deals: int) -> Measured:
    """Play so many deals, with the one who learned on every seat."""
    strategy, features, n = table.game.strategy, table.game.features, table.players
    pace = features.LEARNED_PACE[n]
    learned = Player(rows, max(1, round(effort * pace)), LEARNED_CURIOSITY)
    classic = Player(NONE, max(1, round(effort * strategy.PACE)), CURIOSITY)
    took = _took(table, learned) / _took(table, classic)
    if n == 1:
        shares, usual = (_alone(crew, one, deals) for one in (learned, classic))
        apart = [a - b for a, b in zip(shares, usual, strict=True)]
        return _measured(effort, shares, apart, mean(usual), deals, took)
    shares = _among(n, crew, learned, classic, deals)
    return _measured(effort, shares, shares, 1 / n, deals * n, took)


def _alone(crew: Crew, player: Player, deals: int) -> list[float]:
    orders = [Order(FIRST_DEAL + i, player, player, ()) for i in range(deals)]
    return [chances[0] / 1000 for chances, _ in crew.play(orders)]


def _measured(
    effort: float, shares: Sequence[float], varying: Sequence[float], fair: float, games: int, took: float
) -> Measured:
    share, low, high = _interval(shares, varying)
    return Measured(effort, games, share, low, high, round(fair, 4), round(took, 2))


def _interval(shares: Sequence[float], varying: Sequence[float]) -> tuple[float, float, float]:
    """A mean, and its interval of 95 % by how much something varies from deal to deal."""
    share = mean(shares)
    half = SURE * stdev(varying) / len(varying) ** 0.5 if len(varying) > 1 else 1.0
    return round(share, 4), round(share - half, 4), round(share + half, 4)


def _took(table: Table, player: Player) -> float:
    """The processor's time for a choice, in games in which all play so (which may be longer or shorter)."""
    began, choices = time.process_time(), 0
    for i in range(CLOCKED):
        _, samples = table.play(FIRST_DEAL - 1 - i, player, player, every=1)
        choices += int(samples["searched"].sum())
    return (time.process_time() - began) / choices


def up_to(measured: Iterable[Measured]) -> float:
    """The effort up to which, of all that were measured, it is stronger."""
    trusted = 0.0
    for one in sorted(measured, key=lambda it: it.effort):
        if not one.stronger:
            break
        trusted = one.effort
    return trusted
