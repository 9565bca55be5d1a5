"""Runs of the command in this process: what it printed, and its exit code."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from antics.cli import main


class Run(NamedTuple):
    code: int
    out: str
    err: str


Antics = Callable[..., Run]


@pytest.fixture
def antics_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Antics:
    """`antics_command("play", "connect-four", typed="1\\n")` is what a shell would do."""

    def run(*argv: object, typed: str = "") -> Run:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(word) for word in argv])
        return Run(code, *capsys.readouterr())

    return run
