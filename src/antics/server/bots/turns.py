"""Whose turn it is, when more is to be thought of than there are workers.

What a person waits for comes first. Within a rank the owners take turns, so that nobody who wants much keeps
others waiting. The queue is bounded; who finds it full comes back later, and what nobody waits for makes room
for what somebody does.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

W = TypeVar("W")
PERSON, NOBODY, PAST = 0, 1, 2  # ranks: who waits at the table, or for a game that is over
RANKS = 3
MOST = 1000  # that wait
MOST_EACH = 100  # of these, of one owner


class Busy(Exception):
    """There is no room in the queue."""


class Claim(NamedTuple):
    """For whom something is to be thought of."""

    rank: int
    owner: str  # a session: the host of a table, or whoever asks for a hint


SOMEBODY = Claim(PERSON, "")


class Turns(Generic[W]):
    """Workers, and who waits for one."""

    def __init__(self, workers: list[W], most: int = MOST, most_each: int = MOST_EACH) -> None:
        self._idle = list(workers)
        self._most, self._most_each = most, most_each
        self._ranks: list[OrderedDict[str, deque[asyncio.Future[W]]]] = [OrderedDict() for _ in range(RANKS)]

    def __len__(self) -> int:
        return sum(len(line) for lines in self._ranks for line in lines.values())

    async def take(self, claim: Claim) -> W:
        """A worker, when it is the claim's turn. Raises `Busy` if too many wait."""
        if self._idle:
            return self._idle.pop()
        turn = self._join(claim)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and not turn.exception():
                self.give_back(turn.result())
            else:
                self._leave(claim, turn)
            raise

    def give_back(self, worker: W) -> None:
        """The worker is idle, or goes on with whoever is next."""
        while turn := self._next():
            if not turn.done():  # else it was cancelled just now
                turn.set_result(worker)
                return
        self._idle.append(worker)

    def _next(self) -> asyncio.Future[W] | None:
        for lines in self._ranks:
            if lines:
                owner, line = lines.popitem(last=False)
                turn = line.popleft()
                if line:
                    lines[owner] = line  # at the end: now it is the others' turn
                return turn
        return None

    def _join(self, claim: Claim) -> asyncio.Future[W]:
        lines = self._ranks[claim.rank]
        if len(lines.get(claim.owner, ())) >= self._most_each:
            raise Busy
        if len(self) >= self._most:
            self._make_room(claim.rank)
        turn: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        lines.setdefault(claim.owner, deque()).append(turn)
        return turn

    def _make_room(self, rank: int) -> None:
        """The last of those of a lower rank goes, if there is one."""
        for lower in reversed(range(rank + 1, RANKS)):
            if lines := self._ranks[lower]:
                owner, line = next(reversed(lines.items()))
                turn = line[-1]
                self._leave(Claim(lower, owner), turn)
                turn.set_exception(Busy())
                return
        raise Busy

    def _leave(self, claim: Claim, turn: asyncio.Future[W]) -> None:
        lines = self._ranks[claim.rank]
        line = lines.get(claim.owner)
        if line and turn in line:
            line.remove(turn)
            if not line:
                del lines[claim.owner]
