"""Games for learning and for measuring, played whole in compiled code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from antics.core import native, selfplay
from antics.core.contract import Game
from antics.core.forms import linked_to
from antics.core.network import Desk, Row
from antics.core.rollout import Halt
from antics.core.selfplay import Plan, Sample
from antics.core.state import LegalSteps, Result
from antics.core.tree import Node, Walk

MAX_ROUNDS = 300  # of a game in training
NODES = 40_000

Samples = npt.NDArray[Any]
Rows = npt.NDArray[np.int16]
NONE: Rows = np.zeros((0, 64), np.int16)


@dataclass(frozen=True)
class Player:
    """One who plays by weights (or, without any, by rollouts), for so many iterations a choice."""

    rows: Rows
    iterations: int
    curiosity: float


class Table:
    """A setting of a game, and room to play it in."""

    def __init__(self, game: Game, players: int, options: Mapping[str, bool]) -> None:
        self.game, self.players = game, players
        links = {name: link for name, link in linked_to(game).items() if name != "observing"}
        self._loops = native.compiled(selfplay, game.rules, **links)
        self._states = np.zeros(3, game.rules.State.dtype())
        self._box = game.box(players, game.settings(players, options), {}).packed()
        self._nodes = np.zeros(NODES, Node.dtype())
        self._walks, self._outs, self._results, self._halts, self._desks, self._plans = (
            np.zeros(1, record.dtype()) for record in (Walk, LegalSteps, Result, Halt, Desk, Plan)
        )

    @property
    def features(self) -> int:
        """How many a position has here."""
        state = self.game.rules.State()
        state.key[0] = 1
        self.game.rules.new_game(state, self.game.rules.Box.load(self._box[0]))
        return self.game.features.write(state, self.game.features.viewpoint(state), Desk())

    def lean(self, first: int, samples: int, every: int) -> tuple[Samples, int]:
        """So many samples of games in which all follow their leanings; and how many games it took."""
        found, used, games = np.zeros(samples, Sample.dtype()), 0, 0
        plan = self._plans[0]
        plan["max_rounds"], plan["every"] = MAX_ROUNDS, every
        while used < samples:
            plan["number"] = first + games
            used = self._loops.lean_game(
                self._states,
                self._box,
                self._walks,
                self._outs,
                self._results,
                self._desks,
                self._plans,
                found,
                used,
            )
            games += 1
        return found, games

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
        plan, found = self._plans[0], np.zeros(500 if every else 0, Sample.dtype())
        plan["number"], plan["max_rounds"], plan["every"], plan["whims"] = number, MAX_ROUNDS, every, whims
        plan["seats"] = sum(1 << seat for seat in seats)
        plan["iterations"] = one.iterations, other.iterations
        plan["curiosity"] = round(1000 * one.curiosity), round(1000 * other.curiosity)
        used = self._loops.search_game(
            self._states,
            self._box,
            self._nodes,
            self._walks,
            self._outs,
            self._results,
            self._halts,
            self._desks,
            _records(one.rows),
            _records(other.rows),
            self._plans,
            found,
            0,
        )
        return self._walks[0]["chance"][: self.players].tolist(), found[:used]


def _records(rows: Rows) -> npt.NDArray[Any]:
    return np.ascontiguousarray(rows).view(Row.dtype()).reshape(len(rows))
