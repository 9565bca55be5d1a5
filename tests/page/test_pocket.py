"""The whole game from files alone: served by Python's own server under a path, then by nobody."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

import antics
from antics.cli.serve import PAGE
from antics.pocket import site
from tests.page.conftest import AT_ONCE, WAIT, Service, serious
from tests.page.player import LOOK, LOOKS, act, play, state, wait_for_turn

QUICK = "?pause=0-0.02"  # seconds that bots take
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
POSTER = re.compile("Play against bots ?: ")


class Files:
    """A folder of files, served under a path as long as it is wanted."""

    def __init__(self, folder: Path) -> None:
        self.site = folder / "some" / "where"
        self.site.parent.mkdir()
        handler = partial(Quiet, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/some/where/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.export()

    def export(self, service: str = "") -> None:
        site.export(self.site, PAGE, service)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Files]:
    found = Files(tmp_path_factory.mktemp("files"))
    yield found
    found.close()


@pytest.fixture
def problems() -> Iterator[list[str]]:
    found: list[str] = []
    yield found
    assert not found


def visit(browser: Browser, problems: list[str], **settings: Any) -> tuple[BrowserContext, Page]:
    context = browser.new_context(**({"locale": "en-GB"} | settings))
    context.set_default_timeout(WAIT)
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda line: problems.append(line.text) if serious(line.type, line.text) else None)
    return context, page


def until(page: Page, holds: str) -> None:
    """Wait until something holds in the page. (Its policy lets nobody evaluate there while it waits.)"""
    for _ in range(4 * WAIT // LOOK):
        if page.evaluate(holds):
            return
        page.wait_for_timeout(LOOK)
    raise AssertionError(f"never: {holds}")


def in_worker(page: Page, name: str, script: str) -> None:
    """Run something in the worker of this name. (One that has died is still among them for a while.)"""
    for _ in range(LOOKS):
        for worker in page.workers:
            with suppress(Error):
                if worker.evaluate("name") == name:
                    worker.evaluate(script)
                    return
        page.wait_for_timeout(LOOK)
    raise AssertionError(f"there is no {name}")


def settled(page: Page) -> None:
    """The service worker has all files."""
    until(page, "() => !!navigator.serviceWorker.controller")


def begin(page: Page, game: str) -> None:
    page.get_by_role("button", name=re.compile(f"Play against bots ?: {game}")).click()
    until(page, "() => location.hash.startsWith('#/t/')")
    wait_for_turn(page)


def downloaded(page: Page) -> str:
    """The game as the page writes it, which is what the command line writes."""
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the game").click()
    text = Path(saved.value.path()).read_text()
    assert antics.load(text).save() == text
    return text


def watch_replay(page: Page) -> None:
    """The replay of a game that is over, from its beginning to its end."""
    until(page, "() => location.hash.startsWith('#/replay/')")
    until(page, "() => document.querySelector('.dock input[type=range]')?.value === '0'")
    for key, holds in (("ArrowRight", UNDER_WAY), ("End", AT_ITS_END)):
        page.keyboard.press(key)
        until(page, holds)


UNDER_WAY = "() => document.querySelector('.dock input[type=range]').value !== '0'"
AT_ITS_END = """() => {
  const {value, max} = document.querySelector(".dock input[type=range]");
  return value === max && Number(max) > 1;
}"""


def open_save(page: Page, save: Path, seat: str = "Seat 2", who: str = "this device") -> None:
    page.get_by_label("Open a saved game").set_input_files(save)
    form = page.get_by_role("form", name="Open a saved game")
    form.get_by_label(seat).select_option(label=who)
    form.get_by_role("button", name="Open it").click()


@pytest.mark.slow
def test_whole_games_without_a_network(
    browser: Browser, files: Files, problems: list[str], tmp_path: Path
) -> None:
    context, page = visit(browser, problems)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(files.address + QUICK)
    expect(page.get_by_role("button", name=POSTER)).to_have_count(4)
    assert not any("python/" in url for url in loaded), "Python comes when it is needed"
    expect(page.get_by_role("heading", name="Open tables")).to_have_count(0)
    settled(page)
    context.set_offline(True)

    begin(page, "Antigua")
    play(page, "pocket", until=8)
    page.reload()  # the address is that of the table
    play(page, "pocket again")
    expect(page.locator(".verdict")).to_be_visible()
    saves = [downloaded(page)]
    page.goto(f"{files.address}{QUICK}#/games")
    expect(page.get_by_role("heading", name="Statistics")).to_be_visible()
    for game in ("Animal Kingdoms", "Antler Island"):
        page.goto(f"{files.address}{QUICK}#/")
        begin(page, game)
        assert play(page, f"pocket {game}")
        saves.append(downloaded(page))
    save = tmp_path / "save.txt"
    for text in saves:
        page.goto(f"{files.address}{QUICK}#/games")
        save.write_text(text)
        open_save(page, save)
        watch_replay(page)
    page.goto(f"{files.address}{QUICK}#/games")
    for wrong in ("0 fly", "0 place a1\n" * 7000):
        save.write_text(f"antics 1\ngame antigua\nplayers 2\nseed 1\nmoves\n{wrong}\nend\n")
        open_save(page, save)
        expect(page.get_by_role("alert")).to_contain_text("This is no saved game")
        expect(page.get_by_role("alert")).to_have_count(0)
    save.write_text("antics 1\ngame connect-four\nplayers 2\nseed 1\nmoves\n0 drop d\nend\n")
    open_save(page, save, "Seat 2", "medium bot")  # it goes on with a bot in the second seat, which answers
    until(page, "() => location.hash.startsWith('#/t/')")
    assert not wait_for_turn(page)["curtain"]
    play(page, "pocket goes on")
    expect(page.locator(".verdict")).to_be_visible()

    page.goto(f"{files.address}{QUICK}#/rules/antler-island")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    context.close()


@pytest.mark.slow
def test_hot_seats_guided_games_and_a_replay_on_a_phone(
    browser: Browser, files: Files, problems: list[str]
) -> None:
    context, page = visit(browser, problems, **PHONE)
    page.goto(files.address + QUICK)
    settled(page)
    context.set_offline(True)
    door = page.get_by_role("region", name="Learn by playing")
    door.get_by_role("button", name="Antigua").click()
    follow_the_guide(page)
    for game in ("Antler Island", "Animal Kingdoms"):
        page.goto(f"{files.address}{QUICK}#/")
        page.get_by_role("button", name=re.compile(f"Learn by playing ?: {game}")).click()
        follow_the_guide(page)
    page.get_by_role("button", name="Play this game to its end").click()
    assert play(page, "pocket guided")  # a whole game against bots

    for game, players in (("antler-island", 3), ("antigua", 2), ("animal-kingdoms", 2)):
        page.goto(f"{files.address}{QUICK}#/new/{game}")
        page.get_by_role("group", name="Players").get_by_label(f"{players}", exact=True).check()
        page.get_by_role("group", name="Seat 2").get_by_label("this device").check()
        page.get_by_label("Name").nth(1).fill("Bob")
        page.get_by_role("button", name="Begin").click()
        until(page, "() => location.hash.startsWith('#/t/')")
        assert wait_for_turn(page)["curtain"]
        over = play(page, f"pocket hot seat {game}", until=None if game == "animal-kingdoms" else 8)
    assert over
    page.goto(f"{page.url.replace('#/t/', '#/replay/')}?at=0")
    watch_replay(page)
    context.close()


LIFTED = """() => {
  const said = document.querySelector("[data-guide]");
  return said && {id: said.dataset.guide, lifted: [...document.querySelectorAll("[data-lifted]")]
    .map((it) => it.getBoundingClientRect()).map((it) => [it.left + it.width / 2, it.top + it.height / 2])};
}"""


def follow_the_guide(page: Page) -> None:
    """Do as the guide suggests, to its last card."""
    for _ in range(4 * WAIT // LOOK):
        now = page.evaluate(LIFTED)
        if now and now["id"] == "done":
            return
        if now and now["id"] == "goal":
            page.locator("dialog .btn.call").click()
        elif now and now["lifted"]:
            page.mouse.click(*now["lifted"][-1])
        page.wait_for_timeout(4 * LOOK)  # the guide looks again
    raise AssertionError("the guide goes no further")


DENIED = """Object.defineProperty(globalThis, "indexedDB", {
  get() { throw new DOMException("denied", "SecurityError"); },
});"""
FULL = """const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  if (globalThis.full) throw new DOMException("full", "QuotaExceededError");
  return put.apply(this, given);
};"""
BROKEN = """() => new Promise((resolve) => {
  indexedDB.open("antics").onsuccess = ({target}) => {
    const games = target.result.transaction("games", "readwrite").objectStore("games");
    games.getAll().onsuccess = ({target: {result}}) => {
      for (const one of result) games.put({...one, kept: one.kept.slice(0, 99)});
    };
    games.transaction.oncomplete = () => resolve();
  };
})"""
ROOM = "This browser has no room for more"
DIE = "() => void setTimeout(() => { throw new Error('it dies'); })"


@pytest.mark.slow
def test_python_may_die_and_room_may_run_out_and_nothing_is_lost(browser: Browser, files: Files) -> None:
    heard: list[str] = []  # there are errors, and they are told
    context, page = visit(browser, heard, service_workers="block")
    page.add_init_script(FULL)
    page.goto(files.address + QUICK)
    begin(page, "Antigua")
    play(page, "pocket dies", until=3)
    for name in ("host", "thinker"):
        with page.expect_worker() as again:
            in_worker(page, name, DIE)
        assert again.value
    play(page, "pocket revived", until=3)  # it goes on by itself, from what was kept
    page.evaluate("() => void (globalThis.full = true)")
    luck, alert = Random("pocket full"), page.get_by_role("alert")
    for _ in range(LOOKS):  # sooner or later somebody decides something, I or a bot
        if ROOM in "".join(alert.all_inner_texts()):
            break
        if any((now := state(page)).values()):
            with suppress(Error):  # what was lit has gone in the meantime
                act(page, luck, now)
        page.wait_for_timeout(LOOK)
    else:
        raise AssertionError("nothing is said")
    page.evaluate("() => void (globalThis.full = false)")
    play(page, "pocket emptied", until=2)
    table = page.url
    page.goto(files.address + "icon.svg")  # where nobody plays on, and keeps the game anew
    page.evaluate(BROKEN)
    page.goto(table)
    expect(page.locator("body")).to_contain_text("This game cannot be restored")
    context.close()


@pytest.mark.slow
def test_what_a_browser_lacks_is_said(browser: Browser, files: Files) -> None:
    heard: list[str] = []
    context, page = visit(browser, heard, service_workers="block")
    page.add_init_script(DENIED)
    page.goto(files.address + QUICK)
    expect(page.locator(".notice")).to_contain_text("This browser keeps nothing")
    page.get_by_role("button", name="All right").click()
    begin(page, "Antigua")
    in_worker(page, "host", DIE)
    play(page, "pocket in memory", until=3)
    context.close()

    context, page = visit(browser, heard, service_workers="block")
    page.goto(files.address + QUICK)
    begin(page, "Antigua")
    until(page, KEPT)
    page.evaluate(DAMAGED)
    page.reload()
    play(page, "pocket with a damaged memory", until=2)
    assert any("host: " in line for line in heard), "it has died, and started anew"
    until(page, KEPT)
    page.reload()
    heard.clear()
    play(page, "pocket with a sound memory", until=2)
    assert not heard
    context.close()

    archive = files.site / "python" / "antics.zip"
    whole = archive.read_bytes()
    for lack, said in (("delete globalThis.WebAssembly", "no WebAssembly"), ("", "came damaged")):
        archive.write_bytes(whole[:-9])
        context, page = visit(browser, heard, service_workers="block")
        page.add_init_script(lack)
        page.goto(files.address + QUICK)
        page.get_by_role("button", name=re.compile("Play against bots ?: Antigua")).click()
        expect(page.get_by_role("alert")).to_contain_text(said)
        context.close()
    archive.write_bytes(whole)

    context = browser.new_context(locale="en-GB", service_workers="block")
    page = context.new_page()
    page.goto(files.address)
    page.get_by_role("button", name=re.compile("FR: ")).click()
    until(page, PREFS)
    page.evaluate("() => localStorage.clear()")
    page.reload()
    until(page, "() => document.documentElement.lang === 'fr'")  # from the larger store
    context.close()


#: Is what Python had in memory kept? And what if it is another's?
KEPT = """async () => (await (await caches.open("antics-memory")).keys()).length === 1"""
DAMAGED = """async () => {
  const there = await caches.open("antics-memory");
  for (const request of await there.keys()) await there.put(request, new Response(new Uint8Array(1e6)));
}"""
PREFS = """() => new Promise((resolve) => {
  indexedDB.open("antics").onsuccess = ({target}) => {
    target.result.transaction("facts").objectStore("facts").get("prefs").onsuccess =
      ({target: {result}}) => resolve(result?.language === "fr");
  };
})"""


@pytest.mark.slow
def test_python_at_a_prompt_without_a_network(browser: Browser, files: Files, problems: list[str]) -> None:
    context, page = visit(browser, problems)
    page.goto(files.address)
    settled(page)
    context.set_offline(True)
    page.get_by_role("link", name="Python").click()
    results = page.get_by_role("list", name="Results").get_by_role("listitem")
    examples = page.get_by_role("group", name="Examples").get_by_role("button")
    expect(examples).to_have_count(7)
    for count, example in enumerate(examples.all(), 1):
        example.click()
        page.get_by_role("button", name="Run").click()
        expect(results).to_have_count(count, timeout=4 * WAIT)
        expect(results.first).not_to_contain_text("Traceback")
    expect(results.locator("img")).to_have_count(4)  # matches, and a picture
    page.get_by_label("Python code").fill("while True: pass")
    page.get_by_role("button", name="Run").click()
    page.get_by_role("button", name="Stop").click()
    page.get_by_label("Python code").fill("1 / 0")
    page.get_by_label("Python code").press("Shift+Enter")
    expect(results.first).to_contain_text("ZeroDivisionError", timeout=4 * WAIT)
    context.close()


@pytest.mark.slow
def test_a_new_version_comes_when_the_visitor_agrees_and_games_go_on(
    browser: Browser, files: Files, problems: list[str]
) -> None:
    context, page = visit(browser, problems)
    page.goto(files.address + QUICK)
    settled(page)
    tables = []
    for game in ("Antler Island", "Antigua", "Animal Kingdoms"):
        page.goto(f"{files.address}{QUICK}#/")
        begin(page, game)
        play(page, f"pocket update {game}", until=4)
        tables.append(page.url)
    files.export(service="https://play.example.org")
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    page.goto(files.address + QUICK)
    offer = page.get_by_role("button", name="Take it")
    until(page, "() => !!document.querySelector('.notice .call')")
    expect(page.get_by_role("link", name="play.example.org")).to_have_count(0)
    offer.click()
    expect(page.get_by_role("link", name="play.example.org")).to_be_visible()
    context.set_offline(True)
    page.set_viewport_size({"width": 390, "height": 844})
    for table in tables:
        page.goto(table)
        page.reload()
        play(page, "pocket updated", until=4)
    files.export()
    context.close()


#: A clock that runs a thousand times as fast: whoever thinks there is slow by it.
RUN_FAST = """() => {
  const now = performance.now.bind(performance);
  performance.now = () => 1000 * now();
}"""
EASED = """() => new Promise((resolve) => {
  indexedDB.open("antics").onsuccess = ({target}) => {
    target.result.transaction("games").objectStore("games").getAll().onsuccess =
      ({target: {result: [{kept}]}}) => resolve(JSON.parse(kept).seats
        .every(({kind, level}) => kind !== "bot" || level === "easy"));
  };
})"""


@pytest.mark.slow
def test_slow_bots_are_eased_and_a_game_goes_on_at_a_service_and_comes_back(
    browser: Browser, files: Files, service: Service, problems: list[str], tmp_path: Path
) -> None:
    context, page = visit(browser, problems, **PHONE)
    page.goto(files.address + QUICK)
    settled(page)
    context.set_offline(True)
    begin(page, "Animal Kingdoms")
    in_worker(page, "thinker", RUN_FAST)
    ease = page.get_by_role("button", name="Play on with “easy”")
    for i in range(20):
        play(page, f"pocket slow {i}", until=1)
        if ease.count():
            break
    expect(page.locator(".notice")).to_contain_text("Bots of the level “medium” take long on this device")
    ease.click()
    expect(page.locator(".notice")).to_have_count(0)
    until(page, EASED)
    play(page, "pocket eased", until=3)
    wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    begun = downloaded(page)
    page.keyboard.press("Escape")
    save = tmp_path / "save.txt"
    save.write_text(begun)

    there, table = visit(browser, problems)
    table.goto(f"{service.address}/games")
    open_save(table, save, who="medium bot")
    table.wait_for_url("**/t/*")
    play(table, "pocket at a service", until=6)
    wait_for_turn(table)
    table.get_by_role("button", name="Menu").click()
    played = downloaded(table)
    there.close()
    assert played.partition("moves\n")[2].startswith(begun.partition("moves\n")[2].removesuffix("end\n"))
    save.write_text(played)
    page.goto(f"{files.address}{QUICK}#/games")
    open_save(page, save, who="medium bot")
    until(page, "() => location.hash.startsWith('#/t/')")
    assert play(page, "pocket comes back")
    context.close()
