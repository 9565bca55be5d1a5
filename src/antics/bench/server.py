"""How fast the service is: many tables with four viewers each, real connections, a real database.

First moves come at a steady rate, and what is measured is the time from sending a move until it arrives at
the other viewers. Then every table moves as soon as it can, to see how many moves a second there can be.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from antics.core.errors import AnticsError

GAME, VIEWERS = "antler-island", 4
NEVER = "100000"  # seconds: nobody is answered for
DECIDING = b'"decision'  # a message about what a seat may decide
PATIENCE = 60.0
SPREAD = 30  # moves made before anything is measured, at most


class Viewer(asyncio.Protocol):
    """One stream: notes when something arrives, and reads it only if it asks for a decision."""

    def __init__(self, table: Place, seat: int) -> None:
        self.table, self.seat, self._rest = table, seat, b""

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self._rest += data
        while (end := self._rest.find(b"\n\n")) >= 0:
            message, self._rest = self._rest[:end], self._rest[end + 2 :]
            if b"event: snapshot" in message or b"event: change" in message:
                self.table.heard(self.seat, message[message.index(b"data: ") + 6 :], now)


class Place:
    """A table, seen from outside."""

    def __init__(self, number: int) -> None:
        self.luck = random.Random(number)
        self.id, self.cookie = "", ""
        self.decision: dict[int, dict[str, Any]] = {}  # what seats owe an answer to
        self._known: dict[int, dict[str, Any]] = {}  # what they may decide, as far as it was told
        self.sent: float | None = None
        self.by = -1
        self.moved = asyncio.Event()
        self.delays: list[float] = []
        self.over = False

    def heard(self, seat: int, data: bytes, now: float) -> None:
        if self.sent is not None and seat != self.by:
            self.delays.append(now - self.sent)
        if DECIDING in data:
            told = json.loads(data)
            known = self._known[seat] = {
                key: told[key] if key in told else self._known[seat][key]
                for key in ("decision", "decision_number")
            }
            self.decision.pop(seat, None)
            if known["decision"] and known["decision"]["owed"]:
                self.decision[seat] = known
                self.moved.set()
        if b'"over":true' in data:
            self.over = True
            self.moved.set()

    def choose(self) -> tuple[int, int, list[int]]:
        seat, seen = self.luck.choice(list(self.decision.items()))
        decision = seen["decision"]
        if decision["choices"]:
            steps = self.luck.choice(decision["choices"])["steps"]
        else:
            steps = [self.luck.choice(part)["step"] for part in decision["parts"]]
        return seat, seen["decision_number"], steps


class Client:
    """Plain HTTP over connections that stay open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self._keys = 0

    def key(self) -> str:
        self._keys += 1
        return f"bench-{self._keys:08}"

    async def post(self, path: str, body: Any, cookie: str = "") -> tuple[int, bytes, bytes]:
        reader, writer = (
            self._idle.pop() if self._idle else await asyncio.open_connection("127.0.0.1", self.port)
        )
        data = json.dumps(body).encode()
        writer.write(self._head("POST", path, cookie, len(data)) + data)
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head)
        answer = await reader.readexactly(int(length[1]) if length else 0)
        self._idle.append((reader, writer))
        return int(head[9:12]), head, answer

    def _head(self, method: str, path: str, cookie: str, length: int = 0) -> bytes:
        host = f"127.0.0.1:{self.port}"
        lines = [f"{method} {path} HTTP/1.1", f"host: {host}", f"origin: http://{host}"]
        lines += [f"cookie: {cookie}"] if cookie else []
        lines += ["content-type: application/json", f"content-length: {length}"] if method == "POST" else []
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def make(self, place: Place) -> None:
        seats = [{"kind": "me"}] * VIEWERS
        status, head, body = await self.post("/api/tables", {"game": GAME, "seats": seats, "name": "Bench"})
        if status != 201:
            raise AnticsError(f"bench: the server answered {status}: {body[:200]!r}")
        place.id = json.loads(body)["table"]["id"]
        found = re.search(rb"set-cookie: (antics=[^;]+)", head)
        place.cookie = found[1].decode() if found else ""
        place.decision.clear()
        place.over = False
        for seat in range(VIEWERS):
            transport, _ = await asyncio.get_running_loop().create_connection(
                lambda seat=seat: Viewer(place, seat),  # type: ignore[misc]
                "127.0.0.1",
                self.port,
            )
            path = f"/api/tables/{place.id}/events?seat={seat}"
            transport.write(self._head("GET", path, place.cookie))
        await asyncio.wait_for(place.moved.wait(), PATIENCE)

    async def lead_on(self, place: Place) -> None:
        """Some moves, so that not all tables are at the same point."""
        for _ in range(place.luck.randrange(SPREAD)):
            await self.move(place)

    async def move(self, place: Place) -> bool:
        """One move; True if it was accepted. A game that is over is followed by another."""
        while not place.decision:
            if place.over:
                await self.make(place)
            place.moved.clear()
            if not place.decision:
                await asyncio.wait_for(place.moved.wait(), PATIENCE)
        seat, number, steps = place.choose()
        body = {"seat": seat, "decision_number": number, "steps": steps, "key": self.key()}
        place.decision.pop(seat, None)
        place.by, place.sent = seat, time.perf_counter()
        status, _, answer = await self.post(f"/api/tables/{place.id}/moves", body, place.cookie)
        if status not in (200, 409):
            raise AnticsError(f"bench: the server answered {status}: {answer[:200]!r}")
        return status == 200


