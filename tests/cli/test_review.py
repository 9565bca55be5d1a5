"""A finished game looked back on: chances, costly decisions, luck."""

from __future__ import annotations

import json
from contextlib import suppress
from math import sqrt
from pathlib import Path
from random import Random

import pytest

import antics
from antics.bots import Greedy, Position, Search, luck_number
from antics.core.match import Match
from antics.review import answer, course, questions, review
from tests.cli.conftest import Antics


@pytest.fixture(scope="module")
def match() -> Match:
    """A blunder: orange lets blue have four in a line."""
    match = antics.new("connect-four", seed="7")
    for column in "dacabcbca":
        match.play(match.waiting[0], f"drop {column}")
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, Greedy().choose(Position.of(match, seat, len(match.log))))
    return match


def test_a_review_tells_everyones_chance_and_ends_with_the_result(match: Match) -> None:
    heard: list[int] = []
    found = review(match, lambda done, of: heard.append(done))
    assert heard == sorted(heard)
    for moment in found.moments:
        assert sum(moment.chances) <= 1.001
        assert len(moment.chances) == 2
    assert max(found.moments[-1].chances) in (0.0, 1.0)
    assert review(match) == found, "the same every time"


def test_without_luck_nothing_is_put_down_to_luck(match: Match) -> None:
    for fortune in review(match).fortunes:
        assert (fortune.luck, fortune.give) == (0, 0)
        assert fortune.choices == pytest.approx(fortune.result - 0.5)


def test_a_blunder_is_found_with_what_would_have_been_better() -> None:
    match = antics.new("connect-four", seed="7")
    for column in "abababdb":  # the seventh choice lets blue win in b; a wins at once
        match.play(match.waiting[0], f"drop {column}")
    assert match.over
    costly = max(review(match).decisions, key=lambda one: one.cost)
    assert (costly.seat, costly.played, costly.better) == (0, "drop d", "drop a")
    assert costly.cost > 0.5
    assert costly.give < costly.cost


def test_a_game_that_goes_on_is_not_reviewed(antics_command: Antics, tmp_path: Path) -> None:
    match = antics.new("connect-four", seed="7")
    with pytest.raises(antics.AnticsError, match="when it is over"):
        review(match)
    match.save(tmp_path / "save")
    assert "not over" in antics_command("review", tmp_path / "save").err


def test_the_command_prints_a_review_as_text_for_machines_and_as_a_page(
    antics_command: Antics, match: Match, tmp_path: Path
) -> None:
    save, page = tmp_path / "save", tmp_path / "review.html"
    match.save(save)
    code, out, err = antics_command("review", save, "--json", "--html", page)
    assert code == 0
    assert "written" in err
    found = json.loads(out)
    assert {"moments", "decisions", "fortunes"} <= set(found)
    assert "<svg" in page.read_text(encoding="utf-8")
    told = antics_command("review", save).out
    assert "Chance to win" in told
    assert "Luck and choices" in told
    assert "Gewinnchance" in antics_command("review", save, "--language", "de").out


@pytest.mark.parametrize("name", ["antler-island", "animal-kingdoms", "antigua"])
def test_a_decision_is_looked_at_from_what_could_be_known_then(name: str) -> None:
    match = antics.new(name, 3, seed="4")
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.choice(seat).at_random(Random(len(match.log))).action)
    asking, state, move, looked = course(match, lambda done, of: None), match.beginning().state, 0, 0
    question = next(asking)
    while looked < 20:
        seat, number = question.position.seat, question.position.number
        if question.kind == "thought":
            while number != luck_number(match.seed, "review", move):
                for step in match.log[move].action.steps:
                    match.game.rules.apply(state, match.log[move].seat, step)
                move += 1
            otherwise = Position(match.game, state, seat, 1).imagined(5)
            assert otherwise.imagined(number) == question.position, "whatever is hidden from the seat"
            looked += 1
        question = asking.send(None)


def luck_in(match: Match) -> list[list[float]]:
    """What dice and draws gave every seat, time after time."""
    asking, found, gave = course(match, lambda done, of: None), None, []
    with suppress(StopIteration):
        while True:
            question = asking.send(found)
            found = answer(question) if question.kind == "luck" else None
            if found:
                gave.append(found["gave"])
    return gave


def test_luck_is_even_over_many_draws_whoever_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its mean is zero, however badly positions are judged: fixed games, and three standard errors."""
    monkeypatch.setattr(questions, "ONWARD", Search(iterations=12, learned=False))
    monkeypatch.setattr(questions, "REDEALS", 2)
    monkeypatch.setattr(questions, "LOOKS", 2)
    gave: list[list[float]] = []
    for seed in range(4):
        match = antics.new("antigua", 2, seed=f"even-{seed}")
        while not match.over:
            seat = match.waiting[0]
            match.play(seat, match.choice(seat).at_random(Random(len(match.log))).action)
        gave += luck_in(match)
    assert len(gave) > 200
    for seat in range(2):
        mine = [one[seat] for one in gave]
        assert max(mine) > 0.05, "somebody was lucky"
        assert abs(sum(mine)) < 3 * sqrt(sum(one**2 for one in mine))
    assert all(abs(sum(one)) < 0.01 for one in gave), "one's luck is another's loss"
