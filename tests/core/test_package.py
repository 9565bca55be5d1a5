"""The package as a whole: its games, what importing it costs, its examples, who depends on whom."""

from __future__ import annotations

import ast
import doctest
import inspect
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import antics
from antics import games
from antics.core.registry import game, game_names

ROOT = Path(antics.__file__).parent
HEAVY = ("numba", "numpy", "rich", "llvmlite", "wasmtime", "importlib.metadata", "pathlib", "tomllib")


def test_every_folder_of_games_is_a_game() -> None:
    folders = {path.parent.name for path in Path(games.__path__[0]).glob("*/__init__.py")}
    assert game_names() == sorted(name.replace("_", "-") for name in folders)
    assert "connect-four" in game_names()
    for name in game_names():
        assert game(name).name == name
        assert game(name) is game(name)


def test_each_game_keeps_to_the_same_layout() -> None:
    for name in game_names():
        found = game(name)
        for wanted in ("State", "Box", "STEPS", "new_game", "waiting", "legal_steps", "apply", "score"):
            assert hasattr(found.rules, wanted), wanted
        assert found.prefix
        assert found.title
        assert found.seats[0] >= 1


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "antics.__version__"}


def test_playing_needs_neither_numba_nor_numpy() -> None:
    code = f"""
import sys, antics
match = antics.new("connect-four", seed=1)
match.play(0, "drop a")
antics.load(match.save())
print([name for name in {HEAVY} if name in sys.modules])
"""
    assert run(code).strip() == "[]"


@pytest.mark.parametrize("name", antics.game_names())
def test_no_game_needs_numba_or_numpy_to_be_played(name: str) -> None:
    code = f"""
import sys, antics
match = antics.new({name!r}, seed=1)
seat = match.waiting[0]
match.play(seat, match.legal(seat)[0])
match.view(seat)
print([name for name in {HEAVY} if name in sys.modules])
"""
    assert run(code).strip() == "[]"


def modules() -> list[Path]:
    return sorted(ROOT.rglob("*.py"))


def examples() -> list[str]:
    """The modules whose documentation shows examples."""
    shown = [path for path in modules() if ">>> " in path.read_text(encoding="utf-8")]
    names = [".".join(("antics", *path.relative_to(ROOT).with_suffix("").parts)) for path in shown]
    return [name.removesuffix(".__init__") for name in names]


@pytest.mark.parametrize("name", examples())
def test_documented_examples_run_as_shown(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert result.attempted
    assert result.failed == 0


DATA = {
    "Action",
    "AnticsError",
    "Crash",
    "Entry",
    "Foul",
    "Guest",
    "Heard",
    "Holding",
    "Line",
    "Played",
    "figures",
}


@pytest.mark.parametrize("name", ["antics", "antics.bots", "antics.arena"])
def test_what_is_public_says_what_it_does_and_shows_an_example(name: str) -> None:
    """But for what others give, which their examples show."""
    package = import_module(name)
    for public in package.__all__:
        thing = getattr(package, public)
        if not (inspect.isclass(thing) or inspect.isfunction(thing)):
            continue
        assert public in DATA or ">>> " in (inspect.getdoc(thing) or ""), public
        for method, it in vars(thing).items():
            function = getattr(it, "fget", None) or getattr(it, "__func__", it)
            if not method.startswith("_") and inspect.isfunction(function):
                assert inspect.getdoc(function), f"{public}.{method}"


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def test_dependencies_point_one_way() -> None:
    """The core names no game; games know the core only; nobody below knows those above.

    `Match.analyse` alone asks the bots, when it is called.
    """
    for path in modules():
        part = path.relative_to(ROOT).parts
        used = {name for name in imports(path) if name.startswith("antics.")}
        if part == ("core", "match.py"):
            used.discard("antics.bots")
        if part[0] == "core":
            assert all(name.startswith(("antics.core", "antics.games")) for name in used), path
            assert not any(name.startswith("antics.games.") for name in used), path
        elif part[0] == "games" and len(part) > 2:
            own = f"antics.games.{part[1]}"
            assert all(name.startswith(("antics.core", own)) for name in used), path
