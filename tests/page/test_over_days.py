"""A game over days: two people in two browsers, and a clock that is moved on."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import WAIT
from tests.server.receivers import Mailbox, Receiver, token_in

HOUR, DAY = 3600.0, 24 * 3600.0


@contextmanager
def receiving() -> Iterator[tuple[Receiver, str]]:
    """A push endpoint of our own, in a thread: the browser's driver has the loop of this one."""
    receiver, loop, there, end = Receiver(), asyncio.new_event_loop(), threading.Event(), asyncio.Event()
    urls: list[str] = []

    async def receive() -> None:
        async with receiver.open() as url:
            urls.append(url)
            there.set()
            await end.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(receive()))
    thread.start()
    there.wait()
    try:
        yield receiver, urls[0]
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join()


@contextmanager
def serving(folder: Path, mail: str) -> Iterator[str]:
    (folder / "clock").write_text("0")
    line = ["serve", "--quiet", "--unlimited", "--near", "--workers", "1", "--port", "0", "--mail", mail]
    command = [sys.executable, "-m", "antics", *line, "--clock", str(folder / "clock")]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{folder}/antics.db"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout
    try:
        yield process.stdout.readline().rpartition(" ")[2].strip()
    finally:
        process.kill()
        process.wait()


def test_called_reminded_late_and_on_holiday(browser: Browser, tmp_path: Path) -> None:
    with Mailbox() as mailbox, receiving() as (receiver, url), serving(tmp_path, mailbox.url) as address:
        ahead = 0.0

        def somebody() -> Page:
            context = browser.new_context(base_url=address, locale="en-GB")
            context.set_default_timeout(WAIT)
            return context.new_page()

        def ask(page: Page, path: str, body: Any) -> Any:
            answer = page.request.post(f"/api{path}", data=body, headers={"origin": address})
            assert answer.ok, answer.text()
            return answer.json()

        def go_by(seconds: float, until: Callable[[], object]) -> None:
            """Time goes by, until something has happened."""
            nonlocal ahead
            ahead += seconds
            (tmp_path / "clock").write_text(str(ahead))
            while not until():
                ann.wait_for_timeout(50)

        def titles() -> tuple[list[str], list[str]]:
            return mailbox.subjects()[1:], [it["title"] for it in receiver.pushed()]

        ann, bob = somebody(), somebody()
        ann.goto("/new/connect-four")
        ann.get_by_text("Over days").click()
        ann.get_by_role("group", name="When time runs out").get_by_role(
            "radio", name="The first possible choice"
        ).check()
        ann.get_by_role("textbox", name="Name").fill("Ann")
        ann.get_by_role("button", name="Set up the table").click()
        bob.goto(ann.get_by_role("textbox", name="Come and play Connect Four").input_value())
        id = bob.url.rpartition("/")[2]
        bob.get_by_role("button", name="Sit down this chair is free").click()
        bob.wait_for_function(f"() => localStorage.getItem('antics-seen-{id}-1') !== null")

        # Bob names an address, and confirms it by the link of the mail.
        bob.goto("/calls")
        bob.get_by_role("textbox", name="Your e-mail address").fill("bob@example.org")
        bob.get_by_role("button", name="Add").first.click()
        go_by(1, mailbox.subjects)
        bob.goto(f"/calls#confirm={token_in(mailbox.texts()[0], 'confirm')}")
        bob.reload()
        expect(bob.get_by_text("From now on you are called at this address.")).to_be_visible()
        ask(bob, "/me/calls/push", {"endpoint": f"{url}/push/bob"} | receiver.keys)

        def drop(page: Page, seat: int) -> None:
            seen = page.request.get(f"/api/tables/{id}/snapshot?seat={seat}").json()
            steps = seen["decision"]["choices"][3]["steps"]
            wish = {"seat": seat, "decision_number": seen["decision_number"], "steps": steps}
            ask(page, f"/tables/{id}/moves", wish | {"key": f"move-{seat}-{seen['number']:04}"})

        # He is called, reminded, and late; all of it by mail and by push, each once.
        drop(ann, 0)
        turn, reminder = ["Connect Four: your turn"], ["Connect Four: your time is running out"]
        late = ["Connect Four: your time ran out"]
        go_by(60, lambda: titles() == (turn, turn))
        go_by(1.6 * DAY, lambda: titles() == (turn + reminder, turn + reminder))
        go_by(0.5 * DAY, lambda: titles() == (turn + reminder + late, turn + reminder + late))
        assert ann.request.get(f"/api/tables/{id}/snapshot?seat=0").json()["waiting"] == [0]
        bob.goto(f"/t/{id}")
        away = bob.get_by_role("dialog", name="While you were away")
        expect(away.get_by_role("listitem").filter(has_text="played for you")).to_have_count(1)
        bob.goto("/calls")

        # On holiday his time stands still, and nobody reminds him.
        drop(ann, 0)

        def due() -> int:
            found: int = ann.request.get(f"/api/tables/{id}").json()["table"]["seats"][1]["due"]
            return found

        before, start = due(), due() - 2 * DAY
        ask(bob, "/me/holiday", {"start": start, "until": start + 10 * DAY})
        assert due() == pytest.approx(before + 10 * DAY, abs=60)
        told = turn + reminder + late + turn
        go_by(9 * DAY, lambda: titles() == (told, told))
        assert ann.request.get(f"/api/tables/{id}/snapshot?seat=0").json()["waiting"] == [1]
        expect(ann.get_by_text(re.compile("until|hours left")).first).to_be_visible()
        for page in (ann, bob):
            page.context.close()
