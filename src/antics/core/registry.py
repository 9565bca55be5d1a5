"""The games there are: each folder of `antics.games` is one, and so is what other packages bring.

A package of somebody else's names its game in its metadata, as an entry point of the group `antics.games`:

    [project.entry-points."antics.games"]
    goofspiel = "my_games.goofspiel"

The module is a folder like those of `antics.games`, and its `GAME` says what it offers.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from antics import games
from antics.core.contract import Game
from antics.core.errors import AnticsError

GROUP = "antics.games"


@cache
def _ours() -> dict[str, str]:
    """The packages of our games, by the games' names."""
    names = [module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg]
    return {name.replace("_", "-"): f"{games.__name__}.{name}" for name in names}


@cache
def _packages() -> dict[str, str]:
    """The packages of all games. Of two with one name, ours is the one."""
    from importlib.metadata import entry_points  # slow to import, and to ask: not for a game of ours

    return {entry.name: entry.value for entry in entry_points(group=GROUP)} | _ours()


def game_names() -> list[str]:
    """The names of all games.

    >>> import antics
    >>> "antigua" in antics.game_names()
    True
    """
    return sorted(_packages())


def game(name: str) -> Game:
    """The game of this name.

    Raises `AnticsError` if there is none, or if a package of somebody else's does not hold what it promises.

    >>> import antics
    >>> antics.game("antigua").title
    'Antigua'
    """
    package = _ours().get(name) or _packages().get(name)
    if package is None:
        raise AnticsError(f"unknown game {name!r} (there are: {', '.join(game_names())})")
    try:
        found = import_module(package).GAME
    except (ImportError, AttributeError) as error:
        raise AnticsError(f"game {name!r}: {package} cannot be loaded: {error}") from error
    if not isinstance(found, Game) or found.name != name:
        raise AnticsError(f"game {name!r}: {package}.GAME is not a game of this name")
    return found
