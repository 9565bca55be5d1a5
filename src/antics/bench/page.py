"""How smoothly pieces move on the page, in a real browser, and what a table makes it load."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import TYPE_CHECKING, Any

from antics.core.contract import Game
from antics.core.errors import AnticsError

if TYPE_CHECKING:
    from playwright.sync_api import Page

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
GAMES = ("animal-kingdoms", "antigua", "antler-island")  # those that the page has a board for
SMOOTH = 1000 / 60 * 1.2  # milliseconds: a frame that comes later was missed

#: A table with bots.
MAKE = """async ({game, players}) => {
  const seats = [{kind: "me"}, ...Array(players - 1).fill({kind: "bot", level: "easy"})];
  const body = JSON.stringify({game, seats, name: "Ann"});
  const headers = {"content-type": "application/json"};
  const made = await fetch("/api/tables", {method: "POST", headers, body});
  return (await made.json()).table.id;
}"""

#: The time between frames for as long as something moves that will come to rest.
WATCH = """() => {
  window.frames_ms = [];
  let before = 0;
  const rounds = (one) => one.effect?.getComputedTiming().iterations;
  const ends = (one) => one.playState === "running" && rounds(one) !== Infinity;
  const look = (now) => {
    const moving = document.getAnimations().some(ends);
    if (before && moving) window.frames_ms.push(now - before);
    before = moving ? now : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

#: Decide whatever is asked: the first thing that is lit, until it can be confirmed.
DECIDE = """() => {
  const seen = (it) => it.checkVisibility() && !it.disabled;
  const find = (selector) => [...document.querySelectorAll(selector)].find(seen);
  const target = find("[data-confirm]:not([disabled])") ?? find("[data-step]:not(.choices [data-step])");
  target?.dispatchEvent(new MouseEvent("click", {bubbles: true}));
}"""


@contextmanager
def _page(folder: str) -> Iterator[Page]:
    """The page in a browser, served by a service of its own."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        raise AnticsError("bench: the page is measured with Playwright (pip install playwright)") from error
    if not CHROMIUM:
        raise AnticsError("bench: there is no Chromium here (Debian: apt-get install chromium)")
    command = [sys.executable, "-m", "antics", "serve", "--port", "0", "--quiet", "--unlimited"]
    command += ["--database", f"sqlite:///{folder}/bench.db", "--pause", "0.2", "0.4"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout
            address = server.stdout.readline().rpartition(" ")[2].strip()
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
                context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900})
                yield context.new_page()
                browser.close()
        finally:
            server.kill()


def race(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Frames while a game is played and watched at its usual speed."""
    with tempfile.TemporaryDirectory() as folder, _page(folder) as page:
        scripts: list[int] = []
        page.goto("/about")
        page.on(
            "response",
            lambda answer: (
                scripts.append(int(answer.headers.get("content-length", 0)))
                if answer.url.endswith(".js")
                else None
            ),
        )
        id = page.evaluate(MAKE, {"game": game.name, "players": players})
        page.goto(f"/t/{id}")
        page.wait_for_selector("[data-step]")
        page.evaluate(WATCH)
        for _ in range(int(seconds * 4)):
            page.evaluate(DECIDE)
            page.wait_for_timeout(250)
        times: list[float] = page.evaluate("() => window.frames_ms")
        if not times:
            raise AnticsError("bench: nothing moved")
    return {
        "game": game.name,
        "players": players,
        "frames": len(times),
        "fps_median": round(1000 / median(times), 1),
        "fps_mean": round(1000 * len(times) / sum(times), 1),
        "missed_share": round(sum(time > SMOOTH for time in times) / len(times), 3),
        "script_kb": round(sum(scripts) / 1000, 1),
    }
