"""What could they hold? Told beside whoever is asked about, from what I could know."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.player import wait_for_turn
from tests.page.test_games import PHONE, against_bots, sit_down

CARDS = 64  # eight species, eight numbers


def expect_grid(page: Page, hand: int) -> None:
    """Every card is possible, seen, or mine."""
    grid = page.locator("[data-holdings] tbody")
    expect(grid.locator("td")).to_have_count(CARDS)
    expect(grid.locator(".own")).to_have_count(hand)
    possible = grid.locator(".card").count()
    assert possible + grid.locator(".hole").count() + hand == CARDS
    expect(page.locator("[data-holdings]")).to_contain_text(f"Any of {possible} cards")


def expect_those_that_fit(page: Page) -> None:
    """Asked about a kingdom, the cards that it takes stay bright: at its beginning each law takes some, or,
    if it asks for pairs, none alone."""
    panel = page.locator("[data-holdings]")
    dim, cards = panel.locator("td .dim"), panel.locator("td .card").count()
    expect(dim).to_have_count(0)
    found = set()
    for row in panel.locator("button.row").all():
        row.click()
        found.add(dim.count())
        row.click()
    assert max(found) > 0
    assert min(found) < cards
    expect(dim).to_have_count(0)


def test_a_panel_points_at_the_rival_and_draws_every_card(visit: Visit) -> None:
    page = visit()
    sit_down(page, "animal-kingdoms", against_bots(3))
    wait_for_turn(page)
    page.locator("[data-hold='1']").click()
    panel = page.get_by_role("dialog", name=re.compile("What could .* hold"))
    expect(panel).to_be_visible()
    expect_grid(page, hand=4)
    expect(panel.locator(".row")).to_have_count(5)
    expect_those_that_fit(page)
    expect(panel).to_contain_text("your hand, the cards laid and the discards")
    rival, box = page.locator("[data-at='player-1']").bounding_box(), panel.bounding_box()
    assert rival
    assert box
    assert rival["x"] + rival["width"] <= box["x"], "it lies beside, and covers nothing of it"
    first = panel.get_attribute("aria-label")
    panel.locator("nav button").nth(1).click()
    expect(page.get_by_role("dialog")).not_to_have_attribute("aria-label", first or "")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    phone = visit(**PHONE)
    sit_down(phone, "antler-island", against_bots(3))
    wait_for_turn(phone)
    phone.locator(".chip-of").first.click()
    phone.locator("[data-hold]").first.click()
    expect(phone.locator("[data-holdings] .pieces li").first).to_be_visible()
    expect(phone.locator("[data-holdings] .from")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
