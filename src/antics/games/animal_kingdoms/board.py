"""The board: five kingdoms in a ring, clockwise from the smallest, with their fields."""

from __future__ import annotations

from typing import Literal

KINGDOMS = 5
ALL_KINGDOMS = (1 << KINGDOMS) - 1  # as bits
Kingdom = Literal[4, 5, 6, 7, 8]  # they are called by their size
# Golden fields, the crown among them [seed, public]; their order [rebuilt] AK-A4
SIZE: tuple[Kingdom, ...] = (4, 5, 6, 7, 8)
SMALLEST, LARGEST = SIZE[0], SIZE[-1]
THRONES = 2  # in each kingdom [seed] AK-A4
BEFORE = tuple((k - 1) % KINGDOMS for k in range(KINGDOMS))  # each kingdom's neighbours
AFTER = tuple((k + 1) % KINGDOMS for k in range(KINGDOMS))
AGES = 3  # [seed] AK-C
