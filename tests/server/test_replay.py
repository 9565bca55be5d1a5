"""Looking back: running games from one's own eyes, finished ones from anyone's."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import antics
from tests.server.wire import Browser, run, service


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
            for text in (match.position(), antics.new("antigua", seed=5, luck=[0]).save()):
                decided = await ann.ask("POST", "/api/saves", {"text": text})
                assert decided.code == "unusable"
                assert "decided beforehand" in decided.data["error"]["args"]["reason"]

    run(test())
