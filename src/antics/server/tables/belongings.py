"""What belongs to somebody goes with them: to another device by their key, or away for good."""

from __future__ import annotations

from antics.server import keys
from antics.server.service import Service
from antics.server.sessions import Session
from antics.server.storage import figures, leagues, mine
from antics.server.tables import seating
from antics.table import clock
from antics.table.refusal import Refusal

MANY = 1000  # tables


async def owner(service: Service, key: str) -> str:
    """Whose key it is; refused if it is none, nobody's, or was replaced."""
    digest = keys.digest(key)
    if digest is None:
        raise Refusal("no-key")
    found = await mine.owner(service.store, digest)
    if found is None:
        raise Refusal("unknown-key")
    if found.replaced is not None:
        raise Refusal("key-replaced", when=int(found.replaced))
    return found.person


async def new_key(service: Service, session: Session) -> str:
    """A key that is somebody's from now on, in place of any they had. It is told this once."""
    key = keys.new()
    digest = keys.digest(key)
    assert digest
    await mine.replace_key(service.store, session.id, digest)
    return key


async def join(service: Service, session: Session, person: str) -> None:
    """Whoever this was on this device becomes the owner of a key, with all their seats."""
    if session.id == person:
        return
    try:
        changed = await mine.join(service.store, session.id, person)
    except mine.BothThere as there:
        raise Refusal("both-sit-here", game=there.game, table=there.table) from there
    await _told(service, changed, [session.id, person])


async def end_device(service: Service, session: Session, id: str) -> None:
    if not await mine.end_device(service.store, session.id, id):
        raise Refusal("not-found")
    service.part([session.id])


async def forget(service: Service, session: Session) -> None:
    """Somebody leaves all tables that are not over, where bots go on, and all leagues, and is forgotten."""
    for id in await figures.running(service.store, session.id, MANY):
        table = await service.registry.find(id)
        for seat in table.seats_of(session.id):
            await seating.leave(service, table, seat, session)
    for row in await leagues.of(service.store, session.id):
        league = await leagues.read(service.store, row.id)
        if member := league.member(session.id):
            await leagues.leave(service.store, league, member, clock.now())
    changed = await mine.forget(service.store, session.id)
    await _told(service, changed, [session.id])


async def _told(service: Service, tables: list[str], people: list[str]) -> None:
    """This process hears what the others are told."""
    for id in tables:
        if table := service.registry.tables.get(id):
            await service.registry.heard(table)
    service.part(people)
