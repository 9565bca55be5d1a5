"""Several servers on one database, people who move between them all the time, and servers that are killed:
nothing is lost, nothing happens twice, everyone is told everything, and only what they may know.

    python -m tests.server.campaign --kills 100 [--bots] [--database URL]     # or in a new PostgreSQL

A short form of it is in `test_killing.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import antics
from antics.core.choice import Action
from antics.server.logs import log, set_up
from antics.server.storage import records
from antics.server.storage.store import Store
from antics.table.record import UNDO
from tests.server.people import Driver, Forked, Person, Server
from tests.server.wire import some_choice

PEOPLE = (("antler-island", 3), ("animal-kingdoms", 4), ("antigua", 2))
WITH_BOTS = (("connect-four", 2), ("animal-kingdoms", 3), ("antler-island", 3), ("antigua", 3))
SOON = ("--pause", "0.02", "0.1")  # seconds in which bots answer
PATIENCE = 120.0  # seconds until bots must have answered, while servers are killed


class BotTable:
    """A person who plays with bots, on any server."""

    def __init__(self, servers: list[Server], game: str, players: int, luck: Random) -> None:
        self.game, self.players, self.luck = game, players, luck
        self.database = servers[0].database
        self.person = Person(servers, luck)
        self.acknowledged: list[str] = []

    async def sit_down(self) -> None:
        person = self.person
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * (self.players - 1)
        made = await person.ask("POST", "/api/tables", {"game": self.game, "seats": seats, "name": "Ann"})
        person.table, person.seat = made.json()["table"]["id"], 0
        person.listening = asyncio.create_task(person.listen())

    async def drive(self, goes_on: Any) -> None:
        n, waiting_since = 0, time.monotonic()
        while goes_on(n):
            n += 1
            seen = await self.person.snapshot()
            if seen["over"]:
                return
            decision = seen["decision"]
            if not decision or not decision["owed"] or decision["automatic"]:
                assert time.monotonic() - waiting_since < PATIENCE, "nobody answers for the bots"
                await asyncio.sleep(0.05)
                continue
            waiting_since = time.monotonic()
            await self._move(seen, decision)

    async def _move(self, seen: Any, decision: Any) -> None:
        person, key = self.person, f"{self.game}-{len(self.acknowledged):05}"
        if decision["choices"] is None and decision["parts"] is None:
            steps = [self.luck.choice(decision["next"])["step"]]
            path = f"/api/tables/{person.table}/choices?seat=0&steps="
            while offered := (await person.ask("GET", path + ",".join(map(str, steps)))).json()["next"]:
                steps.append(self.luck.choice(offered)["step"])
        else:
            steps = some_choice(decision, self.luck)
        copies = self.luck.choice([1, 1, 2, 3])
        number = seen["decision_number"]
        answers = await asyncio.gather(*(person.move(number, steps, key) for _ in range(copies)))
        assert {answer.status_code for answer in answers} == {200}, [answer.text for answer in answers]
        assert len({answer.content for answer in answers}) == 1
        self.acknowledged.append(key)

    async def end(self) -> None:
        await self.person.hear_all()
        await self.person.close()


async def check_log(database: str, id: str, people: list[Person], keys: list[str]) -> Counter[str]:
    """The log is a legal game, every acknowledged move is in it once, and whatever anyone was told is what
    that seat could see and hear at that point, and nothing else."""
    store = Store(database)
    kept = await records.read_table(store, id)
    await store.engine.dispose()
    assert kept
    assert [move.seq for move in kept.moves] == list(range(1, len(kept.moves) + 1))
    times = Counter(move.key for move in kept.moves)
    assert all(times[key] == 1 for key in keys), "an acknowledged move is lost, or there twice"
    match = antics.new(kept.record.game, kept.record.players, seed=kept.record.secret)
    seen: list[set[str]] = [set() for _ in people]
    told: list[set[str]] = [set() for _ in people]

    def look() -> None:
        for person, views, frames in zip(people, seen, told, strict=True):
            number = sum(bool(entry.events) or entry.seat == person.seat for entry in match.log)
            views.add(json.dumps([number, match.view(person.seat)], sort_keys=True))
            if match.log and (match.log[-1].events or match.log[-1].seat == person.seat):
                events = [event.seen_by(person.seat) for event in match.log[-1].events]
                frames.add(json.dumps([number, events], sort_keys=True))

    look()
    for move in kept.moves:
        if move.kind == UNDO:
            match.undo()
        else:
            match.play(move.seat, Action(tuple(move.steps), ""))
        look()
    heard = 0
    for person, views, frames in zip(people, seen, told, strict=True):
        for message in person.heard:
            assert json.dumps([message["number"], message["view"]], sort_keys=True) in views, (
                "not theirs to see"
            )
            for frame in message["happened"]:
                if frame["number"]:
                    assert json.dumps([frame["number"], frame["events"]], sort_keys=True) in frames
        heard += len(person.heard)
    bots = sum(move.key.startswith("bot ") for move in kept.moves)
    return Counter(moves=len(kept.moves), answers_of_bots=bots, acknowledged=len(keys), messages=heard)


class Campaign:
    """`bots`: of people with bots, who answer soon; else of people alone, for whom nobody answers, not even
    where there is no choice, so that a model knows everything."""

    def __init__(self, database: str, servers: int, kills: int, seed: int, bots: bool) -> None:
        self.luck, self.kills, self.bots = Random(seed), kills, bots
        self.servers: list[Server] = [Forked(database, *(SOON if bots else ())) for _ in range(servers)]
        self.figures: Counter[str] = Counter()
        self.over = False

    async def run(self) -> Counter[str]:
        begun = time.monotonic()
        await asyncio.gather(*(server.start() for server in self.servers))
        try:
            async with asyncio.TaskGroup() as group:
                kind = BotTable if self.bots else Driver
                for game, players in WITH_BOTS if self.bots else PEOPLE:
                    group.create_task(self._tables(kind, game, players))
                group.create_task(self._kill())
        finally:
            for server in self.servers:
                if isinstance(server, Forked) and server.child.is_alive():
                    await server.kill()
        self.figures["seconds"] = round(time.monotonic() - begun)
        return self.figures

    async def _tables(self, kind: Any, game: str, players: int) -> None:
        """One table after the other, until all kills are done."""
        while not self.over:
            table = kind(self.servers, game, players, Random(self.luck.random()))
            await table.sit_down()
            await table.drive(lambda n: not self.over)
            await table.end()
            people = table.people if isinstance(table, Driver) else [table.person]
            keys = [done[3] for done in table.done] if isinstance(table, Driver) else table.acknowledged
            self.figures += await check_log(table.database, people[0].table, people, keys)
            self.figures["tables"] += 1

    async def _kill(self) -> None:
        for n in range(self.kills):
            await asyncio.sleep(self.luck.uniform(0.2, 1.5))
            server = self.luck.choice(self.servers)
            politely = n % 4 == 3  # as when one after the other is replaced by a newer version
            await server.kill(signal.SIGTERM if politely else signal.SIGKILL)
            self.figures["stopped" if politely else "killed"] += 1
            if n % 10 == 9:
                log("campaign", figures=dict(self.figures))
            await server.start()
        await asyncio.sleep(1.0)
        self.over = True


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", action="store_true", help="people with bots; else people alone")
    parser.add_argument("--database")
    args = parser.parse_args()
    set_up()
    from tests.server.conftest import a_postgresql

    with a_postgresql(Path(tempfile.mkdtemp(prefix="antics-postgresql-"))) as url:
        campaign = Campaign(args.database or url, args.servers, args.kills, args.seed, args.bots)
        figures = asyncio.run(campaign.run())
    print(json.dumps(dict(figures)))


if __name__ == "__main__":
    main()
