"""Bots of somebody else's: named by where they are, or by an entry point of their package.

    antics arena connect-four --bots my_bots:Eager,greedy

    [project.entry-points."antics.bots"]
    eager = "my_bots:Eager"

A bot is an object with `choose(position, stop)`, or a class that makes one without arguments (see `Bot`). It
is given a position of its own, redealt for its seat, and its answer is checked.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from typing import Any

from antics.bots.bot import Position, Stop
from antics.core.choice import Action, quoted
from antics.core.errors import AnticsError, IllegalAction

GROUP = "antics.bots"


class Foul(AnticsError):
    """A bot of somebody else's broke its contract, or failed."""


@dataclass(frozen=True)
class Guest:
    """A bot of somebody else's, watched."""

    name: str
    bot: Any

    @property
    def by_the_clock(self) -> bool:
        """Does it think by the clock, so that what it does cannot be repeated exactly? It says so itself."""
        return bool(getattr(self.bot, "by_the_clock", False))

    @property
    def about(self) -> str:
        """The first line of what it says about itself."""
        told = (getattr(self.bot, "__doc__", None) or "").strip().partition("\n")[0]
        return told or f"a bot of somebody else's ({self.name})"

    def choose(self, position: Position, stop: Stop | None = None) -> Action:
        """Its choice. Raises `Foul` if it fails, or answers with anything that is no legal choice."""
        try:
            answer = self.bot.choose(replace(position, state=position.state.copy()), stop)
        except Exception as error:
            raise Foul(f"bot {self.name!r} failed: {type(error).__name__}: {error}") from error
        try:
            return self._legal(position, answer)
        except IllegalAction as error:
            raise Foul(
                f"bot {self.name!r} broke its contract: it returned {quoted(answer)}: {error}"
            ) from error

    def _legal(self, position: Position, answer: object) -> Action:
        """The answer, an action or its text, if it is a legal choice."""
        if isinstance(answer, str):
            return position.parse(answer)
        if not isinstance(answer, Action) or not isinstance(answer.steps, tuple):
            raise Foul(
                f"bot {self.name!r} broke its contract: it returned {quoted(answer)}, "
                "not one of `position.legal()` or the text of one"
            )
        choice = position.choice
        for step in answer.steps:
            choice = choice.then(step)
        if not choice.done:
            raise choice.not_finished()
        return choice.action


@cache
def named() -> dict[str, str]:
    """The bots that installed packages bring: where each name is found."""
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


@cache
def guest(name: str, where: str) -> Guest:
    """The bot that is to be found there, such as `package.module:Name`.

    Raises `AnticsError` if there is none, or if it cannot choose.
    """
    module, _, path = where.partition(":")
    try:
        found: Any = _module(module)
        for part in path.split("."):
            found = getattr(found, part)
        bot = found() if isinstance(found, type) else found
    except Exception as error:  # whatever goes wrong in somebody else's module
        raise AnticsError(f"bot {name!r} cannot be loaded: {type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise AnticsError(f"bot {name!r} breaks its contract: {quoted(bot)} has no `choose(position, stop)`")
    return Guest(name, bot)


def _module(name: str) -> Any:
    """A module, of a package or of the folder where one is."""
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    return import_module(name)
