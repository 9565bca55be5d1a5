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
from antics.core.message import Message
from antics.core.speech import LANGUAGES, say, seat_names
from antics.review.found import Review

ROWS = 16  # moments of the curve that a terminal shows


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game that is over")
    parser.add_argument("--html", metavar="FILE", help="write the review as a page")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of text and page (default: en)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    match = antics.load(Path(args.file))
    if not match.over:
        raise AnticsError(f"{args.file}: the game is not over; a game is reviewed when it is")
    make_bots_ready(match.game)
    found = _reviewed(match)
    if args.html:
        _write(Path(args.html), match, found, args.language)
    if args.json:
        print(json.dumps(found.data()))
    elif not args.html:
        _show(match, found, args.language)
    return 0


def _reviewed(match: Match) -> Review:
    from antics.review import review

    with counting(len(match.log), what="choices") as count:
        return review(match, lambda done, of: count(1) if done <= len(match.log) else None)


def _write(path: Path, match: Match, found: Review, language: str) -> None:
    from antics.review.page import page

    try:
        path.write_text(page(match, found, language), encoding="utf-8")
    except OSError as error:
        raise AnticsError(f"{path} cannot be written: {error.strerror}") from error
    print(f"written: {path}", file=sys.stderr)


def _show(match: Match, found: Review, language: str) -> None:
    from rich import box
    from rich.table import Table

    from antics.cli.screen import coloured, make_console
    from antics.review.words import decided, fortune

    def words(id: str) -> str:
        return say(Message(f"review-{id}"), language)

    console = make_console()
    console.print()
    console.print(coloured(say(match.game.words.verdict(match.state), language)), style="bold")
    names = seat_names(language)[: match.players]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=words("chances"), title_justify="left")
    for heading in ("round", "move"):
        table.add_column(words(heading), justify="right")
    for name in names:
        table.add_column(coloured(name), justify="right")
    every = max(1, len(found.moments) // ROWS)
    for at in [*found.moments[:-1:every], found.moments[-1]]:
        table.add_row(str(at.round), str(at.move), *(f"{chance:.0%}" for chance in at.chances))
    console.print(table)
    console.print(words("decisions"), style="italic")
    for it in found.decisions:
        console.print(coloured("  " + " ".join(say(part, language) for part in (decided(it), *it.why))))
    if not found.decisions:
        console.print(f"  {words('nothing')}")
    fortunes = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=words("fortunes"), title_justify="left")
    fortunes.add_column("")
    for heading in ("luck", "choices", "range"):
        fortunes.add_column(words(heading), justify="right")
    fortunes.add_column("")
    for one in found.fortunes:
        figures = f"{100 * one.luck:+.0f}", f"{100 * one.choices:+.0f}", f"± {100 * one.give:.0f}"
        fortunes.add_row(coloured(names[one.seat]), *figures, say(fortune(one), language))
    console.print(fortunes)
    console.print(f"{words('chances-about')} {words('fortunes-about')}", style="dim")
