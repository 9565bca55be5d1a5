"""`antics simulate`: many random games at full speed, and what came of them."""

from __future__ import annotations

import argparse
import json
from time import perf_counter
from typing import Any

import antics
from antics.cli.common import add_game, add_setup, new_seed, options_of, positive
from antics.cli.waiting import compiling, counting
from antics.core.contract import Game
from antics.core.match import Match
from antics.simulate import Simulation, Totals


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    add_game(parser)
    parser.add_argument("--games", type=positive, default=10_000, metavar="N", help="default: 10000")
    parser.add_argument("--jobs", type=positive, metavar="N", help="threads (default: one for each core)")
    parser.add_argument(
        "--max-rounds", type=positive, default=120, metavar="N", help="cut longer games off (default: 120)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_setup(parser, game)


def run(args: argparse.Namespace) -> int:
    seed = new_seed() if args.seed is None else args.seed
    first = antics.new(args.game, args.players, f"{seed}/0", args.components, **options_of(args))
    simulation = Simulation(first, seed, args.max_rounds)
    jobs = simulation.useful_jobs(args.games, args.jobs)
    with compiling(first.game) as progress:
        simulation.prepare(progress)
    start = perf_counter()
    with simulation.workers(jobs) as batches, counting(args.games) as advance:
        total = Totals(simulation.players)
        for counted in batches(args.games):
            total.add(counted)
            advance(counted.games)
    report = {
        "game": first.game.name,
        "players": first.players,
        "options": first.options,
        "seed": seed,
        "max_rounds": args.max_rounds,
        "jobs": jobs,
        **total.report(first, perf_counter() - start),
    }
    if args.json:
        print(json.dumps(report))
    else:
        _show(first, report)
    return 0


def _show(match: Match, report: dict[str, Any]) -> None:
    from antics.cli.screen import make_console

    console = make_console()
    on = "".join(f", {name}" for name, value in match.options.items() if value)
    console.print(f"\n[bold]{match.game.title}[/], {match.players} players{on}, seed {report['seed']}")
    console.print(
        f"{report['games']:,} games in {report['seconds']:,.1f} s: "
        f"[bold]{report['games_per_s']:,.0f} games/s[/], {report['steps_per_s']:,.0f} steps/s"
        f" ({report['jobs']} thread{'s' if report['jobs'] > 1 else ''})\n"
    )
    steps, rounds = report["steps"], report["rounds"]
    console.print(f"steps    {steps['mean']:,.1f} a game ({steps['min']:,} to {steps['max']:,})")
    console.print(f"rounds   {rounds['mean']:,.1f} a game ({rounds['min']:,} to {rounds['max']:,})")
    if report["cut_off"]:
        console.print(
            f"cut off  {report['cut_off']:,} after {report['max_rounds']} rounds (not in what follows)"
        )
    _show_seats(match, report)
    _show_tallies(report)


def _show_seats(match: Match, report: dict[str, Any]) -> None:
    from rich import box
    from rich.table import Table

    from antics.cli.screen import coloured, make_console

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("player")
    for heading in ("wins", *match.game.sources, "points"):
        table.add_column(heading, justify="right")
    for seat in report["seats"]:
        sources = [f"{points:.2f}" for points in seat["sources"].values()]
        table.add_row(
            coloured(seat["seat"]),
            f"{seat['win_share']:.1%}",
            *sources,
            f"[bold]{seat['points']:.2f}[/]",
        )
    console = make_console()
    console.print(table)
    if report["shared_wins"]:
        console.print(f"{report['shared_wins']:,} games end in a shared win.")
    if report["no_winner"]:
        console.print(f"{report['no_winner']:,} games have no winner.")


def _show_tallies(report: dict[str, Any]) -> None:
    from rich.columns import Columns
    from rich.text import Text

    from antics.cli.screen import make_console

    if report["tallies"]:
        items = [
            Text.assemble((f"{mean:>8,.2f} ", "cyan"), name, no_wrap=True)
            for name, mean in report["tallies"].items()
        ]
        console = make_console()
        console.print("\nA game has, on average:")
        console.print(Columns(items, column_first=True, padding=(0, 3)))
