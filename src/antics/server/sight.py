"""What a viewer receives: made here alone, from what a seat (or a spectator) may see."""

from __future__ import annotations

from typing import Any

from antics.core.match import Entry, Match
from antics.core.state import WATCHER
from antics.server import choices
from antics.server.tables import Table, notices


def sight(table: Table, viewer: int) -> dict[str, Any]:
    """The position as a viewer may see it, with all that the viewer may decide."""
    match = table.playing
    seated = viewer != WATCHER
    return {
        "seat": viewer if seated else None,
        "number": table.number(viewer),
        "waiting": list(match.waiting),
        "over": match.over,
        "view": match.view(viewer if seated else None),
        "position": table.position(viewer) if seated else None,
        "undo": table.can_undo(viewer) if seated else False,
        "decision": table.decision(viewer) if seated else None,
        "result": result(match) if match.over else None,
    }


def frame(
    match: Match, number: int, entry: Entry, clause: str, viewer: int, unveiled: bool
) -> dict[str, Any]:
    """Something that happened, as a viewer could hear it; the words of a choice only by whoever made it."""
    return {
        "number": number,
        "seat": entry.seat,
        "clause": clause,
        "action": entry.action.text if unveiled or entry.seat == viewer else None,
        "events": [choices.seen_event(match.game, event, viewer) for event in entry.events],
    }


def opening(match: Match, viewer: int) -> dict[str, Any]:
    """What happened at set-up."""
    events = [choices.seen_event(match.game, event, viewer) for event in match.opening]
    return {"number": 0, "seat": None, "clause": None, "action": None, "events": events}


def log(table: Table, viewer: int) -> list[dict[str, Any]]:
    """All that happened, as this viewer heard it."""
    match = table.playing
    frames = [
        frame(match, n, entry, table.clauses[i], viewer, match.over)
        for n, (i, entry) in enumerate(table.noticed(viewer), 1)
    ]
    return [opening(match, viewer), *frames]


def latest(table: Table, viewer: int) -> dict[str, Any] | None:
    """The last thing that happened, if this viewer could notice it."""
    match = table.playing
    if not match.log or not notices(viewer, match.log[-1]):
        return None
    return frame(match, table.number(viewer), match.log[-1], table.clauses[-1], viewer, match.over)


def result(match: Match) -> dict[str, Any]:
    scores = [
        {"seat": s.seat, "points": s.points, "rank": s.rank, "won": s.won, "sources": dict(s.sources)}
        for s in match.scores
    ]
    return {"scores": scores, "verdict": match.game.words.verdict(match.state).data()}
