"""`antics play`: a game in this terminal, against bots or several people at one screen."""

from __future__ import annotations

import argparse
import sys
from contextlib import AbstractContextManager, nullcontext
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import antics
from antics.bots import LEVELS, Position, Random, bot, luck_number
from antics.cli.common import (
    add_game,
    add_setup,
    check_writable,
    new_seed,
    options_of,
    seat_named,
)
from antics.cli.menu import Menu
from antics.cli.waiting import make_bots_ready
from antics.core import clauses
from antics.core.choice import Action
from antics.core.contract import Game
from antics.core.errors import AnticsError, IllegalAction
from antics.core.events import Event
from antics.core.match import Entry, Match
from antics.core.registry import game as game_named
from antics.core.seats import INKS, NAMES
from antics.core.speech import say
from antics.core.state import WATCHER

if TYPE_CHECKING:
    from rich.console import Console

DEFAULT_LEVEL = "medium"
MOST_NEWS = 30  # sentences shown at once; `log` shows all
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what was scrolled off it
HELP = """\
  [cyan]a number[/]      choose from the list, step after step if there are more steps
  [cyan]a text[/]        the choice as it is written there, whole or the next part of it
  [cyan]back[/]          one step back within a choice
  [cyan]undo[/]          take your last choice back, if nothing came to light since
  [cyan]why TEXT[/]      why a choice is not allowed
  [cyan]rules[/]         the rule for this decision
  [cyan]rules ID[/]      a clause or a chapter; [cyan]rules all[/] for everything
  [cyan]board[/]         draw the board again
  [cyan]log[/]           all that happened
  [cyan]save FILE[/]     keep the game
  [cyan]quit[/]          stop"""


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    add_game(parser, optional=True)
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar="S", default="0", help="your seat, by name or number (default: 0)")
    parser.add_argument(
        "--against",
        metavar="L,L,…",
        help="who plays the other seats, in order, or one for all: "
        f"{', '.join(LEVELS)}, package.module:Name (default: medium)",
    )
    who.add_argument("--hot-seat", action="store_true", help="people on all seats, sharing this screen")
    parser.add_argument("--save", metavar="FILE", help="keep the game here after each of your choices")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    add_setup(parser, game)


def run(args: argparse.Namespace) -> int:
    match = _resumed(args) if args.resume else _new(args)
    seats = range(match.players)
    people = set(seats) if args.hot_seat else {seat_named(match.players, args.seat)}
    if args.save:
        check_writable(Path(args.save))
    bots = _bots(args, [seat for seat in seats if seat not in people])
    return Session(match, people, args.save, bots).run()


def _players(args: argparse.Namespace) -> int | None:
    """How many play, if the line says so: by itself, or by naming several opponents."""
    if args.players is None and args.against and "," in args.against:
        return len(args.against.split(",")) + 1
    players: int | None = args.players
    return players


def _bots(args: argparse.Namespace, seats: list[int]) -> dict[int, str]:
    """The level of each seat that nobody sits on."""
    if args.hot_seat and args.against is not None:
        raise AnticsError("play: --against does not go with --hot-seat: people are on all seats")
    levels = (DEFAULT_LEVEL if args.against is None else args.against).split(",")
    for level in levels:
        bot(level)
    if len(levels) not in (1, len(seats)):
        raise AnticsError(
            f"play: --against names {len(levels)} players for {len(seats)} other seats (or one for all)"
        )
    return dict(zip(seats, levels if len(levels) > 1 else levels * len(seats), strict=True))


def _new(args: argparse.Namespace) -> Match:
    if not args.game:
        raise AnticsError(f"play: which game? (there are: {', '.join(antics.game_names())})")
    return antics.new(
        args.game,
        _players(args),
        new_seed() if args.seed is None else args.seed,
        args.components,
        variant=args.variant,
        **options_of(args),
    )


def _resumed(args: argparse.Namespace) -> Match:
    given = [name for name in ("players", "seed", "components", "variant") if getattr(args, name) is not None]
    if given := [*given, *options_of(args)]:
        raise AnticsError(f"play: --{given[0]} does not go with --resume: the game is set up already")
    if args.game:
        game_named(args.game)
    match = antics.load(Path(args.resume))
    if args.game and args.game != match.game.name:
        raise AnticsError(f"{args.resume}: is a game of {match.game.name}, not of {args.game}")
    return match


class _Quit(Exception):
    """Somebody wants to stop."""


class _EndOfInput(Exception):
    """Nothing more will be typed."""


