"""What a game says: an id with arguments, which each language puts into words of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Player(NamedTuple):
    """Whoever sits in a seat, to be called by name."""

    seat: int


@dataclass(frozen=True)
class Message:
    """Something to be said. Its arguments are numbers, ids of the game's world, players, and messages."""

    id: str
    args: Mapping[str, Value] = field(default_factory=dict)
    clause: str = ""  # the clause it rests on

    def data(self) -> dict[str, Any]:
        """As plain data, for whoever says it elsewhere."""
        data: dict[str, Any] = {"id": self.id, "args": {name: _plain(arg) for name, arg in self.args.items()}}
        return data | {"clause": self.clause} if self.clause else data

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Message:
        """The message that was made plain data.

        >>> message = Message("list", {"first": Player(1), "last": (Message("seat-0"), 2)}, "AG-D4")
        >>> Message.of(message.data()) == message
        True
        """
        return cls(
            data["id"], {name: _read(arg) for name, arg in data["args"].items()}, data.get("clause", "")
        )


Value = str | int | Player | Message | tuple["Value", ...]  # several values are listed: a, b and c


def message_of(game: str, told: Mapping[str, Any]) -> Message:
    """What a game tells as `{"what": …, …named arguments}`, an event or a caption, as a message of the game.

    >>> message_of("antigua", {"what": "ran_out", "clause": "AG-D4", "who": {"seat": 1}})
    Message(id='antigua-ran-out', args={'who': Player(seat=1)}, clause='AG-D4')
    """
    args = {name: _said(game, arg) for name, arg in told.items() if name not in ("what", "clause")}
    return Message(f"{game}-{told['what']}".replace("_", "-"), args, told.get("clause", ""))


def _said(game: str, value: Any) -> Value:
    """An argument as something to say: what is not there is `none`, and things of the game are messages."""
    match value:
        case {"seat": seat, **rest} if not rest:
            return Player(seat)
        case {"what": str()}:
            return message_of(game, value)
        case list():
            return tuple(_said(game, one) for one in value)
        case bool() | None:
            return {True: "yes", False: "no", None: "none"}[value]
    known: Value = value
    return known


def _plain(value: Value) -> Any:
    match value:
        case Message():
            return value.data()
        case Player(seat):
            return {"seat": seat}
        case tuple():
            return [_plain(one) for one in value]
        case _:
            return value


def _read(data: Any) -> Value:
    match data:
        case {"id": _}:
            return Message.of(data)
        case {"seat": seat}:
            return Player(seat)
        case list():
            return tuple(_read(one) for one in data)
    plain: Value = data
    return plain


class Telling(NamedTuple):
    """How a kind of event is told: the clause it rests on, and the names of its arguments."""

    clause: str
    args: tuple[str, ...] = ()


Slots = Mapping[str, Callable[[Any, int], Value]]  # how an argument is taken from an event, for a seat


def told(game: str, kind: str, telling: Telling, slots: Slots, event: Any, seat: int) -> Message:
    """An event as a message of the game."""
    return Message(
        f"{game}-{kind}".replace("_", "-"),
        {name: slots[name](event, seat) for name in telling.args},
        telling.clause,
    )
