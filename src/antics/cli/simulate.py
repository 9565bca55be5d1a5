"""`antics simulate`: many games of one set-up, at random or by bots, and what came of them."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from antics.cli.arena import mean, ordinal, percent, show_length, show_variant, table_with
from antics.cli.common import add_game, add_on, add_setup, check_writable, new_seed, options_of, positive
from antics.cli.waiting import compiling, counting, make_bots_ready, stoppable
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.lab.rollouts import RANDOM, Totals, cores
from antics.lab.studies import Study, players
from antics.lab.table import check_format

if TYPE_CHECKING:
    from rich.console import Console

    from antics.arena import Ledger, Played

AT_RANDOM, BY_BOTS = 10_000, 200  # games, unless told otherwise
KEPT = ".played"  # what is played so far lies beside the table that is asked for


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    add_game(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        default=RANDOM,
        help="who plays, as in the arena: one on all seats, or several on changing seats (default: random)",
    )
    parser.add_argument(
        "--games",
        type=positive,
        metavar="N",
        help=f"default: {AT_RANDOM} at random, {BY_BOTS} by bots",
    )
    parser.add_argument(
        "--out", metavar="FILE", help="write a table, a row for each game and seat: .parquet or .csv"
    )
    parser.add_argument(
        "--resume", action="store_true", help="go on with games of bots that were stopped, if --out was given"
    )
    parser.add_argument(
        "--jobs", type=positive, metavar="N", help="threads or processes (default: one a core)"
    )
    parser.add_argument(
        "--max-rounds",
        type=positive,
        metavar="N",
        help="cut longer games off (default: 120 at random, 300 by bots)",
    )
    parser.add_argument("--report", metavar="FILE.html", help="write a page with plots, of games of bots")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_on(parser)
    add_setup(parser, game)


def run(args: argparse.Namespace) -> int:
    if args.out:
        check_format(args.out)
        check_writable(Path(args.out))
    elif args.resume:
        raise AnticsError("--resume needs --out FILE, the table to go on with")
    study = _study(args)
    if study.random and (args.resume or args.report):
        raise AnticsError("--resume and --report are for games of bots: name them with --bots")
    if args.report:
        check_writable(Path(args.report))
    report = {**_about(study), **(_at_random if study.random else _by_bots)(study, args)}
    if args.json:
        print(json.dumps(report))
    else:
        _show(study, report, args)
    return 0


def _study(args: argparse.Namespace) -> Study:
    from antics.arena.ledger import seed_in

    found = seed_in(args.out + KEPT) if args.out and args.resume and args.seed is None else None
    seed = (found or new_seed()) if args.seed is None else args.seed
    return Study.of(
        args.game,
        args.players,
        args.bots,
        seed,
        args.components,
        args.variant,
        args.max_rounds,
        options_of(args),
    )


def _about(study: Study) -> dict[str, Any]:
    contest = study.contest
    return {
        "game": contest.name,
        "players": contest.players,
        "options": dict(contest.options),
        "unofficial": contest.unofficial,
        "variant": contest.changes,
        "seed": contest.seed,
        "played_by": list(contest.bots),
        "max_rounds": contest.max_rounds,
    }


# ---- playing ---------------------------------------------------------------------------------------------


def _at_random(study: Study, args: argparse.Namespace) -> dict[str, Any]:
    """Only sums are kept of the games, unless a table is asked for."""
    simulation, games = study.simulation(), args.games or AT_RANDOM
    jobs = simulation.useful_jobs(games, args.jobs)
    with compiling(simulation.game) as progress:
        simulation.prepare(progress)
    start = perf_counter()
    total = Totals(simulation.players)
    kept: list[Played] = []
    with players(simulation, games, jobs, args.on, keep=bool(args.out)) as play, counting(games) as advance:
        for batch in play(games):
            total.add(batch.totals)
            kept += simulation.played(batch)
            advance(batch.totals.games)
    report = total.report(study.first, perf_counter() - start)
    if args.out:
        study.table_of(sorted(kept, key=lambda one: one.game)).write(args.out)
    return {"jobs": jobs, **report}


def _by_bots(study: Study, args: argparse.Namespace) -> dict[str, Any]:
    """What is played so far is kept beside the table, until it is written."""
    from antics.arena import Ledger, figures
    from antics.arena.page import page
    from antics.core.savefile import write

    games, jobs, contest = args.games or BY_BOTS, args.jobs or cores(), study.contest
    part = Path(args.out + KEPT) if args.out else None
    make_bots_ready(contest.game)
    start = perf_counter()
    ledger: Ledger = Ledger.at(part, contest, resume=args.resume) if part else Ledger()
    with ledger, stoppable(kept=part is not None):
        played = study.played(games, jobs, ledger, lambda done, total: counting(total, done), args.on)
    seconds = perf_counter() - start
    if part:
        study.table_of(played).write(args.out)
        part.unlink()
    found = figures(contest, played)
    if args.report:
        write(args.report, page(found))
    return {
        **found,
        "jobs": jobs,
        "seconds": round(seconds, 3),
        "games_per_s": round(len(played) / seconds, 2),
    }


# ---- telling ---------------------------------------------------------------------------------------------


def _show(study: Study, report: dict[str, Any], args: argparse.Namespace) -> None:
    from antics.cli.screen import make_console

    console, contest = make_console(), study.contest
    on = "".join(f", {name}" for name, value in contest.options.items() if value)
    console.print(f"\n[bold]{contest.game.title}[/], {contest.players} players{on}, seed {contest.seed}")
    show_variant(console, report)
    rate = report["games_per_s"]
    speed = f", {report['steps_per_s']:,.0f} steps/s" if study.random else ""
    console.print(
        f"{report['games']:,} games of {', '.join(contest.bots)} in {report['seconds']:,.1f} s: "
        f"[bold]{rate:{',.0f' if rate >= 10 else '.2f'}} games/s[/]{speed} ({report['jobs']} jobs)\n"
    )
    show_length(console, report)
    if study.random:
        console.print("Random play misleads about length: `--bots greedy` thinks.", style="dim")
    if report["cut_off"]:
        console.print(f"{report['cut_off']:,} games were cut off after {report['max_rounds']} rounds.")
    _show_order(console, report)
    _show_tallies(console, report)
    console.print("\n± and (…–…) are 95 % intervals; a shared win counts as a part of one.", style="dim")
    if args.out:
        console.print(f"The table is {args.out}", style="dim", markup=False)
    if args.report:
        console.print(f"The page is {args.report}", style="dim", markup=False)


def _show_order(console: Console, report: dict[str, Any]) -> None:
    sources = list(report["order"][0]["sources"])
    table = table_with("order of play", "wins (95 %)", *(sources if len(sources) > 1 else ()), "points")
    rival = [(report["rival"]["name"], report["rival"])] if report["rival"] else []
    for name, one in [(ordinal(one["place"]), one) for one in report["order"]] + rival:
        gained = [mean(one["sources"][name]) for name in sources] if "sources" in one else [""] * len(sources)
        points = mean(one["points"], bold=True) if "points" in one else ""
        table.add_row(name, percent(one["win_share"]), *(gained if len(sources) > 1 else ()), points)
    console.print(table)
    if report.get("begins"):
        console.print(report["begins"], markup=False, highlight=False)
    if report["shared_wins"]:
        console.print(f"Games that end in a shared win: {report['shared_wins']:,}.")
    if report["no_winner"]:
        console.print(f"Games without a winner: {report['no_winner']:,}.")


def _show_tallies(console: Console, report: dict[str, Any]) -> None:
    from rich.columns import Columns
    from rich.text import Text

    if report["tallies"]:
        items = [
            Text.assemble(
                (f"{found['mean']:>8,.2f} ", "cyan"),
                (f"±{found['high'] - found['mean']:<6.2f}", "dim"),
                name,
                no_wrap=True,
            )
            for name, found in report["tallies"].items()
        ]
        console.print("\nA game has, on average:")
        console.print(Columns(items, column_first=True, padding=(0, 3)))