async def steady(client: Client, places: list[Place], rate: float, seconds: float) -> dict[str, Any]:
    """Moves at a steady rate, table after table; what was accepted, and how late it arrived elsewhere."""
    begun, accepted, busy = time.perf_counter(), 0, set()
    for place in places:
        place.delays.clear()

    async def one(place: Place) -> None:
        nonlocal accepted
        done = await client.move(place)
        accepted += done

    n = 0
    while (now := time.perf_counter()) - begun < seconds:
        if n < (now - begun) * rate:
            task = asyncio.create_task(one(places[n % len(places)]))
            busy.add(task)
            task.add_done_callback(busy.discard)
            n += 1
        else:
            await asyncio.sleep(0.001)
    await asyncio.gather(*busy)
    took = time.perf_counter() - begun
    await asyncio.sleep(0.5)
    delays = sorted(delay for place in places for delay in place.delays)
    return {
        "accepted": accepted,
        "moves_per_s": round(accepted / took, 1),
        "arrivals": len(delays),
        **_percentiles(delays),
    }


def _percentiles(delays: list[float]) -> dict[str, float]:
    def at(share: float) -> float:
        return round(1000 * delays[min(len(delays) - 1, int(share * len(delays)))], 1) if delays else 0.0

    return {"p50_ms": at(0.50), "p95_ms": at(0.95), "p99_ms": at(0.99)}


async def flat_out(client: Client, places: list[Place], seconds: float) -> float:
    """Every table moves as soon as it can."""
    until, accepted = time.perf_counter() + seconds, 0

    async def drive(place: Place) -> None:
        nonlocal accepted
        while time.perf_counter() < until:
            done = await client.move(place)
            accepted += done

    begun = time.perf_counter()
    await asyncio.gather(*(drive(place) for place in places))
    return round(accepted / (time.perf_counter() - begun), 1)


def resident(process: int) -> int:
    """Bytes of memory in use."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def busy_seconds(process: int) -> float:
    """Processor time used so far."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return 0.0


async def measure(port: int, process: int, tables: int, rate: float, seconds: float) -> dict[str, Any]:
    client = Client(port)
    warm_up = Place(-1)
    await client.make(warm_up)
    before = resident(process)
    places = [Place(i) for i in range(tables)]
    for place in places:
        await client.make(place)
    made = resident(process)
    await asyncio.gather(*(client.lead_on(place) for place in places))
    used = busy_seconds(process)
    figures = await steady(client, places, rate, seconds)
    used = busy_seconds(process) - used
    most = await flat_out(client, places, seconds)
    after = resident(process)
    return {
        "game": GAME,
        "tables": tables,
        "viewers": VIEWERS,
        "cores": len(os.sched_getaffinity(0)),
        "load": round(os.getloadavg()[0], 1),
        "offered_per_s": rate,
        **figures,
        "server_cpu_ms_per_move": round(1000 * used / max(1, figures["accepted"]), 2),
        "flat_out_moves_per_s": most,
        "kb_per_table_new": round((made - before) / tables / 1000, 1),
        "kb_per_table_played": round((after - before) / tables / 1000, 1),
    }


def race(tables: int, rate: float, seconds: float, database: str | None = None) -> dict[str, Any]:
    """Start a server, measure it, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "antics", "serve", "--port", "0", "--quiet", "--unlimited"]
        command += ["--database", database or f"sqlite:///{folder}/bench.db", "--pause", NEVER, NEVER]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout
                found = re.search(r":(\d+)$", server.stdout.readline().strip())
                if not found:
                    raise AnticsError("bench: the server did not start")
                return asyncio.run(measure(int(found[1]), server.pid, tables, rate, seconds))
            finally:
                server.kill()
