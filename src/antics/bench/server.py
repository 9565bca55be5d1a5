"""How fast the service is: many tables with four viewers each, real connections, a real database.

First moves come at a steady rate, and what is measured is the time from sending a move until it arrives at
the other viewers. Then every table moves as soon as it can, to see how many moves a second there can be, and
then at 70 % of that rate. The server has the first cores, as many as it has processes, and whoever sends the
moves the others; if none is left, they share the last. So `capacity_per_s` is told too: the moves that as
many cores as there are processes would carry, had they nothing else to do, by the time of theirs that a move
cost.

`race(baseline=True)` measures `antics.bench.before` too, in turns. `soak` plays on for long, and tells
what the server held at the beginning and at the end.
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
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from antics.core.errors import AnticsError

T = TypeVar("T")
GAME, VIEWERS = "antler-island", 4
DECIDING = b'"decision'  # a message about what a seat may decide
PATIENCE = 300.0  # seconds, on a machine that is busy otherwise
SPREAD = 30  # moves made before anything is measured, at most
SHARE = 0.7  # of the most moves a second that there can be
TURNS = 6  # that servers take, where there are several
LOOKS = 10  # at what the server holds, while it plays on for long
BEFORE = "antics.bench.before"
CORES = sorted(os.sched_getaffinity(0))
Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


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
        self.viewers: list[asyncio.Transport] = []

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
    """Plain HTTP over connections that stay open, each of one player, as browsers have them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._idle: dict[str, list[Connection]] = {}  # by the cookie of whose they are
        self._keys = 0
        self.finished = 0  # games that came to their end

    def key(self) -> str:
        self._keys += 1
        return f"bench-{self._keys:08}"

    async def post(self, path: str, body: Any, cookie: str = "") -> tuple[int, bytes, bytes]:
        data = json.dumps(body).encode()
        data = self._head("POST", path, cookie, len(data)) + data
        idle = self._idle.setdefault(cookie, [])
        while True:
            fresh = not idle
            line = await asyncio.open_connection("127.0.0.1", self.port) if fresh else idle.pop()
            try:
                answer = await self._ask(data, *line)
            except (asyncio.IncompleteReadError, ConnectionError):
                if fresh:  # else it was idle for so long that the server has closed it
                    raise
            else:
                idle.append(line)
                return answer

    async def _ask(
        self, data: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> tuple[int, bytes, bytes]:
        writer.write(data)
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head)
        answer = await reader.readexactly(int(length[1]) if length else 0)
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
        for viewer in place.viewers:
            viewer.close()
        place.viewers.clear()
        for seat in range(VIEWERS):
            transport, _ = await asyncio.get_running_loop().create_connection(
                lambda seat=seat: Viewer(place, seat),  # type: ignore[misc]
                "127.0.0.1",
                self.port,
            )
            place.viewers.append(transport)
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
                self.finished += 1
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


class Pace:
    """Moves at a steady rate: what was accepted in which time, and how late each arrived elsewhere."""

    def __init__(self) -> None:
        self.accepted, self.took = 0, 0.0
        self.delays: list[float] = []

    def figures(self) -> dict[str, Any]:
        return {
            "accepted": self.accepted,
            "moves_per_s": round(self.accepted / self.took, 1),
            "arrivals": len(self.delays),
            **_percentiles(sorted(self.delays)),
        }


async def steady(client: Client, places: list[Place], rate: float, seconds: float, pace: Pace) -> None:
    """For so many seconds more, table after table."""
    begun, busy = time.perf_counter(), set()
    for place in places:
        place.delays.clear()

    async def one(place: Place) -> None:
        done = await client.move(place)
        pace.accepted += done

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
    pace.took += time.perf_counter() - begun
    await asyncio.sleep(0.5)
    pace.delays += [delay for place in places for delay in place.delays]


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


def family(process: int) -> list[int]:
    """A process, and all that it has started."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            name, _, rest = stat.read_text().rpartition(")")
            children.setdefault(int(rest.split()[1]), []).append(int(name.split()[0]))
    found = [process]
    for one in found:
        found += children.get(one, [])
    return found


def resident(processes: list[int]) -> int:
    """Bytes of memory in use."""
    pages = 0
    for process in processes:
        with suppress(OSError):
            pages += int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def busy_seconds(processes: list[int]) -> float:
    """Processor time used so far."""
    ticks = 0
    for process in processes:
        with suppress(OSError):
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def handles(processes: list[int]) -> int:
    """Open files and connections."""
    count = 0
    for process in processes:
        with suppress(OSError):
            count += len(os.listdir(f"/proc/{process}/fd"))
    return count


def pin(server: list[int], processes: int) -> None:
    """The server's processes to the first cores, this one to the others."""
    cores = sorted(os.sched_getaffinity(0))
    for process in server:
        for thread in Path(f"/proc/{process}/task").iterdir():
            with suppress(OSError):
                os.sched_setaffinity(int(thread.name), cores[:processes])
    os.sched_setaffinity(0, cores[processes:] or cores[-1:])


