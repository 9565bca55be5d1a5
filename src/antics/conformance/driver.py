"""Random play in compiled form that leaves a trace, for comparing it with plain play step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from antics.core.chance import WORD, reseed, scramble

if TYPE_CHECKING:
    from antics.core.contract import Rules

rules = cast("Rules", None)  # bound to a game's rules by whoever links this module

SEAT, STEP, WAITING, LEGAL, UNFINISHED, TRACED = range(6)  # what a trace tells of a step


def begin(states: Any, box: Any, key: Any) -> None:
    for i in range(8):
        states[0].key[i] = key[i]
    rules.new_game(states[0], box[0])


def number(memo: Any) -> int:
    """The next number that a choice comes from."""
    x = scramble(memo[0], memo[1])
    memo[0], memo[1] = x, memo[0]
    return x & WORD


def run(states: Any, outs: Any, trace: Any, memo: Any) -> int:
    """Random steps from states[0], each position into the next place; how many.

    `memo` holds the last two numbers that choices came from, and the seat in the middle of a choice, or -1.
    """
    n = 0
    while n < len(trace) and rules.waiting(states[n]) != 0:
        states[n + 1] = states[n]
        s, out = states[n + 1], outs[0]
        x = number(memo)
        seat = memo[2]
        if seat < 0:
            seat = x % s.players
            if rules.waiting(s) >> seat & 1 == 0 and (x >> 8) % 12 != 0:
                seat = owing(s, seat)
        out.n = 0
        rules.legal_steps(s, seat, out)
        if out.n == 0:
            seat = owing(s, seat)
            rules.legal_steps(s, seat, out)
        step = out.step[(number(memo) * out.n) >> 32]
        trace[n][SEAT] = seat
        trace[n][STEP] = step
        trace[n][WAITING] = rules.waiting(s)
        trace[n][LEGAL] = digest(out)
        rules.apply(s, seat, step)
        trace[n][UNFINISHED] = 1 if rules.unfinished(s, seat) else 0
        memo[2] = seat if rules.unfinished(s, seat) else -1
        n += 1
    return n


def owing(s: Any, seat: int) -> int:
    """The next seat after this one that owes a decision."""
    while rules.waiting(s) >> seat & 1 == 0:
        seat = (seat + 1) % s.players
    return seat


def digest(out: Any) -> int:
    """A number that stands for the legal steps and their order."""
    x: int = out.n
    for i in range(out.n):
        x = (x * 31 + out.step[i] + 1) & WORD
    return x


def imagine(states: Any, seat: int, number: int) -> None:
    """Redeal states[0] for a seat."""
    reseed(states[0], number)
    rules.redeal(states[0], seat)


def final(states: Any, results: Any) -> None:
    rules.score(states[0], results[0])
