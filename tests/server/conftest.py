"""Databases for the tests, PostgreSQL where its programs are installed; and a clock that is right again."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from antics.table import clock

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
USER = "postgres"


def _as_user(command: list[str]) -> None:
    """PostgreSQL refuses to be run by root."""
    if os.getuid() == 0:
        command = ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups", *command]
    subprocess.run(command, check=True, capture_output=True, cwd="/", timeout=300)


@contextmanager
def a_postgresql(folder: Path) -> Iterator[str]:
    """A server in a folder of its own; the URL of an empty database."""
    programs = PROGRAMS[-1].parent
    if os.getuid() == 0:
        found = pwd.getpwnam(USER)
        os.chown(folder, found.pw_uid, found.pw_gid)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = str(folder / "data")
    options = (
        f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c max_connections=100"
    )
    _as_user([str(programs / "initdb"), "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C"])
    _as_user([str(programs / "pg_ctl"), "-D", data, "-w", "-o", options, "-l", str(folder / "log"), "start"])
    try:
        yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
    finally:
        _as_user([str(programs / "pg_ctl"), "-D", data, "-m", "immediate", "stop"])
        shutil.rmtree(folder, ignore_errors=True)


def restart_postgresql(folder: Path) -> None:
    """As if its machine had lost power."""
    _as_user(
        [
            str(PROGRAMS[-1]),
            "-D",
            str(folder / "data"),
            "-w",
            "-m",
            "immediate",
            "-l",
            str(folder / "log"),
            "restart",
        ]
    )


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of an empty database."""
    if not PROGRAMS:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    with a_postgresql(Path(tempfile.mkdtemp(prefix="antics-postgresql-"))) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a service keeps its tables: a folder, or the URL of a PostgreSQL."""
    if request.param == "sqlite":
        return tmp_path
    url: str = request.getfixturevalue("postgresql")
    return url


@pytest.fixture(autouse=True)
def _clock() -> Iterator[None]:
    """A test may move the clock; the next one begins at the right time."""
    yield
    clock.set_ahead(0.0)
