"""Who answers for those who give no answer: bots, and, for those who can do only one thing, nobody."""

from __future__ import annotations

from antics.table import choices
from antics.table.table import Table

NO_CHOICE = ""  # in the place of a level: the seat can do only one thing


def level_of(table: Table, seat: int) -> str | None:
    """Of the bot by which an answer comes, if not by a person."""
    level = table.bot_for(seat)
    holder = table.seats[seat]
    here = table.present(holder)  # who is away would not answer either, if there were a choice
    if level is None and here and not holder.asks and choices.only_choice(table.playing, seat) is not None:
        return NO_CHOICE
    return level


def without_thought(table: Table, seat: int) -> list[int] | None:
    """What the seat does for which nobody has to think."""
    return choices.only_choice(table.playing, seat) or table.rehearsed(seat)
