"""Bots as they are met at the command line: in play, in hints, in a race."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import antics
from antics.bench import search
from tests.cli.conftest import Antics


@pytest.fixture
def save(tmp_path: Path) -> Path:
    match = antics.new("connect-four", seed="7")
    for column in "ababa":
        match.play(match.waiting[0], f"drop {column}")
    path = tmp_path / "save"
    match.save(path)
    return path


def test_a_hint_shows_what_a_bot_thinks(antics_command: Antics, save: Path) -> None:
    code, out, err = antics_command("hint", save)
    assert (code, err) == (0, "")
    table = [line.split() for line in out.splitlines() if "drop" in line]
    assert table[0][:3] == ["→", "drop", "a"]
    assert sum("%" in " ".join(row) for row in table) == 7
    assert "drop a: In imagined games you win" in " ".join(out.split())
    assert "hard would do" in out


def test_a_hint_for_machines(antics_command: Antics, save: Path) -> None:
    found = json.loads(antics_command("hint", save, "--level", "search:100", "--seat", "blue", "--json").out)
    assert (found["game"], found["seat"], found["level"]) == ("connect-four", 1, "search:100")
    assert sum(line["visits"] for line in found["lines"]) == 100
    assert set(found["lines"][0]) == {"action", "visits", "value", "points", "chances", "why"}
    assert found["lines"][0]["action"] == "drop a"


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["--seat", "orange"], "orange is not to move (waiting: blue)"),
        (["--seat", "7"], "there is no seat '7'"),
        (["--level", "brilliant"], "unknown bot 'brilliant'"),
        (["--level", "greedy"], "does not think ahead"),
        (["--level", "search:0"], "budget above zero"),
    ],
)
def test_a_hint_that_cannot_be_given(
    antics_command: Antics, save: Path, more: list[str], complaint: str
) -> None:
    code, out, err = antics_command("hint", save, *more)
    assert (code, out) == (2, "")
    assert complaint in err
    assert len(err.splitlines()) == 1


def test_a_hint_needs_a_saved_game_that_goes_on(antics_command: Antics, save: Path, tmp_path: Path) -> None:
    match = antics.load(save)
    match.play(1, "drop b")
    match.play(0, "drop a")
    match.save(save)
    assert "the game is over" in antics_command("hint", save).err
    save.write_text("a letter\n", encoding="utf-8")
    assert antics_command("hint", save).code == 2
    assert "is no save file" in antics_command("hint", save).err
    assert antics_command("hint", tmp_path / "nothing").code == 2


# ---- play --------------------------------------------------------------------------------------------


def test_one_plays_against_the_levels_asked_for(antics_command: Antics) -> None:
    line = ("play", "antler-island", "--players", "4", "--seed", "1")
    assert "You are orange, the others play medium." in antics_command(*line).out
    out = antics_command(*line, "--against", "random").out
    assert "the others play random." in out
    out = " ".join(antics_command(*line, "--against", "easy,random,greedy", "--seat", "pink").out.split())
    assert "You are pink, orange plays easy, blue plays random, yellow plays greedy." in out


def test_as_many_play_as_opponents_are_named(antics_command: Antics) -> None:
    out = antics_command("play", "antigua", "--against", "random,random", "--seed", "1").out
    assert "3 players" in out


def test_a_bot_in_play_takes_what_it_is_offered(antics_command: Antics, tmp_path: Path) -> None:
    save = tmp_path / "save"
    out = antics_command(
        "play", "connect-four", "--against", "hard", "--seed", "1", "--save", save, typed="drop a\n" * 6
    ).out
    assert "Blue drops a disc" in out
    log = [str(entry.action) for entry in antics.load(save).log if entry.seat == 1]
    assert "drop a" in log[:3]  # which keeps orange from four in column a


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["--against", "brilliant"], "unknown bot 'brilliant'"),
        (["--against", "easy,easy", "--players", "2"], "names 2 players for 1 other seats"),
        (["--against", "easy,easy"], "Connect Four is for 2 players, not 3"),
        (["--against", "easy", "--hot-seat"], "does not go with --hot-seat"),
        (["--against", "search:0"], "budget above zero"),
        (["--against", ""], "unknown bot ''"),
    ],
)
def test_opponents_that_cannot_be_are_refused(
    antics_command: Antics, more: list[str], complaint: str
) -> None:
    code, _, err = antics_command("play", "connect-four", *more)
    assert code == 2
    assert complaint in err


# ---- bench -------------------------------------------------------------------------------------------


def test_a_race_of_thinking(antics_command: Antics, monkeypatch: pytest.MonkeyPatch) -> None:
    peer = {"peer": "P", "game": "connect_four", "how": "Python", "iterations_per_s": 100}
    monkeypatch.setattr(search, "peers", lambda seconds: [peer])
    line = ("bench", "search", "--game", "connect-four", "--seconds", "0.05")
    (race,) = json.loads(antics_command(*line, "--json").out)
    assert (race["game"], race["players"]) == ("connect-four", 2)
    assert race["wasm_iterations_per_s"] > 0
    assert race["native_iterations_per_s"] > 0
    assert race["peers"] == [peer | {"ratio": round(race["wasm_iterations_per_s"] / 100, 1)}]
    out = antics_command(*line).out
    assert "P MCTS, connect_four, Python" in out


def test_thinking_is_measured_for_the_most_and_the_fewest_players(
    antics_command: Antics, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "peers", lambda seconds: [])
    line = ("bench", "search", "--game", "antler-island", "--seconds", "0.05")
    races = json.loads(antics_command(*line, "--json").out)
    assert [race["players"] for race in races] == [3, 4]
    assert "No other engine is installed" in antics_command(*line, "--players", "3").out
