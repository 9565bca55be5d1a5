"""The page of a report: whole, self-contained and correct for all kinds of arenas."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from antics.arena import Contest, figures
from antics.arena.charts import Row, histogram, shares, stacks
from antics.arena.page import page
from antics.arena.strength import Duel
from tests.arena.test_strength import CONTEST, TABLE, played, won_by

VOID = {"meta", "line", "circle", "rect", "path"}


class Reader(HTMLParser):
    """Follows the tags, and complains if they do not match."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "action")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    return reader


SOLO = Contest("animal-kingdoms", ("greedy", "random"), "7", players=1)
SELF = Contest("antler-island", ("random",), "7", players=3)


@pytest.mark.parametrize("contest", [CONTEST, TABLE, SOLO, SELF], ids=["two", "table", "solo", "self"])
def test_a_page_needs_nothing_else(contest: Contest) -> None:
    found = figures(contest, won_by(contest, contest.bots[0], 2 * contest.set_size))
    text = page(found)
    reader = read(text)
    assert reader.links == []
    assert not re.search(r"<script|@import|url\(|https?://", text)
    assert "prefers-color-scheme: dark" in text
    assert contest.game.title in reader.text
    assert found["command"] in reader.text
    assert not re.search(r"[\"\s:>-](nan|inf)\b", text)


def test_a_page_shows_what_a_designer_asks_for() -> None:
    games = won_by(TABLE, "greedy", 16)
    duel = Duel(TABLE)
    for game in games:
        duel.hear(game)
    text = page(figures(TABLE, games, duel))
    for heading in (
        "Rating",
        "Games won",
        "One against one",
        "How long games last",
        "Does it matter who begins?",
    ):
        assert heading in text
    assert duel.verdict in text
    assert text.count("<svg") == text.count('role="img"') >= 5


def test_names_cannot_break_a_page() -> None:
    found = figures(CONTEST, [played(CONTEST, 0, 0), played(CONTEST, 1, 0)])
    found["title"] = found["bots"][0]["bot"] = "<b>&"
    text = page(found)
    assert "<b>&<" not in text
    assert "&lt;b&gt;&amp;" in text
    read(text)


def test_charts_cope_with_unusual_numbers() -> None:
    for chart in (
        shares([Row("a", 0, 0, 0, "0")], None, "nothing"),
        shares([Row("a", 1, 1, 1, "1")], 0.5, "everything"),
        stacks(
            [("a", {"x": -3.0, "y": 5.0}), ("b", {"x": 0.0, "y": 0.0})], {"x": "red", "y": "blue"}, "mixed"
        ),
        stacks([("a", {"x": 0.0})], {"x": "red"}, "none"),
        histogram({7: 1}, 7, "rounds", "one"),
        histogram({3: 2, 3000: 1}, 1000, "rounds", "far apart"),
    ):
        read(chart)
        assert "nan" not in chart
        assert "inf" not in chart
