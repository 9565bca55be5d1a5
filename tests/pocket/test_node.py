"""Python in Node, in WebAssembly with programs beside it: it plays the same games, and passes the same tests.

`python -m tests.pocket.test_node 200` plays 200 games of each game in both, which takes about 20 minutes.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from antics.cli.serve import PAGE
from antics.pocket.site import COMPILED, archive
from tests.pocket.games import save

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


Order = tuple[str, str, list[str]]  # a game, its seed, who plays
needs_node = pytest.mark.skipif(
    not shutil.which("node") or not (HERE.parents[1] / "web/node_modules/pyodide").is_dir(),
    reason="there is no Node here, or the page's packages are not installed (make setup)",
)


def orders(first: int, last: int) -> list[Order]:
    return [(game, f"{game} {i}", seats) for game, seats in SEATS.items() for i in range(first, last)]


def there(orders: list[Order]) -> list[str]:
    """The save files of whole games, played in Node by what a site consists of."""
    with tempfile.TemporaryDirectory() as folder:
        modules, script = Path(folder, "antics.zip"), Path(folder, "games.py")
        modules.write_bytes(archive(PAGE / COMPILED))
        script.write_text((HERE / "games.py").read_text() + SCRIPT)
        command = ["node", str(HERE / "python.mjs"), str(modules), str(script), json.dumps(orders)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found: list[str] = json.loads(done.stdout)
    return found


def here(orders: list[Order]) -> list[str]:
    return [asyncio.run(save(game, seed, *seats)) for game, seed, seats in orders]


@needs_node
@pytest.mark.slow
def test_the_same_games_in_both() -> None:
    wanted = orders(0, 2)
    assert there(wanted) == here(wanted)


if __name__ == "__main__":
    count, step = int(sys.argv[1]), 20
    for begin in range(0, count, step):
        wanted = orders(begin, min(begin + step, count))
        assert there(wanted) == here(wanted)
        print(f"{begin + len(wanted) // len(SEATS)} games of each game are the same in both", flush=True)
