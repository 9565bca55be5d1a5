"""Guided games: ordinary tables with a fixed deal, at which rivals play along."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import antics
from antics.core.lesson import lesson_of
from tests.server.wire import AT_ONCE, Browser, Stream, run, service

TAUGHT = ("animal-kingdoms", "antigua", "antler-island")
AFTER = 4  # decisions that are made without the lesson


async def asked(stream: Stream, beyond: int) -> Any:
    """The next decision that a person has to make, after so many numbers."""
    n = len(stream.snapshots())
    while True:
        seen = stream.snapshots()[-1]
        decision = seen["decision"]
        if seen["over"] or (decision and decision["owed"] and seen["decision_number"] > beyond):
            return seen
        n += 1
        await stream.until(n)


async def learn(ann: Browser, game: str, departs_at: int | None) -> list[list[int]]:
    """Do what is suggested, but for one decision, and then a few more without the lesson; what was done."""
    lesson, luck = lesson_of(antics.game(game)), Random(1)
    assert lesson
    id = await ann.table(game, "me", *["easy"] * (lesson.players - 1), guided=True)
    facts = (await ann.get(f"/api/tables/{id}"))["table"]
    assert (facts["guided"], facts["sealed"]) == (True, False), "it is honest about its luck"
    stream, beyond, later = await ann.listen(id), -1, 0
    made: list[list[int]] = []
    while later < AFTER:
        seen = await asked(stream, beyond)
        suggested = steps = seen["decision"].get("suggested")
        departs = suggested and len(made) == departs_at
        while not steps or (departs and steps == suggested):
            steps = await ann.choose(id, 0, seen["decision"], luck)
        later += bool(departs or not suggested)
        made.append(steps)
        answer = await ann.move(id, 0, seen["decision_number"], steps)
        assert answer.status == 200 or answer.code == "stale", answer.body
        beyond = seen["decision_number"]
    await stream.close()
    return made


def test_rivals_play_along_and_bots_go_on_where_the_learner_departs(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path, pause=AT_ONCE) as app:
            for game in TAUGHT:
                lesson = lesson_of(antics.game(game))
                assert lesson
                made = await learn(Browser(app), game, None)
                own = [list(action.steps) for action in lesson.moves[0]]
                assert made[: len(own)] == own, "every move of the lesson was suggested"
                assert len(await learn(Browser(app), game, 1)) == AFTER + 1, "after another move, none was"

    run(test())


def test_it_is_a_first_game_only_for_whom_it_is_made(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            games = {game["name"]: game["guided"] for game in await ann.get("/api/games")}
            assert {name: games[name] for name in TAUGHT} == dict(zip(TAUGHT, (2, 2, 3), strict=True))
            me, bot, free = {"kind": "me"}, {"kind": "bot"}, {"kind": "open"}
            for wish in (
                {"game": "antigua", "seats": [me, bot, bot]},
                {"game": "antigua", "seats": [me, free]},
                {"game": "antigua", "seats": [bot, me]},
                {"game": "antler-island", "seats": [me, bot, bot], "options": {"advanced": True}},
                {"game": "connect-four", "seats": [me, bot]},
            ):
                answer = await ann.ask("POST", "/api/tables", wish | {"guided": True})
                assert (answer.status, answer.code) == (422, "unusable"), answer.body
            ordinary = await ann.table("antigua", "me", "easy")
            facts = (await ann.get(f"/api/tables/{ordinary}"))["table"]
            assert (facts["guided"], facts["sealed"]) == (False, True)

    run(test())
