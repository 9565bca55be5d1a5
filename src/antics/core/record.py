"""The record: one class describes a layout, two forms hold it.

    class State(Record):
        phase = int8()             # a number
        does = int8(SPACES)        # a row of numbers
        food = int8(SPACES, 2)     # a table of numbers

As it stands, a record is a slotted Python object of numbers and lists. `layout()` says how the same numbers
lie in memory, packed, which is the form that compiled code works on; `pack` and `unpack` go between the two.
`dtype()` is that layout for NumPy. A subclass adds its fields behind those of its base.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from math import prod
from struct import Struct
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, overload

if TYPE_CHECKING:
    import numpy as np

    from antics.core.chance import Lots


class Field(NamedTuple):
    """One field of a layout: the NumPy code of its numbers, and its shape."""

    code: str
    shape: tuple[int, ...]

    @property
    def width(self) -> int:
        """The bytes of one number."""
        return int(self.code[1:])

    @property
    def size(self) -> int:
        return self.width * prod(self.shape)

    def check(self) -> None:
        """Raises `TypeError` if it has more dimensions than a record can hold."""
        if len(self.shape) > 2:
            raise TypeError(f"a field has at most two dimensions, not {self.shape}")


class Kind:
    """A kind of number. Calling it declares a field; type checkers see what the field holds."""

    def __init__(self, code: str) -> None:
        self.code = code

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, n: int, /) -> list[int]: ...
    @overload
    def __call__(self, n: int, m: int, /) -> list[list[int]]: ...
    def __call__(self, *shape: int) -> Any:
        return Field(self.code, shape)


class Layout(NamedTuple):
    """How a record lies in memory: little-endian, every number at a multiple of its width."""

    size: int
    offsets: dict[str, int]
    packer: Struct


LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u4": "I"}  # of `struct`


@cache
def _layout(record: type[Record]) -> Layout:
    form, at, offsets = "<", 0, {}
    for name, field in record.FIELDS.items():
        gap = -at % field.width
        offsets[name] = at + gap
        form += f"{gap}x{prod(field.shape)}{LETTERS[field.code]}"
        at += gap + field.size
    gap = -at % max((field.width for field in record.FIELDS.values()), default=1)
    return Layout(at + gap, offsets, Struct(f"{form}{gap}x"))


int8, int16, int32, int64, uint32 = Kind("i1"), Kind("i2"), Kind("i4"), Kind("i8"), Kind("u4")


class _Layout(type):
    """Turns the fields declared in a class body into slots."""

    def __new__(meta, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> _Layout:
        own = {key: value for key, value in space.items() if isinstance(value, Field)}
        body = {key: value for key, value in space.items() if key not in own}
        body.setdefault("__slots__", tuple(own))
        body["FIELDS"] = {**getattr(bases[0] if bases else None, "FIELDS", {}), **own}
        return super().__new__(meta, name, bases, body | _written_out(body["FIELDS"]))


BLANK = {0: "0", 1: "[0] * {0}", 2: "[[0] * {1} for _ in range({0})]"}  # by how many dimensions there are
TWIN = {0: "self.{name}", 1: "self.{name}[:]", 2: "[row[:] for row in self.{name}]"}
WRITTEN_OUT = 32  # rows of a table that are copied one by one: a loop takes half as long again


def _twin(name: str, field: Field) -> list[str]:
    """How a field is copied."""
    if len(field.shape) != 2 or field.shape[0] > WRITTEN_OUT:
        return [f"twin.{name} = {TWIN[len(field.shape)].format(name=name)}"]
    rows = [f"r{i}" for i in range(field.shape[0])]
    return [f"[{', '.join(rows)}] = self.{name}", f"twin.{name} = [{', '.join(f'{it}[:]' for it in rows)}]"]


def _written_out(fields: dict[str, Field]) -> dict[str, Any]:
    """How a record of these fields is made and copied, field after field: no loop is as fast."""
    for field in fields.values():
        field.check()
    lines = ["def __init__(self):", "    self.told = self.lots = None"]
    lines += [f"    self.{name} = {BLANK[len(it.shape)].format(*it.shape)}" for name, it in fields.items()]
    lines += ["def copy(self):", "    twin = new(type(self))", "    twin.told = twin.lots = None"]
    lines += [f"    {line}" for name, it in fields.items() for line in _twin(name, it)]
    lines += ["    return twin"]
    made: dict[str, Any] = {}
    exec("\n".join(lines), {"new": object.__new__}, made)
    return made


class Record(metaclass=_Layout):
    """A set of numbers, lists and tables of numbers. See the module's text."""

    __slots__ = ("lots", "told")
    FIELDS: ClassVar[dict[str, Field]]
    told: list[tuple[Any, int, int, int, int, int, int]] | None  # events, while somebody listens
    lots: Lots | None  # what is drawn, while somebody writes it down or has decided it beforehand

    if TYPE_CHECKING:  # written out for each record

        def __init__(self) -> None: ...

        def copy(self) -> Self:
            """A twin that shares nothing; whoever listens to this one does not listen to the twin."""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            getattr(self, name) == getattr(other, name) for name in self.FIELDS
        )

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).unpack, (self.pack(),)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={getattr(self, n)}' for n in self.FIELDS)})"

    @classmethod
    def layout(cls) -> Layout:
        return _layout(cls)

    def pack(self) -> bytes:
        """The numbers as they lie in memory."""
        numbers: list[int] = []
        for name, field in self.FIELDS.items():
            value = getattr(self, name)
            match len(field.shape):
                case 0:
                    numbers.append(value)
                case 1:
                    numbers += value
                case _:
                    numbers += chain.from_iterable(value)
        return self.layout().packer.pack(*numbers)

    @classmethod
    def unpack(cls, memory: bytes | bytearray | memoryview, at: int = 0) -> Self:
        """From where a record lies in memory."""
        numbers = cls.layout().packer.unpack_from(memory, at)
        record, i = object.__new__(cls), 0
        record.told = record.lots = None
        for name, field in cls.FIELDS.items():
            match field.shape:
                case ():
                    setattr(record, name, numbers[i])
                    i += 1
                case (n,):
                    setattr(record, name, list(numbers[i : i + n]))
                    i += n
                case (n, m):
                    setattr(record, name, [list(numbers[j : j + m]) for j in range(i, i + n * m, m)])
                    i += n * m
        return record

    @classmethod
    def dtype(cls) -> np.dtype[np.void]:
        """The packed layout. Aligned, so that compiled code reads whole words at once."""
        import numpy as np

        return np.dtype([(name, f.code, f.shape) for name, f in cls.FIELDS.items()], align=True)

    @classmethod
    def load(cls, packed: Any) -> Self:
        """From one element of a NumPy array of `dtype()`."""
        record = cls()
        for name in cls.FIELDS:
            setattr(record, name, packed[name].tolist())
        return record

    def store(self, packed: Any) -> None:
        """Into one element of a NumPy array of `dtype()`."""
        for name in self.FIELDS:
            packed[name] = getattr(self, name)

    def packed(self) -> np.ndarray[Any, Any]:
        """A new NumPy array of one element that holds this record."""
        import numpy as np

        row = np.zeros(1, self.dtype())
        self.store(row[0])
        return row
