"""Who somebody is: an opaque cookie. Seats belong to sessions; there are no accounts."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import insert, select, update
from starlette.datastructures import Headers

from antics.server.storage.schema import session_rows as rows
from antics.server.storage.store import Store

COOKIE = "antics"
LASTS = 365 * 24 * 3600
REMEMBERED = 20_000  # sessions kept in memory
SEEN_EVERY = 3600.0  # seconds between two notes that a session is alive


@dataclass
class Session:
    id: str
    name: str
    seen: float


def cookie(headers: Headers) -> str | None:
    """The session's cookie as it came, read in one way by whoever asks: the first of its name."""
    for text in headers.getlist("cookie"):
        for pair in text.split(";"):
            name, _, value = pair.partition("=")
            if name.strip() == COOKIE:
                return value.strip()
    return None


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class Sessions:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Session] = OrderedDict()

    async def find(self, token: str | None) -> Session | None:
        """The session of a cookie, if there is one."""
        if not token or len(token) > 100:
            return None
        key = digest(token)
        session = self._known.get(key)
        if session is None:
            async with self._store.reading() as connection:
                found = (
                    await connection.execute(
                        select(rows.c.id, rows.c.name, rows.c.seen).where(rows.c.token == key)
                    )
                ).first()
            if found is None:
                return None
            session = Session(*found)
            self._remember(key, session)
        if time.time() - session.seen > SEEN_EVERY:
            await self._change(session, seen=time.time())
        return session

    async def make(self, name: str = "") -> tuple[Session, str]:
        """A new session, and its cookie."""
        token = secrets.token_urlsafe(32)
        session = Session(secrets.token_hex(8), name, time.time())
        async with self._store.writing() as connection:
            values = {"id": session.id, "token": digest(token), "name": name, "seen": session.seen}
            await connection.execute(insert(rows).values(values))
        self._remember(digest(token), session)
        return session, token

    async def rename(self, session: Session, name: str) -> None:
        if name != session.name:
            await self._change(session, name=name)

    async def _change(self, session: Session, **values: object) -> None:
        for key, value in values.items():
            setattr(session, key, value)
        async with self._store.writing() as connection:
            await connection.execute(update(rows).where(rows.c.id == session.id).values(**values))
            if "name" in values:
                await self._store.announce(connection, "sessions", [session.id])

    def _remember(self, key: str, session: Session) -> None:
        self._known[key] = session
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def forget(self, ids: set[str]) -> None:
        """Another process has changed these: they are read again."""
        for key, session in list(self._known.items()):
            if session.id in ids:
                del self._known[key]

    def forget_all(self) -> None:
        """After a sweep: who is still known is read again."""
        self._known.clear()
