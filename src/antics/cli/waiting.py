"""Something to look at while there is nothing to do but wait: only where somebody looks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from antics.cli.common import rich_error_console
from antics.core.contract import Game

Advance = Callable[[int], None]


@contextmanager
def compiling(game: Game) -> Iterator[Callable[[int, int], None] | None]:
    """How far compiling has come, which takes a while the first time."""
    console = rich_error_console()
    if not console.is_terminal:
        yield (
            lambda done, functions: (
                None if done else console.print(f"Compiling {game.title}, this once: about a minute …")
            )
        )
        return
    with console.status(f"Loading {game.title} …") as status:

        def progress(done: int, functions: int) -> None:
            now = f"{done + 1} of {functions} functions" if done + 1 < functions else "almost done"
            status.update(f"Compiling {game.title}, this once: {now} …")

        yield progress


@contextmanager
def counting(games: int, done: int = 0, what: str = "games") -> Iterator[Advance]:
    """A progress bar for so many games, or whatever is counted."""
    console = rich_error_console()
    if not console.is_terminal:
        yield lambda games: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), what, TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=games, completed=done)
        yield lambda games: bar.advance(task, games)


@contextmanager
def stoppable(*, kept: bool) -> Iterator[None]:
    """Games that may be stopped, or may fail: then it is told, and whether they can be gone on with."""
    from antics.arena import Crash

    try:
        yield
    except KeyboardInterrupt:
        go_on = "the same command with --resume goes on" if kept else "nothing was kept (--out keeps it)"
        print(f"\nStopped; {go_on}.", file=sys.stderr)
        raise
    except Crash as crash:
        print("antics:", crash, file=sys.stderr)
        raise SystemExit(1) from None


def make_bots_ready(game: Game) -> None:
    """Have the program that bots think with compiled, or loaded."""
    with compiling(game) as progress:
        from antics.bots import thinking

        thinking(game, progress)
