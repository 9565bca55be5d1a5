"""Tables of this device: kept as plain data, and told to those who look."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from antics.table import changes, clocks, figures, news, snapshot
from antics.table.answers import TableOut
from antics.table.record import OVER, UNDO, LoggedMove, Record, Seat, brief
from antics.table.replay import Timeline
from antics.table.snapshot import Standing
from antics.table.table import Table

ME = "me"  # whoever has the device
Tell = Callable[[int, str, str], None]  # to which listener, the kind of message, and what it says, as JSON


class Listener:
    """Somebody who looks at a table, and what they were told."""

    def __init__(self, number: int, viewer: int) -> None:
        self.number, self.viewer = number, viewer
        self.count = 0
        self.last: Standing | None = None


class PocketTable(Table):
    """A table at which everyone sits before one screen."""

    def __init__(self, record: Record, seats: list[Seat], tell: Tell) -> None:
        super().__init__(record, seats)
        self.listeners: dict[int, Listener] = {}
        self.moves: list[LoggedMove] = []
        self.kept_times = 0  # how often it has been kept
        self.counts = True  # in statistics
        self.slow = ""  # the level of bots that took too long, once that was told
        self._tell = tell
        self._told: TableOut | None = None
        self._timeline: Timeline | None = None

    def begin(self) -> None:
        """(Nobody is promised anything about luck: who has the device has its secret.)"""
        super().begin()
        if self.match:
            self.match.commitment = None

    def rebuild(self, log: list[LoggedMove]) -> None:
        super().rebuild(log)
        self.moves = list(log)

    def carry_out(self, wish: Any) -> LoggedMove:
        line = super().carry_out(wish)
        if len(self.moves) < self.seq:
            self.moves.append(line)
        return line

    # ---- keeping it ------------------------------------------------------------------------------

    def kept(self) -> str:
        """All that is kept of the table."""
        moves = [[it.seq, it.kind, it.seat, it.steps, it.key, it.at] for it in self.moves]
        seats = [asdict(it) for it in self.seats]
        about = {"number": self.kept_times, "counts": self.counts}
        return json.dumps({"record": asdict(self.record), "seats": seats, "moves": moves, **about})

    def figures(self) -> str:
        """What is known of each seat once the game is over."""
        over = self.record.status == OVER
        rows = figures.of_table(self, self.record.touched) if over else []
        return json.dumps([row._replace(counts=self.counts) for row in rows])

    def brief(self) -> str:
        return json.dumps(brief(self.record, self.seats, ME))

    @classmethod
    def read(cls, kept: str, tell: Tell) -> PocketTable:
        """The table of what was kept, with its game as it stood."""
        data = json.loads(kept)
        table = cls(Record(**data["record"]), [Seat(**seat) for seat in data["seats"]], tell)
        table.kept_times, table.counts = data["number"], data["counts"]
        table.rebuild([LoggedMove(*move) for move in data["moves"]])
        clocks.run(table, table.record.touched)
        return table

    # ---- who looks -------------------------------------------------------------------------------

    def present(self, seat: Seat) -> bool:
        return seat.session is not None

    @property
    def awaited(self) -> bool:
        return bool(self.listeners)

    def greet(self, listener: Listener) -> None:
        """Tell somebody who begins to look how things stand."""
        self.listeners[listener.number] = listener
        self._told = self.facts()
        self._tell(listener.number, "table", json.dumps(self._told))
        listener.last = snapshot.standing(self, listener.viewer, snapshot.Common(self))
        told = {**listener.last.whole(), "count": listener.count, "happened": []}
        self._tell(listener.number, "snapshot", json.dumps(told))

    def tell_of_move(self, move: LoggedMove) -> None:
        """Tell everyone who looks of what has been kept."""
        self.record.touched = move.at
        if self.over:
            self.record.status, self.record.result = OVER, self.result
        common, undone = snapshot.Common(self), move.kind == UNDO
        for listener in self.listeners.values():
            now = snapshot.standing(self, listener.viewer, common)
            happened = news.happened(self, listener.viewer, common, undone, False)
            told = news.since(listener.last, now, common, happened, undone)
            if told:
                listener.count += 1
                listener.last = now
                self._tell(listener.number, told[0], json.dumps(told[1] | {"count": listener.count}))
        self.tell_of_seats()

    def tell_of_seats(self) -> None:
        told, now = self._told, self.facts()
        self._told = now
        if told and (change := changes.of_table(told, now)):
            self.tell_all("table_change", change)

    def tell_all(self, kind: str, data: Any) -> None:
        for number in self.listeners:
            self._tell(number, kind, json.dumps(data))

    @property
    def timeline(self) -> Timeline:
        if self._timeline is None:
            self._timeline = Timeline(self.playing)
        self._timeline.follow(self.playing.log)
        return self._timeline
