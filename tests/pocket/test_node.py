"""Python in Node, in WebAssembly with programs beside it: it plays the same games, and passes the same tests.

Of each game 200 are played in both: two at a host, with bots that search and somebody who chooses anything,
the others by the rules alone, with everyone choosing anything, which is quick.
`python -m tests.pocket.test_node 200` plays 200 games of each game at a host, in about 15 minutes;
`… 200 150` only the last 50 of them. `… conformance` puts all games through all tests of conformance.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

import antics
from antics.cli.serve import PAGE
from antics.pocket import site
from antics.pocket.site import COMPILED, archive
from tests.pocket.games import LUCK, save

HERE = Path(__file__).parent
SEATS = {
    "antler-island": ["me", "easy", "medium"],
    "animal-kingdoms": ["me", "medium"],
    "antigua": ["me", "easy", "medium"],
    "connect-four": ["me", "hard"],
}
SCRIPT = """
async def answer(given):
    orders = json.loads(given)
    return json.dumps([await save(game, seed, *seats) for game, seed, seats in orders])
"""


#: What tests of conformance need besides the project, and which of them need nothing that is compiled for a
#: machine: NumPy, Numba, and by now Hypothesis.
TESTERS = ("pytest", "_pytest", "py", "pluggy", "iniconfig", "packaging", "pygments")
MODULES = ("matches", "observations", "play", "programs", "secrets", "words")
NEEDS_NUMPY = "test_a_state_is_small_enough_to_copy_fast"
CONFORMANCE = """
import sys, zipfile
async def answer(given):
    zipfile.ZipFile("/antics.zip").extractall("/all")
    sys.path[0] = "/all"
    sys.dont_write_bytecode = True
    import pytest
    return str(int(pytest.main(json.loads(given))))
import json
"""
Order = tuple[str, str, list[str]]  # a game, its seed, who plays
needs_node = pytest.mark.skipif(
    not shutil.which("node") or not (HERE.parents[1] / "web/node_modules/pyodide").is_dir(),
    reason="there is no Node here, or the page's packages are not installed (make setup)",
)


def orders(first: int, last: int) -> list[Order]:
    """Games at a host."""
    return [(game, f"{game} {i}", seats) for game, seats in SEATS.items() for i in range(first, last)]


def orders_by_luck(first: int, last: int) -> list[Order]:
    """Games by the rules alone."""
    return [(game, seed, [LUCK] * len(seats)) for game, seed, seats in orders(first, last)]


def there(orders: list[Order]) -> list[str]:
    """The save files of whole games, played in Node by what a site consists of."""
    games = (HERE / "games.py").read_text() + SCRIPT
    found: list[str] = json.loads(run(archive(PAGE / COMPILED), games, orders))
    return found


def run(modules: bytes, code: str, given: Any, **environment: str) -> str:
    """What Python in Node prints."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "antics.zip").write_bytes(modules)
        Path(folder, "code.py").write_text(code)
        command = ["node", str(HERE / "python.mjs"), f"{folder}/antics.zip", f"{folder}/code.py"]
        done = subprocess.run(
            [*command, json.dumps(given)],
            capture_output=True,
            text=True,
            check=False,
            env=os.environ | environment,
        )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def conformance(*chosen: str) -> str:
    """What pytest prints about the tests of conformance in WebAssembly, and how it ended."""
    packed = BytesIO()
    root = Path(antics.__file__).parent
    with zipfile.ZipFile(packed, "w") as out:
        for file in sorted(root.rglob("*")):
            if file.suffix in site.MODULES and "server" not in file.parts:
                out.write(file, f"antics/{file.relative_to(root)}")
        for package in (*site.WITH, *TESTERS):
            for name, data in site._of_others(package):
                out.writestr(name, data)
    plugins = ["-p", "antics.conformance", "-p", "no:cacheprovider", "-p", "no:faulthandler"]
    tests = ["--pyargs", *(f"antics.conformance.test_{name}" for name in MODULES)]
    line = ["-q", "--tb=short", "--rootdir=/all", *plugins, *tests]
    return run(packed.getvalue(), CONFORMANCE, [*line, *chosen], WHOLE="1")


def here(orders: list[Order]) -> list[str]:
    return [asyncio.run(save(game, seed, *seats)) for game, seed, seats in orders]


@needs_node
@pytest.mark.slow
def test_the_same_200_games_of_each_game_in_both() -> None:
    wanted = orders(0, 2) + orders_by_luck(2, 200)
    assert there(wanted) == here(wanted)


@needs_node
@pytest.mark.slow
@pytest.mark.parametrize("game", ["connect-four", "antigua"])
def test_conformance_where_python_is_webassembly(game: str) -> None:
    """In short: one number of players, and not what needs NumPy. (All games: see above.)"""
    said = conformance(
        "--game", game, "-k", f"not {NEEDS_NUMPY} and not pictures_and_words and not 3p and not 4p"
    )
    assert said.splitlines()[-1] == "0", said[-4000:]
    assert "passed" in said


if __name__ == "__main__" and sys.argv[1] == "conformance":
    print(conformance("-k", f"not {NEEDS_NUMPY}"))
elif __name__ == "__main__":
    last, first, step = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0, 10
    for begin in range(first, last, step):
        end = min(begin + step, last)
        wanted = orders(begin, end)
        assert there(wanted) == here(wanted)
        print(f"games {begin} to {end - 1} of each game are the same in both", flush=True)
