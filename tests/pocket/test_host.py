"""The host in one's pocket, in this Python: the same code that a browser runs."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

import antics
from antics.bots import Position, bot, luck_number
from antics.pocket import answers
from antics.table.refusal import Refusal
from tests.pocket.games import Memory, Page, save

GAMES = {"antler-island": 3, "animal-kingdoms": 2, "antigua": 2}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_what_the_command_line_makes_of_the_same_seed_bots_and_choices(game: str) -> None:
    levels = ["me", "easy", "greedy"][: GAMES[game]]
    text = asyncio.run(save(game, "12", *levels))
    match = antics.load(text)
    assert match.save() == text, "byte for byte"
    assert match.over
    again = antics.new(game, GAMES[game], "12")
    for entry in match.log:
        if entry.seat:
            position = Position.of(again, entry.seat, luck_number("12", len(again.log), entry.seat))
            if len(position.legal()) > 1:
                assert bot(levels[entry.seat]).choose(position).steps == entry.action.steps
        again.play(entry.seat, entry.action)


def test_a_game_goes_on_from_what_was_kept_when_python_died() -> None:
    async def test() -> None:
        first = Page("3")
        id = await first.table("antigua", "me", "easy")
        await first.play(id, Random(1), most=6)
        second = Page("3", first.shelf)
        told = [await page.ask("GET", f"/tables/{id}/snapshot?seat=0") for page in (first, second)]
        assert told[0]["view"] == told[1]["view"]
        await second.play(id, Random(2), most=3)
        moves = [len(json.loads(page.shelf.kept[id])["moves"]) for page in (first, second)]
        assert moves[1] > 6

    asyncio.run(test())


def test_who_looks_is_told_what_changes_and_only_what_they_may_see() -> None:
    async def test() -> None:
        page = Page()
        id = await page.table("animal-kingdoms", "me", "me")
        for number, seat in ((1, 0), (2, 1)):
            await page.host.listen(number, f"/tables/{id}/events?seat={seat}")
        views = [page.told[number][1][1]["view"] for number in (1, 2)]
        assert views[0] != views[1], "each sees their own hand"
        table = page.host._tables[id]
        seat = table.playing.waiting[0]
        await page.move(id, seat, Random(1))
        kinds = {number: [kind for kind, _ in page.told[number]] for number in (1, 2)}
        assert kinds[1][:2] == ["table", "snapshot"]
        assert "change" in kinds[1]
        assert "change" in kinds[2]
        assert page.told[1][-1] != page.told[2][-1]

    asyncio.run(test())


class Full(Memory):
    full = False

    async def put(self, id: str, kept: str, brief: str, figures: str, number: int) -> None:
        if self.full:
            raise Refusal("storage-full")
        await super().put(id, kept, brief, figures, number)


def test_a_bots_move_that_cannot_be_kept_is_told_and_made_when_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(answers, "AGAIN", 0.01)

    async def test() -> None:
        shelf = Full()
        page = Page("3", shelf)
        id = await page.table("connect-four", "random", "me")
        shelf.full = True
        await page.host.listen(1, f"/tables/{id}/events?seat=1")
        while not (told := [data for kind, data in page.told[1] if kind == "refused"]):
            await asyncio.sleep(0)
        assert told[0] == {"error": {"code": "storage-full", "args": {}}}
        assert not json.loads(shelf.kept[id])["moves"]
        shelf.full = False
        while "change" not in [kind for kind, _ in page.told[1]]:
            await asyncio.sleep(0)
        assert len(json.loads(shelf.kept[id])["moves"]) == 1

    asyncio.run(test())


def test_a_move_that_cannot_be_kept_was_not_made() -> None:
    async def test() -> None:
        shelf = Full()
        page = Page("3", shelf)
        id = await page.table("connect-four", "me", "me")
        before = await page.ask("GET", f"/tables/{id}/snapshot?seat=0")
        shelf.full = True
        wish = {"seat": 0, "decision_number": before["decision_number"], "steps": [3], "key": "abcdefgh"}
        assert await page.refused("POST", f"/tables/{id}/moves", wish) == "storage-full"
        assert await page.ask("GET", f"/tables/{id}/snapshot?seat=0") == before
        shelf.full = False
        await page.ask("POST", f"/tables/{id}/moves", wish)
        assert (await page.ask("GET", f"/tables/{id}/snapshot?seat=0"))["waiting"] == [1]
        assert len(json.loads(shelf.kept[id])["moves"]) == 1

    asyncio.run(test())


SAVE = "antics 1\ngame antigua\nplayers 2\nseed 1\nmoves\nend\n"
ILLEGAL = "antics 1\ngame antigua\nplayers 2\nseed 1\nmoves\n0 fly\nend\n"
ME = {"kind": "me"}
BAD: list[tuple[str, str, Any, str]] = [
    ("GET", "/tables/0123456789abcdef", None, "not-found"),
    ("GET", "/nothing", None, "not-found"),
    ("POST", "/tables", {"game": "whist", "seats": [{"kind": "me"}]}, "unusable"),
    ("POST", "/tables", {"game": "antigua", "seats": [{"kind": "me"}] * 9}, "unusable"),
    ("POST", "/tables", {"game": "antigua", "seats": [{"kind": "me"}, {"kind": "open"}]}, "not-allowed"),
    (
        "POST",
        "/tables",
        {"game": "antigua", "seats": [ME, {"kind": "bot", "level": "x"}]},
        "invalid",
    ),
    ("POST", "/tables", {"game": "antigua", "seats": [{"who": "me"}]}, "invalid"),
    ("POST", "/tables", {"game": "antigua", "seats": [{"kind": "me"}] * 2, "magic": 1}, "invalid"),
    ("POST", "/tables", {"game": "antigua", "seats": [{"kind": "me"}] * 2, "pace": "days"}, "no-clocks"),
    ("POST", "/saves", {"text": SAVE, "bank": 300}, "no-clocks"),
    ("POST", "/tables", [], "invalid"),
    ("POST", "/saves", {"text": "nonsense"}, "unusable"),
    ("POST", "/saves", {"text": "antics 1\n" * 100_000}, "too-large"),
    (
        "POST",
        "/saves",
        {"text": ILLEGAL},
        "unusable",
    ),
]


@pytest.mark.parametrize(("method", "path", "body", "code"), BAD)
def test_what_is_wrong_is_refused_with_one_word(method: str, path: str, body: Any, code: str) -> None:
    async def test() -> None:
        page = Page()
        assert await page.refused(method, path, body) == code
        assert not page.shelf.kept

    asyncio.run(test())


def test_a_game_of_the_command_line_goes_on_and_comes_back_and_can_be_watched() -> None:
    match = antics.new("antigua", 2, seed="5")
    luck = Random(5)
    for _ in range(8):
        seat = match.waiting[0]
        match.play(seat, luck.choice(match.legal(seat)))

    async def test() -> None:
        page = Page()
        made = await page.ask("POST", "/saves", {"text": match.save()})
        id = made["table"]["id"]
        assert made["yours"] == [0, 1]
        assert await page.ask("GET", f"/tables/{id}/save") == match.save()
        await page.play(id, luck)
        frames = (await page.ask("GET", f"/tables/{id}/replay?openly=true"))["frames"]
        last = await page.ask("GET", f"/tables/{id}/replay/{len(frames) - 1}?openly=true")
        assert last["result"]["scores"]
        twin = antics.load(await page.ask("GET", f"/tables/{id}/save"))
        assert twin.over
        assert [entry.action.steps for entry in twin.log[:8]] == [entry.action.steps for entry in match.log]
        again = await page.ask("POST", f"/tables/{id}/rematch")
        assert again["table"]["status"] == "playing"

    asyncio.run(test())


def test_a_hint_and_what_others_could_hold() -> None:
    async def test() -> None:
        page = Page()
        id = await page.table("animal-kingdoms", "me", "easy")
        await page.host.listen(1, f"/tables/{id}/events?seat=0")
        table = page.host._tables[id]
        await page.host._answers.before_person(table)
        assert (await page.ask("POST", f"/tables/{id}/seats/0/hint", {}))["lines"][0]["parts"]
        assert (await page.ask("POST", f"/tables/{id}/seats/0/holdings", {}))["holdings"]
        assert await page.refused("POST", f"/tables/{id}/seats/1/hint", {}) == "not-yours"
        page.host.leave(1)

    asyncio.run(test())


def test_a_guided_game_begins_as_its_lesson_says() -> None:
    async def test() -> None:
        page = Page()
        seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        for count in (1, 2, 3):
            wish = {"game": "antigua", "guided": True, "seats": seats[:1] + seats[1:] * count}
            answer = json.loads(await page.host.ask("POST", "/tables", json.dumps(wish)))
            if answer["status"] == 200:
                break
        table = answer["said"]["table"]
        assert table["guided"]
        seen = await page.ask("GET", f"/tables/{table['id']}/snapshot?seat=0")
        assert seen["decision"] is None or seen["decision"]["suggested"]

    asyncio.run(test())


def test_a_game_that_goes_on_in_another_window_loses_nothing() -> None:
    async def test() -> None:
        first = Page("3")
        id = await first.table("connect-four", "me", "me")
        second = Page("3", first.shelf)
        for page in (first, second):
            await page.host.listen(1, f"/tables/{id}/events?seat=0")
        await first.move(id, 0, Random(1))
        wish = {"seat": 0, "decision_number": 0, "steps": [3], "key": "abcdefgh"}
        assert await second.refused("POST", f"/tables/{id}/moves", wish) == "elsewhere"
        assert second.told[1][-1][0] == "snapshot", "it is told how things stand"
        told = [await page.ask("GET", f"/tables/{id}/snapshot?seat=0") for page in (first, second)]
        assert told[0] == told[1]
        await second.move(id, 1, Random(1))
        assert len(json.loads(first.shelf.kept[id])["moves"]) == 2

    asyncio.run(test())


def test_a_table_that_several_ask_for_at_once_is_one_table() -> None:
    class Slow(Memory):
        async def get(self, id: str) -> str | None:
            await asyncio.sleep(0)
            return await super().get(id)

    async def test() -> None:
        shelf = Slow()
        id = await Page("3", shelf).table("connect-four", "me", "me")
        page = Page("3", shelf)
        wish = {"seat": 0, "decision_number": 0, "steps": [3], "key": "abcdefgh"}
        path = f"/tables/{id}/events?seat=0"
        await asyncio.gather(page.host.listen(1, path), page.ask("POST", f"/tables/{id}/moves", wish))
        assert page.told[1][-1][1]["waiting"] == [1], "who looks is told of it"

    asyncio.run(test())


def test_statistics_of_the_games_that_were_played_here() -> None:
    async def test() -> None:
        page = Page()
        assert (await page.ask("GET", "/me/statistics"))["games"] == []
        id = await page.table("connect-four", "me", "greedy")
        await page.play(id, Random(1))
        made = await page.ask("POST", "/saves", {"text": await page.ask("GET", f"/tables/{id}/save")})
        assert made["table"]["status"] == "over"
        (game,) = (await page.ask("GET", "/me/statistics"))["games"]
        assert (game["game"], game["games"]) == ("connect-four", 1), "one that was taken in does not count"
        assert [level["level"] for level in game["levels"]] == ["greedy"]

    asyncio.run(test())


def test_a_thought_that_nobody_wants_any_more_ends() -> None:
    async def test() -> None:
        page = Page()
        id = await page.table("connect-four", "me", "me")
        begun, dropped = asyncio.Event(), asyncio.Event()

        async def endless(order: str) -> str:
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                dropped.set()
            return ""

        page.host._ask_thinker = endless
        asked = asyncio.ensure_future(page.host.ask("POST", f"/tables/{id}/seats/0/hint", "{}", 7))
        await begun.wait()
        page.host.forget(7)
        assert json.loads(await asked)["said"]["error"]["code"] == "replaced"
        assert dropped.is_set()
        page.host.forget(7)  # which is nothing any more

    asyncio.run(test())


def test_bots_that_are_slow_here_can_be_replaced_by_the_level_below(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        page = Page()
        id = await page.table("connect-four", "me", "hard")
        monkeypatch.setattr(answers, "LONG", -1.0)
        await page.play(id, Random(1), most=2)
        told = [data for kind, data in page.told[1] if kind == "slow"]
        expected = {"table": id, "level": "hard", "instead": "medium"}
        assert [{name: one[name] for name in expected} for one in told] == [expected], "it is said once"
        wish = {"level": "hard", "instead": "medium"}
        await page.ask("POST", f"/tables/{id}/ease", wish)
        assert (await page.ask("GET", f"/tables/{id}"))["table"]["seats"][1]["level"] == "medium"
        assert await page.refused("POST", f"/tables/{id}/ease", wish | {"instead": "x"}) == "invalid"

    asyncio.run(test())


def test_bots_wait_until_there_is_room_for_their_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(answers, "AGAIN", 0.0)
        shelf = Full()
        page = Page("3", shelf)
        id = await page.table("connect-four", "me", "greedy")
        await page.move(id, 0, Random(1))
        shelf.full = True
        await page.host.listen(1, f"/tables/{id}/events?seat=0")
        with pytest.raises(Refusal, match="storage-full"):
            await page.host._answers.before_person(page.host._tables[id])
        shelf.full = False
        await page.host._answers.before_person(page.host._tables[id])
        assert len(json.loads(shelf.kept[id])["moves"]) == 2
        page.host.leave(1)

    asyncio.run(test())
