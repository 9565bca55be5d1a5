"""What a viewer who was told something before is told now: what is different, and what led there."""

from __future__ import annotations

from typing import Any

from antics.table import changes, frames
from antics.table.answers import Frame, Snapshot
from antics.table.snapshot import Common
from antics.table.table import Table

Told = tuple[str, dict[str, Any]]  # the kind of a message, and what it says, but for its number


def happened(table: Table, viewer: int, common: Common, undone: bool, opening: bool) -> list[Frame]:
    """What a viewer could notice of what was done just now."""
    if opening:
        return [frames.opening(table.playing, viewer)]
    latest = None if undone else frames.latest(table, viewer, common.over, common.heard)
    return [latest] if latest else []


def since(
    last: Snapshot | None,
    seen: Snapshot,
    happened: list[Frame],
    undone: bool = False,
    comparison: changes.Comparison | None = None,
) -> Told | None:
    """What is different from what was told; all of it, if nothing was; nothing, if nothing is."""
    if last is None:
        return "snapshot", {**seen, "happened": happened}
    change = changes.of_snapshot(last, seen, comparison)
    if change or happened:
        return "change", {**change, "happened": happened, "undone": undone}
    return None
