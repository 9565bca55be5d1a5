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

HEARD = (
    "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).asks.length"  # that I want to be asked
)
GOES_ON = "async ([path, number]) => (await (await fetch(path)).json()).number > number"
MOVE = """async ([id, steps]) => {
  const path = `/api/tables/${id}`, headers = {"content-type": "application/json"};
  const {decision_number} = await (await fetch(`${path}/snapshot?seat=0`)).json();
  const body = JSON.stringify({seat: 0, decision_number, steps, key: "the-first-of-two"});
  await fetch(`${path}/moves`, {method: "POST", headers, body});
}"""


def levels(page: Page) -> list[str | None]:
    """Who sits at the table that is shown."""
    id = re.search(r"/t/(\w+)", page.url)
    assert id
    return [seat["level"] for seat in page.request.get(f"/api/tables/{id[1]}").json()["table"]["seats"]]


def before_the_only_answer() -> tuple[antics.Match, antics.Action]:
    """A game, and a choice of seat 0 after which it is asked without a choice: nobody is to learn that."""
    luck, match = Random(3), antics.new("antler-island", players=3, seed=3)
    while True:
        seat = match.waiting[0]
        if seat == 0 and match.game.words.ask(match.state, 0).id == "antler-island-ask-take":
            for action in match.legal(0):
                twin = match.copy()
                twin.play(0, action)
                if 0 in twin.waiting and only_choice(twin, 0) is not None:
                    return match, action
        match.step(seat, luck.choice(match.steps(seat)))


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
    match, action = before_the_only_answer()
    page = visit()
    page.evaluate("localStorage.setItem('antics', JSON.stringify({speed: 'none', answered: false}))")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 2]
    id = page.evaluate(UPLOAD, {"text": match.save(), "seats": seats, "name": "Ann"})["table"]["id"]
    page.goto(f"/t/{id}")
    page.wait_for_function(HEARD, arg=id)
    page.evaluate(MOVE, [id, list(action.steps)])
    snapshot = f"/api/tables/{id}/snapshot?seat=0"
    asked = page.request.get(snapshot).json()
    assert asked["decision"]["automatic"]
    expect(page.locator(".prompt")).to_contain_text("You hold no Roar, but the others cannot know.")
    switch(page, ONLY)
    page.wait_for_function(GOES_ON, arg=[snapshot, asked["number"]])


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
