"""The service as 0.1.0 told what happened: everything to everyone, made anew for every viewer, with all that
every choice would do. `antics bench server --baseline` runs it, so that the gain is a ratio of one run. What
is not telling is as it is today, so the ratio says nothing of other gains or losses since then.

`python -m antics.bench.before serve …` is `antics serve …` in that way.
"""

from __future__ import annotations

import sys
from math import prod
from typing import Any
from weakref import WeakKeyDictionary

from antics.cli import main
from antics.core.events import Event
from antics.core.match import Match
from antics.server import app as server_app
from antics.server.broadcast import telling
from antics.server.broadcast.audiences import Channel
from antics.server.limits import Gate, Guard
from antics.table import choices, frames
from antics.table.answers import EventData, Frame, Part, Snapshot
from antics.table.choices import LISTED, Ear, Known, imagined, next_steps, part
from antics.table.snapshot import Common, Standing


class Offer(choices.Offer):
    """The choices of a seat, each with what it would do."""

    def __init__(self, match: Match, seat: int, steps: list[int]) -> None:
        self.match, self.game, self.seat = match, match.game, seat
        self._known, self._imagined = Known(match.state, seat), None
        self.parts = self._parts()
        self.listed = None if self.parts else []
        self._try(match.state, [], [], [])

    def _parts(self) -> list[list[Part]] | None:
        walk = self._along(0)
        if prod(map(len, walk)) <= LISTED or any(self._along(pick) != walk for pick in (-1, 1)):
            return None
        return walk

    def _along(self, pick: int) -> list[list[Part]]:
        """What is offered on one way through the choice."""
        s, rules, walk = self.match.state.copy(), self.game.rules, list[list[Part]]()
        while not walk or rules.unfinished(s, self.seat):
            steps = next_steps(self.game, s, self.seat)
            walk.append([part(self.game, s, self.seat, step) for step in steps])
            rules.apply(s, self.seat, steps[pick % len(steps)])
        return walk

    def _try(self, s: Any, steps: list[int], parts: list[Part], told: list[Any]) -> None:
        for step in next_steps(self.game, s, self.seat):
            if self.listed is None:
                return
            twin, heard = self._stepped(s, step, self._known)
            longer = [*steps, step], [*parts, part(self.game, s, self.seat, step)], [*told, *heard]
            if self.game.rules.unfinished(twin, self.seat):
                self._try(twin, *longer)
            elif len(self.listed) == LISTED:
                self.listed = None
            else:
                self.listed.append(self._described(twin, *longer))

    def _stepped(self, s: Any, step: int, known: Known) -> tuple[Any, list[Any]]:
        twin = s.copy()
        ear = twin.told = Ear(twin, known)
        self.game.rules.apply(twin, self.seat, step)
        twin.told = None
        return twin, ear

    def _described(self, s: Any, steps: list[int], parts: list[Part], told: list[Any]) -> Any:
        uncertain = self._known.beyond(s)
        if uncertain:
            told = self._supposed(steps)
        return {
            "steps": steps,
            "parts": parts,
            "text": " ".join(part["word"] for part in parts if part["word"]),
            "effects": [Event(*it).seen_by(self.seat) for it in told],
            "uncertain": uncertain,
        }

    def _supposed(self, steps: list[int]) -> list[Any]:
        if self._imagined is None:
            self._imagined = imagined(self.match, self.seat)
        s, told, known = self._imagined, [], Known(self._imagined, self.seat)
        for step in steps:
            s, heard = self._stepped(s, step, known)
            told += heard
        return told


def written(
    channel: Channel, now: Standing, common: Common, happened: list[Frame], undone: bool, *_: Any
) -> bytes | None:
    """Everything, whatever was told before."""
    seen = now.whole()
    if not happened and seen == TOLD.get(channel):
        return None
    TOLD[channel] = seen
    return channel.next("snapshot", {**seen, "happened": happened, "undone": undone})


TOLD: WeakKeyDictionary[Channel, Snapshot] = WeakKeyDictionary()  # last, to those who look in this way


def as_before() -> None:
    """From now on this process tells as 0.1.0 did."""

    def through_the_framework(app: Any, settings: Any, gate: Gate) -> tuple[Guard, None]:
        return Guard(app.framework, gate, settings), None

    def told(events: tuple[Event, ...], viewer: int, alike: Any = None) -> list[EventData]:
        return [event.seen_by(viewer) for event in events]

    choices.Offer = Offer  # type: ignore[misc]
    frames._told = told
    telling._written = written  # type: ignore[assignment]
    server_app.front = through_the_framework


if __name__ == "__main__":
    as_before()
    sys.exit(main(sys.argv[1:]))
