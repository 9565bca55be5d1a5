"""Making tables, sitting down, getting up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from pydantic import TypeAdapter

from antics.bots import LEVELS
from antics.server.api import requests
from antics.server.tables import seating
from tests.server.wire import AT_ONCE, Browser, run, service


def test_a_table_against_bots_begins_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await ann.table("antler-island", "me", "easy", "random", options={"advanced": True})
            shown = await ann.get(f"/api/tables/{id}")
            assert shown["table"]["status"] == "playing"
            assert (shown["yours"], shown["host"]) == ([0], True)
            assert [seat["kind"] for seat in shown["table"]["seats"]] == ["person", "bot", "bot"]
            assert (await ann.snapshot(id))["view"]["advanced"] is True

    run(test())


def test_friends_come_by_links_and_each_link_works_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, bob, cat = Browser(app), Browser(app), Browser(app)
            id = await ann.table("antler-island", "me", "open", "open")
            links = [link["link"] for link in await ann.get(f"/api/tables/{id}/links")]
            assert len(set(links)) == 2
            assert (await bob.ask("GET", f"/api/tables/{id}/links")).code == "no-session"
            invited = await bob.get(f"/api/links/{links[0]}")
            assert (invited["seat"], invited["moves"], invited["table"]["id"]) == (1, False, id)
            assert (await ann.ask("POST", f"/api/tables/{id}/start")).code == "seat-open"
            joined = await bob.post(f"/api/links/{links[0]}", {"name": "Bob", "colour": 4})
            assert joined["yours"] == [1]
            assert (await cat.ask("POST", f"/api/links/{links[0]}", {"name": "Cat"})).code == "no-link"
            taken = await cat.ask("POST", f"/api/links/{links[1]}", {"name": "Cat", "colour": 4})
            assert taken.code == "colour-taken"
            await cat.post(f"/api/links/{links[1]}", {"name": " Cat  the\u00a0Great "})
            assert (await bob.ask("POST", f"/api/tables/{id}/start")).code == "not-yours"
            started = await ann.post(f"/api/tables/{id}/start")
            seats = started["table"]["seats"]
            assert [(seat["name"], seat["colour"]) for seat in seats] == [
                ("Ann", 0),
                ("Bob", 4),
                ("Cat the Great", 2),
            ]
            assert (await ann.ask("POST", f"/api/tables/{id}/start")).code == "already-begun"
            assert (await cat.get("/api/me"))["name"] == "Cat the Great"

    run(test())


def test_name_and_colour_can_be_changed_until_the_game_begins(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, bob = Browser(app), Browser(app)
            id = await ann.table("connect-four", "me", "open")
            await ann.invite(id, bob, "Bob")
            stream = await ann.listen(id)
            before = len(await stream.until(1, "table"))
            me = f"/api/tables/{id}/seats/1/me"
            changed = await bob.post(me, {"name": "Robert", "colour": 3})
            told = (await stream.until(before + 1, "table"))[-1]
            for seat in (changed["table"]["seats"][1], told["seats"][1]):
                assert (seat["name"], seat["colour"]) == ("Robert", 3)
            assert (await bob.get("/api/me"))["name"] == "Robert"
            await bob.post(me, {"colour": 4})
            seat = (await bob.post(me, {"name": "Bob"}))["table"]["seats"][1]
            assert (seat["name"], seat["colour"]) == ("Bob", 4), "what is not said stays"
            taken = await bob.ask("POST", me, {"name": "Bert", "colour": 0})
            assert (taken.code, taken.data["error"]["args"]) == ("colour-taken", {"colour": 0})
            assert (await ann.ask("POST", me, {"name": "Bert"})).code == "not-yours"
            assert (await ann.ask("POST", f"/api/tables/{id}/seats/4/me", {})).code == "not-yours"
            elsewhere = await bob.ask("POST", me, {"name": "Bert"}, {"origin": "http://elsewhere.test"})
            assert elsewhere.code == "origin"
            await ann.post(f"/api/tables/{id}/start")
            assert (await bob.ask("POST", me, {"name": "Bert"})).code == "already-begun"
            kept = (await ann.get(f"/api/tables/{id}"))["table"]["seats"][1]
            assert (kept["name"], kept["colour"]) == ("Bob", 4)
            await stream.close()

    run(test())


def test_public_tables_are_listed_and_anyone_may_sit_down(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, bob = Browser(app), Browser(app)
            private = await ann.table("antigua", "me", "open")
            public = await ann.table("antigua", "me", "open", public=True)
            listed = await bob.get("/api/tables")
            assert [table["id"] for table in listed["open"]] == [public]
            assert listed["mine"] == []
            assert (await bob.post(f"/api/tables/{public}/join", {"name": "Bob"}))["yours"] == [1]
            assert (await Browser(app).ask("POST", f"/api/tables/{public}/join", {})).code == "seat-taken"
            assert (await bob.get("/api/tables"))["open"] == []
            assert [table["id"] for table in (await ann.get("/api/tables"))["mine"]] == [public, private]

    run(test())


def test_several_seats_may_belong_to_one_session(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await ann.table("antler-island", "me", "me", "me")
            assert (await ann.get(f"/api/tables/{id}"))["yours"] == [0, 1, 2]
            luck = Random(1)
            for _ in range(12):
                await ann.play_on(id, luck, [0, 1, 2])
            assert (await ann.snapshot(id))["seat"] is None, "without a seat, what everyone may see"
            for seat in range(3):
                seen = await ann.snapshot(id, seat)
                assert seen["view"]["you"] == seat

    run(test())


def test_a_seat_moves_to_another_device_on_purpose(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            desk, phone, thief = Browser(app), Browser(app), Browser(app)
            id = await desk.table("connect-four", "me", "me")
            stream = await desk.listen(id, 0)
            other = await desk.listen(id, 1)
            assert (await thief.ask("POST", f"/api/tables/{id}/seats/0/link")).code == "no-session"
            link = (await desk.post(f"/api/tables/{id}/seats/0/link"))["link"]
            assert (await phone.get(f"/api/links/{link}"))["moves"] is True
            assert (await phone.post(f"/api/links/{link}", {}))["yours"] == [0]
            assert stream.task
            await asyncio.wait_for(stream.task, 5)
            assert other.task
            assert not other.task.done()
            assert (await desk.ask("GET", f"/api/tables/{id}/snapshot?seat=0")).code == "not-yours"
            assert (await desk.move(id, 0, 0, [3])).code == "not-yours"
            assert (await phone.move(id, 0, 0, [3])).status == 200
            assert (await thief.ask("POST", f"/api/links/{link}", {})).code == "no-link"
            seats = (await phone.get(f"/api/tables/{id}"))["table"]["seats"]
            assert seats[0]["name"] == "Ann", "the name stays with the seat"
            await other.close()

    run(test())


def test_a_link_to_another_device_runs_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            desk, phone = Browser(app), Browser(app)
            id = await desk.table("connect-four", "me", "me")
            monkeypatch.setattr(seating, "MOVING", -1)
            link = (await desk.post(f"/api/tables/{id}/seats/0/link"))["link"]
            assert (await phone.ask("GET", f"/api/links/{link}")).code == "no-link"
            assert (await phone.ask("POST", f"/api/links/{link}", {})).code == "no-link"
            assert (await desk.move(id, 0, 0, [3])).status == 200, "the seat is still where it was"

    run(test())


def test_who_leaves_before_the_game_frees_the_seat_and_in_it_a_bot_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, pause=AT_ONCE) as app:
            ann, bob = Browser(app), Browser(app)
            id = await ann.table("connect-four", "me", "open", stand_in_level="random")
            link = await ann.invite(id, bob, "Bob")
            await bob.post(f"/api/tables/{id}/seats/1/leave")
            again = (await ann.get(f"/api/tables/{id}/links"))[0]["link"]
            assert again != link
            await bob.post(f"/api/links/{again}", {})
            await ann.post(f"/api/tables/{id}/start")
            await ann.post(f"/api/tables/{id}/seats/0/leave")
            stream = await bob.listen(id, 1)
            assert (await stream.until(2))[-1]["waiting"] == [1], "the bot has moved"
            shown = await bob.get(f"/api/tables/{id}")
            assert shown["host"] is True, "the table is Bob's now"
            assert [seat["kind"] for seat in shown["table"]["seats"]] == ["bot", "person"]
            await stream.close()
            await bob.post(f"/api/tables/{id}/seats/1/leave")
            assert (await ann.ask("GET", f"/api/tables/{id}")).code == "not-found", "nobody is left"

    run(test())


def test_the_host_fills_open_seats_with_bots_and_opens_them_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, bob = Browser(app), Browser(app)
            id = await ann.table("connect-four", "me", "open")
            changed = await ann.post(f"/api/tables/{id}/seats/1", {"kind": "bot", "level": "hard"})
            assert changed["table"]["seats"][1]["level"] == "hard"
            assert await ann.get(f"/api/tables/{id}/links") == []
            await ann.post(f"/api/tables/{id}/seats/1", {"kind": "open"})
            assert len(await ann.get(f"/api/tables/{id}/links")) == 1
            refused = await ann.ask("POST", f"/api/tables/{id}/seats/0", {"kind": "bot"})
            assert refused.code == "seat-taken"
            assert (await ann.ask("POST", f"/api/tables/{id}/seats/4", {"kind": "bot"})).code == "not-found"
            await bob.post("/api/me", {"name": "Bob"})
            assert (await bob.ask("POST", f"/api/tables/{id}/seats/1", {"kind": "bot"})).code == "not-yours"

    run(test())


def test_spectators_see_what_everyone_may_see_if_the_table_allows_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, eve = Browser(app), Browser(app)
            open_to_all = await ann.table("antigua", "me", "me")
            closed = await ann.table("antigua", "me", "me", spectators=False)
            seen = await eve.snapshot(open_to_all)
            assert (seen["seat"], seen["decision"], seen["decision_number"]) == (None, None, None)
            for path in ("snapshot", "events", "replay"):
                assert (await eve.ask("GET", f"/api/tables/{closed}/{path}")).code == "not-allowed"
            assert (await eve.ask("GET", f"/api/tables/{open_to_all}/snapshot?seat=0")).code == "not-yours"

    run(test())


def test_a_rematch_is_one_table_for_all_who_ask(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, bob = Browser(app), Browser(app)
            id = await ann.table("connect-four", "me", "open")
            await ann.invite(id, bob, "Bob")
            await ann.post(f"/api/tables/{id}/start")
            assert (await ann.ask("POST", f"/api/tables/{id}/rematch")).code == "not-over"
            for i in range(4):
                await ann.move(id, 0, (await ann.snapshot(id))["decision_number"], [3])
                if i < 3:
                    await bob.move(id, 1, (await bob.snapshot(id))["decision_number"], [2])
            stream = await ann.listen(id)
            shown = (await stream.until(1, "table"))[0]
            assert shown["status"] == "over"
            new = await bob.post(f"/api/tables/{id}/rematch")
            told = (await stream.until(2, "table"))[-1]
            assert told["rematch"] == new["table"]["id"] != id
            assert (await ann.post(f"/api/tables/{id}/rematch"))["table"]["id"] == new["table"]["id"]
            assert new["table"]["status"] == "playing"
            assert new["table"]["commitment"] != shown["commitment"]
            assert (await ann.get(f"/api/tables/{new['table']['id']}"))["yours"] == [0]
            await stream.close()

    run(test())


def test_what_cannot_be_set_up_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            me = [{"kind": "me"}]
            for wish in (
                {"game": "chess", "seats": me},
                {"game": "antler-island", "seats": me},
                {"game": "connect-four", "seats": me * 2, "options": {"advanced": True}},
                {"game": "antler-island", "seats": me * 3, "components": {"food": {"1": 1}}},
            ):
                refused = await ann.ask("POST", "/api/tables", wish)
                assert refused.code == "unusable"
                assert refused.data["error"]["args"]["reason"]
            same = [{"kind": "me", "colour": 1}, {"kind": "me", "colour": 1}]
            refused = await ann.ask("POST", "/api/tables", {"game": "connect-four", "seats": same})
            assert refused.code == "colour-taken"

    run(test())


def test_games_rules_and_levels_are_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            games = {game["name"]: game for game in await ann.get("/api/games")}
            assert games["antler-island"]["seats"] == [3, 4]
            assert [level["name"] for level in games["antigua"]["levels"]] == list(LEVELS)
            shares = {level["name"]: level["share"] for level in games["antigua"]["levels"]}
            assert shares["easy"] is None
            assert shares["medium"] > 0.5
            described = TypeAdapter(requests.Level).json_schema()["enum"]
            assert described == list(LEVELS)
            rules = await ann.get("/api/games/antigua/rules")
            assert rules[0]["id"].startswith("AG-")
            assert (await ann.ask("GET", "/api/games/chess/rules")).code == "not-found"

    run(test())
