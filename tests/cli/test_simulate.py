"""Simulations: the same games whoever plays them, and sums that add up."""

from __future__ import annotations

import json
from math import sqrt
from statistics import fmean, stdev

import pytest

import antics
from antics.core import native, rollout
from antics.core.chance import key_of
from antics.core.state import LegalSteps, Result
from antics.lab.rollouts import Simulation, batches, keys
from tests.cli.conftest import Antics

GAME = "connect-four"


def test_the_luck_of_a_game_is_that_of_the_seed_with_its_number() -> None:
    assert keys("x", range(3, 5)) == [key_of("x/3"), key_of("x/4")]


@pytest.mark.parametrize("games", [1, 49, 50, 51, 1007, 100_000, 1_000_000])
def test_batches_hold_every_game_once(games: int) -> None:
    numbers = [i for batch in batches(games) for i in batch]
    assert numbers == list(range(games))


def test_game_i_can_be_had_from_the_library_and_goes_the_same_way() -> None:
    simulation = Simulation(antics.new(GAME), "x", 120)
    outcomes = simulation.outcomes(range(40))
    loops = native.linked(rollout, antics.game(GAME).rules)
    for i, outcome in enumerate(outcomes):
        match = antics.new(GAME, seed=f"x/{i}")
        state = match.state
        steps = loops.play_out(state, LegalSteps(), key_of(f"x/{i}")[0], 120, [rollout.Halt()])
        assert outcome.steps == steps
        assert outcome.winners == sum(1 << score.seat for score in match.scores if score.won)


def test_totals_add_up(antics_command: Antics) -> None:
    games = 1007
    code, out, err = antics_command("simulate", GAME, "--games", games, "--seed", "x", "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)
    report = json.loads(out)
    assert (report["game"], report["players"], report["games"], report["cut_off"]) == (GAME, 2, games, 0)
    assert sum(one["win_share"]["share"] for one in report["order"]) == pytest.approx(1, abs=1e-3)
    assert 7 <= report["steps"]["min"] < report["steps"]["mean"] < report["steps"]["max"] <= 42
    simulation = Simulation(antics.new(GAME), "x", 120)
    outcomes = simulation.outcomes(range(games))
    points, steps = ([outcome.points[0] for outcome in outcomes], [outcome.steps for outcome in outcomes])
    for found, values in (report["order"][0]["points"], points), (report["steps"], steps):
        assert found["mean"] == pytest.approx(fmean(values), abs=1e-4)
        half = 1.96 * stdev(values) / sqrt(games)
        assert (found["low"], found["high"]) == pytest.approx(
            (fmean(values) - half, fmean(values) + half), abs=1e-4
        )


def test_the_number_of_threads_makes_no_difference(antics_command: Antics) -> None:
    argv = ["simulate", GAME, "--games", 1500, "--seed", "x", "--json", "--jobs"]
    one, two = (json.loads(antics_command(*argv, jobs).out) for jobs in (1, 2))
    assert (one["jobs"], two["jobs"]) == (1, 2)
    timing = {"jobs", "seconds", "games_per_s", "steps_per_s"}
    assert {k: v for k, v in one.items() if k not in timing} == {
        k: v for k, v in two.items() if k not in timing
    }


def test_games_that_are_cut_off_have_no_points() -> None:
    """With no rounds allowed at all, nobody ever wins."""
    simulation = Simulation(antics.new(GAME), "x", -1)
    counted = simulation.count(range(10))
    found = counted.counted
    assert (found.games, found.cut, sum(found.wins), found.nobody) == (10, 10, 0, 0)
    assert counted.report(antics.new(GAME), 1.0)["order"][0]["points"]["mean"] == 0


def test_the_summary_can_be_read(antics_command: Antics) -> None:
    code, out, err = antics_command("simulate", GAME, "--games", 100, "--seed", "x")
    assert (code, err) == (0, "")
    assert all(text in out for text in ("seed x", "games/s", "steps", "1st", "2nd", "points", "95 %"))


def test_a_result_has_room_for_every_name() -> None:
    result = Result()
    for game in map(antics.game, antics.game_names()):
        assert len(game.sources) <= len(result.source[0])
        assert len(game.tallies) <= len(result.tally)
