"""Finished games looked back on: by whoever may see all of them, for as long as somebody waits."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from antics.review import Question
from antics.server.bots.turns import PAST, PERSON, Claim, Turns
from tests.server.test_replay import finished
from tests.server.test_turns import order_of
from tests.server.wire import UNLIMITED, Browser, run, service


class Slow:
    """Thinks of one question until it is let go on."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.stopped = 0

    async def look_back(self, question: Question, owner: str) -> None:
        self.asked.append(owner)
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.stopped += 1
            raise


async def uploaded(who: Browser, name: str = "connect-four", players: int = 2) -> str:
    made = await who.post("/api/saves", {"text": finished(name, players).save(), "name": "Ann"})
    id: str = made["table"]["id"]
    return id


def lines(body: bytes) -> list[Any]:
    return [json.loads(line) for line in body.splitlines()]


def test_a_review_tells_how_far_it_is_and_then_what_it_found_and_keeps_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, eve = Browser(app), Browser(app)
            id = await uploaded(ann)
            told = lines((await eve.ask("POST", f"/api/tables/{id}/review")).body)
            done = [line["done"] for line in told[:-1]]
            assert done == sorted(done)
            assert len(set(done)) > 5
            review = told[-1]["review"]
            assert review["moments"][-1]["seat"] is None
            assert [one["told"]["id"] for one in review["fortunes"]] == ["review-fortune-none"] * 2
            frames = (await eve.get(f"/api/tables/{id}/replay?openly=true"))["frames"]
            for one in review["decisions"]:
                then = await eve.get(f"/api/tables/{id}/replay/{one['at']}?seat={one['seat']}")
                assert one["seat"] in then["waiting"]
                assert frames[one["move"] + 1]["action"] == one["played"]["text"]
                assert [part["step"] for part in one["better"]["parts"]] == one["better"]["steps"]
            again = lines((await ann.ask("POST", f"/api/tables/{id}/review")).body)
            assert again == [{"review": review}], "it was kept"

    run(test())


def test_a_review_is_for_those_who_may_see_the_whole_replay(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, limits=replace(UNLIMITED, reviewed_moves=10)) as app:
            ann, eve = Browser(app), Browser(app)
            running = await ann.table("connect-four", "me", "me")
            assert (await ann.ask("POST", f"/api/tables/{running}/review")).code == "not-over"
            assert (await ann.ask("POST", f"/api/tables/{running}/replay/0/hint?whose=0")).code == "not-over"
            id = await uploaded(ann)
            assert (await ann.ask("POST", f"/api/tables/{id}/review")).code == "too-long-game"
            app.state.service.registry.tables[id].record.spectators = False
            for path in ("review", "replay/0/hint?whose=0"):
                assert (await eve.ask("POST", f"/api/tables/{id}/{path}")).code == "not-allowed"

    run(test())


def test_a_bot_is_asked_about_a_moment_of_the_past(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await uploaded(ann)
            for query in ("seat=1", "openly=true"):
                path = f"/api/tables/{id}/replay/3/hint?{query}&whose="
                found = (await ann.post(f"{path}1"))["lines"]
                assert found[0]["text"].startswith("drop")
                assert found[0]["parts"]
                assert (await ann.ask("POST", f"{path}0")).code == "not-found"

    run(test())


def test_a_review_ends_when_nobody_waits_and_everybody_waits_for_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, limits=replace(UNLIMITED, reviews=1)) as app:
            reviews = app.state.service.reviews
            pool = reviews._pool = Slow()
            ann, bob = Browser(app), Browser(app)
            first, second = await uploaded(ann), await uploaded(ann, "antigua", 2)
            ann.gone, bob.gone = asyncio.Event(), asyncio.Event()
            waiting = [
                asyncio.create_task(who.ask("POST", f"/api/tables/{first}/review")) for who in (ann, bob)
            ]
            while len(reviews._waits) < 2 or not pool.asked:
                await asyncio.sleep(0)
            assert len(pool.asked) == 1, "both wait for the same review"
            assert (await ann.ask("POST", f"/api/tables/{second}/review")).code == "try-again"
            ann.gone.set()
            await waiting[0]
            assert not pool.stopped, "bob still waits"
            bob.gone.set()
            await waiting[1]
            while not pool.stopped:
                await asyncio.sleep(0)
            assert not reviews._running
            ann.gone = None
            older = asyncio.create_task(ann.ask("POST", f"/api/tables/{first}/review"))
            while len(pool.asked) < 2:
                await asyncio.sleep(0)
            reviews.drop(next(iter(reviews._waits)))  # as if they had asked for another one
            reviews._running[first]._tell()
            assert lines((await older).body)[-1] == {"refused": "replaced"}
            assert not reviews._running

    run(test())


def test_games_that_go_on_come_before_those_that_are_over() -> None:
    async def test() -> None:
        past, person = Claim(PAST, "ann"), Claim(PERSON, "bob")
        served = await order_of([past, past, past, person, person], Turns(["worker"]))
        assert served == [past, person, person, past, past]

    run(test())
