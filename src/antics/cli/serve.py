"""`antics serve`: the service for playing in the browser, on this machine or for others."""

from __future__ import annotations

import argparse
import os
import re
import sys
from ipaddress import ip_address
from pathlib import Path

from antics.cli.common import DATABASE, add_database, check_service, own_database
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.folders import data_folder

PAGE = Path(__file__).parent.parent / "server" / "page"  # where the built page lies, if it does


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: only this machine)"
    )
    parser.add_argument("--port", type=_port, default=8000, metavar="N", help="port (default: 8000; 0: any)")
    add_database(parser)
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="where pages may come from, such as https://antics.example (default: from this server itself)",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="of a proxy that is believed for whom it asks (X-Forwarded-For; default: nobody is)",
    )
    parser.add_argument(
        "--base", type=_base, default="", metavar="PATH", help="where a proxy shows it, such as /antics"
    )
    parser.add_argument("--secure", action="store_true", help="it is reached by https: cookies only go there")
    parser.add_argument("--web", metavar="DIR", help="the folder of the built page")
    parser.add_argument(
        "--processes", type=_number, default=1, metavar="N", help="server processes (default: 1)"
    )
    parser.add_argument(
        "--workers",
        type=_number_or_none,
        default=2,
        metavar="N",
        help="processes for bots (default: 2; 0: those of `antics workers`)",
    )
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        default="",
        help="bots of others that tables may choose: package.module:Name, or names of entry points",
    )
    parser.add_argument(
        "--mail",
        metavar="URL",
        default="",
        help="who takes mail for players: smtp://NAME:PASSWORD@HOST:PORT?from=ADDRESS (or $ANTICS_MAIL)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument("--quiet", action="store_true", help="no log line for every request")
    parser.add_argument("--openapi", action="store_true", help="print what the API offers, and stop")
    # For tests: how long answers of bots take at least; nobody is answered for; no limits.
    parser.add_argument("--pause", type=float, nargs=2, metavar="S", help=argparse.SUPPRESS)
    parser.add_argument("--near", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--clock", metavar="FILE", help=argparse.SUPPRESS)
    parser.add_argument("--unanswered", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--unlimited", action="store_true", help=argparse.SUPPRESS)
    # For the processes of `--processes`: what each was given (see `antics.server.parent`).
    parser.add_argument("--given", type=int, nargs="+", help=argparse.SUPPRESS)


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 5 or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"must be a number from 0 to 65535, not {text!r}")
    return int(text)


def _base(text: str) -> str:
    path = text.rstrip("/")
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", path):
        raise argparse.ArgumentTypeError(f"must be a path such as /antics, not {text!r}")
    return path


def _address(text: str) -> str:
    try:
        return str(ip_address(text))
    except ValueError as error:
        raise AnticsError(f"a proxy is named by its address, not {text!r}") from error


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 3 or not 1 <= int(text) <= 64:
        raise argparse.ArgumentTypeError(f"must be a number from 1 to 64, not {text!r}")
    return int(text)


def _number_or_none(text: str) -> int:
    return 0 if text == "0" else _number(text)


def _make_data_folder() -> None:
    """Where tables are kept if no database is named."""
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


def run(args: argparse.Namespace) -> int:
    check_service("serve", args.database)
    from dataclasses import replace

    from antics.bots import invite
    from antics.server.settings import Limits, Settings

    web = Path(args.web) if args.web else PAGE
    if args.web and not (web / "index.html").is_file():
        raise AnticsError(f"{web}: there is no index.html")
    if args.database == own_database() and not args.openapi:
        _make_data_folder()
    settings = Settings(
        database="sqlite://" if args.openapi else args.database,
        origins=tuple(args.origin),
        secure=args.secure,
        base=args.base,
        proxies=tuple(_address(it) for it in args.proxy),
        web=web if (web / "index.html").is_file() else None,
        processes=args.processes,
        workers=args.workers,
        log_requests=not args.quiet,
        mail=args.mail or os.environ.get("ANTICS_MAIL", ""),
        near=args.near,
    )
    if settings.mail:
        from antics.server.notices.mail import Mailer

        Mailer.of(settings.mail)  # an error now, if it is none
    if args.clock:
        from antics.table import clock

        clock.set_ahead(Path(args.clock))
    if args.unanswered:
        settings = replace(settings, answering=False)
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
                key_rate=many,
                key_burst=many,
                tables=many,
                tables_each=many,
                streams_each=many,
                tables_from=many,
                streams_from=many,
                connections_each=many,
            ),
        )
    for name in filter(None, args.bots.split(",")):
        invite(name.strip())
    if args.openapi:
        import json

        from antics.server.app import make_app

        print(json.dumps(make_app(settings).openapi(), indent=1))
        return 0
    from antics.server.run import serve, serve_as_child, serve_by_several

    if args.given:
        return serve_as_child(settings, args.host, *args.given)
    if args.processes > 1:
        command = [sys.executable, "-m", "antics", "serve", *args.line, "--given"]
        return serve_by_several(settings, args.host, args.port, command, show=args.open)
    return serve(settings, args.host, args.port, show=args.open)
