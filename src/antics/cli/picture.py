"""`antics picture`: the board of a saved game, as an SVG."""

from __future__ import annotations

import argparse
from pathlib import Path

import antics
from antics.cli.common import check_writable, seat_named
from antics.core.contract import Game


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game, or a position")
    parser.add_argument("--seat", metavar="S", help="as this seat sees it (default: as spectators do)")
    parser.add_argument("-o", "--out", metavar="FILE.svg", help="where to write it (default: it is printed)")


def run(args: argparse.Namespace) -> int:
    if args.out:
        check_writable(Path(args.out))
    match = antics.load(Path(args.file))
    picture = match.picture(None if args.seat is None else seat_named(match.players, args.seat))
    if args.out:
        picture.save(args.out)
    else:
        print(picture, end="")
    return 0
