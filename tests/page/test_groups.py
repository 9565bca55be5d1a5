"""People who come together, in real browsers: by one link, with words, in a league."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.test_access import problems
from tests.page.test_games import PHONE


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_one_link_words_and_a_league(visit: Visit, theme: str) -> None:
    ann = visit("/new/connect-four", color_scheme=theme)
    dock = ann.get_by_role("status").filter(has_text="2 chairs")
    expect(dock).to_contain_text("Live. One chair is for whoever has the link.")
    ann.get_by_text("Over days").click()
    expect(dock).to_contain_text("2 days for each move")
    ann.get_by_text("Live", exact=True).click()
    ann.get_by_role("checkbox", name="People may write to each other").check()
    assert not problems(ann)
    ann.get_by_role("textbox", name="Name").fill("Ann")
    ann.get_by_role("button", name="Set up the table").click()

    # One link: read, shared or copied; whoever opens it sees who is there, and sits down with one tap.
    expect(ann.get_by_role("heading", name="Your table is open")).to_be_visible()
    link = ann.get_by_role("textbox", name="Come and play Connect Four").input_value()
    expect(ann.get_by_role("img", name=f"QR code of {link}")).to_be_visible()
    assert not problems(ann)
    bob = visit(link, color_scheme=theme, **PHONE)
    tap = bob.get_by_role("button", name="Sit down this chair is free")
    expect(tap).to_be_in_viewport()
    assert not problems(bob)
    place = bob.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text="Ann")
    expect(place).to_contain_text("is here")
    tap.click()
    expect(bob.get_by_role("heading", name="You have a chair")).to_be_visible()
    expect(ann.get_by_role("status").filter(has_text="Everybody is here.")).to_be_visible()
    cat = visit(link)
    expect(cat.get_by_role("heading", name="All chairs are taken")).to_be_visible()

    # Words: plain text for all, unread ones counted, muted, reported, silenced.
    bob.get_by_role("button", name="Words at the table").click()
    text = bob.get_by_role("textbox", name="Write something to all")
    text.fill("x" * 301)
    expect(bob.get_by_text("At most 300 characters, please.")).to_be_visible()
    expect(bob.get_by_role("button", name="Send")).to_be_disabled()
    text.fill("See https://example.org <b>now</b>")
    text.press("Enter")
    expect(text).to_have_value("")
    ann.get_by_role("button", name="Words at the table: 1 new").click()
    log = ann.get_by_role("log")
    expect(log).to_contain_text("See https://example.org <b>now</b>")
    expect(log.get_by_role("link")).to_have_count(0)
    assert not problems(ann)
    ann.get_by_role("textbox", name="Write something to all").fill("No links, please")
    ann.keyboard.press("Enter")
    bob.get_by_role("button", name="Tell the host").click()
    expect(bob.get_by_role("button", name="Told")).to_be_disabled()
    ann.get_by_role("button", name="Mute").click()
    expect(log).not_to_contain_text("example.org")
    ann.get_by_role("button", name="Silence").click()
    expect(bob.get_by_text("The host does not let you write at this table.")).to_be_visible()
    expect(cat.get_by_role("button", name=re.compile("Words at the table"))).to_be_visible()
    ann.keyboard.press("Escape")
    ann.get_by_role("button", name="Begin", exact=True).click()
    ann.wait_for_selector(".prompt, .choices")

    # A league: made, joined by its link, the next game in one click.
    ann.goto("/league")
    ann.get_by_role("textbox", name="Name of the league").fill("Tuesdays")
    ann.get_by_role("radio", name="Connect Four").check()
    assert not problems(ann)
    ann.get_by_role("button", name="Make the league").click()
    link = ann.get_by_role("textbox", name="Come into our league Tuesdays").input_value()
    bob.goto(link)
    bob.get_by_role("button", name="Join the league").click()
    expect(bob.get_by_role("row")).to_have_count(3)
    assert not problems(bob)
    bob.get_by_role("button", name="Play with Ann").click()
    bob.wait_for_url(re.compile("/t/"))
    ann.reload()
    expect(ann.get_by_role("link", name=re.compile("Go on playing"))).to_be_visible()
    assert not problems(ann)
