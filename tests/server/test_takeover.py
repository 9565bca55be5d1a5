"""Whoever holds or held a seat never sees another hand of that game; a newcomer may, if all people agree."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from tests.server.wire import Browser, run, service

GAME = "animal-kingdoms"  # has hands


@asynccontextmanager
async def begun(folder: Path, **wish: Any) -> AsyncIterator[tuple[Any, Browser, Browser, str]]:
    """Ann, Bob and a bot in the middle of a game; Ann is the host."""
    async with service(folder) as app:
        ann, bob = Browser(app), Browser(app)
        id = await ann.table(GAME, "me", "open", "random", **wish)
        await ann.invite(id, bob, "Bob")
        await ann.post(f"/api/tables/{id}/start")
        yield app, ann, bob, id


async def opened(host: Browser, id: str, seat: int = 2) -> str:
    """The link of a bot's seat, which the host opens."""
    await host.post(f"/api/tables/{id}/seats/{seat}", {"kind": "open"})
    links = {it["seat"]: it["link"] for it in await host.get(f"/api/tables/{id}/links")}
    return str(links[seat])


async def sees(who: Browser, id: str, seat: int) -> bool:
    """Can somebody look from a seat, in any way?"""
    paths = [f"{path}?seat={seat}" for path in ("snapshot", "events", "replay", "replay/0", "picture")]
    paths += [f"replay/0/picture?seat={seat}", f"choices?seat={seat}", f"why?seat={seat}&steps=0"]
    codes = [(await who.ask("GET", f"/api/tables/{id}/{path}")).code for path in paths]
    codes.append((await who.ask("POST", f"/api/tables/{id}/seats/{seat}/hint")).code)
    return set(codes) != {"not-yours"}


def test_who_sits_at_a_table_takes_no_other_seat_of_its_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with begun(tmp_path) as (_, ann, bob, id):
            link = await opened(ann, id)
            for somebody in (ann, bob):
                refused = await somebody.ask("POST", f"/api/links/{link}", {})
                assert (refused.status, refused.code) == (403, "sat-here")
                assert not await sees(somebody, id, 2)
            his = (await bob.post(f"/api/tables/{id}/seats/1/link"))["link"]
            assert (await ann.ask("POST", f"/api/links/{his}", {})).code == "sat-here"
            assert not await sees(ann, id, 1)

    run(test())


def test_who_has_left_does_not_come_back_not_even_to_the_old_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with begun(tmp_path, public=True) as (app, ann, bob, id):
            await bob.post(f"/api/tables/{id}/seats/1/leave")
            for seat in (1, 2):
                link = await opened(ann, id, seat)
                assert (await bob.ask("POST", f"/api/links/{link}", {})).code == "sat-here"
                sitting = {"seat": seat, "name": "Bob"}
                assert (await bob.ask("POST", f"/api/tables/{id}/join", sitting)).code == "sat-here"
                assert not await sees(bob, id, seat)
            app.state.service.registry.forget(await app.state.service.registry.find(id))
            link = await opened(ann, id)
            assert (await bob.ask("POST", f"/api/links/{link}", {})).code == "sat-here", "it is kept"
            shown = await bob.snapshot(id)
            assert shown["seat"] is None, "a spectator like any other"

    run(test())


def test_a_newcomer_takes_a_seat_over_when_all_people_agree(tmp_path: Path) -> None:
    async def test() -> None:
        async with begun(tmp_path) as (app, ann, bob, id):
            cat, asking = Browser(app), f"/api/tables/{id}/seats/2/asking"
            stream = await bob.listen(id)
            link = await opened(ann, id)
            assert (await cat.get(f"/api/links/{link}"))["asks"] is True
            asked = await cat.post(f"/api/links/{link}", {"name": "Cat"})
            assert (asked["yours"], asked["asking"]) == ([], 2)
            assert not await sees(cat, id, 2)
            told = (await stream.until(1, "table"))[-1]["seats"][2]
            assert (told["kind"], told["asking"], told["agreed"]) == ("open", "Cat", [])
            assert (await cat.ask("POST", asking, {"yes": True})).code == "not-yours"
            eve = Browser(app)
            assert (await eve.ask("POST", f"/api/links/{link}", {"name": "Eve"})).code == "seat-taken"
            assert (await eve.ask("POST", asking, {"yes": True})).code == "no-session"
            half = await ann.post(asking, {"yes": True})
            assert half["table"]["seats"][2]["agreed"] == [0]
            assert not await sees(cat, id, 2)
            app.state.service.registry.forget(await app.state.service.registry.find(id))  # and it is kept
            whole = await bob.post(asking, {"yes": True})
            seat = whole["table"]["seats"][2]
            assert (seat["kind"], seat["name"], seat["asking"]) == ("person", "Cat", None)
            assert (await cat.get(f"/api/tables/{id}"))["yours"] == [2]
            assert (await cat.snapshot(id))["view"]["you"] == 2
            assert (await ann.ask("POST", asking, {"yes": True})).code == "nobody-asks"

    run(test())


def test_one_no_is_enough_and_ends_the_link(tmp_path: Path) -> None:
    async def test() -> None:
        async with begun(tmp_path) as (app, ann, bob, id):
            cat, asking = Browser(app), f"/api/tables/{id}/seats/2/asking"
            link = await opened(ann, id)
            await cat.post(f"/api/links/{link}", {"name": "Cat"})
            await ann.post(asking, {"yes": True})
            refused = await bob.post(asking, {"yes": False})
            assert refused["table"]["seats"][2]["asking"] is None
            assert (await cat.ask("POST", f"/api/links/{link}", {"name": "Cat"})).code == "no-link"
            assert not await sees(cat, id, 2)
            again = (await ann.get(f"/api/tables/{id}/links"))[0]["link"]
            await cat.post(f"/api/links/{again}", {"name": "Cat"})
            assert (await ann.get(f"/api/tables/{id}"))["table"]["seats"][2]["agreed"] == [], "from the start"
            withdrawn = await cat.post(asking, {"yes": False})
            assert withdrawn["asking"] is None

    run(test())


