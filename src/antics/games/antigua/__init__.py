"""Antigua: crews whose skills change with a swap of pirates, hidden islands, and treasures to fight for."""

from antics.core.contract import Game
from antics.core.events import EventKind
from antics.games.antigua import rules, strategy, view, words
from antics.games.antigua.pieces import COMPONENTS

GAME = Game(
    __name__,
    title="Antigua",
    prefix="AG",
    seats=range(2, 5),
    rules=rules,
    words=words,
    view=view,
    terminal=view,
    audit=view,
    events=EventKind,
    strategy=strategy,
    sources=("found", "robbed"),
    tallies=(
        "ended by the box",
        "ended by a drawn card",
        "ended by two waters",
        "ended by quiet",
        "fights",
        "robberies",
        "treasures",
    ),
    components=COMPONENTS,
)
