"""The host in a worker of a browser, and what it asks of the page's side (`antics_page`)."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

from antics.pocket.host import PAUSE, Host
from antics.table.refusal import Refusal


class BrowserShelf:
    """Where the browser keeps games."""

    def __init__(self, page: Any) -> None:
        self._page = page

    async def get(self, id: str) -> str | None:
        found: str | None = await self._page.get(id)
        return found if isinstance(found, str) else None

    async def put(self, id: str, kept: str, brief: str, figures: str, number: int) -> None:
        problem = await self._page.put(id, kept, brief, figures, number)
        if isinstance(problem, str):
            raise Refusal(problem)

    async def remove(self, id: str) -> None:
        await self._page.remove(id)

    async def figures(self) -> str:
        found: str = await self._page.figures()
        return found


def host(*pause: float) -> Host:
    """The host of the tables of this device."""
    import antics_page  # type: ignore[import-not-found]

    numbers = count(1)

    async def think(order: str) -> str:
        number = next(numbers)
        try:
            answer: str = await antics_page.think(number, order)
            return answer
        except asyncio.CancelledError:
            antics_page.drop(number)
            raise

    low, high = pause or PAUSE
    return Host(BrowserShelf(antics_page), think, antics_page.tell, (low, high))
