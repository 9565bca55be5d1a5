"""For whoever runs a service: backups, and the tables, also while it runs."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from sqlalchemy import text

import antics
from antics.cli import main
from antics.core.errors import AnticsError
from antics.server.storage import backup
from antics.server.storage.store import Store, alembic_config
from tests.server.wire import Browser, run, service


async def played(app: Any, moves: int = 8) -> tuple[Browser, str]:
    ann, luck = Browser(app), Random(1)
    id = await ann.table("animal-kingdoms", "me", "me", options={}, name="Änn")
    for _ in range(moves):
        await ann.play_on(id, luck, [0, 1])
    return ann, id


def test_a_backup_is_how_things_stood_and_goes_into_any_database(tmp_path: Path, postgresql: str) -> None:
    file = tmp_path / "antics.backup"

    async def test() -> None:
        async with service(tmp_path) as app:
            ann, id = await played(app)
            seen = await ann.snapshot(id, 1)
            counts = await backup.write(f"sqlite:///{tmp_path}/antics.db", file)  # while it runs
            assert counts["moves"] == 8
            await ann.play_on(id, Random(2), [0, 1])
        for url in (f"sqlite:///{tmp_path}/new.db", f"{postgresql.rpartition('/')[0]}/restored"):
            if url.startswith("postgres"):
                admin = Store(postgresql)
                async with admin.engine.connect() as connection:
                    await connection.execution_options(isolation_level="AUTOCOMMIT")
                    await connection.execute(text("CREATE DATABASE restored"))
                await admin.engine.dispose()
            assert await backup.restore(url, file) == counts
            async with service(url) as app:
                again = Browser(app)
                again.cookie, again.keys = ann.cookie, 100
                assert await again.snapshot(id, 1) == seen
                await again.play_on(id, Random(3), [0, 1])
            with pytest.raises(AnticsError, match="not empty"):
                await backup.restore(url, file)
            assert await backup.write(url, tmp_path / "second") == counts | {"moves": 9}

    run(test())


def test_a_backup_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old, new, file = f"sqlite:///{tmp_path}/old.db", f"sqlite:///{tmp_path}/new.db", tmp_path / "backup"

    async def test() -> None:
        store = Store(old)
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda it: command.upgrade(alembic_config(it), "0001"))
            await connection.exec_driver_sql("INSERT INTO sessions VALUES ('1', 'digest', 'Ann', 5.0)")
        await store.engine.dispose()
        assert (await backup.write(old, file))["sessions"] == 1
        await backup.restore(new, file)
        async with service(new) as app, app.state.service.store.reading() as connection:
            assert (await connection.exec_driver_sql("SELECT name FROM sessions")).scalar() == "Ann"
            assert (await connection.exec_driver_sql("SELECT count(*) FROM seats")).scalar() == 0

    run(test())


def test_what_is_no_backup_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def make() -> None:
        async with service(tmp_path) as app:
            await played(app, 3)

    run(make())
    whole = tmp_path / "whole"
    assert main(["backup", str(whole), "--database", f"sqlite:///{tmp_path}/antics.db"]) == 0
    assert "1 tables, 3 moves, 1 sessions" in capsys.readouterr().out
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    bad = {
        "junk": b"junk",
        "cut": whole.read_bytes()[:-30],
        "no end": gzip.compress(b"".join(lines[:-1])),
        "row missing": gzip.compress(b"".join([*lines[:2], *lines[3:]])),
        "other": gzip.compress(json.dumps({"antics backup": 99, "step": "0001"}).encode() + b"\n"),
        "later": gzip.compress(json.dumps({"antics backup": 1, "step": "9999"}).encode() + b"\n"),
        "empty": b"",
    }
    for name, data in bad.items():
        (tmp_path / name).write_bytes(data)
        target = tmp_path / f"{name}.db"
        assert main(["restore", str(tmp_path / name), "--database", f"sqlite:///{target}"]) == 2, name
        said = capsys.readouterr().err
        assert said.startswith("antics: "), name
        assert said.count("\n") == 1, name
        assert main(["tables", "--database", f"sqlite:///{target}"]) == 0
        assert "no such tables" in capsys.readouterr().out, name
    for line in (
        ["backup", str(tmp_path / "x"), "--database", f"sqlite:///{tmp_path}/nothing.db"],
        ["backup", "/no/such/folder/x"],
        ["restore", str(tmp_path / "nothing"), "--database", f"sqlite:///{tmp_path}/new.db"],
        ["tables", "show"],
        ["tables", "list", "1"],
        ["tables", "show", "1", "--database", f"sqlite:///{tmp_path}/antics.db"],
    ):
        assert main(line) == 2, line
        assert capsys.readouterr().err.count("\n") == 1


def test_a_table_is_listed_shown_exported_and_closed_while_it_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = ["--database", f"sqlite:///{tmp_path}/antics.db"]

    async def operator(*line: str) -> str:
        assert await asyncio.to_thread(main, ["tables", *line, *database]) == 0
        return capsys.readouterr().out

    async def test() -> None:
        async with service(tmp_path) as app:
            ann, id = await played(app)
            waiting = await ann.table("connect-four", "me", "open")
            listed = json.loads(await operator("--json"))
            assert [(it["id"], it["status"], it["moves"]) for it in listed] == [
                (waiting, "open", 0),
                (id, "playing", 8),
            ]
            assert "(open)" in await operator("--status", "open")
            shown = json.loads(await operator("show", id, "--json"))
            assert (shown["seats"], shown["closed"]) == (["Änn", "Änn"], None)
            assert "secret" not in await operator("show", id)
            match = antics.load(await operator("export", id))
            assert match.view(0) == (await ann.snapshot(id, 0))["view"]
            assert "is over" in await operator("close", id)
            assert "deleted" in await operator("close", waiting)
            seat = match.waiting[0]
            number = (await ann.snapshot(id, seat))["decision_number"]
            steps = list(match.legal(seat)[0].steps)
            refused = await ann.move(id, seat, number, steps)  # the service learns of it from the log
            assert refused.code == "not-playing"
            told = (await ann.get(f"/api/tables/{id}"))["table"]
            assert (told["status"], told["closed"]) == ("over", "operator")
            assert json.loads(await operator("show", id, "--json"))["closed"] == "operator"
            assert await asyncio.to_thread(main, ["tables", "close", id, *database]) == 2
            assert "is over" in capsys.readouterr().err

    run(test())
