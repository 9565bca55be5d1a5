"""The weights of networks, as files in a game's folder: `weights/2-egon.net` is for two with that option.

A file is a line of JSON, which says what the weights are for and how they came about, and the rows of weights
as they lie in memory. They belong to a version: of the rules (their edition), of the features (what the
functions that write them say) and of the network itself. Weights of another version are refused: they would
judge wrongly.
"""

from __future__ import annotations

import json
import sys
from array import array
from functools import cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from antics.core import network, tree
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.native import Text
from antics.core.network import BEHIND, FIRST, FULL, MOST, ONE, OUTPUTS, SECOND, UNIT, Row

FOLDER, ENDING = "weights", ".net"
SUM = 2**31 - 1  # the largest that there is room for


class Weights(NamedTuple):
    """What a network has learned, for one way to play a game."""

    about: dict[str, Any]
    data: bytes  # of the rows

    @property
    def rows(self) -> int:
        return len(self.data) // Row.layout().size

    @property
    def up_to(self) -> float:
        """The effort up to which it was measured to be stronger than playing on."""
        return float(self.about.get("up_to", 0))

    def file(self) -> bytes:
        return json.dumps(self.about, separators=(",", ":")).encode() + b"\n" + self.data


def version(game: Game) -> str:
    """The version of all that weights depend on."""
    text = Text(game.features, {})  # type: ignore[arg-type]
    numbers = (
        FIRST,
        SECOND,
        OUTPUTS,
        ONE,
        UNIT,
        network.FINE,
        network.COARSE,
        network.POINT,
        tree.FOR_WINNING,
    )
    return text.digest(game.name, game.edition, game.strategy.CLOSE, numbers, layouts=False)


@cache
def weights_for(game: Game, setting: str | None) -> Weights | None:
    """What was learned for this way to play; None if nothing was.

    Raises `AnticsError` if the weights are damaged, or of another version than the game.
    """
    if setting is None:
        return None
    path = resources.files(game.package).joinpath(FOLDER, setting + ENDING)
    return accept(game, setting, path.read_bytes(), str(path)) if path.is_file() else None


def settings_learned(game: Game) -> list[str]:
    """The ways to play for which something was learned."""
    folder = resources.files(game.package).joinpath(FOLDER)
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    return sorted(name.removesuffix(ENDING) for name in names if name.endswith(ENDING))


def read(game: Game, setting: str, path: Path) -> Weights:
    """The weights in a file of one's own. Raises `AnticsError` as `weights_for`."""
    try:
        return accept(game, setting, path.read_bytes(), str(path))
    except OSError as error:
        raise AnticsError(f"{path}: cannot be read: {error.strerror}") from None


def accept(game: Game, setting: str, data: bytes, where: str) -> Weights:
    line, _, rows = data.partition(b"\n")
    try:
        about: dict[str, Any] = json.loads(line)
        whole = about["sha256"] == sha256(rows).hexdigest()
    except (ValueError, KeyError, TypeError):
        whole = False
    if not whole:
        raise AnticsError(f"{where}: these weights are damaged")
    wanted_of = {"game": game.name, "setting": setting}
    if sys.platform != "emscripten":  # where no source can be read: there it was seen when both were exported
        wanted_of["version"] = version(game)
    for what, wanted in wanted_of.items():
        found = about[what]
        if found != wanted:
            players, *options = setting.split("-")
            again = " ".join(["antics train", game.name, "--players", players, *(f"--{o}" for o in options)])
            raise AnticsError(
                f"{where}: weights of another {what} ({found}, not {wanted}); learn anew: {again}"
            )
    made = Weights(about, rows)
    check(made, where)
    return made


def _largest(layer: list[array[int]], most: int) -> list[int]:
    """The largest sums that a layer can come to, if nothing that it is given is more than this."""
    return [sum(map(abs, column)) * most for column in zip(*layer, strict=True)]


def check(weights: Weights, where: str) -> None:
    """Raises `AnticsError` if a sum could become larger than there is room for."""
    numbers = array("h", weights.data)
    rows = [numbers[i : i + FIRST] for i in range(0, len(numbers), FIRST)]
    n = len(rows) - BEHIND
    if n < 1:
        raise AnticsError(f"{where}: {len(rows)} rows of weights are too few")
    sums, at = _largest(rows[: n + 1], MOST), n + 1
    for inputs in (FIRST, SECOND, SECOND):
        sums += _largest(rows[at : at + inputs + 1], FULL)
        at += inputs + 1
    if max(sums) > SUM:
        raise AnticsError(f"{where}: these weights are too large to add up")
