"""What happens at a table besides playing."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.player import wait_for_turn
from tests.page.test_games import PHONE, against_bots, sit_down, two_at_a_table


def test_a_name_and_a_colour_are_changed_before_the_game(visit: Visit) -> None:
    ann, bob = two_at_a_table(visit)
    bob.get_by_role("button", name="Name and colour").click()
    assert bob.get_by_role("radio", name="orange").is_disabled(), "it is Ann's"
    bob.get_by_role("textbox", name="Name").fill("Robert")
    bob.get_by_role("radio", name="green").check()
    bob.get_by_role("button", name="Save").click()
    seats = ann.get_by_role("listitem").filter(has_text="Robert")
    expect(seats.locator(".chip.s4")).to_have_count(2)  # around the table, and in the list
    expect(bob.get_by_role("textbox")).to_have_count(0)


def test_what_somebody_says_is_seen_by_all(visit: Visit) -> None:
    ann = visit()
    id = sit_down(ann, "antler-island", against_bots(3))
    eve = visit(f"/t/{id}", **PHONE)
    for page in (ann, eve):
        page.wait_for_selector(".prompt")
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Well played!").click()
    for page in (ann, eve):
        expect(page.get_by_role("status").filter(has_text="Ann Well played!")).to_be_visible()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_why_not_is_said_where_it_was_tried(visit: Visit, screen: dict[str, Any]) -> None:
    page = visit(**screen)
    sit_down(page, "antler-island", against_bots(3))
    wait_for_turn(page)
    bubble = page.get_by_role("status").locator("p").filter(has=page.get_by_role("button", name="AI-"))
    marsh = page.locator('path.area[data-space="M0"]').bounding_box()
    assert marsh
    x, y = marsh["x"] + marsh["width"] / 2, marsh["y"] + marsh["height"] / 2
    page.mouse.click(x, y)
    said = bubble.bounding_box()
    assert said
    assert said["x"] <= x <= said["x"] + said["width"]
    assert abs(said["y"] + said["height"] - y) < 30
    page.keyboard.press("?")
    expect(page.locator("dialog article.at")).to_be_visible()
    expect(bubble).to_have_count(0)
    page.keyboard.press("Escape")
    page.mouse.click(x, y)
    expect(bubble).to_be_visible()
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


def test_a_newcomer_takes_over_from_a_bot_when_all_agree(visit: Visit) -> None:
    ann = visit()
    id = sit_down(ann, "animal-kingdoms", against_bots(2))
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Offer the seat of").click()
    link = ann.get_by_role("textbox", name="Offer the seat of").input_value()
    ann.keyboard.press("Escape")
    cat = visit(link)
    expect(cat.get_by_text("everybody at the table has to agree")).to_be_visible()
    cat.get_by_role("textbox", name="Name").fill("Cat")
    cat.get_by_role("button", name="Sit down").click()
    expect(cat.get_by_text("The others are being asked")).to_be_visible()
    asked = ann.get_by_role("alertdialog")
    expect(asked).to_contain_text("Cat would like to take over")
    asked.get_by_role("button", name="I agree").click()
    expect(asked).to_have_count(0)
    cat.wait_for_url(re.compile(rf"/t/{id}"))
    expect(ann.get_by_role("heading", name="Cat")).to_be_visible()
