"""The results, kept as they come: a line for the contest, then one for each game, in a file or in memory.

A line is written whole before the next game counts. If a run dies in the middle of a line, that line is
dropped when the file is opened again, and its game is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from antics.arena.contest import Contest, Played
from antics.core.errors import AnticsError

HEADER = "antics arena"  # the first key of a file
FORM = 2


class Ledger:
    """What has been played so far, by the numbers of the games: in memory, or in a file (`Ledger.at`).

    >>> from antics.arena import Contest, Ledger
    >>> ledger = Ledger()
    >>> ledger.write(Contest("connect-four", ("greedy", "random"), "7").play(0))
    >>> ledger.played[0].seats
    ('random', 'greedy')
    """

    def __init__(self) -> None:
        self.played: dict[int, Played] = {}
        self._file: BinaryIO | None = None

    @classmethod
    def at(cls, path: str | Path, contest: Contest, *, resume: bool = False) -> Ledger:
        """A ledger in a file: a new one, or with `resume` one that may exist.

        Raises `AnticsError` if it is there already, cannot be opened, or is of another contest.
        """
        ledger, path = cls(), Path(path)
        header = _line({HEADER: FORM, **contest.data()})
        try:
            ledger._file = path.open("r+b" if resume and path.exists() else "xb")
            with ledger._closed_on_failure():
                _lock(ledger._file, path)
                ledger._read(path, contest, header)
        except FileExistsError:
            raise AnticsError(f"{path}: is there already (--resume goes on with it)") from None
        except OSError as error:
            raise AnticsError(f"{path}: cannot be opened: {error.strerror}") from error
        return ledger

    @contextmanager
    def _closed_on_failure(self) -> Iterator[None]:
        try:
            yield
        except BaseException:
            self.close()
            raise

    def _read(self, path: Path, contest: Contest, header: bytes) -> None:
        assert self._file is not None
        data = self._file.read() if self._file.readable() else b""
        *lines, rest = data.split(b"\n")
        if not lines and not header.startswith(rest):
            raise AnticsError(f"{path}: is no file of an arena")
        if lines:
            _compare(path, _header(path, lines[0]), contest.data())
        for number, line in enumerate(lines[1:], 2):
            played = _game(path, number, line, contest)
            if played.game in self.played:
                raise AnticsError(f"{path}: line {number}: game {played.game} is there twice")
            self.played[played.game] = played
        self._file.seek(len(data) - len(rest))
        self._file.truncate()  # half a line, if a run ended in the middle of it
        if not lines:
            self._append(header)

    def write(self, played: Played) -> None:
        """Keep a game. Raises `AnticsError` if it cannot be written."""
        self._append(_line(played.data()))
        self.played[played.game] = played

    def _append(self, line: bytes) -> None:
        if self._file is not None:
            try:
                self._file.write(line)
                self._file.flush()
            except OSError as error:
                raise AnticsError(f"{self._file.name}: cannot be written: {error.strerror}") from error

    def games(self, total: int) -> list[Played]:
        """The games below this number, in order."""
        return [self.played[number] for number in sorted(self.played) if number < total]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file, if there is one."""
        if self._file is not None:
            self._file.close()


def seed_in(path: str | Path) -> str | None:
    """The seed of the contest in a file, if there is one."""
    try:
        with Path(path).open("rb") as file:
            line = file.readline()
    except OSError:
        return None
    if not line.endswith(b"\n"):
        return None
    return str(_header(Path(path), line).get("seed"))


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode() + b"\n"


def _header(path: Path, line: bytes) -> dict[str, Any]:
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    if not isinstance(header, dict) or HEADER not in header:
        raise AnticsError(f"{path}: is no file of an arena")
    if header[HEADER] != FORM:
        raise AnticsError(f"{path}: is of another version of Antics (form {header[HEADER]!r}, not {FORM})")
    return header


def _compare(path: Path, header: dict[str, Any], wanted: dict[str, Any]) -> None:
    for name, value in wanted.items():
        if (there := header.get(name)) != value:
            what = "game" if name == "name" else name.replace("_", "-")
            raise AnticsError(f"{path}: is of another arena ({what}: there {there!r}, here {value!r})")


def _game(path: Path, number: int, line: bytes, contest: Contest) -> Played:
    try:
        played = Played.of(json.loads(line))
        fits = contest.seating(played.game) == played.seats and contest.deal(played.game) == played.deal
    except (ValueError, TypeError, AttributeError):
        raise AnticsError(f"{path}: line {number}: is damaged") from None
    if not fits:
        raise AnticsError(f"{path}: line {number}: is no game of this arena")
    return played


def _lock(file: BinaryIO, path: Path) -> None:
    """Keep others from writing to the same file, where the system can."""
    if os.name == "posix":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise AnticsError(f"{path}: another arena is writing to it") from None
