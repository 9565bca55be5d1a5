"""What a visitor has to load."""

from __future__ import annotations

import pytest
from playwright.sync_api import Response

from tests.page.conftest import Visit
from tests.page.player import wait_for_turn
from tests.page.test_games import GAMES, against_bots, sit_down

KB = 1000


def test_a_first_visit_is_light(visit: Visit) -> None:
    loaded: list[Response] = []
    page = visit("/about")
    page.context.clear_cookies()
    page.on("response", lambda answer: loaded.append(answer))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert sum(weight(answer) for answer in loaded) <= 500 * KB


@pytest.mark.parametrize("game", GAMES)
def test_the_script_of_a_table_is_light(visit: Visit, game: str) -> None:
    scripts: list[Response] = []
    page = visit("/about")
    page.wait_for_load_state("networkidle")  # what this page still loads is not the table's
    page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    sit_down(page, game, against_bots(3))
    wait_for_turn(page)
    page.wait_for_load_state("load")
    assert 20 * KB <= sum(weight(answer) for answer in scripts) <= 150 * KB


def weight(answer: Response) -> int:
    """Bytes of the body on the wire; what came from the browser's own store counts as if it had been sent."""
    return int(answer.headers.get("content-length", 0))
