"""When answers come does not tell whether there was a choice: the times of both are compared."""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import pytest

import antics
from antics.server.bots.scheduler import BotScheduler
from antics.server.settings import Settings
from antics.table import choices
from antics.table.answering import level_of
from antics.table.pace import of_person

ANSWERS = 600  # of each kind
APART = 2.2 * (2 / ANSWERS) ** 0.5  # how far apart two samples may be: by chance, they are once in 8,000


class Jump(selectors.DefaultSelector):
    """Waits for nothing: the clock is moved instead."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        found = super().select(0)
        if not found and timeout:
            self.now += timeout
        return found


def run_quickly(test: Coroutine[Any, Any, None]) -> None:
    """A test in which a year takes no time."""
    clock = Jump()
    loop = asyncio.SelectorEventLoop(clock)
    loop.time = lambda: clock.now  # type: ignore[method-assign]
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(test)


def apart(one: list[float], two: list[float]) -> float:
    """The largest difference between the shares of both that lie below a value."""
    one, two = sorted(one), sorted(two)
    both = sorted([*one, *two])
    return max(
        abs(sum(it <= x for it in one) / len(one) - sum(it <= x for it in two) / len(two)) for x in both
    )


def table(times: list[float], level: str | None) -> Any:
    match = antics.new("connect-four", seed=1)
    return SimpleNamespace(
        record=SimpleNamespace(id="1", game="connect-four", host="host"),
        playing=match,
        seats=[SimpleNamespace(seat=seat, asks=False) for seat in range(2)],
        answer_times=[times, times],
        attended=True,
        unanswered=False,
        bot_for=lambda seat: level,
        present=lambda seat: True,
        rehearsed=lambda seat: None,
    )


async def answers(scheduler: Any, it: Any, level: str) -> list[float]:
    """How long so many answers took."""
    clock, found = asyncio.get_running_loop().time, []
    for _ in range(ANSWERS):
        begun = clock()
        await scheduler._answer(it, 0, 0, level)
        found.append(clock() - begun)
    return found


def scheduler(thought: Any) -> Any:
    async def keeps(table: str) -> bool:
        return True

    async def choose(*args: Any) -> list[int]:
        await asyncio.sleep(thought())
        return [3]

    async def play(*args: Any) -> int:
        return 0

    made: Any = BotScheduler(
        SimpleNamespace(choose=choose),  # type: ignore[arg-type]
        Settings(),
        SimpleNamespace(keeps=keeps),  # type: ignore[arg-type]
    )
    made.open(play)
    return made


@pytest.mark.parametrize(
    "thought",
    [lambda: random.uniform(0.9, 1.1), lambda: random.expovariate(0.5), lambda: 0.01],
    ids=["an expert", "a busy server", "a quick bot"],
)
def test_bots_take_as_long_without_a_choice(thought: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    random.seed(7)

    async def test() -> None:
        bots, it = scheduler(thought), table([], "expert")
        chosen = await answers(bots, it, "expert")
        monkeypatch.setattr(choices, "only_choice", lambda match, seat: [3])
        forced = await answers(bots, it, "expert")
        assert apart(chosen, forced) < APART
        assert len(set(forced)) == ANSWERS

    run_quickly(test())


@pytest.mark.parametrize("mean", [0.4, 5.0, 45.0], ids=["quick", "usual", "slow"])
def test_people_take_as_long_without_a_choice(mean: float, monkeypatch: pytest.MonkeyPatch) -> None:
    random.seed(7)
    monkeypatch.setattr(choices, "only_choice", lambda match, seat: [3])

    async def test() -> None:
        def own() -> float:
            """(Who takes longer than two minutes has been away.)"""
            return next(it for it in iter(lambda: random.lognormvariate(0, 0.6) * mean, None) if it < 120)

        chosen: list[float] = []
        forced: list[float] = []
        lately: list[float] = [own() for _ in range(20)]
        bots = scheduler(lambda: 0.0)
        for _ in range(ANSWERS):  # they answer in turn; what is remembered is the last twenty that they chose
            lately = [*lately, own()][-20:]
            chosen.append(lately[-1])
            clock = asyncio.get_running_loop().time
            begun = clock()
            await bots._answer(table(lately, None), 0, 0, "")
            forced.append(clock() - begun)
        assert apart(chosen, forced) < APART
        assert max(forced.count(it) for it in forced) == 1, "no time is any other's"

    run_quickly(test())


def test_who_is_new_is_answered_for_after_a_while_too() -> None:
    times = [of_person((0.7, 2.0), []) for _ in range(200)]
    assert min(times) > 0.7
    assert max(times) < 10
    assert of_person((0.0, 0.0), []) == 0.0


def test_nobody_who_is_away_is_answered_for_because_there_is_no_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(choices, "only_choice", lambda match, seat: [3])
    it = table([], None)
    assert level_of(it, 0) == ""
    it.present = lambda seat: False
    assert level_of(it, 0) is None
