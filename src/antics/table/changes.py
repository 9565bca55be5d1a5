"""What is different now, so that nobody need be told the rest again.

Both sides of a comparison are what one and the same viewer may see, so nothing else can show in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from antics.core.views import Seen
from antics.table.answers import Edit, Snapshot, SnapshotChange, TableChange, TableOut


def between(before: Any, now: Any) -> list[Edit]:
    """Where plain data of the same form is different now.

    >>> between({"hand": [1, 2], "seats": [{"food": 1}, {"food": 2}]},
    ...         {"hand": [1], "seats": [{"food": 1}, {"food": 3}]})
    [{'at': ['hand'], 'now': [1]}, {'at': ['seats', 1, 'food'], 'now': 3}]
    """
    return Comparison().between(before, now)


class Comparison:
    """Compares several pairs, and the same two objects within them only once: viewers who know the same of a
    row of a list have been given the same object."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Any, ...]] = {}

    def between(self, before: Any, now: Any) -> list[Edit]:
        """As the function of this name."""
        found: list[Edit] = []
        if before is not now:
            self._compare(before, now, [], found)
        return found

    def _compare(self, before: Any, now: Any, at: list[str | int], found: list[Edit]) -> None:
        """Go down where both have the same keys, or lists are equally long; all else is replaced."""
        kind = type(now)
        if kind is Seen and type(before) is Seen and now.follows == before.number:
            found += self._within(before.rest, now.rest, at)
            found += self._within(before.own, now.own, at)
            for key, rows in now.new.items():
                was, lies = before[key], now[key]
                for i in rows:
                    if was[i] is not lies[i]:
                        found += self._within(was[i], lies[i], [*at, key, i])
        elif kind is Seen:
            self._compare({**before}, {**now}, at, found)
        elif kind is dict and type(before) is dict and before.keys() == now.keys():
            for key, value in now.items():
                old = before[key]
                if old is not value and old != value:
                    self._compare(old, value, [*at, key], found)
        elif kind is list and type(before) is list and len(before) == len(now):
            for i, (old, value) in enumerate(zip(before, now, strict=True)):
                if old is not value:
                    found += self._within(old, value, [*at, i])
        else:
            found.append({"at": at, "now": now})

    def _within(self, before: Any, now: Any, at: list[str | int]) -> list[Edit]:
        """What is different about something that several may share."""
        if type(now) not in (dict, list):
            return [] if before == now else [{"at": at, "now": now}]
        known = self._known.get((id(before), id(now)))
        if known is None or known[0] != at:
            found: list[Edit] = []
            if before != now:
                self._compare(before, now, at, found)
            known = self._known[id(before), id(now)] = at, found, before, now  # whose ids stay theirs
        edits: list[Edit] = known[1]
        return edits


def edited(before: Any, edits: list[Edit]) -> Any:
    """The data with its edits; what was before stays as it is.

    >>> before = {"hand": [1, 2], "seats": [{"food": 1}, {"food": 2}]}
    >>> edited(before, [{"at": ["hand"], "now": [1]}, {"at": ["seats", 1, "food"], "now": 3}])
    {'hand': [1], 'seats': [{'food': 1}, {'food': 3}]}
    """
    for edit in edits:
        before = _put(before, edit["at"], edit["now"])
    return before


def _put(data: Any, at: list[str | int], now: Any) -> Any:
    if not at:
        return now
    key, *rest = at
    twin = data.copy()
    twin[key] = _put(data[key], rest, now)
    return twin


def of_snapshot(before: Snapshot, now: Snapshot, comparison: Comparison | None = None) -> SnapshotChange:
    """What is different about how things stand; nothing, if nothing is."""
    found = _different(before, now, besides="view")
    if view := (comparison or Comparison()).between(before["view"], now["view"]):
        found["view"] = view
    return cast(SnapshotChange, found)


def of_table(before: TableOut, now: TableOut) -> TableChange:
    """What is different about a table, and the seats at which something is; nothing, if nothing is."""
    found = _different(before, now, besides="seats")
    pairs = zip(before["seats"], now["seats"], strict=True)
    if seats := [seat for was, seat in pairs if was != seat]:
        found["seats"] = seats
    return cast(TableChange, found)


def _different(before: Mapping[str, Any], now: Mapping[str, Any], besides: str) -> dict[str, Any]:
    return {name: value for name, value in now.items() if name != besides and before[name] != value}
