"""Those who play the games of a training: this process, several, or a cluster; always the same games."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from typing import Any, Self

from antics.core.registry import game
from antics.train.games import Player, Samples, Table

WHIMS = 250  # choices in a thousand that are drawn, in games to learn from
AT_ONCE = 4  # games that a process is given

Result = tuple[list[int], Samples]  # everyone's share in winning, in thousandths; and what there is to learn
Place = tuple[str, int, tuple[tuple[str, bool], ...]]  # a game, for how many, its options


@dataclass(frozen=True)
class Order:
    """A game to be played: one against the other, who has these seats."""

    number: int
    one: Player
    other: Player
    seats: tuple[int, ...]
    samples: bool = False
    whims: int = 0  # choices in a thousand that are drawn


class Crew:
    """Plays games; gives their results in the order of the games, wherever they were played."""

    def __init__(self, table: Table, jobs: int, on: str | None = None) -> None:
        self._table, self._jobs, self._on = table, jobs, on
        self._stack = ExitStack()
        self._pool: Any = None
        self._ray: Any = None

    @property
    def _place(self) -> Place:
        return self._table.game.name, self._table.players, tuple(self._table.options.items())

    def __enter__(self) -> Self:
        if self._on is not None:
            from antics.lab.cluster import joined

            self._ray = self._stack.enter_context(joined(self._jobs))
        elif self._jobs > 1:
            context = get_context("fork" if hasattr(os, "fork") else "spawn")
            self._pool = context.Pool(self._jobs)
            self._stack.callback(self._pool.terminate)
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def play(self, orders: Sequence[Order]) -> Iterator[Result]:
        if self._ray is not None:
            return self._scattered(orders)
        if self._pool is None:
            return (_play(self._table, order) for order in orders)
        work = [(self._place, order) for order in orders]
        found: Iterator[Result] = self._pool.imap(_play_there, work, AT_ONCE)
        return found

    def _scattered(self, orders: Sequence[Order]) -> Iterator[Result]:
        """Several games at a time; those that come early wait for their turn."""
        from antics.lab.cluster import scattered

        early: dict[int, list[Result]] = {}
        first = 0
        shares = range(0, len(orders), AT_ONCE)
        for start, results in scattered(self._ray, _play_share, (self._place, list(orders)), shares):
            early[start] = results
            while first in early:
                yield from early.pop(first)
                first += AT_ONCE


@cache
def _table(name: str, players: int, options: tuple[tuple[str, bool], ...]) -> Table:
    """Of a process that plays."""
    chosen: Mapping[str, bool] = dict(options)
    return Table(game(name), players, chosen)


def _play_there(work: tuple[Place, Order]) -> Result:
    place, order = work
    return _play(_table(*place), order)


def _play_share(work: tuple[Place, list[Order]], start: int) -> list[Result]:
    place, orders = work
    return [_play(_table(*place), order) for order in orders[start : start + AT_ONCE]]


def _play(table: Table, order: Order) -> Result:
    return table.play(order.number, order.one, order.other, order.seats, int(order.samples), order.whims)
