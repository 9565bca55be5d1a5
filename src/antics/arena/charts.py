"""Plots as SVG, coloured by the classes and variables of the page they stand in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import floor, log10
from typing import NamedTuple

WIDTH, HALF = 760, 365
LEFT, RIGHT = 128, 72  # room for names and for figures
ROW = 38


class Row(NamedTuple):
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float
    figure: str  # the value as it is told
    ink: str = "var(--accent)"


def intervals(rows: Sequence[Row], about: str, fair: float | None = None) -> str:
    """A dot with its interval for each row, and a line where all would be if they were equal."""
    ends = [end for row in rows for end in (row.low, row.high)] + ([] if fair is None else [fair])
    low, high, ticks = _scale(min(ends), max(ends))
    x = _across(low, high)
    parts = [_grid(ticks, x, len(rows), str)]
    for i, row in enumerate(rows):
        y = _middle(i)
        parts.append(
            f"<g><title>{escape(row.name)}: {escape(row.figure)}</title>{_name(row.name, y)}"
            f'<line class="span" style="stroke:{row.ink}" '
            f'x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" style="fill:{row.ink}" cx="{x(row.value):.1f}" cy="{y}" r="7"/>'
            f"{_figure(row.figure, y)}</g>"
        )
    if fair is not None:
        parts.append(_fair_line(x(fair), len(rows)))
    return _svg(len(rows), parts, about)


def shares(rows: Sequence[Row], fair: float | None, about: str) -> str:
    """A bar with its interval for each row, and where the bars would end if all were equal."""
    most = max(*(row.high for row in rows), 2 * (fair or 0), 0.1)
    low, high, ticks = _scale(0, min(1.0, most))
    x = _across(low, high)
    parts = [_grid(ticks, x, len(rows), lambda tick: f"{tick:.0%}")]
    for i, row in enumerate(rows):
        y = _middle(i)
        parts.append(
            f"<g><title>{escape(row.name)}: {escape(row.figure)}</title>{_name(row.name, y)}"
            f'<path class="bar" style="fill:{row.ink}" d="{_bar(x(0), x(row.value), y)}"/>'
            f"{_whisker(x(row.low), x(row.high), y)}{_figure(row.figure, y)}</g>"
        )
    if fair is not None:
        parts.append(_fair_line(x(fair), len(rows)))
    return _svg(len(rows), parts, about)


def stacks(rows: Sequence[tuple[str, Mapping[str, float]]], inks: Mapping[str, str], about: str) -> str:
    """For each row a bar of parts; parts below zero go to the left."""
    ends = [sum(part for part in parts.values() if part > 0) for _, parts in rows]
    begins = [sum(part for part in parts.values() if part < 0) for _, parts in rows]
    low, high, ticks = _scale(min(0, *begins), max(*ends, 0.01) if len(ends) > 1 else max(ends[0], 0.01))
    x = _across(low, high)
    drawn = [_grid(ticks, x, len(rows), str)]
    for i, (name, parts) in enumerate(rows):
        y, ahead, behind = _middle(i), 0.0, 0.0
        drawn.append(_name(name, y))
        for source, part in parts.items():
            start = ahead if part > 0 else behind
            ahead, behind = ahead + max(part, 0), behind + min(part, 0)
            drawn.append(_part(name, source, part, sorted((x(start), x(start + part))), y, inks[source]))
        drawn.append(_figure(f"{ahead + behind:.1f}", y))
    return _svg(len(rows), drawn, about)


def _part(name: str, source: str, part: float, ends: list[float], y: float, ink: str) -> str:
    left, right = ends
    wide = right - left
    if wide < 0.5:
        return ""
    label = f"{part:.1f}" if wide > 34 else ""
    return (
        f"<g><title>{escape(name)}: {part:.2f} from {escape(source)}</title>"
        f'<rect style="fill:{ink}" x="{left + 1:.1f}" y="{y - 12}" width="{max(wide - 2, 1):.1f}" '
        f'height="24" rx="3"/><text class="inside" x="{(left + right) / 2:.1f}" y="{y}">{label}</text></g>'
    )


def histogram(counts: Mapping[int, int], mean: float, unit: str, about: str) -> str:
    """How often each number occurred, in a few dozen columns at most."""
    least, most = min(counts), max(counts)
    step = _bin(most - least + 1)
    first = least // step * step
    bins = [0] * ((most - first) // step + 1)
    for number, count in counts.items():
        bins[(number - first) // step] += count
    _, top, ticks = _scale(0, max(bins))
    left, above, bottom = 34, 24, 200
    wide = (HALF - left) / len(bins)
    parts = []
    for tick in (tick for tick in ticks if tick == int(tick)):
        y = bottom - tick / top * (bottom - above)
        parts.append(f'<line class="grid" x1="{left}" x2="{HALF}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick end" x="{left - 8}" y="{y:.1f}">{tick:g}</text>')
    gap = min(3.0, wide / 5)
    for i, count in enumerate(bins):
        x, tall, begin = left + i * wide, count / top * (bottom - above), first + i * step
        told = f"{begin}" if step == 1 else f"{begin} to {begin + step - 1}"
        column = _column(x + gap / 2, wide - gap, bottom, tall)
        parts.append(
            f"<g><title>{told} {escape(unit)}: {count} games ({count / sum(bins):.0%})</title>"
            f'<path class="bar" d="{column}"/></g>'
        )
        if i % -(-len(bins) // 8) == 0:
            parts.append(f'<text class="tick" x="{x + wide / 2:.1f}" y="{bottom + 16}">{begin}</text>')
    x = left + (mean - first + 0.5) / step * wide
    side = "end" if x > HALF - 90 else "begin"
    parts.append(f'<line class="fair" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{bottom}"/>')
    parts.append(
        f'<text class="note {side}" x="{x + (-7 if side == "end" else 7):.1f}" y="10">mean {mean:.1f}</text>'
    )
    return _frame(bottom + 28, parts, about, HALF)


class Spot(NamedTuple):
    """A value with its interval, over a place on an axis."""

    name: str
    value: float
    low: float
    high: float
    marked: bool = False  # is it what the others are compared with?


def curve(spots: Sequence[Spot], figure: Callable[[float], str], about: str, *, joined: bool) -> str:
    """A dot with its interval for each place from left to right, joined if there is an order in them."""
    low, high, ticks = _scale(min(spot.low for spot in spots), max(spot.high for spot in spots))
    left, above, bottom = 44, 14, 190
    wide = (HALF - left) / len(spots)

    def at(i: int, value: float) -> tuple[float, float]:
        return left + (i + 0.5) * wide, bottom - (value - low) / (high - low) * (bottom - above)

    parts = []
    for tick in ticks:
        y = at(0, tick)[1]
        parts.append(f'<line class="grid" x1="{left}" x2="{HALF}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick end" x="{left - 8}" y="{y:.1f}">{_plain(figure(tick))}</text>')
    if joined:
        over = [at(i, spot.high) for i, spot in enumerate(spots)]
        under = [at(i, spot.low) for i, spot in enumerate(spots)]
        parts.append(f'<polygon class="band" points="{_points(over + under[::-1])}"/>')
        parts.append(
            f'<polyline class="line" points="{_points([at(i, s.value) for i, s in enumerate(spots)])}"/>'
        )
    every = -(-len(spots) // 9)
    for i, spot in enumerate(spots):
        (x, y), top, end = at(i, spot.value), at(i, spot.high)[1], at(i, spot.low)[1]
        kind = "dot marked" if spot.marked else "dot"
        span = (
            "" if joined else f'<line class="span" x1="{x:.1f}" x2="{x:.1f}" y1="{top:.1f}" y2="{end:.1f}"/>'
        )
        told = f"{figure(spot.value)} ({figure(spot.low)} to {figure(spot.high)})"
        parts.append(
            f"<g><title>{escape(spot.name)}: {told}</title>{span}"
            f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="{5 if joined else 7}"/></g>'
        )
        if not joined:
            parts.append(
                f'<text class="figure beside" x="{x + 12:.1f}" y="{y:.1f}">{figure(spot.value)}</text>'
            )
        if i % every == 0:
            kind = "tick strong" if spot.marked else "tick"
            parts.append(f'<text class="{kind}" x="{x:.1f}" y="{bottom + 18}">{escape(spot.name)}</text>')
    return _frame(bottom + 30, parts, about, HALF)


def _points(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)


def _bin(numbers: int) -> int:
    """How many numbers share a column."""
    sizes = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
    return next((size for size in sizes if numbers / size <= 24), 2000)


def _scale(low: float, high: float) -> tuple[float, float, list[float]]:
    """A range with round ends around these numbers, and round numbers within."""
    span = max(high - low, 1e-9)
    unit = 10 ** floor(log10(span / 4))
    step = next(unit * n for n in (1, 2, 2.5, 5, 10) if span / (unit * n) <= 6)
    first, last = floor(low / step + 1e-9), -floor(-high / step + 1e-9)
    ticks = [round(i * step, 6) for i in range(first, last + 1)]
    return ticks[0], ticks[-1], ticks


def _across(low: float, high: float) -> Callable[[float], float]:
    return lambda value: LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)


def _middle(row: int) -> int:
    return row * ROW + ROW // 2


def _grid(
    ticks: Sequence[float], x: Callable[[float], float], rows: int, told: Callable[[float], str]
) -> str:
    bottom = rows * ROW + 4
    return "".join(
        f'<line class="grid" x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="0" y2="{bottom}"/>'
        f'<text class="tick" x="{x(tick):.1f}" y="{bottom + 14}">{_plain(told(tick))}</text>'
        for tick in ticks
    )


def _fair_line(x: float, rows: int) -> str:
    return f'<line class="fair" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{rows * ROW + 4}"/>'


def _plain(number: str) -> str:
    return number.removesuffix(".0").replace("-", "−")


def _name(name: str, y: float) -> str:
    return f'<text class="name" x="{LEFT - 14}" y="{y}">{escape(name)}</text>'


def _figure(figure: str, y: float) -> str:
    return f'<text class="figure" x="{WIDTH}" y="{y}">{escape(figure)}</text>'


def _bar(left: float, right: float, y: float) -> str:
    """Square where it begins, round where it ends."""
    r = min(4.0, max(right - left, 0))
    return f"M{left:.1f} {y - 11}H{right - r:.1f}q{r} 0 {r} {r}V{y + 11 - r}q0 {r} {-r} {r}H{left:.1f}z"


def _column(left: float, wide: float, bottom: float, tall: float) -> str:
    r = min(3.0, tall, wide / 2)
    return (
        f"M{left:.1f} {bottom}V{bottom - tall + r:.1f}q0 {-r:.1f} {r:.1f} {-r:.1f}"
        f"h{wide - 2 * r:.1f}q{r:.1f} 0 {r:.1f} {r:.1f}V{bottom}z"
    )


def _whisker(low: float, high: float, y: float) -> str:
    """Drawn twice, so that it stands out from what lies below."""
    d = f"M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 5}v10M{high:.1f} {y - 5}v10"
    return f'<path class="whisker halo" d="{d}"/><path class="whisker" d="{d}"/>'


def _svg(rows: int, parts: Sequence[str], about: str) -> str:
    return _frame(rows * ROW + 28, parts, about)


def _frame(height: float, parts: Sequence[str], about: str, width: int = WIDTH) -> str:
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(about)}">{"".join(parts)}</svg>'
    )
