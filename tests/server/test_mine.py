"""Found again without an account: key, devices, all data, being forgotten; my games and what they come to."""

from __future__ import annotations

import csv
import io
import json
import logging
import zipfile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select, text

from antics.core import savefile
from antics.server import keys
from antics.server.limits import HEADERS
from antics.server.logs import LOGGER
from antics.server.settings import Keeping
from antics.server.storage import figures
from antics.server.storage.schema import figure_rows, key_rows, metadata
from tests.server.test_processes import same
from tests.server.wire import UNLIMITED, Browser, run, service

DAY = 24 * 3600


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/antics.db"
    url: str = request.getfixturevalue("postgresql")
    return url


async def play_out(browsers: dict[int, Browser], id: str, columns: str) -> None:
    """A game of connect four."""
    for n, column in enumerate(columns):
        seen = await browsers[n % 2].snapshot(id, n % 2)
        moved = await browsers[n % 2].move(id, n % 2, seen["decision_number"], ["abcdefg".index(column)])
        assert moved.status == 200, moved.body


async def key_of(person: Browser) -> str:
    key: str = (await person.post("/api/me/key"))["key"]
    return key


async def friends(app: Any, **more: Any) -> tuple[Browser, Browser, str]:
    ann, bob = Browser(app), Browser(app)
    id = await ann.table("connect-four", "me", "open", **more)
    await ann.invite(id, bob, "Bob")
    await ann.post(f"/api/tables/{id}/start")
    return ann, bob, id


def test_a_key_is_twelve_words_that_a_slip_of_the_pen_spoils() -> None:
    words = keys.new()
    assert len(words.split()) == keys.WORDS
    assert keys.digest(words) == keys.digest(f"  {words.upper().replace(' ', ' / ')}. ")
    luck, taken = Random(1), 0
    for _ in range(300):
        spoilt = words.split()
        n = luck.randrange(keys.WORDS)
        spoilt[n] = "".join(luck.choice(keys.VOWELS if at % 2 else keys.CONSONANTS) for at in range(4))
        taken += spoilt != words.split() and keys.digest(" ".join(spoilt)) is not None
    assert taken <= 1, "one in 65,536 would pass"
    for none in ("", "bako", words[5:], words + " bako", "x" * 900, words.replace("a", "u")):
        assert keys.digest(none) is None or none == words


def test_all_that_is_mine_goes_where_my_key_is_entered(database: str) -> None:
    async def test() -> None:
        async with service(database, processes=2) as one, service(database, processes=2) as two:
            ann, _, id = await friends(one)
            await ann.post("/api/me", {"name": "Maren", "colour": 3})
            await ann.post("/api/me/prefs", {"prefs": {"theme": "dark"}})
            assert (await ann.ask("POST", "/api/me/prefs", {"prefs": {"a": "x" * 4000}})).status == 422
            assert (await Browser(one).ask("POST", "/api/me/prefs", {"prefs": {}})).code == "no-session"
            key = await key_of(ann)
            phone = Browser(two)
            own = await phone.table("connect-four", "me", "me", name="Phone")
            stream = await phone.listen(own, 0)
            looked = await phone.post("/api/me/key/look", {"key": key})
            assert looked == {"name": "Maren", "yours": False, "games": 1, "here": 1}
            entered = await phone.post("/api/me/key/enter", {"key": f"http://x/key#{key.replace(' ', '-')}"})
            assert (entered["name"], entered["colour"]) == ("Maren", 3)
            assert entered["prefs"] == {"theme": "dark"}
            await stream.task  # type: ignore[misc]  # who listened as somebody else comes back
            assert (await phone.get(f"/api/tables/{id}"))["yours"] == [0]
            assert (await phone.get(f"/api/tables/{own}"))["yours"] == [0, 1]
            assert (await ann.get(f"/api/tables/{own}"))["host"]
            await same(one, phone).play_on(own, Random(1), [0])
            assert (await phone.post("/api/me/key/look", {"key": key}))["yours"]

            lost = Browser(two)  # whose cookies are gone
            await lost.post("/api/me/key/enter", {"key": key})
            assert [it["id"] for it in (await lost.get("/api/me/games"))["games"]].count(id) == 1
            assert len(await ann.get("/api/me/devices")) == 3

            newer = await key_of(lost)
            answer = await Browser(one).ask("POST", "/api/me/key/enter", {"key": key})
            assert (answer.status, answer.code) == (409, "key-replaced")
            assert answer.data["error"]["args"]["when"] > 0
            assert (
                await Browser(one).ask("POST", "/api/me/key/enter", {"key": keys.new()})
            ).code == "unknown-key"
            assert (await Browser(one).ask("POST", "/api/me/key/enter", {"key": key[:-4] + "bako"})).code in (
                "no-key",
                "unknown-key",
            )
            assert (await Browser(one).post("/api/me/key/look", {"key": newer}))["games"] == 2

    run(test())


