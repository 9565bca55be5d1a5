"""Whether something can be kept: tried by writing, for one who asks as for many."""

from __future__ import annotations

import asyncio
import time

from antics.server.storage import records
from antics.server.storage.store import Store

FRESH = 1.0  # seconds for which an answer is good
PATIENCE = 3.0  # seconds after which the database is as good as gone


class Health:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying: asyncio.Task[None] | None = None
        self._well_at = -FRESH

    async def check(self) -> None:
        """Raises whatever is wrong with the database."""
        if time.monotonic() - self._well_at < FRESH:
            return
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(records.check(self._store))
            self._trying.add_done_callback(lambda it: it.cancelled() or it.exception())  # somebody may wait
        async with asyncio.timeout(PATIENCE):
            await asyncio.shield(self._trying)
        self._well_at = time.monotonic()
