"""Drawing luck from compiled code."""

from __future__ import annotations

from typing import Any

from antics.core.chance import draw, noise, reseed


def draw_all(states: Any, limits: Any, drawn: Any) -> None:
    for i in range(len(limits)):
        drawn[i] = draw(states[0], limits[i])


def begin_again(states: Any, number: int) -> None:
    reseed(states[0], number)


def make_noise(streams: Any, places: Any, out: Any) -> None:
    for i in range(len(streams)):
        for k in range(len(places)):
            out[i][k] = noise(streams[i], places[k])
