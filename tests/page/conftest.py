"""A running service with the built page, and a real browser in front of it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from antics.bench.page import CHROMIUM
from antics.cli.serve import PAGE

WAIT = 30_000  # milliseconds: the machine may be busy
expect.set_options(timeout=WAIT)
AT_ONCE = """
const kept = JSON.parse(localStorage.getItem("antics") ?? "{}");
localStorage.setItem("antics", JSON.stringify({speed: "none", ...kept}));
"""


class Service:
    """The real thing, as a process of its own that can be killed and started again at the same address."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None) -> None:
        self._environment = environment
        self._database = f"sqlite:///{folder}/antics.db"
        self._port = "0"
        self.address = ""
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "antics", "serve", "--quiet", "--unlimited", "--pause", "0", "0.05"]
        self._process = subprocess.Popen(
            [*command, "--workers", "1", "--port", self._port, "--database", self._database],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=self._environment,
            text=True,
        )
        assert self._process.stdout
        self.address = self._process.stdout.readline().rpartition(" ")[2].strip()
        self._port = self.address.rpartition(":")[2]

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory, with_goofspiel: dict[str, str]) -> Iterator[Service]:
    found = Service(tmp_path_factory.mktemp("service"), with_goofspiel)
    yield found
    found.kill()


@pytest.fixture(scope="module")  # while it runs, no other test of this process can have an event loop
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("there is no Chromium here (Debian: apt-get install chromium)")
    if not (PAGE / "index.html").is_file():
        pytest.skip("the page has not been built (make setup)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"]
        )
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, service: Service) -> Iterator[Visit]:
    """A new visitor who opens a path of the page; what goes wrong in the page fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_page(path: str = "/", still: bool = True, **settings: object) -> Page:
        context = browser.new_context(base_url=service.address, **({"locale": "en-GB"} | settings))  # type: ignore[arg-type]
        contexts.append(context)
        context.set_default_timeout(WAIT)
        if still:
            context.add_init_script(AT_ONCE)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if serious(line.type, line.text) else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not problems


def serious(kind: str, text: str) -> bool:
    """An error in the console that is not about a lost network or a refused request."""
    return kind == "error" and not re.search(r"ERR_|Failed to load resource", text)
