"""`antics ladder`: each level against the one below, decided by a test, kept and gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Antics

LADDER = ("ladder", "connect-four", "--levels", "random,search:2,search:40", "--jobs", "1")


def test_each_step_is_decided_and_gone_on_with(antics_command: Antics, tmp_path: Path) -> None:
    line = (*LADDER, "--out", tmp_path, "--seed", "7")
    few = json.loads(antics_command(*line, "--games", "4", "--json").out)
    assert [(one["above"], one["verdict"], one["games"]) for one in few["steps"]] == [
        ("search:2", "undecided", 4),
        ("search:40", "undecided", 4),
    ]
    names = ["connect-four-2-search_2-random.jsonl", "connect-four-2-search_40-search_2.jsonl"]
    assert sorted(path.name for path in tmp_path.iterdir()) == names
    again = antics_command(*line, "--games", "4")
    assert (again.code, again.err.count("\n")) == (2, 1)
    assert "--resume goes on with it" in again.err
    (_, best) = json.loads(antics_command(*line, "--resume", "--games", "200", "--json").out)["steps"]
    assert (best["verdict"], best["fair"]) == ("stronger", 0.5)
    assert 4 < best["games"] < 200
    assert best["share"]["low"] > 0.5
    told = antics_command(*line, "--resume", "--games", "200", "--minutes", "0.000001").out
    assert "search:40 over search:2" in told
    assert str(best["games"]) in told, "what was played before counts, however late it is"
    (arena,) = [json.loads(antics_command(*best["command"].split()[1:], "--jobs", "1", "--json").out)]
    assert (arena["sprt"]["stronger"], arena["games"]) == (True, best["games"])


def test_what_nobody_had_time_for_is_told(antics_command: Antics) -> None:
    told = antics_command(*LADDER, "--minutes", "0.000001")
    assert told.code == 0
    assert told.out.count("not played") == 2


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["chess"], "chess"),
        (["--levels", "easy"], "two levels or more"),
        (["--levels", "easy,genius"], "unknown bot 'genius'"),
        (["--levels", "easy,easy"], "named twice"),
        (["--resume"], "--resume needs --out FOLDER"),
        (["--out", "/nowhere"], "/nowhere: there is no such folder"),
        (["--minutes", "-1"], "--minutes must be above zero"),
    ],
)
def test_what_cannot_be_climbed_is_told_in_a_line(
    antics_command: Antics, more: list[str], complaint: str
) -> None:
    code, out, err = antics_command(*LADDER, *more)
    assert (code, out) == (2, "")
    assert complaint in err
    assert len(err.splitlines()) == 1
