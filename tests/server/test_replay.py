"""Looking back: running games from one's own eyes, finished ones from anyone's."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import antics
from antics.core import savefile
from antics.server.tables import replays
from antics.table import replay
from antics.table.replay import STRIDE, Timeline
from antics.table.table import SPARE_UNDOS, Table
from tests.server.wire import AT_ONCE, UNLIMITED, Browser, run, service


@pytest.mark.parametrize("game", ["antler-island", "animal-kingdoms", "antigua"])
def test_a_running_game_is_replayed_as_each_saw_it_then(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, luck = Browser(app), Random(6)
            id = await ann.table(game, "me", "me", "me")
            eve = Browser(app)
            viewers = {None: eve, 0: ann, 1: ann, 2: ann}
            seen: dict[int | None, dict[int, Any]] = {viewer: {} for viewer in viewers}
            for n in range(31):
                for viewer, who in viewers.items():
                    shot = await who.snapshot(id, viewer)
                    seen[viewer].setdefault(shot["number"], shot["view"])
                if n < 30:
                    await ann.play_on(id, luck, luck.sample(range(3), 3))
            for viewer, who in viewers.items():
                query = "" if viewer is None else f"?seat={viewer}"
                frames = (await who.get(f"/api/tables/{id}/replay{query}"))["frames"]
                assert [frame["number"] for frame in frames] == list(seen[viewer])
                for number in list(seen[viewer])[::4]:
                    moment = await who.get(f"/api/tables/{id}/replay/{number}{query}")
                    assert moment["view"] == seen[viewer][number]
                    assert moment["frame"] == frames[number]
            assert (await ann.ask("GET", f"/api/tables/{id}/replay/31?seat=0")).code == "not-found"
            for path in ("replay", "replay/3"):
                assert (await ann.ask("GET", f"/api/tables/{id}/{path}?openly=true")).code == "not-over"
                assert (await Browser(app).ask("GET", f"/api/tables/{id}/{path}?seat=1")).code == "not-yours"

    run(test())


def finished(name: str, players: int) -> antics.Match:
    match, luck = antics.new(name, players, seed="upload"), Random(2)
    while not match.over:
        seat = luck.choice(match.waiting)
        match.play(seat, match.choice(seat).at_random(luck).action)
    return match


def test_a_finished_game_is_uploaded_replayed_openly_and_downloaded(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, eve = Browser(app), Browser(app)
            match = finished("animal-kingdoms", 3)
            made = await ann.post("/api/saves", {"text": match.save(), "name": "Ann"})
            table = made["table"]
            assert (table["status"], table["sealed"], made["yours"]) == ("over", False, [0, 1, 2])
            id = table["id"]
            frames = (await eve.get(f"/api/tables/{id}/replay?openly=true"))["frames"]
            assert [frame["action"] for frame in frames[1:]] == [str(entry.action) for entry in match.log]
            last = await eve.get(f"/api/tables/{id}/replay/{len(match.log)}?seat=1")
            assert last["view"] == match.view(1)
            assert [score["points"] for score in last["result"]["scores"]] == [s.points for s in match.scores]
            middle = len(match.log) // 2
            opened = await eve.get(f"/api/tables/{id}/replay/{middle}?openly=true")
            closed = await eve.get(f"/api/tables/{id}/replay/{middle}?seat=0")
            assert closed["views"] is None
            assert closed["view"]["seats"][1]["hand"] is None
            assert all(opened["views"][seat]["seats"][seat]["hand"] for seat in range(3))
            saved = (await eve.ask("GET", f"/api/tables/{id}/save")).body.decode()
            assert antics.load(saved).state == match.state

    run(test())


def test_a_game_to_go_on_with_is_uploaded(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, luck = Browser(app), Random(3)
            match = antics.new("antigua", 3, seed=5)
            for _ in range(20):
                seat = match.waiting[0]
                match.play(seat, match.choice(seat).at_random(luck).action)
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "me"}]
            made = await ann.post("/api/saves", {"text": match.save(), "seats": seats})
            id = made["table"]["id"]
            assert made["yours"] == [0, 2]
            assert (await ann.snapshot(id, 0))["view"] == match.view(0)
            assert (await ann.snapshot(id, 0))["number"] == 20
            bad = await ann.ask("POST", "/api/saves", {"text": match.save(), "seats": seats[:2]})
            assert bad.code == "unusable"
            cut = await ann.ask("POST", "/api/saves", {"text": match.save()[:-20]})
            assert cut.code == "unusable"

    run(test())


# ---- long games ----------------------------------------------------------------------------------------


def test_a_timeline_has_every_state_and_follows_what_is_taken_back() -> None:
    match = finished("antigua", 2)
    states, again = [], antics.new("antigua", 2, seed="upload")
    for entry in match.log:
        states.append(again.state)
        again.play(entry.seat, entry.action)
    states.append(again.state)
    timeline, luck = Timeline(match), Random(1)
    assert len(timeline) == len(states) > 3 * STRIDE
    for place in luck.sample(range(len(states)), 60):
        assert timeline.state(place) == states[place]
    assert len(timeline._kept) <= len(states) // STRIDE + 1
    other = antics.new("antigua", 2, seed="upload")
    for n, entry in enumerate(match.log[: 3 * STRIDE]):  # the same for a while, then another game
        if n < 2 * STRIDE - 3:
            other.play(entry.seat, entry.action)
            other.log[-1] = entry
        else:
            seat = other.waiting[0]
            other.play(seat, other.choice(seat).at_random(luck).action)
    timeline.follow(other.log)
    assert timeline.state(3 * STRIDE) == other.state


def test_games_are_gone_through_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: dict[str, set[str]] = {}

    def noted(owner: Any, name: str) -> None:
        original = getattr(owner, name)

        def spy(*args: Any, **more: Any) -> Any:
            places.setdefault(name, set()).add(threading.current_thread().name.partition("_")[0])
            return original(*args, **more)

        monkeypatch.setattr(owner, name, spy)

    for owner, name in (
        (Table, "rebuild"),
        (replay, "log"),
        (replay, "moment"),
        (savefile, "from_text"),
    ):
        noted(owner, name)

    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            text = finished("connect-four", 2).save()
            id = (await ann.post("/api/saves", {"text": text}))["table"]["id"]
            for path in ("replay", "replay/3"):
                await ann.get(f"/api/tables/{id}/{path}")

    run(test())
    assert places == {name: {"replays"} for name in ("from_text", "rebuild", "log", "moment")}


def test_a_save_file_has_a_budget_of_moves_and_of_time(tmp_path: Path) -> None:
    text = finished("antigua", 2).save()

    async def test() -> None:
        for limit, reason in (
            ({"moves": 50}, "has more than 50 moves"),
            ({"upload_seconds": 0.0}, "takes longer than 0 s"),
        ):
            async with service(tmp_path, limits=replace(UNLIMITED, **limit)) as app:
                refused = await Browser(app).ask("POST", "/api/saves", {"text": text})
                assert refused.code == "unusable"
                assert reason in refused.data["error"]["args"]["reason"]
                assert (await Browser(app).get("/api/tables"))["mine"] == []

    run(test())


def test_whoever_asks_for_much_at_once_comes_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, limits=replace(UNLIMITED, replays_each=2, replays=3)) as app:
            done = app.state.service.replays
            hold = threading.Event()
            waiting = [asyncio.create_task(done.elsewhere(who, hold.wait)) for who in ("a", "a", "b")]
            while done._asked.total() < 3:
                await asyncio.sleep(0)
            id = await Browser(app).table("connect-four", "me", "me")
            assert (await Browser(app).ask("GET", f"/api/tables/{id}/replay")).code == "try-again"
            hold.set()
            await asyncio.gather(*waiting)
            assert len((await Browser(app).get(f"/api/tables/{id}/replay"))["frames"]) == 1
            assert not done._asked

    run(test())


def test_what_is_kept_of_replays_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "TIMELINES", 2)
    monkeypatch.setattr(replays, "LOGS", 3_000)

    async def test() -> None:
        async with service(tmp_path) as app:
            ann, kept = Browser(app), app.state.service.replays
            for _ in range(4):
                id = await ann.table("connect-four", "me", "me")
                await ann.move(id, 0, 0, [3])
                for viewer in ("", "?seat=0", "?seat=1"):
                    for path in ("replay", "replay/1"):
                        await ann.get(f"/api/tables/{id}/{path}{viewer}")
            assert len(kept._timelines) == 2
            assert 0 < sum(map(len, kept._logs.values())) == kept._size <= 3_000
            again = dict(kept._logs)
            await ann.get(f"/api/tables/{id}/replay?seat=1")
            assert dict(kept._logs) == again, "nothing was worked out again"

    run(test())


def test_a_game_without_end_is_ended_and_everyone_is_told_why(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, limits=replace(UNLIMITED, moves=6), pause=AT_ONCE) as app:
            ann, luck = Browser(app), Random(1)
            id = await ann.table("antigua", "me", "random")
            stream = await ann.listen(id, 0)
            seen = (await stream.until(1))[-1]
            while not seen["over"]:
                if seen["decision"] and seen["decision"]["owed"] and not seen["decision"]["automatic"]:
                    await ann.play_on(id, luck, [0])
                seen = (await stream.until(len(stream.snapshots()) + (stream.snapshots()[-1] == seen)))[-1]
            assert (seen["result"], seen["decision"], seen["waiting"]) == (None, None, [])
            told = (await stream.until(2, "table"))[-1]
            assert (told["status"], told["closed"]) == ("over", "too-long")
            assert told["secret"]
            await stream.close()
            app.state.service.registry.forget(await app.state.service.registry.find(id))
            again = (await ann.get(f"/api/tables/{id}"))["table"]
            assert (again["status"], again["closed"]) == ("over", "too-long"), "the log says so"
            number = (await ann.snapshot(id, 0))["decision_number"]
            assert (await ann.move(id, 0, number, [0])).code == "not-playing"
            assert len((await ann.get(f"/api/tables/{id}/replay?openly=true"))["frames"]) == 7
            assert (await ann.post(f"/api/tables/{id}/rematch"))["table"]["closed"] is None

    run(test())


def test_nobody_makes_a_log_endless_by_taking_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await ann.table("connect-four", "me", "me")
            for n in range(SPARE_UNDOS + 2):
                number = (await ann.snapshot(id, 0))["decision_number"]
                assert (await ann.move(id, 0, number, [n % 7])).status == 200
                undone = await ann.undo(id, 0, (await ann.snapshot(id, 0))["decision_number"])
                if undone.status != 200:
                    break
            assert undone.code == "cannot-undo"
            assert n == SPARE_UNDOS + 1

    run(test())
