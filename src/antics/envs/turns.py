"""PettingZoo's interface: agents in turn.

An agent is a seat by its name. It observes `{"observation": …fields…, "action_mask": …}` and acts by a step;
those who choose at the same time are asked one after the other and see nothing of it. Rewards come at the
end.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from antics.core.seats import NAMES
from antics.envs.seen import Table, observation_space


class AnticsAEC(AECEnv):  # type: ignore[misc]
    """A game as PettingZoo plays it. An illegal step raises `AnticsError` and changes nothing."""

    metadata: dict[str, Any] = {
        "render_modes": ["ansi", "human"],
        "name": "antics",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        components: Any = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: bool,
    ) -> None:
        super().__init__()
        self._table = Table(game, players, 0, components, options)
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.metadata = {**type(self).metadata, "name": f"antics/{self._table.game.name}"}
        self.possible_agents = list(NAMES[: self._table.players])
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        steps = self._table.game.rules.STEPS
        seen = spaces.Dict(
            {
                "observation": observation_space(self._table.game),
                "action_mask": spaces.Box(0, 1, (steps,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(steps) for agent in self.possible_agents}
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._table.deal(int(self._luck.integers(1 << 62)))
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._next()

    def _next(self) -> None:
        self.agent_selection = self.possible_agents[self._table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self._table.observation(seat), "action_mask": self._table.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._table.take(action)
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        cut = self.max_cycles is not None and self._cycles >= self.max_cycles
        if self._table.over or cut:
            self.rewards = dict(zip(self.agents, self._table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, self._table.over)
            self.truncations = dict.fromkeys(self.agents, not self._table.over)
        self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        picture = self._table.picture(self._table.seat)
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def close(self) -> None:
        pass
