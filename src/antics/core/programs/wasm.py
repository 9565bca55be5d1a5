"""WebAssembly files: sections of bytes, and the little that makes an object of LLVM's a program of its own.

An object has one memory and a stack pointer that it wants from outside, and its data lies at address 0. In a
program both are its own: first the stack (so that one that overflows ends in a trap, not in the data), then
the data, then what is free for callers. The layout is told in a custom section at the end, as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any, NamedTuple

HEAD = b"\0asm\1\0\0\0"
CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, START, ELEMENT, CODE, DATA, DATA_COUNT = range(
    13
)
ABOUT = "antics"  # the custom section that tells the layout
PAGE = 1 << 16
STACK = PAGE  # bytes
MOST_PAGES = 1024  # 64 MB: what a program can grow to, wherever it runs
ADDRESSES = {3: "leb", 4: "sleb", 5: "word"}  # kinds of relocation that hold a place in memory
WITH_ADDEND = {*ADDRESSES, 8, 9}
SYMBOL_TABLE, FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL = 8, 0, 1, 3
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40


class BadFile(ValueError):
    """Not WebAssembly, or not of the kind that is expected."""


class Reader:
    """Bytes, read one thing after the other."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    def __bool__(self) -> bool:
        return self.at < len(self.data)

    def byte(self) -> int:
        return self.bytes(1)[0]

    def bytes(self, n: int) -> bytes:
        if self.at + n > len(self.data):
            raise BadFile("it is cut short")
        self.at += n
        return self.data[self.at - n : self.at]

    def number(self) -> int:
        """A number in LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def signed(self) -> int:
        begun, value = self.at, self.number()
        bits = 7 * (self.at - begun)
        return value - (value >> (bits - 1) << bits)

    def name(self) -> str:
        return self.bytes(self.number()).decode()


def number(n: int, width: int = 1) -> bytes:
    """A number of 0 or more in LEB128, at least so many bytes wide."""
    out = bytearray()
    while n > 0x7F or len(out) + 1 < width:
        out.append(n & 0x7F | 0x80)
        n >>= 7
    return bytes([*out, n])


def _sized(data: bytes) -> bytes:
    return number(len(data)) + data


def _list(items: Iterable[bytes]) -> bytes:
    items = list(items)
    return number(len(items)) + b"".join(items)


def _constant(n: int) -> bytes:
    """An expression that gives this number of 32 bits. (Five bytes, so that no sign is mistaken.)"""
    return b"\x41" + number(n, 5) + b"\x0b"


def _section(kind: int, data: bytes) -> bytes:
    return bytes([kind]) + _sized(data)


def sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    if data[: len(HEAD)] != HEAD:
        raise BadFile("it is no WebAssembly")
    reader = Reader(data, len(HEAD))
    while reader:
        kind = reader.byte()
        yield kind, reader.bytes(reader.number())


# ---- what a program tells about itself ---------------------------------------------------------------


def with_about(program: bytes, about: dict[str, Any]) -> bytes:
    """The program with all that is to be known about it, and the checksum of the rest, at its end."""
    text = json.dumps({**about, "sha256": sha256(program).hexdigest()}, separators=(",", ":"))
    return program + _section(CUSTOM, _sized(ABOUT.encode()) + text.encode())


def about(data: bytes) -> dict[str, Any]:
    """What a program tells about itself. `BadFile` if it is not one, or not whole."""
    end, found = len(HEAD), None
    for kind, body in sections(data):
        begin, end = end, end + 1 + len(_sized(body))
        reader = Reader(body)
        found = reader.bytes(len(body) - reader.at) if kind == CUSTOM and reader.name() == ABOUT else None
    if found is None:
        raise BadFile("it is no program of a game")
    told: dict[str, Any] = json.loads(found)
    if told.get("sha256") != sha256(data[:begin]).hexdigest():
        raise BadFile("it is damaged")
    return told


# ---- from an object to a program ---------------------------------------------------------------------


class Symbol(NamedTuple):
    kind: int
    name: str
    defined: bool
    number: int  # of the function, or of the segment of data
    offset: int  # of data, in its segment


def program_of(thing: bytes, exports: Iterable[str]) -> tuple[bytes, int]:
    """The program that an object of LLVM's makes, and where in its memory callers may begin to write."""
    parts = list(sections(thing))
    bodies = {kind: bytearray(body) for kind, body in parts if kind not in (CUSTOM, DATA_COUNT)}
    customs = {}
    for _, body in (part for part in parts if part[0] == CUSTOM):
        reader = Reader(body)
        customs[reader.name()] = reader
    symbols = _symbols(customs["linking"])
    _check_imports(bodies.pop(IMPORT), symbols)
    segments = [place for place, _ in _segments(bodies[DATA])] if DATA in bodies else []
    for name, reader in customs.items():
        if name in ("reloc.CODE", "reloc.DATA"):
            target = bodies[parts[reader.number()][0]]
            for kind, offset, symbol, addend in _relocations(reader):
                if kind in ADDRESSES:
                    place = segments[symbols[symbol].number] + symbols[symbol].offset + addend
                    code = place.to_bytes(4, "little") if ADDRESSES[kind] == "word" else number(place, 5)
                    target[offset : offset + len(code)] = code
    data = list(_segments(bodies[DATA])) if DATA in bodies else []
    heap = -(-max((place + len(text) for place, text in data), default=STACK) // 64) * 64
    functions = {s.name: s.number for s in symbols if s.kind == FUNCTION_SYMBOL and s.defined}
    shown = [_sized(name.encode()) + b"\0" + number(functions[name]) for name in exports]
    bodies[MEMORY] = bytearray(_list([b"\1" + number(-(-heap // PAGE)) + number(MOST_PAGES)]))
    bodies[GLOBAL] = bytearray(_list([b"\x7f\1" + _constant(STACK)]))
    bodies[EXPORT] = bytearray(_list([_sized(b"memory") + b"\2\0", *shown]))
    bodies[DATA] = bytearray(_list(b"\0" + _constant(place) + _sized(text) for place, text in data))
    return HEAD + b"".join(_section(kind, bytes(bodies[kind])) for kind in sorted(bodies)), heap


def _check_imports(body: bytearray, symbols: list[Symbol]) -> None:
    """An object wants a memory and, if it uses it, the stack pointer. It may want nothing else."""
    missing = sorted(s.name for s in symbols if s.kind == FUNCTION_SYMBOL and not s.defined)
    if missing:
        raise BadFile(f"functions that are not there: {', '.join(missing)}")
    reader = Reader(bytes(body))
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.byte()
        if name == "__linear_memory":
            reader.bytes(1)
            reader.number()
        elif name == "__stack_pointer":
            reader.bytes(2)
        else:
            raise BadFile(f"something that is not there: {name} ({kind})")


def _symbols(linking: Reader) -> list[Symbol]:
    found: list[Symbol] = []
    linking.number()  # the version of the format
    while linking:
        kind, reader = linking.byte(), Reader(linking.bytes(linking.number()))
        if kind == SYMBOL_TABLE:
            found = [_symbol(reader) for _ in range(reader.number())]
    return found


def _symbol(reader: Reader) -> Symbol:
    kind, flags = reader.byte(), reader.number()
    defined = not flags & UNDEFINED
    if kind == DATA_SYMBOL:
        name = reader.name()
        index, offset, _ = (reader.number() for _ in range(3)) if defined else (0, 0, 0)
        return Symbol(kind, name, defined, index, offset)
    index = reader.number()
    named = kind != SECTION_SYMBOL and (defined or flags & EXPLICIT_NAME)
    return Symbol(kind, reader.name() if named else "", defined, index, 0)


def _relocations(reader: Reader) -> Iterator[tuple[int, int, int, int]]:
    for _ in range(reader.number()):
        kind, offset, symbol = reader.byte(), reader.number(), reader.number()
        yield kind, offset, symbol, reader.signed() if kind in WITH_ADDEND else 0


def _segments(body: bytes | bytearray) -> Iterator[tuple[int, bytes]]:
    """The segments of data and their places, which are behind the stack."""
    reader = Reader(bytes(body))
    for _ in range(reader.number()):
        flags, opcode = reader.number(), reader.byte()
        if flags or opcode != 0x41:
            raise BadFile("data at a place that is not fixed")
        place = STACK + reader.number()
        reader.bytes(1)
        yield place, reader.bytes(reader.number())
