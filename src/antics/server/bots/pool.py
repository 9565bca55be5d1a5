"""Worker processes in which bots think. Who crashes or is stuck is replaced, and a simpler bot answers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import sys
from typing import Any

from antics.bots import Leaning, Position, orders
from antics.bots.orders import SIMPLE, Order
from antics.core.forms import program_file
from antics.core.match import Match
from antics.core.registry import game as game_named
from antics.review import Question
from antics.review import orders as review_orders
from antics.server.bots.turns import PAST, PERSON, SOMEBODY, Claim, Turns
from antics.server.logs import log
from antics.server.metrics import Metrics
from antics.server.settings import Settings

PIPE = 1 << 20  # bytes of an answer


class Stuck(Exception):
    """A worker gave no answer."""


class Worker:
    """A process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._unwanted = 0  # answers on their way that nobody waits for any more

    async def ask(self, order: dict[str, Any], patience: float) -> Any:
        """The answer to an order. Who waits no more has cancelled it; who waits too long finds it `Stuck`."""
        try:
            async with asyncio.timeout(patience):
                process = self._process or await self._start()
                self._send(process, order)
                try:
                    said = await self._hear(process)
                except asyncio.CancelledError:
                    self._unwanted += 1
                    self._send(process, {"what": "cancel"})
                    raise
        except (TimeoutError, OSError, ValueError) as error:
            await self.stop()
            raise Stuck(type(error).__name__) from error
        if "error" in said:
            raise Stuck(said["error"])
        return said["answer"]

    def _send(self, process: asyncio.subprocess.Process, order: dict[str, Any]) -> None:
        assert process.stdin
        process.stdin.write(json.dumps(order).encode() + b"\n")

    async def _hear(self, process: asyncio.subprocess.Process) -> dict[str, Any]:
        """The next line that somebody waits for."""
        assert process.stdout
        while True:
            line = await process.stdout.readline()
            if not line:
                raise OSError("crashed")
            if not self._unwanted:
                said: dict[str, Any] = json.loads(line)
                return said
            self._unwanted -= 1

    async def _start(self) -> asyncio.subprocess.Process:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "antics.server.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=PIPE,
        )
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        self._unwanted = 0
        if process:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            if process.stdin:
                process.stdin.close()
            await process.wait()
            if process.stdout:
                await process.stdout.read()


class Replaced(Exception):
    """The same session asks for another hint, or wants none any more."""


class WorkerPool:
    """All workers. Whoever wants a thought waits for its turn; the event loop does not."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._workers = [Worker() for _ in range(settings.workers)]
        self._turns = Turns(self._workers)
        self._hints: dict[str, asyncio.Task[Any]] = {}  # by session

    async def choose(self, match: Match, seat: int, level: str, claim: Claim = SOMEBODY) -> list[int]:
        """A choice of a bot, or of a simpler one if need be; always one. Raises `Busy` if too many wait."""
        for one in (level, level, SIMPLE):
            if seat not in match.waiting:
                return []  # meanwhile somebody else has answered
            try:
                order = orders.choose(match, seat, one, secrets.randbits(48))
                steps: list[int] = await self._ask(order, claim)
                return steps
            except Stuck as error:
                self._metrics.bot_failures.inc()
                log("bot-failed", game=match.game.name, bot=one, reason=str(error))
        if seat not in match.waiting:
            return []
        position = Position.of(match, seat, secrets.randbits(48))
        return list(Leaning().choose(position).steps)

    async def hint(self, match: Match, seat: int, session: str = "") -> list[dict[str, Any]]:
        """What a bot thinks of the seat's choices. A session has one hint at a time: `Replaced` is raised
        where it waits for an older one. Raises `Stuck` or `Busy` if there is none to be had."""
        self.drop_hint(session)
        order = orders.hint(match, seat, secrets.randbits(48))
        thought = asyncio.create_task(self._ask(order, Claim(PERSON, session)))
        self._hints[session] = thought
        try:
            lines: list[dict[str, Any]] = await asyncio.shield(thought)
        except asyncio.CancelledError:
            if thought.cancelled():
                raise Replaced from None
            thought.cancel()  # nobody waits any more
            raise
        finally:
            if self._hints.get(session) is thought:
                del self._hints[session]
        return lines

    async def holdings(self, match: Match, seat: int, session: str = "") -> list[dict[str, Any]]:
        """What is hidden from a seat, and how likely each possibility is. Raises `Stuck` or `Busy`."""
        order = orders.holdings(match, seat, secrets.randbits(48))
        found: list[dict[str, Any]] = await self._ask(order, Claim(PERSON, session))
        return found

    async def look_back(self, question: Question, owner: str) -> dict[str, Any] | None:
        """What is found out about a game that is over, behind all that is thought for games that are not.
        Raises `Stuck` or `Busy`."""
        order = review_orders.order(question)
        found: dict[str, Any] | None = await self._ask(order, Claim(PAST, owner))
        return found

    def drop_hint(self, session: str) -> None:
        """Whatever hint somebody waits for is not wanted any more."""
        if thought := self._hints.pop(session, None):
            thought.cancel()

    async def _ask(self, order: Order, claim: Claim) -> Any:
        ready = program_file(game_named(order["game"])) is not None
        patience = self._settings.think if ready else self._settings.compile
        return await self._think(order, patience, claim)

    async def _think(self, order: dict[str, Any], patience: float, claim: Claim) -> Any:
        worker = await self._turns.take(claim)
        try:
            with self._metrics.bot_seconds.time():
                return await worker.ask(order, patience)
        finally:
            self._turns.give_back(worker)

    def thought(self, ids: list[int]) -> None:
        """Workers that run apart have answered; here there are none."""

    async def close(self) -> None:
        for thought in list(self._hints.values()):
            thought.cancel()
        for worker in self._workers:
            await worker.stop()
