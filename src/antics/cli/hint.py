"""`antics hint`: what a bot thinks of each choice in a saved game, from what the seat to move knows."""

from __future__ import annotations

import argparse
import json
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import antics
from antics.cli.common import seat_named
from antics.cli.waiting import make_bots_ready
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.match import Match
from antics.core.seats import NAMES
from antics.core.speech import say

if TYPE_CHECKING:
    from antics.bots import Line

SHOWN = 12  # choices in the table; --json gives all
MANY = 1000


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument("--seat", metavar="S", help="whose choice (default: the first that is to move)")
    parser.add_argument(
        "--level",
        default="hard",
        metavar="L",
        help="medium, hard, expert, search:N or search:Ns (default: hard)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    match = antics.load(Path(args.file))
    if match.over:
        raise AnticsError(f"{args.file}: the game is over")
    seat = match.waiting[0] if args.seat is None else seat_named(match.players, args.seat)
    if seat not in match.waiting:
        raise AnticsError(
            f"{NAMES[seat]} is not to move (waiting: {', '.join(NAMES[one] for one in match.waiting)})"
        )
    from antics.bots import bot

    bot(args.level)
    make_bots_ready(match.game)
    lines = match.analyse(seat, args.level)
    if args.json:
        print(json.dumps(_data(match, seat, args.level, lines)))
    else:
        _show(match, seat, args.level, lines)
    return 0


def _data(match: Match, seat: int, level: str, lines: list[Line]) -> dict[str, object]:
    return {
        "game": match.game.name,
        "seat": seat,
        "level": level,
        "until": lines[0].until,
        "lines": [
            {
                "action": str(line.action),
                "visits": line.visits,
                "value": round(line.value, 4),
                "points": [round(points, 2) for points in line.points],
                "chances": [round(chance, 4) for chance in line.chances],
                "why": [message.data() for message in line.why],
            }
            for line in lines
        ],
    }


def _show(match: Match, seat: int, level: str, lines: list[Line]) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from antics.cli.screen import coloured, make_console

    console = make_console()
    console.print()
    console.print(coloured(f"{NAMES[seat]}: {say(match.game.words.ask(match.state, seat))}"), style="bold")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("", "choice"):
        table.add_column(heading)
    for heading in ("value", "", "tried"):
        table.add_column(heading, justify="right" if heading else "left")
    for name in NAMES[: match.players]:
        table.add_column(coloured(name), justify="right")
    for i, line in enumerate(lines[:SHOWN]):
        table.add_row(
            "→" if i == 0 else "",
            Text(str(line.action) or "(nothing)", style="bold" if i == 0 else ""),
            f"{line.value:.0%}",
            Text(bar(line.value), style="green"),
            f"{line.visits:,}",
            *(f"{points:.1f}" for points in line.points),
        )
    console.print(table)
    for line in lines[:SHOWN]:
        if line.why:
            told = " ".join(say(message) for message in line.why)
            console.print(Text(f"{line.action}: ", style="bold").append(told, style="not bold"))
    if len(lines) > SHOWN:
        console.print(f"and {len(lines) - SHOWN} more that were tried less", style="dim")
    legal = sum(1 for _ in islice(match.choice(seat).wholes(), MANY))
    if legal > len(lines):
        many = f"{MANY} or more" if legal == MANY else str(legal)
        console.print(f"({many} choices are possible; the others were not tried)", style="dim")
    console.print(
        f"→ is what {level} would do. Value: winning, and leading by points. "
        f"On the right: points expected at the end of the {lines[0].until}.",
        style="dim",
        markup=False,
    )


def bar(value: float, width: int = 10) -> str:
    """A share as a bar of eighths."""
    eighths = round(value * width * 8)
    return "█" * (eighths // 8) + ("▏▎▍▌▋▊▉"[eighths % 8 - 1] if eighths % 8 else "")
