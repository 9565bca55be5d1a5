"""Somebody who plays by clicking what is lit."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Error, Page

LIT = "[data-step]:not(.choices [data-step])"
CONFIRM = "[data-confirm]:not([disabled])"
SOON = 5000  # milliseconds; whatever cannot be clicked by then has gone
TOO_MANY = 4000  # clicks in a game
LOOK = 30  # milliseconds between two looks at the page
LOOKS = 2000  # before nothing is expected any more
STUCK = 6  # clicks one after the other that hit nothing

#: What the page wants from the player now: how many of each kind can be seen.
STATE = f"""() => {{
  const seen = (it) => it.checkVisibility({{visibilityProperty: true}}) && it.getBoundingClientRect().width;
  const count = (selector) => [...document.querySelectorAll(selector)].filter(seen).length;
  const what = {{over: ".end .verdict", curtain: "[data-lift]", confirm: "{CONFIRM}", lit: "{LIT}"}};
  return Object.fromEntries(Object.entries(what).map(([name, selector]) => [name, count(selector)]));
}}"""


def state(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(STATE)
    return found


def wait_for_turn(page: Page) -> dict[str, Any]:
    """Wait until there is something to do, or the game is over."""
    for _ in range(LOOKS):
        if any((now := state(page)).values()):
            return now
        page.wait_for_timeout(LOOK)  # (what waits within the page would need a policy that lets it evaluate)
    raise AssertionError(f"there is nothing to do at {page.url}:\n{page.locator('body').inner_text()}")


def act(page: Page, luck: Random, now: dict[str, Any]) -> None:
    """Do one thing of what can be done."""
    if now["curtain"]:
        page.locator("[data-lift]").first.click()
    elif now["confirm"] and (not now["lit"] or luck.random() < 0.7):
        page.locator(CONFIRM).first.click(timeout=SOON)
    else:
        lit = page.locator(LIT).locator("visible=true")
        lit.nth(luck.randrange(max(lit.count(), 1))).click(timeout=SOON)


def play(page: Page, seed: str, until: int | None = None) -> bool:
    """Play to the end, or so many clicks; is the game over?"""
    luck = Random(seed)
    missed = 0
    for _ in range(until or TOO_MANY):
        now = wait_for_turn(page)
        if now["over"]:
            return True
        try:
            act(page, luck, now)
            missed = 0
        except Error:  # what was lit has gone in the meantime: look again
            missed += 1
            if missed == STUCK:
                raise
            page.wait_for_timeout(50)
    assert until, "the game does not end"
    return False
