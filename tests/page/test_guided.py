"""The guided first games, played through as the guide suggests, every tip read in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.player import LIT
from tests.page.test_games import PHONE

GAMES = ("animal-kingdoms", "antigua", "antler-island")
LESSONS = Path(__file__).parents[2] / "web/src/games"
SPEAKS = "[data-guide]"
MANY = 1000  # looks at what the guide wants
NOW = """() => {
  const said = document.querySelector("[data-guide]");
  const prompt = document.querySelector(".prompt");
  return said && {id: said.dataset.guide, text: said.querySelector("h2").innerText,
    prompts: prompt?.checkVisibility({visibilityProperty: true}) && !said.closest("dialog") ? 1 : 0,
    lifted: [...document.querySelectorAll("[data-lifted]")].map((it) => it.getBoundingClientRect())
      .map((it) => [it.left + it.width / 2, it.top + it.height / 2])};
}"""
BARE = re.compile(r"\b(guide|page|minute)-[a-z-]+")


def tips(game: str) -> list[str]:
    """The steps of a lesson, as they stand in the page's source."""
    return re.findall(r'\bid: "([a-z-]+)"', (LESSONS / game / "lesson.ts").read_text(encoding="utf-8"))


def in_all_languages(page: Page, english: str) -> None:
    """A tip says something else in each language, and nothing is left without words."""
    texts = {english}
    for language in ("de", "fr", "en"):
        page.locator(".rail nav button.wide").last.dispatch_event("click")
        page.wait_for_function(f"() => document.documentElement.lang === '{language}'")
        texts.add(page.locator(f"{SPEAKS} h2").inner_text())
        assert not BARE.search(page.locator(SPEAKS).inner_text())
    assert len(texts) == 3, texts


def follow(page: Page, read: bool) -> list[str]:
    """Do as the guide suggests, to its last card; the tips in their order."""
    seen: list[str] = []
    for _ in range(MANY):
        now = page.wait_for_function(NOW).json_value()
        if now["id"] and now["id"] not in seen:
            seen.append(now["id"])
            assert not now["prompts"], "there is one voice"
            if read:
                in_all_languages(page, now["text"])
        if now["id"] == "goal":
            page.locator("dialog .btn.call").click()
            page.wait_for_function("() => !document.querySelector('dialog[data-guide]')")
        elif now["lifted"]:
            page.mouse.click(*now["lifted"][-1])
            page.wait_for_timeout(130)  # the guide looks again
        assert len(page.locator(SPEAKS).all()) <= 1
        if "done" in seen:
            return seen
    raise AssertionError(f"the guide goes no further: {seen}")


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_with_every_tip_in_its_situation(visit: Visit, game: str) -> None:
    page = visit()
    door = page.get_by_role("region", name="Learn by playing")
    title = game.replace("-", " ").title()
    door.get_by_role("button", name=title).click()
    assert follow(page, read=True) == ["goal", *tips(game), "done"]
    page.get_by_role("button", name="Play this game to its end").click()
    expect(page.locator(SPEAKS)).to_have_count(0)
    page.locator(LIT).locator("visible=true").first.wait_for()
    expect(page.locator(".prompt")).to_be_visible()
    page.reload()
    page.locator(LIT).locator("visible=true").first.wait_for()
    expect(page.locator(SPEAKS)).to_have_count(0)
    page.goto("/")
    expect(page.locator(".cards article").first).to_be_visible()
    expect(door).to_have_count(0)


def test_on_a_phone_steps_are_skipped_and_the_guide_is_left_and_called_back(visit: Visit) -> None:
    page = visit(**PHONE)
    page.get_by_role("region", name="Learn by playing").get_by_role("button", name="Antigua").click()
    page.locator("dialog .btn.call").click()
    expect(page.locator('[data-guide="place"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator('[data-guide="place"]')).to_have_count(0)
    page.get_by_role("button", name="Leave the guide").click()
    expect(page.locator(SPEAKS)).to_have_count(0)
    expect(page.locator(".prompt")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Call the guide back").click()
    expect(page.locator(SPEAKS)).to_be_visible()
    other = page.locator('[data-space="a1"]')
    other.click()  # another place than the one that is suggested
    page.locator("[data-confirm]").click()
    expect(page.locator('[data-guide="helmsman"]')).to_be_visible()
