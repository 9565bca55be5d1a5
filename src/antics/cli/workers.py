"""`antics workers`: processes in which bots think, apart from the servers that ask for it."""

from __future__ import annotations

import argparse
import asyncio
import signal

from antics.cli.common import add_database, check_service
from antics.cli.serve import _number
from antics.core.contract import Game


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    add_database(parser)
    parser.epilog = "The database is that of the servers, which run with `antics serve --workers 0`."
    parser.add_argument(
        "--workers", type=_number, default=2, metavar="N", help="processes for bots (default: 2)"
    )


def run(args: argparse.Namespace) -> int:
    check_service("workers", args.database)
    asyncio.run(_work(args.database, args.workers))
    return 0


async def _work(database: str, workers: int) -> None:
    from antics.server import logs
    from antics.server.apart import Workshop

    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    workshop = Workshop(database, workers)
    await workshop.open()
    logs.set_up()
    print(f"{workers} workers think", flush=True)
    await stop.wait()
    await workshop.close()
