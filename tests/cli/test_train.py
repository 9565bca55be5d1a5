"""`antics train`: the same weights from the same seed, checkpoints, a log and a report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import antics
from antics.core.weights import read
from tests.cli.conftest import Antics

SMALL = ("--positions", "2000", "--games", "3", "--iterations", "8", "--seed", "5")


def test_the_same_seed_learns_the_same_and_resuming_goes_on(antics_command: Antics, tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    first, second, report = tmp_path / "first.net", tmp_path / "second.net", tmp_path / "report.html"
    line = ("train", "antigua", "--players", "2", *SMALL, "--generations", "2")
    told = antics_command(*line, "--out", first, "--report", report)
    assert told.code == 0
    assert "generation 1: 3 games" in told.err
    assert "2 generations" in told.out
    weights = read(antics.game("antigua"), "2", first)
    log = weights.about["log"]
    assert [one["number"] for one in log] == [0, 1]
    assert log[1]["deals"] > 0
    assert "--seed 5" in weights.about["command"]
    page = report.read_text(encoding="utf-8")
    assert "Antigua (2)" in page
    assert "<polyline" in page
    assert antics_command(*line, "--out", second, "--jobs", "2").code == 0
    assert read(antics.game("antigua"), "2", second).data == weights.data
    again = antics_command(*line[:-2], "--generations", "3", "--out", first, "--resume")
    assert "3 generations" in again.out
    numbers = [one["number"] for one in json.loads(first.read_bytes().partition(b"\n")[0])["log"]]
    assert numbers == [0, 1, 2]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (("connect-four",), "Connect Four has no features that a network could learn from"),
        (("antigua", "--players", "7"), "Antigua is for 2 or 3 or 4 players, not 7"),
        (("antigua", "--minutes", "0"), "--minutes must be above zero"),
        (("antigua", "--resume", "--out", "nothing.net"), "nothing.npz: no checkpoint to go on from"),
        (("antigua", "--out", "no/folder.net"), "there is no folder no"),
    ],
)
def test_what_cannot_be_learned_is_told_in_one_line(
    antics_command: Antics,
    line: tuple[str, ...],
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    pytest.importorskip("numpy")
    monkeypatch.chdir(tmp_path)
    told = antics_command("train", *line)
    assert told.code == 2
    assert complaint in told.err
    assert told.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
