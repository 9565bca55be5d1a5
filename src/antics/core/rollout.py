"""Loops over whole games, the same for every game: linked with its rules, run as they are or compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from antics.core.chance import CARRIED, WORD, stream_of
from antics.core.record import Record, int32, int64, uint32
from antics.core.state import FIRST_OF, MAX_SEATS, GameState, LegalSteps, Result, first_of

if TYPE_CHECKING:
    from antics.core.contract import Rules

rules = cast("Rules", None)  # bound to a game's rules by whoever links this module

SOURCES, TALLIES = 8, 80  # as a result has them


class Key(Record):
    """The luck of a game."""

    word = uint32(8)

    @classmethod
    def of(cls, words: list[int]) -> Key:
        key = cls()
        key.word = words
        return key


class Halt(Record):
    """Where a caller, from another thread, can end a loop over games: before the next step of one."""

    now = int32()

    @classmethod
    def raised(cls) -> Halt:
        halt = cls()
        halt.now = 1
        return halt


class Outcome(Result):
    """What a simulation keeps of a game."""

    steps = int32()
    rounds = int32()
    cut = int32()  # 1 if it was stopped before its end
    first = int32()  # the seat that decided first


def play_out(s: GameState, out: LegalSteps, seed: int, max_rounds: int, halts: Any) -> int:
    """Random steps to the end, or until too many rounds; how many steps it took."""
    waiting, legal_steps, apply = rules.waiting, rules.legal_steps, rules.apply
    x, halt = stream_of(seed), halts[0]
    y = x >> 15
    steps = 0
    seats = waiting(s)
    while seats != 0 and s.round <= max_rounds and halt.now == 0:
        x, y = CARRIED * (y & WORD) + (x >> 32), x  # as in `scramble`
        seat = FIRST_OF[seats]
        out.n = 0
        legal_steps(s, seat, out)
        apply(s, seat, out.step[((x & WORD) * out.n) >> 32])
        seats = waiting(s)
        steps += 1
    return steps


WHOLE_WIN = 60  # a win in parts, so that up to six can share one


class Totals(Record):
    """What is counted over games. Those that were cut off have a length, but no points.

    Seats are counted by the order of play: place 0 is whoever decided first. A rival has the place after all.
    """

    players = int64()  # given, not counted
    games = int64()
    cut = int64()
    nobody = int64()  # games that nobody won
    shared = int64()  # games that several won
    wins = int64(MAX_SEATS)  # in parts of a `WHOLE_WIN`
    played = int64(MAX_SEATS)  # games in which the place was scored; a rival is found by this
    points = int64(MAX_SEATS)  # these are sums over all games, and below of squares
    source = int64(MAX_SEATS, SOURCES)
    tally = int64(TALLIES)
    points_squared = int64(MAX_SEATS)
    source_squared = int64(MAX_SEATS, SOURCES)
    tally_squared = int64(TALLIES)
    steps = int64(4)  # in all, the fewest, the most, the sum of squares
    rounds = int64(4)


def simulate(states: Any, box: Any, outs: Any, keys: Any, outcomes: Any, halts: Any, max_rounds: int) -> int:
    """A random game for each key; how many steps in all. states[0] stays blank, states[1] is played on."""
    total = 0
    for g in range(len(keys)):
        if halts[0].now != 0:
            break
        states[1] = states[0]
        s, o = states[1], outcomes[g]
        for i in range(8):
            s.key[i] = keys[g].word[i]
        rules.new_game(s, box[0])
        seats = rules.waiting(s)
        o.first = first_of(seats) if seats != 0 else 0
        o.steps = play_out(s, outs[0], keys[g].word[0], max_rounds, halts)
        o.rounds = s.round
        o.cut = 1 if rules.waiting(s) != 0 else 0
        if o.cut == 0:
            rules.score(s, o)
        total += o.steps
    return total


def count(outcomes: Any, totals: Any) -> None:
    """Add what came of some games."""
    t = totals[0]
    for g in range(len(outcomes)):
        o = outcomes[g]
        spread(t.steps, o.steps, t.games)
        spread(t.rounds, o.rounds, t.games)
        t.games += 1
        t.cut += o.cut
        if o.cut == 0:
            count_result(o, t)


def spread(sums: list[int], n: int, so_far: int) -> None:
    sums[0] += n
    sums[1] = n if so_far == 0 else min(n, sums[1])
    sums[2] = n if so_far == 0 else max(n, sums[2])
    sums[3] += n * n


def count_result(o: Outcome, t: Totals) -> None:
    winners = 0
    for p in range(MAX_SEATS):
        winners += o.winners >> p & 1
    for p in range(MAX_SEATS):
        place = p
        if p < t.players:
            place = p - o.first if p >= o.first else p - o.first + t.players
        if o.winners >> p & 1:
            t.wins[place] += WHOLE_WIN // winners
        t.played[place] += 1 if o.rank[p] > 0 else 0
        t.points[place] += o.points[p]
        t.points_squared[place] += o.points[p] * o.points[p]
        for i in range(SOURCES):
            t.source[place][i] += o.source[p][i]
            t.source_squared[place][i] += o.source[p][i] * o.source[p][i]
    t.nobody += 1 if winners == 0 else 0
    t.shared += 1 if winners > 1 else 0
    for i in range(TALLIES):
        t.tally[i] += o.tally[i]
        t.tally_squared[i] += o.tally[i] * o.tally[i]
