"""What all environments share: a position as arrays, and the words of an illegal step."""

from __future__ import annotations

from typing import Any

import numpy as np

from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.match import new
from antics.core.numbers import reward
from antics.core.speech import say
from antics.core.state import LegalSteps, Result, first_of


class Table:
    """A game in progress, played step by step in plain form. Those who decide at the same time are asked one
    after the other, none of them knowing what the others chose."""

    def __init__(self, game: str, players: int | None, seed: Any, components: Any, options: Any) -> None:
        self._set_up = (game, players, components, options)
        self.first = new(game, players, seed, components, **options)
        self.game: Game = self.first.game
        self.players = self.first.players
        self.state = self.first.state

    def deal(self, seed: int | str) -> None:
        """A new game of the same kind."""
        game, players, components, options = self._set_up
        self.first = new(game, players, seed, components, **options)
        self.state = self.first.state

    @property
    def over(self) -> bool:
        return self.game.rules.waiting(self.state) == 0

    @property
    def seat(self) -> int:
        """Who decides; nobody's turn is the first seat's."""
        return 0 if self.over else first_of(self.game.rules.waiting(self.state))

    def legal(self, seat: int) -> list[int]:
        out = LegalSteps()
        if not self.over and seat == self.seat:
            self.game.rules.legal_steps(self.state, seat, out)
        return out.step[: out.n]

    def take(self, step: Any) -> None:
        """A step of the seat that decides. An `AnticsError` if it is not legal; then nothing has changed."""
        seat = self.seat
        if step not in self.legal(seat):
            raise AnticsError(f"seat {seat}: step {step!r} is not legal: {self._objection(seat, step)}")
        after = self.state.copy()
        self.game.rules.apply(after, seat, int(step))
        self.state = after

    def _objection(self, seat: int, step: Any) -> str:
        steps = self.game.rules.STEPS
        if not isinstance(step, int | np.integer) or not 0 <= step < steps:
            return f"it is none of 0 to {steps - 1}"
        message = self.game.words.objection(self.state, seat, int(step))
        return f"{say(message)} ({message.clause})"

    def observation(self, seat: int) -> dict[str, Any]:
        """What a seat sees, a new array for each field."""
        seen = self.game.observation.Observation()
        self.game.observation.observe(self.state, seat, seen)
        return {name: np.array(getattr(seen, name), np.int16) for name in seen.FIELDS}

    def mask(self, seat: int) -> Any:
        """Which steps the seat may take now."""
        mask = np.zeros(self.game.rules.STEPS, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def rewards(self) -> list[float]:
        """What everyone gets: nothing before the end."""
        if not self.over:
            return [0.0] * self.players
        result = Result()
        self.game.rules.score(self.state, result)
        seats = sum(rank > 0 for rank in result.rank)
        winners = [seat for seat in range(seats) if result.winners >> seat & 1]
        return [reward(seat, winners, seats) for seat in range(self.players)]

    def picture(self, seat: int) -> str:
        """What a seat sees, drawn in letters."""
        from rich.text import Text

        drawn = self.game.terminal.draw(self.game.view.see(self.state, seat))
        return Text.from_markup(drawn).plain


def observation_space(game: Game) -> Any:
    """The fields of an observation as Gymnasium describes them."""
    from gymnasium import spaces

    fields = game.observation.Observation.FIELDS
    return spaces.Dict(
        {
            name: spaces.Box(0, meaning.most, fields[name].shape, np.int16)
            for name, meaning in game.observation.MEANING.items()
        }
    )
