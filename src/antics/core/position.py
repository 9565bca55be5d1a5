"""A position as lines of text, field by field, and back: checked, so that play can go on from it.

    state round 3
    state ship 4 11
    state crew 17 23 -1 -1 -1 / 19 -1 -1 -1 -1

A field of which all numbers are 0 is left out. Rows of a table are parted by `/`. The luck of a position
follows from the seed and from how many numbers were drawn, so its stream is left out as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antics.core.chance import Luck, seed_luck
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.record import Field
from antics.core.state import LegalSteps

FOLLOWS = ("key", "block", "players")  # from what else is told
WORD_LENGTH = 20  # of the longest number that a field can hold


def lines(s: Any) -> list[str]:
    """A state as `FIELD numbers`, a line each."""
    told = []
    for name, field in s.FIELDS.items():
        value = getattr(s, name)
        if name not in FOLLOWS and value != field.blank():
            rows = {0: [[value]], 1: [value]}.get(len(field.shape), value)
            told.append(f"{name} " + " / ".join(" ".join(map(str, row)) for row in rows))
    return told


def state(game: Game, players: int, seed: str, fields: Mapping[str, str]) -> Any:
    """The state that these fields tell.

    Raises `AnticsError` if a field is not one of the game's or not of its form, and, naming what, if the
    position breaks something that must hold in every position of the game.
    """
    s = game.rules.State()
    for name, text in fields.items():
        if name not in s.FIELDS or name in FOLLOWS:
            raise AnticsError(f"a position of {game.title} has no {name[:80]!r}")
        setattr(s, name, _numbers(name, s.FIELDS[name], text))
    s.players = players
    if s.drawn < 0:
        raise AnticsError("'drawn' cannot be less than 0")
    _check(game, s)
    seed_luck(s, seed, s.drawn)
    return s


def _numbers(name: str, field: Field, text: str) -> Any:
    rows = [[_number(name, field, word) for word in row.split()] for row in text.split("/")]
    match field.shape:
        case () if [len(row) for row in rows] == [1]:
            return rows[0][0]
        case (n,) if [len(row) for row in rows] == [n]:
            return rows[0]
        case (n, m) if [len(row) for row in rows] == [m] * n:
            return rows
    form = {0: "one number", 1: "{} numbers", 2: "{} rows of {} numbers"}[len(field.shape)]
    raise AnticsError(f"{name!r} is {form.format(*field.shape)}, not {text[:80]!r}")


def _number(name: str, field: Field, word: str) -> int:
    bits = 8 * field.width
    low, high = (0, 2**bits) if field.code[0] == "u" else (-(2 ** (bits - 1)), 2 ** (bits - 1))
    if not word.isascii() or not word.removeprefix("-").isdigit() or len(word) > WORD_LENGTH:
        raise AnticsError(f"{name!r} has numbers, not {word[:80]!r}")
    if not low <= int(word) < high:
        raise AnticsError(f"{name!r} has numbers from {low} to {high - 1}, not {word}")
    return int(word)


def _check(game: Game, s: Any) -> None:
    """What must hold in every position holds, and whoever is asked can be told and can answer.

    Numbers that point nowhere make the game's own functions fail: that is an answer, too.
    """
    try:
        complaints = game.audit.audit(s.copy())
        if not complaints:
            complaints = _stuck(game, s)
    except (ArithmeticError, AssertionError, LookupError, StopIteration, TypeError, ValueError) as error:
        complaints = [f"there are numbers in it that point nowhere ({type(error).__name__}: {error})"]
    if complaints:
        raise AnticsError(f"this is no position of {game.title}: {complaints[0]}")


def _stuck(game: Game, s: Any) -> list[str]:
    """Look at a position as everyone who could would, and try all that may be done next."""
    waiting = game.rules.waiting(s)
    if waiting >> s.players:
        return ["it waits for a seat that nobody has"]
    for seat in range(s.players):
        game.terminal.draw(game.view.see(s, seat))
        game.words.ask(s, seat)
        out = LegalSteps()
        game.rules.legal_steps(s, seat, out)
        if game.rules.unfinished(s, seat):
            return ["somebody is in the middle of a choice"]
        if waiting >> seat & 1 and not out.n:
            return ["somebody is asked who can do nothing"]
        for step in out.step[: out.n]:
            after: Luck = s.copy()
            game.rules.apply(after, seat, step)
            game.rules.waiting(after)
    return []
