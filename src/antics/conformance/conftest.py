"""Every game is put through the same tests, for every number of players and with every option."""

from __future__ import annotations

import pytest

import antics
from antics.conformance.settings import settings


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`setting`: a game, players and options; `table`: a game and players; `name`: a game."""
    names = metafunc.config.getoption("--game", None) or antics.game_names()
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", [one for name in names for one in settings(name)], ids=str)
    if "table" in metafunc.fixturenames:
        tables = [(name, players) for name in names for players in antics.game(name).seats]
        metafunc.parametrize("table", tables, ids=[f"{name}-{players}p" for name, players in tables])
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", names)
