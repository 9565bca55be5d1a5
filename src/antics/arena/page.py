"""The report as one page that needs nothing else: plots and tables, in light and in dark."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Any

from antics.arena.charts import Row, histogram, intervals, shares, stacks

SOURCE_INKS = tuple(f"var(--part{i})" for i in range(8))


def page(found: dict[str, Any]) -> str:
    """The page for what `figures` found."""
    rest = [_pairs(found), _points(found), _length(found)]
    alone = len(found["bots"]) == 1 and found["players"] > 1  # it meets only itself: the game is looked at
    parts = [_seats(found), *rest] if alone else [_strength(found), *rest, _seats(found)]
    parts.append(_tallies(found))
    body = _heading(found) + "\n".join(part for part in parts if part) + _methods(found)
    return document(f"{escape(found['title'])}: arena report", body)


def document(title: str, body: str) -> str:
    """A page that needs nothing else."""
    style = (files("antics.arena") / "page.css").read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n{body}</main>\n</body>\n</html>\n"
    )


def section(title: str, text: str, *content: str) -> str:
    return f"<section>\n<h2>{title}</h2>\n<p>{text}</p>\n{''.join(content)}\n</section>\n"


def _heading(found: dict[str, Any]) -> str:
    players = "1 player" if found["players"] == 1 else f"{found['players']} players"
    on = "".join(f" · {escape(name)}" for name, value in found["options"].items() if value)
    said = found["sprt"]["verdict"] if found["sprt"] else found["begins"] if len(found["bots"]) == 1 else None
    verdict = f'<p class="verdict">{escape(said)}</p>' if said else ""
    unofficial = variant_told(found["variant"]) if found["unofficial"] else ""
    tiles = "".join(
        f"<div><dt>{name}</dt><dd>{value}<small>{note}</small></dd></div>"
        for name, value, note in _tiles(found)
    )
    return (
        f'<header>\n<p class="kicker">Arena report</p>\n<h1>{escape(found["title"])}</h1>\n'
        f"<p>{players}{on} · {found['games']:,} games · {found['deals']:,} deals, "
        f"{found['schedule']}</p>\n{unofficial}{verdict}"
        f'<dl class="tiles">{tiles}</dl>\n</header>\n'
    )


def variant_told(changes: list[str]) -> str:
    """What marks a game that is not the one in the box."""
    told = "; ".join(map(escape, changes)) or "with nothing changed"
    return f'<p class="unofficial"><b>Unofficial variant</b> {told}</p>\n'


def _tiles(found: dict[str, Any]) -> list[tuple[str, str, str]]:
    """What one would say first."""
    best, length = found["bots"][0], _measure(found)
    tiles = []
    if len(found["bots"]) > 1:
        share = best["win_share"]
        tiles.append(("Strongest", escape(best["bot"]), f"wins {share['share']:.0%} of its games"))
    tiles.append(("Length", f"{found[length]['mean']:.1f}", f"{length} a game, {_told(found[length])}"))
    tiles.append(("Time", f"{found['minutes']['mean']:.0f} min", f"an estimate, {_told(found['minutes'])}"))
    points = [bot["points"]["mean"] for bot in found["bots"]]
    spread = f"{min(points):.1f} to {max(points):.1f}, by bot" if len(points) > 1 else _told(best["points"])
    tiles.append(("Points", f"{sum(points) / len(points):.1f}", spread))
    if found["players"] > 1:
        best = max(found["order"], key=lambda one: one["win_share"]["share"])
        clear = best["win_share"]["low"] > found["fair"]
        note = f"wins {best['win_share']['share']:.0%}{'' if clear else ', which may be chance'}"
        tiles.append(("Best place", f"{ordinal(best['place'])} to play", note))
    return tiles


def _told(mean: dict[str, float]) -> str:
    return f"{mean['low']:.1f} to {mean['high']:.1f}"


def ordinal(place: int) -> str:
    return ("1st", "2nd", "3rd", "4th", "5th")[place - 1]


def _measure(found: dict[str, Any]) -> str:
    """What a game's length is told in: rounds, if it has any."""
    return "rounds" if found["rounds"]["max"] else "choices"


def _strength(found: dict[str, Any]) -> str:
    bots = found["bots"]
    wins = [
        Row(bot["bot"], share["share"], share["low"], share["high"], f"{share['share']:.0%}")
        for bot in bots
        for share in [bot["win_share"]]
    ]
    fair = found["fair"]
    drawn = shares(wins, fair, "Share of games won by each bot, with 95 % intervals")
    rival = found["rival"]
    what = "Games won" if fair else f"Games won, each alone against {rival['name'] if rival else 'the game'}"
    line = "; the dashed line is an equal share" if fair else ""
    won = f'<h3>{what}</h3><p class="note">With 95 % intervals{line}.</p>{drawn}'
    if len(bots) == 1:
        return section("Strength", "One bot on all seats: it meets only itself.", won)
    rated = [
        Row(bot["bot"], rating["mu"], rating["low"], rating["high"], f"{rating['mu']:.1f}")
        for bot in bots
        for rating in [bot["rating"]]
    ]
    return section(
        "Strength",
        "How the bots compare, over the same deals and on every seat.",
        '<h3>Rating</h3><p class="note">Plackett–Luce; the lines are 95 % intervals.</p>',
        intervals(rated, "Rating of each bot, with 95 % intervals"),
        won,
    )


