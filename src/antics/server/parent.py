"""Several server processes at one address: `antics serve --processes N`.

The parent only holds the sockets and looks after its children. Each child has a socket of its own, so that
the kernel spreads connections evenly; the parent keeps all of them open, so that a connection that comes
while a child is replaced just waits for the next one. Whoever dies is started again. After SIGHUP all are
replaced one by one, each by a process of the program as it is installed by then, without a moment in which
nobody answers. It holds the doors, too, by which children hand connections over to each other
(`antics.server.homes`). No child outlives its parent: it ends when the pipe that it was given does.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence

from prometheus_client import multiprocess

from antics.core.errors import AnticsError
from antics.server import homes
from antics.server.logs import log

READY = b"ready\n"
PATIENCE = 120.0  # seconds until a process that was started is ready
STOPPING = 15.0  # seconds until one that was asked to stop has
RESTS = (0.0, 0.2, 1.0, 5.0)  # seconds before the next try, when one was never ready; then always the last
FIGURES = "PROMETHEUS_MULTIPROC_DIR"  # where the library that counts puts the figures of all together


class Child:
    """A server process that is there, and ready."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.wanted = True  # False: it may end

    async def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        self.wanted = False
        if self.process.returncode is None:
            self.process.terminate()
        try:
            await asyncio.wait_for(self.process.wait(), STOPPING)
        except TimeoutError:
            self.process.kill()
            await self.process.wait()


class Parent:
    """`command` starts a child, with numbers behind it: of its socket, its place, its door, and all doors."""

    def __init__(self, command: Sequence[str], sockets: list[socket.socket]) -> None:
        self._command = command
        self._sockets = sockets
        self._doors = homes.doors(len(sockets))
        self._children: dict[int, Child] = {}  # by socket
        self._replacing = asyncio.Lock()

    async def run(self, ready: Callable[[], None]) -> None:
        """Serve until SIGTERM or SIGINT. Raises `AnticsError` if the children cannot start."""
        stop, loop = asyncio.Event(), asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stop.set)
        places = range(len(self._sockets))
        try:
            children = await asyncio.gather(*(self._start(place) for place in places))
            if None in children:
                raise AnticsError("the server could not start")
            ready()
            tending = [asyncio.create_task(self._tend(place)) for place in places]
            replacing: set[asyncio.Task[None]] = set()
            loop.add_signal_handler(
                signal.SIGHUP, lambda: replacing.add(asyncio.create_task(self._replace_all()))
            )
            await stop.wait()
            for task in (*tending, *replacing):
                task.cancel()
        finally:
            await asyncio.gather(*(child.stop() for child in self._children.values()))

    async def _start(self, place: int) -> Child | None:
        """A child that is ready at a socket; none if it did not come to that."""
        number, inside = self._sockets[place].fileno(), self._doors[place][0].fileno()
        outside = [door.fileno() for _, door in self._doors]
        process = await asyncio.create_subprocess_exec(
            *self._command,
            *map(str, (number, place, inside, *outside)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=(number, inside, *outside),
        )
        child = Child(process)
        assert process.stdout
        try:
            async with asyncio.timeout(PATIENCE):
                said = await process.stdout.readline()
        except BaseException as error:
            process.kill()
            await process.wait()
            if not isinstance(error, TimeoutError):
                raise
            said = b""
        if said != READY:
            await child.stop()
            return None
        self._children[place] = child
        return child

    async def _tend(self, place: int) -> None:
        """Whenever the child at a socket is gone, start another."""
        while True:
            child = self._children[place]
            code = await child.process.wait()
            multiprocess.mark_process_dead(child.process.pid)  # type: ignore[no-untyped-call]
            tries = 0
            while self._children[place] is child:  # else it was replaced
                log("process-ended", logging.WARNING, place=place, code=code)
                await asyncio.sleep(RESTS[min(tries, len(RESTS) - 1)])
                async with self._replacing:
                    if self._children[place] is child:
                        await self._start(place)
                tries += 1

    async def _replace_all(self) -> None:
        """One after the other makes room for its successor; if one has none, all others stay."""
        async with self._replacing:
            for place in range(len(self._sockets)):
                before = self._children[place]
                if await self._start(place) is None:
                    log("not-replaced", logging.ERROR, place=place)
                    return
                await before.stop()
        log("replaced", processes=len(self._sockets))


def run(command: Sequence[str], sockets: list[socket.socket], ready: Callable[[], None]) -> None:
    """Serve with a process for each socket until told to stop."""
    with tempfile.TemporaryDirectory(prefix="antics-figures-") as folder:
        os.environ[FIGURES] = folder
        asyncio.run(Parent(command, sockets).run(ready))


# ---- in a child ------------------------------------------------------------------------------------------


def end_with_parent() -> None:
    """From now on this process ends when its parent does."""

    def watch() -> None:
        while os.read(0, 1024):
            pass
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def say_ready() -> None:
    sys.stdout.buffer.write(READY)
    sys.stdout.flush()
