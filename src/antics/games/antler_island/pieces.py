"""What is in the box, each table with its origin: seed (said by a rulebook), public, or rebuilt by us."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Literal

from antics.core.components import Component, Numbers

FOOD, WILY, CONTROLS = 27, 12, 20  # [seed] AI-A1
SPARE_FOOD, SPARE_WILY = 18, 6  # that a variant may add
HAND, TILES, STAKE, FOOD_ON_SPACE = 5, 3, 3, 2  # [seed] the most tokens, wily tiles, tokens in a fight, food
MOST, MOST_ANTLERS = 60, 100  # does, and antler pieces, in any variant
FEWEST_PLAYERS = 3

# Numbers of pieces: food tokens first, then wily tiles, five control tiles a seat, and what variants add.
FIRST_WILY = FOOD
FIRST_CONTROL = FOOD + WILY
FIRST_SPARE_FOOD = FIRST_CONTROL + CONTROLS
FIRST_SPARE_WILY = FIRST_SPARE_FOOD + SPARE_FOOD
PIECES = FIRST_SPARE_WILY + SPARE_WILY
UNUSED = 100  # the batch of pieces that stay in the box


def food_piece(i: int) -> int:
    """The number of the i-th food token."""
    return i if i < FOOD else FIRST_SPARE_FOOD + i - FOOD


def wily_piece(i: int) -> int:
    """The number of the i-th wily tile."""
    return FIRST_WILY + i if i < WILY else FIRST_SPARE_WILY + i - WILY


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
        room=range(8, FOOD + SPARE_FOOD + 1),
        check=_as_certain,
    ),
    Component(
        name="wily",
        about="Wily tiles: how many of each kind",
        origin="rebuilt",
        clause="AI-A3",
        faces=dict.fromkeys(KINDS, 2),
        total=WILY,
        room=range(WILY + SPARE_WILY + 1),
        number=KINDS.index,
    ),
)

# [seed] What only a variant changes; most of it by the number of players, 3 or 4.
NUMBERS = (
    Numbers("does", "Does in the game", "AI-A1", {"3": 11, "4": 14}, range(MOST + 1)),
    Numbers(
        "last_round",
        "A doe count that brings the last round",
        "AI-H1",
        {"3": 12, "4": 10},
        range(1, MOST + 1),
    ),
    Numbers("starting_ones", "Tokens of value 1 in the starting pile", "AI-C2", {"3": 5, "4": 6}, range(46)),
    Numbers("starting_twos", "Tokens of value 2 in the starting pile", "AI-C2", {"3": 4, "4": 6}, range(46)),
    Numbers("cubes", "Fighting cubes of each colour", "AI-I1", {"3": 2, "4": 3}, range(1, 10)),
    Numbers("foreign_cubes", "Points for a cube of every other", "AI-I3", {"3": 2, "4": 3}, range(31)),
    Numbers("own_cubes", "Points for all cubes of one's own", "AI-I3", {"points": 1}, range(31)),
    Numbers(
        "height", "Points for the level where a stag ends", "AI-H3", {"middle": 1, "centre": 3}, range(31)
    ),
    Numbers(
        "antlers",
        "Antler pieces, and how many a stag begins with",
        "AI-A1",
        {"all": 50, "start": 2},
        range(MOST_ANTLERS + 1),
    ),
)
