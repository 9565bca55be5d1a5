"""Games over days and live ones by the clock: called, reminded, late, on holiday, paused, taken back."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from antics.server import logs
from antics.server.notices import wire
from antics.server.tables.keeper import Keeper
from antics.table import clock
from antics.table.wish import DAY
from tests.server.receivers import Mailbox, Receiver, token_in
from tests.server.wire import Browser, run, service

HOUR = 3600.0


class Days:
    """Time that goes by, and what the service does in it."""

    def __init__(self, app: Any) -> None:
        self.service, self.ahead = app.state.service, 0.0
        self.keeper = Keeper(self.service)

    async def go_by(self, seconds: float) -> None:
        self.ahead += seconds
        clock.set_ahead(self.ahead)
        await self.keeper.look()
        await self.service.postman.deliver()


async def friends(app: Any, **more: Any) -> tuple[Browser, Browser, str]:
    """Two people at a table."""
    ann, bob = Browser(app), Browser(app, "10.0.0.2")
    id = await ann.table("connect-four", "me", "open", **more)
    await ann.invite(id, bob, "Bob")
    if more.get("pace") != "days":  # where the game begins with the last who sits down
        await ann.post(f"/api/tables/{id}/start")
    return ann, bob, id


async def drop(person: Browser, id: str, seat: int) -> None:
    await person.play_on(id, Random(3), [seat])


async def seats(person: Browser, id: str) -> Any:
    return (await person.get(f"/api/tables/{id}"))["table"]["seats"]


def test_a_game_over_days(database: Path | str) -> None:
    async def test() -> None:
        receiver = Receiver()
        with Mailbox() as mailbox:
            async with receiver.open() as url, service(database, mail=mailbox.url, near=True) as app:
                days = Days(app)
                ann, bob, id = await friends(app, pace="days", move_time=2 * DAY, at_zero="quick")
                await bob.post("/api/me/calls", {"language": "de", "zone": "Europe/Berlin"})

                # An address is confirmed by a link that only the mail tells.
                await bob.post("/api/me/calls/mail", {"address": "bob@example.org"})
                await days.go_by(1)
                assert (await bob.get("/api/me/calls"))["channels"][0]["state"] == "unsure"
                wrong = await ann.ask("POST", f"/api/calls/1-{'0' * 32}/confirm", {})
                assert wrong.code == "no-link"
                await ann.post(f"/api/calls/{token_in(mailbox.texts()[0], 'confirm')}/confirm")
                assert (await bob.get("/api/me/calls"))["channels"][0]["state"] == "on"
                await bob.post("/api/me/calls/push", {"endpoint": f"{url}/push/bob"} | receiver.keys)

                # It is Bob's turn: he is called once, and told until when.
                await drop(ann, id, 0)
                await days.go_by(60)
                await days.go_by(60)
                assert [it["title"] for it in receiver.pushed()] == ["Connect Four: Du bist dran"]
                assert mailbox.subjects()[1:] == ["Connect Four: Du bist dran"]
                assert "Ann" in mailbox.texts()[1]
                assert "Du hast Zeit bis" in mailbox.texts()[1]
                assert receiver.posts[0][1]["authorization"].startswith("vapid t=")

                # He is reminded before his time is over, and it runs out.
                await days.go_by(1.6 * DAY)
                assert [it["title"] for it in receiver.pushed()][1:] == ["Connect Four: Deine Zeit läuft ab"]
                await days.go_by(0.3 * DAY)
                assert len(receiver.pushed()) == 2, "one reminder"
                assert (await ann.snapshot(id, 0))["waiting"] == [1]
                await days.go_by(0.2 * DAY)
                assert (await ann.snapshot(id, 0))["waiting"] == [0], "the first choice was made for him"
                assert receiver.pushed()[-1]["title"] == "Connect Four: Deine Zeit ist abgelaufen"

                # On holiday no time runs.
                await drop(ann, id, 0)
                due = (await seats(ann, id))[1]["due"]
                start = clock.now()
                await bob.post("/api/me/holiday", {"start": start, "until": start + 10 * DAY})
                later = (await seats(ann, id))[1]
                assert later["due"] == pytest.approx(due + 10 * DAY, abs=5)
                assert later["holiday"] is not None
                told = len(receiver.posts)
                await days.go_by(9 * DAY)
                assert (await ann.snapshot(id, 0))["waiting"] == [1]
                assert len(receiver.pushed()) == told + 1, "called once, not reminded yet"

                # No reminder after the move was made; no call while he looks.
                await drop(bob, id, 1)
                stream = await bob.listen(id, 1)
                told = len(receiver.posts)
                await drop(ann, id, 0)
                await days.go_by(60)
                assert len(receiver.posts) == told
                await stream.close()

                # The link in each mail ends them.
                await ann.post(f"/api/calls/{token_in(mailbox.texts()[-1], 'end')}/end")
                states = {it["kind"]: it["state"] for it in (await bob.get("/api/me/calls"))["channels"]}
                assert states == {"mail": "off", "push": "on"}

    run(test())


def test_a_way_that_does_not_answer_is_tried_again_and_stopped(tmp_path: Path) -> None:
    async def test() -> None:
        receiver = Receiver()
        async with receiver.open() as url, service(tmp_path, near=True) as app:
            days = Days(app)
            ann, bob, id = await friends(app, pace="days", move_time=14 * DAY)
            await bob.post("/api/me/calls/hook", {"address": f"{url}/hook/1"})
            await bob.post("/api/me/calls/push", {"endpoint": f"{url}/push/1"} | receiver.keys)
            receiver.status = 500
            await drop(ann, id, 0)
            for _ in range(6):
                await days.go_by(6 * HOUR)
            assert len(receiver.hooked()) == 5, "five times, with growing pauses"
            channels = (await bob.get("/api/me/calls"))["channels"]
            assert {it["state"] for it in channels} == {"stopped"}
            assert {it["trouble"] for it in channels} == {"500"}

            # Switched on again it works, in the form of a chat server, and the other one's end is told by it.
            await bob.post(f"/api/me/calls/{channels[0]['id']}", {"on": True})
            await bob.post("/api/me/calls/hook", {"address": f"{url}/hook/1", "form": "discord"})
            receiver.status = 302
            receiver.posts.clear()
            await bob.post("/api/me/ring")
            await days.go_by(60)
            assert len(receiver.posts) == 1, "no redirect is followed"
            receiver.status = 204
            await days.go_by(60)
            assert "content" in receiver.hooked()[-1]

    run(test())


def test_all_of_a_day_is_told_together_and_nothing_at_night(tmp_path: Path) -> None:
    async def test() -> None:
        receiver = Receiver()
        async with receiver.open() as url, service(tmp_path, near=True) as app:
            days = Days(app)
            ann, bob, first = await friends(app, pace="days", move_time=14 * DAY)
            second = await ann.table("connect-four", "me", "open", pace="days", move_time=14 * DAY)
            await ann.invite(second, bob, "Bob")
            await bob.post("/api/me/calls/hook", {"address": f"{url}/hook/1"})
            channel = (await bob.get("/api/me/calls"))["channels"][0]["id"]
            await days.go_by(DAY - clock.now() % DAY + 6 * HOUR)  # six in the morning
            await bob.post(f"/api/me/calls/{channel}", {"daily": 18 * 60})
            await drop(ann, first, 0)
            await drop(ann, second, 0)
            await days.go_by(60)
            await days.go_by(11 * HOUR)
            assert receiver.hooked() == []
            await days.go_by(1.1 * HOUR)
            await days.go_by(1)
            assert [it["title"] for it in receiver.hooked()] == ["2 tables wait for you"]

            await bob.post(f"/api/me/calls/{channel}", {"daily": None})
            await bob.post("/api/me/calls", {"quiet": True})
            await drop(bob, first, 1)
            await days.go_by(5 * HOUR)  # eleven at night
            await drop(ann, first, 0)
            await days.go_by(60)
            assert len(receiver.hooked()) == 1
            await days.go_by(9 * HOUR)
            assert len(receiver.hooked()) == 2

    run(test())


def test_pausing_and_taking_back_need_everyone(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            days = Days(app)
            ann, bob, id = await friends(
                app, bank=600, increment=10, at_zero="quick", takeback="agreed", stand_in_after=0
            )
            await drop(ann, id, 0)
            at = f"/api/tables/{id}/seats"
            await bob.post(f"{at}/1/proposal", {"what": "pause"})
            assert (await seats(ann, id))[1]["due"] is not None
            await ann.post(f"{at}/0/proposal", {"what": "pause"})
            before = (await seats(ann, id))[1]["time_left"]
            await days.go_by(DAY)
            seen = await bob.snapshot(id, 1)
            refused = await bob.move(id, 1, seen["decision_number"], seen["decision"]["choices"][0]["steps"])
            assert refused.code == "paused"
            assert seen["waiting"] == [1]
            await ann.post(f"{at}/0/go-on")
            assert (await seats(ann, id))[1]["due"] == pytest.approx(clock.now() + before, abs=3)

            # A move is taken back only if the other agrees; a single no ends it.
            await ann.post(f"{at}/0/proposal", {"what": "undo"})
            await bob.post(f"{at}/1/proposal", {"what": "undo", "yes": False})
            assert (await ann.get(f"/api/tables/{id}"))["table"]["proposal"] is None
            await ann.post(f"{at}/0/proposal", {"what": "undo"})
            await bob.post(f"{at}/1/proposal", {"what": "undo"})
            assert (await ann.snapshot(id, 0))["waiting"] == [0]
            assert (await ann.snapshot(id, 0))["number"] == 0

            # The bank runs empty.
            await days.go_by(700)
            assert (await ann.snapshot(id, 0))["waiting"] == [1]

    run(test())


def test_a_bot_takes_over_until_the_person_is_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, pause=(0.0, 0.0)) as app:
            days = Days(app)
            ann, bob, id = await friends(
                app, pace="days", move_time=DAY, at_zero="bot", stand_in_level="random"
            )
            await drop(ann, id, 0)
            await days.go_by(DAY + 60)
            assert (await seats(ann, id))[1]["late"]
            await drop(ann, id, 0)
            stream = await ann.listen(id, 0)
            while stream.snapshots()[-1]["waiting"] != [0]:
                await stream.until(len(stream.snapshots()) + 1)
            await stream.close()
            back = await bob.listen(id, 1)
            assert not (await seats(ann, id))[1]["late"]
            await back.close()

            # He, and nobody else, is told which moves were made for him.
            for person, seat, marked in ((bob, 1, 2), (ann, 0, 0)):
                frames = (await person.get(f"/api/tables/{id}/replay?seat={seat}"))["frames"]
                assert sum(it.get("stood_in", False) for it in frames) == marked

    run(test())


def test_who_is_away_is_warned_once_before_a_bot_stands_in(tmp_path: Path) -> None:
    async def test() -> None:
        receiver = Receiver()
        async with receiver.open() as url, service(tmp_path, near=True) as app:
            days = Days(app)
            ann, bob, id = await friends(app, stand_in_after=180)
            await bob.post("/api/me/calls/hook", {"address": f"{url}/hook/1"})
            stream = await ann.listen(id, 0)
            await drop(ann, id, 0)
            table, attendance = await days.service.registry.find(id), days.service.attendance
            for gone in (100.0, 130.0, 150.0):
                table.last_seen[1] = time.monotonic() - gone
                await attendance._warn(table)
                assert not table.away(table.seats[1]), "nobody stands in yet"
            await days.go_by(1)
            assert [it["what"] for it in receiver.hooked()] == ["absent"]
            await stream.close()

    run(test())


def test_addresses_keys_and_tokens_stay_out_of_the_log(tmp_path: Path) -> None:
    told = io.StringIO()
    handler = logging.StreamHandler(told)
    handler.setFormatter(logs._Lines())
    logs.LOGGER.addHandler(handler)
    level = logs.LOGGER.level
    logs.LOGGER.setLevel(logging.DEBUG)

    async def test() -> None:
        receiver = Receiver()
        with Mailbox() as mailbox:
            here = service(tmp_path, mail=mailbox.url, near=True, log_requests=True)
            async with receiver.open() as url, here as app:
                days = Days(app)
                ann, bob, id = await friends(app, pace="days", move_time=2 * DAY)
                league = (await ann.post("/api/leagues", {"title": "L", "game": "antigua", "players": 2}))[
                    "id"
                ]
                await bob.post(f"/api/leagues/{league}/join", {"name": "Bob"})
                link = (await bob.post(f"/api/tables/{id}/seats/1/link"))["link"]
                await Browser(app).get(f"/api/links/{link}")
                await bob.post("/api/me/calls/mail", {"address": "bob@example.org"})
                await bob.post("/api/me/calls/hook", {"address": f"{url}/hook/hidden-path"})
                await bob.post("/api/me/calls/push", {"endpoint": f"{url}/push/hidden-end"} | receiver.keys)
                await days.go_by(1)
                token = token_in(mailbox.texts()[0], "confirm")
                await bob.post(f"/api/calls/{token}/confirm")
                receiver.status = 500
                await drop(ann, id, 0)
                await days.go_by(60)
                await bob.ask("POST", f"/api/calls/{token}/end?List-Unsubscribe=One-Click", {})
                assert (await bob.ask("POST", f"/api/calls/{token}x/end", {})).status == 422
                cookies = [(it.cookie or "=").partition("=")[2] for it in (ann, bob)]
                hidden = [league, link, token, "bob@example.org", "hidden-path", "hidden-end", *cookies]
                hidden += receiver.keys.values()
                lines = told.getvalue()
                assert "/api/calls/{token}/end" in lines
                assert "call-failed" in lines
                assert not [it for it in hidden if it in lines]

    try:
        run(test())
    finally:
        logs.LOGGER.removeHandler(handler)
        logs.LOGGER.setLevel(level)


@pytest.mark.parametrize(
    "found", [["10.0.0.1"], ["93.184.216.34", "127.0.0.1"], ["169.254.169.254"], ["fd00::1"], ["224.0.0.1"]]
)
def test_a_name_that_leads_into_a_private_network_is_not_called(found: list[str]) -> None:
    """Whatever a name led to when it was given: what counts is where it leads when it is called."""

    async def test() -> None:
        async def resolved(*_: Any, **__: Any) -> list[Any]:
            return [(2, 1, 6, "", (address, 443)) for address in found]

        async def never() -> None:
            raise AssertionError("it is not sent")

        asyncio.get_running_loop().getaddrinfo = resolved  # type: ignore[method-assign]
        url = wire.check("https://innocent.example.org/hook", near=False)
        with pytest.raises(wire.Undelivered, match="not-public"):
            await wire.post(url, {}, b"{}", False, never)

    run(test())


def test_what_cannot_be_is_refused_in_words(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            await ann.post("/api/me", {"name": "Ann"})
            wish = {"game": "connect-four", "seats": [{"kind": "me"}, {"kind": "open"}]}
            for limit in ({"pace": "days"}, {"pace": "days", "move_time": 4 * DAY}, {"move_time": 5}):
                assert (await ann.ask("POST", "/api/tables", wish | limit)).code == "no-such-limit"
            assert (await ann.ask("POST", "/api/me/calls/mail", {"address": "a@b.org"})).code == "no-mail"
            for address in (
                "http://example.org/",
                "https://127.0.0.1/x",
                "https://[::1]/",
                "ftp://x",
                "https://10.0.0.1/",
            ):
                assert (
                    await ann.ask("POST", "/api/me/calls/hook", {"address": address})
                ).code == "no-address"
            keys = {"p256dh": "AAAA", "auth": "AAAA"}
            push = {"endpoint": "https://push.example.org/1"} | keys
            assert (await ann.ask("POST", "/api/me/calls/push", push)).code == "no-address"
            late = {"start": clock.now(), "until": clock.now() + 40 * DAY}
            assert (await ann.ask("POST", "/api/me/holiday", late)).code == "no-such-holiday"
            assert (await ann.get("/api/me/calls"))["channels"] == []

    run(test())
