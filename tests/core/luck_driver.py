"""Drawing luck from compiled code."""

from __future__ import annotations

from typing import Any

from antics.core.chance import draw, reseed, scramble, stream_of


def draw_all(states: Any, limits: Any, drawn: Any) -> None:
    for i in range(len(limits)):
        drawn[i] = draw(states[0], limits[i])


def begin_again(states: Any, number: int) -> None:
    reseed(states[0], number)


def run_on(streams: Any, out: Any) -> None:
    """The numbers of each stream, in a row of its own."""
    for i in range(len(streams)):
        x = stream_of(streams[i])
        y = x >> 15
        for k in range(len(out[i])):
            x, y = scramble(x, y), x
            out[i][k] = x
