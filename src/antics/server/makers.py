"""From where tables are made, so that one network cannot fill the service. The database counts, for all
processes: they share a key of the day, and once it is gone nobody can tell what address was counted."""

from __future__ import annotations

from antics.server.addresses import digest
from antics.server.storage import people
from antics.server.storage.store import Store
from antics.table import clock

DAY = 24 * 3600.0  # seconds


class Makers:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._of, self._key = -1, ""

    async def digest(self, address: str) -> str:
        """What is remembered of where a table was made from."""
        day = int(clock.now() / DAY)
        if day != self._of:
            name = f"{people.MAKERS}{day}"
            self._key = await people.secret(self._store, name)
            await people.forget_secrets(self._store, people.MAKERS, besides=name)
            self._of = day
        return digest(address, self._key)
