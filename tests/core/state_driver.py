"""A small table of face-down pieces, and what is done with it."""

from __future__ import annotations

from typing import Any

from antics.core.chance import reseed
from antics.core.record import int8
from antics.core.state import GameState, redeal_faces, shuffle, tell

PIECES = 8


class Small(GameState):
    face, seen, batch = int8(PIECES), int8(PIECES), int8(PIECES)
    pile = int8(PIECES)


def speak(s: Any) -> None:
    tell(s, 1, 2, 3, 4)


def mix(states: Any, n: int, number: int) -> None:
    reseed(states[0], number)
    shuffle(states[0], states[0].pile, n)


def imagine(states: Any, seat: int, number: int) -> None:
    reseed(states[0], number)
    redeal_faces(states[0], seat)
