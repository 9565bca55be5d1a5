"""Comparing variants: common deals, differences with intervals, a verdict in words, a page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from antics.arena.contest import Contest
from antics.cli.sweep import values_of
from antics.core.errors import AnticsError
from antics.lab.studies import Study
from antics.lab.trials import Arm, Measure, findings
from tests.arena.test_strength import played
from tests.cli.conftest import Antics

CONTEST = Contest("connect-four", ("greedy",), "7")
ROUNDS = Measure("rounds", lambda one: one.rounds)


def arm(name: str, longer: int) -> Arm:
    """Made-up games, whose rounds follow from their deals."""
    from dataclasses import replace

    games = [
        replace(one, rounds=one.rounds + longer) for one in (played(CONTEST, i, i % 2) for i in range(30))
    ]
    return Arm(name, Study(CONTEST), games)


def test_differences_are_taken_deal_by_deal() -> None:
    """Deals differ from each other, but each is one round longer: there is no doubt about that."""
    before, after = arm("a", 0), arm("b", 1)
    assert after.beyond(before, ROUNDS) == (1, 1, 1)
    mean = after.mean(ROUNDS)
    assert mean.low < mean.mean < mean.high


def test_a_verdict_tells_what_differs_and_what_does_not() -> None:
    found = findings([arm("a", 0), arm("b", 1)], 0, {"kind": "compare"}, ordered=False)
    assert found["verdict"]["differences"] == [
        "Rounds: 12.00 with b, 11.00 with a (1.00 more, 95 %: 1.00 to 1.00)."
    ]
    assert "first to play wins" in found["verdict"]["same"]
    same = findings([arm("a", 0), arm("b", 0)], 0, {"kind": "compare"}, ordered=False)
    assert same["verdict"]["differences"][0].startswith("Nothing is clearly different")


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("3..27", [3, 6, 9, 12, 15, 18, 21, 24, 27]),
        ("1..4", [1, 2, 3, 4]),
        ("3..27:12", [3, 15, 27]),
        ("9,3,5", [3, 5, 9]),
    ],
)
def test_ranges(text: str, values: list[int]) -> None:
    assert values_of(text) == values


@pytest.mark.parametrize("text", ["", "3", "9..3", "3..x", "1..9:0", "1..99:1", "-1..3", "3...5", "99999..1"])
def test_what_is_no_range(text: str) -> None:
    with pytest.raises(AnticsError, match="is no range"):
        values_of(text)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("variants")
    (folder / "rich.toml").write_text('[tokens]\n"5" = 0\n"20" = 3\n')
    (folder / "poor.toml").write_text('[tokens]\n"10" = 0\n"1" = 2\n')
    (folder / "bad.toml").write_text("[tokens]\nhigh = 3\n")
    return folder


def test_variants_are_compared(antics_command: Antics, folder: Path) -> None:
    """The game is found by what the variants change."""
    page = folder / "report.html"
    line = ["compare", folder / "rich.toml", folder / "poor.toml", "--players", 3, "--bots", "random"]
    code, out, err = antics_command(*line, "--games", 200, "--seed", "x", "--json", "--report", page)
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    assert (found["game"], [one["name"] for one in found["arms"]]) == ("animal-kingdoms", ["rich", "poor"])
    poor = found["arms"][1]["differences"]["points of a player"]
    assert poor["high"] < 0
    assert any("Points of a player" in sentence for sentence in found["verdict"]["differences"])
    text = page.read_text()
    assert text.count("Unofficial variant</b>") == 2
    assert "http" not in text.replace("http-equiv", ""), "it needs nothing from elsewhere"
    assert "tokens.20 3 instead of 0" in text
    assert found["command"].endswith("report.html")


def test_a_number_is_swept(antics_command: Antics, folder: Path) -> None:
    """Bots' games are kept and gone on with; the other kind of sea cards has the rest of the places."""
    keep, page = folder / "kept", folder / "sweep.html"
    line = ["sweep", "sea.island=8,14", "--players", 2, "--bots", "greedy", "--games", 2, "--out", keep]
    code, out, err = antics_command(*line, "--seed", "x", "--json", "--report", page)
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert (found["game"], found["base"]) == ("antigua", "14")
    assert found["arms"][0]["variant"] == ["sea.island 8 instead of 14", "sea.nothing 8 instead of 2"]
    assert '<polyline class="line"' in page.read_text()
    again = antics_command(*line, "--resume", "--json")
    assert json.loads(again.out)["arms"] == found["arms"]
    other = antics_command(*line, "--seed", "y", "--resume")
    assert (other.code, other.err.count("\n")) == (2, 1)
    assert "is of another arena" in other.err


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (["sweep", "food.three"], "is no range of a number"),
        (["sweep", "food.three=3..x"], "is no range of 2 to 40 values"),
        (["sweep", "nix.three=1..3"], "which game? None is named first, and none has nix"),
        (["sweep", "antigua", "food.three=1..3"], "Antigua has no 'food'"),
        (["sweep", "food.three=3..90"], "[food] has 54 pieces, it must have 8 to 45 (AI-A2)"),
        (["sweep", "food.three=3..9", "--resume"], "--resume needs --out"),
        (["sweep", "food.three=3..9", "--report", "/nowhere/x.html"], "there is no folder /nowhere"),
        (["sweep", "food.three=3..9", "--bots", "hardest"], "hardest"),
        (["compare", "antigua"], "which variants?"),
        (["compare", "/nowhere.toml"], "/nowhere.toml: cannot be read"),
        (["compare", "BAD"], "[tokens] knows no 'high'"),
    ],
)
def test_what_cannot_be_tried_is_told(
    antics_command: Antics, folder: Path, line: list[str], told: str
) -> None:
    line = [str(folder / "bad.toml") if word == "BAD" else word for word in line]
    code, out, err = antics_command(*line)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert told in err
