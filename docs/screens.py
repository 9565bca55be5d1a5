"""Takes the screenshots of the documentation: the real page, at positions that bots have played to."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright
from tests.page.conftest import Service

import antics
from antics.bench.page import CHROMIUM
from antics.bots import Position, bot
from antics.core.match import Match

FOLDER = Path(__file__).parent / "pictures"
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
NAMES = ["Maren", "Jonas", "Bracken", "Heath", "Sorrel"]
UPLOAD = """async (wish) => {
  const headers = {"content-type": "application/json"};
  return (await fetch("/api/saves", {method: "POST", headers, body: JSON.stringify(wish)})).json();
}"""
READY = ".prompt, .verdict, .hero, input[type=range]"  # of a table, its end, the home page, a replay
Moment = Callable[[Match], bool]
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")


def mine(match: Match) -> bool:
    return 0 in match.waiting


def moves(n: int) -> Moment:
    return lambda match: len(match.log) >= n and mine(match) and not (fight(match) or battle(match))


def fight(match: Match) -> bool:
    return mine(match) and bool(match.view(0).get("fight"))


def battle(match: Match) -> bool:
    return mine(match) and bool(match.view(0).get("battle"))


def over(match: Match) -> bool:
    return match.over


SCENES: dict[str, tuple[str, int, int, Moment]] = {  # name: game, players, seed, the moment
    "antler-island": ("antler-island", 4, 11, moves(110)),
    "animal-kingdoms": ("animal-kingdoms", 5, 12, moves(62)),
    "antigua": ("antigua", 4, 13, moves(48)),
    "connect-four": ("connect-four", 2, 16, moves(9)),
    "fight": ("antler-island", 4, 14, fight),
    "battle": ("animal-kingdoms", 4, 15, battle),
    "end": ("antler-island", 4, 18, over),
}


def played_to(game: str, players: int, seed: int, moment: Moment) -> Match:
    """A game between bots, stopped at the first such moment."""
    match, player = antics.new(game, players, seed=seed), bot("medium")
    while not moment(match):
        if match.over:
            raise SystemExit(f"{game}, seed {seed}: that moment did not come")
        seat = match.waiting[-1]
        match.play(seat, player.choose(Position.of(match, seat, len(match.log))))
    return match


def table_of(page: Page, match: Match) -> str:
    """The address of a table at which this game goes on."""
    seats: list[dict[str, Any]] = [{"kind": "me", "name": NAMES[0]}]
    seats += [{"kind": "bot", "level": "easy", "name": name} for name in NAMES[1 : match.players]]
    page.goto("/about")
    made = page.evaluate(UPLOAD, {"text": match.save(), "seats": seats, "name": NAMES[0]})
    return f"/t/{made['table']['id']}"


class Camera:
    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address

    def page(self, theme: Theme, screen: dict[str, Any]) -> Page:
        context = self._browser.new_context(
            base_url=self._address, color_scheme=theme, locale="en-GB", reduced_motion="reduce", **screen
        )
        return context.new_page()

    def shoot(self, page: Page, path: str, name: str) -> None:
        page.goto(path)
        page.wait_for_selector(READY)
        page.evaluate("() => document.fonts.ready")
        page.wait_for_timeout(900)  # whatever comes in by a motion has come
        page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
        page.context.close()

    def everywhere(self, name: str, path: Callable[[Page], str]) -> None:
        """On a desk and on a phone, by day and by lamplight."""
        for theme in THEMES:
            for size, screen in (("desk", DESK), ("phone", PHONE)):
                page = self.page(theme, screen)
                self.shoot(page, path(page), f"{name}-{size}-{theme}")

    def once(self, name: str, path: Callable[[Page], str]) -> None:
        page = self.page("light", DESK)
        self.shoot(page, path(page), name)


def main() -> None:
    games = {name: played_to(*scene) for name, scene in SCENES.items()}
    service = Service(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
            )
            camera = Camera(browser, service.address)
            camera.everywhere("home", lambda page: "/")
            for name in ("antler-island", "animal-kingdoms", "antigua", "connect-four"):
                camera.everywhere(f"table-{name}", lambda page, name=name: table_of(page, games[name]))  # type: ignore[misc]
            for name in ("fight", "battle", "end"):
                camera.once(name, lambda page, name=name: table_of(page, games[name]))  # type: ignore[misc]
            camera.once(
                "replay",
                lambda page: table_of(page, games["end"]).replace("/t/", "/replay/") + "?at=40&seat=all",
            )
    finally:
        service.kill()


if __name__ == "__main__":
    main()
