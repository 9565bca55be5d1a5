"""A view drawn with letters, as a terminal shows it: what a game without a board of its own looks like."""

from __future__ import annotations

from antics.core.contract import Game
from antics.core.picture import runs
from antics.table.answers import Picture, View


def of(game: Game, view: View) -> Picture:
    """The picture of what somebody sees, in lines of letters that look alike."""
    lines = runs(game.terminal.draw(view))
    return {
        "lines": [
            [
                {
                    "text": run.text,
                    "colour": run.colour,
                    "background": run.background,
                    "bold": run.bold,
                    "dim": run.dim,
                }
                for run in line
            ]
            for line in lines
        ]
    }
