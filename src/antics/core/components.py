"""What is dealt at set-up, as a table that an owner of the printed game can correct.

A component is a number of pieces, told by how many there are of each face. Games declare theirs with the
origin of the numbers; a user's TOML file may give others. What else is a number of the game, `Numbers`, only
a variant may change, see `variants`:

    [food]
    1 = 9
    2 = 9
    3 = 9
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from os import PathLike
from typing import Any

from antics.core.errors import AnticsError

Counts = dict[str, int]
NUMERALS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
DIGITS = {word: str(i) for i, word in enumerate(NUMERALS, 1)}


@dataclass(frozen=True)
class Component:
    """A kind of piece: how many of each face, where the numbers come from, and what must hold for them."""

    name: str
    about: str
    origin: str  # seed, public or rebuilt
    clause: str
    faces: Mapping[str, int]
    total: int | None = None  # how many pieces there must be; None: any number that passes `check`
    room: range | None = None  # how many a variant may have, if not just as many
    pattern: str | None = None  # a user may name other faces of this form
    number: Callable[[str], int] = int  # what a face is to the rules
    check: Callable[[Mapping[str, int]], str | None] = lambda counts: None  # a complaint, if any
    limit: Callable[[Mapping[str, int]], str | None] = lambda counts: None  # one that holds for variants too

    def accept(self, counts: object, where: str) -> Counts:
        """The user's counts, complete and checked."""
        if not isinstance(counts, dict):
            raise AnticsError(f"{where}: [{self.name}] must be a table of counts")
        for face, count in counts.items():
            self._accept_face(face, count, where)
        full = dict.fromkeys(self.faces, 0) | counts
        total = sum(full.values())
        if self.total is not None and total != self.total:
            raise AnticsError(
                f"{where}: [{self.name}] has {total} pieces, it must have {self.total} ({self.clause})"
            )
        if complaint := self.check(full) or self.limit(full):
            raise AnticsError(f"{where}: [{self.name}] {complaint} ({self.clause})")
        return {face: count for face, count in full.items() if count}

    def vary(self, counts: object, where: str) -> Counts:
        """The counts of a variant, which need only be such that they can be dealt; those not given stay."""
        given = _table(self.name, counts, where)
        for face, count in given.items():
            self._accept_face(face, count, where)
        full = dict(self.faces) | given
        total = sum(full.values())
        room = self.room or (range(self.total, self.total + 1) if self.total is not None else None)
        if room is not None and total not in room:
            least = f"{room[0]} to {room[-1]}" if len(room) > 1 else room[0]
            raise AnticsError(
                f"{where}: [{self.name}] has {total} pieces, it must have {least} ({self.clause})"
            )
        if complaint := self.limit(full):
            raise AnticsError(f"{where}: [{self.name}] {complaint} ({self.clause})")
        return full

    def dealt(self, counts: Mapping[str, int]) -> list[int]:
        """The pieces, one by one, as the rules know them."""
        return [self.number(face) for face, count in counts.items() for _ in range(count)]

    def _accept_face(self, face: str, count: object, where: str) -> None:
        if face not in self.faces and not (self.pattern and re.fullmatch(self.pattern, str(face))):
            known = ", ".join(self.faces)
            raise AnticsError(f"{where}: [{self.name}] knows no {face!r} (it knows: {known})")
        if type(count) is not int or not 0 <= count <= 99:
            raise AnticsError(f"{where}: [{self.name}] {face} must be a count from 0 to 99, not {count!r}")


def _table(name: str, counts: object, where: str) -> Counts:
    if not isinstance(counts, dict):
        raise AnticsError(f"{where}: [{name}] must be a table of numbers, not {counts!r:.80}")
    return {DIGITS.get(str(face), str(face)): count for face, count in counts.items()}


@dataclass(frozen=True)
class Numbers:
    """Numbers of the game that only a variant changes, by their names."""

    name: str
    about: str
    clause: str
    faces: Mapping[str, int]
    room: range  # what each of them may be

    def vary(self, numbers: object, where: str) -> Counts:
        """The numbers of a variant, complete and checked."""
        given = _table(self.name, numbers, where)
        for face, number in given.items():
            if face not in self.faces:
                raise AnticsError(
                    f"{where}: [{self.name}] knows no {face!r} (it knows: {', '.join(self.faces)})"
                )
            if type(number) is not int or number not in self.room:
                raise AnticsError(
                    f"{where}: [{self.name}] {face} must be a number from {self.room[0]} to {self.room[-1]}, "
                    f"not {number!r:.80} ({self.clause})"
                )
        return dict(self.faces) | given

    def dealt(self, numbers: Mapping[str, int]) -> list[int]:
        """The numbers in order, as set-up knows them."""
        return [numbers[face] for face in self.faces]


def accept(components: tuple[Component, ...], given: Mapping[str, object], where: str) -> dict[str, Counts]:
    """The user's components, each complete and checked; those not given are left out."""
    known = {component.name: component for component in components}
    if not isinstance(given, Mapping):
        raise AnticsError(f"{where}: must be a table for each component, not {given!r}")
    for name in given:
        if name not in known:
            names = ", ".join(known) or "none"
            raise AnticsError(f"{where}: unknown component {name!r} (known: {names})")
    return {name: known[name].accept(counts, where) for name, counts in given.items()}


def read(path: str | PathLike[str], components: tuple[Component, ...]) -> dict[str, Counts]:
    """Components from a TOML file."""
    return accept(components, tables(path), str(path))


def tables(path: str | PathLike[str]) -> dict[str, Any]:
    """What a TOML file says."""
    import tomllib  # where there is a file to read

    try:
        with open(path, "rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise AnticsError(f"{path}: cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise AnticsError(f"{path}: is not TOML: {error}") from error


def to_toml(title: str, components: tuple[Component, ...], numbers: tuple[Numbers, ...] = ()) -> str:
    """The game's own components as a file to edit, and numbers that only a variant changes."""
    if not components:
        return f"# {title}: nothing is dealt at set-up, so there is nothing to change.\n"
    lines = [f"# {title}: what is dealt at set-up. Change what your printed game shows differently."]
    for component in components:
        lines += ["", f"# {component.about} [{component.origin}] {component.clause}", f"[{component.name}]"]
        lines += [f'"{face}" = {count}' for face, count in component.faces.items()]
    for some in numbers:
        lines += ["", f"# {some.about} ({some.room[0]} to {some.room[-1]}) {some.clause}", f"[{some.name}]"]
        lines += [f'"{face}" = {number}' for face, number in some.faces.items()]
    return "\n".join(lines) + "\n"
