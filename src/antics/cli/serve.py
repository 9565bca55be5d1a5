"""`antics serve`: the service for playing in the browser, on this machine or for others."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path

from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.folders import data_folder

DATABASE = "antics.db"
PAGE = Path(__file__).parent.parent / "server" / "page"  # where the built page lies, if it does


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: only this machine)"
    )
    parser.add_argument("--port", type=_port, default=8000, metavar="N", help="port (default: 8000; 0: any)")
    parser.add_argument(
        "--database",
        metavar="URL",
        help=f"sqlite:///FILE or postgresql://… (default: {data_folder() / DATABASE})",
    )
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="where pages may come from, such as https://antics.example (default: from this server itself)",
    )
    parser.add_argument("--secure", action="store_true", help="it is reached by https: cookies only go there")
    parser.add_argument("--web", metavar="DIR", help="the folder of the built page")
    parser.add_argument(
        "--workers", type=_workers, default=2, metavar="N", help="processes for bots (default: 2)"
    )
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        default="",
        help="bots of others that tables may choose: package.module:Name, or names of entry points",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument("--quiet", action="store_true", help="no log line for every request")
    parser.add_argument("--openapi", action="store_true", help="print what the API offers, and stop")
    # For tests: how long answers of bots take at least.
    parser.add_argument("--pause", type=float, nargs=2, metavar="S", help=argparse.SUPPRESS)
    parser.add_argument("--unlimited", action="store_true", help=argparse.SUPPRESS)


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 5 or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"must be a number from 0 to 65535, not {text!r}")
    return int(text)


def _workers(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 3 or not 1 <= int(text) <= 64:
        raise argparse.ArgumentTypeError(f"must be a number from 1 to 64, not {text!r}")
    return int(text)


def _check_packages(database: str) -> None:
    """An error now, in one line, where what a service needs is not installed."""
    needed: dict[str, tuple[str, ...]] = {"server": ("fastapi", "sqlalchemy", "uvicorn")}
    if database.startswith("postgres"):
        needed["postgres"] = ("asyncpg",)
    for extra, packages in needed.items():
        if any(find_spec(package) is None for package in packages):
            raise AnticsError(f"serve needs more packages: pip install antics[{extra}]")


def _database(given: str | None) -> str:
    """The database that was named, or else the one in the user's data folder."""
    if given is not None:
        return given
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise AnticsError(f"{folder}: cannot be made: {error.strerror} (--database names another)") from error
    if Path(DATABASE).is_file():
        print(
            f"There is an {DATABASE} in this folder: --database sqlite:///{DATABASE} serves its tables.",
            file=sys.stderr,
        )
    return f"sqlite:///{folder / DATABASE}"


def run(args: argparse.Namespace) -> int:
    _check_packages(args.database or "")
    from dataclasses import replace

    from antics.bots import invite
    from antics.server.settings import Limits, Settings

    web = Path(args.web) if args.web else PAGE
    if args.web and not (web / "index.html").is_file():
        raise AnticsError(f"{web}: there is no index.html")
    settings = Settings(
        database="sqlite://" if args.openapi else _database(args.database),
        origins=tuple(args.origin),
        secure=args.secure,
        web=web if (web / "index.html").is_file() else None,
        workers=args.workers,
        log_requests=not args.quiet,
    )
    if args.pause:
        settings = replace(settings, pause=tuple(args.pause))
    if args.unlimited:
        many = 10**9
        settings = replace(
            settings,
            limits=Limits(
                session_rate=many,
                session_burst=many,
                address_rate=many,
                address_burst=many,
                new_rate=many,
                new_burst=many,
                tables=many,
                tables_each=many,
                streams_each=many,
            ),
        )
    for name in filter(None, args.bots.split(",")):
        invite(name.strip())
    if args.openapi:
        import json

        from antics.server.app import make_app

        print(json.dumps(make_app(settings).openapi(), indent=1))
        return 0
    from antics.server.run import serve

    return serve(settings, args.host, args.port, show=args.open)
