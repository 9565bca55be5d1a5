"""New tables: what is kept of them, and who sits where."""

from __future__ import annotations

import secrets
import time
from dataclasses import replace

from antics.core.match import Match
from antics.core.registry import game as game_named
from antics.table import clock
from antics.table.answers import Status
from antics.table.record import MOVE, OPEN, PLAYING, LoggedMove, Record, Seat, free_colour, free_name
from antics.table.wish import SeatWish, TableWish, check_guided, check_pace, check_set_up, settings_of

MEDIUM = "medium"  # the level of a bot, if none is wished for


def new(
    wish: TableWish, host: str, name: str, secret: str, maker: str = "", known: Match | None = None
) -> tuple[Record, list[Seat]]:
    """A table as somebody of this name wishes it. The secret decides all luck, unless it is a game to go on
    with (`known`) or a guided one. A `Refusal` if there can be no such table."""
    check_set_up(wish.game, len(wish.seats), wish.options, wish.components)
    check_pace(wish)
    fixed = known or (check_guided(wish) if wish.guided else None)
    now, seats = clock.now(), _seats(wish.seats, host, name)
    record = Record(
        id=_new_id(),
        game=wish.game,
        players=len(wish.seats),
        options=wish.options,
        components=wish.components,
        edition=game_named(wish.game).edition,
        secret=fixed.seed if fixed else secret,
        sealed=fixed is None,
        status=_status(seats),
        host=host,
        maker=maker,
        made=now,
        touched=now,
        **settings_of(wish),
    )
    return record, seats


def again(old: Record, sat: list[Seat], host: str, secret: str, maker: str = "") -> tuple[Record, list[Seat]]:
    """The same people and settings once more."""
    now = time.time()
    seats = [
        Seat(it.seat, it.kind, it.session, it.level, it.name, it.colour, holiday=it.holiday, asks=it.asks)
        for it in sat
    ]
    for seat in seats:
        if seat.kind == "open":
            open_up(seat)
    record = replace(
        old,
        id=_new_id(),
        edition=game_named(old.game).edition,
        secret=secret,
        sealed=True,
        status=_status(seats),
        host=host,
        maker=maker,
        result=None,
        made=now,
        touched=now,
        version=0,
        paused=None,
        proposal=None,
        rematch=None,
    )
    return record, seats


def _new_id() -> str:
    return secrets.token_hex(8)


def _status(seats: list[Seat]) -> Status:
    """Of a new table: it begins at once, unless somebody is still to come."""
    return OPEN if any(seat.kind == "open" for seat in seats) else PLAYING


def _seats(wishes: list[SeatWish], host: str, name: str) -> list[Seat]:
    """Seats as they are wished for; who wishes for a colour chooses first."""
    seats = [Seat(i, colour=i) for i in range(len(wishes))]
    for seat in sorted(seats, key=lambda seat: wishes[seat.seat].colour is None):
        wish = wishes[seat.seat]
        if wish.kind == "open":
            open_up(seat)
        else:
            seat.colour = free_colour(seats, seat.seat, wish.colour)
            seat.kind = "bot" if wish.kind == "bot" else "person"
            seat.level = (wish.level or MEDIUM) if wish.kind == "bot" else None
            seat.session = host if wish.kind == "me" else None
            seat.name = wish.name or (free_name(seats) if wish.kind == "bot" else name)
    return seats


def open_up(seat: Seat, name: str = "") -> None:
    """Nobody sits here any more; there is a link for whoever comes. (In a game, everyone keeps a name.)"""
    seat.kind, seat.session, seat.level, seat.name = "open", None, None, name
    seat.link, seat.link_until, seat.asking, seat.kept = new_link(), None, None, False


def new_link() -> str:
    return secrets.token_urlsafe(18)


def logged(known: Match) -> list[LoggedMove]:
    """What was played elsewhere, as the log of a table."""
    now = time.time()
    return [
        LoggedMove(i, MOVE, entry.seat, list(entry.action.steps), f"upload {i}", now)
        for i, entry in enumerate(known.log, 1)
    ]
