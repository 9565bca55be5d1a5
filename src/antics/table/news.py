"""What a viewer who was told something before is told now: what is different, and what led there."""

from __future__ import annotations

from typing import Any

from antics.table import frames
from antics.table.answers import Frame
from antics.table.snapshot import Common, Standing
from antics.table.table import Table

Told = tuple[str, dict[str, Any]]  # the kind of a message, and what it says, but for its number


def happened(table: Table, viewer: int, common: Common, undone: bool, opening: bool) -> list[Frame]:
    """What a viewer could notice of what was done just now."""
    if opening:
        return [frames.opening(table.playing, viewer)]
    latest = None if undone else frames.latest(table, viewer, common.over, common.heard)
    return [latest] if latest else []


def since(
    last: Standing | None, now: Standing, common: Common, happened: list[Frame], undone: bool = False
) -> Told | None:
    """What is different from what was told; all of it, if nothing was; nothing, if nothing is."""
    if last is None:
        return "snapshot", {**now.whole(), "happened": happened}
    change = now.besides(last)
    if view := common.edits(last.sight, now.viewer):
        change["view"] = view
    if change or happened:
        return "change", {**change, "happened": happened, "undone": undone}
    return None
