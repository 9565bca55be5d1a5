"""`antics export FOLDER`: the whole game as files, for any host of files."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from antics.cli.serve import PAGE
from antics.core.contract import Game
from antics.core.errors import AnticsError


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="a new folder, or one written before")
    parser.add_argument(
        "--service",
        metavar="URL",
        default="",
        help="a service that the page leads to, for what needs other people; without it that is not offered",
    )


def run(args: argparse.Namespace) -> int:
    from antics.pocket import site

    if args.service and not re.fullmatch(r"https?://[^\s\"'<>]+", args.service):
        raise AnticsError(f"--service is an address such as https://play.example.org, not {args.service!r}")
    sizes = site.export(args.folder, PAGE, args.service.rstrip("/"))
    print(f"{len(sizes)} files, {sum(sizes.values()) / 1e6:.1f} MB, in {args.folder}")
    print(f"Try it: python -m http.server --directory {args.folder}")
    return 0
