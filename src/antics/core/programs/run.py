"""Running programs in wasmtime.

A `Program` is compiled once in a process (in some hundredths of a second); each `Instance` of it has a memory
of its own. So instances run in parallel threads (Python's lock is released while one runs), and one can be
interrupted from another thread without any other noticing: what plays games looks at a word of its memory
before every step. (wasmtime's own interruption, by epochs, looks at the head of every loop and function, and
takes a fifth of the speed.) What goes wrong in one, a trap, is an exception of the call and nothing else.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable
from functools import partial
from importlib import metadata
from typing import Any, Protocol

from antics.core.errors import AnticsError
from antics.core.forms import Interrupted, Packed, Trapped
from antics.core.programs import wasm
from antics.core.record import Record
from antics.core.rollout import Halt

OLDEST = 30  # of wasmtime
LINE = 64  # rooms begin at a multiple of so many bytes


class Unusable(AnticsError):
    """A program that cannot be run, and why."""


class Program:
    """A program that was read and compiled."""

    def __init__(self, data: bytes, digest: str | None = None) -> None:
        """`Unusable` if it is damaged, if it is not the one of this digest, or if it cannot be run here."""
        try:
            self.about = wasm.about(data)
        except (ValueError, IndexError) as error:
            raise Unusable(f"its program cannot be read: {error}") from None
        if digest is not None and self.about["digest"] != digest:
            raise Unusable(f"its program was made from other rules ({self.about['digest']}, not {digest})")
        self._wasmtime = _wasmtime()
        try:
            self._engine = self._wasmtime.Engine(self._config())
            self._module = self._wasmtime.Module(self._engine, data)
            self.open()
        except self._wasmtime.WasmtimeError as error:
            raise Unusable(f"its program cannot be run: {_line(error)}") from None

    def _config(self) -> Any:
        config = self._wasmtime.Config()
        config.parallel_compilation = False  # threads of a process do not live on in one that it forks
        return config

    def open(self) -> Instance:
        """A new memory to work in."""
        return Instance(self._wasmtime, self._engine, self._module, self.about)


def _wasmtime() -> Any:
    try:
        version = metadata.version("wasmtime")
    except metadata.PackageNotFoundError:
        raise Unusable("wasmtime is not installed") from None
    if int(version.partition(".")[0]) < OLDEST:
        raise Unusable(f"wasmtime {version} is too old ({OLDEST} or newer is needed)")
    try:
        import wasmtime
    except Exception as error:  # where it knows nothing of the machine, it says so in many ways
        raise Unusable(f"wasmtime cannot be loaded: {_line(error)}") from None
    return wasmtime


def _line(error: Exception) -> str:
    return " ".join(str(error).split()).removeprefix("error while executing at wasm backtrace: ")


class Memory(Protocol):
    """Of an instance, in this process or beside it."""

    base: int

    def read(self, begin: int, end: int) -> bytearray: ...
    def write(self, at: int, data: bytes) -> None: ...


class Place:
    """Records in the memory of an instance."""

    def __init__(self, instance: Memory, record: type[Record], at: int, n: int) -> None:
        self._instance, self._record, self.at, self.n = instance, record, at, n

    def __setitem__(self, i: int, record: Record) -> None:
        self._instance.write(self.at + i * self._record.layout().size, record.pack())

    def __getitem__(self, i: int) -> Any:
        return self.records(i, i + 1)[0]

    def fill(self, records: Iterable[Record]) -> None:
        self._instance.write(self.at, b"".join(record.pack() for record in records))

    def put(self, data: bytes) -> None:
        self._instance.write(self.at, data)

    def records(self, begin: int, end: int) -> Packed:
        size = self._record.layout().size
        data = self._instance.read(self.at + begin * size, self.at + end * size)
        return Packed(self._record, data)

    def array(self) -> Any:
        """The records where they are, as a NumPy array; it lasts until more room is asked for."""
        import numpy as np

        size = self.n * self._record.layout().size
        return np.asarray(_Window(self._instance, self.at, size)).view(self._record.dtype())


class _Window:
    """A piece of an instance's memory, as NumPy wants to be told of it; it keeps the instance alive."""

    def __init__(self, instance: Memory, at: int, size: int) -> None:
        self._instance = instance
        place = (instance.base + at, False)
        self.__array_interface__ = {"shape": (size,), "typestr": "|u1", "data": place, "version": 3}


