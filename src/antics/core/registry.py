"""The games there are: each folder of `antics.games` is one, and its `GAME` says what it offers."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from antics import games
from antics.core.contract import Game
from antics.core.errors import AnticsError


def game_names() -> list[str]:
    """The names of all games."""
    found = pkgutil.iter_modules(games.__path__)
    return sorted(module.name.replace("_", "-") for module in found if module.ispkg)


def game(name: str) -> Game:
    """The game of this name."""
    if name not in game_names():
        raise AnticsError(f"unknown game {name!r} (there are: {', '.join(game_names())})")
    found: Game = import_module(f"antics.games.{name.replace('-', '_')}").GAME
    return found
