"""People who play over HTTP, with servers in processes of their own, against `Match` as the model."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import httpx
from sqlalchemy import select

import antics
from antics import cli
from antics.core.choice import Action
from antics.core.match import Match
from antics.server.storage.schema import table_rows
from antics.server.storage.store import Store
from tests.server.wire import merged, some_choice

TOO_SLOW = 408  # a machine so busy that a request takes ten seconds to be sent
LATELY = 60  # moves, with what is taken back between them fewer than a table answers again (`table.ANSWERS`)


class Server:
    """A server in a process of its own, which can be killed and started again at the same address."""

    def __init__(self, database: str, *options: str) -> None:
        """`options`: of `antics serve`; none: nobody is answered for, even without a choice."""
        self.database, self.options = database, options or ("--unanswered",)
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        command = ["serve", "--port", str(self.port), "--database", self.database, "--quiet", "--unlimited"]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "antics", *command, "--workers", "1", *self.options),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self.process.stdout
        line = (await self.process.stdout.readline()).decode()
        found = re.search(r":(\d+)$", line.strip())
        assert found, "the server did not start"
        self.port = int(found[1])

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        assert self.process
        os.kill(self.process.pid, how)
        await self.process.wait()

    async def stop(self) -> None:
        """For good."""
        if self.process and self.process.returncode is None:
            await self.kill(signal.SIGTERM)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Forked(Server):
    """A server that is there in a moment: a process forked from one that has read the program already."""

    CONTEXT = multiprocessing.get_context("forkserver")

    def __init__(self, database: str, *options: str) -> None:
        super().__init__(database, *options)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.child: Any = None

    async def start(self) -> None:
        line = ["serve", "--port", str(self.port), "--database", self.database, "--quiet", "--unlimited"]
        self.child = self.CONTEXT.Process(
            target=_serve, args=([*line, "--workers", "1", *self.options],), daemon=False
        )
        self.child.start()
        async with httpx.AsyncClient() as client:
            while True:
                assert self.child.is_alive(), "the server did not start"
                with suppress(httpx.TransportError):
                    if (await client.get(f"{self.address}/healthz", timeout=5)).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        os.kill(self.child.pid, how)
        await asyncio.to_thread(self.child.join)

    async def stop(self) -> None:
        if self.child and self.child.is_alive():
            await self.kill()


class Together(Server):
    """Several processes of one parent. One of them is killed, any, and the parent starts another."""

    def __init__(self, database: str, luck: Random, processes: int, *options: str) -> None:
        super().__init__(database, *(options or ("--unanswered",)), "--processes", str(processes))
        self._luck, self._processes = luck, processes

    def _children(self) -> list[int]:
        assert self.process
        told = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(it) for it in told.split()]

    async def start(self) -> None:
        if self.process is None:
            await super().start()
        while len(self._children()) < self._processes:
            await asyncio.sleep(0.05)

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        child = self._luck.choice(self._children())
        os.kill(child, how)
        while child in self._children():
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        await Server.kill(self, signal.SIGTERM)


def _serve(line: list[str]) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.dup2(1, 2)
    sys.exit(cli.main(line))


Forked.CONTEXT.set_forkserver_preload(["antics.server.run", "antics.cli.serve", "tests.server.people"])


class Person:
    """Somebody on one seat: asks again until there is an answer, any server of several each time, and listens
    all the time."""

    def __init__(self, servers: list[Server], luck: Random) -> None:
        self.servers, self.luck = servers, luck
        self.client = httpx.AsyncClient(timeout=30)
        self.table = ""
        self.seat = -1
        self.heard: list[Any] = []
        self.known: dict[str, Any] = {"table": {}, "snapshot": {}}
        self.last_id: str | None = None
        self.listening: asyncio.Task[None] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        while True:
            to = self.luck.choice(self.servers).address
            try:
                answer = await self.client.request(method, to + path, json=body, headers={"origin": to})
                if answer.status_code < 500 and answer.status_code != TOO_SLOW:
                    return answer
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)

    async def snapshot(self) -> Any:
        answer = await self.ask("GET", f"/api/tables/{self.table}/snapshot?seat={self.seat}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def move(self, decision_number: int, steps: list[int], key: str) -> httpx.Response:
        body = {"seat": self.seat, "decision_number": decision_number, "steps": steps, "key": key}
        return await self.ask("POST", f"/api/tables/{self.table}/moves", body)

    async def undo(self, decision_number: int, key: str) -> httpx.Response:
        body = {"seat": self.seat, "decision_number": decision_number, "key": key}
        return await self.ask("POST", f"/api/tables/{self.table}/undo", body)

    async def listen(self) -> None:
        while True:
            with suppress(httpx.TransportError, TimeoutError):
                async with asyncio.timeout(self.luck.uniform(0.5, 5) if len(self.servers) > 1 else None):
                    await self._read_stream()
            await asyncio.sleep(0.05)

    async def _read_stream(self) -> None:
        headers = {"last-event-id": self.last_id} if self.last_id else {}
        to = self.luck.choice(self.servers).address
        path = f"{to}/api/tables/{self.table}/events?seat={self.seat}"
        id = kind = ""
        async with self.client.stream("GET", path, headers=headers, timeout=None) as stream:
            async for line in stream.aiter_lines():
                key, _, value = line.partition(": ")
                if key == "id":
                    id = value
                elif key == "event":
                    kind = value
                elif key == "data" and kind in ("snapshot", "change"):
                    self.last_id = id
                    self.heard.append(merged(kind, json.loads(value), self.known)[1])

    async def hear_all(self) -> None:
        """Wait until what was heard last is how things stand."""
        async with asyncio.timeout(120):
            while True:
                last = await self.snapshot()
                if self.heard and {key: self.heard[-1].get(key) for key in last} == last:
                    return
                await asyncio.sleep(0.05)

    async def close(self) -> None:
        if self.listening:
            self.listening.cancel()
        await self.client.aclose()


class Driver:
    """A table, its people and its model."""

    def __init__(self, servers: list[Server], game: str, players: int, luck: Random) -> None:
        self.database, self.game, self.players, self.luck = servers[0].database, game, players, luck
        self.people = [Person(servers, luck) for _ in range(players)]
        self.model: Match = antics.new(game, players)
        self.keys = 0
        self.done: list[tuple[int, int, list[int], str, bytes]] = []

    @property
    def acknowledged(self) -> list[str]:
        """The keys of moves that were answered."""
        return [key for _, _, _, key, _ in self.done]

    def key(self) -> str:
        self.keys += 1
        return f"{self.game}-{self.keys:05}"

    async def sit_down(self) -> None:
        host = self.people[0]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (self.players - 1)
        made = await host.ask("POST", "/api/tables", {"game": self.game, "seats": seats, "name": "Ann"})
        id = made.json()["table"]["id"]
        links = (await host.ask("GET", f"/api/tables/{id}/links")).json()
        for seat, (person, link) in enumerate(zip(self.people[1:], links, strict=True), 1):
            await person.ask("POST", "/api/me", {"name": "Guest"})
            joined = await person.ask("POST", f"/api/links/{link['link']}", {})
            if joined.status_code == 404:  # a link works once: did it, and was the answer lost?
                joined = await person.ask("GET", f"/api/tables/{id}")
            assert joined.json()["yours"] == [seat], joined.text
        await self._change_colours(id)
        await host.ask("POST", f"/api/tables/{id}/start", {})
        self.model = antics.new(self.game, self.players, seed=await secret(self.database, id))
        for seat, person in enumerate(self.people):
            person.table, person.seat = id, seat
            person.listening = asyncio.create_task(person.listen())

    async def _change_colours(self, id: str) -> None:
        """Everyone wants another colour at the same time; two never get the same."""
        wishes = [self.luck.randrange(5) for _ in self.people]
        answers = await asyncio.gather(
            *(
                person.ask("POST", f"/api/tables/{id}/seats/{seat}/me", {"colour": wish})
                for seat, (person, wish) in enumerate(zip(self.people, wishes, strict=True))
            )
        )
        shown = (await self.people[0].ask("GET", f"/api/tables/{id}")).json()["table"]["seats"]
        colours = [seat["colour"] for seat in shown]
        assert len(set(colours)) == self.players
        for answer, wish, colour in zip(answers, wishes, colours, strict=True):
            assert answer.status_code == (200 if wish == colour else 409)

    async def drive(self, goes_on: Callable[[int], bool]) -> None:
        """Random operations, as long as something says so of their number."""
        n = 0
        while goes_on(n) and not self.model.over:
            n += 1
            operation = self.luck.choice(
                [self._move, self._move, self._together, self._undo, self._retry, self._stale]
            )
            await operation()
            await self._compare(self.luck.randrange(self.players))

    async def _move(self) -> None:
        await self._play(self.luck.choice(self.model.waiting))

    async def _together(self) -> None:
        """Everyone who owes a choice makes it at the same time."""
        await asyncio.gather(*(self._play(seat) for seat in self.model.waiting))

    async def _play(self, seat: int) -> None:
        person = self.people[seat]
        seen = await person.snapshot()
        decision, key = seen["decision"], self.key()
        if decision["choices"] is None and decision["parts"] is None:
            steps = list(self.model.choice(seat).at_random(self.luck).action.steps)
        else:
            steps = some_choice(decision, self.luck)
        copies = self.luck.choice([1, 1, 2, 3])
        number = seen["decision_number"]
        answers = await asyncio.gather(*(person.move(number, steps, key) for _ in range(copies)))
        assert {answer.status_code for answer in answers} == {200}, [answer.text for answer in answers]
        assert len({answer.content for answer in answers}) == 1
        self.model.play(seat, Action(tuple(steps), ""))
        self.done.append((seat, number, steps, key, answers[0].content))

    async def _undo(self) -> None:
        seat = self.luck.randrange(self.players)
        seen = await self.people[seat].snapshot()
        log = self.model.log
        may = self.model.can_undo and log[-1].seat == seat
        assert seen["undo"] == may
        answer = await self.people[seat].undo(seen["decision_number"], self.key())
        assert answer.status_code == (200 if may else 409)
        if may:
            self.model.undo()

    async def _retry(self) -> None:
        """A move that was answered before is answered the same way, and not played again."""
        if self.done:
            seat, number, steps, key, content = self.luck.choice(self.done[-LATELY:])
            answer = await self.people[seat].move(number, steps, key)
            assert answer.content == content

    async def _stale(self) -> None:
        seat = self.luck.randrange(self.players)
        person = self.people[seat]
        seen = await person.snapshot()
        answer = await person.move(seen["decision_number"] + self.luck.choice([-1, 1, 5]), [0], self.key())
        assert answer.status_code in (409, 422)
        assert answer.json()["error"]["code"] in ("stale", "invalid")

    async def _compare(self, seat: int) -> None:
        seen, model = await self.people[seat].snapshot(), self.model
        view = json.loads(json.dumps(model.view(seat)))
        assert seen["view"] == view, {
            key: (seen["number"], len(model.log), seen["view"][key], view[key])
            for key in view
            if seen["view"][key] != view[key]
        }
        assert seen["waiting"] == list(model.waiting)
        assert seen["over"] == model.over
        assert seen["number"] == sum(bool(entry.events) or entry.seat == seat for entry in model.log)

    async def end(self) -> None:
        for seat, person in enumerate(self.people):
            await self._compare(seat)
            await person.hear_all()
            self._check_heard(person.heard)
            frames = (await person.ask("GET", f"/api/tables/{person.table}/replay?seat={seat}")).json()[
                "frames"
            ]
            told = [json.dumps(event) for frame in frames[1:] for event in frame["events"]]
            expected = [json.dumps(event.seen_by(seat)) for entry in self.model.log for event in entry.events]
            assert sorted(told) == sorted(expected), "(those at the same time may come in any order)"
            await person.close()

    def _check_heard(self, heard: list[Any]) -> None:
        """Every message follows from the one before, or is a fresh view."""
        for before, after in pairwise(heard):
            if after["happened"]:
                numbers = [frame["number"] for frame in after["happened"]]
                assert numbers == list(range(before["number"] + 1, after["number"] + 1)), (
                    "lost or heard twice"
                )
            elif after["undone"]:
                assert after["number"] <= before["number"]


async def secret(database: str, id: str) -> str:
    """The secret of a table, as only the database knows it."""
    store = Store(database)
    try:
        async with store.reading() as connection:
            found = await connection.execute(select(table_rows.c.secret).where(table_rows.c.id == id))
            text: str = found.scalar_one()
            return text
    finally:
        await store.engine.dispose()
