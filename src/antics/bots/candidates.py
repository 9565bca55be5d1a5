"""Outcomes of single choices, the same for every game: linked with its rules and its sense."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from antics.bots.tree import first_of, lean
from antics.core.chance import WORD, reseed, scramble

if TYPE_CHECKING:
    from antics.bots.sense import Sense
    from antics.core.contract import Rules

rules = cast("Rules", None)  # both are bound to a game's own by whoever links this module
sense = cast("Sense", None)


def outcome(states: Any, outs: Any, walks: Any, steps: Any, seat: int, first: int, redeals: int) -> int:
    """What a choice is worth to the seat, summed over so many redeals of states[0].

    Where others choose in secret at the same time, they follow their leanings before the seat looks.
    """
    total = 0
    for number in range(first, first + redeals):
        states[1] = states[0]
        s = states[1]
        reseed(s, number)
        rules.redeal(s, seat)
        others = rules.waiting(s) & ~(1 << seat)
        for step in steps:
            rules.apply(s, seat, step)
        x = (number & WORD) | 1
        while rules.waiting(s) & others and rules.waiting(s) & ~others == 0:
            x = scramble(x)
            other = first_of(rules.waiting(s))
            rules.apply(s, other, lean(s, other, outs[0], walks[0], x))
            if not rules.unfinished(s, other):
                others &= ~(1 << other)
        total += sense.worth(s, seat)
    return total
