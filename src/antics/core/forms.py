"""The forms of a game's rules, and which of them bots and simulations use.

All of them answer to the same calls (see `entries`), with the same results:

- `program`: WebAssembly, ready at once; a game's folder has it (see `programs`),
- `compiled`: machine code, which Numba makes where it is installed, in a minute, once for each machine,
- `plain`: the rules as they are, a hundred times slower.

    instance = form(game).open()
    state, outs = instance.room(game.rules.State), instance.room(LegalSteps)
    state[0] = match.state
    instance.call("legal_steps", state, seat, outs)
"""

from __future__ import annotations

import atexit
import logging
import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib import resources
from importlib.util import find_spec
from typing import Any, Protocol, Self

from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.native import Progress
from antics.core.record import Record
from antics.core.rollout import Halt

FORMS = ("program", "compiled", "plain")
FILE = "program.wasm"
LOG = logging.getLogger("antics")


class Interrupted(Exception):
    """A call was ended from outside."""


class Trapped(Exception):
    """A call went wrong; nothing else did."""


class Rows(Protocol):
    """Records in a row."""

    def __setitem__(self, i: int, record: Any) -> None: ...
    def __getitem__(self, i: int) -> Any: ...
    def fill(self, records: Iterable[Any]) -> None: ...
    def put(self, data: bytes) -> None:
        """Records as they lie in memory, from the first on."""

    def records(self, begin: int, end: int) -> Sequence[Any]: ...
    def array(self) -> Any:
        """The records as a NumPy array: the very same, but of plain ones, which it is a copy of."""


class Instance(Protocol):
    """A form at work, with a memory of its own: one thing at a time, several in as many threads."""

    halt: Any  # a room with a `Halt`, for the calls that want one

    def room(self, record: type[Record], n: int = 1) -> Any:
        """Blank room for so many records (`Rows`), to be given to calls."""

    def call(self, entry: str, *given: Any) -> int:
        """Call an entry point with rooms and numbers. May raise `Trapped` or `Interrupted`."""

    def bound(self, entry: str, *given: Any) -> Callable[[], int]:
        """A call of an entry point with these rooms and numbers, for those who make it often."""

    def interrupt(self) -> None:
        """End what it does for good, from any thread: before the next step of a game that it plays."""


class Form(Protocol):
    """A form of a game's rules."""

    def open(self) -> Instance: ...


class Packed(Sequence[Any]):
    """Records as they lie in memory, each made when it is asked for."""

    def __init__(self, record: type[Record], data: bytes | bytearray) -> None:
        self._record, self._data, self._size = record, data, record.layout().size

    def __len__(self) -> int:
        return len(self._data) // self._size

    def __getitem__(self, i: Any) -> Any:
        if not 0 <= i < len(self):
            raise IndexError(i)
        return self._record.unpack(self._data, i * self._size)


# ---- the forms ---------------------------------------------------------------------------------------


def linked_to(game: Game) -> dict[str, Any]:
    """What `entries` is linked with beside the rules."""
    return {
        "strategy": game.strategy,
        "observing": game.observation,
        "following": game.following,
        "features": game.features,
    }


class Plain:
    """The rules as they are."""

    def __init__(self, game: Game) -> None:
        from antics.core import entries, native

        self._functions = native.linked(entries, game.rules, **linked_to(game))

    def open(self) -> Instance:
        return _Here(self._functions, _Records)


class Compiled:
    """The rules as Numba compiles them."""

    def __init__(self, game: Game, progress: Progress | None = None) -> None:
        from antics.core import entries, native

        self._functions = native.compiled(entries, game.rules, progress=progress, **linked_to(game))

    def open(self) -> Instance:
        return _Here(self._functions, _Array)


class _Here:
    """Functions of this process at work."""

    def __init__(self, functions: Any, rows: Callable[[type[Record], int], Any]) -> None:
        self._functions, self._rows = functions, rows
        self._interrupted = False
        self.halt = self.room(Halt)

    def room(self, record: type[Record], n: int = 1) -> Any:
        return self._rows(record, n)

    def call(self, entry: str, *given: Any) -> int:
        if self._interrupted:
            raise Interrupted
        there = [thing.there if isinstance(thing, _Records | _Array) else thing for thing in given]
        given_back = getattr(self._functions, entry)(*there) or 0
        if self._interrupted:
            raise Interrupted
        return int(given_back)

    def bound(self, entry: str, *given: Any) -> Callable[[], int]:
        return partial(self.call, entry, *given)

    def interrupt(self) -> None:
        self._interrupted = True
        self.halt[0] = Halt.raised()


