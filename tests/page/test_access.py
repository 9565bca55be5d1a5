"""Every page, in both themes, without serious problems for people who use it differently."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

import antics
from tests.page.conftest import Visit
from tests.page.player import play, wait_for_turn
from tests.page.test_games import GAMES, PHONE, against_bots, sit_down
from tests.page.test_review import UPLOAD

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")
THEMES = ("light", "dark")


def problems(page: Page) -> list[Any]:
    """What axe-core finds serious."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [
        (one["id"], [node["html"][:200] for node in one["nodes"]][:3])
        for one in found
        if one["impact"] in SERIOUS
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    "path",
    ["/", "/new/antigua", "/rules/animal-kingdoms", "/about", "/join/no-such-link-at-all", "/no/such/page"],
)
def test_pages_around_the_games(visit: Visit, path: str, theme: str) -> None:
    page = visit(path, color_scheme=theme)
    page.wait_for_selector("h1")
    assert not problems(page)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_tables(visit: Visit, game: str, screen: dict[str, Any], theme: str) -> None:
    page = visit(color_scheme=theme, **screen)
    sit_down(page, game, against_bots(3))
    wait_for_turn(page)
    assert not problems(page)
    play(page, f"access {game}", until=6)
    wait_for_turn(page)
    assert not problems(page)


@pytest.mark.parametrize("theme", THEMES)
def test_what_opens_over_a_table(visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme)
    sit_down(page, "antigua", [{"kind": "me"}, {"kind": "open"}])
    page.wait_for_selector("h1")
    assert not problems(page)
    sit_down(page, "antigua", against_bots(2))
    wait_for_turn(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog article")
    assert not problems(page)


@pytest.mark.parametrize("theme", THEMES)
def test_the_end_and_the_replay(visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme)
    match, luck = antics.new("antigua", players=2, seed=1), Random(1)
    while not match.over:
        match.step(seat := match.waiting[0], luck.choice(match.steps(seat)))
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    id = page.evaluate(UPLOAD, {"text": match.save(), "seats": seats, "name": "Ann"})["table"]["id"]
    page.goto(f"/t/{id}")
    page.wait_for_selector(".end .verdict")
    assert not problems(page)
    page.goto(f"/replay/{id}")
    page.wait_for_selector("input[type=range]")
    assert not problems(page)