def test_nobody_becomes_two_who_sit_at_one_table(database: str) -> None:
    async def test() -> None:
        async with service(database) as app:
            ann, bob, id = await friends(app)
            key, before = await key_of(ann), (await bob.get(f"/api/tables/{id}"))["yours"]
            other = await bob.table("connect-four", "me", "me")
            answer = await bob.ask("POST", "/api/me/key/enter", {"key": key})
            assert (answer.status, answer.code) == (409, "both-sit-here")
            assert answer.data["error"]["args"] == {"game": "connect-four", "table": id}
            assert (await bob.get(f"/api/tables/{id}"))["yours"] == before
            assert (await bob.get(f"/api/tables/{other}"))["yours"] == [0, 1]
            await bob.post(f"/api/tables/{id}/seats/1/leave")  # has known a hand of it, all the same
            assert (await bob.ask("POST", "/api/me/key/enter", {"key": key})).code == "both-sit-here"

            third = Browser(
                app
            )  # to whom Ann has moved her seat: the same seat, so there is nothing to learn
            link = (await ann.post(f"/api/tables/{id}/seats/0/link"))["link"]
            await third.post(f"/api/links/{link}")
            await third.post("/api/me/key/enter", {"key": key})
            assert (await ann.get(f"/api/tables/{id}"))["yours"] == [0]
            mine = [it for it in (await ann.get("/api/me/games"))["games"] if it["id"] == id]
            assert len(mine) == 1

    run(test())


