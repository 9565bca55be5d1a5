"""What a simple game may take as it is: one step a choice, nothing hidden, no sense of what is good."""

from __future__ import annotations

from typing import Any

from antics.core.state import GameState

PACE = 5000
CHAPTER = "game"
CLOSE = 1
FAR = 1000


def unfinished(s: GameState, seat: int) -> bool:
    return False


def redeal(s: GameState, seat: int) -> None:
    pass


def tidy(s: Any, seat: int, text: str) -> str:
    return text


def leaning(s: GameState, seat: int, step: int) -> int:
    return 0


def worth(s: GameState, seat: int) -> int:
    return 0


def label(s: GameState, seat: int, step: int) -> int:
    return step


def chapter(s: GameState) -> int:
    return 0


def promise(s: GameState, seat: int) -> int:
    return 0
