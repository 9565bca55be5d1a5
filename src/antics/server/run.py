"""Serving until somebody stops it."""

from __future__ import annotations

import asyncio
import errno
import gc
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import cast

import uvicorn

from antics.core.errors import AnticsError
from antics.server import arrival, logs, parent
from antics.server.app import make_app
from antics.server.homes import Homes
from antics.server.settings import Settings
from antics.server.storage.store import Store

BACKLOG = 2048
UNREAD = 60_000  # milliseconds for which somebody may read nothing of what was sent; then the connection ends
LOCAL = ("127.0.0.1", "localhost", "[::1]", "::1")


def serve(settings: Settings, host: str, port: int, show: bool = False) -> int:
    """Serve by one process; the exit code, once it is stopped."""
    asyncio.run(_check_database(settings.database))
    listening = _listen(host, port)
    return _serve(settings, host, listening, lambda: _say_where(settings, host, listening, show))


def serve_by_several(
    settings: Settings, host: str, port: int, command: Sequence[str], show: bool = False
) -> int:
    """Serve by several processes, which `command` starts; the exit code, once they are stopped."""
    asyncio.run(_check_database(settings.database))
    logs.set_up()
    sockets = _listen_together(host, port, settings.processes)
    parent.run(command, sockets, lambda: _say_where(settings, host, sockets[0], show))
    return 0


def serve_as_child(settings: Settings, host: str, listening: int, place: int, *doors: int) -> int:
    """Serve as one of several processes, at a socket that the parent holds, as it holds the doors."""
    parent.end_with_parent()
    workers = -(-settings.workers // settings.processes)  # they share the machine
    settings = replace(settings, workers=workers, place=place)
    inside, *outside = [socket.socket(fileno=door) for door in doors]
    homes = Homes(place, inside, outside)
    return _serve(settings, host, socket.socket(fileno=listening), parent.say_ready, homes)


def _serve(
    settings: Settings,
    host: str,
    listening: socket.socket,
    ready: Callable[[], None],
    homes: Homes | None = None,
) -> int:
    port = listening.getsockname()[1]
    if not settings.origins and host in LOCAL:  # no other name may lead here, whatever a name server says
        settings = replace(settings, origins=tuple(f"http://{name}:{port}" for name in LOCAL))
    logs.set_up()
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=30,
        loop="auto",
        http=arrival.protocol(settings, homes),
        ws="none",
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    server = _Server(config, ready, lambda: app.state.service.end_streams(), homes)
    gc.set_threshold(10_000, 1_000)  # what a request leaves in circles goes soon: what lives long is looked
    gc.freeze()  # through by the sweeper alone, and what is there from the start never
    sys.setswitchinterval(0.0005)  # the database's thread should not wait for its turn
    with suppress(SystemExit):  # how it gives up
        server.run(sockets=[listening])
    if not server.started:
        raise AnticsError("the server could not start")
    return 0


async def _check_database(url: str) -> None:
    """Whatever is wrong with it is said before anything else happens."""
    store = Store(url)
    await store.open()
    await store.close()


def _listen_together(host: str, port: int, n: int) -> list[socket.socket]:
    """Several sockets at one address, among which the kernel spreads connections; where it does not, one
    that all processes share."""
    if not sys.platform.startswith("linux"):
        return [_listen(host, port)] * n
    first = _listen(host, port, shared=True)
    return [first, *(_listen(host, first.getsockname()[1], shared=True) for _ in range(n - 1))]


def _listen(host: str, port: int, shared: bool = False) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    if sys.platform.startswith("linux"):  # connections inherit it
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        listening.bind((host, port))
    except OSError as error:
        reason = "it is in use" if error.errno == errno.EADDRINUSE else error.strerror
        raise AnticsError(f"cannot listen on {host} port {port}: {reason}") from error
    listening.listen(BACKLOG)
    return listening


def _told(url: str) -> str:
    """A database as somebody may read it: a file by its path, a server without the password."""
    if url.startswith("sqlite"):
        return str(Path(url.partition(":///")[2]).absolute())
    return re.sub(r"//[^@/]*@", "//", url)


def _say_where(settings: Settings, host: str, listening: socket.socket, show: bool) -> None:
    """Say where it is and where tables are kept, and show the page if that is wished."""
    address = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}"
    print(f"Antics is served at {address}")
    print(f"Tables are kept in {_told(settings.database)}", flush=True)
    if show:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


class _Server(uvicorn.Server):
    """Says so, as soon as it is there."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        end_streams: Callable[[], None],
        homes: Homes | None,
    ) -> None:
        super().__init__(config)
        self._ready, self._end_streams, self._homes = ready, end_streams, homes
        self._taking: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self._homes:
                self._homes.open(self._take_over)
            self._ready()

    def _take_over(self, connection: socket.socket, said: bytes) -> None:
        task = asyncio.create_task(self._go_on(connection, said))
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _go_on(self, connection: socket.socket, said: bytes) -> None:
        """With a connection that began elsewhere, as if it had begun here."""
        loop, made = asyncio.get_running_loop(), cast(type[arrival.Arrival], self.config.http_protocol_class)
        with suppress(OSError):  # it has ended meanwhile
            await loop.connect_accepted_socket(
                lambda: made(self.config, self.server_state, self.lifespan.state, loop, said=said), connection
            )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Streams are ended first: nobody else would end them."""
        if self._homes:
            self._homes.close()
        self._end_streams()
        await super().shutdown(sockets)
