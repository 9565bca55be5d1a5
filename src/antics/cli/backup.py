"""`antics backup`: all that a service keeps, in a file."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from antics.cli.common import add_database, check_service, check_writable
from antics.core.contract import Game


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument("file", metavar="FILE", help="what is written, such as antics.backup")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    check_service("backup", args.database)
    from antics.server.storage import backup

    path = Path(args.file)
    check_writable(path)
    counts = asyncio.run(backup.write(args.database, path))
    print(f"{path}: {counts['tables']} tables, {counts['moves']} moves, {counts['sessions']} sessions")
    return 0