class _Door:
    """A function of a program, and the numbers it is called with. wasmtime asks for a function's types at
    every call, which takes a tenth of a millisecond: here they are told, if this version of it can be talked
    to so. (No function of Python's is called from a program, so nothing but a trap can come back.)"""

    def __init__(self, store: Any, function: Any, about: dict[str, Any], errors: Any) -> None:
        from wasmtime import _ffi as ffi

        types = types_of(about)
        self._values = (ffi.wasmtime_val_t * len(types))()
        for value, type in zip(self._values, types, strict=True):
            value.kind = getattr(ffi, f"WASMTIME_{type.upper()}")
        self._numbers = [(value.of, type) for value, type in zip(self._values, types, strict=True)]
        self._results = (ffi.wasmtime_val_t * bool(about["gives"]))()
        self._store, self._call = store, ffi.wasmtime_func_call
        self._trap, self._failure = (error._from_ptr for error in errors)
        self._no_trap = ctypes.POINTER(ffi.wasm_trap_t)
        self._given = ctypes.byref(function._func), self._values, len(types)

    def give(self, flat: list[int | float]) -> None:
        for (number, type), value in zip(self._numbers, flat, strict=True):
            setattr(number, type, value)

    def __call__(self) -> int:
        trap, results = self._no_trap(), self._results
        error = self._call(self._store._context(), *self._given, results, len(results), ctypes.byref(trap))
        if error:
            raise self._failure(error)
        if trap:
            raise self._trap(trap)
        return results[0].of.i64 if results else 0


def types_of(about: dict[str, Any]) -> list[str]:
    """The types of the numbers that an entry point is called with."""
    return [type for _, *how in about["takes"] for type in _types(*how)]


def _types(what: str, many: int | None = None) -> list[str]:
    """What stands for an argument: a number, or a place, with how many records if that is not known."""
    return [what] if many is None else ["i32"] if many else ["i32", "i32"]


def flat(about: dict[str, Any], entry: str, given: Iterable[Any]) -> list[int | float]:
    """What an entry point is given, as numbers."""
    found: list[int | float] = []
    for thing, (_, *how) in zip(given, about["entries"][entry]["takes"], strict=True):
        if isinstance(thing, Place):
            found += (thing.at,) if how[1] else (thing.at, thing.n)
        else:
            found.append(thing)
    return found


class _SlowDoor(_Door):
    """The same, by what wasmtime promises to all."""

    def __init__(self, store: Any, function: Any) -> None:
        self._function = partial(function, store)
        self._flat: list[int | float] = []

    def give(self, flat: list[int | float]) -> None:
        self._flat = flat

    def __call__(self) -> int:
        return self._function(*self._flat) or 0


class Instance:
    """A program at work: one thing at a time."""

    def __init__(self, wasmtime: Any, engine: Any, module: Any, about: dict[str, Any]) -> None:
        self._errors = (wasmtime.Trap, wasmtime.WasmtimeError)
        self._store = wasmtime.Store(engine)
        self._store.set_limits(memory_size=about["most"])
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory = self._exports["memory"]
        self._about, self._free = about, about["free"]
        self._doors: dict[str, _Door] = {}
        self._interrupted = False
        self.base = 0  # where its memory begins, in that of this process
        self.halt = self.room(Halt)

    def room(self, record: type[Record], n: int = 1) -> Place:
        """Blank room for so many records."""
        at = -(-self._free // LINE) * LINE
        self._free = at + n * record.layout().size
        pages = -(-self._free // wasm.PAGE) - self._memory.size(self._store)
        if pages > 0:
            try:
                self._memory.grow(self._store, pages)
            except self._errors:
                raise Trapped(f"no room for {n} records in {self._about['most']:,} bytes of memory") from None
        self.base = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        return Place(self, record, at, n)

    def call(self, entry: str, *given: Any) -> int:
        """Call an entry point with rooms and numbers."""
        if entry not in self._doors:
            self._doors[entry] = self._door(entry)
        door = self._doors[entry]
        door.give(flat(self._about, entry, given))
        return self._made(entry, door)

    def bound(self, entry: str, *given: Any) -> Callable[[], int]:
        """The same call over and over."""
        door = self._door(entry)
        door.give(flat(self._about, entry, given))
        return partial(self._made, entry, door)

    def _door(self, entry: str) -> _Door:
        function = self._exports[entry]
        try:
            return _Door(self._store, function, self._about["entries"][entry], self._errors)
        except (ImportError, AttributeError, TypeError):
            return _SlowDoor(self._store, function)

    def _made(self, entry: str, call: Callable[[], int]) -> int:
        """A call, with what can become of it."""
        if self._interrupted:
            raise Interrupted
        try:
            found = call()
        except self._errors as error:
            raise Trapped(f"{self._about['game']}: {entry} failed: {_line(error)}") from None
        if self._interrupted:
            raise Interrupted
        return found

    def interrupt(self) -> None:
        """End what this instance does, for good; from any thread. (So it does not ask wasmtime, whose store
        belongs to the thread that runs it.)"""
        self._interrupted = True
        halt = Halt.raised().pack()
        ctypes.memmove(self.base + self.halt.at, halt, len(halt))

    def read(self, begin: int, end: int) -> bytearray:
        data: bytearray = self._memory.read(self._store, begin, end)
        return data

    def write(self, at: int, data: bytes) -> None:
        self._memory.write(self._store, data, at)
