"""How things stand, as a seat (or a spectator) may see it."""

from __future__ import annotations

from antics.core.state import WATCHER
from antics.table.answers import Snapshot
from antics.table.table import Table


def of(table: Table, viewer: int) -> Snapshot:
    """How things stand, as a viewer may see it, with all that the viewer may decide."""
    match, over = table.playing, table.over
    seated = viewer != WATCHER
    deciding = seated and not over
    return {
        "seat": viewer if seated else None,
        "number": table.number(viewer),
        "waiting": [] if over else list(match.waiting),
        "over": over,
        "view": table.view(viewer),
        "decision_number": table.decision_number(viewer) if seated else None,
        "undo": table.can_undo(viewer) if seated else False,
        "decision": table.decision(viewer) if deciding else None,
        "result": table.result if over else None,
    }
