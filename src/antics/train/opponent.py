"""A bot of ours as the games of a training have it: those who learn against it, and are measured by it."""

from __future__ import annotations

from typing import Any

import numpy as np

from antics.bots import Position, Search, bot
from antics.core.errors import AnticsError
from antics.core.match import new
from antics.core.network import FIRST
from antics.train.games import Player, Table


def player_named(name: str, table: Table) -> Player:
    """The search of this name, at this table.

    Raises `AnticsError` if it is none that thinks for so many iterations, or if nobody sits opposite.
    """
    found = bot(name)
    if not isinstance(found, Search) or found.by_the_clock:
        raise AnticsError(
            f"--against: {name!r} is no search with iterations (medium to champion, search:300, …)"
        )
    if table.players == 1:
        raise AnticsError("--against: whoever plays alone has nobody to learn against")
    options: Any = table.options
    match = new(table.game.name, table.players, "0", **options)
    judge = found._judge(Position.of(match, match.waiting[0], 0))
    rows = np.frombuffer(judge.weights, np.int16).reshape(-1, FIRST)
    iterations = found._share(judge.pace, 0)
    assert iterations is not None
    return Player(rows, iterations, judge.curiosity)
