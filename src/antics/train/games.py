"""Games for learning and for measuring, played whole by a game's program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from antics.core.contract import Game
from antics.core.forms import form
from antics.core.network import FIRST, Desk, Row
from antics.core.selfplay import Plan, Sample
from antics.core.state import LegalSteps, Result
from antics.core.tree import Node, Walk

MAX_ROUNDS = 300  # of a game in training
NODES = 200_000  # as many as a tree may have anywhere
SAMPLES = 10_000  # at a time

Samples = npt.NDArray[Any]
Rows = npt.NDArray[np.int16]
NONE: Rows = np.zeros((0, FIRST), np.int16)


@dataclass(frozen=True)
class Player:
    """One who plays by weights (or, without any, by playing on), for so many iterations a choice."""

    rows: Rows
    iterations: int
    curiosity: float


class Table:
    """A setting of a game, and room to play it in."""

    def __init__(self, game: Game, players: int, options: Mapping[str, bool]) -> None:
        self.game, self.players, self.options = game, players, dict(options)
        self._contents = game.box(players, game.settings(players, options), {})
        self._instance = form(game).open()
        self._games, self._box = self._room(game.rules.State, 3), self._room(game.rules.Box)
        self._box[0] = self._contents
        self._nodes, self._samples = self._room(Node, NODES), self._room(Sample, SAMPLES)
        self._walks, self._outs, self._results, self._desks, self._plans = (
            self._room(record) for record in (Walk, LegalSteps, Result, Desk, Plan)
        )
        self._weights: dict[bytes, Any] = {}

    def _room(self, record: Any, n: int = 1) -> Any:
        return self._instance.room(record, n)

    @property
    def features(self) -> int:
        """How many a position has here."""
        state = self.game.rules.State()
        self.game.rules.new_game(state, self._contents)
        return self.game.features.write(state, 0, Desk())

    def lean(self, first: int, samples: int, every: int) -> Samples:
        """So many samples of games in which all follow their leanings."""
        used, plan = 0, Plan()
        plan.number, plan.max_rounds, plan.every = first, MAX_ROUNDS, every
        rooms = (self._games, self._box, self._walks, self._outs, self._results, self._desks, self._plans)
        while used < samples:
            self._plans[0] = plan
            used = self._instance.call("lean_game", *rooms, self._samples, used)
            plan.number += 1
        return self._taken(samples)

    def play(
        self,
        number: int,
        one: Player,
        other: Player,
        seats: Sequence[int] = (),
        every: int = 0,
        whims: int = 0,
    ) -> tuple[list[int], Samples]:
        """A game of one against the other, who has these seats: everyone's share in winning, in thousandths,
        and samples."""
        plan = Plan()
        plan.number, plan.max_rounds, plan.every, plan.whims = number, MAX_ROUNDS, every, whims
        plan.seats = sum(1 << seat for seat in seats)
        plan.iterations = [one.iterations, other.iterations]
        plan.curiosity = [round(1000 * one.curiosity), round(1000 * other.curiosity)]
        self._plans[0] = plan
        rooms = (self._games, self._box, self._nodes, self._walks, self._outs, self._results)
        judges = (self._instance.halt, self._desks, self._rows(one.rows), self._rows(other.rows))
        used = self._instance.call("search_game", *rooms, *judges, self._plans, self._samples, 0)
        return self._walks[0].chance[: self.players], self._taken(used)

    def _rows(self, rows: Rows) -> Any:
        data = rows.tobytes()
        if data not in self._weights:
            self._weights[data] = self._room(Row, len(rows))
            self._weights[data].put(data)
        return self._weights[data]

    def _taken(self, used: int) -> Samples:
        """A copy: the room is used again."""
        found: Samples = self._samples.array()[:used].copy()
        return found
