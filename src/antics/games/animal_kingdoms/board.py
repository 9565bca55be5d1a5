"""The board: five kingdoms in a ring, clockwise from the smallest, with their fields."""

from __future__ import annotations

KINGDOMS = 5
SIZE = (4, 5, 6, 7, 8)  # golden fields, the crown among them [seed, public]; their order [rebuilt] AK-A4
SMALLEST, LARGEST = SIZE[0], SIZE[-1]
THRONES = 2  # in each kingdom [seed] AK-A4
AGES = 3  # [seed] AK-C
