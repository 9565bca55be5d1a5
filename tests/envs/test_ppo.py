"""The worked example, in a shortened form."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


@pytest.mark.slow
def test_ppo_learns_to_beat_random_and_a_sequential_test_says_so() -> None:
    command = [sys.executable, str(EXAMPLE), "connect-four", "--lessons", "5"]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=os.environ | {"OPENBLAS_NUM_THREADS": "1"}
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "sequential test: stronger" in done.stdout


@pytest.mark.slow
def test_what_has_not_learned_is_not_called_stronger() -> None:
    command = [sys.executable, str(EXAMPLE), "connect-four", "--minutes", "0"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout
    assert "0 lessons" in done.stdout
