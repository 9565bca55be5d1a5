"""Words between people at a table: where its host has switched them on, seen by all who look at it."""

from __future__ import annotations

import unicodedata
from typing import Any

from antics.server.notices import calls
from antics.server.service import Service
from antics.server.sessions import Session
from antics.server.storage import talk
from antics.server.tables import seating
from antics.server.tables.live import LiveTable
from antics.table import clock
from antics.table.answers import Line
from antics.table.refusal import Refusal

LONGEST = 300  # characters of a line
UNSEEN = {"Cc", "Cs", "Co", "Cn"}  # kinds of characters that no text needs
TURNING = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # others' words would run backwards


def tidy(text: str) -> str:
    """A line as it is kept; refused, if nothing is left of it or it is too long.

    >>> tidy("  well\\n played ")
    'well played'
    """
    seen = (it for it in " ".join(text.split()) if it not in TURNING)
    text = "".join(it for it in seen if unicodedata.category(it) not in UNSEEN)
    if len(text) > LONGEST:
        raise Refusal("too-long", most=LONGEST)
    if not text:
        raise Refusal("invalid", where="body.text", problem="empty")
    return text


def shown(row: Any, host: bool = False) -> Line:
    """A line as somebody may read it: only the host learns who told of it."""
    return {
        "number": row.number,
        "seat": row.seat,
        "name": row.name,
        "text": row.text,
        "at": int(row.at),
        "reported": row.reported if host else [],
    }


@seating.judged_again
async def say(service: Service, table: LiveTable, number: int, session: Session, text: str) -> Line:
    """Somebody at the table writes something to all."""
    seat = table.seats[table.own_seat(session.id, number)]
    if not table.record.talk:
        raise Refusal("not-allowed", what="talk")
    if seat.silenced:
        raise Refusal("silenced")
    row = {"seat": number, "person": session.id, "name": seat.name, "text": tidy(text), "at": clock.now()}
    kept = await service.finish(talk.put(service.store, table.record.id, row | {"reported": []}))
    tell(table, kept)
    return shown(kept)


def tell(table: LiveTable, row: Any) -> None:
    """Tell a line to all who look at the table; the host also who told of it."""
    table.say(shown(row), shown(row, host=True))


async def read(service: Service, table: LiveTable, session: Session | None, beyond: int) -> list[Line]:
    """The lines beyond a number, for whoever may look at the table."""
    who = session.id if session else None
    if not table.may_look(who):
        raise Refusal("not-allowed", what="spectators")
    host = who is not None and who == table.record.host
    return [shown(row, host) for row in await talk.lines(service.store, table.record.id, beyond)]


async def report(service: Service, table: LiveTable, number: int, session: Session, line: int) -> None:
    """Somebody at the table tells the host of a line."""
    seat = table.own_seat(session.id, number)
    row = await talk.line(service.store, table.record.id, line)
    if seat in row.reported or row.person == session.id:
        return
    also = calls.of_report(table, line, clock.now())
    await service.finish(talk.report(service.store, table.record.id, line, [*row.reported, seat], also))
    tell(table, await talk.line(service.store, table.record.id, line))
