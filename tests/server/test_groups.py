"""People who come together: by one link, with words, in a league."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from antics.table import clock, league
from antics.table.league import Place
from antics.table.wish import DAY
from tests.server.receivers import Receiver
from tests.server.wire import Browser, run, service


async def finish(players: list[Browser], id: str, luck: Random) -> None:
    """Play a game to its end, whoever sits where."""
    seats = {seat: one for one in players for seat in (await one.get(f"/api/tables/{id}"))["yours"]}
    while waiting := (await players[0].snapshot(id, min(s for s in seats if seats[s] is players[0])))[
        "waiting"
    ]:
        await seats[waiting[0]].play_on(id, luck, [waiting[0]])


def test_one_link_for_all_and_seats_kept_for_somebody(database: Path | str) -> None:
    async def test() -> None:
        receiver = Receiver()
        async with receiver.open() as url, service(database, near=True) as app:
            ann, bob, cat = (Browser(app, f"10.0.0.{n}") for n in range(1, 4))
            id = await ann.table("antigua", "me", "open", "open", spectators=False, language="de")
            await ann.post("/api/me/calls/hook", {"address": f"{url}/hook/1"})
            await ann.post(f"/api/tables/{id}/seats/1", {"kind": "open", "kept": True})
            seats = (await bob.get(f"/api/tables/{id}"))["table"]["seats"]
            assert [seat["kept"] for seat in seats] == [False, True, False]

            # Whoever has the table's address looks at who is there, and sits down where nobody is expected.
            lobby = await cat.listen(id)
            joined = await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
            assert joined["yours"] == [2]
            assert (await cat.ask("POST", f"/api/tables/{id}/join", {})).code == "seat-taken"
            assert (await lobby.until(2, "table"))[-1]["seats"][2]["name"] == "Bob"
            clock.set_ahead(60.0)
            await app.state.service.postman.deliver()
            assert "Bob" in receiver.hooked()[0]["text"]
            assert "sat down" in receiver.hooked()[0]["title"]

            # The seat's own link still gives it; once the game begins, others see no more.
            dan = Browser(app, "10.0.0.4")
            await ann.invite(id, dan, "Dan")
            await ann.post(f"/api/tables/{id}/start")
            assert lobby.task
            await lobby.task
            assert not any(kind == "snapshot" for _, kind, _ in lobby.events)
            assert (await cat.ask("GET", f"/api/tables/{id}/snapshot")).code == "not-allowed"
            assert (await cat.ask("POST", f"/api/tables/{id}/join", {})).code == "not-allowed"

    run(test())


def test_open_tables_are_filtered(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            days = {"pace": "days", "move_time": 2 * DAY}
            made = {
                "a": await ann.table("antigua", "me", "open", public=True, language="de"),
                "b": await ann.table("antigua", "me", "open", "open", public=True, language="fr", **days),
                "c": await ann.table("connect-four", "me", "open", public=True),
            }
            kept = await ann.table("connect-four", "me", "open", public=True)
            await ann.post(f"/api/tables/{kept}/seats/1", {"kind": "open", "kept": True})
            for query, found in {
                "": "abc",
                "game=antigua": "ab",
                "players=2": "ac",
                "pace=days": "b",
                "language=de": "a",
                "game=antigua&players=3&pace=live": "",
            }.items():
                listed = {it["id"] for it in (await ann.get(f"/api/tables?{query}"))["open"]}
                assert listed == {made[name] for name in found}, query
            assert (await ann.ask("GET", "/api/tables?pace=slow")).code == "invalid"

    run(test())


def test_words_between_people(database: Path | str) -> None:
    async def test() -> None:
        receiver = Receiver()
        async with receiver.open() as url, service(database, near=True) as app:
            ann, bob, eve = (Browser(app, f"10.0.0.{n}") for n in range(1, 4))
            id = await ann.table("connect-four", "me", "open")
            await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
            talk, line = f"/api/tables/{id}/talk", {"seat": 1, "text": " <b>hi</b>\n https://x.org \u202e!"}
            assert (await bob.ask("POST", talk, line)).code == "not-allowed", "off, unless the host likes it"
            assert (await bob.ask("POST", f"{talk}/on", {"on": True})).code == "not-yours"
            await ann.post(f"{talk}/on", {"on": True})
            await ann.post("/api/me/calls/hook", {"address": f"{url}/hook/1"})

            heard = {one: await one.listen(id) for one in (ann, bob, eve)}
            said = await bob.post(talk, line)
            assert said["text"] == "<b>hi</b> https://x.org !"
            for stream in heard.values():
                assert (await stream.until(1, "line"))[0] == said
            await eve.post("/api/me", {"name": "Eve"})
            assert (await eve.ask("POST", talk, line)).code == "not-yours", "who only watches"
            too_long = await bob.ask("POST", talk, {"seat": 1, "text": "x" * 301})
            assert (too_long.code, too_long.data["error"]["args"]) == ("too-long", {"most": 300})
            assert (await bob.ask("POST", talk, {"seat": 1, "text": " \x07 "})).code == "invalid"
            for _ in range(5):
                await bob.post(talk, {"seat": 1, "text": "…"})
            assert (await bob.ask("POST", talk, line)).code == "too-many-requests"
            clock.set_ahead(30.0)
            await bob.post(talk, {"seat": 1, "text": "x" * 300})

            # Ann tells herself, as the host, of it: only she learns that; and she can silence Bob.
            assert (await ann.post(f"/api/tables/{id}/seats/0/mute", {"other": 1, "on": True}))["muted"] == [
                1
            ]
            assert (await bob.get(f"/api/tables/{id}"))["muted"] == []
            await ann.post(f"{talk}/1/report", {"seat": 0})
            await ann.post(f"{talk}/1/report", {"seat": 0})
            assert (await ann.get(talk))["lines"][0]["reported"] == [0]
            assert (await heard[ann].until(8, "line"))[-1]["reported"] == [0]
            assert all(it["reported"] == [] for it in (await bob.get(talk))["lines"])
            assert all(it["reported"] == [] for it in (await heard[bob].until(8, "line")))
            for stream in heard.values():
                await stream.close()
            clock.set_ahead(60.0)
            await app.state.service.postman.deliver()
            assert [it["what"] for it in receiver.hooked()] == ["report"]
            assert (
                await bob.ask("POST", f"/api/tables/{id}/seats/1/silence", {"on": False})
            ).code == "not-yours"
            await ann.post(f"/api/tables/{id}/seats/1/silence", {"on": True})
            assert (await bob.ask("POST", talk, line)).code == "silenced"
            assert (await ann.get(f"{talk}?beyond=6"))["lines"][0]["number"] == 7

            # It is kept with the game, and can be taken along.
            text = (await ann.ask("GET", f"{talk}/text")).body.decode()
            assert "Bob: <b>hi</b> https://x.org !\n" in text
            assert text.count("\n") == 7
            for seat, one in enumerate((ann, bob)):
                await one.post(f"/api/tables/{id}/seats/{seat}/leave")
            assert (await ann.ask("GET", talk)).code == "not-found"

    run(test())


def test_a_league(database: Path | str) -> None:
    async def test() -> None:
        luck = Random(2)
        async with service(database) as app:
            ann, bob, cat = people = [Browser(app, f"10.0.0.{n}") for n in range(1, 4)]
            wish = {"title": "Tuesdays", "game": "connect-four", "players": 2, "name": "Ann"}
            made = await ann.post("/api/leagues", wish | {"pace": "days", "move_time": 2 * DAY})
            at = f"/api/leagues/{made['id']}"
            assert (await ann.ask("POST", f"{at}/games", {})).code == "league-few", "alone"
            assert (await bob.get(at))["you"] is None
            for name, one in (("Bob", bob), ("Cat", cat)):
                assert (await one.post(f"{at}/join", {"name": name}))["you"] == people.index(one)
            assert [it["name"] for it in await cat.get("/api/leagues")] == ["Tuesdays"]

            # The next game in one click: the right people, the league's way, already begun.
            first = await ann.post(f"{at}/games", {})
            table = first["table"]
            assert (table["pace"], table["move_time"], table["status"]) == ("days", 2 * DAY, "playing")
            assert {seat["name"] for seat in table["seats"]} == {"Ann", "Bob"}
            again = await bob.post(f"{at}/games", {"members": [0]})
            assert again["table"]["id"] == table["id"], "the two have a game already"
            assert (await ann.get(at))["running"][0]["id"] == table["id"]
            await finish([ann, bob], table["id"], luck)

            # What counts: games of members, sealed, with the game's own components.
            seen = await cat.get(at)
            assert len(seen["games"][0]["places"]) == 2
            winner, loser = seen["members"][0], seen["members"][1]
            assert (winner["games"], winner["wins"], loser["wins"]) == (1, 1, 0)
            assert winner["low"] < loser["high"], "after a single game nothing is sure"
            assert winner["rating"] > 25 > loser["rating"]
            assert (await ann.get(at))["next"] == [2], "whom she has not met"

            # Who gives up is last.
            second = (await cat.post(f"{at}/games", {"members": [0]}))["table"]["id"]
            seat = (await cat.get(f"/api/tables/{second}"))["yours"][0]
            await cat.post(f"/api/tables/{second}/seats/{seat}/leave")
            assert (await ann.get(at))["members"][-1]["games"] == 0, "it is not over yet"

            # Coming and going.
            assert (await bob.ask("POST", f"{at}/end", {})).code == "not-yours"
            await ann.post(f"{at}/members/2/remove")
            assert (await cat.ask("POST", f"{at}/games", {})).code == "not-yours"
            await ann.post(f"{at}/leave")
            now = await bob.get(at)
            assert now["host"] is True
            assert {it["name"]: it["gone"] for it in now["members"]} == {
                "Ann": True,
                "Bob": False,
                "Cat": True,
            }
            assert next(it for it in now["members"] if it["name"] == "Ann")["games"] == 1
            await bob.post(f"{at}/end")
            assert (await cat.ask("POST", f"{at}/join", {"name": "Cat"})).code == "league-ended"
            assert (await cat.ask("GET", f"/api/leagues/{'x' * 24}")).code == "no-link"

    run(test())


def test_what_counts_in_a_league_and_who_is_last(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, bob = Browser(app), Browser(app, "10.0.0.2")
            id = await ann.table("connect-four", "me", "open")
            await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
            await ann.post(f"/api/tables/{id}/start")
            await finish([ann, bob], id, Random(1))
            table = await app.state.service.registry.find(id)
            record, seats = table.record, table.seats
            two = {seat.session for seat in seats}
            places = league.counted(record, seats, two)
            assert [it.rank for it in places] in ([1, 2], [1, 1])
            assert league.counted(record, seats, two - {seats[0].session}) == [], "only one of the league"
            for what, value in (("sealed", False), ("components", {"x": {}}), ("status", "playing")):
                kept = getattr(record, what)
                setattr(record, what, value)
                assert league.counted(record, seats, two) == [], what
                setattr(record, what, kept)
            loser = next(seat for seat in seats if seat.session == places[-1].person)
            winner = next(seat for seat in seats if seat is not loser)
            winner.kind, winner.sat, winner.session = "bot", [places[0].person], None
            gone = league.counted(record, seats, two)
            assert [(it.person, it.rank) for it in gone] == [(loser.session, 1), (places[0].person, 2)]
            assert gone[1].points is None

    run(test())


def test_ratings_become_surer_and_those_play_next_who_met_least() -> None:
    games = [[Place("a", 1, 9), Place("b", 2, 5), Place("c", 3, 1)] for _ in range(12)]
    known = league.standings(games, "abcd")
    assert known["a"].mu > known["b"].mu > known["c"].mu
    assert known["a"].interval[0] > known["c"].interval[1], "they are apart"
    assert known["a"].sigma < known["d"].sigma
    assert league.next_game("a", ["b", "c", "d"], 2, known) == ["d"]
    assert set(league.next_game("d", ["a", "b", "c"], 3, known)) < {"a", "b", "c"}
    assert league.next_game("a", [], 3, known) == []


def test_lines_are_told_across_processes(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, processes=2) as one, service(tmp_path, processes=2) as two:
            ann, bob = Browser(one), Browser(two, "10.0.0.2")
            id = await ann.table("connect-four", "me", "open", talk=True)
            await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
            streams: list[Any] = [await ann.listen(id), await bob.listen(id)]
            await bob.post(f"/api/tables/{id}/talk", {"seat": 1, "text": "hello"})
            await ann.post(f"/api/tables/{id}/talk", {"seat": 0, "text": "hello yourself"})
            for stream in streams:
                assert [it["number"] for it in await stream.until(2, "line")] == [1, 2]
                await stream.close()

    run(test())
