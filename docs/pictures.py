"""Draws the pictures of the documentation: each game in the terminal, some moves into it."""

from __future__ import annotations

import io
import random
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

import antics

FOLDER = Path(__file__).parent / "pictures"
SCENES = {"antler-island": (3, 70), "animal-kingdoms": (3, 40), "antigua": (2, 60), "connect-four": (2, 17)}
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>{styles} .{unique_id}-matrix {{ font: 20px ui-monospace, monospace; line-height: 24.4px }}</style>
<rect fill="#1c2326" width="{width}" height="{height}" rx="10"/>
<g transform="translate(14, 12)">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def scene(name: str, seed: int, choices: int) -> antics.Match:
    """A game after so many random choices."""
    match, luck = antics.new(name, seed=seed), random.Random(seed)
    for _ in range(choices):
        if not match.over:
            seat = luck.choice(match.waiting)
            match.play(seat, match.choice(seat).at_random(luck).action)
    return match


def draw(name: str, seed: int, choices: int) -> None:
    match = scene(name, seed, choices)
    picture = Text.from_markup(match.game.terminal.draw(match.view(0)))
    width = max(line.cell_len for line in picture.split("\n")) + 2
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True)
    console.print(picture)
    console.save_svg(str(FOLDER / f"{name}.svg"), title="", theme=MONOKAI, code_format=FRAME, unique_id=name)


if __name__ == "__main__":
    for name, (seed, choices) in SCENES.items():
        if name in antics.game_names():
            draw(name, seed, choices)
