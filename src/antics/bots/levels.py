"""The levels of strength: names for settings of the bots, all in one table."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from antics.bots.bot import Bot
from antics.bots.greedy import Greedy, Random
from antics.bots.guests import Guest, guest, named
from antics.bots.networks import onnx
from antics.bots.search import Search
from antics.core.errors import AnticsError


class Level(NamedTuple):
    """A bot that people can choose, and what they are told about it.

    >>> LEVELS["greedy"].about
    'takes what looks best at once, without thinking ahead'
    """

    bot: Bot
    about: str


LEVELS: dict[str, Level] = {
    "random": Level(Random(), "plays anything that is legal"),
    "greedy": Level(Greedy(), "takes what looks best at once, without thinking ahead"),
    "easy": Level(
        Greedy(redeals=2, haze=0.3),
        "takes what looks good at once, misjudges what is close, and does not see what others will answer",
    ),
    "medium": Level(Search(effort=0.03), "thinks ahead a little, for a few thousandths of a second a choice"),
    "hard": Level(
        Search(effort=1), "thinks ahead: a thousand imagined games or more, a tenth of a second a choice"
    ),
    "expert": Level(
        Search(effort=9), "thinks ahead for long: nine times as many imagined games, up to a second a choice"
    ),
    "champion": Level(
        Search(effort=27), "thinks ahead as long as anybody would wait: up to three seconds a choice"
    ),
}


# The search as it was before anything was learned: what others are measured by, offered to nobody.
CLASSIC: dict[str, Bot] = {
    "classic-medium": Search(effort=0.1, learned=False),
    "classic-hard": Search(effort=1, learned=False),
    "classic-expert": Search(effort=9, learned=False),
}

# And a budget: `search:300` is so many iterations a choice, `search:0.5s` so many seconds. `classic:300`
# judges by playing on, whatever was learned; `learned:300` by what was learned, measured or not.
SEARCHES: dict[str, dict[str, bool]] = {
    "search": {},
    "classic": {"learned": False},
    "learned": {"measured": False},
}

ONNX = "onnx"  # and a file: a network of somebody's own

MOST_SECONDS = 3600.0
SHORT = r"[A-Za-z0-9_-]{1,20}"
OURS = tuple(LEVELS)


def bot(name: str, *, also: Iterable[str] = ()) -> Bot:
    """The bot of this name: a level, a search with a budget of its own, a network in ONNX (`onnx:FILE`), or
    one of somebody else's, by its entry point or as `package.module:Name`.

    Raises `AnticsError` if there is none, or if what is found there is none; it names those that there are,
    and what else (`also`) whoever asks would have understood.

    >>> bot("search:300")  # doctest: +ELLIPSIS
    Search(iterations=300, seconds=None, effort=None, ...)
    >>> bot("genius")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    antics.core.errors.AnticsError: unknown bot 'genius' (there are: random, greedy, ...)
    """
    kind, colon, budget = name.partition(":")
    if colon and kind in SEARCHES:
        return _search(kind, budget)
    if colon and kind == ONNX:
        return Guest(name, onnx(budget))
    if name in LEVELS:
        return LEVELS[name].bot
    if name in CLASSIC:
        return CLASSIC[name]
    if name in named():
        return guest(name, named()[name])
    if ":" in name:
        return guest(name, name)
    known = ", ".join([*LEVELS, *CLASSIC, *also, *named()])
    raise AnticsError(
        f"unknown bot {name!r} (there are: {known}, search:N, search:Ns, onnx:FILE, package.module:Name)"
    )


def invite(name: str) -> str:
    """Make a bot of somebody else's a level of this process, for a service to offer; what it is called there:
    by its entry point, or `Name` of `package.module:Name`.

    Raises `AnticsError` if there is no such bot, or if a level or another guest is called so.

    >>> invite("hard")  # which is ours
    'hard'
    """
    found = bot(name)
    if not isinstance(found, Guest):
        return name
    short = name.rpartition(":")[2]
    if not re.fullmatch(SHORT, short):
        raise AnticsError(f"bot {name!r}: a level is called by at most 20 letters, digits, - and _")
    if short in LEVELS and LEVELS[short].bot != found:
        raise AnticsError(f"bot {name!r}: there is a level {short!r} already")
    LEVELS[short] = Level(found, found.about)
    return short


def full_name(level: str) -> str:
    """What a level is called in every process: of a guest, where it is found."""
    found = LEVELS[level].bot if level in LEVELS else None
    return found.name if isinstance(found, Guest) else level


def _search(kind: str, budget: str) -> Search:
    try:
        if budget.endswith("s"):
            seconds = float(budget.removesuffix("s"))
            return Search(seconds=min(seconds, MOST_SECONDS), **SEARCHES[kind])
        return Search(iterations=int(budget), **SEARCHES[kind])
    except ValueError as error:
        if isinstance(error, AnticsError):
            raise
        raise AnticsError(
            f"a search is {kind}:300 (iterations a choice) or {kind}:0.5s (seconds), not {kind}:{budget}"
        ) from None
