"""What viewers are told: how things stand and what led there, and who sits where."""

from __future__ import annotations

from antics.server.broadcast.audiences import Audience
from antics.server.broadcast.streams import Listener, encoded
from antics.server.serial import dumps
from antics.table import frames, snapshot
from antics.table.answers import Frame
from antics.table.table import Table


def tell_viewers(table: Table, audience: Audience, *, undone: bool = False, opening: bool = False) -> None:
    """Tell every viewer what happened, as far as they may know."""
    for viewer, channel in audience.channels.items():
        if not channel.wanted:
            channel.kept.clear()
            channel.count += 1
            continue
        seen = dumps(snapshot.of(table, viewer))
        news = None if undone or opening else frames.latest(table, viewer)
        if news is None and seen == channel.last:
            continue
        happened = [news] if news else [frames.opening(table.playing, viewer)] if opening else []
        audience.publish(viewer, "snapshot", seen, _message(seen, happened, undone))


def tell_of_seats(table: Table, audience: Audience) -> None:
    """Tell everyone who sits where, if that has changed."""
    told = dumps(table.facts())
    if audience.told_of_table != told and len(audience):
        audience.told_of_table = told
        audience.tell_all("table", told)


def greet(listener: Listener, table: Table, audience: Audience, last_id: str) -> None:
    """Tell somebody who begins to listen: the table, then what was missed, or how things stand."""
    listener.send(b"retry: 1000\n\n" + encoded("table", dumps(table.facts())))
    if table.match is None:
        return
    channel = audience.channel(listener.viewer)
    missed = channel.missed(last_id) if last_id else None
    if missed is None:
        seen = channel.last = dumps(snapshot.of(table, listener.viewer))
        missed = [encoded("snapshot", _message(seen, [], False), channel.id())]
    for message in missed:
        listener.send(message)


def _message(seen: bytes, happened: list[Frame], undone: bool) -> bytes:
    """A snapshot, encoded already, with what led to it: a `SnapshotMessage`."""
    end = b',"undone":true}' if undone else b',"undone":false}'
    return seen[:-1] + b',"happened":' + dumps(happened) + end
