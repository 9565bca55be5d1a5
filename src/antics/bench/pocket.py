"""The whole game without a service, in a real browser: how soon one plays, what is loaded, how bots think."""

from __future__ import annotations

import json
import os
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from signal import SIGCONT, SIGSTOP, Signals
from statistics import median
from typing import TYPE_CHECKING, Any

from antics.bench.page import CHROMIUM
from antics.cli.serve import PAGE
from antics.core.errors import AnticsError
from antics.pocket import site

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

LEVELS = ("easy", "medium", "hard", "expert")
VISITS = 5  # after the first; chance decides how many bots move before anybody is asked
AT_ONCE = "?pause=0-0"  # they do not wait in order to be watched,
STILL = """localStorage.setItem("antics", '{"speed": "none"}')"""  # and what they do is shown at once
POSITIONS = 24  # that bots of a level answer
FEW = 8  # on a slow phone
SLOWER = 4  # times, such a phone
SLICE = 0.01  # seconds for which it runs at a time
LOOK = 20  # milliseconds between two looks at the page
LOOKS = 100  # at the memory, until the page is at rest
PATIENCE = 180  # seconds

#: Is there something to decide?
ASKED = "() => [...document.querySelectorAll('[data-step]')].some((it) => it.checkVisibility())"
HELD = "() => !!navigator.serviceWorker.controller"

#: A worker with Python at a prompt, as the page would start it.
CONSOLE = """async () => {
  const files = await (await fetch("files.json")).json();
  const get = async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer());
  const unpacked = (bytes) => new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const unpack = (bytes, type) => new Response(unpacked(bytes), {headers: {"content-type": type}});
  const script = Object.keys(files).find((name) => /^python\\/worker-.*bin$/.test(name));
  const module = await WebAssembly.compileStreaming(
    unpack(await get("python/pyodide.bin"), "application/wasm"));
  const code = await unpack(await get(script), "text/javascript").arrayBuffer();
  const blob = new Blob([code], {type: "text/javascript"});
  const worker = new Worker(URL.createObjectURL(blob), {type: "module"});
  const [stdlib, antics] = [await get("python/stdlib.zip"), await get("python/antics.zip")];
  const next = () => new Promise((resolve) => (worker.onmessage = ({data}) => resolve(data)));
  worker.postMessage({kind: "start", role: "console", module, stdlib, antics, pause: null});
  await next();
  window.run_python = (code) => {
    worker.postMessage({kind: "run", id: 1, code});
    return next().then(({answer}) => JSON.parse(answer));
  };
}"""

