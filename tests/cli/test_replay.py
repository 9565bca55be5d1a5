"""Replays without a terminal: the log, as whoever asks may hear it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import antics
from antics.cli.screen import sentences
from antics.core.seats import NAMES
from antics.core.state import WATCHER
from tests.cli.conftest import Antics


def played(name: str, choices: int) -> antics.Match:
    match, luck = antics.new(name, seed=4), random.Random(4)
    while not match.over and len(match.log) < choices:
        seat = match.waiting[0]
        match.play(seat, match.choice(seat).at_random(luck).action)
    return match


def unwrapped(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("name", antics.game_names())
@pytest.mark.parametrize("seat", [None, 0])
def test_a_replay_tells_all_that_a_seat_may_hear(
    antics_command: Antics, tmp_path: Path, name: str, seat: int | None
) -> None:
    match = played(name, 40)
    match.save(tmp_path / "save")
    code, out, err = antics_command("replay", tmp_path / "save", *([] if seat is None else ["--seat", seat]))
    assert (code, err) == (0, "")
    out = unwrapped(out)
    for entry in match.log:
        for sentence in sentences(match.game, entry.events, WATCHER if seat is None else seat):
            assert unwrapped(sentence) in out


@pytest.mark.parametrize("name", antics.game_names())
def test_an_open_replay_also_tells_what_was_chosen(antics_command: Antics, tmp_path: Path, name: str) -> None:
    match = played(name, 40)
    match.save(tmp_path / "save")
    out = unwrapped(antics_command("replay", tmp_path / "save", "--open").out)
    for entry in match.log:
        assert unwrapped(f"{NAMES[entry.seat]}: {entry.action}") in out


def test_a_finished_game_ends_with_its_result(antics_command: Antics, tmp_path: Path) -> None:
    played("connect-four", 100).save(tmp_path / "save")
    assert "points" in antics_command("replay", tmp_path / "save").out


def test_a_seat_that_did_not_play_has_no_replay(antics_command: Antics, tmp_path: Path) -> None:
    played("connect-four", 3).save(tmp_path / "save")
    code, out, err = antics_command("replay", tmp_path / "save", "--seat", "green")
    assert (code, out, err.count("\n")) == (2, "", 1)
