"""Words and pictures over HTTP."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

import antics
from antics.core.speech import LANGUAGES
from antics.table import picture
from tests.server.wire import Browser, run, service


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_told_as_they_are_written(language: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            sources = {"/api/words": "antics.core"} | {
                f"/api/games/{game}/words": antics.game(game).package for game in antics.game_names()
            }
            for path, package in sources.items():
                answer = await ann.ask("GET", f"{path}/{language}")
                written = files(package).joinpath("locales", f"{language}.ftl").read_bytes()
                assert (answer.status, answer.body) == (200, written)
                assert answer.headers["content-type"].startswith("text/plain; charset=utf-8")
                assert answer.headers["cache-control"] == "no-cache"
                again = await ann.ask(
                    "GET", f"{path}/{language}", headers={"if-none-match": answer.headers["etag"]}
                )
                assert (again.status, again.body) == (304, b"")
                other = await ann.ask("GET", f"{path}/{language}", headers={"if-none-match": '"other"'})
                assert other.status == 200

    run(test())


def test_words_that_there_are_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann = Browser(app)
            assert (await ann.ask("GET", "/api/games/chess/words/en")).code == "not-found"
            assert (await ann.ask("GET", "/api/words/tlh")).code == "invalid"

    run(test())


@pytest.mark.parametrize("game", antics.game_names())
def test_pictures_show_what_a_viewer_may_see(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, eve, luck = Browser(app), Browser(app), Random(4)
            players = antics.game(game).seats[-1]
            id = await ann.table(game, *["me"] * players)
            views: dict[int | None, list[Any]] = {None: [], 0: [], 1: []}
            match = app.state.service.registry.tables[id].playing
            for n in range(6):
                for viewer, seen in views.items():
                    if (await ann.snapshot(id, viewer))["number"] == len(seen):
                        seen.append(match.view(viewer))
                if n < 5:
                    await ann.play_on(id, luck)
            for viewer, seen in views.items():
                who = eve if viewer is None else ann
                query = "" if viewer is None else f"?seat={viewer}"
                now = await who.get(f"/api/tables/{id}/picture{query}")
                assert now == picture.of(match.game, match.view(viewer))
                for number, view in enumerate(seen):
                    then = await who.get(f"/api/tables/{id}/replay/{number}/picture{query}")
                    assert then == picture.of(match.game, view)
            for path in ("picture", "replay/1/picture"):
                assert (await eve.ask("GET", f"/api/tables/{id}/{path}?seat=0")).code == "not-yours"
            opened = f"/api/tables/{id}/replay/1/picture?openly=true"
            assert (await ann.ask("GET", opened)).code == "not-over"
            assert (await ann.ask("GET", f"/api/tables/{id}/replay/99/picture?seat=0")).code == "not-found"
            closed = await ann.table(game, *["me"] * players, spectators=False)
            assert (await eve.ask("GET", f"/api/tables/{closed}/picture")).code == "not-allowed"

    run(test())


def test_a_finished_game_is_drawn_openly(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as app:
            ann, luck = Browser(app), Random(2)
            match = antics.new("antigua", 2, seed="pictures")
            while not match.over:
                seat = match.waiting[0]
                match.play(seat, match.choice(seat).at_random(luck).action)
            id = (await ann.post("/api/saves", {"text": match.save(), "name": "Ann"}))["table"]["id"]
            hidden = await ann.get(f"/api/tables/{id}/replay/3/picture?seat=0")
            opened = await ann.get(f"/api/tables/{id}/replay/3/picture?openly=true")
            moment = await ann.get(f"/api/tables/{id}/replay/3?openly=true")
            assert opened == picture.of(match.game, moment["view"])
            assert opened != hidden

    run(test())
