"""The arena: bots against each other, over the same deals and on every seat, and what can be said then.

>>> from antics.arena import Contest, Ledger, figures, hold
>>> contest = Contest("connect-four", bots=("greedy", "random"), seed="7")
>>> ledger = Ledger()
>>> hold(contest, 4, ledger)
>>> [bot["bot"] for bot in figures(contest, ledger.games(4))["bots"]]
['greedy', 'random']
"""

from antics.arena.contest import Contest, Played
from antics.arena.figures import figures
from antics.arena.ledger import Ledger
from antics.arena.run import hold
from antics.arena.workers import Crash

__all__ = ["Contest", "Crash", "Ledger", "Played", "figures", "hold"]
