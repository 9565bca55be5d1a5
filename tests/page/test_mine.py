"""My games and my key in real browsers: what is played in one is found in another."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.conftest import Service, Visit
from tests.page.test_access import problems
from tests.page.test_calls import ask
from tests.page.test_games import PHONE

DAY = 24 * 3600


def play_out(page: Page, service: Service, columns: str) -> str:
    """A finished game of connect four, in which this browser has both seats."""
    seats = [{"kind": "me", "name": "Maren"}, {"kind": "me", "name": "Heath"}]
    id: str = ask(page, service, "/tables", {"game": "connect-four", "seats": seats})["table"]["id"]
    play(service, id, columns, page, page)
    return id


def play(service: Service, id: str, columns: str, *people: Page) -> None:
    for n, column in enumerate(columns):
        moved: dict[str, Any] = {"seat": n % 2, "decision_number": n, "steps": ["abcdefg".index(column)]}
        ask(people[n % 2], service, f"/tables/{id}/moves", moved | {"key": f"move-{n:04}"})


def test_all_that_is_mine_is_found_again_by_my_key(visit: Visit, service: Service) -> None:
    desk = visit("/me", color_scheme="dark")
    desk.get_by_label("Name", exact=True).fill("Maren")
    desk.get_by_label("pink, diamond").check(force=True)
    desk.get_by_role("button", name="Save").click()
    expect(desk.get_by_role("status")).to_contain_text("Saved")
    over = play_out(desk, service, "abababa")
    wish = {"game": "connect-four", "pace": "days", "move_time": 2 * DAY}
    running = ask(
        desk, service, "/tables", wish | {"seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}
    )
    rival = visit("/about")
    seats = [{"kind": "me"}, {"kind": "open"}]
    shared = ask(desk, service, "/tables", {"game": "connect-four", "seats": seats})["table"]["id"]
    seat = desk.request.get(f"{service.address}/api/tables/{shared}/links").json()[0]["link"]
    ask(rival, service, f"/links/{seat}", {"name": "Jonas"})
    ask(desk, service, f"/tables/{shared}/start", {})
    play(service, shared, "abababa", desk, rival)
    desk.goto("/new/antigua")
    expect(desk.get_by_label("pink, diamond").first).to_be_checked()  # offered wherever a colour is asked for

    desk.goto("/")
    expect(desk.get_by_role("heading", name="Welcome back, Maren.")).to_be_visible()
    expect(desk.get_by_role("link", name=re.compile("Go on playing"))).to_have_attribute(
        "href", f"/t/{running['table']['id']}"
    )
    assert not problems(desk)
    desk.goto("/games")
    waiting = desk.get_by_role("region", name="Running")
    expect(waiting.get_by_text("Your turn")).to_be_visible()
    expect(waiting.get_by_role("link", name="Go on playing")).to_have_attribute(
        "href", f"/t/{running['table']['id']}"
    )
    expect(waiting.locator("article .slate")).to_contain_text("a b c d e f g")  # the board as it stands
    finished = desk.get_by_role("region", name="Finished")
    expect(finished.get_by_role("row")).to_have_count(3)
    desk.get_by_label("Search: a name, or a game").fill("heat")
    expect(finished.get_by_role("row")).to_have_count(2)
    desk.get_by_label("Search: a name, or a game").fill("nobody at all")
    expect(finished.get_by_text("No such game.")).to_be_visible()
    desk.get_by_label("Search: a name, or a game").fill("connect")
    expect(finished.get_by_role("row")).to_have_count(3)
    assert not problems(desk)
    finished.get_by_text("Save a copy").click()
    with desk.expect_download() as saved:
        finished.get_by_role("link", name="As a table (CSV)").click()
    assert saved.value.path().read_text().count(over) == 2

    desk.goto("/me")
    desk.get_by_role("button", name="Make my key").click()
    words = desk.get_by_role("list", name="The twelve words of my key").get_by_role("listitem")
    expect(words).to_have_count(12)
    key = " ".join(re.findall(r"[a-z]{4}", " ".join(words.all_inner_texts())))
    expect(desk.get_by_role("img", name="The link of my key, as a QR code")).to_be_visible()
    link = desk.get_by_label("The link of my key", exact=True).input_value()
    assert link == f"{service.address}/key#{key.replace(' ', '-')}"
    assert not problems(desk)

    asked: list[str] = []
    phone = visit("/games", **PHONE)
    phone.on("request", lambda it: asked.append(f"{it.url} {it.headers.get('referer', '')}"))
    expect(phone.get_by_text("No games yet.")).to_be_visible()
    phone.get_by_role("link", name="I have a key").click()
    phone.get_by_label("The twelve words, or the link").fill(key.replace(key[:4], "xxxx", 1))
    phone.get_by_role("button", name="Look whose it is").click()
    expect(phone.get_by_role("alert")).to_contain_text("This is no key")
    expect(phone.get_by_label("The twelve words, or the link")).to_have_value(re.compile("xxxx"))
    ask(phone, service, "/tables", {"game": "connect-four", "seats": [{"kind": "me"}, {"kind": "me"}]})
    phone.goto(link.removeprefix(service.address))
    expect(phone.get_by_text("This is the key of Maren, with 3 games.")).to_be_visible()
    expect(phone.get_by_text("The game of this device becomes part of it.")).to_be_visible()
    assert phone.url == f"{service.address}/key", "the words have left the address"
    assert not problems(phone)
    phone.get_by_role("button", name="That is me").click()
    phone.wait_for_url(re.compile("/games"))
    expect(phone.get_by_role("region", name="Running").get_by_role("link")).to_have_count(2)
    expect(phone.get_by_role("region", name="Finished").get_by_role("row")).to_have_count(2)  # no head there
    assert not problems(phone)
    assert not [it for it in asked if key[:9].replace(" ", "-") in it.partition("#")[0]], "not in any request"

    phone.goto("/me")
    expect(phone.get_by_text("You have a key, made on")).to_be_visible()
    phone.get_by_role("button", name="Replace it").click()
    phone.get_by_role("button", name="Make a new key").click()
    expect(phone.get_by_role("list", name="The twelve words of my key")).to_be_visible()
    third = visit(link.removeprefix(service.address), locale="de-DE")
    expect(third.get_by_role("alert")).to_contain_text("durch einen neueren ersetzt")

    desk.goto("/me")  # which sees the phone, and ends it
    expect(desk.get_by_role("region", name="My devices").get_by_role("listitem")).to_have_count(2)
    desk.get_by_role("region", name="My devices").get_by_role("button", name="End").last.click()
    desk.get_by_role("button", name="End it").click()
    expect(desk.get_by_role("region", name="My devices").get_by_role("listitem")).to_have_count(1)
    phone.goto("/games")
    expect(phone.get_by_text("No games yet.")).to_be_visible()

    desk.goto("/games/figures")
    counted = desk.get_by_role("region", name="Connect Four")
    expect(
        counted.get_by_role("heading", name="1 won of 1")
    ).to_be_visible()  # the other had two seats of mine
    expect(counted.get_by_role("table", name="Favourite openings")).to_contain_text("Drop into a")
    expect(desk.get_by_role("table", name="By rival")).to_contain_text("Jonas")
    assert not problems(desk)
    desk.goto("/me")
    desk.get_by_label("I am sure. Nobody can bring it back.").check(force=True)
    desk.get_by_role("button", name="Delete everything of mine").click()
    expect(desk.get_by_role("heading", name="Pull up a chair.")).to_be_visible()
    assert desk.request.get(f"{service.address}/api/tables/{over}").status == 404


def test_the_app_opens_at_my_games(visit: Visit, service: Service) -> None:
    page = visit("/about")
    manifest = page.request.get(f"{service.address}/manifest.webmanifest").json()
    page.goto(f"/{manifest['start_url']}")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
