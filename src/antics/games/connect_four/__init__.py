"""Connect four, the smallest example of a game."""

from antics.core.contract import Game
from antics.games.connect_four import observation, rules, view, words

GAME = Game(
    __name__,
    title="Connect Four",
    prefix="C4",
    seats=range(2, 3),
    rules=rules,
    words=words,
    view=view,
    terminal=view,
    audit=view,
    observation=observation,
    events=rules.Event,
)
