"""`antics components`: what is dealt at set-up, as a file that the owner of a printed game can correct."""

from __future__ import annotations

import argparse

from antics.cli.common import add_game
from antics.core.components import to_toml
from antics.core.contract import Game
from antics.core.registry import game as game_named


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    add_game(parser)
    parser.add_argument(
        "--variant", action="store_true", help="also the numbers that only an unofficial variant changes"
    )


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    print(to_toml(game.title, game.components, game.numbers if args.variant else ()), end="")
    return 0
