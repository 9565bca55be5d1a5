"""`antics programs`: in which form each game is thought about, and how its program is built anew."""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ThreadPoolExecutor
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.forms import FILE, best_form, program_file
from antics.core.registry import game as game_named
from antics.core.registry import game_names


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="only this one (default: all)")
    parser.add_argument(
        "--build", action="store_true", help="build programs anew, but for those that are as their rules are"
    )
    parser.add_argument("--json", action="store_true", help="print JSON: an object for each game")


def run(args: argparse.Namespace) -> int:
    games = [game_named(name) for name in ([args.game] if args.game else game_names())]
    if args.build:
        _build([game for game in games if _status(game)["trouble"]])
    rows = [_status(game) for game in games]
    if args.json:
        print(json.dumps(rows))
    else:
        _show(rows)
    return 0


def _status(game: Game) -> dict[str, Any]:
    from antics.core.programs.layout import digest_of

    name, trouble = best_form(game)
    data = program_file(game)
    return {
        "game": game.name,
        "form": name,
        "digest": digest_of(game),
        "bytes": None if data is None else len(data),
        "trouble": trouble,
    }


def _build(games: list[Game]) -> None:
    from antics.core.programs.build import build_file

    if games and find_spec("numba") is None:
        raise AnticsError("to build programs needs Numba: pip install antics[compile]")
    with ThreadPoolExecutor() as pool:
        for _ in pool.map(lambda game: build_file(game, _path(game)), games):
            pass


def _path(game: Game) -> Path:
    folder = resources.files(game.package)
    if not isinstance(folder, Path):
        raise AnticsError(f"the program of {game.title} cannot be written: {folder} is no folder")
    return folder / FILE


def _show(rows: list[dict[str, Any]]) -> None:
    from rich import box
    from rich.table import Table

    from antics.cli.screen import make_console

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("game", "form", "digest of the rules", "bytes", ""):
        table.add_column(heading, justify="right" if heading == "bytes" else "left")
    for row in rows:
        size = "" if row["bytes"] is None else f"{row['bytes']:,}"
        table.add_row(row["game"], row["form"], row["digest"], size, row["trouble"])
    make_console().print(table)
