"""What is different between plain data then and now, so that nobody need be told the rest again."""

from __future__ import annotations

from typing import Annotated, Any

from typing_extensions import Doc, TypedDict


class Edit(TypedDict):
    """A place in plain data, and what is there now."""

    at: Annotated[list[str | int], Doc("names and places in lists, from the outside in")]
    now: Any


def between(before: Any, now: Any) -> list[Edit]:
    """Where plain data of the same form is different now.

    >>> between({"hand": [1, 2], "seats": [{"food": 1}, {"food": 2}]},
    ...         {"hand": [1], "seats": [{"food": 1}, {"food": 3}]})
    [{'at': ['hand'], 'now': [1]}, {'at': ['seats', 1, 'food'], 'now': 3}]
    """
    found: list[Edit] = []
    if before != now:
        compare(before, now, [], found)
    return found


def compare(before: Any, now: Any, at: list[str | int], found: list[Edit]) -> None:
    """Go down where both have the same keys, or lists are equally long; all else is replaced."""
    kind = type(now)
    if kind is dict and type(before) is dict and before.keys() == now.keys():
        for key, value in now.items():
            old = before[key]
            if old is not value and old != value:
                compare(old, value, [*at, key], found)
    elif kind is list and type(before) is list and len(before) == len(now):
        for i, value in enumerate(now):
            old = before[i]
            if old is not value and old != value:
                compare(old, value, [*at, i], found)
    else:
        found.append({"at": at, "now": now})


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
