"""Antigua: crews whose skills change with a swap of pirates, hidden islands, and treasures to fight for."""

from antics.core.contract import Game
from antics.games.antigua import advice, audit, features, observation, rules, strategy, terminal, view, words
from antics.games.antigua.events import Event
from antics.games.antigua.pieces import COMPONENTS, NUMBERS

GAME = Game(
    __name__,
    title="Antigua",
    prefix="AG",
    seats=range(2, 5),
    rules=rules,
    words=words,
    view=view,
    terminal=terminal,
    audit=audit,
    observation=observation,
    features=features,
    events=Event,
    strategy=strategy,
    advice=advice,
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
    numbers=NUMBERS,
    ladder={"medium": 0.78, "hard": 0.72},
)
