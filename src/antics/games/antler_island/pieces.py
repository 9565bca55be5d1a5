"""What is in the box, each table with its origin: seed (said by a rulebook), public, or rebuilt by us."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Literal

from antics.core.components import Component

FOOD, WILY, CONTROLS = 27, 12, 20  # [seed] AI-A1
ANTLER_PIECES, ANTLERS_AT_START = 50, 2  # [seed]
HAND, TILES, STAKE, FOOD_ON_SPACE = 5, 3, 3, 2  # [seed] the most tokens, wily tiles, tokens in a fight, food
CENTRE_POINTS, MIDDLE_POINTS, OWN_CUBES_POINTS = 3, 1, 1  # [seed] AI-H3, AI-I3

# [seed] By the number of players:
DOES: list[int] = [0, 0, 0, 11, 14]
LAST_ROUND_AT: list[int] = [0, 0, 0, 12, 10]
STARTING_ONES: list[int] = [0, 0, 0, 5, 6]
STARTING_TWOS: list[int] = [0, 0, 0, 4, 6]
CUBES: list[int] = [0, 0, 0, 2, 3]
FOREIGN_CUBES_POINTS: list[int] = [0, 0, 0, 2, 3]

# Numbers of pieces: food tokens first, then wily tiles, then five control tiles a seat.
FIRST_WILY = FOOD
FIRST_CONTROL = FOOD + WILY
PIECES = FOOD + WILY + CONTROLS

ROAR, SPEED_TILE, GREEDY, RUT_YOUR_STUFF, ROPE_A_DOPE, DIAMOND_ANTLER = range(6)
Wily = Literal["roar", "speed", "greedy", "rut-your-stuff", "rope-a-dope", "diamond-antler"]
KINDS: Sequence[Wily] = ["roar", "speed", "greedy", "rut-your-stuff", "rope-a-dope", "diamond-antler"]

TILE_1, TILE_2, TILE_3, TILE_X, TILE_BLANK = range(5)
PLAN = 5  # control tiles a seat
Control = Literal["1", "2", "3", "X", "_"]
CONTROL_NAMES: Sequence[Control] = ["1", "2", "3", "X", "_"]


class Deed(IntEnum):
    """The four actions of the control mat, beside which control tiles lie."""

    MOVE = 0
    EAT = 1
    RUT = 2
    GROW = 3


Action = Literal["move", "eat", "rut", "grow"]
DEEDS: Sequence[Action] = ["move", "eat", "rut", "grow"]


CERTAIN_FOOD = {"1": 6, "2": 6, "3": 3}  # [seed] the rulebook's piles and examples need these


def _as_certain(counts: Mapping[str, int]) -> str | None:
    for face, least in CERTAIN_FOOD.items():
        if counts[face] < least:
            return f"has {counts[face]} of value {face}, there are certainly {least} or more"
    return None


COMPONENTS = (
    Component(
        name="food",
        about="Food tokens: how many of each value",
        origin="rebuilt",
        clause="AI-A2",
        faces={"1": 9, "2": 9, "3": 9},
        total=FOOD,
        check=_as_certain,
    ),
    Component(
        name="wily",
        about="Wily tiles: how many of each kind",
        origin="rebuilt",
        clause="AI-A3",
        faces=dict.fromkeys(KINDS, 2),
        total=WILY,
        number=KINDS.index,
    ),
)
