"""Antler Island."""

from antics.core.contract import Game, Option
from antics.core.events import EventKind
from antics.games.antler_island import pieces, rules, strategy, view, words

GAME = Game(
    __name__,
    title="Antler Island",
    prefix="AI",
    seats=range(3, 5),
    rules=rules,
    words=words,
    view=view,
    terminal=view,
    audit=view,
    events=EventKind,
    strategy=strategy,
    sources=("does", "height", "own cubes", "foreign cubes"),
    tallies=("retreats", "locks", "draws", "wily tiles taken"),
    options=(Option("advanced", "fighting cubes, for experienced players", "AI-I1"),),
    components=pieces.COMPONENTS,
)
