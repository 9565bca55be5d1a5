"""A view drawn with letters, as a terminal shows it: what a game without a board of its own looks like."""

from __future__ import annotations

from functools import cache
from io import StringIO
from typing import TYPE_CHECKING, Any

from antics.core.contract import Game
from antics.table.answers import Picture, Run, View

if TYPE_CHECKING:
    from rich.color import Color
    from rich.console import Console
    from rich.style import Style


def of(game: Game, view: View) -> Picture:
    """The picture of what somebody sees, in lines of letters that look alike."""
    from rich.text import Text  # not where nobody asks for pictures

    lines = Text.from_markup(game.terminal.draw(view)).split("\n", allow_blank=True)
    return {"lines": [_runs(line) for line in lines]}


@cache
def _console() -> Console:
    from rich.console import Console

    return Console(file=StringIO(), color_system="truecolor", width=1000)


def _runs(line: Any) -> list[Run]:
    return [_run(segment.text, segment.style) for segment in line.render(_console()) if segment.text]


def _run(text: str, style: Style | None) -> Run:
    if style is None:
        return {"text": text, "colour": None, "background": None, "bold": False, "dim": False}
    colour, background = _hex(style.color), _hex(style.bgcolor)
    if style.reverse:
        colour, background = background, colour
    marked = (
        style.reverse and colour is background is None
    )  # which colours are swapped, only the reader knows
    return {
        "text": text,
        "colour": colour,
        "background": background,
        "bold": bool(style.bold or marked),
        "dim": bool(style.dim),
    }


def _hex(colour: Color | None) -> str | None:
    if colour is None or colour.is_default:
        return None
    if colour.name == "white":  # which terminals show as a grey that is hard to read on colours
        return "#ffffff"
    return colour.get_truecolor().hex
