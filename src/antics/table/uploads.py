"""Save files that come from elsewhere: data, which is played again within bounds."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from antics.core import savefile
from antics.core.errors import AnticsError
from antics.core.match import Match
from antics.table.refusal import Refusal
from antics.table.wish import SeatWish, TableSettings, TableWish, settings_of

MOVE = re.compile(r"^\d", re.MULTILINE)  # a line of a save file that is one


def load(text: str, most_moves: int, seconds: float) -> Match:
    """The game of a save file, if it is played again soon enough. Too long a one is not even begun."""
    watch = _watch(most_moves, seconds)
    if len(MOVE.findall(text.partition("\nmoves\n")[2])) > most_moves:
        watch(most_moves)
    return savefile.from_text(text, "save", True, watch)


def _watch(most_moves: int, seconds: float) -> Callable[[int], None]:
    until = time.monotonic() + seconds

    def watch(moves: int) -> None:
        if moves >= most_moves:
            raise AnticsError(f"save: has more than {most_moves} moves")
        if time.monotonic() > until:
            raise AnticsError(f"save: takes longer than {seconds:.0f} s to play again")

    return watch


def wish(match: Match, seats: list[SeatWish], settings: TableSettings) -> TableWish:
    """A table at which the game goes on; a refusal if it cannot go on at one. Without seats, I take all."""
    if match.decided_luck or not match.begins_at_set_up:
        raise Refusal("unusable", reason="a table begins at set-up, and its luck is not decided beforehand")
    if seats and len(seats) != match.players:
        raise Refusal("unusable", reason=f"the game is for {match.players} players")
    return TableWish(
        game=match.game.name,
        seats=[_seat(seat) for seat in seats] or [SeatWish(kind="me")] * match.players,
        options={name: value for name, value in match.options.items() if value},
        components=match.components,
        **settings_of(settings),
    )


def _seat(seat: SeatWish) -> SeatWish:
    """The game goes on at once: on an open seat with a bot."""
    return seat if seat.kind != "open" else SeatWish(kind="bot", name=seat.name, colour=seat.colour)
