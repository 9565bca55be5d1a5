"""What is different about a table, so that nobody need be told the rest again."""

from __future__ import annotations

from typing import Any, cast

from antics.table.answers import TableChange, TableOut


def of_table(before: TableOut, now: TableOut) -> TableChange:
    """What is different about a table, and the seats at which something is; nothing, if nothing is."""
    was: dict[str, Any] = {**before}
    found = {name: value for name, value in now.items() if name != "seats" and was[name] != value}
    pairs = zip(before["seats"], now["seats"], strict=True)
    if seats := [seat for old, seat in pairs if old != seat]:
        found["seats"] = seats
    return cast(TableChange, found)
