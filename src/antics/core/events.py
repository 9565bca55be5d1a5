"""Events: what can happen in a game, each kind declared once, with named and typed arguments.

    class Event(EventKind):
        SAILED = tells("AG-D2", who=WHO, space=Arg(Space, lambda e, seat: NAMES[e.a]))

Rules tell an event in numbers (`tell(s, Event.SAILED, seat, cell, 0)`), so that the same line compiles. Only
whoever is told reads the arguments: `event.seen_by(seat)` is `{"what": "sailed", "clause": "AG-D2", …}`, the
form that crosses every border. The types of the arguments describe that form to other languages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, cast

from typing_extensions import TypedDict


class PlayerData(TypedDict):
    """Whoever sits in a seat, to be called by name."""

    seat: int


class Event(NamedTuple):
    """Something that happened, as the rules tell it, in numbers.

    Where it speaks of a piece, only those who know the piece see its face.

    >>> import antics
    >>> event, = antics.new("connect-four").play(0, "drop d")
    >>> event.what
    'dropped'
    >>> event.seen_by(1)
    {'what': 'dropped', 'clause': 'C4-1', 'who': {'seat': 0}, 'column': 'd', 'row': 0}
    """

    kind: EventKind
    who: int
    a: int
    b: int
    piece: int
    face: int
    seen: int

    @property
    def what(self) -> str:
        """The name of its kind, such as `sailed`."""
        return self.kind.what

    def face_for(self, seat: int) -> int | None:
        """The face of the piece, if this seat knows it."""
        return self.face if self.piece >= 0 and self.seen >> seat & 1 else None

    def known_to(self, seat: int) -> int:
        """How much of it a seat knows: is it theirs, and do they know its piece? Seats for which this is the
        same are told the same."""
        return (self.who == seat) + 2 * (self.piece >= 0 and self.seen >> seat & 1)

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The event as plain data, as a seat (or `WATCHER`) may see it: what, by which clause, and more."""
        kind = self.kind
        clause = kind.clause
        told = {"what": kind.what, "clause": clause if type(clause) is str else clause(self)}  # type: ignore[operator]
        for name, arg in kind.args.items():
            told[name] = arg.read(self, seat)
        return told


class Arg(NamedTuple):
    """An argument of an event: its type, as plain data, and how it is read, for the seat that is told, which
    it depends on by `Event.known_to` alone."""

    type: Any
    read: Callable[[Event, int], Any]


class Tells(NamedTuple):
    """What an event kind rests on, and what is told of it."""

    clause: str | Callable[[Event], str]
    args: Mapping[str, Arg]


def tells(clause: str | Callable[[Event], str], /, **args: Arg) -> Any:
    """The declaration of an event kind; the clause may depend on the event."""
    return Tells(clause, args)


class Kinds(type):
    """Makes a kind of every declaration in a class. (An `Enum` would do, but its members are looked up in
    several times the time, and rules speak of them at every turn.)"""

    kinds: list[EventKind]

    def __init__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> None:
        super().__init__(name, bases, space)
        cls.kinds = []
        for key, declared in space.items():
            if isinstance(declared, Tells):
                kind: EventKind = int.__new__(cast("type[EventKind]", cls), len(cls.kinds))
                kind.name, kind.what = key, key.lower()
                kind.clause, kind.args = declared
                cls.kinds.append(kind)
                setattr(cls, key, kind)

    def __iter__(cls) -> Iterator[EventKind]:
        return iter(cls.kinds)


class EventKind(int, metaclass=Kinds):
    """The base of a game's event kinds, which are numbered as they are declared."""

    name: str
    what: str
    clause: str | Callable[[Event], str]
    args: Mapping[str, Arg]

    def __reduce__(self) -> tuple[Any, ...]:
        return getattr, (type(self), self.name)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


def number(read: Callable[[Event], int]) -> Arg:
    """An argument that is a number."""
    return Arg(int, lambda event, seat: read(event))


def player(read: Callable[[Event], int]) -> Arg:
    """An argument that is somebody."""
    return Arg(PlayerData, lambda event, seat: {"seat": read(event)})


WHO = player(lambda event: event.who)
A = number(lambda event: event.a)
B = number(lambda event: event.b)
PIECE = number(lambda event: event.piece)
