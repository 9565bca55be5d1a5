"""Who is thought for first, and what is not thought at all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import antics
from antics.server.apart import Workshop
from antics.server.bots.pool import Replaced, WorkerPool
from antics.server.bots.turns import NOBODY, PERSON, Busy, Claim, Turns
from antics.server.metrics import Metrics
from antics.server.settings import Settings
from antics.server.tables import attendance, live
from tests.server.test_replay import finished
from tests.server.wire import AT_ONCE, Browser, run, service


async def order_of(claims: list[Claim], turns: Turns[str]) -> list[Claim]:
    """In which order claims get the only worker."""
    served: list[Claim] = []

    async def one(claim: Claim) -> None:
        worker = await turns.take(claim)
        served.append(claim)
        await asyncio.sleep(0)
        turns.give_back(worker)

    await asyncio.gather(*map(one, claims))
    return served


def test_people_come_first_and_owners_take_turns() -> None:
    async def test() -> None:
        greedy, ann, bob = (Claim(PERSON, name) for name in ("greedy", "ann", "bob"))
        unwatched = Claim(NOBODY, "carl")
        claims = [unwatched, *[unwatched] * 3, *[greedy] * 4, ann, bob, ann]
        served = await order_of(claims, Turns(["worker"]))
        assert served == [unwatched, greedy, ann, bob, greedy, ann, greedy, greedy, *[unwatched] * 3]

    run(test())


def test_the_queue_is_bounded_and_what_nobody_waits_for_makes_room() -> None:
    async def test() -> None:
        turns = Turns(["worker"], most=3, most_each=2)
        worker = await turns.take(Claim(PERSON, "first"))
        waiting = [asyncio.create_task(turns.take(Claim(NOBODY, name))) for name in ("carl", "carl", "dora")]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await turns.take(Claim(NOBODY, "carl"))
        with pytest.raises(Busy):
            await turns.take(Claim(NOBODY, "emil"))
        person = asyncio.create_task(turns.take(Claim(PERSON, "ann")))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await waiting[2]
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert len(turns) == 2
        turns.give_back(worker)
        turns.give_back(await person)
        assert await waiting[1] == worker
        turns.give_back(worker)
        assert await turns.take(Claim(NOBODY, "carl")) == worker, "it is idle again"

    run(test())


class Slow(WorkerPool):
    """Thoughts take until they are let go."""

    def __init__(self) -> None:
        super().__init__(Settings(workers=1), Metrics())
        self.begun: list[dict[str, Any]] = []
        self.go = asyncio.Event()

    async def _think(self, order: dict[str, Any], patience: float, claim: Claim) -> Any:
        worker = await self._turns.take(claim)
        self.begun.append(order)
        try:
            await self.go.wait()
            return [{"steps": [1]}]
        finally:
            self._turns.give_back(worker)


def test_a_session_has_one_hint_at_a_time() -> None:
    async def test() -> None:
        pool, match = Slow(), antics.new("connect-four", seed=1)
        asked = [asyncio.create_task(pool.hint(match, 0, "ann")) for _ in range(20)]
        other = asyncio.create_task(pool.hint(match, 0, "bob"))
        while len(pool.begun) < 1:
            await asyncio.sleep(0)
        pool.go.set()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in answers[:-1]] == [Replaced] * 19
        assert answers[-1] == [{"steps": [1]}]
        assert await other == [{"steps": [1]}]
        assert len(pool.begun) <= 3, "those that were replaced were not thought of"

    run(test())


def test_a_hint_is_dropped_when_its_asker_hangs_up_or_asks_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            pool = app.state.service.bots.pool = Slow()
            ann = Browser(app)
            id = await ann.table("connect-four", "me", "me")
            path = f"/api/tables/{id}/seats/0/hint"
            first = asyncio.create_task(ann.ask("POST", path))
            while len(pool.begun) < 1:
                await asyncio.sleep(0)
            second = asyncio.create_task(ann.ask("POST", path))
            assert (await first).code == "replaced"
            while len(pool.begun) < 2:
                await asyncio.sleep(0)
            gone = asyncio.Event()
            ann.gone = gone
            third = asyncio.create_task(ann.ask("POST", path))
            assert (await second).code == "replaced"
            while len(pool.begun) < 3:
                await asyncio.sleep(0)
            gone.set()
            await third
            assert await pool._turns.take(Claim(PERSON, "bob")), "nobody thinks any more"

    run(test())


def test_nothing_is_thought_where_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attendance, "LOOK_ROUND", 0.02)

    async def test() -> None:
        async with service(tmp_path, pause=AT_ONCE) as app:
            ann, bots = Browser(app), app.state.service.bots
            pool = bots.pool = Slow()
            unwatched = [await ann.table("connect-four", "hard", "hard") for _ in range(3)]
            while not pool.begun:
                await asyncio.sleep(0)
            monkeypatch.setattr(live, "LINGERS", -1.0)  # a minute later, nobody has asked for anything
            while len(pool._turns) or not pool._turns._idle:
                await asyncio.sleep(0.01)
            assert not bots._scheduled
            begun = len(pool.begun)
            assert begun == 1, "one worker, one thought"
            stream = await ann.listen(unwatched[1])  # somebody looks, and it goes on
            while len(pool.begun) == begun:
                await asyncio.sleep(0)
            await stream.close()
            bots.pool = WorkerPool(Settings(workers=1), Metrics())

    run(test())


def test_a_hint_comes_while_many_unwatched_bots_wait(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, pause=AT_ONCE) as app:
            ann, bob = Browser(app), Browser(app)
            for _ in range(10):
                await ann.table("antler-island", *["expert"] * 4)
            id = await bob.table("connect-four", "me", "me")
            assert (await bob.post(f"/api/tables/{id}/seats/0/hint"))["lines"]
            assert len(app.state.service.bots.pool._turns) > 5, "the others still wait"

    run(test())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_workers_can_run_apart(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if kind == "sqlite":
        database = f"sqlite:///{tmp_path}/antics.db"
    else:
        database = request.getfixturevalue("postgresql")

    async def test() -> None:
        async with service(database, real_luck=True, workers=0, pause=AT_ONCE) as app:
            ann = Browser(app)
            id = await ann.table("connect-four", "me", "medium", name="Ann")
            assert (await ann.ask("POST", f"/api/tables/{id}/seats/0/hint")).code == "no-thought"
            workshop = Workshop(database, 2)
            await workshop.open()
            await app.state.service.peers._beat()  # it is known to be there
            lines = (await ann.post(f"/api/tables/{id}/seats/0/hint"))["lines"]
            assert lines[0]["text"].startswith("drop")
            stream = await ann.listen(id)
            assert (await ann.move(id, 0, 0, [3])).status == 200
            assert (await stream.until(3))[-1]["number"] == 2, "a bot has answered"
            await stream.close()
            made = await ann.post("/api/saves", {"text": finished("connect-four", 2).save(), "name": "Ann"})
            told = (await ann.ask("POST", f"/api/tables/{made['table']['id']}/review")).body.splitlines()
            assert b'"review"' in told[-1], "they look back on games, too"
            await workshop.close()

    run(test())
