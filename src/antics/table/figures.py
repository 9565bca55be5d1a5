"""What is known of each seat once a game is over: kept when it ends, so that nobody has to play it again for
lists and statistics."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from antics.core.match import Match
from antics.table import choices
from antics.table.answers import ScoreOut
from antics.table.record import Seat
from antics.table.table import Table

RIVAL = "rival"  # the kind of a game's automatic rival, who has no seat


class Figures(NamedTuple):
    """A seat of a finished game."""

    table_id: str
    seat: int
    game: str
    kind: str
    person: str | None
    name: str
    colour: int
    level: str | None
    ended: float
    moves: int
    pace: str
    counts: bool  # False: somebody knew what luck would bring
    points: int | None = None  # none, as the rank: the game was ended before its end
    rank: int | None = None
    won: bool = False
    sources: str = "{}"  # points by source, as JSON
    opening: str = ""  # the captions of the steps of its first choice, as JSON; "": there was none
    seconds: float = 0.0


def of_table(table: Table, ended: float) -> list[Figures]:
    """What is known of every seat at a table whose game is over, and of its automatic rival."""
    result, record, match = table.result, table.record, table.match
    scores = {score["seat"]: score for score in (result["scores"] if result else [])}
    first = openings(match) if match and not table.parted else {}
    rivals = [Seat(seat) for seat in scores if seat >= record.players]
    return [
        Figures(
            table_id=record.id,
            seat=it.seat,
            game=record.game,
            kind=RIVAL if it.seat >= record.players else it.kind,
            person=it.session,
            name=it.name,
            colour=it.colour,
            level=it.level,
            **_scored(scores.get(it.seat)),
            opening=first.get(it.seat, ""),
            ended=ended,
            moves=len(match.log) if match else 0,
            pace=record.pace,
            counts=record.sealed,
        )
        for it in (*table.seats, *rivals)
    ]


def _scored(score: ScoreOut | None) -> dict[str, Any]:
    if score is None:
        return {}
    sources = json.dumps(score["sources"])
    return {"points": score["points"], "rank": score["rank"], "won": score["won"], "sources": sources}


def openings(match: Match) -> dict[int, str]:
    """The first choice of each seat among several, as what was said of its steps."""
    twin, found = match.beginning(), dict[int, str]()
    for entry in match.log:
        if len(found) == match.players:
            break
        if entry.seat not in found and choices.only_choice(twin, entry.seat) is None:
            parts = choices.along(twin.game, twin.state, entry.seat, list(entry.action.steps))
            found[entry.seat] = json.dumps([part["caption"] for part in parts], sort_keys=True)
        twin.play(entry.seat, entry.action)
    return found
