"""What viewers are told: how things stand, then what changes and what led there; and who sits where."""

from __future__ import annotations

from antics.server.broadcast.audiences import Audience, Channel
from antics.server.broadcast.streams import Listener, encoded
from antics.server.serial import dumps
from antics.table import changes, news, snapshot
from antics.table.answers import Frame, Snapshot
from antics.table.table import Table


def tell_viewers(table: Table, audience: Audience, *, undone: bool = False, opening: bool = False) -> None:
    """Tell every viewer what happened, as far as they may know."""
    common, comparison = snapshot.common(table), changes.Comparison()
    for viewer, channel in audience.channels.items():
        if not channel.wanted:
            channel.lapse()
            continue
        noticed = news.happened(table, viewer, common, undone, opening)
        _tell(audience, channel, snapshot.of(table, viewer, common), noticed, undone, comparison)


def _tell(
    audience: Audience,
    channel: Channel,
    seen: Snapshot,
    happened: list[Frame],
    undone: bool = False,
    comparison: changes.Comparison | None = None,
) -> None:
    """Tell what is different from what was told; all of it, if nothing was."""
    if told := news.since(channel.last, seen, happened, undone, comparison):
        kind, data = told
        audience.publish(channel, kind, seen, data)


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
        seen = snapshot.of(table, listener.viewer)
        if channel.last is None:
            channel.last = seen
        else:
            _tell(audience, channel, seen, [])
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
        data = {**channel.last, "count": channel.count, "happened": []}
        told += encoded("snapshot", dumps(data), channel.id())
    return told
