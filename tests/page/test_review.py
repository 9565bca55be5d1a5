"""A finished game looked back on, from its end to the board and back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import antics
from tests.page.conftest import Visit
from tests.page.test_games import PHONE

UPLOAD = """async (wish) => {
  const headers = {"content-type": "application/json"};
  return (await fetch("/api/saves", {method: "POST", headers, body: JSON.stringify(wish)})).json();
}"""


def a_finished_game() -> antics.Match:
    match = antics.new("connect-four", seed=1)
    for column in "abababdb":  # the seventh choice lets blue win; a would have won at once
        match.play(match.waiting[0], f"drop {column}")
    assert match.over
    return match


def test_a_game_is_reviewed_and_what_was_better_lies_on_the_board(visit: Visit) -> None:
    page = visit()
    id = page.evaluate(UPLOAD, {"text": a_finished_game().save(), "name": "Ann"})["table"]["id"]
    page.goto(f"/t/{id}")
    page.get_by_role("link", name="Review the game").click()
    expect(page).to_have_url(re.compile(f"/review/{id}"))
    expect(page.get_by_role("heading", name="Chance to win")).to_be_visible()
    tag = page.get_by_role("button", name=re.compile("gave .* wins in 100 away")).last
    tag.click()
    expect(tag).to_have_attribute("aria-pressed", "true")
    row = page.locator(".row")
    expect(row.nth(0)).to_contain_text("Drop into d")
    expect(row.nth(1)).to_contain_text("Drop into a")
    expect(page.locator("article")).to_have_count(2)
    expect(page.locator("article").first).to_contain_text("Nothing was left to luck.")
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("choice 1"))

    page.get_by_role("link", name="Show it on the board").click()
    card = page.locator("[data-hint-card]")
    expect(card.locator("b").first).to_have_text("Drop into a")
    expect(page.locator("svg.lamp")).to_be_visible()
    page.reload()
    expect(card.locator("b").first).to_have_text("Drop into a")
    card.get_by_role("button", name=re.compile("Other ideas")).click()
    expect(card.locator("li button")).to_contain_text("Drop into d")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="everyone").click()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(card.locator("b").first).to_contain_text("Drop into")
    page.keyboard.press("ArrowRight")
    expect(card).to_have_count(0)
    page.get_by_role("link", name="Review", exact=True).click()
    expect(tag).to_be_visible()
    rows = page.locator("button.row")
    expect(rows.nth(1)).to_have_attribute("aria-pressed", "true")
    rows.nth(0).click()
    expect(rows.nth(0)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/t/" in url and id not in url)
    expect(page.locator(".prompt")).to_contain_text("column")
    seats = page.request.get(page.url.replace("/t/", "/api/tables/")).json()["table"]["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["bot", "person"]

    phone = visit(f"/review/{id}", locale="de-DE", color_scheme="dark", **PHONE)
    expect(phone.get_by_role("heading", name="Gewinnchance")).to_be_visible()
    expect(phone.get_by_role("link", name="Auf dem Brett zeigen")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    text = phone.inner_text("main").replace("\n", " ")
    assert not re.search(r"\b(page|review|hint)-[a-z-]+\b", text), "no bare ids"
    small = phone.locator("main a, main button").evaluate_all(
        "all => all.filter((it) => it.getBoundingClientRect().height < 26).length"
    )
    assert not small
