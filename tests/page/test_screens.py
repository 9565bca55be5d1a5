"""Whatever can be chosen can be seen and touched, at every size of screen, in every kind of decision."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import antics
from antics.core.match import Match
from antics.table.choices import only_choice

from .conftest import Visit

SIZES = {  # name: width, height, and how large the letters are
    "phone": (390, 844, 1.0),
    "phone on its side": (844, 390, 1.0),
    "tablet": (820, 1180, 1.0),
    "tablet on its side": (1180, 820, 1.0),
    "laptop": (1280, 720, 1.0),
    "ultra-wide": (2560, 1080, 1.0),
    "zoomed to 200 %": (640, 360, 1.0),
    "phone, letters 130 %": (390, 844, 1.3),
    "laptop, letters 130 %": (1280, 720, 1.3),
}
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "antler-island": (4, {"advanced": True}),
    "animal-kingdoms": (2, {"egon": True}),
    "antigua": (3, {}),
}
SEARCHED = 8  # games
LEAST = 40  # pixels that a finger needs

UPLOAD = """async (wish) => {
  const headers = {"content-type": "application/json"};
  return (await fetch("/api/saves", {method: "POST", headers, body: JSON.stringify(wish)})).json();
}"""

#: Everything is where it is going to be.
SETTLED = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const finite = document.getAnimations().filter((one) => one.effect.getTiming().iterations !== Infinity);
  await Promise.all(finite.map((one) => one.finish()));
  await new Promise((done) => requestAnimationFrame(done));
}"""

LETTERS = """(times) => {
  const all = [...document.querySelectorAll("body *")].filter((it) => it.style);
  const sizes = all.map((it) => parseFloat(getComputedStyle(it).fontSize));
  all.forEach((it, i) => (it.style.fontSize = times === 1 ? "" : `${sizes[i] * times}px`));
}"""

#: What is wrong with what can be chosen: out of sight, covered, or too small.
FAULTS = """(least) => {
  const faults = [], step = 4;
  const seen = (it) => it.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const wanted = "[data-step]:not(.choices [data-step]), [data-confirm], [data-swap]";
  let count = 0;
  for (const it of [...document.querySelectorAll(wanted)].filter(seen)) {
    count += 1;
    it.scrollIntoView({block: "nearest", inline: "nearest", behavior: "instant"});
    const box = it.getBoundingClientRect(), far = 24;
    const own = (x, y) => {
      const top = document.elementFromPoint(x, y);
      if (!top) return false;
      if (it.contains(top)) return true;
      return !top.closest(".ctile") && !!top.closest("[data-deed]")?.contains(it);
    };
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const along = (from, to, hit) => {
      let length = 0;
      for (let at = from; at <= to; at += step) length += hit(at) ? step : 0;
      return length;
    };
    const [left, right] = [Math.max(box.left - far, x - 60), Math.min(box.right + far, x + 60)];
    const [top, bottom] = [Math.max(box.top - far, y - 60), Math.min(box.bottom + far, y + 60)];
    const wide = along(left, right, (at) => own(at, y)), high = along(top, bottom, (at) => own(x, at));
    const label = it.getAttribute("aria-label") ?? it.textContent;
    const name = `${it.tagName}.${it.getAttribute("class") ?? ""} ${label}`;
    const where = [box.left, box.top, box.width, box.height].map(Math.round).join(" ");
    if (!wide || !high) faults.push(`out of sight or covered: ${name.trim().slice(0, 70)} at ${where}`);
    else if (wide < least || high < least)
      faults.push(`${wide} x ${high}: ${name.trim().slice(0, 70)} at ${where}`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1)
    faults.push(`wider than the screen: ${document.documentElement.scrollWidth}`);
  return {count, faults};
}"""


def decisions(game: str) -> Iterator[tuple[str, Match]]:
    """A position for each kind of decision of seat 0 that leaves a choice, found by random games."""
    players, options = GAMES[game]
    known: set[str] = set()
    for seed in range(SEARCHED):
        luck, match = Random(seed), antics.new(game, players=players, seed=seed, **options)
        while not match.over and len(match.log) < 500:
            seat = match.waiting[0]
            if 0 in match.waiting and only_choice(match, 0) is None:
                kind = match.game.words.ask(match.state, 0).id
                if kind not in known:
                    known.add(kind)
                    yield kind, match.copy()
            played = len(match.log)
            while len(match.log) == played:
                match.step(seat, luck.choice(match.steps(seat)))


def faults_everywhere(page: Page, kind: str) -> tuple[int, list[str]]:
    """Over all sizes: how much was looked at, and what is wrong."""
    looked, found = 0, []
    for size, (width, height, letters) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        if letters != 1:
            page.evaluate(LETTERS, letters)
        seen: dict[str, Any] = page.evaluate(FAULTS, LEAST)
        if letters != 1:
            page.evaluate(LETTERS, 1)
        looked += seen["count"]
        found += [f"{kind}, {size}: {fault}" for fault in seen["faults"]]
    return looked, found


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_chosen_can_be_reached_at_every_size(visit: Visit, game: str) -> None:
    page, looked, found = visit("/about"), 0, list[str]()
    page.evaluate("localStorage.setItem('antics', JSON.stringify({speed: 'none', atOnce: false}))")
    players, _ = GAMES[game]
    kinds = set()
    for kind, match in decisions(game):
        kinds.add(kind)
        seats = [{"kind": "me", "name": "Maren"}, *[{"kind": "bot", "level": "random"}] * (players - 1)]
        made = page.evaluate(UPLOAD, {"text": match.save(), "seats": seats})
        page.goto(f"/t/{made['table']['id']}")
        page.wait_for_selector("[data-step]", state="attached")
        expect(page.locator("[data-confirm]")).to_have_count(1)
        count, faults = faults_everywhere(page, kind)
        assert count, kind
        looked, found = looked + count, found + faults
    print(f"{game}: {len(kinds)} kinds of decisions, {looked} things to choose, {len(found)} faults")
    assert not found, "\n".join(found)
