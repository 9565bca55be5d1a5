"""What a trial found as one page that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from antics.arena.charts import Spot, curve
from antics.arena.page import document, section
from antics.lab.trials import clear


def trial_page(found: dict[str, Any]) -> str:
    """The page for what `findings` found."""
    body = _heading(found) + _charts(found) + _table(found) + _methods(found)
    return document(f"{escape(found['title'])}: {escape(found['question'])}", body)


def _heading(found: dict[str, Any]) -> str:
    on = "".join(f" · {escape(name)}" for name, value in found["options"].items() if value)
    verdict = found["verdict"]
    said = "".join(f"<li>{escape(one)}</li>" for one in verdict["differences"])
    said += f'<li class="open">{escape(verdict["same"])}</li>' if verdict["same"] else ""
    return (
        f'<header>\n<p class="kicker">{escape(found["title"])} · {found["kind"]}</p>\n'
        f"<h1>{escape(found['question'])}</h1>\n"
        f"<p>{found['players']} players{on} · {', '.join(map(escape, found['bots']))} · "
        f"{found['games']:,} games over the same {found['deals']:,} deals for each {_of(found)}</p>\n"
        f"{_variants(found)}"
        f'<ul class="answers">{said}</ul>\n</header>\n'
    )


def _of(found: dict[str, Any]) -> str:
    """What is played with."""
    return f"of {len(found['arms'])} {'values' if found['kind'] == 'sweep' else 'variants'}"


def _variants(found: dict[str, Any]) -> str:
    """What marks games that are not the one in the box."""
    if found["kind"] == "sweep":
        return '<p class="unofficial"><b>Unofficial variants</b> of the game, one for each value</p>\n'
    marked = [arm for arm in found["arms"] if arm["unofficial"]]
    told = [f"{arm['name']}: {'; '.join(arm['variant']) or 'nothing changed'}" for arm in marked]
    return "".join(f'<p class="unofficial"><b>Unofficial variant</b> {escape(one)}</p>\n' for one in told)


def _figure(percent: bool) -> Callable[[float], str]:
    return (
        (lambda value: f"{value:.0%}") if percent else (lambda value: f"{value:,.2f}".rstrip("0").rstrip("."))
    )


def _charts(found: dict[str, Any]) -> str:
    sweep = found["kind"] == "sweep"
    drawn = []
    for measure in (one for one in found["measures"] if one["chief"]):
        name = measure["name"]
        spots = [
            Spot(arm["name"], mean["mean"], mean["low"], mean["high"], arm["name"] == found["base"])
            for arm in found["arms"]
            for mean in [arm["figures"][name]]
        ]
        about = f"{name} for each of the variants, with 95 % intervals"
        chart = curve(spots, _figure(measure["percent"]), about, joined=sweep)
        drawn.append(f"<div><h3>{escape(name[0].upper() + name[1:])}</h3>{chart}</div>")
    along = f"From left to right: {escape(found['swept'])}. " if sweep else ""
    what = "Bands" if sweep else "Lines"
    return section(
        "What changes",
        f"{along}{what} are 95 % intervals; what the others are compared with is marked.",
        f'<div class="halves">{"".join(drawn)}</div>',
    )


def _table(found: dict[str, Any]) -> str:
    heads = "".join(f'<th scope="col">{escape(arm["name"])}</th>' for arm in found["arms"])
    rows = []
    for measure in found["measures"]:
        told = "{:.1%}".format if measure["percent"] else "{:,.2f}".format
        cells = []
        for arm in found["arms"]:
            mean, difference = arm["figures"][measure["name"]], arm["differences"][measure["name"]]
            mark = ' class="clear"' if arm["name"] != found["base"] and clear(difference) else ""
            cells.append(
                f"<td{mark}>{told(mean['mean'])} <small>{_around(measure['percent'], mean)}</small></td>"
            )
        rows.append(f'<tr><th scope="row">{escape(measure["name"])}</th>{"".join(cells)}</tr>')
    return section(
        "All figures",
        f"Means with 95 % intervals. Coloured is what clearly differs from {escape(found['base'])}, "
        "deal by deal.",
        f'<div class="wide"><table class="figures"><thead><tr><th></th>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>",
    )


def _around(percent: bool, mean: dict[str, float]) -> str:
    """The interval of a mean, as it is told: shares are not in the middle of theirs."""
    return f"{mean['low']:.0%}–{mean['high']:.0%}" if percent else f"±{mean['high'] - mean['mean']:,.2f}"


def _methods(found: dict[str, Any]) -> str:
    told = [
        *found["methods"].values(),
        "the same deals are played with every variant",
        found["verdict"]["caution"],
    ]
    items = "".join(f"<li>{escape(text[0].upper() + text[1:].rstrip('.'))}.</li>" for text in told)
    return (
        f"<footer>\n<h2>How this was measured</h2>\n<ul>{items}</ul>\n"
        f"<p>The same again:</p>\n<pre>{escape(found['command'])}</pre>\n</footer>\n"
    )
