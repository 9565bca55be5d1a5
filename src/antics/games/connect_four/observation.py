"""Connect four in numbers."""

from antics.core.observation import YOU, seat_of, who
from antics.core.record import Record, int16
from antics.games.connect_four.rules import COLUMNS, ROWS, State
from antics.games.connect_four.view import ConnectFourView


class Observation(Record):
    you = int16()
    board = int16(ROWS, COLUMNS)


EVERY_SECOND = sum(1 << place for place in range(0, 7 * COLUMNS, 2))
MEANING = {"you": YOU, "board": who("whose disc lies there, row by row from the top", 2)}


def observe(s: State, seat: int, out: Observation) -> None:
    """Every field in turn, without a branch: nothing predicts whose disc lies there.

    Of every second place, a disc of the other is one bit above where one of mine is: so two bits are a field.
    """
    out.you = seat + 1
    mine, other = s.discs[seat], s.discs[1 - seat]
    these = mine & EVERY_SECOND | (other & EVERY_SECOND) << 1
    those = (mine & ~EVERY_SECOND | (other & ~EVERY_SECOND) << 1) >> 1  # each of them a place further down
    for row in range(0, ROWS, 2):
        line, above = out.board[ROWS - 1 - row], out.board[ROWS - 2 - row]
        for column in range(0, COLUMNS, 2):
            line[column] = these >> 7 * column + row & 3
            above[column] = those >> 7 * column + row & 3
        for column in range(1, COLUMNS, 2):
            line[column] = those >> 7 * column + row - 1 & 3
            above[column] = these >> 7 * column + row + 1 & 3


def follow(s: State, seat: int, column: int, out: Observation) -> bool:
    """After a disc was dropped, what was mine is the other's. A column that is full is no longer offered."""
    if s.height[column] == ROWS:
        return False
    out.you = seat + 1
    for line in out.board:
        for place in range(COLUMNS):
            line[place] = 3 - line[place] if line[place] != 0 else 0
    out.board[ROWS - s.height[column]][column] = 2
    return True


def decode(seen: Observation) -> ConnectFourView:
    def disc(person: int) -> int | None:
        return seat_of(seen.you, person, 2) if person else None

    return {"rows": [[disc(it) for it in row] for row in seen.board]}
