"""How things stand, as a seat (or a spectator) may see it."""

from __future__ import annotations

from typing import NamedTuple

from antics.core.state import WATCHER
from antics.table.answers import EventData, ResultOut, Snapshot
from antics.table.table import Table


class Common(NamedTuple):
    """What is the same for all viewers."""

    waiting: list[int]
    over: bool
    result: ResultOut | None
    heard: dict[tuple[int, ...], list[EventData]]  # what happened, by how much of it is known


def common(table: Table) -> Common:
    over = table.over
    return Common([] if over else list(table.playing.waiting), over, table.result if over else None, {})


def of(table: Table, viewer: int, known: Common | None = None) -> Snapshot:
    """How things stand, as a viewer may see it, with all that the viewer may decide."""
    waiting, over, result, _ = known or common(table)
    seated = viewer != WATCHER
    deciding = seated and not over
    return {
        "seat": viewer if seated else None,
        "number": table.number(viewer),
        "waiting": waiting,
        "over": over,
        "view": table.view(viewer),
        "decision_number": table.decision_number(viewer) if seated else None,
        "undo": deciding and table.can_undo(viewer),
        "decision": table.decision(viewer) if deciding else None,
        "result": result,
    }
