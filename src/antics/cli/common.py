"""What several commands understand: a game, its options, numbers, seats."""

from __future__ import annotations

import argparse
import os
import random
import secrets
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.folders import data_folder
from antics.core.seats import NAMES


def add_game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    from antics.core.registry import game_names

    parser.add_argument(
        "game", metavar="GAME", nargs="?" if optional else None, help=" or ".join(game_names())
    )


DATABASE = "antics.db"


def own_database() -> str:
    """The database in the user's data folder: where tables are kept unless another one is named."""
    return f"sqlite:///{data_folder() / DATABASE}"


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        default=own_database(),
        metavar="URL",
        help=f"sqlite:///FILE or postgresql://… (default: {data_folder() / DATABASE})",
    )


def check_service(command: str, database: str) -> None:
    """An error now, in one line, where what a service needs is not installed."""
    extras: dict[str, tuple[str, ...]] = {"server": ("cryptography", "fastapi", "sqlalchemy", "uvicorn")}
    if database.startswith("postgres"):
        extras["postgres"] = ("asyncpg",)
    for extra, packages in extras.items():
        if any(find_spec(package) is None for package in packages):
            raise AnticsError(f"{command} needs more packages: pip install antics[{extra}]")


def add_setup(parser: argparse.ArgumentParser, game: Game | None) -> None:
    """What a game is set up from: the number of players, the seed, the components and the game's options."""
    counts = "" if game is None else f": {game.counts}"
    parser.add_argument("--players", type=int, metavar="N", help=f"how many play{counts}")
    parser.add_argument("--seed", metavar="X", help="a word that decides all luck (default: a new one)")
    parser.add_argument(
        "--components", metavar="FILE", help="what is dealt, as printed by `antics components`"
    )
    parser.add_argument(
        "--variant", metavar="FILE", help="an unofficial variant, as `antics components --variant` prints one"
    )
    group = parser.add_argument_group("options of the game")
    for option in game.options if game else ():
        group.add_argument(
            f"--{option.name.replace('_', '-')}",
            dest=f"option_{option.name}",
            action="store_true",
            help=f"{option.about} ({option.clause})",
        )
    if game is None:
        group.description = "name a game to see them: `--help` after its name"


def add_on(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--on",
        choices=["ray"],
        help="play on a cluster: that of RAY_ADDRESS, or one on this machine with --jobs processes",
    )


def options_of(args: argparse.Namespace) -> dict[str, Any]:
    """The game's options that were asked for."""
    return {
        key.removeprefix("option_"): True
        for key, value in vars(args).items()
        if key.startswith("option_") and value
    }


def new_seed() -> str:
    """A seed that is short enough to be told to somebody."""
    return secrets.token_hex(8)


def check_writable(path: Path) -> None:
    """An error now, rather than when there is something to write."""
    if path.is_dir():
        raise AnticsError(f"{path}: cannot be written: it is a folder")
    if not path.parent.is_dir():
        raise AnticsError(f"{path}: cannot be written: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise AnticsError(f"{path}: cannot be written: no permission")


def positive(text: str) -> int:
    """A number from 1, for argparse."""
    if not text.isascii() or not text.isdigit() or not 1 <= len(text) < 16 or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a number from 1, not {text!r}")
    return int(text)


def seat_named(players: int, text: str) -> int:
    """A seat by its name or its number."""
    names = list(NAMES[:players])
    if text in names:
        return names.index(text)
    if text in map(str, range(players)):
        return int(text)
    known = ", ".join(f"{i} or {name}" for i, name in enumerate(names))
    raise AnticsError(f"there is no seat {text!r} (there are: {known})")


def player_luck(seed: str, turn: int, seat: int) -> random.Random:
    """What a random player decides by: always the same in the same place of the same game."""
    return random.Random(f"{seed} {turn} {seat}")


def rich_error_console() -> Any:
    from rich.console import Console

    return Console(stderr=True, highlight=False)
