"""Variants: games of which a number is another one, for those who design games. They are unofficial.

A variant is a table for each component, or for other numbers of the game, that says what is different:

    [food]
    three = 18

It may change whatever is data, as long as it can be dealt. `antics components GAME --variant` prints all.
"""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from random import Random
from typing import Any

from antics.core.components import Counts, tables
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.state import LegalSteps, first_of

DEALS, STEPS = 12, 30  # that are looked at before a variant is accepted
Given = Mapping[str, Any] | str | PathLike[str]


def accepted(game: Game, players: int, options: Mapping[str, bool], given: Given) -> dict[str, Counts]:
    """The tables of a variant, complete. Raises `AnticsError` if there is something wrong, or if it cannot be
    dealt to so many players; it says which invariant of the game that breaks."""
    where = str(given) if isinstance(given, str | PathLike) else "variant"
    found = accept(game, tables(given) if isinstance(given, str | PathLike) else given, where)
    _deal(game, players, options, found, where)
    return found


def accept(game: Game, given: object, where: str) -> dict[str, Counts]:
    """The tables of a variant, complete."""
    parts = game.parts
    if not isinstance(given, Mapping):
        raise AnticsError(f"{where}: must be a table for each thing that is different, not {given!r:.80}")
    for name in given:
        if name not in parts:
            raise AnticsError(
                f"{where}: {game.title} has no {name!r} that a variant could change "
                f"(it has: {', '.join(parts) or 'nothing'})"
            )
    return {name: parts[name].vary(counts, where) for name, counts in given.items()}


def _deal(
    game: Game, players: int, options: Mapping[str, bool], components: Mapping[str, Counts], where: str
) -> None:
    from antics.core.match import Match

    for i in range(DEALS):
        state = Match(game, players, f"variant/{i}", options, components, unofficial=True).state
        luck = Random(i)
        for _ in range(STEPS):
            if broken := game.audit.audit(state):
                raise AnticsError(f"{where}: it cannot be dealt to {players} players: {broken[0]}")
            if not _go_on(game, state, luck):
                break


def _go_on(game: Game, state: Any, luck: Random) -> bool:
    """Any legal step; is the game still going on?"""
    seats = game.rules.waiting(state)
    if seats == 0:
        return False
    offered = LegalSteps()
    game.rules.legal_steps(state, first_of(seats), offered)
    game.rules.apply(state, first_of(seats), luck.choice(offered.step[: offered.n]))
    return True


def changes(game: Game, components: Mapping[str, Mapping[str, int]]) -> list[str]:
    """What is different from the game as it is, each in a few words."""
    found = []
    for name, part in game.parts.items():
        now = components.get(name, part.faces)
        for face in (*part.faces, *(face for face in now if face not in part.faces)):
            before, after = part.faces.get(face, 0), now.get(face, 0)
            if before != after:
                found.append(f"{name}.{face} {after} instead of {before}")
    return found
