"""`antics verify`: was all luck of a finished game decided before it began?"""

from __future__ import annotations

import argparse
from pathlib import Path

import antics
from antics.core.chance import commitment
from antics.core.contract import Game
from antics.core.errors import AnticsError


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument("file", metavar="FILE", help="the save file of a finished game")
    parser.add_argument(
        "--commitment",
        metavar="HASH",
        help="what you were shown when the game began (default: that of the file)",
    )


def run(args: argparse.Namespace) -> int:
    match = antics.load(Path(args.file))  # plays every move again, with every shuffle and roll
    expected = args.commitment or match.commitment
    if expected is None:
        raise AnticsError(f"{args.file}: holds no commitment; name the one you were shown with --commitment")
    if expected.lower() != commitment(match.seed):
        raise AnticsError(f"{args.file}: the secret of this game is not the one that was committed to")
    if not match.over:
        raise AnticsError(f"{args.file}: the game is not over")
    if match.decided_luck or not match.begins_at_set_up:
        raise AnticsError(f"{args.file}: its luck was decided beforehand, or it does not begin at set-up")
    moves = len(match.log)
    print(f"Verified: the secret belongs to commitment {expected.lower()},")
    print(f"and every shuffle, every roll and all {moves} moves of this game follow from it.")
    return 0
