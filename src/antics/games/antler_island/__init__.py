"""Antler Island."""

from collections.abc import Sequence

from antics.core.contract import Change, Game, Option
from antics.core.events import Event as Told
from antics.games.antler_island import (
    advice,
    audit,
    features,
    observation,
    pieces,
    rules,
    strategy,
    terminal,
    view,
    words,
)
from antics.games.antler_island.events import NO_ANTLER, Event
from antics.games.antler_island.state import State


def had_nothing_to_gain(before: State, events: Sequence[Told]) -> bool:
    """Did a stag with tokens not grow since no antler piece was left for it? It had to cash them once."""
    return any(event.kind == Event.SKIPPED and event.b == NO_ANTLER for event in events)


GAME = Game(
    __name__,
    title="Antler Island",
    prefix="AI",
    seats=range(3, 5),
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
    sources=("does", "height", "own cubes", "foreign cubes"),
    tallies=("retreats", "locks", "draws", "wily tiles taken"),
    options=(Option("advanced", "fighting cubes, for experienced players", "AI-I1"),),
    ladder={"medium": 0.57},
    components=pieces.COMPONENTS,
    numbers=pieces.NUMBERS,
    changes=(Change(2, "AI-D3", had_nothing_to_gain),),
)
