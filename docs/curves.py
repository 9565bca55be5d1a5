"""Draws the curves of the networks that come with Antics, from the logs that are kept with their weights."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from pathlib import Path

import antics
from antics.arena.charts import HALF, WIDTH, Row, Spot, curve, intervals
from antics.core.contract import Game
from antics.core.weights import settings_learned, weights_for
from antics.train.measure import Measured
from antics.train.run import Generation, told_by

FOLDER = Path(__file__).parent / "pictures"
EDGE, HEAD, COLUMNS = 24, 30, 2  # around a picture, above each of its plots, and plots side by side

Plot = tuple[str, str]  # its title, and what it shows
Log = tuple[Game, str, list[Generation], list[Measured]]


def logs() -> Iterator[Log]:
    """What all weights tell of themselves."""
    for name in antics.game_names():
        game = antics.game(name)
        for setting in settings_learned(game):
            weights = weights_for(game, setting)
            assert weights is not None
            log, measured, _ = told_by(weights)
            yield game, setting, log, measured


def errors(found: list[Log]) -> list[Plot]:
    """How the error of positions not learned from falls, pass by pass."""
    return [
        (
            f"{game.title}, {spoken(setting)}: generation {one.number}",
            curve(
                [Spot(str(i), error, error, error) for i, error in enumerate(one.epochs, 1)],
                lambda value: f"{value:.4f}",
                f"{game.title} {setting}, generation {one.number}",
                joined=True,
            ),
        )
        for game, setting, log, _ in found
        for one in log
        if len(set(one.epochs)) > 1
    ]


def strengths(found: list[Log]) -> list[Plot]:
    """How many fair shares one who learned wins among those who play on, by game."""
    return [
        (
            f"{title}: fair shares won, at the effort named",
            intervals(
                [
                    Row(
                        f"{setting}, {one.effort:g}",
                        one.share / one.fair,
                        one.low / one.fair,
                        one.high / one.fair,
                        f"{one.share / one.fair:.2f}",
                    )
                    for game, setting, _, measured in found
                    if game.title == title
                    for one in measured
                ],
                title,
                1.0,
            ),
        )
        for title in dict.fromkeys(game.title for game, _, _, measured in found if measured)
    ]


def spoken(setting: str) -> str:
    """A way to play, in words."""
    players, *options = setting.split("-")
    return ", ".join([f"{players} players", *options])


def picture(plots: list[Plot], wide: int, columns: int) -> str:
    """Plots in rows, with all that is needed to look at them."""
    style = files("antics.arena").joinpath("page.css").read_text(encoding="utf-8")
    roots = re.findall(r":root \{.*?\}", style, re.DOTALL)
    rules = [line.removeprefix("svg ") for line in style.splitlines() if re.match(r"svg [.a-z]+[ .]", line)]
    dark = f"@media (prefers-color-scheme: dark) {{ {roots[1]} }}"
    drawn, top, tallest = [], EDGE, 0.0
    for i, (title, plot) in enumerate(plots):
        x = EDGE + i % columns * (wide + EDGE)
        tall = float(re.findall(r'viewBox="0 0 [0-9.]+ ([0-9.]+)"', plot)[0])
        drawn.append(f'<text class="strong" x="{x}" y="{top + HEAD / 3}">{escape(title)}</text>')
        drawn.append(
            plot.replace("<svg ", f'<svg x="{x}" y="{top + HEAD}" width="{wide}" height="{tall}" ', 1)
        )
        tallest = max(tallest, tall)
        if i % columns == columns - 1 or i == len(plots) - 1:
            top, tallest = round(top + HEAD + tallest + EDGE), 0.0
    across = columns * (wide + EDGE) + EDGE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {top}" width="{across}" '
        f'height="{top}">'
        f"<style>svg {{ font: 13px system-ui, sans-serif; overflow: visible; }}\n"
        f"{roots[0]}\n{dark}\n{chr(10).join(rules)}</style>"
        f'<rect width="{across}" height="{top}" rx="12" style="fill:var(--card)"/>{"".join(drawn)}</svg>\n'
    )


if __name__ == "__main__":
    known = list(logs())
    FOLDER.joinpath("learned-errors.svg").write_text(picture(errors(known), HALF, COLUMNS), encoding="utf-8")
    FOLDER.joinpath("learned-strength.svg").write_text(picture(strengths(known), WIDTH, 1), encoding="utf-8")
