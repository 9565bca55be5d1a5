"""Plain and compiled form play the same games.

Games begin and end anywhere: of the games compared for a number of players some are followed from set-up to
the end, the others over a stretch of `STRETCH` steps that begins at a random point (short games thus whole),
so that all takes a bounded time however long a game lasts.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from operator import attrgetter
from random import Random
from typing import Any

import numpy as np

import antics
from antics.conformance import driver
from antics.conformance.settings import settings_of
from antics.core import native
from antics.core.chance import key_of, reseed, stream_of
from antics.core.contract import Game
from antics.core.state import WATCHER, LegalSteps, Result

COMPARED = 2_000  # games for each player count
WHOLE = 60  # of these, how many from beginning to end
STRETCH = 60  # steps of each of the others
CHECKED = 400  # games for each player count that run with bounds checks, to the end
IMAGINED = 0.02  # at which part of the positions redeals are compared
CHUNK = 512  # steps recorded at a time


@cache
def program(name: str, check: bool) -> Any:
    return native.compiled(driver, antics.game(name).rules, boundscheck=check)


class Recorder:
    """A random game in compiled form, recorded a chunk at a time."""

    def __init__(self, game: Game, players: int, options: tuple[str, ...], seed: str, check: bool) -> None:
        self.program = program(game.name, check)
        self.rules = game.rules
        self.states = np.zeros(CHUNK + 1, game.rules.State.dtype())
        self.trace = np.zeros((CHUNK, driver.TRACED), np.int64)
        self.outs = np.zeros(1, LegalSteps.dtype())
        begin = stream_of(Random(seed).getrandbits(63))
        self.memo = np.array([begin, begin >> 15, -1], np.int64)
        self.box = game.box(players, game.settings(players, dict.fromkeys(options, True)), {})
        self.program.begin(self.states, self.box.packed(), np.array(key_of(seed), np.uint32))

    def run(self, most: int) -> int:
        """Play on for so many steps at most; how many were played. Positions follow from states[0]."""
        most = min(most, CHUNK)
        return int(self.program.run(self.states, self.outs, self.trace[:most], self.memo))

    def turn_page(self, n: int) -> None:
        self.states[0] = self.states[n]

    def fresh(self, seed: str) -> Any:
        """The plain position right after set-up."""
        s = self.rules.State()
        s.key[:] = key_of(seed)
        self.rules.new_game(s, self.box)
        return s


def recorders(table: tuple[str, int], games: int, check: bool) -> Iterator[tuple[str, Recorder]]:
    """Games of a table, spread over its options."""
    game, players = antics.game(table[0]), table[1]
    ways = [setting for setting in settings_of(game) if setting.players == players]
    for g in range(games):
        seed = f"{table} {g} {check}"
        yield seed, Recorder(game, players, ways[g % len(ways)].options, seed, check)


def test_plain_and_compiled_form_agree_at_every_step(table: tuple[str, int]) -> None:
    compared = whole = 0
    for g, (seed, recorder) in enumerate(recorders(table, COMPARED, check=False)):
        random = Random(seed)
        fields = attrgetter(*recorder.rules.State.FIELDS)
        s = recorder.fresh(seed)
        assert fields(s) == rows(recorder, 0)[0], "set-up"
        if g < WHOLE:
            while n := recorder.run(CHUNK):
                compared += compare(recorder, s, n, random)
                recorder.turn_page(n)
            compare_results(recorder, s)
            whole = compared
        else:
            skip = random.randrange(max(1, whole // WHOLE - STRETCH))
            while skip > 0 and (n := recorder.run(skip)):
                recorder.turn_page(n)
                skip -= n
            if n := recorder.run(STRETCH):
                s = recorder.rules.State.load(recorder.states[0])
                compared += compare(recorder, s, n, random)
    assert compared > COMPARED


def compare(recorder: Recorder, s: Any, n: int, random: Random) -> int:
    """Play the recorded steps in plain form, comparing all there is at every step."""
    rules = recorder.rules
    fields = attrgetter(*rules.State.FIELDS)
    positions, trace, out = rows(recorder, n), recorder.trace[:n].tolist(), LegalSteps()
    for i, (seat, step, waiting, legal, unfinished) in enumerate(trace):
        out.n = 0
        rules.legal_steps(s, seat, out)
        assert (rules.waiting(s), driver.digest(out)) == (waiting, legal), f"legal steps of {seat} at {s}"
        rules.apply(s, seat, step)
        if fields(s) != positions[i + 1]:
            raise AssertionError(difference(recorder, i, s, seat, step))
        assert rules.unfinished(s, seat) == unfinished
        if random.random() < IMAGINED:
            compare_redeals(recorder, i + 1, s, random)
    return n


def rows(recorder: Recorder, n: int) -> list[tuple[Any, ...]]:
    """The recorded positions as plain values, field by field."""
    names = recorder.rules.State.FIELDS
    return list(zip(*(recorder.states[name][: n + 1].tolist() for name in names), strict=True))


def difference(recorder: Recorder, i: int, s: Any, seat: int, step: int) -> str:
    other = recorder.rules.State.load(recorder.states[i + 1])
    names = [name for name in s.FIELDS if getattr(s, name) != getattr(other, name)]
    told = [f"{name}: plain {getattr(s, name)}, compiled {getattr(other, name)}" for name in names]
    return f"seat {seat}, step {step}: " + "; ".join(told)


def compare_redeals(recorder: Recorder, i: int, s: Any, random: Random) -> None:
    seat = random.choice([*range(s.players), WATCHER])
    number = random.getrandbits(40)
    packed = recorder.states[i : i + 1].copy()
    recorder.program.imagine(packed, seat, number)
    twin = s.copy()
    reseed(twin, number)
    recorder.rules.redeal(twin, seat)
    assert twin == recorder.rules.State.load(packed[0]), f"redeal for {seat}"


def compare_results(recorder: Recorder, s: Any) -> None:
    assert recorder.rules.waiting(s) == 0
    packed = np.zeros(1, Result.dtype())
    recorder.program.final(recorder.states, packed)
    result = Result()
    recorder.rules.score(s, result)
    assert result == Result.load(packed[0])


def test_compiled_code_never_reaches_beyond_its_tables(table: tuple[str, int]) -> None:
    for seed, recorder in recorders(table, CHECKED, check=True):
        random = Random(seed)
        results = np.zeros(1, Result.dtype())
        while n := recorder.run(CHUNK):
            recorder.turn_page(n)
            packed = recorder.states[n : n + 1].copy()
            recorder.program.imagine(
                packed, random.choice([*range(table[1]), WATCHER]), random.getrandbits(40)
            )
        recorder.program.final(recorder.states, results)
        assert results["rank"][0][: table[1]].all()
