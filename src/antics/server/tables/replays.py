"""Games laid out state by state for looking back, a few of which are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from antics.table import replay
from antics.table.table import Table

KEPT = 8


class Replays:
    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], list[Any]] = OrderedDict()

    async def states(self, table: Table) -> list[Any]:
        """The states that a table's game went through, from set-up on."""
        key = table.record.id, table.seq
        if key not in self._kept:
            match = table.playing
            self._kept[key] = await asyncio.to_thread(replay.states, match, list(match.log))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]