def _pairs(found: dict[str, Any]) -> str:
    if not found["pairs"]:
        return ""
    names = [bot["bot"] for bot in found["bots"]]
    cells = {(pair["bot"], pair["against"]): pair for pair in found["pairs"]}
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = "".join(
        f'<tr><th scope="row">{escape(bot)}</th>'
        + "".join(_pair(cells.get((bot, other))) for other in names)
        + "</tr>"
        for bot in names
    )
    how, fair = found["pairs"][0]["how"], found["pairs"][0]["fair"]
    equal = f" Equal bots would show {fair:.0%}." if fair else ""
    return section(
        "One against one",
        f"How often the bot of the row {how} the bot of the column.{equal}",
        f'<div class="wide"><table class="pairs"><thead><tr><td></td>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>",
    )


def _pair(pair: dict[str, Any] | None) -> str:
    if pair is None:
        return '<td class="self"></td>'
    share, fair = pair["share"], pair["fair"] or 0.5
    above = share["share"] >= fair
    far = (share["share"] - fair) / (1 - fair) if above else (fair - share["share"]) / fair
    side = "good" if above else "bad"
    return (
        f'<td style="background:color-mix(in oklab, var(--{side}) {60 * far:.0f}%, transparent)">'
        f"{share['share']:.0%}<small>{share['low']:.0%}–{share['high']:.0%}</small></td>"
    )


def _points(found: dict[str, Any]) -> str:
    names = [
        name
        for name in found["bots"][0]["sources"]
        if any(bot["sources"][name]["mean"] for bot in found["bots"])
    ]
    if len(names) < 2:
        return ""
    inks = dict(zip(names, SOURCE_INKS, strict=False))
    legend = "".join(f'<li><i style="background:{inks[name]}"></i>{escape(name)}</li>' for name in names)
    rows = [(bot["bot"], {name: bot["sources"][name]["mean"] for name in names}) for bot in found["bots"]]
    return section(
        "Where points come from",
        "Mean points a game, by source; the total stands on the right.",
        f'<ul class="legend">{legend}</ul>',
        stacks(rows, inks, "Mean points by source for each bot"),
    )


def _length(found: dict[str, Any]) -> str:
    cut = f" {found['cut_off']} games were cut off." if found["cut_off"] else ""
    drawn = [_lengths(found[name], name) for name in ("rounds", "choices") if found[name]["max"]]
    return section(
        "How long games last",
        f"How many games have so many rounds, and so many choices of all players together.{cut}",
        f'<div class="halves">{"".join(drawn)}</div>',
    )


def _lengths(spread: dict[str, Any], name: str) -> str:
    counts = {int(value): count for value, count in spread["counts"].items()}
    drawn = histogram(counts, spread["mean"], name, f"Games by their number of {name}")
    return f"<div><h3>{name.capitalize()}</h3>{drawn}</div>"


def _seats(found: dict[str, Any]) -> str:
    if found["players"] == 1:
        return ""
    return section(
        "Does it matter who begins?",
        f"{found['begins']} Games won by order of play: who begins is drawn by lot, or has the first seat. "
        "Where an interval crosses the dashed line, it may not matter at all.",
        shares(order_rows(found), found["fair"], "Share of games won by order of play, with 95 % intervals"),
    )


def order_rows(found: dict[str, Any]) -> list[Row]:
    """The shares of the games won, by order of play."""
    shares_won = [(one["place"], one["win_share"]) for one in found["order"]]
    return [
        Row(f"{ordinal(place)} to play", share["share"], share["low"], share["high"], f"{share['share']:.1%}")
        for place, share in shares_won
    ]


def _tallies(found: dict[str, Any]) -> str:
    tallies = {name: mean for name, mean in found["tallies"].items() if mean["mean"]}
    if not tallies:
        return ""
    items = "".join(
        f"<li><b>{mean['mean']:,.2f}</b><small>±{mean['high'] - mean['mean']:.2f}</small> {escape(name)}</li>"
        for name, mean in tallies.items()
    )
    return section("A game has, on average", "", f'<ul class="tallies">{items}</ul>').replace("<p></p>\n", "")


def _methods(found: dict[str, Any]) -> str:
    told = [f"{text[0].upper()}{text[1:]}." for text in found["methods"].values()]
    if test := found["sprt"]:
        told.append(
            f"Sequential test: {test['question']} Counted is, {test['counted']}. H0: {test['h0']}; "
            f"H1: {test['h1']}; error rates {test['error']:.0%}. Mean so far {test['difference']:+.3f}, "
            f"log-likelihood ratio {test['log_likelihood_ratio']:+.2f}, decided at ±{test['decided_at']:.2f}."
        )
    if found["by_the_clock"]:
        told.append(
            f"{', '.join(found['by_the_clock'])} think by the clock: another run will differ a little."
        )
    items = "".join(f"<li>{escape(text)}</li>" for text in told)
    return (
        f"<footer>\n<h2>How this was measured</h2>\n<ul>{items}</ul>\n"
        f"<p>The same games again:</p>\n<pre>{escape(found['command'])}</pre>\n</footer>\n"
    )
