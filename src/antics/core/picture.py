"""A picture of letters, as terminals show it: in runs of letters that look alike, and as SVG.

What games draw (`terminal.draw`) is text in rich's markup. (rich is imported when something is drawn.)
"""

from __future__ import annotations

from functools import cache
from html import escape
from io import StringIO
from os import PathLike
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from rich.color import Color
    from rich.console import Console
    from rich.style import Style

WIDTH, HEIGHT, MARGIN = 10, 22, 14  # of a letter, and around the picture
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
INK, GROUND = "#d9dedf", "#1c2326"


class Run(NamedTuple):
    """Letters that look alike. Where a colour is None, it is the reader's own."""

    text: str
    colour: str | None = None
    background: str | None = None
    bold: bool = False
    dim: bool = False


def runs(markup: str) -> list[list[Run]]:
    """A picture line by line."""
    from rich.text import Text

    lines = Text.from_markup(markup).split("\n", allow_blank=True)
    return [[_run(piece.text, piece.style) for piece in _rendered(line) if piece.text] for line in lines]


@cache
def _console() -> Console:
    from rich.console import Console

    return Console(file=StringIO(), color_system="truecolor", width=1000)


def _rendered(line: Any) -> Any:
    return line.render(_console())


def _run(text: str, style: Style | None) -> Run:
    if style is None:
        return Run(text)
    colour, background = _hex(style.color), _hex(style.bgcolor)
    if style.reverse:
        colour, background = background, colour
    marked = style.reverse and colour is background is None  # which are swapped, only the reader knows
    return Run(text, colour, background, bool(style.bold or marked), bool(style.dim))


def _hex(colour: Color | None) -> str | None:
    if colour is None or colour.is_default:
        return None
    if colour.name == "white":  # which terminals show as a grey that is hard to read on colours
        return "#ffffff"
    return colour.get_truecolor().hex


class Picture:
    """A picture that notebooks show; as a text it is SVG."""

    def __init__(self, markup: str, title: str) -> None:
        self.title = title
        self._lines = runs(markup)

    def __str__(self) -> str:
        from rich.cells import cell_len

        grounds, letters, widest = [], [], 0
        for row, line in enumerate(self._lines):
            column, y = 0, row * HEIGHT
            for run in line:
                width = cell_len(run.text) * WIDTH
                if run.background:
                    grounds.append(_ground(run, column, y, width))
                if run.text.strip():
                    letters.append(_letters(run, column, y, width))
                column += width
            widest = max(widest, column)
        width, height = widest + 2 * MARGIN, len(self._lines) * HEIGHT + 2 * MARGIN
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'style="max-width: 100%; height: auto" role="img" aria-label="{escape(self.title)}">\n'
            f'<rect width="{width}" height="{height}" rx="10" fill="{GROUND}"/>\n'
            f'<g transform="translate({MARGIN} {MARGIN})" fill="{INK}" '
            f'font-family="{FONT}" font-size="16.6">\n'
            + "\n".join(['<g shape-rendering="crispEdges">', *grounds, "</g>", *letters])
            + "\n</g>\n</svg>\n"
        )

    def _repr_svg_(self) -> str:
        return str(self)

    def save(self, path: str | PathLike[str]) -> None:
        """Write it to a file, as SVG.

        Raises `AnticsError` if the file cannot be written; then nothing is.
        """
        from antics.core.savefile import write

        write(path, str(self))


def _ground(run: Run, x: int, y: int, width: int) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{HEIGHT}" fill="{run.background}"/>'


def _letters(run: Run, x: int, y: int, width: int) -> str:
    """Letters in their cells, whatever the widths of the reader's font are."""
    text = escape(run.text, quote=False).replace(" ", "\N{NO-BREAK SPACE}")
    looks = f' fill="{run.colour}"' if run.colour else ""
    looks += ' font-weight="bold"' if run.bold else ""
    looks += ' opacity="0.6"' if run.dim else ""
    return f'<text x="{x}" y="{y + 16}" textLength="{width}"{looks}>{text}</text>'
