"""The command line: `antics COMMAND …`. Each command is a module of this folder, imported when it is called.

A command module offers `arguments(parser, game)`, which says what it understands (of a certain game, if the
line names one), and `run(args)`, which does it and gives the exit code.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from antics import __version__
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.registry import game, game_names

COMMANDS = {
    "play": "play in this terminal, against bots or several at one screen",
    "simulate": "play many games, at random or by bots, and count; a table of them",
    "compare": "play variants of a game over the same deals, and tell what is different",
    "sweep": "play a game with one of its numbers from low to high, and tell what changes",
    "arena": "let bots play against each other, and tell how strong they are",
    "ladder": "test that each level of bots is stronger than the one below",
    "train": "let a network learn a game from games of its own",
    "hint": "tell what a bot thinks of each choice in a saved game",
    "review": "look back on a finished game: chances, costly decisions, luck",
    "export": "write the whole game as files that need no service, for any host of files",
    "serve": "let people and bots play together, in the browser",
    "workers": "let bots think in processes of their own, on any machine",
    "tables": "list the tables of a service; show, export or close one",
    "backup": "write all that a service keeps into a file, while it runs",
    "restore": "fill a new database from such a file",
    "verify": "check that all luck of a finished game followed from its secret",
    "replay": "go through a saved game step by step",
    "picture": "draw the board of a saved game, as SVG",
    "components": "print what is dealt at set-up, as a file to edit",
    "spaces": "print what a learner is shown of a game, and how many steps there are",
    "rules": "print the rules, or where each of them is carried out and tested",
    "programs": "tell in which form each game is thought about, and build programs",
    "bench": "measure speed, beside other engines if they are installed",
}
BAD_INPUT, INTERRUPTED, NOBODY_READS = 2, 130, 1


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _run(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
        return code
    except AnticsError as error:
        print("antics:", " ".join(str(error).split()), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    except SystemExit as done:  # argparse, after --help or --version
        return int(done.code or 0)


def _run(argv: list[str]) -> int:
    if not argv or argv[0] not in COMMANDS:
        return _top_level(argv)
    command = import_module(f"antics.cli.{argv[0]}")
    parser = _Parser(prog=f"antics {argv[0]}", description=_sentence(COMMANDS[argv[0]]), allow_abbrev=False)
    command.arguments(parser, _game_on(argv))
    args = parser.parse_args(argv[1:], argparse.Namespace(line=argv[1:]))
    code: int = command.run(args)
    return code


def _game_on(argv: list[str]) -> Game | None:
    """The game that a command line names, for its options."""
    names = game_names()
    return next((game(word) for word in argv[1:] if word in names), None)


def _top_level(argv: list[str]) -> int:
    commands = "\n".join(f"  {name:<12}{about}" for name, about in COMMANDS.items())
    parser = _Parser(
        prog="antics",
        usage="antics [--help] [--version] COMMAND …",
        description="Board games to play, to study and to simulate.",
        epilog=f"commands:\n{commands}\n\ngames:\n  {', '.join(game_names())}\n\n"
        "`antics COMMAND --help` tells more; `antics play GAME --help` also the options of that game.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
        allow_abbrev=False,
    )
    parser.add_argument("-h", "--help", action="store_true", help="show this text")
    parser.add_argument("--version", action="version", version=f"antics {__version__}")
    parser.add_argument("command", nargs="?", metavar="COMMAND", help=argparse.SUPPRESS)
    args, _ = parser.parse_known_args(argv)
    if args.command is not None:
        raise AnticsError(f"unknown command {args.command!r} (there are: {', '.join(COMMANDS)})")
    if argv and not args.help:
        raise AnticsError(f"unknown option {argv[0]!r} (`antics --help` tells what there is)")
    parser.print_help(sys.stdout if args.help else sys.stderr)
    return 0 if args.help else BAD_INPUT


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


class _Parser(argparse.ArgumentParser):
    """Complains in one line, like everything else here."""

    def error(self, message: str) -> NoReturn:
        raise AnticsError(f"{self.prog.partition(' ')[2]}: {message} (--help tells more)".lstrip(": "))
