"""Takes the screenshots of the documentation: the real page, at positions that bots have played to."""

from __future__ import annotations

import sqlite3
import tempfile
import time
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
READY = ".prompt, .verdict, .hero, input[type=range], main h1"  # of a table, its end, home, a replay, a page
DAY = 24 * 3600
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


EVENINGS = (
    ("antler-island", 4),
    ("antigua", 3),
    ("animal-kingdoms", 4),
    ("antigua", 2),
    ("antler-island", 3),
)
RUNNING = {"antler-island": 1, "antigua": 2}  # days for a move


class People:
    """Somebody with finished games behind her, running ones before her, and friends."""

    def __init__(self, camera: Camera, address: str, folder: Path, games: dict[str, Match]) -> None:
        self._address, self._folder, self._games = address, folder, games
        self._page, self._friend = camera.page("light", DESK), camera.page("light", DESK)
        for page in (self._page, self._friend):
            page.goto("/about")

    def _ask(self, page: Page, path: str, body: Any) -> Any:
        answer = page.request.post(f"/api{path}", data=body, headers={"origin": self._address})
        if not answer.ok:
            raise SystemExit(f"{path}: {answer.text()}")
        return answer.json()

    def _get(self, path: str) -> Any:
        return self._page.request.get(f"/api{path}").json()

    def _upload(self, text: str, players: int, **more: Any) -> str:
        seats = [{"kind": "me", "name": NAMES[0]}]
        seats += [{"kind": "bot", "level": "easy", "name": name} for name in NAMES[1:players]]
        wish = {"text": text, "seats": seats, "name": NAMES[0]}
        id: str = self._ask(self._page, "/saves", wish | more)["table"]["id"]
        return id

    def _finish(self, id: str) -> None:
        """Decide anything, until the game is over."""
        while not (seen := self._get(f"/tables/{id}/snapshot?seat=0"))["over"]:
            if not (decision := seen["decision"]) or not decision["owed"]:
                time.sleep(0.05)
                continue
            steps = self._first(id, decision)
            wish = {"seat": 0, "decision_number": seen["decision_number"], "steps": steps}
            key = {"key": f"move-{seen['number']:05}-{time.monotonic_ns()}"}
            self._page.request.post(
                f"/api/tables/{id}/moves", data=wish | key, headers={"origin": self._address}
            )

    def _first(self, id: str, decision: Any) -> list[int]:
        """The first choice that there is."""
        if decision["choices"]:
            return list(decision["choices"][0]["steps"])
        if decision["parts"]:
            return [part[0]["step"] for part in decision["parts"]]
        steps, follows = [], decision["next"]
        while follows:
            steps.append(follows[0]["step"])
            path = f"/tables/{id}/choices?seat=0&steps={','.join(map(str, steps))}"
            follows = self._get(path)["next"]
        return steps

    def live(self) -> dict[str, str]:
        """Play, and set up tables; the addresses of pages to look at."""
        evenings = EVENINGS * 3
        over = [
            self._upload(nearly_over(game, players, n), players) for n, (game, players) in enumerate(evenings)
        ]
        for id in over:
            self._finish(id)
        with sqlite3.connect(self._folder / "antics.db", timeout=30) as database:
            for n, id in enumerate(over):  # they were played by people, one after the other
                ended, lasted = time.time() - 2.3 * DAY * (len(over) - n), (2900, 1500, 9 * DAY, 3300)[n % 4]
                values = "counts = 1, ended = ?, seconds = ?"
                database.execute(f"UPDATE figures SET {values} WHERE table_id = ?", (ended, lasted, id))
            database.execute("UPDATE figures SET kind = 'person', person = 'j', level = NULL WHERE seat = 1")
        for game, days in RUNNING.items():
            text, players = self._games[game].save(), self._games[game].players
            self._upload(text, players, pace="days", move_time=days * DAY)
        seats = [{"kind": "open"}, {"kind": "me", "name": NAMES[0]}]
        wish = {"game": "antigua", "seats": seats, "pace": "days", "move_time": 2 * DAY, "name": NAMES[0]}
        shared = self._ask(self._page, "/tables", wish)["table"]["id"]
        seats = [{"kind": "me", "name": NAMES[0]}, {"kind": "open"}, {"kind": "open"}]
        lobby = self._ask(self._page, "/tables", {"game": "antler-island", "seats": seats})["table"]["id"]
        self._ask(self._friend, f"/tables/{lobby}/join", {"name": NAMES[1]})
        self._ask(self._friend, f"/tables/{shared}/join", {"name": NAMES[1]})
        return {
            "my-games": "/games",
            "new-table": "/new/antigua",
            "lobby": f"/t/{lobby}",
            "figures": "/games/figures",
        }

    def same(self, camera: Camera, screen: dict[str, Any]) -> Page:
        """Her, at another screen."""
        page = camera.page("light", screen)
        page.context.add_cookies(self._page.context.cookies())  # type: ignore[arg-type]
        return page


def nearly_over(game: str, players: int, seed: int) -> str:
    """A game between bots before the last decision of the first seat, as a save file."""
    match, player, found = antics.new(game, players, seed=seed), bot("greedy"), ""
    while not match.over:
        if match.waiting == (0,):
            found = match.save()
        seat = match.waiting[-1]
        match.play(seat, player.choose(Position.of(match, seat, len(match.log))))
    return found


def shoot_people(camera: Camera, address: str, folder: Path, games: dict[str, Match]) -> None:
    people = People(camera, address, folder, games)
    for name, path in people.live().items():
        camera.shoot(people.same(camera, DESK), path, f"{name}-desk")
        if name in ("my-games", "lobby"):
            camera.shoot(people.same(camera, PHONE), path, f"{name}-phone")


def main() -> None:
    games = {name: played_to(*scene) for name, scene in SCENES.items()}
    folder = Path(tempfile.mkdtemp())
    service = Service(folder)
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
            shoot_people(camera, service.address, folder, games)
            camera.once(
                "replay",
                lambda page: table_of(page, games["end"]).replace("/t/", "/replay/") + "?at=40&seat=all",
            )
    finally:
        service.kill()


if __name__ == "__main__":
    main()
