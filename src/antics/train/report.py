"""A page about a training: how well each generation foretells, and how it did against the one before."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from antics.arena.charts import Row, Spot, curve, shares
from antics.arena.page import document, section
from antics.train.measure import Measured, Response
from antics.train.run import Generation, Task

HEADS = ("Generation", "Positions", "Error", "not learned from", "Deals", "Better by", "Takes its place")
HOW_TESTED = (
    "Each plays against the one before: alone among it, and it alone among the new one",
    "Each plays alone among those it learns against, as the one before does",
)


def page(
    task: Task,
    log: list[Generation],
    measured: Sequence[Measured] = (),
    response: Response | None = None,
) -> str:
    title = f"{task.game.title} ({task.setting}): what was learned"
    body = f"<h1>{escape(title)}</h1><p><code>{escape(task.command)}</code></p>"
    body += section(
        "Foretelling",
        "The mean square error of the rewards that each generation foretells, over positions that it did "
        "not learn from, as it goes through those that it learns from time after time. Later generations "
        "foretell other games than the first: those of a stronger player.",
        "".join(map(_epochs, log)) + _errors(log),
    )
    body += section(
        "Generations",
        f"{HOW_TESTED[task.against is not None]}, on every seat of the same deals. The difference is in wins "
        "a game; a sequential test decides.",
        _table(log),
    )
    if measured:
        body += section(
            "Strength",
            "The share of games that one who learned wins among players of the search without a network, at "
            "the same effort, with its interval of 95 %; the line is a fair share.",
            _strength(measured),
        )
    if response:
        body += section(
            "Best response",
            f"The share of games that one who learned against {escape(response.against)} wins alone among "
            "such players, over deals that nobody learned from; the line is a fair share. What is beyond it "
            "is an estimate, from below, of how far they can be exploited.",
            _response(response),
        )
    return document(title, body)


def _response(found: Response) -> str:
    row = Row(found.against, found.share, found.low, found.high, f"{found.share:.0%}")
    return f"{shares([row], found.fair, 'Share of wins')}<ul><li>{escape(str(found))}</li></ul>"


def _epochs(one: Generation) -> str:
    if len(set(one.epochs)) < 2:
        return ""
    spots = [Spot(str(i), error, error, error) for i, error in enumerate(one.epochs, 1)]
    return curve(spots, lambda value: f"{value:.4f}", f"Generation {one.number}", joined=True)


def _strength(measured: Sequence[Measured]) -> str:
    rows = [Row(f"effort {it.effort:g}", it.share, it.low, it.high, f"{it.share:.0%}") for it in measured]
    told = [f"<li>{escape(str(it))}</li>" for it in measured]
    chart = shares(rows, measured[0].fair, "Shares of wins among those who play on")
    return f"{chart}<ul>{''.join(told)}</ul>"


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
