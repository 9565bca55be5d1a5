"""Bots think elsewhere; whatever happens to them, the game goes on."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import antics
from antics.bots import orders
from antics.bots.orders import SIMPLE
from antics.server.bots.pool import Stuck, Worker, WorkerPool
from antics.server.metrics import Metrics
from antics.server.settings import Settings
from antics.server.tables import attendance
from antics.table.pace import pause
from antics.table.refusal import Refusal
from tests.server.wire import AT_ONCE, Browser, run, service

LONG = 80  # moves that are enough


@pytest.mark.parametrize("game", antics.game_names())
def test_bots_play_with_a_person(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, pause=AT_ONCE) as app:
            ann, luck = Browser(app), Random(1)
            bots = ["random"] * (antics.game(game).seats[-1] - 1)
            id = await ann.table(game, "me", *bots)
            stream = await ann.listen(id)
            n = 1
            while not (seen := (await stream.until(n))[-1])["over"] and seen["number"] < LONG:
                due = (await ann.snapshot(id, 0))["decision"]  # the stream may not have told of my answer yet
                if due and due["owed"] and not due["automatic"]:
                    await ann.play_on(id, luck, [0])
                n = len(stream.snapshots()) + (stream.snapshots()[-1]["number"] == seen["number"])
            assert seen["number"] >= LONG or seen["result"]["scores"]
            await stream.close()

    run(test())


def test_a_bot_is_given_a_redealt_position_and_never_the_key() -> None:
    match = antics.new("antler-island", 3, seed="secret")
    asked: list[Any] = []

    class Spy(WorkerPool):
        async def _ask(self, order: dict[str, Any], claim: Any) -> Any:
            asked.append(order["state"])
            return [1]

    async def test() -> None:
        pool = Spy(Settings(workers=1), Metrics())
        for _ in range(20):
            await pool.choose(match, match.waiting[0], "hard")
        assert len({str(state["face"]) for state in asked}) > 1
        for state in asked:
            assert state["key"] != match.state.key

    run(test())


@pytest.mark.parametrize("trouble", ["crash", "hang"])
def test_a_bot_that_crashes_or_is_stuck_is_replaced(trouble: str) -> None:
    async def test() -> None:
        pool = WorkerPool(Settings(workers=1, think=1.5), Metrics())
        match = antics.new("connect-four", seed=1)
        original = pool._ask
        tried: list[str] = []

        async def troubled(order: dict[str, Any], claim: Any) -> Any:
            tried.append(order["level"])
            if order["level"] != SIMPLE:
                order = order | {"what": trouble}
            return await original(order, claim)

        pool._ask = troubled  # type: ignore[method-assign]
        steps = await pool.choose(match, 0, "hard")
        assert steps[0] in range(7)
        assert tried == ["hard", "hard", SIMPLE]
        await pool.close()

    run(test())


def test_even_without_any_worker_there_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        pool = WorkerPool(Settings(workers=1), Metrics())
        monkeypatch.setattr(sys, "executable", "/no/such/program")
        match = antics.new("antigua", 2, seed=1)
        steps = await pool.choose(match, match.waiting[0], "hard")
        assert match.play(match.waiting[0], antics.Action(tuple(steps), ""))
        with pytest.raises(Stuck):
            await pool.hint(match, match.waiting[0])

    run(test())


def test_the_service_answers_while_a_bot_is_stuck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with service(tmp_path, pause=AT_ONCE, think=2.0) as app:
            pool = app.state.service.bots.pool
            original = pool._ask

            async def hangs(order: dict[str, Any], claim: Any) -> Any:
                simple = order["level"] == SIMPLE
                return await original(order if simple else order | {"what": "hang"}, claim)

            pool._ask = hangs
            ann = Browser(app)
            id = await ann.table("connect-four", "me", "hard")
            stream = await ann.listen(id)
            await ann.move(id, 0, 0, [3])
            begun = time.monotonic()
            for _ in range(20):
                await ann.snapshot(id)
            assert time.monotonic() - begun < 2, "twenty answers while the bot hangs"
            assert (await stream.until(3))[-1]["waiting"] == [0], "the game went on"
            await stream.close()

    run(test())


@pytest.mark.parametrize("problem", [Refusal("try-again"), Refusal("no-storage"), RuntimeError("by chance")])
def test_an_answer_that_could_not_be_kept_is_given_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    monkeypatch.setattr(attendance, "LOOK_ROUND", 0.05)

    async def test() -> None:
        async with service(tmp_path, pause=AT_ONCE) as app:
            bots, problems = app.state.service.bots, [problem]
            play = bots._play

            async def fails_once(*move: Any) -> int:
                if problems:
                    raise problems.pop()
                found: int = await play(*move)
                return found

            bots.open(fails_once)
            ann = Browser(app)
            id = await ann.table("connect-four", "me", "random")
            stream = await ann.listen(id)
            await ann.move(id, 0, 0, [3])
            assert (await stream.until(3))[-1]["waiting"] == [0], "the game went on"
            assert not problems
            await stream.close()

    run(test())


def test_a_bot_stands_in_for_who_is_away_until_they_return(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "LOOK_ROUND", 0.05)

    async def test() -> None:
        async with service(tmp_path, pause=AT_ONCE) as app:
            ann, bob = Browser(app), Browser(app)
            wish = {"public": True, "stand_in_after": 1, "stand_in_level": "random"}
            id = await ann.table("connect-four", "me", "open", **wish)
            await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
            await ann.post(f"/api/tables/{id}/start")
            stream, his = await ann.listen(id), await bob.listen(id)
            await ann.move(id, 0, 0, [3])
            await asyncio.sleep(1.3)
            assert (await ann.snapshot(id))["waiting"] == [1], "Bob is here and thinks"
            await his.close()
            assert (await stream.until(3))[-1]["waiting"] == [0], "Bob is away, a bot has moved"
            assert any(told["seats"][1]["stand_in"] for told in await stream.until(1, "table"))
            his = await bob.listen(id)
            await ann.move(id, 0, (await ann.snapshot(id))["decision_number"], [4])
            await asyncio.sleep(1.3)
            seen = await bob.snapshot(id)
            assert seen["waiting"] == [1]
            assert not (await ann.get(f"/api/tables/{id}"))["table"]["seats"][1]["stand_in"]
            assert (await bob.move(id, 1, seen["decision_number"], [0])).status == 200
            await his.close()
            await stream.close()

    run(test())


def test_hints_come_from_a_bot_if_the_table_allows_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await ann.table("connect-four", "me", "me")
            lines = (await ann.post(f"/api/tables/{id}/seats/0/hint"))["lines"]
            assert lines[0]["text"].startswith("drop")
            assert (await ann.ask("POST", f"/api/tables/{id}/seats/1/hint")).code == "stale"
            id = await ann.table("connect-four", "me", "me", hints=False)
            assert (await ann.ask("POST", f"/api/tables/{id}/seats/0/hint")).code == "not-allowed"
            assert (await ann.ask("POST", f"/api/tables/{id}/seats/0/holdings")).code == "not-allowed"

    run(test())


def test_one_asks_what_others_could_hold_for_an_own_seat_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, bob = Browser(app), Browser(app)
            id = await ann.table("antler-island", "me", "easy", "easy")
            found = (await ann.post(f"/api/tables/{id}/seats/0/holdings"))["holdings"]
            assert {one["kind"] for one in found} >= {"food", "food-pile", "tile-pile"}
            assert all(one["who"] != {"seat": 0} for one in found)
            for who, seat in ((ann, 1), (bob, 0)):
                refused = await who.ask("POST", f"/api/tables/{id}/seats/{seat}/holdings")
                assert refused.code != "", "nobody asks with the eyes of another"

    run(test())


def test_the_first_thought_is_that_of_the_bot_asked_for() -> None:
    async def test() -> None:
        pool = WorkerPool(Settings(workers=1), Metrics())
        match = antics.new("antler-island", 3, seed=1)
        asked: list[str] = []
        original = pool._ask

        async def noted(order: dict[str, Any], claim: Any) -> Any:
            asked.append(order["level"])
            return await original(order, claim)

        pool._ask = noted  # type: ignore[method-assign]
        assert await pool.choose(match, match.waiting[0], "hard")
        assert asked == ["hard"]
        await pool.close()

    run(test())


def order(level: str) -> dict[str, Any]:
    match = antics.new("antigua", 4, seed=1)
    return orders.choose(match, match.waiting[0], level, 7)


def test_a_thought_that_nobody_waits_for_ends_at_once_and_its_process_goes_on() -> None:
    async def test() -> None:
        one = Worker()
        steps = await one.ask(order("easy"), 60)
        process = one._process
        thought = asyncio.create_task(one.ask(order("search:3000s"), 4000))
        await asyncio.sleep(0)  # the order is given
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert await one.ask(order("easy"), 60) == steps, "not what the other had found so far"
        assert one._process is process
        await one.stop()

    run(test())


def test_a_thought_that_goes_wrong_is_nothing_to_its_process() -> None:
    async def test() -> None:
        one = Worker()
        with pytest.raises(Stuck, match="unknown bot"):
            await one.ask(order("nobody"), 60)
        process = one._process
        assert await one.ask(order("random"), 60)
        assert one._process is process
        await one.stop()

    run(test())


def test_a_worker_ends_with_whoever_gives_it_orders_even_in_the_middle_of_a_thought() -> None:
    command = [sys.executable, "-m", "antics.server.bots.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        process.stdin.write(json.dumps(order("search:3000s")) + "\n")
        process.stdin.close()
        assert process.wait(60) == 0


def test_pauses_do_not_tell_a_thought_from_the_lack_of_a_choice() -> None:
    quick = [pause((1.0, 2.0), []) for _ in range(200)]
    assert min(quick) >= 1
    assert max(quick) <= 2
    assert len(set(quick)) == 200
    slow = [pause((1.0, 2.0), [5.0, 8.0]) for _ in range(200)]
    assert min(slow) > 3
    assert max(slow) < 12
