"""How games look in a terminal: boards, what happened, rules, results. (rich is imported when needed.)"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from antics.core.clauses import Clause
from antics.core.contract import Game
from antics.core.events import Event
from antics.core.match import Match
from antics.core.message import message_of
from antics.core.seats import INKS, NAMES
from antics.core.speech import say
from antics.core.state import WATCHER

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

PLAIN_WIDTH = 110  # when nobody's terminal says how wide it is


def make_console() -> Console:
    from rich.console import Console

    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=PLAIN_WIDTH)
    return console


def coloured(text: str) -> Text:
    """A sentence with the seats in their colours."""
    from rich.text import Text

    sentence = Text(text)
    for name, ink in zip(NAMES, INKS, strict=True):
        sentence.highlight_regex(rf"(?i)\b{name}\b", f"bold {ink}")
    return sentence


def sentences(game: Game, events: Iterable[Event], seat: int) -> list[str]:
    """What happened, as a seat may hear it."""
    return [say(message_of(game.name, event.seen_by(seat))) for event in events]


def show_board(console: Console, picture: str) -> None:
    from rich.text import Text

    for line in Text.from_markup(picture).split("\n"):
        line.rstrip()
        console.print(Text("  ") + line, soft_wrap=True)


def show_rules(console: Console, clauses: Sequence[Clause]) -> None:
    """Clauses under their headings."""
    from rich.table import Table

    chapter = None
    grid = Table.grid(padding=(0, 2))
    for clause in clauses:
        if clause.chapter != chapter:
            if chapter is not None:
                console.print(grid)
            chapter = clause.chapter
            console.print("\n" + chapter, style="bold", markup=False)
            grid = Table.grid(padding=(0, 2))
            grid.add_column(style="cyan", no_wrap=True)
            grid.add_column()
        grid.add_row(clause.id, _titled(clause))
    console.print(grid)


def _titled(clause: Clause) -> Text:
    from rich.text import Text

    return Text.assemble((clause.title, "bold"), ": ", clause.text)


def show_result(console: Console, match: Match) -> None:
    """Points by source, ranks, and who won."""
    from rich import box
    from rich.table import Table

    sources = match.game.sources
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("rank", justify="right")
    table.add_column("player")
    for source in sources:
        table.add_column(source, justify="right")
    table.add_column("points", justify="right", style="bold")
    for score in sorted(match.scores, key=lambda score: (score.rank, score.seat)):
        points = [str(score.sources[source]) for source in sources]
        table.add_row(str(score.rank), coloured(score.name), *points, str(score.points))
    console.print()
    console.print(table)
    console.print(coloured(say(match.game.words.verdict(match.state))), style="bold")


def picture(match: Match, seat: int) -> str:
    """The board as a seat, or a watcher, sees it."""
    return match.game.terminal.draw(match.view(None if seat == WATCHER else seat))
