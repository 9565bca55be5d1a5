"""The sea: a grid of cards, three by three to four by four, and the box's way round its border. [public]

Cards are numbers: a1 to d1 are 0…3, a2 to d2 are 4…7, down to d4; the number of a card is also that of the
sea card lying there. Where the grid is smaller, the numbers outside it are the sea cards left in the box.
"""

from typing import Literal, get_args

CELLS, WIDTH = 16, 4
# fmt: off
Space = Literal[
    "a1", "b1", "c1", "d1",
    "a2", "b2", "c2", "d2",
    "a3", "b3", "c3", "d3",
    "a4", "b4", "c4", "d4",
]
# fmt: on
NAMES: tuple[Space, ...] = get_args(Space)

# By the number of players, AG-B1:
COLUMNS: list[int] = [0, 0, 3, 4, 4]
ROWS: list[int] = [0, 0, 3, 3, 4]
GRID: list[int] = [columns * rows for columns, rows in zip(COLUMNS, ROWS, strict=True)]
BOX_PLACES: list[int] = [2 * (c + r) - 4 if c else 0 for c, r in zip(COLUMNS, ROWS, strict=True)]  # AG-X2
LAST_WATER = 2  # [seed] AG-E3


def in_grid(players: int, cell: int) -> bool:
    return cell % WIDTH < COLUMNS[players] and cell // WIDTH < ROWS[players]


def on_border(players: int, cell: int) -> bool:
    column, row = cell % WIDTH, cell // WIDTH
    rim = column == 0 or row == 0 or column == COLUMNS[players] - 1 or row == ROWS[players] - 1
    return rim and in_grid(players, cell)


def _neighbours(players: int, cell: int) -> list[int]:
    """The cards that touch one by a side; -1 where there is none."""
    column, row = cell % WIDTH, cell // WIDTH
    near = []
    for c, r in ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)):
        inside = 0 <= c < COLUMNS[players] and 0 <= r < ROWS[players]
        near.append(r * WIDTH + c if inside and in_grid(players, cell) else -1)
    return near


def _way_of_the_box(players: int) -> list[int]:
    """The border clockwise from the corner a1, each card once (AG-D4); -1 beyond its end."""
    right, bottom = COLUMNS[players] - 1, ROWS[players] - 1
    way = [(c, 0) for c in range(right)] + [(right, r) for r in range(bottom)]
    way += [(c, bottom) for c in range(right, 0, -1)] + [(0, r) for r in range(bottom, 0, -1)]
    return [r * WIDTH + c for c, r in way] + [-1] * (max(BOX_PLACES) - len(way))


NEIGHBOURS: list[list[list[int]]] = [[_neighbours(n, cell) for cell in range(CELLS)] for n in range(5)]
BORDER: list[list[int]] = [_way_of_the_box(n) for n in range(5)]
