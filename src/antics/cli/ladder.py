"""`antics ladder`: by sequential tests, that each level of bots is stronger than the one below."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from antics.cli.common import add_on, positive
from antics.cli.waiting import counting, make_bots_ready, stoppable
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.registry import game as game_named
from antics.core.registry import game_names

if TYPE_CHECKING:
    from antics.arena.ladder import Rung

SEED = "ladder"
LEVELS = "easy,medium,hard,expert,champion"


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument(
        "games_named",
        metavar="GAME",
        nargs="*",
        help=f"{' or '.join(game_names())}; several, or all if none is named",
    )
    parser.add_argument(
        "--levels", default=LEVELS, metavar="A,B,…", help=f"any bots, the weakest first (default: {LEVELS})"
    )
    parser.add_argument(
        "--games",
        type=positive,
        default=400,
        metavar="N",
        help="of each step at most, if it is not decided before (default: 400)",
    )
    parser.add_argument("--minutes", type=float, metavar="M", help="end after this; what is left is told")
    parser.add_argument("--jobs", type=positive, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--out", metavar="FOLDER", help="keep the games here, a file for each step")
    parser.add_argument("--resume", action="store_true", help="go on with what --out holds already")
    parser.add_argument(
        "--seed", default=SEED, metavar="X", help=f"a word that decides all luck (default: {SEED})"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_on(parser)


def run(args: argparse.Namespace) -> int:
    from antics.arena.ladder import rungs

    if args.minutes is not None and not args.minutes > 0:
        raise AnticsError(f"--minutes must be above zero, not {args.minutes}")
    if args.resume and not args.out:
        raise AnticsError("--resume needs --out FOLDER, the games to go on with")
    folder = Path(args.out) if args.out else None
    if folder and not folder.is_dir():
        raise AnticsError(f"{folder}: there is no such folder")
    levels = [name.strip() for name in args.levels.split(",")]
    if len(levels) < 2:
        raise AnticsError("a ladder needs two levels or more")
    games = [game_named(name) for name in dict.fromkeys(args.games_named)] or [*map(game_named, game_names())]
    steps = rungs(games, levels)
    for rung in steps:
        rung.contest(args.seed)  # that all bots are known is seen before anything is played
    end = None if args.minutes is None else time.monotonic() + 60 * args.minutes
    with stoppable(kept=folder is not None):
        found = [_climb(rung, folder, end, args) for rung in steps]
    if args.json:
        print(json.dumps({"seed": args.seed, "levels": levels, "steps": found}))
    else:
        _show(found)
    return 0


def _climb(rung: Rung, folder: Path | None, end: float | None, args: argparse.Namespace) -> dict[str, Any]:
    from antics.arena.ladder import climb
    from antics.lab.rollouts import cores
    from antics.lab.studies import pool_on

    def late() -> bool:
        return end is not None and time.monotonic() > end

    contest = rung.contest(args.seed)
    make_bots_ready(rung.game)
    with rung.ledger(folder, contest, resume=args.resume) as ledger:
        return climb(
            rung,
            ledger,
            contest,
            args.games,
            late,
            jobs=args.jobs or cores(),
            watch=lambda done, total: counting(total, done),
            pool=pool_on(args.on),
        )


def _show(found: list[dict[str, Any]]) -> None:
    from antics.cli.arena import percent, table_with
    from antics.cli.screen import make_console

    table = table_with("table", "step", "share (95 %)", "fair", "games", "is it stronger?")
    for one in found:
        played = one["games"] > 0
        table.add_row(
            f"{one['title']}, {one['players']}",
            f"{one['above']} over {one['below']}",
            percent(one["share"]) if played else "",
            f"{one['fair']:.0%}" if played and one["fair"] is not None else "",
            f"{one['games']}",
            ANSWERS[one["verdict"]],
        )
    console = make_console()
    console.print(table)
    console.print(
        "Sequential tests with errors of 5 %: is the level above stronger than the one below, sitting alone "
        "among it, than the other way round?",
        style="dim",
    )


ANSWERS = {
    "stronger": "[bold green]yes[/]",
    "not stronger": "[bold red]no[/]",
    "undecided": "undecided",
    "not played": "[dim]not played[/]",
}
