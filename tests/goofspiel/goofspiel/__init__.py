"""Goofspiel, the example of a game with secrets that is a package of its own."""

from antics.core.contract import Game
from goofspiel import audit, observation, rules, terminal, view, words

GAME = Game(
    __name__,
    title="Goofspiel",
    prefix="GS",
    seats=range(2, 4),
    rules=rules,
    words=words,
    view=view,
    terminal=terminal,
    audit=audit,
    observation=observation,
    events=rules.Event,
)
