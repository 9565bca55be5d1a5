"""Choices that differ in nothing that matters are one choice: a game's strategy says which, by their gist.

Which of them is taken must tell nobody anything: where a bot has decided on one, luck takes any of these.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from antics.bots.bot import MANY, Position
from antics.core.choice import Choice

Labels = tuple[int, ...]


class Whole(NamedTuple):
    """A whole choice, the labels of its steps, and what it comes to."""

    choice: Choice
    labels: Labels
    gist: Labels


def label(choice: Choice, step: int) -> int:
    return choice.game.strategy.label(choice.state, choice.seat, step)


def wholes(position: Position) -> Iterator[Whole]:
    """All whole choices at a position."""
    for choice, labels in _wholes(position.choice, ()):
        yield Whole(choice, labels, gist(position, labels))


def _wholes(choice: Choice, labels: Labels) -> Iterator[tuple[Choice, Labels]]:
    for step in choice.next_steps():
        longer, more = choice.then(step), (*labels, label(choice, step))
        if longer.done:
            yield longer, more
        else:
            yield from _wholes(longer, more)


def labels_of(position: Position, steps: Labels) -> Labels:
    """The labels of the steps of a choice."""
    labels, choice = [], position.choice
    for step in steps:
        labels.append(label(choice, step))
        choice = choice.then(step)
    return tuple(labels)


def gist(position: Position, labels: Labels) -> Labels:
    return position.game.strategy.gist(position.state, position.seat, labels)


def few_wholes(position: Position) -> list[Whole] | None:
    """All of them, unless there are many."""
    found = []
    for whole in wholes(position):
        found.append(whole)
        if len(found) > MANY:
            return None
    return found


def different(found: list[Whole]) -> list[Whole]:
    """One of each gist."""
    return list({whole.gist: whole for whole in reversed(found)}.values())[::-1]


def any_of(position: Position, found: list[Whole], wanted: Labels) -> Choice:
    """Any of the choices of this gist."""
    equals = [whole.choice for whole in found if whole.gist == wanted]
    return Random(position.number).choice(equals)


def any_along(position: Position, labels: Labels) -> Choice:
    """Any choice whose steps have these labels."""
    found = _along(position.choice, labels, Random(position.number))
    assert found is not None
    return found


def _along(choice: Choice, labels: Labels, luck: Random) -> Choice | None:
    """(A piece that lies too far to the right may leave none for what comes after it.)"""
    if not labels:
        return choice
    equals = [step for step in choice.next_steps() if label(choice, step) == labels[0]]
    for step in luck.sample(equals, len(equals)):
        if (found := _along(choice.then(step), labels[1:], luck)) is not None:
            return found
    return None
