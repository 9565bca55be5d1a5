"""Who somebody is: an opaque cookie of each of their devices. Seats and settings belong to people, whose
sessions these are; there are no accounts."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import bindparam, func, insert, select, update
from starlette.datastructures import Headers

from antics.server.storage.schema import people_rows as people
from antics.server.storage.schema import session_rows as rows
from antics.server.storage.store import Store

COOKIE = "antics"
LASTS = 365 * 24 * 3600
REMEMBERED = 20_000  # sessions kept in memory
SEEN_EVERY = 3600.0  # seconds between two notes that a session is alive

_PERSON = func.coalesce(rows.c.person, rows.c.id)  # a version before makes sessions that are people too
_FIND = (
    select(
        _PERSON,
        func.coalesce(people.c.name, rows.c.name),
        rows.c.seen,
        rows.c.id,
        people.c.colour,
        rows.c.browser,
    )
    .outerjoin(people, people.c.id == _PERSON)
    .where(rows.c.token == bindparam("token"))
)


@dataclass
class Session:
    """Somebody, on one device."""

    id: str  # of the person: the same on all their devices, and what seats belong to
    name: str
    seen: float
    device: str  # of the session itself
    colour: int | None = None  # in which they like to play
    browser: str | None = None  # roughly


def cookie(headers: list[tuple[bytes, bytes]]) -> str | None:
    """The session's cookie as it came, read in one way by whoever asks: the first of its name."""
    for text in [value for name, value in headers if name == b"cookie"]:
        for pair in text.decode("latin-1").split(";"):
            name, _, value = pair.partition("=")
            if name.strip() == COOKIE:
                return value.strip()
    return None


NONE = Headers({})
BROWSERS = {"edg": "edge", "opr": "opera", "firefox": "firefox", "chrome": "chrome", "safari": "safari"}
SYSTEMS = {
    "android": "android",
    "iphone": "iphone",
    "ipad": "ipad",
    "windows": "windows",
    "mac os": "mac",
    "linux": "linux",
}


def browser(headers: Headers) -> str:
    """Roughly which browser it is, and on what; of what it says of itself, nothing else is kept.

    >>> browser(Headers({"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"}))
    'firefox linux'
    """
    told = headers.get("user-agent", "").lower()
    found = [
        next((name for sign, name in kinds.items() if sign in told), "") for kinds in (BROWSERS, SYSTEMS)
    ]
    return " ".join(filter(None, found))


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class Sessions:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Session] = OrderedDict()

    async def find(self, token: str | None, headers: Headers = NONE) -> Session | None:
        """The session of a cookie, if there is one; the headers tell of its browser."""
        if not token or len(token) > 100:
            return None
        key = digest(token)
        session = self._known.get(key)
        if session is None:
            async with self._store.reading() as connection:
                found = (await connection.execute(_FIND, {"token": key})).first()
            if found is None:
                return None
            session = Session(*found)
            self._remember(key, session)
        if time.time() - session.seen > SEEN_EVERY or (headers and not session.browser and browser(headers)):
            session.seen, session.browser = time.time(), browser(headers) or session.browser
            async with self._store.writing() as connection:
                seen = update(rows).where(rows.c.id == session.device)
                await connection.execute(seen.values(seen=session.seen, browser=session.browser))
        return session

    async def make(self, name: str = "") -> tuple[Session, str]:
        """Somebody new, and the cookie of their first session."""
        token, id, now = secrets.token_urlsafe(32), secrets.token_hex(8), time.time()
        session = Session(id, name, now, device=id)
        async with self._store.writing() as connection:
            await connection.execute(insert(people).values(id=id, name=name, made=now))
            await connection.execute(insert(rows).values(_row(session, token)))
        self._remember(digest(token), session)
        return session, token

    async def open(self, person: str) -> str:
        """One more session of somebody; its cookie."""
        token, now = secrets.token_urlsafe(32), time.time()
        session = Session(person, "", now, device=secrets.token_hex(8))
        async with self._store.writing() as connection:
            await connection.execute(insert(rows).values(_row(session, token)))
        return token

    async def rename(self, session: Session, name: str) -> None:
        if name != session.name:
            session.name = name
            await self.change(session.id, name=name)

    async def change(self, person: str, **values: object) -> None:
        """Keep something about a person."""
        async with self._store.writing() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(**values))
            await self._store.announce(connection, "sessions", [person])
        if "name" in values or "colour" in values:
            self.forget({person})

    def _remember(self, key: str, session: Session) -> None:
        self._known[key] = session
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def forget(self, ids: set[str]) -> None:
        """These people have changed: they are read again."""
        for key, session in list(self._known.items()):
            if session.id in ids:
                del self._known[key]

    def forget_all(self) -> None:
        """After a sweep: who is still known is read again."""
        self._known.clear()


def _row(session: Session, token: str) -> dict[str, object]:
    return {
        "id": session.device,
        "person": session.id,
        "token": digest(token),
        "name": session.name,
        "seen": session.seen,
        "made": session.seen,
    }
