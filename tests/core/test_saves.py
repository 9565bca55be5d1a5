"""Games saved by Antics 0.1.0: they load, unless a ruling that changed since then touches them.

Those that a ruling touches say where they part from today's rules. Those named `…-near` come as close to one
as they can without being another game: Egon (AK-F3) gets the crown he would get now, or the pile runs out
before the first lot is drawn (AK-E4), not between two lots.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import antics
from antics import AnticsError
from antics.core.editions import Parting

FOLDER = Path(__file__).parent / "saves-0.1.0"

LOADS = {  # how many moves there are, and the points at the end
    "animal-kingdoms-1": (40, [82, 89]),
    "animal-kingdoms-1-ak-f3-near": (31, [57, 98]),
    "animal-kingdoms-2": (79, [91, 87]),
    "animal-kingdoms-2-egon": (72, [72, 74, 57]),
    "animal-kingdoms-3": (92, [77, 76, 60]),
    "animal-kingdoms-4": (91, [45, 52, 81, 45]),
    "animal-kingdoms-4-ak-e4-near": (100, [47, 51, 50, 72]),
    "animal-kingdoms-5": (109, [50, 42, 50, 46, 42]),
    "antigua-2": (41, [5, 5]),
    "antigua-3": (108, [10, 8, 3]),
    "antigua-4": (119, [8, 10, 2, 9]),
    "antler-island-3": (254, [16, 7, 11]),
    "antler-island-3-advanced": (226, [14, 0, 8]),
    "antler-island-4": (165, [0, 11, 10, 9]),
    "antler-island-4-advanced": (190, [0, 15, 6, 4]),
    "connect-four-2": (23, [1, 0]),
}
PARTS = {  # at which move, and by which clause
    "animal-kingdoms-1-ak-f3": (43, "AK-F3"),
    "animal-kingdoms-2-egon-ak-f3": (18, "AK-F3"),
    "animal-kingdoms-3-ak-e4": (33, "AK-E4"),
    "animal-kingdoms-4-ak-e4": (40, "AK-E4"),
    "antler-island-3-ai-d3": (404, "AI-D3"),
    "antler-island-4-advanced-ai-d3": (377, "AI-D3"),
}


def test_every_kept_file_is_looked_at() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*LOADS, *PARTS}


@pytest.mark.parametrize("name", LOADS)
def test_an_early_game_loads_as_it_was(name: str) -> None:
    moves, points = LOADS[name]
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    match = antics.load(text)
    assert match.over
    assert len(match.log) == moves
    assert [score.points for score in match.scores] == points
    old = text.split("\n")
    kept = [line for line in match.save().split("\n") if not line.startswith("rules ")]
    assert kept == old


@pytest.mark.parametrize("name", PARTS)
def test_an_early_game_says_where_it_parts(name: str) -> None:
    move, clause = PARTS[name]
    path = FOLDER / f"{name}.txt"
    lines = path.read_text(encoding="utf-8").split("\n")
    line = lines.index("moves") + 1 + move
    with pytest.raises(AnticsError) as caught:
        antics.load(path)
    told, parting = str(caught.value), caught.value.__cause__
    assert isinstance(parting, Parting)
    assert (parting.edition, parting.move, parting.clause) == (1, move, clause)
    assert told.startswith(f"{path}: line {line}: played by edition 1 of the rules of ")
    assert (
        f": at move {move}, {lines[line - 1][:80]!r}, today's (edition 2) part from them by {clause}" in told
    )
    assert "\n" not in told
