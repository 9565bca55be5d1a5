"""The sense of a game that has none of its own: every step is as good as another."""

from __future__ import annotations

from antics.core.table import Table

CLOSE = 1
FAR = 1000


def leaning(s: Table, seat: int, step: int) -> int:
    return 0


def worth(s: Table, seat: int) -> int:
    return 0


def label(s: Table, seat: int, step: int) -> int:
    return step
