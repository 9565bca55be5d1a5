"""Loops over whole games, the same for every game: linked with its rules, run as they are or compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from antics.core.chance import WORD, scramble, stream_of
from antics.core.record import int32
from antics.core.state import GameState, LegalSteps, Result, first_of

if TYPE_CHECKING:
    from antics.core.contract import Rules

rules = cast("Rules", None)  # bound to a game's rules by whoever links this module

ENTRIES = ("simulate",)  # what Python calls


class Outcome(Result):
    """What a simulation keeps of a game."""

    steps = int32()
    rounds = int32()
    cut = int32()  # 1 if it was stopped before its end


def random_step(s: GameState, out: LegalSteps, seat: int, x: int) -> None:
    """One random step of a seat that owes a decision."""
    out.n = 0
    rules.legal_steps(s, seat, out)
    rules.apply(s, seat, out.step[(x * out.n) >> 32])


def play_out(s: GameState, out: LegalSteps, seed: int, max_rounds: int) -> int:
    """Random steps to the end, or until too many rounds; how many steps it took."""
    x = stream_of(seed)
    y = x >> 15
    steps = 0
    seats = rules.waiting(s)
    while seats != 0 and s.round <= max_rounds:
        x, y = scramble(x, y), x
        random_step(s, out, first_of(seats), x & WORD)
        seats = rules.waiting(s)
        steps += 1
    return steps


def simulate(states: Any, box: Any, outs: Any, keys: Any, outcomes: Any, max_rounds: int) -> int:
    """A random game for each key; how many steps in all. states[0] stays blank, states[1] is played on."""
    total = 0
    for g in range(len(keys)):
        states[1] = states[0]
        s, o = states[1], outcomes[g]
        for i in range(8):
            s.key[i] = keys[g][i]
        rules.new_game(s, box[0])
        o.steps = play_out(s, outs[0], keys[g][0], max_rounds)
        o.rounds = s.round
        o.cut = 1 if rules.waiting(s) != 0 else 0
        if o.cut == 0:
            rules.score(s, o)
        total += o.steps
    return total
