"""The command itself: help, bad input, and how it ends."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import antics
from antics.cli import COMMANDS
from tests.cli.conftest import Antics

GAME = "connect-four"


def test_help_names_all_commands_and_games(antics_command: Antics) -> None:
    code, out, err = antics_command("--help")
    assert (code, err) == (0, "")
    assert all(word in out for word in [*COMMANDS, *antics.game_names()])


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself(antics_command: Antics, command: str) -> None:
    code, out, err = antics_command(command, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"usage: antics {command}")


@pytest.mark.parametrize("name", antics.game_names())
def test_help_for_a_game_tells_its_options(antics_command: Antics, name: str) -> None:
    out = antics_command("play", name, "--help").out
    assert all(f"--{option.name.replace('_', '-')}" in out for option in antics.game(name).options)


def test_version(antics_command: Antics) -> None:
    assert antics_command("--version") == (0, f"antics {antics.__version__}\n", "")


def test_without_a_command_it_shows_its_help_as_an_error(antics_command: Antics) -> None:
    code, out, err = antics_command()
    assert (code, out) == (2, "")
    assert "commands:" in err


BAD_LINES = {
    "unknown command": (["juggle"], "'juggle'"),
    "unknown top option": (["--juggle"], "'--juggle'"),
    "unknown game": (["play", "juggling"], "'juggling'"),
    "no game": (["play"], "which game"),
    "unknown game to simulate": (["simulate", "juggling"], "'juggling'"),
    "unknown game's components": (["components", "juggling"], "'juggling'"),
    "unknown game's rules": (["rules", "juggling"], "'juggling'"),
    "unknown game to race": (["bench", "engine", "--game", "juggling"], "'juggling'"),
    "unknown race": (["bench", "horses"], "horses"),
    "no seconds": (["bench", "engine", "--seconds", "nan"], "nan"),
    "nobody's number of players": (["bench", "engine", "--players", "77"], "77"),
    "unknown option": (["play", GAME, "--juggling"], "--juggling"),
    "too many players": (["play", GAME, "--players", "9"], "not 9"),
    "no number of players": (["play", GAME, "--players", "two"], "'two'"),
    "unknown seat": (["play", GAME, "--seat", "7"], "'7'"),
    "a seat nobody has": (["play", GAME, "--seat", "green"], "'green'"),
    "a seed of two words": (["play", GAME, "--seed", "a b"], "'a b'"),
    "seat and hot seat": (["play", GAME, "--seat", "1", "--hot-seat"], "--seat"),
    "no such save": (["play", GAME, "--resume", "/nowhere/save"], "/nowhere/save"),
    "no such replay": (["replay", "/nowhere/save"], "/nowhere/save"),
    "nowhere to save": (["play", GAME, "--save", "/nowhere/save"], "/nowhere"),
    "a folder as a save": (["play", GAME, "--save", "/"], "folder"),
    "no such components": (["play", GAME, "--components", "/nowhere/c.toml"], "/nowhere/c.toml"),
    "no games": (["simulate", GAME, "--games", "0"], "'0'"),
    "negative games": (["simulate", GAME, "--games", "-5"], "-5"),
    "no jobs": (["simulate", GAME, "--jobs", "x"], "'x'"),
    "no rounds": (["simulate", GAME, "--max-rounds", "0"], "'0'"),
    "unknown clause": (["rules", GAME, "C4-99"], "'C4-99'"),
    "coverage of a clause": (["rules", GAME, "C4-1", "--coverage"], "--coverage"),
    "rules of nothing": (["rules"], "which game"),
}


@pytest.mark.parametrize("name", BAD_LINES)
def test_bad_input_is_refused_in_one_line(antics_command: Antics, name: str) -> None:
    argv, named = BAD_LINES[name]
    code, out, err = antics_command(*argv)
    assert (code, out) == (2, "")
    assert err.startswith("antics: ")
    assert err.count("\n") == 1
    assert named in err


def with_components(counts: str, tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(counts, encoding="utf-8")
    return file


COMPONENT_FILES: dict[str, Callable[[str, str], str]] = {
    "wrong count": lambda name, face: f'[{name}]\n"{face}" = 98\n',
    "no count": lambda name, face: f'[{name}]\n"{face}" = "many"\n',
    "unknown face": lambda name, face: f'[{name}]\n"no such face" = 1\n',
    "unknown component": lambda name, face: "[juggling]\nball = 3\n",
    "not TOML": lambda name, face: "[[[",
    "a number too long to read": lambda name, face: f'[{name}]\n"{face}" = {"9" * 5000}\n',
}


@pytest.mark.parametrize("damage", COMPONENT_FILES)
def test_a_wrong_components_file_is_refused_in_one_line(
    antics_command: Antics, tmp_path: Path, damage: str
) -> None:
    game = next(game for game in map(antics.game, antics.game_names()) if game.components)
    component = game.components[0]
    file = with_components(COMPONENT_FILES[damage](component.name, next(iter(component.faces))), tmp_path)
    for command in ("play", "simulate"):
        code, out, err = antics_command(command, game.name, "--components", file)
        assert (code, out) == (2, "")
        assert err.startswith(f"antics: {file}: ")
        assert err.count("\n") == 1


@pytest.mark.parametrize("name", antics.game_names())
def test_printed_components_can_be_played_with(antics_command: Antics, tmp_path: Path, name: str) -> None:
    code, out, _ = antics_command("components", name)
    assert code == 0
    file = with_components(out, tmp_path)
    assert antics_command("play", name, "--components", file, typed="quit\n").code == 0


# ---- in a process of its own -----------------------------------------------------------------------


def test_starting_imports_nothing_heavy() -> None:
    script = (
        "import sys, antics; antics.new('connect-four'); from antics.cli import main; main(['--help'])\n"
        "heavy = {'numba', 'numpy', 'rich', 'asyncio', 'multiprocessing'} & set(sys.modules)\n"
        "sys.exit(f'imported: {heavy}' if heavy else 0)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_it_ends_quietly_when_nobody_reads_on() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "antics", "rules", GAME], stdout=write, stderr=subprocess.PIPE, check=False
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (1, b"")


def test_bad_bytes_are_no_disaster() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "antics", "play", GAME],
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr.count(b"\n") == 1
