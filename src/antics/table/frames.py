"""What happened, as a viewer could notice it."""

from __future__ import annotations

from dataclasses import replace

from antics.core.events import Event
from antics.core.match import Entry, Match
from antics.core.state import EVERYONE
from antics.table.answers import EventData, Frame
from antics.table.table import Table, notices


class Alike:
    """Some events as they are told, to all who know as much of them alike."""

    def __init__(self) -> None:
        self._all: dict[tuple[int, ...], list[EventData]] = {}  # by how much of each is known
        self._each: dict[tuple[int, int], EventData] = {}  # by its place, and by how much of it is known

    def told(self, events: tuple[Event, ...], viewer: int) -> list[EventData]:
        known = tuple([event.known_to(viewer) for event in events])
        told = self._all.get(known)
        if told is None:
            each = self._each
            for at in enumerate(known):
                if at not in each:
                    each[at] = events[at[0]].seen_by(viewer)
            told = self._all[known] = [each[at] for at in enumerate(known)]
        return told


def _told(events: tuple[Event, ...], viewer: int, alike: Alike | None = None) -> list[EventData]:
    return alike.told(events, viewer) if alike else [event.seen_by(viewer) for event in events]


def frame(
    number: int, entry: Entry, clause: str, viewer: int, unveiled: bool, alike: Alike | None = None
) -> Frame:
    """Something that happened, as a viewer could hear it; the words of a choice only by whoever made it.
    `alike`: how it was told to other viewers."""
    return {
        "number": number,
        "seat": entry.seat,
        "clause": clause,
        "action": entry.action.text if unveiled or entry.seat == viewer else None,
        "events": _told(entry.events, viewer, alike),
    }


def opening(match: Match, viewer: int) -> Frame:
    """What happened at set-up."""
    events = _told(match.opening, viewer)
    return {"number": 0, "seat": None, "clause": None, "action": None, "events": events}


def latest(table: Table, viewer: int, over: bool, alike: Alike | None = None) -> Frame | None:
    """The last thing that happened, if this viewer could notice it."""
    log = table.playing.log
    if not log or not notices(viewer, log[-1]):
        return None
    told = frame(table.number(viewer), log[-1], table.clauses[-1], viewer, over, alike)
    return _marked(table, viewer, len(log), told)


def at(table: Table, viewer: int, number: int, place: int) -> Frame:
    """What a viewer noticed as this number, the move that leads to this place."""
    eyes = table.eyes_at(viewer, place)
    if place == 0:
        return opening(table.playing, eyes)
    told = frame(number, table.playing.log[place - 1], table.clauses[place - 1], eyes, table.over)
    return _marked(table, viewer, place, told)


def _marked(table: Table, viewer: int, place: int, told: Frame) -> Frame:
    """Whoever holds a seat learns what was played for them; nobody else does, for it may tell that there was
    no choice."""
    if told["seat"] == viewer and table.stood_in[place - 1] and place > table.seats[viewer].since:
        told["stood_in"] = True
    return told


def log(table: Table, viewer: int) -> list[Frame]:
    """All that happened, as this viewer heard it."""
    places = [0, *(i + 1 for i, _ in table.noticed(viewer))]
    return [at(table, viewer, number, place) for number, place in enumerate(places)]


def openly_at(table: Table, place: int) -> Frame:
    """The move that leads to this place, with all that was hidden or secret."""
    if place == 0:
        return opening(table.playing, 0)
    entry = table.playing.log[place - 1]
    unveiled = replace(entry, events=tuple(event._replace(seen=EVERYONE) for event in entry.events))
    return frame(place, unveiled, table.clauses[place - 1], 0, True)


def open_log(table: Table) -> list[Frame]:
    """All that happened, with all that was hidden or secret."""
    return [openly_at(table, place) for place in range(len(table.playing.log) + 1)]
