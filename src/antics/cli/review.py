"""`antics review`: a finished game looked back on: chances to win, the decisions that cost most, and luck."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import antics
from antics.cli.waiting import counting, make_bots_ready
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.match import Match
from antics.core.seats import NAMES
from antics.core.speech import say
from antics.review.review import Review

ROWS = 16  # moments of the curve that a terminal shows


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game that is over")
    parser.add_argument("--html", metavar="FILE", help="write the review as a page")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    match = antics.load(Path(args.file))
    if not match.over:
        raise AnticsError(f"{args.file}: the game is not over; a game is reviewed when it is")
    make_bots_ready(match.game)
    found = _reviewed(match)
    if args.html:
        _write(Path(args.html), match, found)
    if args.json:
        print(json.dumps(found.data()))
    elif not args.html:
        _show(match, found)
    return 0


def _reviewed(match: Match) -> Review:
    from antics.review import review

    with counting(len(match.log), what="choices") as count:
        return review(match, lambda done, of: count(1) if done <= len(match.log) else None)


def _write(path: Path, match: Match, found: Review) -> None:
    from antics.review.page import page

    try:
        path.write_text(page(match, found), encoding="utf-8")
    except OSError as error:
        raise AnticsError(f"{path} cannot be written: {error.strerror}") from error
    print(f"written: {path}", file=sys.stderr)


def _show(match: Match, found: Review) -> None:
    from rich import box
    from rich.table import Table

    from antics.cli.screen import coloured, make_console
    from antics.review.page import reasons, sentence, told

    console = make_console()
    console.print()
    console.print(coloured(say(match.game.words.verdict(match.state))), style="bold")
    names = NAMES[: match.players]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title="chance to win", title_justify="left")
    for heading in ("round", "move"):
        table.add_column(heading, justify="right")
    for name in names:
        table.add_column(coloured(name), justify="right")
    every = max(1, len(found.moments) // ROWS)
    for one in [*found.moments[:-1:every], found.moments[-1]]:
        table.add_row(str(one.round), str(one.move), *(f"{chance:.0%}" for chance in one.chances))
    console.print(table)
    console.print("decisions that cost most", style="italic")
    for decided in found.decisions:
        console.print(coloured(f"  {told(decided)} {reasons(decided)}"))
    if not found.decisions:
        console.print("  No decision was worth more than 3 wins in 100, as far as can be told.")
    fortunes = Table(
        box=box.SIMPLE_HEAD, pad_edge=False, title="luck and choices, in wins of 100", title_justify="left"
    )
    for heading in ("", "luck", "choices", "range"):
        fortunes.add_column(heading, justify="right" if heading else "left")
    fortunes.add_column("")
    for fortune in found.fortunes:
        figures = f"{100 * fortune.luck:+.0f}", f"{100 * fortune.choices:+.0f}", f"± {100 * fortune.give:.0f}"
        fortunes.add_row(coloured(names[fortune.seat]), *figures, sentence(fortune))
    console.print(fortunes)
    console.print(
        "Chances are those that whoever decided could have known. Luck: how much better or worse dice and "
        "draws fell than they do on average after the same choices; what is left is what choices were worth.",
        style="dim",
    )
