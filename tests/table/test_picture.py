"""Pictures of views, in lines of letters that look alike."""

from __future__ import annotations

import pytest
from rich.text import Text

import antics
from antics.core.seats import INKS
from antics.table import picture


def test_colours_and_weights_are_told_run_by_run() -> None:
    match = antics.new("connect-four", seed=1)
    match.play(0, "drop d")
    lines = picture.of(match.game, match.view())["lines"]
    assert ["".join(run["text"] for run in line) for line in lines] == [
        *["· · · · · · ·"] * 5,
        "· · · ● · · ·",
        "a b c d e f g",
    ]
    (disc,) = [run for line in lines for run in line if "●" in run["text"]]
    assert disc["colour"] == INKS[0].lower()
    assert not disc["dim"]
    assert lines[0][0]["dim"]
    assert lines[-1] == [
        {"text": "a b c d e f g", "colour": None, "background": None, "bold": False, "dim": False}
    ]


@pytest.mark.parametrize("game", antics.game_names())
def test_a_picture_has_the_letters_that_a_terminal_shows(game: str) -> None:
    match = antics.new(game, seed=3)
    for seat in (None, 0):
        view = match.view(seat)
        lines = picture.of(match.game, view)["lines"]
        text = "\n".join("".join(run["text"] for run in line) for line in lines)
        assert text == Text.from_markup(match.game.terminal.draw(view)).plain
        assert all(
            set(run) == {"text", "colour", "background", "bold", "dim"} for line in lines for run in line
        )


def test_what_is_drawn_in_reverse_stays_marked() -> None:
    class Terminal:
        def draw(self, seen: object) -> str:
            return "[reverse]a[/]b[black on #ff0000]c[/][reverse red]d[/]"

    class Game:
        terminal = Terminal()

    (line,) = picture.of(Game(), {})["lines"]  # type: ignore[arg-type]
    told = [(run["text"], run["colour"], run["background"], run["bold"]) for run in line]
    assert told == [
        ("a", None, None, True),
        ("b", None, None, False),
        ("c", "#000000", "#ff0000", False),
        ("d", None, "#800000", False),
    ]


def test_white_is_white_though_terminals_show_a_grey() -> None:
    class Terminal:
        def draw(self, seen: object) -> str:
            return "[white on #b34700]a[/]"

    class Game:
        terminal = Terminal()

    ((run,),) = picture.of(Game(), {})["lines"]  # type: ignore[arg-type]
    assert (run["colour"], run["background"]) == ("#ffffff", "#b34700")
