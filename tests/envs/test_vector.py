"""Batches: the same games in every form and in however many parts, and nothing changed by what is wrong."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

import antics
from antics.core.errors import AnticsError
from antics.core.numbers import reward
from antics.envs.vectors import Vector

THREE = ("animal-kingdoms", "antigua", "antler-island")


def seen(games: Vector) -> list[Any]:
    shown = (games.numbers, games.mask, games.seat, games.done, games.reward)
    return [array.tolist() for array in shown]


@pytest.mark.parametrize("name", [*THREE, "connect-four"])
def test_programs_and_plain_rules_step_the_same_games(name: str) -> None:
    fast = antics.vector(name, n=3, seed=5, form="program")
    slow = antics.vector(name, n=3, seed=5, form="plain")
    for _ in range(60):
        assert seen(fast) == seen(slow)
        steps = fast.sample()
        assert steps.tolist() == slow.sample().tolist()
        fast.step(steps)
        slow.step(steps)


def test_parts_do_not_change_the_games() -> None:
    one, three = (antics.vector("antigua", 2, 10, seed=5, jobs=jobs) for jobs in (1, 3))
    ended = 0
    for _ in range(700):
        steps = one.sample()
        assert steps.tolist() == three.sample().tolist()
        one.step(steps)
        three.step(steps)
        assert seen(one) == seen(three)
        ended += int(one.done.sum())
    assert ended > 2
    assert one.final["points"].tolist() == three.final["points"].tolist()


def test_what_is_seen_is_what_the_seat_that_decides_may_see() -> None:
    games = antics.vector("animal-kingdoms", 3, 4, seed="see")
    for _ in range(50):
        for g in range(4):
            s, seat = games.state(g), int(games.seat[g])
            assert games.game.rules.waiting(s) >> seat & 1
            view = games.game.observation.decode(
                games.game.observation.Observation.load(games.observation[g])
            )
            assert view == games.game.view.see(s, seat)
        games.step(games.sample())


def test_arrays_are_the_memory_of_the_program_and_outlive_the_vector() -> None:
    games = antics.vector("connect-four", n=4, seed=1)
    numbers, board = games.numbers, games.observation["board"]
    assert np.shares_memory(numbers, board)
    games.step([3, 3, 3, 3])
    assert board[:, 5, 3].tolist() == [2, 2, 2, 2], "the same array, with what is there now"
    with pytest.raises(ValueError, match="read-only"):
        games.mask[0, 0] = False
    del games
    assert board[:, 5, 3].tolist() == [2, 2, 2, 2]


def test_games_end_pay_and_are_dealt_anew() -> None:
    games = antics.vector("connect-four", n=2, seed=1)
    for column in (0, 1, 0, 1, 0, 1):
        games.step([column, 1 - column])
        assert not games.done.any()
    games.step([0, 2])
    assert games.done.tolist() == [True, False]
    assert games.reward.tolist() == [[1, -1], [0, 0]]
    assert games.final["points"][0][:2].tolist() == [1, 0]
    assert (games.final["steps"][0], games.seat.tolist()) == (7, [0, 1])
    assert not games.observation["board"][0].any(), "the next deal"
    games.step([0, 3])
    assert not games.done.any()
    assert not games.reward.any()


def test_a_game_that_lasts_too_long_is_cut_off() -> None:
    games = antics.vector("antigua", 2, 4, seed=1, max_rounds=1)
    while not games.done.any():
        games.step(games.sample())
    g = int(np.flatnonzero(games.done)[0])
    assert (games.final["cut"][g], games.reward[g].tolist()) == (1, [0, 0])
    assert (games.final["rounds"][g], games.observation["round"][g]) == (2, 0)


@pytest.mark.parametrize(
    ("winners", "seats", "rewards"),
    [
        ([1], 2, [-1, 1]),
        ([0, 1], 2, [0, 0]),
        ([2], 4, [-1 / 3, -1 / 3, 1, -1 / 3]),
        ([0, 2], 4, [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
        ([], 1, [-1]),
    ],
)
def test_rewards(winners: list[int], seats: int, rewards: list[float]) -> None:
    assert [reward(seat, winners, seats) for seat in range(seats)] == pytest.approx(rewards)


def test_a_rival_counts_as_somebody_at_the_table() -> None:
    games = antics.vector("animal-kingdoms", 1, 8, seed=1)
    found: set[float] = set()
    while len(found) < 2:
        games.step(games.sample())
        found |= set(games.reward[games.done, 0].tolist())
    assert found == {1.0, -1.0}


# ---- others --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("against", ["random", "leaning", "greedy"])
def test_only_the_player_is_asked(against: str) -> None:
    n = 2 if against == "greedy" else 32
    games = antics.vector("antigua", 3, n, seed=3, against=against, seat=[g % 3 for g in range(n)])
    for _ in range(10 if against == "greedy" else 400):
        assert games.seat.tolist() == [g % 3 for g in range(n)]
        assert (games.observation["you"] == games.seat + 1).all()
        games.step(games.sample())


def test_a_function_over_the_batch_plays_the_others() -> None:
    asked = []

    def lowest(observation: Any, mask: Any, seat: Any) -> Any:
        asked.append(seat.tolist())
        return mask.argmax(axis=1)

    games = antics.vector("connect-four", n=3, seed=1, against=lowest, seat=1)
    assert asked == [[0, 0, 0]]
    games.step([0, 3, 6])
    assert games.observation["board"][:, 5].tolist() == [
        [2, 0, 0, 0, 0, 0, 0],
        [2, 0, 0, 1, 0, 0, 0],
        [2, 0, 0, 0, 0, 0, 1],
    ]
    assert games.observation["board"][:, 4, 0].tolist() == [1, 2, 2]
    games.step([6, 6, 5])
    games.step([6, 6, 5])
    assert games.done.tolist() == [False, True, True]
    assert games.reward.tolist() == [[0, 0], [1, -1], [1, -1]]
    assert games.observation["board"][1].sum() == 2, "the next deal, in which the other one has begun"


def test_a_history_is_all_that_a_seat_was_told_and_did() -> None:
    games = antics.vector("antler-island", 3, 2, seed=2, history=True)
    for _ in range(40):
        games.step(games.sample())
    told = games.history(0)
    match = [it["what"] for it in told]
    assert "step" in match
    assert any("clause" in it for it in told)
    assert told[-1] == games.history(0)[-1]
    with pytest.raises(AnticsError, match="there is no game 2: they are 0 to 1"):
        games.history(2)
    with pytest.raises(AnticsError, match="there is no history"):
        antics.vector("connect-four", n=1, seed=1).history(0)


# ---- what is wrong -------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_illegal_step_is_named_and_changes_nothing(jobs: int) -> None:
    games = antics.vector("connect-four", n=3, seed=1, jobs=jobs)
    for _ in range(6):
        games.step([0, 1, 2])
    before, states = copy.deepcopy(seen(games)), [games.state(g) for g in range(3)]
    with pytest.raises(AnticsError, match=r"game 1, seat 0: step 1 is not legal: .* \(C4-1\)"):
        games.step([3, 1, 3])
    assert seen(games) == before
    assert [games.state(g) for g in range(3)] == states
    games.step([3, 3, 3])


@pytest.mark.parametrize(
    ("steps", "complaint"),
    [
        ([0], r"steps must be 2 whole numbers, not int64 of shape \(1,\)"),
        ([[0, 0]], r"of shape \(1, 2\)"),
        ([0.0, 1.0], "not float64"),
        (["a", "b"], "whole numbers"),
        ([[0], [0, 1]], "whole numbers"),
        (None, "whole numbers"),
        ([0, -1], "game 1, seat 0: step -1 is none of 0 to 6"),
        ([7, 0], "game 0, seat 0: step 7 is none of 0 to 6"),
        ([1 << 40, 0], "is none of 0 to 6"),
    ],
)
def test_steps_that_are_none(steps: Any, complaint: str) -> None:
    games = antics.vector("connect-four", n=2, seed=1)
    with pytest.raises(AnticsError, match=complaint):
        games.step(steps)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"n": 0}, "n must be a whole number from 1"),
        ({"n": 2.0}, "n must be a whole number"),
        ({"n": True}, "n must be a whole number"),
        ({"jobs": 0}, "jobs must be"),
        ({"max_rounds": -1}, "max_rounds must be"),
        ({"players": 3}, "is for 2 players"),
        ({"seed": "two words"}, "a seed is"),
        ({"against": "nobody"}, "unknown bot 'nobody' .*random, .*, leaning, "),
        ({"against": 7}, "against must be a bot's name or a function"),
        ({"against": "random", "seat": 2}, "there are seats 0 to 1"),
        ({"against": "random", "seat": [0]}, "seat must be a number, or 4 of them"),
        ({"seat": 1}, "seat: every seat is asked, unless"),
        ({"against": "random", "history": True}, "is not written down"),
        ({"egon": True}, "no option 'egon'"),
    ],
)
def test_what_cannot_be_set_up_is_said_in_one_line(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(AnticsError, match=complaint):
        antics.vector("connect-four", **{"n": 4, "seed": 1, **given})


def test_more_games_than_memory_has_room_for() -> None:
    with pytest.raises(AnticsError, match=r"no room for .* more jobs have more memory"):
        antics.vector("antigua", n=200_000, seed=1)


def test_a_policy_that_breaks_its_word_is_named_and_changes_nothing() -> None:
    answers: list[Any] = [np.zeros(2, int), np.array([0, 9]), np.zeros(3, int), "nothing"]

    def careless(observation: Any, mask: Any, seat: Any) -> Any:
        return answers.pop(0)

    games = antics.vector("connect-four", n=2, seed=1, against=careless, seat=1, history=True)
    before, told = seen(games), games.history(1)
    for complaint in (
        "game 1, seat 0: step 9 is none of 0 to 6",
        r"steps must be 2 whole numbers, not int64 of shape \(3,\)",
        "2 whole numbers",
    ):
        with pytest.raises(AnticsError, match=f"against=careless answered: .*{complaint}"):
            games.step([3, 3])
        assert seen(games) == before
        assert games.history(1) == told
