"""What a table offers at its end, what is answered for me, and what is said of names."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

import antics
from antics.table.choices import only_choice
from tests.page.conftest import Visit
from tests.page.test_review import UPLOAD, a_finished_game

ONLY = "Give the only possible answer for me"
PLAY_ON = """async (id) => {
  const path = `/api/tables/${id}`, headers = {"content-type": "application/json"};
  const get = async (what) => (await fetch(`${path}/${what}`)).json();
  const whole = async ({suggested, choices}, steps = []) => {
    if (suggested ?? choices) return suggested ?? choices[0].steps;
    const after = await get(`choices?seat=0&steps=${steps}`);
    return after.whole ? steps : whole({}, [...steps, after.next[0].step]);
  };
  for (let key = 0; ; key += 1) {
    const {decision, decision_number, over} = await get("snapshot?seat=0");
    if (over) return;
    if (decision?.owed) {
      const move = {seat: 0, decision_number, steps: await whole(decision), key: `step-${key}`};
      await fetch(`${path}/moves`, {method: "POST", headers, body: JSON.stringify(move)});
    } else await new Promise((done) => setTimeout(done, 30));
  }
}"""


def levels(page: Page) -> list[str | None]:
    """Who sits at the table that is shown."""
    id = re.search(r"/t/(\w+)", page.url)
    assert id
    return [seat["level"] for seat in page.request.get(f"/api/tables/{id[1]}").json()["table"]["seats"]]


def asked_for_the_only_answer() -> antics.Match:
    """A game in which seat 0 is asked though it has no choice, so that nobody else learns that."""
    luck, match = Random(3), antics.new("antler-island", players=3, seed=3)
    while match.waiting[0] != 0 or only_choice(match, 0) is None:
        seat = match.waiting[0]
        match.step(seat, luck.choice(match.steps(seat)))
    return match


def switch(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name=name).click()
    page.keyboard.press("Escape")


def test_after_a_game_against_bots_another_level_is_one_touch_away(visit: Visit) -> None:
    page = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    id = page.evaluate(UPLOAD, {"text": a_finished_game().save(), "seats": seats, "name": "Ann"})["table"][
        "id"
    ]
    page.goto(f"/t/{id}")
    offers = page.get_by_role("region", name="Another level:").get_by_role("button")
    expect(offers).to_have_text(["medium", "hard", "expert", "champion"])
    offers.nth(1).click()
    page.wait_for_url(lambda url: "/t/" in url and id not in url)
    assert sorted(map(str, levels(page))) == ["None", "hard"]


def test_after_a_guided_game_easy_bots_and_the_other_games_are_offered(visit: Visit) -> None:
    page = visit()
    page.get_by_role("region", name="Learn by playing").get_by_role("button", name="Animal Kingdoms").click()
    page.wait_for_url(re.compile("/t/"))
    page.evaluate(PLAY_ON, page.url.rpartition("/")[2])
    page.reload()
    offers = page.get_by_role("region", name="What next?")
    expect(offers.get_by_role("button", name="Antigua")).to_be_visible()
    expect(offers.get_by_role("button", name="Antler Island")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    here = page.url
    offers.get_by_role("button").first.click()
    page.wait_for_url(lambda url: "/t/" in url and url != here)
    assert {level for level in levels(page) if level} == {"easy"}


def test_the_only_answer_is_given_for_me_unless_i_want_to_be_asked(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('antics', JSON.stringify({speed: 'none', answered: false}))")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2]
    made = page.evaluate(UPLOAD, {"text": asked_for_the_only_answer().save(), "seats": seats, "name": "Ann"})
    page.goto(f"/t/{made['table']['id']}")
    confirm = page.locator("[data-confirm]:not([disabled])")
    expect(confirm).to_have_count(1)
    snapshot = f"/api/tables/{made['table']['id']}/snapshot?seat=0"
    asked = page.request.get(snapshot).json()
    assert asked["decision"]["automatic"]
    switch(page, ONLY)
    page.wait_for_function(
        "async ([path, number]) => (await (await fetch(path)).json()).number > number",
        arg=[snapshot, asked["number"]],
    )


def test_names_are_asked_for_in_our_own_words(visit: Visit) -> None:
    page = visit("/new/connect-four")
    for seat in (1, 2):
        page.get_by_role("group", name=f"Seat {seat}").get_by_role("radio", name="this device").check()
    names = page.get_by_role("textbox", name="Name")
    expect(names).to_have_count(2)
    begin = page.get_by_role("button", name="Begin")
    names.nth(0).fill("Ann")
    names.nth(1).fill(" ann ")
    begin.click()
    expect(page.get_by_text("Somebody here goes by that name already.")).to_be_visible()
    names.nth(1).fill("")
    expect(page.get_by_text("Who sits here? Please give a name.")).to_be_visible()
    expect(page).to_have_url(re.compile("/new/connect-four"))
    names.nth(1).fill("Bob")
    expect(page.get_by_text("Who sits here? Please give a name.")).to_have_count(0)
    begin.click()
    expect(page).to_have_url(re.compile("/t/"))