def test_who_has_not_agreed_and_leaves_is_waited_for_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with begun(tmp_path) as (app, ann, bob, id):
            cat = Browser(app)
            await cat.post(f"/api/links/{await opened(ann, id)}", {"name": "Cat"})
            await ann.post(f"/api/tables/{id}/seats/2/asking", {"yes": True})
            await bob.post(f"/api/tables/{id}/seats/1/leave")
            assert (await cat.get(f"/api/tables/{id}"))["yours"] == [2]

    run(test())


def test_nobody_gets_two_seats_by_asking_twice(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, cat = Browser(app), Browser(app)
            id = await ann.table(GAME, "me", "random", "random")
            for seat in (1, 2):
                await cat.post(f"/api/links/{await opened(ann, id, seat)}", {"name": "Cat"})
            await ann.post(f"/api/tables/{id}/seats/1/asking", {"yes": True})
            await ann.ask("POST", f"/api/tables/{id}/seats/2/asking", {"yes": True})
            assert (await cat.get(f"/api/tables/{id}"))["yours"] == [1]
            assert not await sees(cat, id, 2)

    run(test())


def test_what_was_before_a_newcomer_came_is_told_as_to_spectators(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, bob, cat, eve = (Browser(app) for _ in range(4))
            id = await ann.table(GAME, "me", "me", "open")
            await ann.invite(id, bob, "Bob")
            await ann.post(f"/api/tables/{id}/start")
            luck = Random(4)
            stream = await bob.listen(id, 2)
            hands: dict[int, Any] = {}
            for _ in range(12):
                seen = await bob.snapshot(id, 2)
                hands.setdefault(seen["number"], seen["view"]["seats"][2]["hand"])
                mover = bob if 2 in seen["waiting"] else ann
                await mover.play_on(id, luck, [2] if mover is bob else [0, 1])
            before = (await bob.snapshot(id, 2))["number"]
            told, last_id = stream.received, stream.last_id
            await stream.close()
            await bob.post(f"/api/tables/{id}/seats/2/leave")
            await cat.post(f"/api/links/{await opened(ann, id)}", {"name": "Cat"})
            await ann.post(f"/api/tables/{id}/seats/2/asking", {"yes": True})
            assert (await cat.snapshot(id))["view"]["seats"][2]["hand"], "the hand as it is now"
            frames = (await cat.get(f"/api/tables/{id}/replay"))["frames"]
            assert all(frame["action"] is None for frame in frames[: before + 1])
            public = (await eve.get(f"/api/tables/{id}/replay"))["frames"]
            heard = [frame["events"] for frame in public]
            assert [frame["events"] for frame in frames if frame["events"]] == [it for it in heard if it]
            for number, hand in hands.items():
                seats = (await cat.get(f"/api/tables/{id}/replay/{number}"))["view"]["seats"]
                assert hand
                assert seats[2]["hand"] is None, number
            # Ids of messages can be guessed; what was told to whoever sat here before does not come back.
            epoch, _, count = last_id.partition(".")
            for back in (0, 1, 5):
                again = await cat.listen(id, 2, f"{epoch}.{int(count) - back}")
                snapshots = await again.until(1)
                assert [shot["happened"] for shot in snapshots] == [[]]
                assert again.received.partition(b"event: snapshot")[2] not in told
                await again.close()

    run(test())


def test_a_stream_that_begins_while_its_seat_is_left_looks_from_no_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with begun(tmp_path) as (app, _, bob, id):
            table = await app.state.service.registry.find(id)
            async with table.lock:
                leaving = asyncio.create_task(bob.post(f"/api/tables/{id}/seats/1/leave"))
                while not table.lock._waiters:
                    await asyncio.sleep(0)
                listening = asyncio.create_task(bob.ask("GET", f"/api/tables/{id}/events?seat=1"))
                while len(table.lock._waiters) < 2:
                    await asyncio.sleep(0)
            await leaving
            assert (await listening).code == "not-yours"

    run(test())


def test_a_seat_still_moves_to_another_device_and_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with begun(tmp_path) as (app, ann, _, id):
            phone = Browser(app)
            for here, there in ((ann, phone), (phone, ann), (ann, phone)):
                link = (await here.post(f"/api/tables/{id}/seats/0/link"))["link"]
                assert (await there.post(f"/api/links/{link}", {}))["yours"] == [0]
                assert not await sees(here, id, 0)

    run(test())


def test_where_spectators_are_not_wanted_a_stranger_is_not_told_the_secret(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, eve = Browser(app), Browser(app)
            for spectators in (False, True):
                id = await ann.table("connect-four", "me", "me", spectators=spectators)
                for column in (3, 2, 3, 2, 3, 2, 3):
                    seat = (await ann.snapshot(id))["waiting"][0]
                    await ann.move(id, seat, (await ann.snapshot(id, seat))["decision_number"], [column])
                assert (await ann.get(f"/api/tables/{id}"))["table"]["secret"]
                told = (await eve.get(f"/api/tables/{id}"))["table"]
                assert (told["status"], bool(told["secret"])) == ("over", spectators)

    run(test())
