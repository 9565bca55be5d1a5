"""Random games, as simulations play them, that count their coins: decisions between two steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from antics.core.chance import WORD, scramble, stream_of
from antics.core.state import first_of

if TYPE_CHECKING:
    from antics.core.contract import Rules

rules = cast("Rules", None)  # bound to a game's rules by whoever links this module


def toss(states: Any, box: Any, outs: Any, keys: Any, coins: Any, max_rounds: int) -> None:
    """A game for each key. A coin is known by its first step; it counts how often each side came, after each
    choice that may have come before it."""
    for g in range(len(keys)):
        states[1] = states[0]
        s, out = states[1], outs[0]
        for i in range(8):
            s.key[i] = keys[g][i]
        rules.new_game(s, box[0])
        x = stream_of(keys[g][0])
        y = x >> 15
        before = 0
        while rules.waiting(s) != 0 and s.round <= max_rounds:
            seat = first_of(rules.waiting(s))
            out.n = 0
            rules.legal_steps(s, seat, out)
            x, y = scramble(x, y), x
            k = ((x & WORD) * out.n) >> 32
            if out.n == 2:
                coins[out.step[0]][before][k] += 1
            rules.apply(s, seat, out.step[k])
            before = k
