"""Connect four in numbers."""

from antics.core.observation import YOU, seat_of, who
from antics.core.record import Record, int16
from antics.games.connect_four.rules import COLUMNS, ROWS, State
from antics.games.connect_four.view import ConnectFourView


class Observation(Record):
    you = int16()
    board = int16(ROWS, COLUMNS)


MEANING = {"you": YOU, "board": who("whose disc lies there, row by row from the top", 2)}


def observe(s: State, seat: int, out: Observation) -> None:
    """Every field in turn, without a branch: nothing predicts whose disc lies there."""
    out.you = seat + 1
    mine, other = s.discs[seat], s.discs[1 - seat]
    for row in range(ROWS):
        line = out.board[ROWS - 1 - row]
        for column in range(COLUMNS):
            place = 7 * column + row
            line[column] = (mine >> place & 1) + 2 * (other >> place & 1)


def decode(seen: Observation) -> ConnectFourView:
    def disc(person: int) -> int | None:
        return seat_of(seen.you, person, 2) if person else None

    return {"rows": [[disc(it) for it in row] for row in seen.board]}
