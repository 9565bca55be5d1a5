"""`antics arena`: bots against each other over the same deals, with ratings, intervals and a report."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from antics.cli.common import add_game, add_setup, check_writable, new_seed, options_of, positive
from antics.cli.waiting import counting, make_bots_ready
from antics.core import components as component_files
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.registry import game as game_named

if TYPE_CHECKING:
    from rich.console import Console

    from antics.arena import Contest, Ledger
    from antics.arena.strength import Duel

INTERRUPTED, CRASHED = 130, 1
BOTS = "hard,medium,greedy,random"


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    add_game(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        default=BOTS,
        help="levels, searches with a budget (search:300, search:0.5s), or bots of others "
        f"(package.module:Name); default: {BOTS}",
    )
    parser.add_argument(
        "--games",
        type=positive,
        default=100,
        metavar="N",
        help="default: 100; made up to whole sets of a deal, in which each bot has each seat equally often",
    )
    parser.add_argument("--jobs", type=positive, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--out", metavar="FILE", help="keep the results here, a line of JSON for each game")
    parser.add_argument("--resume", action="store_true", help="go on with what --out holds already")
    parser.add_argument(
        "--sprt", action="store_true", help="stop as soon as it is decided whether the first is stronger"
    )
    parser.add_argument(
        "--lone", action="store_true", help="only the first bot, alone at a table of each of the others"
    )
    parser.add_argument(
        "--max-rounds", type=positive, default=300, metavar="N", help="cut longer games off (default: 300)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--report", metavar="FILE.html", help="write a page with plots")
    add_setup(parser, game)


def run(args: argparse.Namespace) -> int:
    from antics.arena import Crash, Ledger
    from antics.arena.strength import Duel

    contest = _contest(args)
    duel = Duel(contest) if args.sprt else None
    if args.report:
        check_writable(Path(args.report))
    if args.resume and not args.out:
        raise AnticsError("--resume needs --out FILE, the results to go on with")
    code = 0
    with Ledger.at(args.out, contest, resume=args.resume) if args.out else Ledger() as ledger:
        try:
            _hold(contest, ledger, duel, args)
        except KeyboardInterrupt:
            code = INTERRUPTED
        except Crash as crash:
            print("antics:", crash, file=sys.stderr)
            code = CRASHED
    _tell(contest, ledger, duel, args)
    if code == INTERRUPTED and not args.json:
        go_on = "the same command with --resume goes on" if args.out else "nothing was kept (--out keeps it)"
        print(f"\nStopped; {go_on}.", file=sys.stderr)
    return code


def _contest(args: argparse.Namespace) -> Contest:
    from antics.arena import Contest
    from antics.arena.ledger import seed_in

    game = game_named(args.game)
    found = seed_in(args.out) if args.out and args.resume and args.seed is None else None
    return Contest(
        game.name,
        tuple(name.strip() for name in args.bots.split(",")),
        (found or new_seed()) if args.seed is None else args.seed,
        game.seats[-1] if args.players is None else _players(game, args.players),
        options_of(args),
        component_files.read(args.components, game.components) if args.components else {},
        args.max_rounds,
        args.lone,
    )


def _players(game: Game, players: int) -> int:
    game.check_players(players)
    return players


def _hold(contest: Contest, ledger: Ledger, duel: Duel | None, args: argparse.Namespace) -> None:
    from antics.arena import hold

    make_bots_ready(contest.game)
    hold(
        contest,
        args.games,
        ledger,
        jobs=args.jobs or _cores(),
        duel=duel,
        watch=lambda done, total: counting(total, done),
    )


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _tell(contest: Contest, ledger: Ledger, duel: Duel | None, args: argparse.Namespace) -> None:
    """Print what came of it, and write the page."""
    from antics.arena import figures
    from antics.arena.page import page
    from antics.core.savefile import write

    found = figures(contest, ledger.games(contest.whole(args.games)), duel)
    if found["games"] == 0:
        return
    if args.report:
        write(args.report, page(found))
    if args.json:
        print(json.dumps(found))
        return
    from antics.cli.screen import make_console

    console = make_console()
    _show_heading(console, found)
    _show_bots(console, found)
    _show_pairs(console, found)
    _show_seats(console, found)
    _show_rest(console, found, args)


def _show_heading(console: Console, found: dict[str, Any]) -> None:
    on = "".join(f", {name}" for name, value in found["options"].items() if value)
    console.print(f"\n[bold]{found['title']}[/], {_players_told(found['players'])}{on}, seed {found['seed']}")
    console.print(f"{found['games']:,} games: {found['deals']:,} deals, {found['schedule']}")
    if found["left_out"]:
        console.print(f"{found['left_out']} games of deals that are not complete are left out.", style="dim")
    if found["cut_off"]:
        console.print(f"{found['cut_off']:,} games were cut off; nobody won them.", style="dim")
    if found["sprt"]:
        console.print(found["sprt"]["verdict"], style="bold green", markup=False)


def _players_told(players: int) -> str:
    return "1 player" if players == 1 else f"{players} players"


def _table(*headings: str) -> Any:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for i, heading in enumerate(headings):
        table.add_column(heading, justify="right" if i else "left", no_wrap=i == 0)
    return table


def percent(share: dict[str, Any]) -> str:
    return f"{share['share']:.1%} [dim]({share['low']:.0%}–{share['high']:.0%})[/]"


def _show_bots(console: Console, found: dict[str, Any]) -> None:
    several = len(found["bots"]) > 1
    names = found["bots"][0]["sources"]
    used = [name for name in names if any(bot["sources"][name] for bot in found["bots"])]
    sources = used if len(used) > 1 else []
    table = _table("bot", *(["rating"] if several else []), "wins (95 %)", *sources, "points")
    for bot in found["bots"]:
        rating = bot["rating"]
        table.add_row(
            f"[bold]{bot['bot']}[/]",
            *([f"{rating['mu']:.1f} [dim]±{1.96 * rating['sigma']:.1f}[/]"] if several else []),
            percent(bot["win_share"]),
            *(f"{bot['sources'][name]:.2f}" for name in sources),
            f"[bold]{bot['points']:.2f}[/]",
        )
    console.print(table)


def _show_pairs(console: Console, found: dict[str, Any]) -> None:
    """How each bot fares against each other, a row for each."""
    names = [bot["bot"] for bot in found["bots"]]
    if len(names) < 2:
        return
    cells = {(pair["bot"], pair["against"]): percent(pair["share"]) for pair in found["pairs"]}
    console.print(f"{found['pairs'][0]['how']} …", style="dim")
    table = _table("", *names)
    for bot in names:
        table.add_row(f"[bold]{bot}[/]", *(cells.get((bot, other), "") for other in names))
    console.print(table)


def _show_seats(console: Console, found: dict[str, Any]) -> None:
    from antics.cli.screen import coloured

    if found["players"] > 1:
        table = _table("seat", "wins (95 %)", "points")
        for seat in found["seats"]:
            table.add_row(coloured(seat["seat"]), percent(seat["win_share"]), f"{seat['points']:.2f}")
        console.print(table)
    if rival := found["rival"]:
        console.print(f"{rival['name']} wins {percent(rival['win_share'])}")


def _show_rest(console: Console, found: dict[str, Any], args: argparse.Namespace) -> None:
    for name in ("rounds", "choices"):
        if (spread := found[name])["max"]:
            console.print(f"{name:<8} {spread['mean']:,.1f} a game ({spread['min']:,} to {spread['max']:,})")
    console.print(f"\n{found['methods']['interval']}; {found['methods']['win']}.", style="dim")
    console.print(f"Again: {found['command']}", style="dim", markup=False, soft_wrap=True)
    if found["by_the_clock"]:
        console.print(
            f"(not exactly: {', '.join(found['by_the_clock'])} think by the clock)", style="dim", markup=False
        )
    if args.report:
        console.print(f"The page is {args.report}", style="dim", markup=False)
