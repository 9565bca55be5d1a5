"""Shares and means, each with the 95 % interval that so many games leave."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, NamedTuple

from antics.core.numbers import NORMAL_95, wilson

__all__ = ["NORMAL_95", "Mean", "Share", "around", "mean_of", "mean_of_sums", "share_of", "wilson"]


class Share(NamedTuple):
    """A share with its 95 % interval, and of how many."""

    share: float
    low: float
    high: float
    games: int

    def data(self) -> dict[str, Any]:
        return {name: round(value, 4) for name, value in self._asdict().items()}


class Mean(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float

    def data(self) -> dict[str, float]:
        return {name: round(value, 4) for name, value in self._asdict().items()}


def share_of(by_deal: Iterable[Sequence[float]]) -> Share:
    """The mean of these values from 0 to 1, with Wilson's interval.

    Games of the same deal may go alike. They count as fewer as far as they do: at least one for each deal.
    """
    deals = [values for values in by_deal if values]
    n = sum(map(len, deals))
    if n == 0:
        return Share(0.0, 0.0, 1.0, 0)
    mean = sum(map(sum, deals)) / n
    spread = sum((sum(values) - mean * len(values)) ** 2 for values in deals) / n**2
    effective = mean * (1 - mean) / spread if spread > 0 else n
    return Share(mean, *wilson(mean, min(max(effective, len(deals)), n)), n)


def mean_of(by_deal: Iterable[Sequence[float]]) -> Mean:
    """The mean of these values; games of the same deal may go alike, and count as far as they do not."""
    deals = [values for values in by_deal if values]
    n = sum(map(len, deals))
    if n == 0:
        return Mean(0.0, 0.0, 0.0)
    mean = sum(map(sum, deals)) / n
    spread = sum((sum(values) - mean * len(values)) ** 2 for values in deals)
    return around(mean, spread / n**2 * len(deals) / max(len(deals) - 1, 1))


def mean_of_sums(total: int, squares: int, n: int) -> Mean:
    """The mean of n numbers, of which the sum and the sum of squares are known."""
    mean = total / max(n, 1)
    return around(mean, (squares - total * mean) / max(n - 1, 1) / max(n, 1))


def around(mean: float, variance: float) -> Mean:
    """A mean that varies so much."""
    half = NORMAL_95 * sqrt(max(variance, 0.0))
    return Mean(mean, mean - half, mean + half)
