"""`antics replay`: a saved game, step by step in a terminal, or as its log when nobody types."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import antics
from antics.cli.common import seat_named
from antics.cli.screen import coloured, make_console, sentences, show_board, show_result
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.events import Event
from antics.core.match import Match
from antics.core.seats import NAMES
from antics.core.state import EVERYONE, WATCHER

if TYPE_CHECKING:
    from rich.console import Console

HINT = "Enter: next, b: back, a number: go there, q: quit"


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument("file", metavar="FILE", help="a saved game")
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--seat", metavar="S", help="as this seat saw it (default: as spectators did)")
    whose.add_argument("--open", action="store_true", help="with all that was hidden or secret")


def run(args: argparse.Namespace) -> int:
    match = antics.load(Path(args.file))
    seat = WATCHER if args.seat is None else seat_named(match.players, args.seat)
    replay = Replay(match, seat, args.open)
    if sys.stdin.isatty():
        replay.walk()
    else:
        replay.print_all()
    return 0


@dataclass(frozen=True)
class Frame:
    """A moment of the game: what was done last, what came of it, and how things stood then."""

    done: str
    events: tuple[Event, ...]
    state: Any


class Replay:
    """A game laid out moment by moment, as one seat saw it, or open."""

    def __init__(self, match: Match, seat: int, is_open: bool) -> None:
        self.match = match
        self.seat = seat
        self.is_open = is_open
        self.frames = _frames(match)
        self.console: Console = make_console()

    def print_all(self) -> None:
        """The log, line by line, and how the game ended."""
        for number, frame in enumerate(self.frames):
            self._print_lines(number, frame)
        self._print_end()

    def walk(self) -> None:
        """Back and forth, as whoever sits there types."""
        self.console.print(f"[dim]{HINT}[/]")
        at, last = 0, len(self.frames) - 1
        while True:
            self._show(at)
            try:
                typed = input(f"{at} of {last}> ").strip()
                if typed in ("q", "quit"):
                    return
                at = min(max(_going(at, typed, last), 0), last)
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            except AnticsError as error:
                print("antics:", error, file=sys.stderr)

    def _show(self, at: int) -> None:
        frame = self.frames[at]
        self.console.print()
        self._print_lines(at, frame)
        self.console.print()
        show_board(self.console, self._picture(frame))
        if at == len(self.frames) - 1:
            self._print_end()

    def _print_lines(self, number: int, frame: Frame) -> None:
        events = frame.events
        if self.is_open:
            events = tuple(event._replace(seen=EVERYONE) for event in events)
        lines = sentences(self.match.game, events, self.seat)
        if self.is_open and frame.done:
            lines.insert(0, frame.done)
        for i, line in enumerate(lines):
            label = f"{number:>4}" if i == 0 else ""
            self.console.print(f"[dim]{label:>4}[/] ", coloured(line))

    def _picture(self, frame: Frame) -> str:
        view, state = self.match.game.view, frame.state
        if self.is_open:
            state = state.copy()
            state.seen[:] = [EVERYONE] * len(state.seen)
        return self.match.game.terminal.draw(view.see(state, self.seat))

    def _print_end(self) -> None:
        if self.match.over:
            show_result(self.console, self.match)
        else:
            names = ", ".join(NAMES[seat] for seat in self.match.waiting)
            self.console.print(f"\nThe game is not over; to decide: {names}", style="dim", markup=False)


def _frames(match: Match) -> list[Frame]:
    again = match.beginning()
    frames = [Frame("", again.opening, again.state)]
    for entry in match.log:
        events = again.play(entry.seat, entry.action)
        done = f"{NAMES[entry.seat]}: {entry.action}"
        frames.append(Frame(done, events, again.state))
    return frames


def _going(at: int, typed: str, last: int) -> int:
    """Where to go from here."""
    if not typed:
        return at + 1
    if typed in ("b", "back"):
        return at - 1
    if typed.isascii() and typed.isdigit() and len(typed) < 8 and int(typed) <= last:
        return int(typed)
    raise AnticsError(f"cannot go to {typed!r} ({HINT}; numbers are 0 to {last})")