class Runner:
    """A server, with its tables and those who play at them."""

    def __init__(self, port: int, server: list[int], tables: int) -> None:
        self.client, self.server = Client(port), server
        self.places = [Place(i) for i in range(tables)]
        self.pace, self.used = Pace(), 0.0

    async def set_up(self) -> None:
        await self.client.make(Place(-1))
        self.before = resident(self.server)
        for place in self.places:
            await self.client.make(place)
        self.made = resident(self.server)
        await asyncio.gather(*(self.client.lead_on(place) for place in self.places))

    async def go_on(self, rate: float, seconds: float) -> None:
        """At a steady rate."""
        used = busy_seconds(self.server)
        await steady(self.client, self.places, rate, seconds, self.pace)
        self.used += busy_seconds(self.server) - used

    async def sprint(self, rate: float, seconds: float) -> dict[str, Any]:
        """As fast as can be, then at a good part of that; all figures."""
        most = await flat_out(self.client, self.places, seconds)
        after, later, tables = resident(self.server), Pace(), len(self.places)
        await steady(self.client, self.places, SHARE * most, seconds, later)
        return {
            "game": GAME,
            "tables": tables,
            "viewers": VIEWERS,
            "cores": len(CORES),
            "load": round(os.getloadavg()[0], 1),
            "offered_per_s": rate,
            **self.pace.figures(),
            "server_cpu_ms_per_move": round(1000 * self.used / max(1, self.pace.accepted), 2),
            "flat_out_moves_per_s": most,
            "p95_ms_at_70_percent": later.figures()["p95_ms"],
            "kb_per_table_new": round((self.made - self.before) / tables / 1000, 1),
            "kb_per_table_played": round((after - self.before) / tables / 1000, 1),
        }


async def measure(runners: list[Runner], rate: float, seconds: float) -> list[dict[str, Any]]:
    """Several servers take turns at the steady rate, so that whatever else this machine does, it does to
    all of them; then one after the other is made to hurry."""
    for runner in runners:
        await runner.set_up()
    turns = TURNS if len(runners) > 1 else 1
    for _ in range(turns):
        for runner in runners:
            await runner.go_on(rate, seconds / turns)
    return [await runner.sprint(rate, seconds) for runner in runners]


@contextmanager
def serving(
    processes: int = 1, database: str | None = None, module: str = "antics"
) -> Iterator[tuple[int, list[int], Path]]:
    """A server: its port, its processes, and the folder of its database; stopped at the end."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", module, "serve", "--port", "0", "--quiet", "--unlimited"]
        command += ["--database", database or f"sqlite:///{folder}/bench.db", "--unanswered"]
        command += ["--processes", str(processes)] if processes > 1 else []
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            try:
                assert server.stdout
                found = re.search(r":(\d+)$", server.stdout.readline().strip())
                if not found:
                    raise AnticsError("bench: the server did not start")
                all_of_it = family(server.pid)
                pin(all_of_it, processes)
                yield int(found[1]), all_of_it, Path(folder)
            finally:
                server.terminate()
                with suppress(subprocess.TimeoutExpired):
                    server.wait(20)
                server.kill()
                os.sched_setaffinity(0, CORES)


def race(
    tables: int,
    rate: float,
    seconds: float,
    database: str | None = None,
    processes: int = 1,
    baseline: bool = False,
) -> dict[str, Any]:
    """Start a server, measure it at so many moves a second for each process, stop it; beside one that tells
    as 0.1.0 did, if that is wished."""
    with ExitStack() as servers:
        modules = ["antics", BEFORE] if baseline else ["antics"]
        started = [servers.enter_context(serving(processes, database, module)) for module in modules]
        runners = [Runner(port, server, tables) for port, server, _ in started]
        figures, *before = _run(measure(runners, rate * processes, seconds))
    figures["processes"] = processes
    figures["capacity_per_s"] = round(1000 * processes / max(figures["server_cpu_ms_per_move"], 0.01), 1)
    for it in before:
        figures["baseline"] = it
        ratio = it["server_cpu_ms_per_move"] / max(figures["server_cpu_ms_per_move"], 0.01)
        figures["cpu_ratio"] = round(ratio, 2)
    return figures


def soak(tables: int, rate: float, minutes: float, processes: int = 1) -> dict[str, Any]:
    """Play on for long: what the server holds every few minutes, and how soon moves arrived."""
    with serving(processes) as (port, server, folder):
        return _run(_soaked(port, server, folder, tables, rate, minutes))


async def _soaked(
    port: int, server: list[int], folder: Path, tables: int, rate: float, minutes: float
) -> dict[str, Any]:
    client, places = Client(port), [Place(i) for i in range(tables)]
    for place in places:
        await client.make(place)
    held = [_held(server, folder)]
    accepted, worst = 0, 0.0
    for _ in range(LOOKS):
        pace = Pace()
        await steady(client, places, rate, 60 * minutes / LOOKS, pace)
        accepted, worst = accepted + pace.accepted, max(worst, pace.figures()["p95_ms"])
        held.append(_held(server, folder))
    return {
        "tables": tables,
        "offered_per_s": rate,
        "minutes": minutes,
        "accepted": accepted,
        "worst_p95_ms": worst,
        "tables_finished": client.finished,
        "held": held,
    }


def _held(server: list[int], folder: Path) -> dict[str, float]:
    return {
        "memory_mb": round(resident(server) / 1e6, 1),
        "handles": handles(server),
        "database_kb": round(sum(file.stat().st_size for file in folder.glob("bench.db*")) / 1000),
    }


def _run(measuring: Coroutine[Any, Any, T]) -> T:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(measuring)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measuring)
