"""`antics picture` draws a saved game as SVG; what others have hidden stays hidden."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import antics
from tests.cli.conftest import Antics


def saved(folder: Path) -> tuple[Path, antics.Match]:
    match = antics.new("antigua", players=2, seed=7)
    seat = match.waiting[0]
    match.play(seat, match.legal(seat)[0])
    match.save(folder / "evening.txt")
    return folder / "evening.txt", match


def test_a_saved_game_is_drawn(antics_command: Antics, tmp_path: Path) -> None:
    file, match = saved(tmp_path)
    printed = antics_command("picture", file)
    assert printed.code == 0
    assert printed.out == str(match.picture())
    assert ElementTree.fromstring(printed.out).get("aria-label") == "Antigua"
    drawn = antics_command("picture", file, "--seat", "blue", "-o", tmp_path / "board.svg")
    assert (drawn.code, drawn.out) == (0, "")
    assert (tmp_path / "board.svg").read_text(encoding="utf-8") == str(match.picture(1))


def test_a_position_is_drawn_too(antics_command: Antics, tmp_path: Path) -> None:
    _, match = saved(tmp_path)
    (tmp_path / "position.txt").write_text(match.position(), encoding="utf-8")
    assert antics_command("picture", tmp_path / "position.txt").out == str(match.picture())


def test_what_cannot_be_drawn_is_told_in_one_line(antics_command: Antics, tmp_path: Path) -> None:
    file, _ = saved(tmp_path)
    for line, told in (
        (("picture", tmp_path / "nothing"), "cannot be read"),
        (("picture", file, "--seat", "green"), "there is no seat 'green'"),
        (("picture", file, "-o", tmp_path / "no" / "board.svg"), "there is no folder"),
        (("picture", file, "-o", tmp_path), "it is a folder"),
    ):
        done = antics_command(*line)
        assert done.code == 2
        assert told in done.err
        assert done.err.count("\n") == 1


def test_components_of_a_game_that_has_none(antics_command: Antics) -> None:
    done = antics_command("components", "connect-four")
    assert done.out == "# Connect Four: nothing is dealt at set-up, so there is nothing to change.\n"


def test_a_game_whose_luck_was_decided_beforehand_is_not_verified(
    antics_command: Antics, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    match = antics.new("connect-four", seed=7, luck=[1, 2])
    for column in "abababa":
        match.play(match.waiting[0], f"drop {column}")
    match.save(file)
    commitment = antics.core.chance.commitment("7")
    assert "decided beforehand" in antics_command("verify", file, "--commitment", commitment).err
    antics.set_up(antics.new("connect-four", seed=7).position()).save(file)
    assert antics_command("verify", file, "--commitment", commitment).code == 2
