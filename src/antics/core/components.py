"""What is dealt at set-up, as a table that an owner of the printed game can correct.

A component is a number of pieces, told by how many there are of each face. Games declare theirs with the
origin of the numbers; a user's TOML file may give others:

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

from antics.core.errors import AnticsError

Counts = dict[str, int]


@dataclass(frozen=True)
class Component:
    """A kind of piece: how many of each face, where the numbers come from, and what must hold for them."""

    name: str
    about: str
    origin: str  # seed, public or rebuilt
    clause: str
    faces: Mapping[str, int]
    total: int | None = None  # how many pieces there must be; None: any number that passes `check`
    pattern: str | None = None  # a user may name other faces of this form
    number: Callable[[str], int] = int  # what a face is to the rules
    check: Callable[[Mapping[str, int]], str | None] = lambda counts: None  # a complaint, if any

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
        if complaint := self.check(full):
            raise AnticsError(f"{where}: [{self.name}] {complaint} ({self.clause})")
        return {face: count for face, count in full.items() if count}

    def dealt(self, counts: Mapping[str, int]) -> list[int]:
        """The pieces, one by one, as the rules know them."""
        return [self.number(face) for face, count in counts.items() for _ in range(count)]

    def _accept_face(self, face: str, count: object, where: str) -> None:
        if face not in self.faces and not (self.pattern and re.fullmatch(self.pattern, str(face))):
            known = ", ".join(self.faces)
            raise AnticsError(f"{where}: [{self.name}] knows no {face!r} (it knows: {known})")
        if type(count) is not int or not 0 <= count <= 99:
            raise AnticsError(f"{where}: [{self.name}] {face} must be a count from 0 to 99, not {count!r}")


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
    import tomllib  # where there is a file to read

    try:
        with open(path, "rb") as file:
            given = tomllib.load(file)
    except OSError as error:
        raise AnticsError(f"{path}: cannot be read: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise AnticsError(f"{path}: is not TOML: {error}") from error
    return accept(components, given, str(path))


def to_toml(title: str, components: tuple[Component, ...]) -> str:
    """The game's own components as a file to edit."""
    if not components:
        return f"# {title}: nothing is dealt at set-up, so there is nothing to change.\n"
    lines = [f"# {title}: what is dealt at set-up. Change what your printed game shows differently."]
    for component in components:
        lines += ["", f"# {component.about} [{component.origin}] {component.clause}", f"[{component.name}]"]
        lines += [f'"{face}" = {count}' for face, count in component.faces.items()]
    return "\n".join(lines) + "\n"
