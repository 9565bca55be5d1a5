"""People, and the ways in which they are called, as they come from the database and go there."""

from __future__ import annotations

import json
import secrets
from typing import Any

from sqlalchemy import delete, insert, select, text, update

from antics.server.storage.outbox import Also
from antics.server.storage.schema import (
    channel_rows,
    figure_rows,
    key_rows,
    outbox_rows,
    people_rows,
    seat_rows,
    secret_rows,
    table_rows,
)
from antics.server.storage.store import Store
from antics.table import clock
from antics.table.record import OVER
from antics.table.refusal import Refusal
from antics.table.wish import DAY

Holiday = list[float] | None
LONGEST = 30 * DAY  # of a holiday
A_YEAR = 60 * DAY  # of all that begin within a year
MANY = 10  # ways of being called, of one person
ON, OFF, UNSURE, STOPPED = "on", "off", "unsure", "stopped"


async def read(store: Store, person: str) -> Any:
    async with store.reading() as connection:
        return (await connection.execute(select(people_rows).where(people_rows.c.id == person))).first()


async def holiday(store: Store, person: str) -> Holiday:
    """The holiday that somebody is on, or has said to take."""
    row = await read(store, person)
    found = row.holidays[-1] if row and row.holidays else None
    return found if found and found[1] > clock.now() else None


async def plan_holiday(store: Store, person: str, wish: Holiday) -> list[list[float]]:
    """All holidays of somebody, with one in place of one that has not ended; refused if it is too long. None:
    go back to work."""
    now, row = clock.now(), await read(store, person)
    past = [it for it in (row.holidays if row else []) if it[1] <= now and it[1] > now - 365 * DAY]
    running = [it for it in (row.holidays if row else []) if it[0] < now < it[1]]
    if wish:
        taken = sum(until - start for start, until in past)
        usable = now - DAY <= wish[0] < wish[1] and wish[1] > now and wish[1] - wish[0] <= LONGEST
        if not usable or taken + wish[1] - wish[0] > A_YEAR or wish[0] > now + 365 * DAY:
            raise Refusal("no-such-holiday")
    return [*past, *([[it[0], now] for it in running] if not wish else []), *([wish] if wish else [])]


def keep_holidays(store: Store, person: str, holidays: list[list[float]]) -> Also:
    value = ":holidays" if store.is_sqlite else "CAST(:holidays AS JSON)"
    return f"UPDATE people SET holidays = {value} WHERE id = :person", {
        "person": person,
        "holidays": json.dumps(holidays),
    }


async def running_tables(store: Store, person: str) -> list[str]:
    """Tables over days at which somebody sits."""
    s, t = seat_rows.c, table_rows.c
    query = select(s.table_id).join(table_rows, t.id == s.table_id).distinct()
    async with store.reading() as connection:
        found = query.where(s.session == person, t.status != OVER, t.pace == "days")
        return list((await connection.execute(found)).scalars())


# ---- ways of being called ------------------------------------------------------------------------------


async def channels(store: Store, person: str) -> list[Any]:
    c = channel_rows.c
    async with store.reading() as connection:
        query = select(channel_rows).where(c.person == person).order_by(c.id)
        return list((await connection.execute(query)).all())


async def channel(store: Store, id: int) -> Any:
    async with store.reading() as connection:
        return (await connection.execute(select(channel_rows).where(channel_rows.c.id == id))).first()


async def keep_channel(store: Store, person: str, kind: str, address: str, form: Any, state: str) -> int:
    """A way of being called; the same again gets its new form."""
    c, now = channel_rows.c, clock.now()
    async with store.writing() as connection:
        same = (c.person == person) & (c.kind == kind) & (c.address == address)
        found = (await connection.execute(select(c.id, c.state).where(same))).first()
        if found:
            kept = ON if found.state == ON or state == ON else state
            values = {"form": form, "state": kept, "trouble": None, "since": now}
            await connection.execute(update(channel_rows).where(c.id == found.id).values(values))
            return int(found.id)
        many = select(c.id).where(c.person == person)
        if len((await connection.execute(many)).all()) >= MANY:
            raise Refusal("too-many-channels")
        row = {"person": person, "kind": kind, "address": address, "form": form, "state": state, "since": now}
        made = await connection.execute(insert(channel_rows).values(row).returning(c.id))
        return int(made.scalar_one())


async def change_channel(store: Store, id: int, **values: Any) -> None:
    async with store.writing() as connection:
        await connection.execute(update(channel_rows).where(channel_rows.c.id == id).values(**values))


async def forget_channel(store: Store, id: int) -> None:
    async with store.writing() as connection:
        await forget_channels(connection, [id])


async def forget_channels(connection: Any, ids: list[int]) -> None:
    await connection.execute(delete(outbox_rows).where(outbox_rows.c.channel.in_(ids)))
    await connection.execute(delete(channel_rows).where(channel_rows.c.id.in_(ids)))


async def secret(store: Store, name: str) -> str:
    """256 bits that the service keeps to itself, made when they are first asked for, by whichever process."""
    words = "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"
    async with store.writing() as connection:
        await connection.execute(text(words), {"name": name, "value": secrets.token_hex(32)})
        query = select(secret_rows.c.value).where(secret_rows.c.name == name)
        return str((await connection.execute(query)).scalar_one())


MAKERS = "makers "  # how the name of the key begins by which it is counted where tables are made from


async def forget_secrets(store: Store, begins: str, besides: str) -> None:
    """Secrets of these names are gone, but for one."""
    s = secret_rows.c
    async with store.writing() as connection:
        await connection.execute(delete(secret_rows).where(s.name.startswith(begins), s.name != besides))


async def names_at(store: Store, table: str) -> list[tuple[int, str]]:
    """The seats of a table, and what whoever sits there is called."""
    s = seat_rows.c
    async with store.reading() as connection:
        rows = await connection.execute(select(s.seat, s.name).where(s.table_id == table).order_by(s.seat))
        return [(row.seat, row.name) for row in rows]


# ---- who is forgotten -----------------------------------------------------------------------------------

_MINE = "(SELECT table_id FROM figures WHERE person = :person)"
_ALONE = f"""DELETE FROM figures WHERE table_id IN {_MINE} AND table_id NOT IN
(SELECT table_id FROM figures WHERE table_id IN {_MINE} AND person <> :person)"""


async def forget_people(connection: Any, people: list[str]) -> None:
    """What is known of some people beside their seats and sessions."""
    channels = select(channel_rows.c.id).where(channel_rows.c.person.in_(people))
    await forget_channels(connection, list((await connection.execute(channels)).scalars()))
    for person in people:
        await connection.execute(text(_ALONE), {"person": person})
    await connection.execute(
        update(figure_rows).where(figure_rows.c.person.in_(people)).values(person=None, name="")
    )
    await connection.execute(delete(key_rows).where(key_rows.c.person.in_(people)))
    await connection.execute(delete(people_rows).where(people_rows.c.id.in_(people)))
