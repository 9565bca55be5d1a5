"""Connect four: drop discs into seven columns; four in a line win. The example of how a game is written.

A seat's discs are the bits of one number: column c, row r (from below) is bit 7c + r; row 6 stays empty.
"""

from typing import Literal

from antics.core.events import WHO, Arg, B, EventKind, tells
from antics.core.record import Record, int8, int32, int64
from antics.core.simple import redeal as redeal
from antics.core.simple import unfinished as unfinished
from antics.core.state import GameState, LegalSteps, Result, offer, tell

COLUMNS, ROWS, STEPS = 7, 6, 7
LINES = (1, 7, 6, 8)  # the distance between neighbours: upright, level, falling, rising


Column = Literal["a", "b", "c", "d", "e", "f", "g"]
NAMES: tuple[Column, ...] = ("a", "b", "c", "d", "e", "f", "g")


class Event(EventKind):
    DROPPED = tells("C4-1", who=WHO, column=Arg(Column, lambda event, seat: NAMES[event.a]), row=B)


class Box(Record):
    players = int32()


class State(GameState):
    face, seen, batch = int8(1), int8(1), int8(1)  # no piece is hidden
    discs = int64(2)
    height = int8(COLUMNS)
    moves = int8()
    winner = int8()


def new_game(s: State, box: Box) -> None:
    s.players, s.winner = box.players, -1


def waiting(s: State) -> int:
    if s.winner >= 0 or s.moves == COLUMNS * ROWS:  # C4-2, C4-3
        return 0
    return 1 << (s.moves & 1)


def legal_steps(s: State, seat: int, out: LegalSteps) -> None:
    if waiting(s) == 1 << seat:
        for column in range(COLUMNS):
            if s.height[column] < ROWS:  # C4-1
                offer(out, column)


def apply(s: State, seat: int, column: int) -> None:
    tell(s, Event.DROPPED, seat, column, s.height[column])
    s.discs[seat] |= 1 << (7 * column + s.height[column])
    s.height[column] += 1
    s.moves += 1
    if four(s.discs[seat]):
        s.winner = seat


def four(discs: int) -> bool:
    """Are there four in a line?"""
    for line in LINES:
        pairs = discs & (discs >> line)
        if pairs & (pairs >> (2 * line)):
            return True
    return False


def score(s: State, out: Result) -> None:
    out.winners = 3 if s.winner < 0 else 1 << s.winner
    for seat in range(2):
        out.points[seat] = out.source[seat][0] = 1 if s.winner == seat else 0
        out.rank[seat] = 1 if out.winners >> seat & 1 else 2
