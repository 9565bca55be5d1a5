"""Streams: everyone hears what they may, and nobody misses anything by coming back."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from pathlib import Path
from random import Random

from antics.server.broadcast import audiences, streams
from tests.server.wire import Browser, run, service


def test_a_stream_begins_with_the_table_and_a_snapshot_and_brings_what_happens(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, eve = Browser(app), Browser(app)
            id = await ann.table("connect-four", "me", "me")
            mine, other, watching = await ann.listen(id, 0), await ann.listen(id, 1), await eve.listen(id)
            for stream in (mine, other, watching):
                (first,) = await stream.until(1)
                assert first["happened"] == []
            await ann.move(id, 0, 0, [3])
            for stream, seat in ((mine, 0), (other, 1), (watching, None)):
                news = (await stream.until(2))[-1]
                assert news["seat"] == seat
                (frame,) = news["happened"]
                assert frame["events"][0]["what"] == "dropped"
                assert frame["action"] == ("drop d" if seat == 0 else None)
                assert (frame["number"], news["number"]) == (1, 1)
                path = f"/api/tables/{id}/snapshot" + ("" if seat is None else f"?seat={seat}")
                fresh = await (ann if seat is not None else eve).get(path)
                assert fresh == {key: news[key] for key in fresh}
            await ann.undo(id, 0, 1)
            news = (await watching.until(3))[-1]
            assert (news["undone"], news["number"], news["happened"]) == (True, 0, [])
            for stream in (mine, other, watching):
                await stream.close()

    run(test())


def test_who_comes_back_gets_exactly_what_was_missed(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, luck = Browser(app), Random(2)
            id = await ann.table("antler-island", "me", "me", "me")
            all_along = await ann.listen(id, 1)
            await all_along.until(1)
            pieces = b""
            last = None
            for n in range(1, 9):
                stream = await ann.listen(id, 1, last)
                await ann.play_on(id, luck, [0, 1, 2])
                await all_along.until(n + 1)
                await stream.until(1)
                await stream.close()
                last = stream.last_id
                pieces += stream.received
                for _ in range(n % 3):
                    await ann.play_on(id, luck, [0, 1, 2])
            stream = await ann.listen(id, 1, last)
            expected = [message for message in all_along.messages if message[1] == "snapshot"]
            while stream.last_id != expected[-1][0] if [m for m in stream.messages if m[0]] else True:
                await asyncio.sleep(0.01)
                expected = [message for message in all_along.messages if message[1] == "snapshot"]
            await stream.close()
            pieces += stream.received
            stream.received = pieces
            found = [message for message in stream.messages if message[1] == "snapshot"]
            assert found == expected, "nothing lost, nothing twice"
            await all_along.close()

    run(test())


def test_who_comes_back_too_late_or_with_nonsense_gets_a_fresh_view(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, luck = Browser(app), Random(2)
            id = await ann.table("antigua", "me", "me")
            stream = await ann.listen(id, 0)
            await stream.until(1)
            old = stream.last_id
            for _ in range(audiences.KEPT + 5):
                await ann.play_on(id, luck, [0, 1])
            for last in (
                old,
                "nonsense",
                "1.2.3",
                f"{old.partition('.')[0]}.",
                f"{old.partition('.')[0]}.99999999999999999",
                "ü",
            ):
                back = await ann.listen(id, 0, last.encode().decode("latin-1"))
                (fresh,) = await back.until(1)
                assert fresh["happened"] == []
                assert fresh["view"] == (await ann.snapshot(id, 0))["view"]
                await back.close()
            back = await ann.listen(id, 0, stream.last_id)
            await asyncio.sleep(0.05)
            assert back.snapshots() == [], "nothing was missed"
            await back.close()
            await stream.close()

    run(test())


def test_no_more_is_kept_for_who_comes_back_than_a_fresh_view_takes() -> None:
    channel = audiences.Channel("epoch")
    for _ in range(30):
        channel.count += 1
        channel.keep(bytes(3000))
    assert sum(len(message) for _, message in channel.kept) <= audiences.KEPT_BYTES
    assert channel.missed("epoch.28") == [bytes(3000)] * 2
    assert channel.missed("epoch.1") is None, "all anew"


def test_no_message_of_another_process_is_taken_for_one_of_ours() -> None:
    one, other = audiences.Audience().channel(0), audiences.Audience().channel(0)
    assert one.missed(one.id()) == []
    assert one.missed(other.id()) is None, "as soon after the start as it may be"


def test_who_leaves_too_much_lying_is_told_all_anew_once() -> None:
    async def test() -> None:
        wholes = count()
        listener = streams.Listener(None, 0, lambda: b"whole %d" % next(wholes))
        message = b"x" * 1000
        for _ in range(10 * streams.BACKLOG // len(message)):
            listener.send(message)
            assert listener._size <= streams.BACKLOG
        assert sum(map(len, listener._waiting)) <= streams.BACKLOG
        assert await listener.next() == b"whole 0"
        listener.send(message)
        assert await listener.next() == message, "and then what changes"
        listener.send(b"y" * 2 * streams.BACKLOG)
        assert len(await listener.next()) == 2 * streams.BACKLOG, "one message always fits"

    run(test())


def test_nothing_is_kept_for_who_has_closed() -> None:
    async def test() -> None:
        listener = streams.Listener(None, 0, lambda: b"whole")
        listener.send(b"before")
        listener.close()
        for _ in range(3):
            listener.send(b"after")
            assert (listener._waiting, listener._size) == ([], 0)
            assert await listener.next() == b""

    run(test())


def test_a_stalled_reader_holds_little_and_comes_back_to_how_things_stand(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, luck = Browser(app), Random(3)
            id = await ann.table("animal-kingdoms", "me", "me", "me")
            stream = await ann.listen(id, 1)
            await stream.until(1)
            (listener,) = app.state.service.registry.tables[id].audience.channels[1].listeners
            stream.stall()
            most = 0
            while not listener._behind:
                await ann.play_on(id, luck, [0, 1, 2])
                most = max(most, listener._size)
            for _ in range(5):
                await ann.play_on(id, luck, [0, 1, 2])
            assert 0 < most <= streams.BACKLOG
            assert not listener._waiting
            told = len(stream.snapshots())
            stream.go_on()
            news = (await stream.until(told + 2))[-1]  # what it was just reading, and one more
            fresh = await ann.snapshot(id, 1)
            assert fresh == {key: news[key] for key in fresh}
            assert stream.events[-1][1] == "snapshot"
            await ann.play_on(id, luck, [0, 1, 2])
            await stream.until(told + 3)
            fresh = await ann.snapshot(id, 1)
            assert fresh == {key: stream.snapshots()[-1][key] for key in fresh}
            assert stream.events[-1][1] == "change"
            await stream.close()

    run(test())


def test_presence_is_told_and_quiet_streams_show_signs_of_life(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, heartbeat=0.05) as app:
            ann, bob = Browser(app), Browser(app)
            id = await ann.table("connect-four", "me", "open", public=True)
            await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
            stream = await ann.listen(id)
            his = await bob.listen(id)
            told = await stream.until(2, "table")
            assert [seat["present"] for seat in told[-1]["seats"]] == [True, True]
            await his.close()
            told = await stream.until(len(told) + 1, "table")
            assert [seat["present"] for seat in told[-1]["seats"]] == [True, False]
            while b": still here" not in stream.received:
                await asyncio.sleep(0.02)
            await ann.post(f"/api/tables/{id}/start")
            await stream.until(1)
            await ann.post(f"/api/tables/{id}/reactions", {"seat": 0, "reaction": "hello"})
            assert await stream.until(1, "reaction") == [{"seat": 0, "reaction": "hello"}]
            refused = await bob.ask("POST", f"/api/tables/{id}/reactions", {"seat": 0, "reaction": "hello"})
            assert refused.code == "not-yours"
            await stream.close()

    run(test())


def test_no_message_has_a_line_break_inside(tmp_path: Path) -> None:
    message = streams.encoded("table", json.dumps({"name": "a\nb\r\u2028"}).encode())
    assert message.count(b"\n") == 3
