"""Games outlive the rules that they were begun by: as far as they can, and they say so where they cannot."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

import antics
from antics.core import registry as games
from antics.core.contract import Change
from antics.games import connect_four
from antics.server.storage.schema import table_rows
from tests.server.wire import AT_ONCE, Browser, run, service

DATA = Path(__file__).parent / "data"
WON = (3, 2, 3, 2, 3, 2, 3)  # columns by which the first seat wins
Rewrite = Callable[..., None]


@pytest.fixture
def ruling_changes(monkeypatch: pytest.MonkeyPatch) -> Rewrite:
    """A ruling of connect four changes with edition 2: about a disc in some column, at some height; or,
    without a column, about the empty board."""

    def change(column: int | None = None, height: int = 0, clause: str = "C4-B1") -> None:
        def touched(before: Any, events: Any) -> bool:
            dropped = [event.seen_by(0)["column"] for event in events if event.what == "dropped"]
            if column is None:
                return not dropped
            return dropped == ["abcdefg"[column]] and bool(before.height[column] == height)

        changed = replace(connect_four.GAME, changes=(Change(2, clause, touched),))
        monkeypatch.setattr(connect_four, "GAME", changed)
        assert games.game("connect-four").edition == 2

    return change


async def playing(ann: Browser, *columns: int) -> str:
    """A game of connect four, as far as these columns go."""
    id = await ann.table("connect-four", "me", "me")
    for n, column in enumerate(columns):
        seen = await ann.snapshot(id, n % 2)
        assert (await ann.move(id, n % 2, seen["decision_number"], [column])).status == 200
    return id


async def kept(app: Any, id: str) -> Any:
    async with app.state.service.store.reading() as connection:
        return (await connection.execute(select(table_rows).where(table_rows.c.id == id))).one()


def known_again(app: Any, before: Browser) -> Browser:
    again = Browser(app)
    again.cookie, again.keys = before.cookie, before.keys
    return again


def test_a_game_that_no_changed_ruling_touches_goes_on_by_todays_rules(
    tmp_path: Path, ruling_changes: Rewrite
) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await playing(ann, 3, 2)
            assert (await kept(app, id)).edition == 1
            assert (await ann.get(f"/api/tables/{id}"))["table"]["edition"] == 1
        ruling_changes(column=5, height=0)
        async with service(tmp_path) as app:
            ann = known_again(app, ann)
            shown = (await ann.get(f"/api/tables/{id}"))["table"]
            assert (shown["edition"], shown["parted"], shown["status"]) == (2, None, "playing")
            assert (await kept(app, id)).edition == 2, "from now on it is a game of today's edition"
            seen = await ann.snapshot(id, 0)
            assert (await ann.move(id, 0, seen["decision_number"], [5])).status == 200
        async with service(tmp_path) as app:
            ann = known_again(app, ann)
            assert (await ann.snapshot(id, 0))["number"] == 3, "what today's rules played stays"

    run(test())


def test_a_running_game_that_parts_says_by_which_edition_and_at_which_move(
    tmp_path: Path, ruling_changes: Rewrite
) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, bob = Browser(app), Browser(app)
            id = await ann.table("connect-four", "me", "open")
            await ann.invite(id, bob, "Bob")
            await ann.post(f"/api/tables/{id}/start")
            for n, column in enumerate((3, 2, 3, 2)):
                who = (ann, bob)[n % 2]
                number = (await who.snapshot(id))["decision_number"]
                assert (await who.move(id, n % 2, number, [column])).status == 200
        ruling_changes(column=3, height=1, clause="C4-B2")
        async with service(tmp_path, pause=AT_ONCE) as app:
            ann, bob = known_again(app, ann), known_again(app, bob)
            parted = {"code": "parted", "args": {"edition": 1, "move": 3, "clause": "C4-B2"}}
            paths = (
                "",
                "/snapshot",
                "/snapshot?seat=0",
                "/events",
                "/replay",
                "/replay/1",
                "/picture",
                "/save",
            )
            for path in paths:
                refused = await ann.ask("GET", f"/api/tables/{id}{path}")
                assert (refused.status, refused.data["error"]) == (409, parted), path
            assert (await ann.move(id, 0, 2, [3])).data["error"] == parted
            assert (await ann.undo(id, 0, 2)).data["error"] == parted
            assert (await ann.ask("POST", f"/api/tables/{id}/seats/0/hint")).data["error"] == parted
            row = await kept(app, id)
            assert (row.edition, row.status, row.result) == (1, "playing", None), "its log stays as it is"
            for who, seat in ((ann, 0), (bob, 1)):
                await who.post(f"/api/tables/{id}/seats/{seat}/leave")
            assert (await ann.ask("GET", f"/api/tables/{id}")).code == "not-found", "it can be left for good"

    run(test())


def test_a_game_whose_set_up_changed_is_shown_no_further(tmp_path: Path, ruling_changes: Rewrite) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            running, finished = await playing(ann, 3, 2), await playing(ann, *WON)
            result = (await ann.snapshot(finished))["result"]
        ruling_changes(clause="C4-A1")
        async with service(tmp_path) as app:
            ann = known_again(app, ann)
            parted = {"edition": 1, "move": 0, "clause": "C4-A1"}
            refused = await ann.ask("GET", f"/api/tables/{running}/snapshot")
            assert (refused.status, refused.data["error"]) == (409, {"code": "parted", "args": parted})
            assert (await ann.get(f"/api/tables/{finished}"))["table"]["parted"] == parted
            seen = await ann.snapshot(finished)
            assert (seen["over"], seen["result"], seen["number"]) == (True, result, 0)

    run(test())


def test_a_move_that_was_taken_back_does_not_count(tmp_path: Path, ruling_changes: Rewrite) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await playing(ann, 3, 2, 3)
            assert (await ann.undo(id, 0, (await ann.snapshot(id, 0))["decision_number"])).status == 200
        ruling_changes(column=3, height=1)
        async with service(tmp_path) as app:
            ann = known_again(app, ann)
            seen = await ann.snapshot(id, 0)
            assert seen["number"] == 2
            assert (await ann.move(id, 0, seen["decision_number"], [6])).status == 200
        async with service(tmp_path) as app:
            ann = known_again(app, ann)
            assert (await ann.snapshot(id, 0))["number"] == 3

    run(test())


def test_a_finished_game_keeps_its_result_when_the_rules_change(
    tmp_path: Path, ruling_changes: Rewrite
) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await playing(ann, *WON)
            result = (await ann.snapshot(id))["result"]
            assert [score["won"] for score in result["scores"]] == [True, False]
            assert (await kept(app, id)).result == result
        ruling_changes(column=3, height=2)
        async with service(tmp_path) as app:
            ann = known_again(app, ann)
            shown = (await ann.get(f"/api/tables/{id}"))["table"]
            assert shown["parted"] == {"edition": 1, "move": 5, "clause": "C4-B1"}
            assert (shown["edition"], shown["status"]) == (1, "over")
            for seat in (None, 0, 1):
                seen = await ann.snapshot(id, seat)
                assert (seen["over"], seen["result"], seen["number"]) == (True, result, 4)
                assert (seen["waiting"], seen["decision"], seen["undo"]) == ([], None, False)
            frames = (await ann.get(f"/api/tables/{id}/replay?openly=true"))["frames"]
            assert [frame["action"] for frame in frames[1:]] == ["drop d", "drop c", "drop d", "drop c"]
            assert (await ann.get(f"/api/tables/{id}/replay/3?openly=true"))["result"] is None
            assert (await ann.get(f"/api/tables/{id}/replay/4?openly=true"))["result"] == result
            assert (await ann.move(id, 0, seen["decision_number"], [3])).code == "not-playing"
            assert (await ann.ask("GET", f"/api/tables/{id}/save")).code == "parted"
            again = await ann.post(f"/api/tables/{id}/rematch")
            assert (again["table"]["edition"], again["table"]["status"]) == (2, "playing")

    run(test())


@pytest.mark.parametrize("touched", [False, True])
def test_a_result_that_was_never_kept_is_secured_while_todays_rules_can_tell_it(
    tmp_path: Path, ruling_changes: Rewrite, touched: bool
) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await playing(ann, *WON)
            result = (await ann.snapshot(id))["result"]
            async with app.state.service.store.writing() as connection:  # as 0.1.0 left it
                await connection.execute(update(table_rows).values(result=None))
        ruling_changes(column=3 if touched else 6, height=2)
        async with service(tmp_path) as app:
            sweeper = app.state.service.sweeper
            await sweeper.secure_results()
            row = await kept(app, id)
            assert (row.result, row.edition) == ((None, 1) if touched else (result, 2))
            assert await sweeper.secure_results() == 0
            ann = known_again(app, ann)
            seen = await ann.snapshot(id)
            assert (seen["over"], seen["result"]) == (True, None if touched else result)
            assert seen["number"] == (4 if touched else 7), "shown up to where it parts"

    run(test())


def test_a_table_that_waits_begins_by_todays_rules(tmp_path: Path, ruling_changes: Rewrite) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await ann.table("connect-four", "me", "open", public=True)
        ruling_changes(column=3, height=0)
        async with service(tmp_path) as app:
            ann = known_again(app, ann)
            await ann.post(f"/api/tables/{id}/join", {"name": "Ann"})
            await ann.post(f"/api/tables/{id}/start")
            assert (await ann.move(id, 0, 0, [3])).status == 200
            assert (await kept(app, id)).edition == 2
        async with service(tmp_path) as app:
            assert (await known_again(app, ann).snapshot(id, 0))["number"] == 1

    run(test())


# ---- a database of 0.1.0 -------------------------------------------------------------------------------


@pytest.fixture
def old(tmp_path: Path) -> dict[str, Any]:
    """A database as 0.1.0 wrote it, in its place, and what 0.1.0 told."""
    (tmp_path / "antics.db").write_bytes(gzip.decompress((DATA / "antics-0.1.0.db.gz").read_bytes()))
    told: dict[str, Any] = json.loads((DATA / "antics-0.1.0.json").read_text())
    return told


def test_tables_of_0_1_0_open_with_their_games(tmp_path: Path, old: dict[str, Any]) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            ann.cookie = old["cookie"]
            listed = {table["id"]: table for table in (await ann.get("/api/tables"))["mine"]}
            assert set(listed) == set(old["tables"])
            for id, told in old["tables"].items():
                await check_old(app, ann, id, told)
            kinds = {(told["game"], told["kind"]) for told in old["tables"].values()}
            names = ("antler-island", "animal-kingdoms", "antigua", "connect-four")
            assert kinds >= {(game, kind) for game in names for kind in ("running", "finished")}

    run(test())


async def check_old(app: Any, ann: Browser, id: str, told: dict[str, Any]) -> None:
    """Everything of a table of 0.1.0 is there, or it says where it parts from today's rules."""
    game, parts, answer = (
        antics.game(told["game"]),
        told.get("parts"),
        await ann.ask("GET", f"/api/tables/{id}"),
    )
    if parts and told["kind"] == "running":
        assert (answer.status, answer.data["error"]) == (409, {"code": "parted", "args": parts})
        return
    table = answer.data["table"]
    assert (table["game"], table["options"], table["parted"]) == (told["game"], told["options"], parts)
    assert table["edition"] == (1 if parts or told["kind"] == "open" else game.edition)
    assert table["status"] == {"open": "open", "running": "playing", "finished": "over"}[told["kind"]]
    if told["kind"] == "open":
        return
    seen = await ann.snapshot(id)
    if told["kind"] == "running":
        assert (await ann.snapshot(id, seen["waiting"][0]))["decision"]["owed"]
        return
    shown = parts["move"] - 1 if parts else told["moves"]
    frames = (await ann.get(f"/api/tables/{id}/replay?openly=true"))["frames"]
    assert len(frames) == shown + 1
    await ann.get(f"/api/tables/{id}/replay/{shown}?openly=true")
    result = None if parts else told["result"]  # where nobody can tell it any more, nobody makes one up
    assert (seen["over"], seen["result"], (await kept(app, id)).result) == (True, result, result)


def test_results_of_0_1_0_are_secured_without_anybody_looking(tmp_path: Path, old: dict[str, Any]) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            await app.state.service.sweeper.secure_results()
            for id, told in old["tables"].items():
                assert (await kept(app, id)).result == (None if "parts" in told else told["result"])

    run(test())
