"""`antics sweep`: a game with one of its numbers from low to high, and what changes."""

from __future__ import annotations

import argparse
import re
from typing import Any

from antics.cli.trials import add_trial, game_of, play
from antics.core.components import DIGITS, Component
from antics.core.contract import Game
from antics.core.errors import AnticsError

POINTS = 9  # values of a range, unless its step is given
MOST_POINTS = 40
FORM = re.compile(r"(\w+)\.([\w-]+)=(.*)")
RANGE = re.compile(r"(\d{1,4})\.\.(\d{1,4})(?::(\d{1,4}))?")


def arguments(parser: argparse.ArgumentParser, game: Game | None) -> None:
    parser.add_argument(
        "words",
        metavar="[GAME] PART.NAME=LOW..HIGH",
        nargs="+",
        help="a number of the game and its values: 3..27, 3..27:6 (by steps of 6), or 3,9,27",
    )
    add_trial(parser, game)


def run(args: argparse.Namespace) -> int:
    found = FORM.fullmatch(args.words[-1])
    if not found or len(args.words) > 2:
        raise AnticsError(f"sweep: {args.words[-1]!r} is no range of a number (food.three=3..27 is one)")
    part, name, text = found[1], DIGITS.get(found[2], found[2]), found[3]
    values = values_of(text)
    game, _ = game_of(args.words, [part])
    variants = {str(value): {part: _counts(game, part, name, value)} for value in values}
    own = game.parts[part].faces.get(name) if part in game.parts else None
    base = values.index(own) if own in values else 0
    about = {
        "kind": "sweep",
        "question": f"What changes with {part}.{name} from {values[0]} to {values[-1]}?",
        "swept": f"{part}.{name}",
    }
    return play(args, game, variants, about, base)


def values_of(text: str) -> list[int]:
    """The values of a range, or of a list."""
    if found := RANGE.fullmatch(text):
        low, high = int(found[1]), int(found[2])
        step = int(found[3]) if found[3] else max(1, -(-(high - low) // (POINTS - 1)))
        values = list(range(low, high + 1, step)) if step else []
    elif re.fullmatch(r"\d{1,4}(,\d{1,4})*", text):
        values = sorted({int(value) for value in text.split(",")})
    else:
        values = []
    if not 2 <= len(values) <= MOST_POINTS:
        raise AnticsError(
            f"sweep: {text!r} is no range of 2 to {MOST_POINTS} values (3..27, 3..27:6 and 3,9,27 are)"
        )
    return values


def _counts(game: Game, part: str, name: str, value: int) -> dict[str, Any]:
    """What a variant with this value says. Where there are two faces that share a fixed number of places, the
    other has the rest of them."""
    it = game.parts.get(part)
    if isinstance(it, Component) and it.room is None and it.total is not None and len(it.faces) == 2:
        rest = [face for face in it.faces if face != name]
        if len(rest) == 1 and value <= it.total:
            return {name: value, rest[0]: it.total - value}
    return {name: value}
