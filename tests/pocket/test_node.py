"""Python in Node plays the same games as this one: in WebAssembly, with programs beside it.

`POCKET_GAMES=200 pytest -n 0 tests/pocket/test_node.py` plays 200 games of each game in both.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from antics.pocket.site import archive
from tests.pocket.games import save

HERE = Path(__file__).parent
COUNT = int(os.environ.get("POCKET_GAMES", "2"))
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


@pytest.mark.slow
def test_the_same_games_in_both(tmp_path: Path) -> None:
    if not (node := shutil.which("node")) or not (HERE.parents[1] / "web/node_modules/pyodide").is_dir():
        pytest.skip("there is no Node here, or the page's packages are not installed (make setup)")
    orders = [(game, f"{game} {i}", seats) for game, seats in SEATS.items() for i in range(COUNT)]
    (tmp_path / "antics.zip").write_bytes(archive())
    (tmp_path / "games.py").write_text((HERE / "games.py").read_text() + SCRIPT)
    command = [node, str(HERE / "python.mjs"), str(tmp_path / "antics.zip"), str(tmp_path / "games.py")]
    done = subprocess.run([*command, json.dumps(orders)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    there = json.loads(done.stdout)
    here = [asyncio.run(save(game, seed, *seats)) for game, seed, seats in orders]
    assert there == here
