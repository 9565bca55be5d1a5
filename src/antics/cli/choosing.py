"""Choosing step by step: what a choice may go on with, from its first step to its last."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from antics.core.choice import Action
from antics.core.match import Match
from antics.core.table import Choices


class Path:
    """A choice in the making: the steps so far, and the position they lead to."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._state: Any = match.state
        self.seat = seat
        self.steps: tuple[int, ...] = ()
        self.words: tuple[str, ...] = ()

    def options(self) -> list[tuple[int, str]]:
        """The steps that may come next, with what they are called."""
        game, out = self._match.game, Choices()
        game.rules.legal_steps(self._state, self.seat, out)
        return [(step, game.words.word(self._state, self.seat, step)) for step in out.step[: out.n]]

    def then(self, step: int, word: str) -> Path:
        """This path, one step longer."""
        path = Path(self._match, self.seat)
        path._state = self._state.copy()
        self._match.game.rules.apply(path._state, self.seat, step)
        path.steps, path.words = (*self.steps, step), (*self.words, word)
        return path

    @property
    def done(self) -> bool:
        """Is this a whole choice?"""
        return bool(self.steps) and not self._match.game.rules.unfinished(self._state, self.seat)

    @property
    def text(self) -> str:
        return " ".join(word for word in self.words if word)

    @property
    def action(self) -> Action:
        return Action(self.steps, self.text)

    def wholes(self) -> Iterator[Path]:
        """All whole choices that begin like this one."""
        if self.done:
            yield self
            return
        for step, word in self.options():
            yield from self.then(step, word).wholes()

    def follow(self, text: list[str]) -> Path | None:
        """As far as the text goes, if its words are those of legal steps."""
        if not text:
            return self
        if self.done:
            return None
        for step, word in self.options():
            said = word.split()
            if said and text[: len(said)] == said:
                path = self.then(step, word).follow(text[len(said) :])
                if path is not None:
                    return path
        return None

    def at_random(self, luck: random.Random) -> Path:
        """A whole choice, each step as good as any other."""
        path = self
        while not path.done:
            path = path.then(*luck.choice(path.options()))
        return path
