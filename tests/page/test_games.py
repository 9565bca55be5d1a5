"""Whole games, played through the page by clicking what is lit."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Service, Visit
from tests.page.player import play, state, wait_for_turn

LARGEST = {"antler-island": 4, "animal-kingdoms": 5, "antigua": 4}
SMALLER = [
    ("antler-island", 3),
    *(("animal-kingdoms", n) for n in (1, 2, 3, 4)),
    ("antigua", 2),
    ("antigua", 3),
]
GAMES = tuple(LARGEST)
A_WHILE = 40  # clicks: a few turns
MAKE = """async (wish) => {
  const headers = {"content-type": "application/json"};
  return (await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(wish)})).json();
}"""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def sit_down(page: Page, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """Make a table from within the page, and go there; its id."""
    wish = {"game": game, "seats": seats, "name": "Ann"} | more
    id: str = page.evaluate(MAKE, wish)["table"]["id"]
    page.goto(f"/t/{id}")
    return id


def two_at_a_table(visit: Visit) -> tuple[Page, Page]:
    """Ann, and Bob, who sits down at her table by his link."""
    ann = visit()
    id = sit_down(ann, "animal-kingdoms", [{"kind": "me"}, {"kind": "open"}])
    link = ann.request.get(f"/api/tables/{id}/links").json()[0]["link"]
    bob = visit(f"/join/{link}")
    bob.get_by_role("button", name="Sit down").click()
    bob.wait_for_url(re.compile(rf"/t/{id}"))
    return ann, bob


def against_bots(players: int) -> list[dict[str, Any]]:
    return [{"kind": "me"}, *({"kind": "bot", "level": "easy"} for _ in range(players - 1))]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(visit: Visit, game: str) -> None:
    page = visit()
    sit_down(page, game, against_bots(LARGEST[game]))
    play(page, game)
    expect(page.locator(".verdict")).to_be_visible()


@pytest.mark.parametrize(("game", "players"), SMALLER)
def test_tables_of_every_size(visit: Visit, game: str, players: int) -> None:
    page = visit()
    sit_down(page, game, against_bots(players))
    play(page, f"{game} {players}", until=A_WHILE)


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    sit_down(page, "animal-kingdoms", against_bots(3))
    play(page, "phone")
    expect(page.locator(".verdict")).to_be_visible()


@pytest.mark.parametrize("game", ["antler-island", "antigua"])
def test_a_while_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(**PHONE)
    sit_down(page, game, against_bots(3))
    play(page, f"phone {game}", until=A_WHILE)


@pytest.mark.parametrize(("language", "game"), [("de-DE", "antler-island"), ("fr-FR", "antigua")])
def test_a_while_in_another_language(visit: Visit, language: str, game: str) -> None:
    page = visit(locale=language)
    sit_down(page, game, against_bots(3))
    wait_for_turn(page)
    assert page.locator("html").get_attribute("lang") == language[:2]
    play(page, f"{language} {game}", until=A_WHILE)
    assert not re.search(r"\b[a-z]+(-[a-z]+)+-[a-z]+\b", page.inner_text("body").replace("\n", " ")), (
        "no bare ids"
    )


def test_two_people_with_links(visit: Visit) -> None:
    ann, bob = two_at_a_table(visit)
    ann.get_by_role("button", name="Begin", exact=True).click()
    for round in range(3000):
        for page in (ann, bob):
            now = state(page)
            if now["lit"] or now["confirm"]:
                play(page, f"{round}", until=1)
        if state(ann)["over"] and state(bob)["over"]:
            break
        ann.wait_for_timeout(30)
    assert state(ann)["over"]
    assert state(bob)["over"]


def test_hot_seat_with_a_curtain_between(visit: Visit) -> None:
    page = visit()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    sit_down(page, "animal-kingdoms", seats)
    assert wait_for_turn(page)["curtain"]
    play(page, "hot seat", until=2 * A_WHILE)


def test_a_reload_in_the_middle_changes_nothing(visit: Visit) -> None:
    page = visit()
    sit_down(page, "antler-island", against_bots(3))
    play(page, "reload", until=12)
    page.reload()
    play(page, "reload again", until=12)


def test_the_service_is_killed_and_comes_back(visit: Visit, service: Service) -> None:
    page = visit()
    sit_down(page, "antler-island", against_bots(3))
    for round in range(3):
        play(page, f"killed {round}", until=6)
        service.kill()
        page.wait_for_timeout(300)
        service.start()
    play(page, "killed at last", until=A_WHILE)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit()
    sit_down(page, game, against_bots(3 if game == "antler-island" else 2))
    for _ in range(30):
        now = wait_for_turn(page)
        if now["over"]:
            return
        press(
            page,
            "[data-confirm]:not([disabled])" if now["confirm"] else "[data-step]:not(.choices [data-step])",
        )


def press(page: Page, wanted: str) -> None:
    """Go there by the Tab key alone, and press Enter."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate(f"() => !!document.activeElement?.matches('{wanted}')"):
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
            return
        if not state(page)["lit"] and not state(page)["confirm"]:
            return
    raise AssertionError(f"{wanted} cannot be reached by keyboard")
