"""Antics: Antler Island, Animal Kingdoms and Antigua, as a library and as games to play.

>>> import antics
>>> match = antics.new("antler-island", players=4, seed=7)
>>> match
<Antler Island, 4 players, 0 actions, waiting for yellow>
"""

from typing import TYPE_CHECKING

from antics.core.choice import Action, Choice
from antics.core.errors import AnticsError, IllegalAction
from antics.core.events import Event
from antics.core.match import Entry, Heard, Match, Score
from antics.core.registry import game, game_names
from antics.core.savefile import load, set_up
from antics.envs import vector
from antics.lab import simulate

if TYPE_CHECKING:
    from antics.typed import new  # the same, by games
else:
    from antics.core.match import new

__version__ = "0.2.0.dev0"  # the only place of it
__all__ = [
    "Action",
    "AnticsError",
    "Choice",
    "Entry",
    "Event",
    "Heard",
    "IllegalAction",
    "Match",
    "Score",
    "game",
    "game_names",
    "load",
    "new",
    "set_up",
    "simulate",
    "vector",
]
