"""Save files: a game as a text that a person can read.

    antics 1
    game antler-island
    rules 2
    players 4
    option advanced
    seed 7
    commitment 3f5a…
    component food 1=9 2=9 3=9
    moves
    0 place O3
    …
    end

`rules` is the edition of the rules by which the moves were made; a file without it is of the first one, that
of Antics 0.1.0. Options that are off and components that were not replaced are left out. A commitment is what
the players were told about the seed before the game; if there is one, it must belong to the seed. `end` tells
a whole file from one that was cut short.

Where the log does not begin at set-up, lines such as `state ship 4 11` tell the position that it begins from
(see `position`): with them, a file without moves is a position. `luck 3 0 5` is luck decided beforehand.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from os import PathLike
from typing import TYPE_CHECKING, Any

from antics.core import editions
from antics.core import position as positions
from antics.core.chance import commitment
from antics.core.errors import AnticsError
from antics.core.registry import game

if TYPE_CHECKING:
    from antics.core.match import Match

HEADER = "antics 1"
MAX_SIZE = 4_000_000
UNOFFICIAL = "unofficial"  # the line that marks a variant
FACTS = ("game", "rules", "players", "seed", "commitment", "luck")


def to_text(match: Match) -> str:
    lines = _facts(match)
    if not match.begins_at_set_up:
        lines += _states(match.first)
    lines += ["moves", *(f"{entry.seat} {entry.action}" for entry in match.log), "end"]
    return "\n".join(lines) + "\n"


def position(match: Match) -> str:
    """How a game stands, as a save file that begins there."""
    return "\n".join([*_facts(match), *_states(match.state), "moves", "end"]) + "\n"


def _states(state: Any) -> list[str]:
    return [f"state {line}" for line in positions.lines(state)]


def _facts(match: Match) -> list[str]:
    game = match.game
    lines = [HEADER, f"game {game.name}", f"rules {game.edition}", f"players {match.players}"]
    lines += [f"option {name}" for name, value in match.options.items() if value]
    lines += [f"seed {match.seed}"]
    lines += [f"commitment {match.commitment}"] if match.commitment else []
    lines += [UNOFFICIAL] if match.unofficial else []
    for name, counts in match.components.items():
        lines.append(f"component {name} " + " ".join(f"{face}={count}" for face, count in counts.items()))
    if match.decided_luck:
        lines.append("luck " + " ".join(map(str, match.decided_luck)))
    return lines


def write(path: str | PathLike[str], text: str) -> None:
    """Write a file whole or not at all."""
    draft = f"{os.fspath(path)}.part"
    try:
        with open(draft, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(draft, path)
    except OSError as error:
        with suppress(OSError):
            os.unlink(draft)
        raise AnticsError(f"{path}: cannot be written: {error.strerror}") from error


def load(source: str | PathLike[str]) -> Match:
    """A game from a save file, or from the text of one.

    Raises `AnticsError`, which says in one line where and why, if it cannot be read, is damaged, holds a move
    that is not legal, or was played by an earlier edition of the rules and parts from today's.

    >>> import antics
    >>> match = antics.load("antics 1\\ngame connect-four\\nplayers 2\\nseed 7\\nmoves\\n0 drop d\\nend\\n")
    >>> match.waiting
    (1,)
    """
    if isinstance(source, str) and "\n" in source:
        return from_text(source, "save")
    if not isinstance(source, str | PathLike):
        raise AnticsError(f"a game is loaded from a file or a text, not from {source!r:.80}")
    try:
        with open(source, "rb") as file:
            data = file.read(MAX_SIZE + 1)
        text = data.decode()
    except OSError as error:
        raise AnticsError(f"{source}: cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise AnticsError(f"{source}: is no save file of Antics (it is not text)") from error
    if len(data) > MAX_SIZE:
        raise AnticsError(f"{source}: is too large to be a save file")
    return from_text(text, str(source))


def set_up(source: str | PathLike[str]) -> Match:
    """A game that goes on from a position: from the text that `Match.position` gives, or from a file of it.

    Raises `AnticsError`, which says in one line where and why, if it cannot be read, is damaged, or breaks
    something that must hold in every position of the game.

    >>> import antics
    >>> text = antics.new("connect-four", seed=7).position()
    >>> antics.set_up(text).waiting
    (0,)
    >>> antics.set_up(text.replace("moves", "state height 0 0 1 0 0 0 0\\nmoves"))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    antics.core.errors.AnticsError: save: this is no position of Connect Four: discs hang in the air, ...
    """
    match = load(source)
    if match.begins_at_set_up:
        raise AnticsError("this is a saved game, not a position: `load` reads it")
    return match


def from_text(
    text: str, where: str, from_set_up: bool = False, watch: Callable[[int], None] = lambda moves: None
) -> Match:
    """Play a saved game again, checking every move; on demand only one that begins at set-up, and whose luck
    nobody decided. `watch` is told before each move how many there were, and may put an end to it by an
    `AnticsError`."""
    lines = iter(enumerate(text.split("\n"), 1))
    if next(lines)[1] != HEADER:
        raise AnticsError(f"{where}: line 1: is no save file of Antics (it should begin with {HEADER!r})")
    match, edition = _begin(lines, where, from_set_up)
    number, line = text.count("\n") + 1, ""
    for number, line in lines:
        if line == "end":
            if any(rest for _, rest in lines):
                raise AnticsError(f"{where}: line {number + 1}: nothing may follow 'end'")
            return match
        seat, _, action = line.partition(" ")
        if not (_is_number(seat) and action):
            break
        watch(len(match.log))
        try:
            editions.play(match, edition, int(seat), action)
        except AnticsError as error:
            raise AnticsError(f"{where}: line {number}: {error}") from error
    raise AnticsError(f"{where}: line {number}: the file is cut short or damaged here: {line[:80]!r}")


def _begin(lines: Iterator[tuple[int, str]], where: str, from_set_up: bool) -> tuple[Match, int]:
    """The game that the lines before the moves describe, and the edition of its rules."""
    from antics.core.match import new

    facts: dict[str, str] = {}
    options: dict[str, bool] = {}
    components: dict[str, dict[str, int]] = {}
    states: dict[str, str] = {}
    number = 1
    for number, line in lines:
        key, _, value = line.partition(" ")
        if key == "moves" and not value:
            break
        if key == "option":
            options[value] = True
        elif key == "component":
            name, _, counts = value.partition(" ")
            components[name] = _counts(counts, f"{where}: line {number}")
        elif key == "state" and value.partition(" ")[0] not in states:
            field, _, states_text = value.partition(" ")
            states[field] = states_text
        elif (line == UNOFFICIAL or key in FACTS) and key not in facts:
            facts[key] = value
        else:
            raise AnticsError(f"{where}: line {number}: unexpected {line[:80]!r}")
    else:
        raise AnticsError(f"{where}: line {number}: the file is cut short: there are no moves")
    for key in ("game", "players", "seed"):
        if key not in facts:
            raise AnticsError(f"{where}: line {number}: the {key} is missing")
    for key in ("rules", "players"):
        if not _is_number(facts.setdefault(key, str(editions.FIRST))):
            raise AnticsError(f"{where}: {key} must be a number, not {facts[key][:80]!r}")
    if from_set_up and UNOFFICIAL in facts:
        raise AnticsError(f"{where}: it is an unofficial variant, which is not played here")
    if from_set_up and (states or "luck" in facts):
        raise AnticsError(f"{where}: it does not begin at set-up, or its luck was decided beforehand")
    players = int(facts["players"])
    if "commitment" in facts and facts["commitment"] != commitment(facts["seed"]):
        raise AnticsError(f"{where}: the commitment does not belong to the seed")
    try:
        game(facts["game"]).settings(players, options)
        edition = editions.known(game(facts["game"]), int(facts["rules"]))
        luck = _decided(facts.get("luck", ""))
        dealt: dict[str, Any] = {"variant" if UNOFFICIAL in facts else "components": components, **options}
        match = new(facts["game"], players, facts["seed"], luck=luck, **dealt)
        if states:
            match = _from_position(match, states)
        else:
            editions.begin(match, edition)
    except AnticsError as error:
        raise AnticsError(f"{where}: {error}") from error
    match.commitment = facts.get("commitment")
    return match, edition


def _from_position(match: Match, states: dict[str, str]) -> Match:
    """The match, set up in a position instead."""
    state = positions.state(match.game, match.players, match.seed, states)
    match.begins_at_set_up, match.opening, match.luck = False, (), []
    match.first = match.state = state
    return match


def _decided(text: str) -> list[int]:
    """Luck that was decided beforehand."""
    for word in text.split():
        if not _is_number(word):
            raise AnticsError(f"luck is a row of whole numbers, not {word[:80]!r}")
    return [int(word) for word in text.split()]


def _counts(text: str, where: str) -> dict[str, int]:
    counts: dict[str, int] = {}
    for item in text.split():
        face, _, count = item.rpartition("=")
        if not face or not _is_number(count):
            raise AnticsError(f"{where}: {item[:80]!r} is no count")
        counts[face] = int(count)
    return counts


def _is_number(text: str) -> bool:
    """A short one: Python refuses to read numbers of thousands of digits."""
    return text.isascii() and text.isdigit() and len(text) < 10
