"""Bots worth playing: levels of strength, and what they think of a position."""

from antics.bots.bot import Bot, Cancel, Position, luck_number, thinking
from antics.bots.greedy import Greedy, Leaning, Random
from antics.bots.guests import Foul, Guest
from antics.bots.hints import analyse
from antics.bots.holdings import Holding, could_hold
from antics.bots.levels import LEVELS, Level, bot, invite
from antics.bots.networks import Scores, Values
from antics.bots.search import Line, Search, Thought

__all__ = [
    "LEVELS",
    "Bot",
    "Cancel",
    "Foul",
    "Greedy",
    "Guest",
    "Holding",
    "Leaning",
    "Level",
    "Line",
    "Position",
    "Random",
    "Scores",
    "Search",
    "Thought",
    "Values",
    "analyse",
    "bot",
    "could_hold",
    "invite",
    "luck_number",
    "thinking",
]
