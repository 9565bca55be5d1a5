"""The island: an outside ring of twelve spaces, a middle ring of eight, and the centre. [public, rebuilt]

Spaces are numbers: O0…O11 are 0…11, the middle ring G0 M0 G1 M1 G2 M2 G3 M3 is 12…19, the centre C is 20.
Sets of spaces are bits.
"""

from typing import Literal, get_args

OUTSIDE, MIDDLE, CENTRE, SPACES = 0, 12, 20, 21
OUTER_RING, MIDDLE_RING = 12, 8

# fmt: off
Space = Literal[
    "O0", "O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "O10", "O11",
    "G0", "M0", "G1", "M1", "G2", "M2", "G3", "M3", "C",
]
# fmt: on
NAMES: tuple[Space, ...] = get_args(Space)

RED, BLUE, YELLOW = 0, 1, 2
COLOURS = 3
Colour = Literal["red", "blue", "yellow"]
Ground = Literal["red", "blue", "yellow", "grass", "marsh", "centre"]
COLOUR_NAMES: list[Colour] = ["red", "blue", "yellow"]  # of O(i): i mod 3, AI-B2
MIDDLE_GROUNDS: list[Ground] = ["grass", "marsh"]
GROUNDS: list[Ground] = [*(COLOUR_NAMES * 4), *(MIDDLE_GROUNDS * 4), "centre"]  # of each space

# AI-B2: directly uphill of O(3q) and O(3q+1) is G(q), of O(3q+2) is M(q); of these the centre.
UPHILL: list[int] = [MIDDLE + 2 * (i // 3) + (i % 3 == 2) for i in range(12)] + [CENTRE] * 9
LEVEL: list[int] = [0] * 12 + [1] * 8 + [2]


def _neighbours(space: int) -> list[int]:
    """AI-B3: the neighbours in the ring, the space directly uphill, and those directly downhill."""
    near = [other for other in range(SPACES) if other != space and UPHILL[other] == space]
    if space != CENTRE:
        base, size = (OUTSIDE, OUTER_RING) if space < MIDDLE else (MIDDLE, MIDDLE_RING)
        near += [base + (space - base + turn) % size for turn in (1, -1)] + [UPHILL[space]]
    return near


NEAR: list[int] = [sum(1 << other for other in _neighbours(space)) for space in range(SPACES)]
MARSH: int = sum(1 << (MIDDLE + 2 * q + 1) for q in range(4))
GRASS: int = sum(1 << (MIDDLE + 2 * q) for q in range(4))
ALL_SPACES = (1 << SPACES) - 1
SEA_OF_THREE = 1 << 10 | 1 << 11 | 1 << 0  # AI-B4

LAND: list[int] = [0, 0, 0, ALL_SPACES & ~SEA_OF_THREE, ALL_SPACES]  # by the number of players