def test_sessions_are_seen_and_ended(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, phone = Browser(app), Browser(app)
            id = await ann.table("connect-four", "me", "me")
            await phone.post("/api/me/key/enter", {"key": await key_of(ann)})
            firefox = {"user-agent": "Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko Firefox/140.0"}
            await phone.ask("GET", "/api/me", headers=firefox)
            found = {it["here"]: it for it in await ann.get("/api/me/devices")}
            assert found[False]["browser"] == "firefox android"
            stream = await phone.listen(id, 0)
            assert (await Browser(app).ask("POST", f"/api/me/devices/{found[False]['id']}/end")).status == 401
            stranger = Browser(app)
            await stranger.post("/api/me", {"name": "Stranger"})
            assert (await stranger.ask("POST", f"/api/me/devices/{found[False]['id']}/end")).status == 404
            await ann.post(f"/api/me/devices/{found[False]['id']}/end")
            await stream.task  # type: ignore[misc]
            assert (await phone.get("/api/me"))["name"] is None
            assert (await phone.ask("GET", f"/api/tables/{id}/snapshot?seat=0")).status == 403
            assert (await ann.get("/api/me"))["name"] == "Ann"

    run(test())


def test_keys_are_tried_slowly_and_are_in_no_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        limits = UNLIMITED.__class__(**vars(UNLIMITED) | {"key_rate": 0.001, "key_burst": 3})
        async with service(tmp_path, log_requests=True, limits=limits) as app:
            ann = Browser(app)
            key = await key_of(ann)
            entering = Browser(app, "10.0.0.7")
            wrong = [await entering.ask("POST", "/api/me/key/enter", {"key": keys.new()}) for _ in range(4)]
            assert [it.code for it in wrong] == ["unknown-key"] * 3 + ["too-many-requests"]
            assert float(wrong[-1].headers["retry-after"]) > 100
            other = Browser(app, "10.0.0.8")
            for body in ({"key": key}, {"key": [key]}, {"key": key, "more": 1}):
                await other.ask("POST", "/api/me/key/enter", body)
            async with app.state.service.store.writing() as connection:
                await connection.execute(text("DROP TABLE keys"))
            broken = await Browser(app, "10.0.0.9").ask("POST", "/api/me/key/enter", {"key": key})
            assert broken.status >= 500
            told = json.dumps(
                [vars(record) | {"text": record.getMessage()} for record in caplog.records], default=str
            )
            assert "/api/me/key/enter" in told
            for secret in (key, key.replace(" ", "-"), key.split()[3], str(ann.cookie).partition("=")[2]):
                assert secret not in told

    LOGGER.addHandler(caplog.handler)
    LOGGER.setLevel(logging.INFO)
    try:
        run(test())
    finally:
        LOGGER.removeHandler(caplog.handler)
    assert HEADERS["referrer-policy"] == "same-origin"


def test_of_a_key_only_a_digest_is_kept_and_nobody_else_is_told_of_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, bob, id = await friends(app)
            stream, key = await bob.listen(id, 1), await key_of(ann)
            await play_out({0: ann, 1: bob}, id, "ababab")
            await stream.until(6)
            shown = json.dumps([await bob.get(f"/api/tables/{id}"), await bob.get("/api/tables")])
            async with app.state.service.store.reading() as connection:
                kept = [
                    [str(row) for row in await connection.execute(select(it))]
                    for it in metadata.tables.values()
                ]
                digest = (await connection.execute(select(key_rows.c.digest))).scalar_one()
                person = (await connection.execute(select(key_rows.c.person))).scalar_one()
            for text_ in (shown, stream.received.decode(), json.dumps(kept)):
                assert key not in text_
                assert key.replace(" ", "-") not in text_
            for told in (shown, stream.received.decode()):
                assert digest not in told
                assert person not in told

    run(test())


def test_all_data_in_one_file_tells_nothing_of_others_in_a_running_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, bob, id = await friends(app)
            await play_out({0: ann, 1: bob}, id, "ab")
            over = await ann.table("connect-four", "me", "me")
            await play_out({0: ann, 1: ann}, over, "abababa")
            await ann.post("/api/me/calls/hook", {"address": "https://example.org/secret"})
            answer = await ann.ask("GET", "/api/me/data")
            assert "attachment" in answer.headers["content-disposition"]
            games = {game["id"]: game for game in answer.data["games"]}
            assert [move["seat"] for move in games[id]["moves"]] == [0]
            assert "secret" not in games[id]
            assert len(games[over]["moves"]) == 7
            assert games[over]["secret"]
            assert answer.data["settings"]["name"] == "Ann"
            assert answer.data["channels"][0]["address"] == "https://example.org/secret"
            assert {it["won"] for it in answer.data["figures"]} == {True, False}
            told = answer.body.decode()
            assert str(ann.cookie).partition("=")[2] not in told
            assert "token" not in told

    run(test())


def test_whoever_is_forgotten_leaves_a_seat_that_is_nobodys(database: str) -> None:
    async def test() -> None:
        async with service(database) as app:
            ann, bob, over = await friends(app)
            await play_out({0: ann, 1: bob}, over, "abababa")
            alone = await ann.table("connect-four", "me", "me")
            await play_out({0: ann, 1: ann}, alone, "abababa")
            running = await ann.table("connect-four", "me", "open")
            await ann.invite(running, bob, "Bob")
            await ann.post(f"/api/tables/{running}/start")
            key = await key_of(ann)
            await ann.post("/api/me/calls/hook", {"address": "https://example.org/secret"})
            assert (await ann.ask("POST", "/api/me/forget", {"sure": False})).status == 422
            await ann.post("/api/me/forget", {"sure": True})
            assert (await ann.get("/api/me"))["name"] is None
            assert (await Browser(app).ask("POST", "/api/me/key/enter", {"key": key})).code == "unknown-key"
            seats = (await bob.get(f"/api/tables/{over}"))["table"]["seats"]
            assert [seat["name"] for seat in seats] == ["", "Bob"]
            shown = await bob.get(f"/api/tables/{running}")
            assert [seat["kind"] for seat in shown["table"]["seats"]] == ["bot", "person"]
            assert shown["host"]
            assert (await bob.ask("GET", f"/api/tables/{alone}")).status == 404
            (game,) = (await bob.get("/api/me/finished"))["games"]
            assert [seat["name"] for seat in game["seats"]] == ["", "Bob"]
            async with app.state.service.store.reading() as connection:
                left = (await connection.execute(select(figure_rows.c.table_id).distinct())).scalars().all()
                kept = [
                    str(row)
                    for it in ("channels", "keys")
                    for row in await connection.execute(text(f"SELECT * FROM {it}"))
                ]
            assert alone not in left
            assert not [row for row in kept if "example.org/secret" in row]

    run(test())


def test_my_games_are_listed_found_and_taken_away(database: str) -> None:
    async def test() -> None:
        async with service(database) as app:
            ann, bob, won = await friends(app)
            await play_out({0: ann, 1: bob}, won, "abababa")
            cid = Browser(app)
            lost = await cid.table("connect-four", "me", "open", name="=Cid")
            await cid.invite(lost, ann, "Ann")
            await cid.post(f"/api/tables/{lost}/start")
            await play_out({0: cid, 1: ann}, lost, "abababa")
            waits = await ann.table("connect-four", "me", "me", pace="days", move_time=2 * DAY)
            other = await ann.table("connect-four", "me", "open", pace="days", move_time=DAY)
            await ann.invite(other, bob, "Bob")  # with whom it begins
            await play_out({0: ann, 1: bob}, other, "a")
            running = (await ann.get("/api/me/games"))["games"]
            assert [(it["id"], it["turn"]) for it in running] == [(waits, True), (other, False)]
            assert running[0]["due"] > running[1]["due"] > 0

            async def found(query: str = "") -> list[str]:
                answer = await ann.get(f"/api/me/finished{query}")
                assert answer["count"] >= len(answer["games"])
                return [game["id"] for game in answer["games"]]

            assert await found() == [lost, won]
            assert await found("?won=true") == [won]
            assert await found("?won=false") == [lost]
            assert await found("?text=bO") == [won]
            assert await found("?text=nobody") == []
            assert await found("?text=nobody&also=connect-four,antigua") == [lost, won]
            assert await found("?text=nobody&also=connect-four&game=antigua") == []
            assert await found("?game=connect-four") == [lost, won]
            assert await found("?skip=1&most=1") == [won]
            assert await found("?text=%25") == []
            first = (await ann.get("/api/me/finished"))["games"][1]
            assert (first["moves"], first["kept"], first["counts"]) == (7, True, True)
            assert [(it["name"], it["won"], it["yours"]) for it in first["seats"]] == [
                ("Ann", True, True),
                ("Bob", False, False),
            ]
            rows = list(
                csv.DictReader(io.StringIO((await ann.ask("GET", "/api/me/finished.csv")).body.decode()))
            )
            assert [row["name"] for row in rows] == ["Ann", "Bob", "'=Cid", "Ann"], "no formula"
            assert len((await ann.ask("GET", "/api/me/finished.json")).data) == 2
            archive = zipfile.ZipFile(io.BytesIO((await ann.ask("GET", "/api/me/saves.zip")).body))
            assert len(archive.namelist()) == 2
            assert savefile.from_text(archive.read(archive.namelist()[0]).decode(), "save").over

            told = await ann.get("/api/me/statistics")
            (game,) = told["games"]
            assert (game["games"], game["wins"], game["even"]) == (2, 1, 0.5)
            assert 0 < game["low"] < 0.5 < game["high"] < 1
            assert game["streaks"] == {"now": -1, "wins": 1, "losses": 1}
            assert [it["won"] for it in game["latest"]] == [True, False]
            assert sorted(it["captions"][0]["column"] for it in game["openings"]) == ["a", "b"]
            assert {(it["name"], it["games"], it["wins"]) for it in told["rivals"]} == {
                ("Bob", 1, 1),
                ("=Cid", 1, 0),
            }
            assert (await Browser(app).get("/api/me/statistics"))["games"] == []
            assert (await Browser(app).get("/api/me/finished")) == {"games": [], "count": 0}

    run(test())


def test_figures_outlive_a_game_and_are_made_for_games_that_were_over_before(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, keeping=Keeping(over_table=DAY)) as app:
            ann, bob, id = await friends(app)
            await play_out({0: ann, 1: bob}, id, "abababa")
            store, sweeper = app.state.service.store, app.state.service.sweeper
            before = await figures.of_person(store, (await mine_id(app, ann)))
            async with store.writing() as connection:
                await connection.execute(text("DELETE FROM figures"))
            assert await sweeper.secure_results() == 1
            after = await figures.of_person(store, (await mine_id(app, ann)))
            assert after == before
            assert after[0].seconds >= 0
            assert await sweeper.secure_results() == 0
            await sweeper.sweep(after[0].ended + 2 * DAY)
            (game,) = (await ann.get("/api/me/finished"))["games"]
            assert not game["kept"]
            assert (await ann.get("/api/me/statistics"))["games"][0]["wins"] == 1
            key = await key_of(ann)
            await sweeper.sweep(after[0].ended + 800 * DAY)  # nobody is here any more; Ann has a key
            assert (await ann.get("/api/me"))["name"] is None
            again = Browser(app)
            assert (await again.post("/api/me/key/enter", {"key": key}))["name"] == "Ann"
            assert (await again.get("/api/me/finished"))["count"] == 1

    run(test())


def test_words_and_leagues_go_with_whoever_they_belong_to(database: str) -> None:
    async def test() -> None:
        async with service(database) as app:
            ann, bob, id = await friends(app, talk=True)
            phone = Browser(app)
            league = await ann.post(
                "/api/leagues", {"title": "Tuesdays", "name": "Ann", "game": "connect-four", "players": 2}
            )
            at = f"/api/leagues/{league['id']}"
            for person in (bob, phone):
                await person.post(f"{at}/join", {"name": "Somebody"})
            await phone.post("/api/me/key/enter", {"key": await key_of(ann)})
            assert [it["name"] for it in await phone.get("/api/leagues")] == ["Tuesdays"]
            assert len([it for it in (await bob.get(at))["members"] if not it["gone"]]) == 2
            await phone.post(f"/api/tables/{id}/talk", {"seat": 0, "text": "good luck"})
            told = (await ann.ask("GET", "/api/me/data")).data
            assert [it["text"] for it in told["messages"]] == ["good luck"]
            assert [it["gone"] for it in told["leagues"]] == [None]
            await ann.post("/api/me/forget", {"sure": True})
            assert (await bob.get(at))["host"]
            assert "good luck" not in (await bob.ask("GET", f"/api/tables/{id}/talk")).body.decode()
            assert "Ann" not in (await bob.ask("GET", at)).body.decode()

    run(test())


async def mine_id(app: Any, person: Browser) -> str:
    found = await app.state.service.sessions.find(str(person.cookie).partition("=")[2])
    id: str = found.id
    return id
