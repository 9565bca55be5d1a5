"""Hints: what a bot thinks of each choice, from what the seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from antics.bots.bot import Position, Stop, luck_number
from antics.bots.levels import LEVELS, bot
from antics.bots.reasons import explained
from antics.bots.search import Line, Search
from antics.core.errors import AnticsError

if TYPE_CHECKING:
    from antics.core.match import Match


def analyse(match: Match, seat: int, level: str = "hard", stop: Stop | None = None) -> list[Line]:
    """What a bot that thinks ahead found: the action it would choose first, then those it tried most; the
    first few with what speaks for them. Choices that come to the same are one.

    Raises `AnticsError` if the seat owes no decision, or if the bot does not think ahead.

    >>> import antics
    >>> analyse(antics.new("connect-four"), 0, "greedy")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    antics.core.errors.AnticsError: bot 'greedy' does not think ahead (those that do: medium, ...)
    """
    thinker = bot(level)
    if not isinstance(thinker, Search):
        levels = ", ".join(name for name, one in LEVELS.items() if isinstance(one.bot, Search))
        raise AnticsError(
            f"bot {level!r} does not think ahead (those that do: {levels}, search:N, search:Ns)"
        )
    number = luck_number(match.seed, "hint", len(match.log), seat)
    position = Position.of(match, seat, number)
    return explained(position, thinker.think(position, stop).lines(), stop)