class Session:
    """A game with people at the terminal: who looks at the screen, and what they have heard so far."""

    def __init__(
        self, match: Match, people: set[int], save_to: str | None = None, bots: dict[int, str] | None = None
    ) -> None:
        from antics.cli.screen import make_console

        self.match = match
        self.people = people
        self.bots = bots or {}
        self.save_to = save_to
        self.console: Console = make_console()
        self.typed = sys.stdin.isatty()
        self._looking: int | None = None
        self._heard = dict.fromkeys(people, 0)
        self._drawn: dict[int, str] = {}
        self._refused = False
        self._unsaved = False
        self._commands = {
            "undo": self._undo,
            "save": self._save,
            "why": self._why,
            "rules": self._rules,
            "log": self._log,
            "board": self._board,
            "view": self._board,
            "help": self._help,
            "?": self._help,
            "quit": self._quit,
        }

    def run(self) -> int:
        """Play until the game is over or somebody stops; the exit code."""
        self._open()
        try:
            if any(not isinstance(bot(level), Random) for level in self.bots.values()):
                make_bots_ready(self.match.game)
            while not self.match.over:
                self._next_decision()
            self._close()
        except _Quit:
            return 0
        except _EndOfInput:
            self._keep()
            return 2 if self._refused else 0
        except KeyboardInterrupt:
            self.console.print()
            self._keep()
        return 0

    def _open(self) -> None:
        if self.typed:
            import readline  # noqa: F401  (gives `input` its editing and history)
        match, game = self.match, self.match.game
        options = "".join(f", {name}" for name, value in match.options.items() if value)
        self.console.print()
        variant = " [bold yellow]unofficial variant[/]" if match.unofficial else ""
        self.console.rule(f"[bold]{game.title}[/]{variant} [dim]{match.players} players{options}[/]")
        if len(self.people) == 1:
            seat = self._name(next(iter(self.people)))
            levels = set(self.bots.values())
            others = [f"{self._name(other)} plays {level}" for other, level in self.bots.items()]
            if len(levels) == 1 and len(others) > 1:
                others = [f"the others play {levels.pop()}"]
            self._print(f"You are {', '.join([seat, *others])}.")
        self.console.print(
            f"[dim]The seed is {match.seed}. Type [/][cyan]help[/][dim] to see what you can type.[/]"
        )

    def _next_decision(self) -> None:
        """Bots first, then whoever looks at the screen already."""
        people = self.people
        seat = min(self.match.waiting, key=lambda seat: (seat in people, seat != self._looking, seat))
        if seat not in people:
            self._let_bot_choose(seat)
        elif only := self._only_choice(seat):
            self.match.play(seat, only)
        else:
            self._ask(seat)

    def _only_choice(self, seat: int) -> Action | None:
        """What a person who plays alone need not be asked. At a shared screen it would betray something."""
        wholes = list(islice(self.match.choice(seat).wholes(), 2))
        return wholes[0].action if len(wholes) == 1 == len(self.people) else None

    def _let_bot_choose(self, seat: int) -> None:
        number = luck_number(self.match.seed, len(self.match.log), seat)
        position, player = Position.of(self.match, seat, number), bot(self.bots[seat])
        with self._thinking(seat):
            action = player.choose(position)
        self.match.play(seat, action)

    def _thinking(self, seat: int) -> AbstractContextManager[object]:
        """Something that moves while a bot thinks."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(f"[bold {INKS[seat]}]{self._name(seat)}[/] is thinking …")

    def _ask(self, seat: int) -> None:
        """Ask until there is an answer, or something else that ends this decision."""
        self._turn_screen_to(seat)
        self._tell_news(seat)
        self._draw(seat)
        menu = Menu(self.match, seat)
        self._show_question(seat, menu)
        while True:
            line = self._line(f"{self._name(seat)}> ").strip()
            try:
                if self._answered(seat, menu, line):
                    return
            except AnticsError as error:
                self._refuse(error)

    def _answered(self, seat: int, menu: Menu, line: str) -> bool:
        word, _, rest = line.partition(" ")
        if command := self._commands.get(word):
            return command(seat, rest.strip())
        if word == "back":
            menu.back()
        elif line and (action := menu.take(line)):
            self.match.play(seat, action)
            self._unsaved = True
            self._keep()
            return True
        self._show_question(seat, menu)
        return False

    def _show_question(self, seat: int, menu: Menu) -> None:
        self.console.print()
        if menu.fresh:
            self._print(say(self.match.game.words.ask(self.match.state, seat)), style="bold")
        menu.show(self.console)

    # ---- what one can type ---------------------------------------------------------------------

    def _undo(self, seat: int, rest: str) -> bool:
        """Back to the last choice that somebody here made; all or nothing."""
        undone = []
        while self.match.can_undo:
            undone.append(self.match.log[-1])
            self.match.undo()
            seat_back = undone[-1].seat
            if seat_back in self.people and not self._only_choice(seat_back):
                self._heard = {one: min(n, len(self._events())) for one, n in self._heard.items()}
                self._say_undone(undone[-1], seat)
                self._keep()
                return True
        for entry in reversed(undone):
            self.match.play(entry.seat, entry.action)
        raise AnticsError("there is nothing to undo: what was revealed, or decided by luck, stays")

    def _say_undone(self, entry: Entry, seat: int) -> None:
        """What was taken back, if it is this seat's own: that of another may be secret."""
        what = str(entry.action) if entry.seat == seat else f"the last choice of {self._name(entry.seat)}"
        self.console.print(f"Taken back: {what}", style="dim", markup=False)

    def _save(self, seat: int, rest: str) -> bool:
        path = rest or self.save_to
        if not path:
            raise AnticsError("save where? write `save FILE`")
        self.match.save(path)
        self._unsaved = False
        self.console.print(f"Saved to {path}", style="dim", markup=False)
        return False

    def _why(self, seat: int, rest: str) -> bool:
        if not rest:
            raise AnticsError("why what? write `why` and the text of a choice")
        try:
            self.match.parse(seat, rest)
        except IllegalAction as error:
            self._print(str(error))
            self._show_clauses(error.clause)
        else:
            self._print("That is allowed now.")
        return False

    def _rules(self, seat: int, rest: str) -> bool:
        from antics.cli.screen import show_rules

        game = self.match.game
        if rest:
            known = clauses.read(game)
            show_rules(self.console, list(known.values()) if rest == "all" else clauses.find(game, rest))
            return False
        self._show_clauses(game.words.ask(self.match.state, seat).clause)
        chapters = dict.fromkeys(clause.chapter for clause in clauses.read(game).values())
        self.console.print("\nChapters: " + "; ".join(chapters), style="dim", markup=False)
        return False

    def _show_clauses(self, id: str) -> None:
        from antics.cli.screen import show_rules

        if clause := clauses.read(self.match.game).get(id):
            show_rules(self.console, [clause])

    def _log(self, seat: int, rest: str) -> bool:
        self._tell(self._events(), seat)
        if not self.match.log:
            self._print("  Nobody has done anything yet.")
        return False

    def _board(self, seat: int, rest: str) -> bool:
        self._drawn.pop(seat, None)
        self._draw(seat)
        return False

    def _help(self, seat: int, rest: str) -> bool:
        self.console.print(HELP)
        return False

    def _quit(self, seat: int, rest: str) -> bool:
        if self.save_to:
            self._keep()
        else:
            self._offer_saving()
        raise _Quit

    def _offer_saving(self) -> None:
        while self._unsaved:
            try:
                path = self._line("Save the game to which file? (Enter: do not save) ").strip()
                if not path:
                    return
                self._save(0, path)
            except _EndOfInput:
                return
            except AnticsError as error:
                self._refuse(error)

    # ---- the screen ----------------------------------------------------------------------------

    def _turn_screen_to(self, seat: int) -> None:
        """Let nobody see what the one before saw."""
        if len(self.people) > 1 and seat != self._looking:
            self._clear()
            self._looking = seat
            self._print(f"\n{self._name(seat).capitalize()} is asked.", style="bold")
            self._line(f"Press Enter when only {self._name(seat)} looks at the screen. ")
        self._looking = seat

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        self._drawn.clear()

    def _events(self) -> list[Event]:
        return [*self.match.opening, *(event for entry in self.match.log for event in entry.events)]

    def _tell_news(self, seat: int) -> None:
        events = self._events()
        news = events[self._heard[seat] :]
        self._heard[seat] = len(events)
        if news:
            self.console.print()
            self._tell(news, seat, MOST_NEWS)

    def _tell(self, events: list[Event], seat: int, most: int | None = None) -> None:
        from antics.cli.screen import sentences

        told = sentences(self.match.game, events, seat)
        if most and len(told) > most:
            self.console.print(f"  … {len(told) - most} more before this (`log` shows all)", style="dim")
            told = told[-most:]
        for sentence in told:
            self._print(f"  {sentence}")

    def _draw(self, seat: int) -> None:
        """Draw the board if it looks different from what was drawn last."""
        from antics.cli.screen import picture, show_board

        drawing = picture(self.match, seat)
        if self._drawn.get(seat) != drawing:
            self._drawn[seat] = drawing
            self.console.print()
            show_board(self.console, drawing)

    def _close(self) -> None:
        """The end of the game."""
        from antics.cli.screen import show_result

        alone = len(self.people) == 1
        seat = next(iter(self.people)) if alone else WATCHER
        if not alone:
            self._clear()
        self._heard[seat] = max(self._heard.values())
        self._tell_news(seat)
        self._draw(seat)
        show_result(self.console, self.match)
        self._keep()
        if self.typed and not self.save_to:
            self._offer_saving()

    def _print(self, text: str, style: str = "") -> None:
        from antics.cli.screen import coloured

        self.console.print(coloured(text), style=style)

    def _name(self, seat: int) -> str:
        return NAMES[seat]

    # ---- in and out ----------------------------------------------------------------------------

    def _line(self, prompt: str) -> str:
        try:
            line = input(prompt)
        except EOFError:
            self.console.print()
            raise _EndOfInput from None
        if not self.typed:
            print(line)  # so that what was piped in reads like what was typed in
        return line

    def _refuse(self, error: AnticsError) -> None:
        self._refused = True
        self.console.file.flush()
        print("antics:", " ".join(str(error).split()), file=sys.stderr, flush=True)

    def _keep(self) -> None:
        """Keep the game where `--save` says; play goes on even if that fails."""
        if self.save_to:
            try:
                self.match.save(self.save_to)
            except AnticsError as error:
                self._refuse(error)
