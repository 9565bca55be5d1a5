"""Gymnasium's interface: one seat among bots.

The agent observes the fields of its observation and acts by a step; `info["action_mask"]` says which are
legal. It gets 1 for winning alone, -1 for losing (see `antics.core.numbers.reward`), at the end.
"""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from antics.bots import Position, bot, luck_number
from antics.core.chance import reseed
from antics.core.errors import AnticsError
from antics.envs.seen import Table, observation_space


class AnticsEnv(gymnasium.Env[dict[str, Any], Any]):
    """A seat of a game. An illegal step raises `AnticsError` and changes nothing; with `penalty`, it ends the
    game with a loss instead, for those who do not look at masks."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        against: str = "greedy",
        *,
        components: Any = None,
        render_mode: str | None = None,
        penalty: bool = False,
        **options: bool,
    ) -> None:
        self._table = Table(game, players, 0, components, options)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self._table.players:
            raise AnticsError(f"there is no seat {seat!r}: seats are 0 to {self._table.players - 1}")
        self._seat, self._bot, self._penalty = seat, bot(against), penalty
        self.render_mode = render_mode
        self.observation_space = observation_space(self._table.game)
        self.action_space = spaces.Discrete(self._table.game.rules.STEPS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        over = True
        while over:  # a game that ends before one's first decision is dealt again
            self._table.deal(int(self.np_random.integers(1 << 62)))
            self._let_others_decide()
            over = self._table.over
        return self._seen()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self._table.over:
            raise AnticsError("the game is over: reset() begins another")
        if self._penalty and int(action) not in self._table.legal(self._seat):
            return (self._seen()[0], -1.0, True, False, self._seen()[1])
        self._table.take(action)
        self._let_others_decide()
        seen, info = self._seen()
        return seen, self._table.rewards()[self._seat], self._table.over, False, info

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        return self._table.observation(self._seat), {"action_mask": self._table.mask(self._seat)}

    def _let_others_decide(self) -> None:
        table, turn = self._table, 0
        while not table.over and (seat := table.seat) != self._seat:
            number = luck_number(table.first.seed, table.state.news, table.state.drawn, turn, seat)
            s = table.state.copy()
            reseed(s, number)
            table.game.rules.redeal(s, seat)
            for step in self._bot.choose(Position(table.game, s, seat, number, table.first.setting)).steps:
                table.take(step)
            turn += 1

    def render(self) -> str | None:
        return self._table.picture(self._seat) if self.render_mode == "ansi" else None
