"""All that tables, bots and a prompt need, imported: what is in memory then is kept, and Python starts there.

So nothing of whoever plays may be here, and nothing that luck comes from.
"""

from antics.core.registry import game, game_names
from antics.pocket import console, thinker, worker

GAMES = [game(name) for name in game_names()]

__all__ = ["GAMES", "console", "thinker", "worker"]