class _Records:
    """Records as they are, made when they are first asked for; putting one in copies it, as in memory."""

    def __init__(self, record: type[Record], n: int) -> None:
        self._record, self._n = record, n
        self._made: dict[int, Record] = {}

    @property
    def there(self) -> Self:
        return self

    def __len__(self) -> int:
        return self._n

    def __getitem__(self, i: int) -> Any:
        if i not in self._made:
            if not 0 <= i < self._n:
                raise IndexError(i)
            self._made[i] = self._record()
        return self._made[i]

    def __setitem__(self, i: int, record: Record) -> None:
        if not 0 <= i < self._n:
            raise IndexError(i)
        self._made[i] = record.copy()

    def fill(self, records: Iterable[Record]) -> None:
        for i, record in enumerate(records):
            self[i] = record

    def put(self, data: bytes) -> None:
        self.fill(Packed(self._record, data))

    def records(self, begin: int, end: int) -> Sequence[Any]:
        return [self[i] for i in range(begin, end)]

    def array(self) -> Any:
        import numpy as np

        data = b"".join(self[i].pack() for i in range(self._n))
        return np.frombuffer(data, self._record.dtype()).copy()


class _Array:
    """Records in an array of NumPy's."""

    def __init__(self, record: type[Record], n: int) -> None:
        import numpy as np

        self._record = record
        self.there = np.zeros(n, record.dtype())

    def __getitem__(self, i: int) -> Any:
        return self._record.load(self.there[i])

    def __setitem__(self, i: int, record: Record) -> None:
        record.store(self.there[i])

    def fill(self, records: Iterable[Record]) -> None:
        for i, record in enumerate(records):
            self[i] = record

    def put(self, data: bytes) -> None:
        import numpy as np

        found = np.frombuffer(data, self._record.dtype())
        self.there[: len(found)] = found

    def records(self, begin: int, end: int) -> Sequence[Any]:
        return Packed(self._record, self.there[begin:end].tobytes())

    def array(self) -> Any:
        return self.there


# ---- which one ---------------------------------------------------------------------------------------


def best_form(game: Game) -> tuple[str, str]:
    """The name of the fastest form that there is of a game, and why it is no faster one."""
    try:
        program(game)
        return "program", ""
    except AnticsError as error:
        return _without_program(), str(error)


def form(game: Game, name: str | None = None, progress: Progress | None = None) -> Form:
    """The fastest form that there is of a game, made ready; or the one of this name."""
    with _choosing:
        if (game, name) not in _chosen:
            _chosen[game, name] = _named(game, name, progress) if name else _best(game, progress)
        return _chosen[game, name]


_chosen: dict[tuple[Game, str | None], Form] = {}
_choosing = threading.Lock()
atexit.register(_chosen.clear)  # before the interpreter is half gone: wasmtime could not let them go then
INSTEAD = {
    "compiled": "Numba compiles the rules instead, which takes a minute the first time",
    "plain": "the rules run as they are instead, which is slow (pip install antics[compile] helps)",
}


def _best(game: Game, progress: Progress | None) -> Form:
    try:
        return program(game)
    except AnticsError as error:
        name = _without_program()
        LOG.warning("%s: %s; %s", game.title, error, INSTEAD[name])
        return _named(game, name, progress)


def _without_program() -> str:
    return "plain" if find_spec("numba") is None else "compiled"


def _named(game: Game, name: str, progress: Progress | None) -> Form:
    if name == "program":
        return program(game)
    return Plain(game) if name == "plain" else Compiled(game, progress)


def program(game: Game) -> Form:
    """The program in a game's folder. An `AnticsError` if it has none that is as its rules are now."""
    data = program_file(game)
    if data is None:
        raise AnticsError("it has no program")
    if sys.platform == "emscripten":
        from antics.core.programs import browser

        return browser.Program(data)
    from antics.core.programs.layout import digest_of
    from antics.core.programs.run import Program

    return Program(data, digest_of(game))


def program_file(game: Game) -> bytes | None:
    path = resources.files(game.package).joinpath(FILE)
    return path.read_bytes() if path.is_file() else None
