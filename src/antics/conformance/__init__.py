"""What every game must pass, ours and those of others:

    pytest -p antics.conformance --pyargs antics.conformance --game goofspiel

This module is the plugin that knows `--game`, which may be given several times; without it all games that are
found are put through the tests. They need `pip install antics[conformance]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("antics")
    group.addoption(
        "--game", action="append", metavar="NAME", help="a game to be put through the conformance tests"
    )
