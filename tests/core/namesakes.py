"""Functions that are called as fields are: it is the global, not the attribute, that is called."""

from antics.core.record import Record, int32

ENTRIES = ("step",)


class Room(Record):
    step = int32(4)


def step(out: Room) -> int:
    return take(out) + 1


def take(out: Room) -> int:
    return out.step[0]
