"""How things stand, as a seat (or a spectator) may see it."""

from __future__ import annotations

from typing import Any, NamedTuple

from antics.core.state import WATCHER
from antics.core.views import Edits, Sight, Step
from antics.table.answers import Decision, ResultOut, Snapshot
from antics.table.frames import Alike
from antics.table.table import Table


class Common:
    """What is the same for all viewers."""

    def __init__(self, table: Table) -> None:
        self.over = table.over
        self.waiting: list[int] = [] if self.over else list(table.waiting)
        self.result: ResultOut | None = table.result if self.over else None
        self.sight = table.sight
        self.heard = Alike()  # what happened
        self._steps: dict[int, Step] = {}

    def edits(self, before: Sight, viewer: int) -> Edits:
        """What a viewer sees now that looked different before."""
        step = self._steps.get(id(before))
        if step is None:
            step = self._steps[id(before)] = Step(before, self.sight)
        return step.edits(viewer)


class Standing(NamedTuple):
    """How things stand for a viewer; what is seen is put into words only if somebody is told it whole."""

    seat: int | None
    number: int
    waiting: list[int]
    over: bool
    decision_number: int | None
    undo: bool
    decision: Decision | None
    result: ResultOut | None
    sight: Sight

    @property
    def viewer(self) -> int:
        return WATCHER if self.seat is None else self.seat

    def whole(self) -> Snapshot:
        """All of it, with all that the viewer may decide."""
        return {
            "seat": self.seat,
            "number": self.number,
            "waiting": self.waiting,
            "over": self.over,
            "view": self.sight.view(self.viewer),
            "decision_number": self.decision_number,
            "undo": self.undo,
            "decision": self.decision,
            "result": self.result,
        }

    def besides(self, before: Standing) -> dict[str, Any]:
        """What is different besides what is seen."""
        return {
            name: now
            for name, was, now in zip(BESIDES, before, self, strict=False)
            if was is not now and was != now
        }


BESIDES = Standing._fields[:-1]


def standing(table: Table, viewer: int, common: Common) -> Standing:
    """How things stand for a viewer."""
    if viewer == WATCHER:
        return Standing(
            None,
            table.number(viewer),
            common.waiting,
            common.over,
            None,
            False,
            None,
            common.result,
            common.sight,
        )
    deciding = not common.over
    return Standing(
        viewer,
        table.number(viewer),
        common.waiting,
        common.over,
        table.decision_number(viewer),
        deciding and table.can_undo(viewer),
        table.decision(viewer) if deciding else None,
        common.result,
        common.sight,
    )


def of(table: Table, viewer: int) -> Snapshot:
    """How things stand, as a viewer may see it, with all that the viewer may decide."""
    return standing(table, viewer, Common(table)).whole()
