"""A table needs no service: nothing of the web, of databases or of compiled rules comes with it."""

from __future__ import annotations

import subprocess
import sys

FOREIGN = (
    *("fastapi", "starlette", "pydantic", "uvicorn", "sqlalchemy", "alembic", "aiosqlite", "orjson"),
    *("asyncio", "numba", "numpy", "prometheus_client", "rich", "antics.server"),
)
PROGRAM = f"""
import pkgutil, sys
from importlib import import_module
import antics.table
for module in pkgutil.iter_modules(antics.table.__path__):
    import_module(f"antics.table.{{module.name}}")
from antics.table import choices, frames, replay, snapshot
from antics.table.record import Record, Seat
from antics.table.table import Table
from antics.table.wish import MoveWish
import antics
for game in antics.game_names():
    players = antics.game(game).seats[-1]
    record = Record(id="1", game=game, players=players, options={{}}, components={{}}, edition=1, secret="s",
                    status="playing", host="me", made=0.0, touched=0.0)
    table = Table(record, [Seat(i, "person", "me", None, "Me", i) for i in range(players)])
    table.record.edition = antics.game(game).edition
    table.begin()
    for n in range(5):
        seat = table.playing.waiting[0]
        steps = list(table.playing.legal(seat)[0].steps)
        number = snapshot.of(table, seat)["decision_number"]
        assert choices.why_not(table.playing, seat, steps, None)["legal"]
        table.carry_out(MoveWish(seat=seat, decision_number=number, steps=steps, key=f"key {{n}}"))
    viewer = table.viewer(None, None)
    told = replay.log(table, viewer)
    last = replay.moment(table, viewer, len(told) - 1, replay.Timeline(table.playing))
    assert last["view"] == snapshot.of(table, viewer)["view"], game
    assert last["frame"] == frames.latest(table, viewer) or not frames.latest(table, viewer)
print(*[name for name in {FOREIGN!r} if name in sys.modules])
"""


def test_a_table_is_played_without_web_database_or_numba() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []
