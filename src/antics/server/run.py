"""Serving until somebody stops it."""

from __future__ import annotations

import asyncio
import errno
import gc
import re
import socket
import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import uvicorn

from antics.core.errors import AnticsError
from antics.server import logs
from antics.server.app import make_app
from antics.server.settings import Settings
from antics.server.storage.store import Store

BACKLOG = 2048
LOCAL = ("127.0.0.1", "localhost", "[::1]", "::1")


def serve(settings: Settings, host: str, port: int, show: bool = False) -> int:
    """The exit code, once it is stopped."""
    asyncio.run(_check_database(settings.database))
    listening = _listen(host, port)
    port = listening.getsockname()[1]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
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
        http="httptools",
    )
    server = _Server(config, address, settings.database, show)
    gc.set_threshold(100_000, 50, 100)  # games hold many objects that live long: look through them rarely
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


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
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


class _Server(uvicorn.Server):
    """Says where it is, as soon as it is there, and shows the page if that is wished."""

    def __init__(self, config: uvicorn.Config, address: str, database: str, show: bool) -> None:
        super().__init__(config)
        self._database = _told(database)
        self._address = address
        self._show = show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Antics is served at {self._address}")
            print(f"Tables are kept in {self._database}", flush=True)
            if self._show:
                await asyncio.to_thread(webbrowser.open, self._address)
