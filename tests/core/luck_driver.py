"""Drawing luck from compiled code."""

from __future__ import annotations

from typing import Any

from antics.core.chance import draw, reseed


def draw_all(states: Any, limits: Any, drawn: Any) -> None:
    for i in range(len(limits)):
        drawn[i] = draw(states[0], limits[i])


def begin_again(states: Any, number: int) -> None:
    reseed(states[0], number)
