"""Running programs where Python itself runs in WebAssembly: beside it, by the same engine.

Whoever starts Python there gives it a module `antics_engine` (the page's `pocket/engine.js`), because numbers
of 64 bits are `BigInt` in JavaScript, which Python's own do not become.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from antics.core.forms import Interrupted, Trapped
from antics.core.programs import wasm
from antics.core.programs.run import LINE, Place, Unusable, flat, types_of
from antics.core.record import Record
from antics.core.rollout import Halt


class Program:
    """A program that was read and compiled. (That it is of these rules was seen when both were exported.)"""

    def __init__(self, data: bytes) -> None:
        import antics_engine  # type: ignore[import-not-found]
        from pyodide.ffi import to_js  # type: ignore[import-not-found]

        try:
            self.about = wasm.about(data)
            self._module = antics_engine.compile(to_js(data))
        except Exception as error:
            raise Unusable(f"its program cannot be run: {error}") from None
        self._engine, self._to_js = antics_engine, to_js

    def open(self) -> Instance:
        """A new memory to work in."""
        return Instance(self._engine.open(self._module), self._to_js, self.about)


class Instance:
    """A program at work: one thing at a time."""

    base = 0  # its memory is not in that of this process

    def __init__(self, opened: Any, to_js: Any, about: dict[str, Any]) -> None:
        self._opened, self._to_js, self._about = opened, to_js, about
        self._free = about["free"]
        self._interrupted = False
        entries = about["entries"]
        self._types = {name: to_js(types_of(entry)) for name, entry in entries.items()}
        self.halt = self.room(Halt)

    def room(self, record: type[Record], n: int = 1) -> Place:
        """Blank room for so many records."""
        at = -(-self._free // LINE) * LINE
        self._free = at + n * record.layout().size
        pages = -(-self._free // wasm.PAGE) - self._opened.pages()
        if self._free > self._about["most"] or (pages > 0 and not self._opened.grow(pages)):
            raise Trapped(f"no room for {n} records in {self._about['most']:,} bytes of memory")
        return Place(self, record, at, n)

    def call(self, entry: str, *given: Any) -> int:
        """Call an entry point with rooms and numbers."""
        if self._interrupted:
            raise Interrupted
        numbers = self._to_js(flat(self._about, entry, given))
        try:
            return int(self._opened.call(entry, self._types[entry], numbers))
        except Exception as error:  # whatever the engine throws
            raise Trapped(f"{self._about['game']}: {entry} failed: {error}") from None

    def bound(self, entry: str, *given: Any) -> Callable[[], int]:
        """The same call over and over."""
        return partial(self.call, entry, *given)

    def interrupt(self) -> None:
        """No further call. (Nothing else runs here meanwhile; whoever waits ends the whole worker.)"""
        self._interrupted = True

    def read(self, begin: int, end: int) -> bytearray:
        return bytearray(self._opened.read(begin, end).to_bytes())

    def write(self, at: int, data: bytes) -> None:
        self._opened.write(at, self._to_js(data))
