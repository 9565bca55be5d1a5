"""Two bots of somebody else's, as examples: see docs/bots.md."""

from __future__ import annotations

from random import Random

from antics import Action
from antics.bots import Position


class Corner:
    """Takes the first or the last of its choices, as its number says."""

    def choose(self, position: Position, stop: object = None) -> Action:
        luck = Random(position.number)  # the same number, the same choice: games can be repeated
        return position.legal()[luck.choice((0, -1))]


class Lookahead:
    """Takes what its seat is best off with at once, by the game's own sense of worth, over some redeals."""

    def __init__(self, redeals: int = 4) -> None:
        self.redeals = redeals

    def choose(self, position: Position, stop: object = None) -> Action:
        legal = position.legal()
        worth = {action: self.worth(position, action) for action in legal}
        return max(legal, key=worth.__getitem__)

    def worth(self, position: Position, action: Action) -> int:
        """What a choice leads to, over several ways in which that which is hidden may lie."""
        total = 0
        for redeal in range(self.redeals):
            choice = position.imagined(position.number + redeal).choice
            for step in action.steps:
                choice = choice.then(step)
            total += position.game.strategy.worth(choice.state, position.seat)
        return total
