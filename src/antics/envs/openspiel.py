"""OpenSpiel's interface: importing this module gives OpenSpiel the games `antics_antigua` and so on.

    import antics.envs.openspiel
    game = pyspiel.load_game("antics_antigua(players=3)")

Luck is explicit: whenever the rules draw, there is a chance node whose outcomes are equally likely, so a
shuffle is a row of them. Those who choose at the same time do so one after the other without knowing what the
others chose, as in OpenSpiel's own turn-based form of such games. An information state is all that a seat was
told and did since the deal; an observation is our own, in turn order.
"""

from __future__ import annotations

import json
import pickle
from base64 import b64decode, b64encode
from typing import Any

from antics.core.chance import Lots, reseed
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.events import Event
from antics.core.numbers import reward
from antics.core.registry import game as game_named
from antics.core.registry import game_names
from antics.core.state import LegalSteps, Result, first_of

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise AnticsError(f"{error.name} is not installed (pip install antics[envs])") from None


MOST_OUTCOMES = 128  # of one draw: more than there are pieces to shuffle
LONGEST = 100_000


class _NoLot(Exception):
    """The rules drew a number that nobody has decided yet."""

    def __init__(self, of: int) -> None:
        self.of = of


class _Decided(Lots):
    """Draws that were decided one by one; the next one after them is asked for."""

    def note(self, place: int, n: int, result: int) -> int:
        if len(self.drawn) == len(self.decided):
            raise _NoLot(n)
        return super().note(len(self.drawn), n, result)


def short_name(game: Game) -> str:
    return f"antics_{game.name.replace('-', '_')}"


class AnticsGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, as OpenSpiel knows it."""

    def __init__(self, ours: Game, kind: Any, given: Any) -> None:
        self.ours = ours
        self.players = int(given.get("players", ours.seats[-1]))
        ours.check_players(self.players)
        options = {o.name: bool(given[o.name]) for o in ours.options if o.name in given}
        self.box = ours.box(self.players, ours.settings(self.players, options), {})
        info = pyspiel.GameInfo(
            num_distinct_actions=ours.rules.STEPS,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> AnticsState:
        return AnticsState(self)

    def deserialize_state(self, text: str) -> AnticsState:
        players, actions, position, *kept = pickle.loads(b64decode(text))
        state = AnticsState(self)
        for state.replayed, action in zip(players, actions, strict=True):
            state.apply_action(action)
        state.replayed = None
        state.position = None if position is None else self.ours.rules.State.unpack(position)
        state.seen, state._cause, state._decided, state._outcomes = kept
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self.ours, bool(iig_obs_type and iig_obs_type.perfect_recall))


class AnticsState(pyspiel.State):  # type: ignore[misc]
    """A position: at a decision, or in the middle of what a step causes, where luck decides next."""

    def __init__(self, game: AnticsGame) -> None:
        super().__init__(game)
        self._ours, self._box, self._players = game.ours, game.box, game.players
        self.position: Any = None  # at the last decision
        self.seen = [""] * game.players  # by each seat, since the deal: lines of JSON
        self._cause: tuple[int, int] | None = None  # the seat and the step whose effects are going on
        self._decided: list[int] = []  # the draws in it so far
        self._outcomes = 0  # of the draw that comes next; 0 at a decision
        self.replayed: int | None = None  # who acted next, while a history is told again
        self._go_on()

    def _go_on(self) -> None:
        """Carry out what is going on, as far as luck is decided."""
        rules = self._ours.rules
        s = rules.State() if self.position is None else self.position.copy()
        s.told, s.lots = [], _Decided(self._decided)
        try:
            if self._cause is None:
                rules.new_game(s, self._box)
            else:
                rules.apply(s, *self._cause)
        except _NoLot as draw:
            self._outcomes = draw.of
            return
        told, s.told, s.lots = [Event(*it) for it in s.told], None, None
        for seat in range(self._players):
            news: list[Any] = [event.seen_by(seat) for event in told]
            if self._cause is not None and self._cause[0] == seat:
                news.insert(0, {"step": self._cause[1]})
            self.seen[seat] += "".join(json.dumps(it) + "\n" for it in news)
        reseed(s, 0)  # what will be drawn is decided elsewhere
        self.position, self._cause, self._decided, self._outcomes = s, None, [], 0

    def begin_at(self, position: Any) -> None:
        """Go on from a position at a decision, as if nothing had happened before."""
        self.position, self.seen = position.copy(), [""] * self._players
        self._cause, self._decided, self._outcomes = None, [], 0

    def serialize(self) -> str:
        """All of it as text. (OpenSpiel would play every action again.)"""
        history = self.full_history()
        told = [[it.player for it in history], [it.action for it in history]]
        position = None if self.position is None else self.position.pack()
        kept = (*told, position, self.seen, self._cause, self._decided, self._outcomes)
        return b64encode(pickle.dumps(kept)).decode()

    def current_player(self) -> int:
        if self.replayed is not None:
            return self.replayed
        if self._outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        seats = self._ours.rules.waiting(self.position)
        return first_of(seats) if seats else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        out = LegalSteps()
        if player == self.current_player():
            self._ours.rules.legal_steps(self.position, player, out)
        return sorted(out.step[: out.n])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(i, 1 / self._outcomes) for i in range(self._outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.replayed is not None:
            return
        if self._outcomes:
            self._decided.append(action)
        else:
            self._cause = (self.current_player(), action)
        self._go_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self._ours.words.word(self.position, player, action) or f"step {action}"

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._players
        result = Result()
        self._ours.rules.score(self.position, result)
        seats = sum(rank > 0 for rank in result.rank)
        winners = [seat for seat in range(seats) if result.winners >> seat & 1]
        return [reward(seat, winners, seats) for seat in range(self._players)]

    def resample_from_infostate(self, player: int, sampler: Any) -> AnticsState:
        """A position that the player cannot tell from this one, all that it cannot know dealt anew."""
        twin: AnticsState = self.clone()
        reseed(twin.position, int(sampler() * (1 << 40)))
        self._ours.rules.redeal(twin.position, player)
        reseed(twin.position, 0)
        return twin

    def __str__(self) -> str:
        if self.position is None:
            return f"dealing {self._decided}"
        going_on = f" {self._cause} {self._decided}" if self._outcomes else ""
        return f"{self._ours.name} {self.position.pack().hex()}{going_on}"


class _Observer:
    """Our observation as a tensor, or as text; with perfect recall, all that the seat has seen as text."""

    def __init__(self, game: Game, recalls: bool) -> None:
        self._game, self._recalls = game, recalls
        record = game.observation.Observation
        self.tensor = np.zeros(record.layout().size // 2, np.float32)
        self.dict: dict[str, Any] = {}
        for name, field in record.FIELDS.items():
            at = record.layout().offsets[name] // 2
            self.dict[name] = self.tensor[at : at + field.size // 2].reshape(field.shape)

    def set_from(self, state: AnticsState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None:
            seen = self._game.observation.Observation()
            self._game.observation.observe(state.position, player, seen)
            self.tensor[:] = np.frombuffer(seen.pack(), np.int16)

    def string_from(self, state: AnticsState, player: int) -> str:
        if self._recalls:
            return state.seen[player]
        self.set_from(state, player)
        return " ".join(str(int(number)) for number in self.tensor)


def register() -> None:
    """Have OpenSpiel know all our games."""
    known = pyspiel.registered_names()
    for name in game_names():
        ours = game_named(name)
        if short_name(ours) not in known:
            kind = _kind(ours)
            pyspiel.register_game(kind, _maker(ours, kind))


def _maker(ours: Game, kind: Any) -> Any:
    """OpenSpiel makes a game from its parameters alone."""

    class Known(AnticsGame):
        def __init__(self, given: Any = None) -> None:
            super().__init__(ours, kind, given or {})

    return Known


def _kind(ours: Game) -> Any:
    parameters = {"players": ours.seats[-1], **{option.name: False for option in ours.options}}
    return pyspiel.GameType(
        short_name=short_name(ours),
        long_name=f"Antics: {ours.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=ours.seats[-1],
        min_num_players=ours.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


register()
