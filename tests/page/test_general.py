"""Games for which the page has no folder, played through the general table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.player import play, wait_for_turn
from tests.page.test_access import THEMES, problems
from tests.page.test_games import PHONE, against_bots, sit_down

SCREENS = pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
GENERAL = ("connect-four", "goofspiel")
CONFIRMING = """() => {
  const kept = JSON.parse(localStorage.getItem("antics") ?? "{}");
  localStorage.setItem("antics", JSON.stringify({...kept, atOnce: false}));
}"""


def expect_discs(page: Page, count: int) -> None:
    """The picture of connect four comes to show so many discs."""
    seen = "(document.querySelector('.slate pre')?.innerText ?? '')"
    page.wait_for_function(f"() => {seen}.includes('a b c') && {seen}.split('●').length === {count + 1}")


def confirm_all(page: Page) -> None:
    """A choice is confirmed, also where it could be taken back."""
    page.evaluate(CONFIRMING)


def drop(page: Page, column: str) -> None:
    page.get_by_role("button", name=f"Drop into {column}", exact=True).click()


@SCREENS
@pytest.mark.parametrize("name", GENERAL)
def test_a_whole_game_against_a_bot(visit: Visit, name: str, screen: dict[str, Any]) -> None:
    page = visit(**screen)
    sit_down(page, name, against_bots(2))
    play(page, f"general {name}")
    expect(page.locator(".verdict")).to_be_visible()
    expect(page.locator(".end .slate pre")).not_to_be_empty()


def test_what_is_chosen_is_seen_told_and_taken_back(visit: Visit) -> None:
    page = visit()
    confirm_all(page)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    sit_down(page, "connect-four", seats)
    page.locator("[data-lift]").click()
    expect(page.locator(".prompt")).to_contain_text("Choose a column.")
    expect(page.locator(".options button")).to_have_count(7)
    page.get_by_role("button", name="Drop into d").click()
    expect(page.locator(".prompt")).to_contain_text("Drop into d")
    page.get_by_role("button", name="Drop into c").click()  # instead
    expect(page.locator(".options [aria-pressed=true]")).to_have_text("Drop into c")
    page.get_by_role("button", name="Confirm").click()
    page.locator("[data-lift]").click()
    expect(page.locator("section.log")).to_contain_text("Ann drops a disc into c.")
    expect_discs(page, 1)
    drop(page, "c")
    page.get_by_role("button", name="Confirm").click()
    page.locator("[data-lift]").click()
    expect(page.locator("section.log li")).to_have_count(2)
    expect_discs(page, 2)


def test_a_move_is_undone(visit: Visit) -> None:
    ann = visit()
    id = sit_down(ann, "connect-four", [{"kind": "me"}, {"kind": "open"}])
    link = ann.request.get(f"/api/tables/{id}/links").json()[0]["link"]
    bob = visit(f"/join/{link}")
    bob.get_by_role("button", name="Sit down").click()
    bob.wait_for_url(re.compile(rf"/t/{id}"))
    ann.get_by_role("button", name="Begin", exact=True).click()
    drop(ann, "d")
    expect_discs(bob, 1)
    ann.get_by_role("button", name="Undo").click()
    for page in (ann, bob):
        expect_discs(page, 0)
        expect(page.locator("section.log li")).to_have_count(0)


def test_a_hint_lies_on_the_board_until_it_is_taken_or_put_away(visit: Visit) -> None:
    page = visit()
    sit_down(page, "connect-four", against_bots(2))
    wait_for_turn(page)
    ask, card = page.get_by_role("button", name="Hint", exact=True), page.locator("[data-hint-card]")
    ask.click()
    expect(card.locator("b").first).to_contain_text("Drop into")
    expect(card.locator("p")).not_to_be_empty()
    expect(page.locator("svg.lamp")).to_be_visible()
    shown = card.locator("b").first.inner_text()
    card.get_by_role("button", name=re.compile("Other ideas")).click()
    card.locator("li button").first.click()
    expect(card.locator("b").first).not_to_have_text(shown)
    page.get_by_role("button", name="Cancel the hint").first.click()
    expect(card).to_have_count(0)
    expect(page.locator("svg.lamp")).to_have_count(0)
    ask.click()
    page.get_by_role("button", name="Play this move").click()
    expect(card).to_have_count(0)
    expect(page.locator("section.log")).to_contain_text(re.compile("drops|Drop|disc", re.IGNORECASE))


def test_a_replay_shows_every_moment(visit: Visit) -> None:
    page = visit()
    id = sit_down(page, "connect-four", against_bots(2))
    play(page, "replay of connect four")
    page.goto(f"/replay/{id}?at=0")
    expect_discs(page, 0)
    for shown in (1, 2, 3):
        page.get_by_role("button", name="One moment on").click()
        expect_discs(page, shown)


def test_what_is_decided_at_the_same_time_stays_secret_until_all_have_decided(visit: Visit) -> None:
    ann = visit()
    id = sit_down(ann, "goofspiel", [{"kind": "me"}, {"kind": "open"}])
    link = ann.request.get(f"/api/tables/{id}/links").json()[0]["link"]
    bob = visit(f"/join/{link}")
    bob.get_by_role("textbox", name="Name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    bob.wait_for_url(re.compile(rf"/t/{id}"))
    ann.get_by_role("button", name="Begin", exact=True).click()
    ann.get_by_role("button", name="Bid 7", exact=True).click()
    expect(bob.locator("section.log")).to_contain_text("Ann has bid.")
    expect(bob.locator("section.log")).not_to_contain_text("Ann bids 7.")
    expect(ann.locator(".prompt")).to_contain_text("Bob")
    bob.get_by_role("button", name="Bid 3", exact=True).click()
    bob.get_by_role("button", name="Confirm").click()  # it cannot be taken back
    for page in (ann, bob):
        expect(page.locator("section.log")).to_contain_text("Ann bids 7.")
        expect(page.locator("section.log")).to_contain_text("Bob bids 3.")
        expect(page.locator("section.log")).to_contain_text("Ann takes the prize")


@pytest.mark.parametrize("theme", THEMES)
@SCREENS
@pytest.mark.parametrize("name", GENERAL)
def test_nobody_is_left_out(visit: Visit, name: str, screen: dict[str, Any], theme: str) -> None:
    page = visit(color_scheme=theme, **screen)
    sit_down(page, name, against_bots(2))
    wait_for_turn(page)
    expect(page.locator(".slate pre")).not_to_be_empty()
    assert not problems(page)
    play(page, f"access {name}")
    assert not problems(page)


def test_it_is_on_the_home_page_and_has_rules(visit: Visit) -> None:
    page = visit()
    card = page.get_by_role("article", name="Connect Four")
    expect(card).to_contain_text("Four in a line win.")
    card.get_by_role("button", name="Play against bots").click()
    expect(page.locator(".slate pre")).not_to_be_empty()
    page.goto("/rules/connect-four")
    expect(page.locator("#C4-1")).to_be_visible()


def test_a_game_that_nobody_knows_has_no_rules(visit: Visit) -> None:
    page = visit("/rules/no-such-game")
    expect(page.get_by_role("link", name="Home").last).to_be_visible()
    expect(page.locator(".rules")).to_have_count(0)
