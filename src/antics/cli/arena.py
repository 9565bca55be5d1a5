"""`antics arena`: bots against each other over the same deals, with ratings, intervals and a report."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from antics.cli.common import add_game, add_on, add_setup, check_writable, new_seed, options_of, positive
from antics.cli.waiting import counting, make_bots_ready
from antics.core import components as component_files
from antics.core import variants
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
        help="levels, searches with a budget (search:300, search:0.5s), networks (onnx:FILE), "
        f"or bots of others (package.module:Name); default: {BOTS}",
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
    add_on(parser)
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
        components_of(args, game),
        args.max_rounds,
        args.lone,
        args.variant is not None,
    )


def components_of(args: argparse.Namespace, game: Game) -> dict[str, Any]:
    """The tables of a variant, or of components."""
    if args.variant and args.components:
        raise AnticsError("a variant says all that is dealt: --variant does not go with --components")
    if args.variant:
        return variants.accept(game, component_files.tables(args.variant), args.variant)
    return dict(component_files.read(args.components, game.components)) if args.components else {}


def _players(game: Game, players: int) -> int:
    game.check_players(players)
    return players


def _hold(contest: Contest, ledger: Ledger, duel: Duel | None, args: argparse.Namespace) -> None:
    from antics.arena import hold
    from antics.lab.rollouts import cores
    from antics.lab.studies import pool_on

    make_bots_ready(contest.game)
    hold(
        contest,
        args.games,
        ledger,
        jobs=args.jobs or cores(),
        duel=duel,
        watch=lambda done, total: counting(total, done),
        pool=pool_on(args.on),
    )


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
    _show_order(console, found)
    _show_rest(console, found, args)


def _show_heading(console: Console, found: dict[str, Any]) -> None:
    on = "".join(f", {name}" for name, value in found["options"].items() if value)
    console.print(f"\n[bold]{found['title']}[/], {_players_told(found['players'])}{on}, seed {found['seed']}")
    show_variant(console, found)
    console.print(f"{found['games']:,} games: {found['deals']:,} deals, {found['schedule']}")
    if found["left_out"]:
        console.print(f"{found['left_out']} games of deals that are not complete are left out.", style="dim")
    if found["cut_off"]:
        console.print(f"{found['cut_off']:,} games were cut off; nobody won them.", style="dim")
    if found["sprt"]:
        console.print(found["sprt"]["verdict"], style="bold green", markup=False)


def show_variant(console: Console, found: dict[str, Any]) -> None:
    if found["unofficial"]:
        told = "; ".join(found["variant"]) or "nothing changed"
        console.print(f"Unofficial variant: {told}", style="bold yellow", markup=False)


def _players_told(players: int) -> str:
    return "1 player" if players == 1 else f"{players} players"


def table_with(*headings: str) -> Any:
    """A table with these columns, the first of names, the others of figures."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for i, heading in enumerate(headings):
        table.add_column(heading, justify="right" if i else "left", no_wrap=i == 0)
    return table


def percent(share: dict[str, Any]) -> str:
    return f"{share['share']:.1%} [dim]({share['low']:.0%}–{share['high']:.0%})[/]"


def ordinal(place: int) -> str:
    return ("1st", "2nd", "3rd", "4th", "5th")[place - 1]


def mean(found: dict[str, Any], *, bold: bool = False) -> str:
    """A mean with half its interval."""
    told = f"{found['mean']:,.2f}"
    return f"{f'[bold]{told}[/]' if bold else told} [dim]±{found['high'] - found['mean']:.2f}[/]"


def _show_bots(console: Console, found: dict[str, Any]) -> None:
    several = len(found["bots"]) > 1
    names = found["bots"][0]["sources"]
    used = [name for name in names if any(bot["sources"][name]["mean"] for bot in found["bots"])]
    sources = used if len(used) > 1 else []
    table = table_with("bot", *(["rating"] if several else []), "wins (95 %)", *sources, "points")
    for bot in found["bots"]:
        rating = bot["rating"]
        table.add_row(
            f"[bold]{bot['bot']}[/]",
            *([f"{rating['mu']:.1f} [dim]±{1.96 * rating['sigma']:.1f}[/]"] if several else []),
            percent(bot["win_share"]),
            *(mean(bot["sources"][name]) for name in sources),
            mean(bot["points"], bold=True),
        )
    console.print(table)


def _show_pairs(console: Console, found: dict[str, Any]) -> None:
    """How each bot fares against each other, a row for each."""
    names = [bot["bot"] for bot in found["bots"]]
    if len(names) < 2:
        return
    cells = {(pair["bot"], pair["against"]): percent(pair["share"]) for pair in found["pairs"]}
    console.print(f"{found['pairs'][0]['how']} …", style="dim")
    table = table_with("", *names)
    for bot in names:
        table.add_row(f"[bold]{bot}[/]", *(cells.get((bot, other), "") for other in names))
    console.print(table)


def _show_order(console: Console, found: dict[str, Any]) -> None:
    if found["players"] > 1:
        table = table_with("order of play", "wins (95 %)", "points")
        for one in found["order"]:
            table.add_row(ordinal(one["place"]), percent(one["win_share"]), mean(one["points"]))
        console.print(table)
    if rival := found["rival"]:
        console.print(f"{rival['name']} wins {percent(rival['win_share'])}")


def show_length(console: Console, found: dict[str, Any]) -> None:
    """How long games last, in what is known of it."""
    for name in ("rounds", "choices", "steps"):
        if (spread := found.get(name)) and spread["max"]:
            console.print(f"{name:<8} {mean(spread)} a game ({spread['min']:,} to {spread['max']:,})")
    if minutes := found.get("minutes"):
        console.print(f"minutes  {mean(minutes)} a game, an estimate")


def _show_rest(console: Console, found: dict[str, Any], args: argparse.Namespace) -> None:
    show_length(console, found)
    console.print(f"\n{found['methods']['interval']}; {found['methods']['win']}.", style="dim")
    console.print(f"Again: {found['command']}", style="dim", markup=False, soft_wrap=True)
    if found["by_the_clock"]:
        console.print(
            f"(not exactly: {', '.join(found['by_the_clock'])} think by the clock)", style="dim", markup=False
        )
    if args.report:
        console.print(f"The page is {args.report}", style="dim", markup=False)
