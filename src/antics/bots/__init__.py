"""Bots worth playing: levels of strength, and what they think of a position."""

from antics.bots.hints import analyse
from antics.bots.levels import LEVELS, Level, bot
from antics.bots.players import Bot, Greedy, Line, Position, Random, Search, Thought, luck_number, thinking

__all__ = [
    "LEVELS",
    "Bot",
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
