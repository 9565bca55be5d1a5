"""Every game of the registry is put through the same tests: a new folder of a game is all it takes."""

from __future__ import annotations

import pytest

import antics
from tests.conformance.settings import settings


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`setting`: a game, players and options; `table`: a game and players; `name`: a game."""
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", settings(), ids=str)
    if "table" in metafunc.fixturenames:
        tables = [(name, players) for name in antics.game_names() for players in antics.game(name).seats]
        metafunc.parametrize("table", tables, ids=[f"{name}-{players}p" for name, players in tables])
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", antics.game_names())
