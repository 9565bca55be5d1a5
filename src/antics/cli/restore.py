"""`antics restore`: a new database from a backup."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from antics.cli.common import add_database, check_service
from antics.core.contract import Game


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument("file", metavar="FILE", help="as `antics backup` wrote it")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    check_service("restore", args.database)
    from antics.server.storage import backup

    counts = asyncio.run(backup.restore(args.database, Path(args.file)))
    print(f"restored {counts['tables']} tables, {counts['moves']} moves, {counts['sessions']} sessions")
    return 0
