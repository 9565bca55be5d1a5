"""The levels of strength: names for settings of the bots, all in one table."""

from __future__ import annotations

from typing import NamedTuple

from antics.bots.bot import Bot
from antics.bots.greedy import Greedy, Random
from antics.bots.search import Search
from antics.core.errors import AnticsError


class Level(NamedTuple):
    bot: Bot
    about: str


LEVELS: dict[str, Level] = {
    "random": Level(Random(), "plays anything that is legal"),
    "greedy": Level(Greedy(), "takes what looks best at once, without thinking ahead"),
    "easy": Level(Greedy(slip=35), "as greedy, but every third choice is a whim"),
    "medium": Level(Search(effort=0.1), "thinks ahead a little, for a hundredth of a second a choice"),
    "hard": Level(
        Search(effort=1), "thinks ahead: a thousand imagined games or more, a tenth of a second a choice"
    ),
    "expert": Level(
        Search(effort=9), "thinks ahead for long: nine times as many imagined games, up to a second a choice"
    ),
}


SEARCH = "search:"  # and a budget: `search:300` is so many iterations a choice, `search:0.5s` so many seconds

MOST_SECONDS = 3600.0


def bot(name: str) -> Bot:
    """The bot of this name: a level, or a search with a budget of its own.

    Raises `AnticsError` if there is none.

    >>> bot("search:300")
    Search(iterations=300, seconds=None, effort=None, curiosity=1.0, chapters=0, jobs=1)
    >>> bot("genius")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    antics.core.errors.AnticsError: unknown bot 'genius' (there are: random, greedy, ...)
    """
    if name.startswith(SEARCH):
        return _search(name.removeprefix(SEARCH))
    if name not in LEVELS:
        raise AnticsError(f"unknown bot {name!r} (there are: {', '.join(LEVELS)}, search:N, search:Ns)")
    return LEVELS[name].bot


def _search(budget: str) -> Search:
    try:
        if budget.endswith("s"):
            seconds = float(budget.removesuffix("s"))
            return Search(seconds=min(seconds, MOST_SECONDS))
        return Search(iterations=int(budget))
    except ValueError as error:
        if isinstance(error, AnticsError):
            raise
        raise AnticsError(
            f"a search is search:300 (iterations a choice) or search:0.5s (seconds), not search:{budget}"
        ) from None
