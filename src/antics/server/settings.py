"""What can be set about a server, with the defaults that suit one machine at home."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    head: int = 32_000  # bytes of a request's first line and headers
    body: int = 32_000  # bytes of a request
    upload: int = 500_000  # bytes of a save file
    session_rate: float = 20.0  # requests a second, in the long run
    session_burst: int = 120
    address_rate: float = 100.0
    address_burst: int = 600
    new_rate: float = 0.5  # sessions and tables made, per address and second
    new_burst: int = 40
    key_rate: float = 0.1  # keys tried, per address and second
    key_burst: int = 10
    tables: int = 10_000  # that are not over
    tables_each: int = 40  # of these, made by one session
    tables_from: int = 400  # and from one address
    moves: int = 6_000  # of a game: far above any real one
    upload_seconds: float = 15.0  # in which a save file has to be played again
    replays: int = 64  # games gone through, or waiting for it
    replays_each: int = 8  # of these, for one address
    reviews: int = 8  # games looked back on at once
    reviewed_moves: int = 1_500  # of such a game
    streams_each: int = 24  # streams of one session
    streams_from: int = 200  # streams from one address
    streams: int = 20_000
    head_seconds: float = 10.0  # until the headers of a request are here
    body_seconds: float = 30.0  # from then on until all of it is
    connections: int = 50_000  # as far as the system allows as many files
    connections_each: int = 400  # from one address


@dataclass(frozen=True)
class Keeping:
    """When old things are swept, in seconds."""

    open_table: float = 24 * 3600  # not begun, and nothing happened
    open_days: float = 14 * 24 * 3600  # the same of a table over days: friends may take theirs to come
    playing_table: float = 60 * 24 * 3600  # nothing happened
    over_table: float = 180 * 24 * 3600
    session: float = 365 * 24 * 3600  # not seen, and on no seat
    memory: float = 15 * 60  # nobody looked: the table is forgotten until somebody does
    every: float = 300  # between two sweeps


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite+aiosqlite:///antics.db"
    origins: tuple[str, ...] = ()  # where pages may come from; none: from where the request went to
    secure: bool = False  # is the service reached by https?
    base: str = ""  # the path under which a proxy shows it, such as /antics
    proxies: tuple[str, ...] = ()  # addresses of proxies, who are believed for whom they ask
    web: Path | None = None  # the built page
    processes: int = 1  # that serve together on this machine,
    place: int = 0  # and which of them this is
    workers: int = 2  # processes in which bots think; none: `antics workers` run apart
    pause: tuple[float, float] = (0.7, 2.0)  # seconds that an answer takes at least, by chance in between
    answering: bool = True  # are bots, and those who have no choice, answered for? (Tests do without.)
    think: float = 20.0  # seconds after which a bot is stuck
    compile: float = 240.0  # the same in a game without a program, whose rules are compiled first
    heartbeat: float = 15.0  # seconds between signs of life on a quiet stream
    log_requests: bool = True
    mail: str = ""  # the server that takes mail: smtp://NAME:PASSWORD@HOST:PORT?from=ADDRESS; none: no mail
    near: bool = False  # for tests: may push and hooks go to this machine, too?
    limits: Limits = Limits()
    keeping: Keeping = Keeping()

    @property
    def shared(self) -> bool:
        """Do other processes use the same database? (With PostgreSQL they always may.)"""
        return self.processes > 1 or self.workers == 0
