"""A page about a training: how well each generation foretells, and how it did against the one before."""

from __future__ import annotations

from html import escape

from antics.arena.charts import Spot, curve
from antics.arena.page import document, section
from antics.train.run import Generation, Task

HEADS = ("Generation", "Positions", "Error", "not learned from", "Deals", "Better by", "Takes its place")


def page(task: Task, log: list[Generation]) -> str:
    title = f"{task.game.title} ({task.setting}): what was learned"
    body = f"<h1>{escape(title)}</h1><p><code>{escape(task.command)}</code></p>"
    body += section(
        "Foretelling",
        "The mean square error of the rewards that each generation foretells, over positions that it did "
        "not learn from. Later generations foretell other games than the first: those of a stronger player.",
        _errors(log),
    )
    body += section(
        "Generations",
        "Each plays against the one before: alone among it, and it alone among the new one, on every seat of "
        "the same deals. The difference is in wins a game; a sequential test decides.",
        _table(log),
    )
    return document(title, body)


def _errors(log: list[Generation]) -> str:
    if len({one.unseen for one in log}) < 2:  # no curve yet
        return ""
    spots = [Spot(str(one.number), one.unseen, one.unseen, one.unseen) for one in log]
    return curve(spots, lambda value: f"{value:.4f}", "Error by generation", joined=True)


def _table(log: list[Generation]) -> str:
    rows = [_row("th", HEADS), *(_row("td", _told(one)) for one in log)]
    return f"<table>{''.join(rows)}</table>"


def _told(one: Generation) -> tuple[str, ...]:
    test = (f"{one.deals}", f"{one.better:+.3f}", "yes" if one.taken else "no") if one.deals else ("", "", "")
    return (f"{one.number}", f"{one.samples:,}", f"{one.error:.4f}", f"{one.unseen:.4f}", *test)


def _row(cell: str, values: tuple[str, ...]) -> str:
    return f"<tr>{''.join(f'<{cell}>{escape(value)}</{cell}>' for value in values)}</tr>"
