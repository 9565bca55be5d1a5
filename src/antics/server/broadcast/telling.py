"""What viewers are told: how things stand, then what changes and what led there; and who sits where."""

from __future__ import annotations

from typing import NamedTuple

from antics.server.broadcast.audiences import Audience, Channel
from antics.server.broadcast.streams import Listener, encoded
from antics.server.serial import Written, dumps
from antics.table import changes, news
from antics.table.answers import Frame
from antics.table.snapshot import Common, Standing, standing
from antics.table.table import Table


class Prepared(NamedTuple):
    """What those who look at a table in one way are about to be told."""

    channel: Channel
    now: Standing
    message: bytes

    def send(self) -> None:
        self.channel.publish(self.now, self.message)


def prepare(
    table: Table, audience: Audience, *, undone: bool = False, opening: bool = False
) -> list[Prepared]:
    """What to tell every viewer of what happened, as far as they may know. Nothing else may be told to them
    before that is sent, or thrown away."""
    common, written, found = Common(table), Written(), list[Prepared]()
    for viewer, channel in audience.channels.items():
        if not channel.wanted:
            channel.lapse()
            continue
        happened = news.happened(table, viewer, common, undone, opening)
        now = standing(table, viewer, common)
        if message := _written(channel, now, common, happened, undone, written):
            found.append(Prepared(channel, now, message))
    return found


def _written(
    channel: Channel, now: Standing, common: Common, happened: list[Frame], undone: bool, written: Written
) -> bytes | None:
    """What is different from what was told; all of it, if nothing was; nothing, if nothing is."""
    told = news.since(channel.last, now, common, happened, undone)
    if told is None:
        return None
    kind, data = told
    if kind == "change" and "view" in data:
        data["view"] = written.once(data["view"])
    for frame in happened:
        frame["events"] = written.once(frame["events"])
    return channel.next(kind, data)


def tell_of_seats(table: Table, audience: Audience) -> None:
    """Tell everyone what has changed about the table: who sits where, mostly."""
    if not len(audience):
        return
    told, now = audience.told_of_table, table.facts()
    audience.told_of_table = now
    if told and (change := changes.of_table(told, now)):
        audience.tell_all("table_change", dumps(change))


def greet(listener: Listener, table: Table, audience: Audience, last_id: str) -> None:
    """Tell somebody who begins to listen: the table, then what was missed, or how things stand."""
    channel = audience.channel(listener.viewer)
    missed = channel.missed(last_id) if last_id else None
    if missed is None and table.match is not None:
        common = Common(table)
        now = standing(table, listener.viewer, common)
        if channel.last is None:
            channel.last = now
        elif message := _written(channel, now, common, [], False, Written()):
            channel.publish(now, message)
    audience.join(listener)
    listener.send(b"retry: 1000\n\n")
    if missed is None:
        listener.send(whole(table, audience, listener.viewer))
    else:
        listener.send(b"".join([encoded("table", dumps(table.facts())), *missed]))


def whole(table: Table, audience: Audience, viewer: int) -> bytes:
    """All that somebody who looks at a table like this has been told, as if they had just come."""
    channel = audience.channel(viewer)
    told = encoded("table", dumps(table.facts()))
    if channel.last is not None:
        data = {**channel.last.whole(), "count": channel.count, "happened": []}
        told += encoded("snapshot", dumps(data), channel.id())
    return told
