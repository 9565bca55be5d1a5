"""Limits that run out while processes are killed: one move is made for whoever is late, and never a second.

python -m tests.server.test_keeper 20      # the long form: so many kills, at any moment
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import func, select

from antics.server.storage.schema import move_rows, outbox_rows
from antics.server.storage.store import Store
from antics.table.clocks import LATE
from antics.table.wish import DAY
from tests.server.conftest import a_postgresql
from tests.server.people import Forked, Person
from tests.server.receivers import Receiver
from tests.server.wire import run

TABLES = 12  # whose limits run out at the same moment, for each kill
AT_ZERO = ("once", "quick")  # a bot moves, or the first choice is made


class Days:
    """Two people at many tables over days, two servers on one database, and a clock that is moved on."""

    def __init__(self, database: str, folder: Path, seed: int) -> None:
        self.luck, self.clock, self.ahead = Random(seed), folder / "clock", 0.0
        self.clock.write_text("0")
        options = ("--unanswered", "--near", "--clock", str(self.clock))
        self.servers = [Forked(database, *options) for _ in range(2)]
        self.people = [Person([*self.servers], self.luck) for _ in range(2)]
        self.store = Store(database)
        self.tables: list[str] = []
        self.kept: set[str] = set()  # the keys of moves that were acknowledged

    async def open(self, tables: int, hook: str) -> None:
        for server in self.servers:
            await server.start()
        ann, bob = self.people
        for n in range(tables):
            wish = {"game": "connect-four", "pace": "days", "move_time": DAY, "at_zero": AT_ZERO[n % 2]}
            wish |= {"seats": [{"kind": "me"}, {"kind": "open"}], "stand_in_level": "random", "name": "Ann"}
            made = await ann.ask("POST", "/api/tables", wish)
            self.tables.append(id := made.json()["table"]["id"])
            (link,) = (await ann.ask("GET", f"/api/tables/{id}/links")).json()
            await bob.ask("POST", f"/api/links/{link['link']}", {"name": "Bob"})
        for person in self.people:
            assert (await person.ask("POST", "/api/me/calls/hook", {"address": hook})).status_code == 200

    async def close(self) -> None:
        for person in self.people:
            await person.close()
        for server in self.servers:
            await server.stop()
        await self.store.engine.dispose()

    async def moves(self) -> list[Any]:
        m = move_rows.c
        query = select(m.table_id, m.seq, m.seat, m.key).where(m.table_id.in_(self.tables))
        async with self.store.reading() as connection:
            return list((await connection.execute(query.order_by(m.table_id, m.seq))).all())

    async def a_day(self, number: int, kills: int) -> None:
        """Everybody's time runs out at once. Some move at that very moment; some processes are killed."""
        self.ahead += DAY + 60
        before = len(self.tables) * number
        moments = sorted(self.luck.randrange(len(self.tables)) for _ in range(kills))
        late = [asyncio.create_task(self._move(id, number)) for id in self.luck.sample(self.tables, 4)]
        self.clock.write_text(str(self.ahead))
        for moment in moments:
            while len(await self.moves()) < before + moment:
                await asyncio.sleep(0.002)
            await asyncio.sleep(self.luck.random() * 0.02)
            server = self.luck.choice(self.servers)
            await server.kill()
            await server.start()
        await asyncio.gather(*late)
        while len(await self.moves()) < before + len(self.tables):
            await asyncio.sleep(0.05)

    async def _move(self, id: str, number: int) -> None:
        """Somebody moves as the time runs out: it counts, or it is too late."""
        seat = number % 2
        wish = {"seat": seat, "decision_number": number, "steps": [3], "key": f"{id}-{number:03}"}
        answer = await self.people[seat].ask("POST", f"/api/tables/{id}/moves", wish)
        if answer.status_code == 200:
            self.kept.add(str(wish["key"]))
        else:
            assert answer.json()["error"]["code"] == "stale", answer.text

    async def letters(self) -> Counter[tuple[str, int]]:
        """Those that tell somebody that a move was made for them, by table and turn."""
        o = outbox_rows.c
        query = select(o.table_id, o.turn, func.count()).where(o.kind == "late", o.table_id.in_(self.tables))
        async with self.store.reading() as connection:
            found = await connection.execute(query.group_by(o.table_id, o.turn))
            return Counter({(table, turn): n for table, turn, n in found})


async def campaign(database: str, folder: Path, kills: int, days: int, seed: int) -> dict[str, int]:
    """The figures: limits that ran out, moves made then, and what went wrong."""
    receiver, here = Receiver(), Days(database, folder, seed)
    async with receiver.open() as url:
        try:
            await here.open(TABLES, f"{url}/hook/1")
            for number in range(days):
                await here.a_day(number, kills // days)
            moves, letters = await here.moves(), await here.letters()
            for id in here.tables:
                for person in here.people:
                    seen = (await person.ask("GET", f"/api/tables/{id}/snapshot")).json()
                    assert (seen["number"], seen["waiting"]) == (days, [days % 2]), "all processes agree"
        finally:
            await here.close()
    turns = Counter((it.table_id, it.seq) for it in moves)
    made = [it for it in moves if it.key.startswith(LATE)]
    told = Counter(it["id"] for it in receiver.hooked())
    return {
        "limits": len(here.tables) * days,
        "kills": kills // days * days,
        "made": len(made),
        "own": len(moves) - len(made),
        "missing": len(here.tables) * days - len(turns),
        "twice": sum(it.seat != (it.seq - 1) % 2 for it in moves) + len(moves) - len(turns),
        "lost": len(here.kept - {it.key for it in moves}),
        "letters": sum(letters.values()),
        "letters twice": sum(n > 1 for n in letters.values()) + sum(n > 1 for n in told.values()),
    }


def test_one_move_is_made_for_whoever_is_late_whoever_is_killed(postgresql: str, tmp_path: Path) -> None:
    async def test() -> None:
        found = await campaign(postgresql, tmp_path, kills=2, days=1, seed=5)
        assert found["made"] + found["own"] == found["limits"] == TABLES
        assert found["letters"] == found["made"], "each is told of"
        assert not any(found[name] for name in ("missing", "twice", "lost", "letters twice")), found

    run(test())


if __name__ == "__main__":
    data = Path(tempfile.mkdtemp(prefix="antics-postgresql-"))
    with tempfile.TemporaryDirectory() as made, a_postgresql(data) as url:
        print(json.dumps(asyncio.run(campaign(url, Path(made), int(sys.argv[1]), days=5, seed=1))))
