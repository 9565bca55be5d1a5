"""Moves: in their place, once, by whoever may; and taking them back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

import antics
from antics.conformance.settings import Setting, random_choice, settings
from antics.table import choices
from antics.table.answering import NO_CHOICE, level_of
from tests.server.wire import AT_ONCE, Browser, run, service, some_choice


def test_a_move_names_the_decision_and_is_played_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await ann.table("connect-four", "me", "me")
            first = await ann.move(id, 0, 0, [3], "the-first-key")
            assert first.data == {"decision_number": 1}
            again = await ann.move(id, 0, 0, [3], "the-first-key")
            assert (again.status, again.body) == (200, first.body), "a retry is answered as the first one was"
            assert (await ann.move(id, 0, 0, [4], "the-first-key")).code == "key-reused"
            stale = await ann.move(id, 0, 0, [3])
            assert stale.data["error"] == {"code": "stale", "args": {"decision_number": 1}}
            late = await ann.move(id, 0, 1, [3])
            assert late.code == "illegal"
            assert late.data["error"]["args"]["reason"]["id"] == "nothing-to-decide"
            seen = await ann.snapshot(id, 1)
            assert await ann.move(id, 1, seen["decision_number"], [3])
            again = await ann.move(id, 0, 0, [3], "the-first-key")
            assert again.body == first.body, "even after others have moved"
            column = [row[3] for row in (await ann.snapshot(id, 0))["view"]["rows"]]
            assert column == [None, None, None, None, 1, 0]

    run(test())


def test_retries_that_race_are_played_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await ann.table("connect-four", "me", "me")
            answers = await asyncio.gather(*(ann.move(id, 0, 0, [3], "one-key-for-all") for _ in range(10)))
            assert {answer.body for answer in answers} == {b'{"decision_number":1}'}
            others = await asyncio.gather(*(ann.move(id, 1, 1, [c], f"another-{c}") for c in range(7)))
            assert sorted(answer.status for answer in others) == [200] + [409] * 6
            assert len((await ann.get(f"/api/tables/{id}/replay"))["frames"]) == 3

    run(test())


def test_nobody_moves_for_somebody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, bob, eve = Browser(app), Browser(app), Browser(app)
            id = await ann.table("connect-four", "me", "open", public=True)
            assert (await ann.move(id, 0, 0, [3])).code == "not-playing"
            await bob.post(f"/api/tables/{id}/join", {"name": "Bob"})
            await ann.post(f"/api/tables/{id}/start")
            assert (await bob.move(id, 0, 0, [3])).code == "not-yours"
            assert (await bob.move(id, 4, 0, [3])).code == "not-yours"
            assert (await eve.move(id, 0, 0, [3])).code == "no-session"
            await eve.post("/api/me", {"name": "Eve"})
            assert (await eve.move(id, 0, 0, [3])).code == "not-yours"
            assert (await eve.undo(id, 0, 0)).code == "not-yours"
            assert (await bob.move(id, 1, 0, [3])).code == "illegal", "it is not Bob's turn"

    run(test())


def test_what_is_illegal_is_refused_with_its_clause_and_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await ann.table("antler-island", "me", "me", "me")
            (seat,) = (await ann.snapshot(id))["waiting"]
            before = await ann.snapshot(id, seat)
            for steps in ([0], [9999], [44, 44], before["decision"]["choices"][0]["steps"] * 2):
                refused = await ann.move(id, seat, before["decision_number"], steps)
                assert refused.code == "illegal"
                assert refused.data["error"]["args"]["reason"]["clause"].startswith("AI-")
            assert await ann.snapshot(id, seat) == before

    run(test())


def test_why_something_is_not_legal_is_told_when_asked(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await ann.table("antler-island", "me", "me", "me")
            (seat,) = (await ann.snapshot(id))["waiting"]
            why = await ann.get(f"/api/tables/{id}/why?seat={seat}&text=place%20G0")
            assert (why["legal"], why["reason"]["clause"]) == (False, "AI-C5")
            steps = (await ann.snapshot(id, seat))["decision"]["choices"][0]["steps"]
            why = await ann.get(f"/api/tables/{id}/why?seat={seat}&steps={steps[0]}")
            assert why == {"legal": True, "reason": None}
            why = await ann.get(f"/api/tables/{id}/why?seat={seat}&steps=1")
            assert why["reason"]

    run(test())


async def to_planning(ann: Browser, id: str, luck: Random) -> None:
    while (await ann.snapshot(id))["view"]["stage"] != "plan":
        await ann.play_on(id, luck, [0, 1, 2])


def test_secret_choices_at_the_same_time_are_not_in_each_others_way(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, luck = Browser(app), Random(3)
            id = await ann.table("antler-island", "me", "me", "me")
            await to_planning(ann, id, luck)
            seen = [await ann.snapshot(id, seat) for seat in range(3)]
            assert seen[0]["waiting"] == [0, 1, 2]
            plans = [some_choice(s["decision"], luck) for s in seen]
            moves = [ann.move(id, seat, seen[seat]["decision_number"], plans[seat]) for seat in (2, 0, 1)]
            assert [answer.status for answer in await asyncio.gather(*moves)] == [200] * 3
            assert (await ann.snapshot(id))["view"]["stage"] != "plan"

    run(test())


def test_a_plan_is_offered_in_parts_and_step_by_step(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, luck = Browser(app), Random(3)
            id = await ann.table("antler-island", "me", "me", "me")
            await to_planning(ann, id, luck)
            decision = (await ann.snapshot(id, 0))["decision"]
            assert decision["choices"] is None
            assert [len(part) for part in decision["parts"]] == [4] * 5
            assert decision["parts"][3][1]["word"] == "X:eat"
            assert [step["step"] for step in decision["next"]] == [
                step["step"] for step in decision["parts"][0]
            ]
            after = await ann.get(f"/api/tables/{id}/choices?seat=0&steps=0,1,2,3")
            assert (after["whole"], len(after["next"])) == (False, 4)
            assert all(step["whole"] for step in after["next"])
            after = await ann.get(f"/api/tables/{id}/choices?seat=0&steps=0,1,2,3,0")
            effects = after.pop("effects")
            assert after == {"text": "plan 1:move 2:eat 3:rut X:grow _:move", "whole": True, "next": []}
            assert ([told["what"] for told in effects["told"]], effects["uncertain"]) == (["planned"], False)
            refused = await ann.ask("GET", f"/api/tables/{id}/choices?seat=0&steps=0,77")
            assert refused.code == "illegal"

    run(test())


def test_only_whoever_moved_last_may_undo_and_only_what_revealed_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await ann.table("connect-four", "me", "me")
            assert (await ann.undo(id, 0, 0)).code == "cannot-undo"
            await ann.move(id, 0, 0, [3])
            seen = await ann.snapshot(id, 0)
            assert seen["undo"] is True
            assert (await ann.snapshot(id, 1))["undo"] is False
            assert (await ann.undo(id, 1, 1)).code == "cannot-undo"
            assert (await ann.undo(id, 0, 0)).code == "stale"
            undone = await ann.undo(id, 0, seen["decision_number"], "the-undo-key")
            assert undone.status == 200
            again = await ann.undo(id, 0, seen["decision_number"], "the-undo-key")
            assert again.body == undone.body
            seen = await ann.snapshot(id, 0)
            assert seen["number"] == 0
            assert seen["decision"]["owed"]
            await ann.move(id, 0, seen["decision_number"], [4])
            assert (await ann.snapshot(id, 1))["view"]["rows"][-1][4] == 0

    run(test())


def test_a_decision_seen_before_an_undo_is_stale_after_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            id = await ann.table("connect-four", "me", "me")
            await ann.move(id, 0, 0, [3])
            seen = await ann.snapshot(id, 1)
            await ann.undo(id, 0, 1)
            await ann.move(id, 0, 2, [4])
            answer = await ann.move(id, 1, seen["decision_number"], [3])
            assert answer.code == "stale", "it was meant as an answer to something else"

    run(test())


def walked(setting: Setting, moves: int) -> antics.Match:
    luck, match = setting.random("offers"), setting.match(4)
    for _ in range(moves):
        if match.over:
            break
        seat = luck.choice(match.waiting)
        match.play(seat, match.choice(seat).at_random(luck).action)
    return match


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_what_is_offered_is_what_is_legal_and_does_what_it_says(setting: Setting) -> None:
    for moves in (0, 3, 7, 12, 20, 33, 47, 60):
        match = walked(setting, moves)
        for seat in match.waiting:
            decision = choices.decision(match, seat)
            assert decision is not None
            if decision["choices"] is None:
                check_parts(match, seat, decision)
                continue
            legal = {action.steps: action.text for action in match.legal(seat)}
            assert {tuple(c["steps"]): c["text"] for c in decision["choices"]} == legal
            for choice in decision["choices"]:
                check_effects(match, seat, choice)


def check_parts(match: antics.Match, seat: int, decision: Any) -> None:
    if decision["parts"] is None:
        assert decision["next"]
        return
    luck = Random(1)
    for _ in range(20):
        taken, _ = random_choice(match.game, match.state, seat, luck)
        assert len(taken) == len(decision["parts"])
        for step, part in zip(taken, decision["parts"], strict=True):
            assert step in [it["step"] for it in part]


def check_effects(match: antics.Match, seat: int, choice: Any) -> None:
    twin = antics.load(match.save())
    events = twin.play(seat, choice["text"])
    heard = [event.seen_by(seat) for event in events]
    after = choices.after(match, seat, choice["steps"])
    assert after["whole"]
    assert after["text"] == choice["text"]
    effects = after["effects"]
    assert effects is not None
    if not effects["uncertain"]:
        assert effects["told"] == heard
    else:
        assert effects["told"] == heard[: len(effects["told"])], "what is promised happens"


def test_who_wants_to_be_asked_gives_the_only_answer_by_themselves(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, pause=AT_ONCE) as app:
            ann, luck = Browser(app), Random(5)
            id = await ann.table("antler-island", "me", "me", "me")
            table = app.state.service.registry.tables[id]
            for seat in range(3):
                mine = await ann.post(f"/api/tables/{id}/seats/{seat}/asks", {"yes": True})
            assert mine["asks"] == [0, 1, 2]
            refused = await Browser(app).ask("POST", f"/api/tables/{id}/seats/0/asks", {"yes": False})
            assert refused.code == "no-session"
            stream = await ann.listen(id, 0)
            while choices.only_choice(table.match, seat := luck.choice(table.match.waiting)) is None:
                seen = await ann.snapshot(id, seat)
                if seen["decision"] and seen["decision"]["owed"]:
                    await ann.move(id, seat, seen["decision_number"], some_choice(seen["decision"], luck))
            assert level_of(table, seat) is None
            await ann.post(f"/api/tables/{id}/seats/{seat}/asks", {"yes": False})
            assert level_of(table, seat) == NO_CHOICE
            await stream.close()

    run(test())


def test_where_there_is_no_choice_the_answer_is_given_after_a_while(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, pause=AT_ONCE) as app:
            ann, luck = Browser(app), Random(5)
            id = await ann.table("antler-island", "me", "me", "me")
            table = app.state.service.registry.tables[id]
            stream = await ann.listen(id, 0)  # who is away is not answered for
            given = 0
            for _ in range(150):
                match = table.match
                if match.over:
                    break
                seat = luck.choice(match.waiting)
                if choices.only_choice(match, seat) is not None:
                    assert table.decision(seat)["automatic"]
                    count = table.decision_number(seat)
                    while table.decision_number(seat) == count:
                        await asyncio.sleep(0.005)
                    given += 1
                    continue
                seen = await ann.snapshot(id, seat)
                if seen["decision"] and seen["decision"]["owed"]:
                    assert not seen["decision"]["automatic"]
                    await ann.move(id, seat, seen["decision_number"], some_choice(seen["decision"], luck))
            assert given
            await stream.close()

    run(test())
