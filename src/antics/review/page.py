"""A review as one page of HTML, which needs nothing else."""

from __future__ import annotations

from html import escape

from antics.core.match import Match
from antics.core.seats import NAMES
from antics.core.speech import say
from antics.review.review import Decided, Fortune, Review

COLOURS = ("#d55e00", "#0072b2", "#cc79a7", "#e69f00", "#009e73")
WIDE, HIGH, LEFT, TOP = 860, 320, 46, 14
STYLE = """
body{font:16px/1.45 system-ui,sans-serif;color:#1f2b2c;background:#f4e8cf;margin:0;padding:24px}
main{max-width:940px;margin:auto;background:#fff8e8;border-radius:16px;padding:20px 28px}
h1{margin:0}h2{margin:28px 0 8px}table{border-collapse:collapse;width:100%}
td,th{padding:6px 8px;border-top:1px solid #d8c69e;text-align:left;vertical-align:top}.n{text-align:right}
small{color:#4a5857}svg{max-width:100%}li{margin:10px 0}b.c{font-size:20px}
"""


def page(match: Match, review: Review) -> str:
    """The page: the curve, the decisions that cost most, luck and choices."""
    title = f"{match.game.title}: a review"
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style><main>'
        f"<h1>{escape(title)}</h1><p>{escape(say(match.game.words.verdict(match.state)))}</p>"
        f"<h2>Chance to win</h2>{curve(review)}"
        "<p><small>After each choice, by what whoever decided could know then.</small></p>"
        f"<h2>Decisions that cost most</h2>{decisions(review)}"
        f"<h2>Luck and choices</h2>{fortunes(review)}"
        "<p><small>Wins in 100 above an even share. Luck: how much better or worse dice and draws fell than "
        "they do on average after the same choices; it is even over many games, so what is left is an "
        "unbiased estimate of what the choices, one's own and the others', were worth.</small></p>"
        "</main></html>"
    )


def curve(review: Review) -> str:
    """Everyone's chance, as lines."""
    across, down = (WIDE - LEFT - 10) / max(review.moves, 1), HIGH - TOP - 30

    def at(move: int, chance: float) -> tuple[str, str]:
        return f"{LEFT + across * move:.1f}", f"{TOP + down * (1 - chance):.1f}"

    drawn = []
    for part in (0, 25, 50, 75, 100):
        y = at(0, part / 100)[1]
        drawn.append(f'<path d="M{LEFT} {y}H{WIDE}" stroke="#d8c69e"/>')
        drawn.append(f'<text x="0" y="{y}" dy="5" font-size="13">{part} %</text>')
    for seat, colour in enumerate(COLOURS[: review.players]):
        points = " ".join(",".join(at(one.move, one.chances[seat])) for one in review.moments)
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="3"/>')
        drawn.append(f'<text x="{LEFT + 110 * seat}" y="{HIGH - 6}" fill="{colour}">{NAMES[seat]}</text>')
    for it in review.decisions:
        x, y = at(it.move, it.chance)
        mark = f'<circle cx="{x}" cy="{y}" r="6" fill="{COLOURS[it.seat]}" stroke="#fff" stroke-width="2">'
        drawn.append(f"{mark}<title>{escape(told(it))}</title></circle>")
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="chance to win">{"".join(drawn)}</svg>'


def told(one: Decided) -> str:
    """A decision in a sentence."""
    cost, give = round(100 * one.cost), round(100 * one.give)
    return (
        f"Round {one.round}, {NAMES[one.seat]}: “{one.played}” gave {cost} wins in 100 away (± {give}); "
        f"better was “{one.better}”."
    )


def reasons(one: Decided) -> str:
    return " ".join(say(message) for message in one.why)


def decisions(review: Review) -> str:
    if not review.decisions:
        return "<p>No decision was worth more than 3 wins in 100, as far as can be told.</p>"
    items = (f"<li>{escape(told(it))} {escape(reasons(it))}</li>" for it in review.decisions)
    return f"<ol>{''.join(items)}</ol>"


def sentence(one: Fortune) -> str:
    """What can honestly be said of luck and choices."""
    if abs(one.luck) <= one.give:
        return "Dice and draws could have been even."
    way = "helped" if one.luck > 0 else "hindered"
    if abs(one.choices) <= one.give:
        return f"Dice and draws {way}; the choices could have been even."
    worth = "more" if one.choices > 0 else "less"
    return f"Dice and draws {way}; the choices were worth {worth} than an even share."


def fortunes(review: Review) -> str:
    rows = "".join(
        f'<tr><td style="color:{COLOURS[one.seat]}"><b>{NAMES[one.seat]}</b></td>'
        f'<td class="n">{100 * one.luck:+.0f}</td><td class="n">{100 * one.choices:+.0f}</td>'
        f'<td class="n">± {100 * one.give:.0f}</td><td>{sentence(one)}</td></tr>'
        for one in review.fortunes
    )
    heads = "".join(f'<th class="n">{head}</th>' for head in ("luck", "choices", "range"))
    head = f"<tr><th></th>{heads}<th></th></tr>"
    return f"<table>{head}{rows}</table>"
