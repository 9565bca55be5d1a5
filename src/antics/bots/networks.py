"""Networks of one's own as bots: a callable over batches of observations, or a file in ONNX.

A network is given rows of whole numbers, an observation each (as `antics.vector(…).numbers` has them), and
answers with an array of a row for each:

- `Scores`: how good each step of the game is for the seat that decides. The best legal one is taken.
- `Values`: what everyone will get, in turn order from the seat that decides on, as `antics.vector(…).reward`
  tells it. It is asked about the positions that each choice leads to, all of them at once.

It says for which game it is, and for which version of its observation and its steps (`antics spaces GAME`
tells): of another one it is refused. What it is shown was dealt anew for the seat that thinks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from pathlib import Path
from typing import Any, ClassVar

from antics.bots.bot import Position, Stop
from antics.bots.equals import any_of, different, few_wholes
from antics.core.choice import Action
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.extras import needed
from antics.core.numbers import reward
from antics.core.observation import version
from antics.core.registry import game as game_named
from antics.core.state import Result, first_of

Network = Callable[[Any], Any]  # from rows of observations to rows of numbers


@dataclass(frozen=True)
class _Asked:
    """A network, and what it is for."""

    network: Network
    game: str
    version: str
    name: str = "the network"

    by_the_clock: ClassVar[bool] = False

    def __post_init__(self) -> None:
        if not callable(self.network):
            raise AnticsError(f"{self.name}: {self.network!r} cannot be called with a batch")
        _check_version(self.name, game_named(self.game), self.version)

    def _check_game(self, position: Position) -> None:
        if position.game.name != self.game:
            raise AnticsError(f"{self.name} is for {self.game}, not for {position.game.name}")

    def _answers(self, game: Game, seen: Sequence[tuple[Any, int]], width: int) -> Any:
        """What the network says of positions, each as a seat sees it: a row of so many numbers for each."""
        np = needed("numpy", "numpy", extra="train")
        rows = np.frombuffer(b"".join(_seen(game, *one) for one in seen), np.int16).reshape(len(seen), -1)
        found = np.asarray(self.network(rows))
        if found.shape != (len(seen), width):
            raise AnticsError(
                f"{self.name} answered {_shape(rows.shape)} numbers with {_shape(found.shape)}, "
                f"not with {_shape((len(seen), width))}"
            )
        if found.dtype.kind not in "fiu" or not np.isfinite(found).all():
            raise AnticsError(f"{self.name} answered with what are no finite numbers ({found.dtype})")
        return found


@dataclass(frozen=True)
class Scores(_Asked):
    """Takes the step that its network scores highest, step by step.

    Raises `AnticsError` if the network is for another version of the game; and when it chooses, if it is for
    another game, or answers with anything but a finite number for each of the game's steps.

    >>> import antics, numpy as np
    >>> from antics.bots import Position
    >>> from antics.core.observation import version
    >>> middle = lambda rows: np.tile(-np.abs(np.arange(7) - 3), (len(rows), 1))
    >>> bot = Scores(middle, "connect-four", version(antics.game("connect-four")))
    >>> str(bot.choose(Position.of(antics.new("connect-four"), 0, number=1)))
    'drop d'
    """

    def choose(self, position: Position, stop: Stop | None = None) -> Action:
        """The best step, and the best one after it, until the choice is whole."""
        self._check_game(position)
        game, choice = position.game, position.choice
        while not choice.done:
            steps = choice.next_steps()
            if len(steps) > 1:
                (scores,) = self._answers(game, [(choice.state, position.seat)], game.rules.STEPS)
                steps = [max(steps, key=scores.__getitem__)]
            choice = choice.then(steps[0])
        return choice.action


@dataclass(frozen=True)
class Values(_Asked):
    """Takes the choice after which its network foretells most for the seat: the mean over some redeals.
    Where there are very many choices, it is asked step by step. What ends the game needs no foretelling.

    Raises `AnticsError` as `Scores` does; the answer is a finite number for everyone who plays.

    >>> import antics, numpy as np
    >>> from antics.bots import Position
    >>> from antics.core.observation import version
    >>> match = antics.new("connect-four")
    >>> for column in "abacad":
    ...     events = match.play(match.waiting[0], f"drop {column}")
    >>> bot = Values(lambda rows: np.zeros((len(rows), 2)), "connect-four", version(match.game))
    >>> str(bot.choose(Position.of(match, 0, number=1)))  # which ends it
    'drop a'
    """

    redeals: int = 8

    def choose(self, position: Position, stop: Stop | None = None) -> Action:
        """What promises most."""
        self._check_game(position)
        wholes = few_wholes(position)
        if wholes is not None:
            found = different(wholes)
            worth = self._worth(position, [whole.choice.steps for whole in found])
            return any_of(position, wholes, found[worth.index(max(worth))].gist).action
        choice = position.choice
        while not choice.done:
            steps = choice.next_steps()
            worth = self._worth(position, [(*choice.steps, step) for step in steps])
            choice = choice.then(steps[worth.index(max(worth))])
        return choice.action

    def _worth(self, position: Position, ways: Sequence[tuple[int, ...]]) -> list[float]:
        """What each way to go on is worth to the seat, in the mean; all are asked about together."""
        if len(ways) == 1:
            return [0.0]
        game, players, me = position.game, position.state.players, position.seat
        states = [
            _after(position.imagined(position.number + i), steps)
            for steps in ways
            for i in range(self.redeals)
        ]
        going = [
            (state, first_of(game.rules.waiting(state))) for state in states if game.rules.waiting(state)
        ]
        answers = iter(self._answers(game, going, players) if going else ())
        worth = [
            float(next(answers)[(me - first_of(game.rules.waiting(state))) % players])
            if game.rules.waiting(state)
            else _reward(game, state, me)
            for state in states
        ]
        return [sum(worth[i : i + self.redeals]) for i in range(0, len(worth), self.redeals)]


def _after(position: Position, steps: Sequence[int]) -> Any:
    choice = position.choice
    for step in steps:
        choice = choice.then(step)
    return choice.state


def _reward(game: Game, state: Any, seat: int) -> float:
    result = Result()
    game.rules.score(state, result)
    seats = sum(rank > 0 for rank in result.rank)
    return reward(seat, [p for p in range(seats) if result.winners >> p & 1], seats)


def _seen(game: Game, state: Any, seat: int) -> bytes:
    """A position as the seat sees it, as the bytes of a row."""
    seen = game.observation.Observation()
    game.observation.observe(state, seat, seen)
    packed: bytes = seen.pack()
    return packed


def _shape(shape: Sequence[int]) -> str:
    return " x ".join(map(str, shape)) or "a single one"


def _check_version(name: str, game: Game, given: str) -> None:
    if given != (wanted := version(game)):
        raise AnticsError(
            f"{name} is for version {given!r} of what {game.title} shows and lets one do, "
            f"which is {wanted!r} now (antics spaces {game.name}): learn anew"
        )


# ---- ONNX --------------------------------------------------------------------------------------------------

TYPES = {
    "tensor(float)": "float32",
    "tensor(double)": "float64",
    "tensor(int16)": "int16",
    "tensor(int32)": "int32",
    "tensor(int64)": "int64",
}
GAME, VERSION = "antics_game", "antics_version"  # properties of a model, under metadata


@cache
def onnx(path: str) -> Scores | Values:
    """A bot that plays by a file in ONNX, one thread a choice: `antics arena GAME --bots onnx:FILE,greedy`.

    The model has one input, batch x numbers, and one output: batch x steps makes it `Scores`, batch x players
    `Values`. Its metadata say what it is for, `antics_game` and `antics_version`.

    Raises `AnticsError` if onnxruntime is missing, if it is no such model, or one of another version.
    """
    runtime = needed("onnxruntime", "onnxruntime", extra="onnx")
    if not Path(path).is_file():
        raise AnticsError(f"{path}: there is no such file")
    options = runtime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    try:
        session = runtime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    except Exception as error:  # it has errors of many kinds
        raise AnticsError(f"{path}: is no model in ONNX ({' '.join(str(error).split())})") from None
    about = session.get_modelmeta().custom_metadata_map
    if not {GAME, VERSION} <= set(about):
        raise AnticsError(f"{path}: does not say what it is for (metadata {GAME} and {VERSION})")
    game = game_named(about[GAME])
    _check_version(path, game, about[VERSION])
    return _kind(path, game, session.get_inputs(), session.get_outputs())(
        _called(session), game.name, about[VERSION], path
    )


def _kind(path: str, game: Game, inputs: Sequence[Any], outputs: Sequence[Any]) -> type[Scores | Values]:
    """What a model of this shape is."""
    numbers = sum(prod(field.shape) for field in game.observation.Observation.FIELDS.values())
    found = [len(inputs), len(outputs), *(tuple(one.shape[1:]) for one in (*inputs, *outputs))]
    steps, players = game.rules.STEPS, list(game.seats)
    if found[:3] != [1, 1, (numbers,)] or inputs[0].type not in TYPES:
        told = ", ".join(f"{one.type} {one.shape}" for one in inputs)
        raise AnticsError(f"{path}: takes {told}, not one array of batch x {numbers} numbers")
    if found[3] not in {(steps,), *((n,) for n in players)}:
        raise AnticsError(
            f"{path}: gives {outputs[0].shape}, neither batch x {steps} scores of steps "
            f"nor batch x {' or '.join(map(str, players))} values of players"
        )
    return Scores if found[3] == (steps,) else Values


def _called(session: Any) -> Network:
    (taken,) = session.get_inputs()

    def network(rows: Any) -> Any:
        (found,) = session.run(None, {taken.name: rows.astype(TYPES[taken.type])})
        return found

    return network
