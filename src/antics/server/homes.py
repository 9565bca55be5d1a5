"""Where several processes serve on one machine, a table is at home in one of them, by its id. A connection
that asks about it elsewhere is handed over to its home, with what it has said so far. So what happens at a
table is worked out once, instead of by every process in which somebody looks at it.

It is a matter of speed alone: any process can answer anything (`antics.server.hearing`), and does so if the
home has no room for more.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import suppress

ABOUT = re.compile(rb"[A-Z]+ /api/tables/([0-9a-f]{16})[/? ]")  # how a request about a table begins
MOST = 100_000  # bytes that are handed over with a connection; if it has said more, it stays
Door = tuple[socket.socket, socket.socket]  # of a home: what is put in at the second comes out at the first
Take = Callable[[socket.socket, bytes], None]


def doors(n: int) -> list[Door]:
    """One for each process. Who holds them keeps what was put in until somebody takes it."""
    return [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(n)]


def place_of(id: str, processes: int) -> int:
    """Which of so many processes a table is at home in."""
    return int(id, 16) % processes


class Homes:
    """All homes, seen from one of them; `inside` is its own door, `outside` those of all."""

    def __init__(self, place: int, inside: socket.socket, outside: list[socket.socket]) -> None:
        self._place, self._inside, self._outside = place, inside, outside
        for one in (inside, *outside):
            one.setblocking(False)

    def hand_over(self, connection: asyncio.Transport, said: bytes) -> bool:
        """Hand a connection that begins a request over, if its home is elsewhere; is it gone?"""
        found = ABOUT.match(said)
        if found is None or len(said) > MOST or connection.get_write_buffer_size():
            return False
        place = place_of(found[1].decode(), len(self._outside))
        if place == self._place:
            return False
        try:
            number = connection.get_extra_info("socket").fileno()
            socket.send_fds(self._outside[place], [said], [number])
        except OSError:  # there is no room
            return False
        connection.abort()  # here; who has taken it over still has it
        return True

    def open(self, take: Take) -> None:
        """From now on connections are taken over."""
        asyncio.get_running_loop().add_reader(self._inside, self._receive, take)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._inside)

    def _receive(self, take: Take) -> None:
        with suppress(BlockingIOError):  # somebody else who lives here was quicker
            said, numbers, _, _ = socket.recv_fds(self._inside, MOST, 1)
            for number in numbers:
                take(socket.socket(fileno=number), said)