#: Random games in plain Python, and thoughts in the game's program.
STEPS = """
import random, time, antics
def steps(name, players, seconds):
    begun, done, luck = time.perf_counter(), 0, random.Random(7)
    while time.perf_counter() - begun < seconds:
        match = antics.new(name, players, seed=done)
        rules, state = match.game.rules, match.state
        from antics.core.state import LegalSteps
        while bits := rules.waiting(state):
            seat = (bits & -bits).bit_length() - 1
            out = LegalSteps()
            rules.legal_steps(state, seat, out)
            rules.apply(state, seat, out.step[luck.randrange(out.n)])
            done += 1
            if time.perf_counter() - begun > seconds:
                break
    return done / (time.perf_counter() - begun)
"""
THOUGHTS = """
import json
from antics.bots import orders
from antics.pocket.thinker import think
def thoughts(name, players, level, count):
    times, luck, match, deal = [], random.Random(3), None, 0
    while len(times) < count:
        if match is None or match.over:
            match, deal = antics.new(name, players, seed=deal), deal + 1
        seat = match.waiting[0]
        order = json.dumps(orders.choose(match, seat, level, len(match.log)))
        begun = time.perf_counter()
        answer = json.loads(think(order))["answer"]
        times.append(time.perf_counter() - begun)
        match.play(seat, antics.Action(tuple(answer), ""))
        for _ in range(luck.randrange(6)):
            if not match.over:
                match.play(match.waiting[0], luck.choice(match.legal(match.waiting[0])))
    times.sort()
    return times[len(times) // 2], times[min(len(times) - 1, int(len(times) * 0.95))]
"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


@contextmanager
def _served(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


@contextmanager
def _browser() -> Iterator[Browser]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        raise AnticsError("bench: the page is measured with Playwright (pip install playwright)") from error
    if not CHROMIUM:
        raise AnticsError("bench: there is no Chromium here (Debian: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


def race(game: str, players: int, seconds: float) -> dict[str, Any]:
    """One visit after another to a site that was exported just now."""
    with tempfile.TemporaryDirectory() as folder, _browser() as browser:
        sizes = site.export(Path(folder, "site"), PAGE)
        with _served(Path(folder, "site")) as address:
            context = browser.new_context(locale="en-GB")
            context.add_init_script(STILL)
            first = cold, cold_cpu, loaded, _ = _first_decision(browser, context, address)
            visits = [_first_decision(browser, context, address) for _ in range(VISITS)]
            warm, warm_cpu = median(it[0] for it in visits), median(it[1] for it in visits)
            least = min(it[0] for it in visits)  # when nobody moves before
            peak, rest = (max(it[3][i] for it in (first, *visits)) for i in range(2))
            page = context.new_page()
            page.goto(address)
            found = _python(browser, page, game, players, seconds)
    return {
        "game": game,
        "players": players,
        "cold_seconds": round(cold, 2),
        "warm_seconds": round(warm, 2),
        "warm_seconds_least": round(least, 2),
        "cold_cpu_seconds": round(cold_cpu, 2),
        "warm_cpu_seconds": round(warm_cpu, 2),
        "loaded_mb": round(loaded / 1e6, 2),
        "site_mb": round(sum(sizes.values()) / 1e6, 2),
        "memory_mb": rest or None,
        "memory_peak_mb": peak or None,
        **found,
    }


def _until(page: Page, holds: str) -> None:
    until = time.monotonic() + PATIENCE
    while not page.evaluate(holds):
        if time.monotonic() > until:
            raise AnticsError("bench: the page does not go on")
        page.wait_for_timeout(LOOK)


def _first_decision(
    browser: Browser, context: BrowserContext, address: str
) -> tuple[float, float, int, tuple[int, int]]:
    """Seconds from the first click until something is asked, those that the whole browser computed,
    on whichever core, the bytes that the page loaded for it, and the megabytes that it takes: at most, and
    once it is at rest."""
    page = context.new_page()
    network = context.new_cdp_session(page)
    loaded: list[float] = []
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    page.goto(address + AT_ONCE)
    button = page.locator(".ways button").first
    button.wait_for()
    begun, computed = time.monotonic(), _computed(browser)
    button.click()
    _until(page, ASKED)
    took, computed = time.monotonic() - begun, _computed(browser) - computed
    _until(page, HELD)  # all files are kept now
    memory = []
    for _ in range(LOOKS):
        memory.append(_memory(browser))
        page.wait_for_timeout(LOOK)
    page.close()
    return took, computed, int(sum(loaded)), (max(memory), memory[-1])


def _computed(browser: Browser) -> float:
    """Seconds that the browser has computed, in all its processes."""
    session = browser.new_browser_cdp_session()
    found: float = sum(it["cpuTime"] for it in session.send("SystemInfo.getProcessInfo")["processInfo"])
    session.detach()
    return found


def _memory(browser: Browser) -> int:
    """Megabytes of the largest process of a page; 0 where the system does not tell."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    found = []
    for process in processes:
        status = Path(f"/proc/{process['id']}/status")
        if process["type"] == "renderer" and status.is_file():
            fields = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
            found.append(int(fields["RssAnon"].split()[0]) // 1000)
    return max(found, default=0)


@contextmanager
def _slow(browser: Browser) -> Iterator[None]:
    """A processor a fourth as fast: pages run a fourth of the time, workers too (which
    the browser's own way to slow a page down leaves alone)."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [int(it["id"]) for it in processes if it["type"] == "renderer"]
    done = threading.Event()

    def tell(signal: Signals) -> None:
        for page in pages:
            with suppress(ProcessLookupError):
                os.kill(page, signal)

    def hold() -> None:
        while not done.wait(SLICE):
            tell(SIGSTOP)
            time.sleep((SLOWER - 1) * SLICE)
            tell(SIGCONT)

    holding = threading.Thread(target=hold)
    holding.start()
    try:
        yield
    finally:
        done.set()
        holding.join()


def _python(browser: Browser, page: Page, game: str, players: int, seconds: float) -> dict[str, Any]:
    """What Python does there: steps a second, and how soon bots of each level answer."""
    page.evaluate(CONSOLE)

    def run(code: str) -> Any:
        answer = page.evaluate("(code) => window.run_python(code)", code)
        if answer["shown"] is None:
            raise AnticsError(f"bench: {answer['printed'].strip()[-200:]}")
        return json.loads(answer["shown"].replace("(", "[").replace(")", "]"))

    page.evaluate("(code) => window.run_python(code)", STEPS + THOUGHTS)
    found: dict[str, Any] = {"steps_per_second": round(run(f"steps({game!r}, {players}, {seconds})"))}
    for level in LEVELS:
        half, most = run(f"thoughts({game!r}, {players}, {level!r}, {POSITIONS})")
        found[f"{level}_ms_median"], found[f"{level}_ms_95"] = round(half * 1000), round(most * 1000)
    with _slow(browser):
        for level in LEVELS[1:]:
            _, most = run(f"thoughts({game!r}, {players}, {level!r}, {FEW})")
            found[f"slow_{level}_ms_95"] = round(most * 1000)
    return found
