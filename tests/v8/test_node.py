"""In Node, programs play the same games and grow the same trees as in wasmtime, to the byte."""

from __future__ import annotations

import json
import shutil
import subprocess

import pytest

from tests.v8 import ROOT, answers, order, ours, program_of


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
def test_node_plays_the_same_games_and_grows_the_same_trees() -> None:
    orders = [{"path": str(program_of(setting)), "order": order(setting)} for setting in ours()]
    command = ["node", str(ROOT / "tests/v8/node.mjs")]
    done = subprocess.run(command, input=json.dumps(orders), capture_output=True, text=True, check=True)
    for setting, found in zip(ours(), json.loads(done.stdout), strict=True):
        assert found == answers(setting), str(setting)
