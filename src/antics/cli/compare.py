"""`antics compare`: variants of a game over the same deals, and what is different then."""

from __future__ import annotations

import argparse
from pathlib import Path

from antics.cli.trials import Tables, add_trial, game_of, play
from antics.core.components import tables
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.registry import game_names

AS_IT_IS = "the game as it is"


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument(
        "words",
        metavar="[GAME] FILE",
        nargs="+",
        help="variants, as `antics components --variant` prints one; a single one is compared with the game",
    )
    add_trial(parser, game)


def run(args: argparse.Namespace) -> int:
    files = args.words[1:] if args.words[0] in game_names() else args.words
    if not files:
        raise AnticsError("compare: which variants? (name a file of one, or several)")
    read = {path: tables(path) for path in files}
    game, _ = game_of(args.words, [name for given in read.values() for name in given])
    variants: dict[str, Tables | None] = {AS_IT_IS: None} if len(files) == 1 else {}
    for path in files:
        name = Path(path).stem
        if name in variants:
            raise AnticsError(f"compare: there are two variants called {name!r}")
        variants[name] = _checked(path, game)
    names = list(variants)
    question = f"What changes with {names[1]}?" if names[0] == AS_IT_IS else f"{' or '.join(names)}?"
    return play(args, game, variants, {"kind": "compare", "question": question}, 0)


def _checked(path: str, game: Game) -> Tables:
    from antics.core.variants import accept

    return accept(game, tables(path), path)
