"""`antics arena` as it is typed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Antics
from tests.signals import interruptible

ARENA = ("arena", "connect-four", "--seed", "7")
BOTS = ("--bots", "search:20,random")


def test_an_arena_reports_strength_seats_and_how_to_repeat_it(antics_command: Antics) -> None:
    code, out, err = antics_command(*ARENA, *BOTS, "--games", "9", "--jobs", "2")
    assert (code, err) == (0, "")
    assert "10 games: 5 deals, each played 2 times" in out
    for word in ("rating", "wins (95 %)", "points", "is ahead of", "order of play", "minutes", "Wilson"):
        assert word in out
    assert "Again: antics arena connect-four --bots search:20,random --players 2 --seed 7 --games 10" in out


def test_the_command_it_names_repeats_it(antics_command: Antics) -> None:
    first = json.loads(antics_command(*ARENA, *BOTS, "--games", "6", "--json").out)
    again = antics_command(*first["command"].split()[1:], "--json", "--jobs", "1").out
    assert json.loads(again) == first


def test_figures_for_machines_are_those_of_the_file(antics_command: Antics, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    found = json.loads(antics_command(*ARENA, *BOTS, "--games", "4", "--out", out, "--json").out)
    header, *games = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert header["seed"] == "7"
    assert sorted(game["game"] for game in games) == [0, 1, 2, 3]
    (strong,) = (bot for bot in found["bots"] if bot["bot"] == "search:20")
    wins = sum(game["seats"][seat] == "search:20" for game in games for seat in game["winners"])
    assert strong["win_share"]["share"] == wins / 4


def test_a_file_is_gone_on_with_under_its_own_seed(antics_command: Antics, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    line = ("arena", "connect-four", *BOTS, "--out", out, "--resume", "--json")
    first = json.loads(antics_command(*line, "--games", "2").out)
    more = json.loads(antics_command(*line, "--games", "6").out)
    assert more["seed"] == first["seed"]
    assert (first["games"], more["games"]) == (2, 6)
    assert len(out.read_text(encoding="utf-8").splitlines()) == 7


def test_a_sequential_test_stops_early_and_says_so(antics_command: Antics) -> None:
    line = (*ARENA, *BOTS, "--games", "400", "--sprt")
    found = json.loads(antics_command(*line, "--json").out)
    assert found["sprt"]["stronger"] is True
    assert found["games"] < 100
    assert found["sprt"]["verdict"] in " ".join(antics_command(*line).out.split())


def test_a_report_is_written(antics_command: Antics, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    out = antics_command(*ARENA, *BOTS, "--games", "2", "--report", page).out
    assert page.name in out
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_bots_fewer_than_seats_and_options_of_a_game(antics_command: Antics) -> None:
    line = ("arena", "antler-island", "--bots", "easy,random", "--players", "3", "--advanced", "--games", "1")
    found = json.loads(antics_command(*line, "--seed", "7", "--json").out)
    assert (found["players"], found["games"], found["options"]) == (3, 6, {"advanced": True})
    assert "--advanced" in found["command"]
    assert found["pairs"][0]["how"] == "wins alone at a table of"


def test_a_bot_alone_at_a_table_of_others(antics_command: Antics) -> None:
    line = ("arena", "antler-island", "--bots", "random,easy", "--players", "3", "--lone", "--games", "3")
    found = json.loads(antics_command(*line, "--seed", "7", "--json").out)
    assert (found["games"], found["games_per_deal"]) == (3, 3)
    (pair,) = found["pairs"]
    assert (pair["bot"], pair["against"], pair["share"]["games"]) == ("random", "easy", 3)
    assert "--lone" in found["command"]
    assert "random alone on every seat" in " ".join(antics_command(*line, "--seed", "7").out.split())


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["--bots", "hard,brilliant"], "unknown bot 'brilliant'"),
        (["--bots", "hard,,easy"], "unknown bot ''"),
        (["--bots", "search:0"], "budget above zero"),
        (["--bots", "hard,hard"], "named twice"),
        (["--games", "0"], "must be a number from 1"),
        (["--jobs", "0"], "must be a number from 1"),
        (["--players", "0"], "not 0"),
        (["--sprt"], "two bots"),
        (["--bots", "hard,easy", "--sprt", "--lone"], "does not go with --lone"),
        (["--bots", "hard", "--lone"], "two bots and two seats"),
        (["--resume"], "--resume needs --out"),
        (["--out", "/nowhere/out"], "/nowhere/out: cannot be opened"),
        (["--report", "/nowhere/page.html"], "there is no folder /nowhere"),
        (["--components", "/nowhere/c.toml"], "cannot be read"),
        (["--blitz"], "--blitz"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_line(
    antics_command: Antics, more: list[str], complaint: str
) -> None:
    code, out, err = antics_command(*ARENA, *more)
    assert (code, out) == (2, "")
    assert complaint in err
    assert len(err.splitlines()) == 1


def test_a_file_that_is_there_is_not_overwritten(antics_command: Antics, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    antics_command(*ARENA, *BOTS, "--games", "2", "--out", out)
    kept = out.read_bytes()
    for more in ([], ["--resume", "--seed", "8"], ["--resume", "--bots", "easy,random"]):
        code, _, err = antics_command(*ARENA, *BOTS, "--games", "2", "--out", out, *more)
        assert code == 2
        assert err.startswith(f"antics: {out}: ")
    assert out.read_bytes() == kept


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_an_arena_that_is_stopped_loses_and_repeats_nothing(
    antics_command: Antics, tmp_path: Path, how: signal.Signals
) -> None:
    out, whole = tmp_path / "out.jsonl", tmp_path / "whole.jsonl"
    line = [*ARENA, "--bots", "search:2000,random", "--games", "40", "--out"]
    process = subprocess.Popen(
        [sys.executable, "-m", "antics", *line, str(out), "--jobs", "2"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=interruptible,
    )
    deadline = time.monotonic() + 120
    while not out.exists() or len(out.read_bytes().splitlines()) < 4:
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.01)
    os.kill(process.pid, how)
    _, err = process.communicate(timeout=60)
    assert process.returncode == (130 if how == signal.SIGINT else -how)
    assert "Traceback" not in err
    played = len(out.read_bytes().splitlines()) - 1
    assert 3 <= played < 40
    assert antics_command(*line, out, "--resume").code == 0
    antics_command(*line, whole)
    assert sorted(out.read_text().splitlines()) == sorted(whole.read_text().splitlines())
