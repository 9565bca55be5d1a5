"""Observations: a position as one seat may see it, in whole numbers under names, for those who learn from it.

    class Observation(Record):
        you = int16()
        board = int16(ROWS, COLUMNS)

    MEANING = {"you": YOU, "board": who("whose disc lies there, row by row from the top")}

    def observe(s: State, seat: int, out: Observation) -> None: ...
    def decode(seen: Observation) -> ConnectFourView: ...

All fields are `int16`, so that the whole is also one row of numbers. `observe` is a plain function in the
style of the rules and fills a blank record. 0 always means that there is nothing; what has a name counts from
1, in the order in which `MEANING` names it. People are counted in turn order: 1 is oneself, 2 who comes next.
`decode` gives the seat's view back: so a test can see that the observation lacks nothing.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from antics.core.seats import NAMES as SEAT_NAMES
from antics.core.state import MAX_SEATS

if TYPE_CHECKING:
    from antics.core.contract import Game

CODE = "i2"  # of all numbers in an observation


class Meaning(NamedTuple):
    """What a field of an observation says."""

    about: str
    most: int  # the largest number that can be there; the smallest is 0
    names: tuple[str, ...] = ()  # what 1, 2, … stand for, where a number is no amount


def amount(about: str, most: int) -> Meaning:
    """A field that counts something."""
    return Meaning(about, most)


def one_of(about: str, names: Sequence[object]) -> Meaning:
    """A field that names something; 0 is nothing."""
    return Meaning(about, len(names), tuple(map(str, names)))


def who(about: str, seats: int = MAX_SEATS, more: tuple[str, ...] = ()) -> Meaning:
    """A field that names somebody, in turn order; 0 is nobody."""
    others = ("the next", "the third", "the fourth", "the fifth")[: seats - 1]
    return Meaning(about, seats + len(more), ("oneself", *others, *more))


def yes(about: str) -> Meaning:
    """A field that is 1 if something is so."""
    return Meaning(about, 1, ("yes",))


YOU = one_of("which seat this is", SEAT_NAMES)
WAITING = yes("who owes a decision, in turn order")


def after(seat: int, other: int, players: int) -> int:
    """How many places after a seat another one comes: 0 is the seat itself."""
    places = other - seat
    return places if places >= 0 else places + players


def person(seat: int, other: int, players: int) -> int:
    """Somebody (or nobody: less than 0) as an observation counts people."""
    return 0 if other < 0 else after(seat, other, players) + 1


def seat_of(you: int, person: int, players: int) -> int:
    """The seat of somebody in an observation whose `you` this is; less than 0 for nobody."""
    return (you - 1 + person - 1) % players if person > 0 else -1


def version(game: Game) -> str:
    """The version of all that a learner is shown of a game and can do in it: the rules, the fields of the
    observation with their meanings, and the number of steps.

    >>> import antics
    >>> len(version(antics.game("connect-four")))
    12
    """
    fields = game.observation.Observation.FIELDS
    shown = [[name, fields[name].shape, meaning] for name, meaning in game.observation.MEANING.items()]
    told = json.dumps([game.name, game.edition, game.rules.STEPS, shown])
    return sha256(told.encode()).hexdigest()[:12]
