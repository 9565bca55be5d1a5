"""Bots worth playing: levels of strength, and what they think of a position."""

from antics.bots.bot import Bot, Cancel, Position, luck_number, thinking
from antics.bots.greedy import Greedy, Random
from antics.bots.hints import analyse
from antics.bots.levels import LEVELS, Level, bot
from antics.bots.search import Line, Search, Thought

__all__ = [
    "LEVELS",
    "Bot",
    "Cancel",
    "Greedy",
    "Level",
    "Line",
    "Position",
    "Random",
    "Search",
    "Thought",
    "analyse",
    "bot",
    "luck_number",
    "thinking",
]
