"""A review as one page of HTML, which needs nothing else."""

from __future__ import annotations

from html import escape

from antics.core.match import Match
from antics.core.message import Message
from antics.core.speech import say, seat_names
from antics.review.found import Review
from antics.review.words import decided, fortune

COLOURS = ("#d55e00", "#0072b2", "#cc79a7", "#e69f00", "#009e73")
WIDE, HIGH, LEFT, TOP = 860, 320, 46, 14
STYLE = """
body{font:16px/1.45 system-ui,sans-serif;color:#1f2b2c;background:#f4e8cf;margin:0;padding:24px}
main{max-width:940px;margin:auto;background:#fff8e8;border-radius:16px;padding:20px 28px}
h1{margin:0}h2{margin:28px 0 8px}table{border-collapse:collapse;width:100%}
td,th{padding:6px 8px;border-top:1px solid #d8c69e;text-align:left;vertical-align:top}.n{text-align:right}
small{color:#4a5857}svg{max-width:100%}li{margin:10px 0}b.c{font-size:20px}
"""


def page(match: Match, review: Review, language: str = "en") -> str:
    """The page: the curve, the decisions that cost most, luck and choices."""

    def words(id: str) -> str:
        return escape(say(Message(id), language))

    game = Message(f"{match.game.name}-title")
    title = escape(say(Message("review-title", {"game": game}), language))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style><main>'
        f"<h1>{title}</h1><p>{escape(say(match.game.words.verdict(match.state), language))}</p>"
        f"<h2>{words('review-chances')}</h2>{curve(review, language)}"
        f"<p><small>{words('review-chances-about')}</small></p>"
        f"<h2>{words('review-decisions')}</h2>{decisions(review, language)}"
        f"<h2>{words('review-fortunes')}</h2>{fortunes(review, language)}"
        f"<p><small>{words('review-fortunes-about')}</small></p>"
        "</main></html>"
    )


def curve(review: Review, language: str) -> str:
    """Everyone's chance, as lines."""
    across, down = (WIDE - LEFT - 10) / max(review.moves, 1), HIGH - TOP - 30

    def at(move: int, chance: float) -> tuple[str, str]:
        return f"{LEFT + across * move:.1f}", f"{TOP + down * (1 - chance):.1f}"

    drawn, names = [], seat_names(language)
    for part in (0, 25, 50, 75, 100):
        y = at(0, part / 100)[1]
        drawn.append(f'<path d="M{LEFT} {y}H{WIDE}" stroke="#d8c69e"/>')
        drawn.append(f'<text x="0" y="{y}" dy="5" font-size="13">{part} %</text>')
    for seat, colour in enumerate(COLOURS[: review.players]):
        points = " ".join(",".join(at(one.move, one.chances[seat])) for one in review.moments)
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="3"/>')
        drawn.append(f'<text x="{LEFT + 110 * seat}" y="{HIGH - 6}" fill="{colour}">{names[seat]}</text>')
    for it in review.decisions:
        x, y = at(it.move, it.chance)
        mark = f'<circle cx="{x}" cy="{y}" r="6" fill="{COLOURS[it.seat]}" stroke="#fff" stroke-width="2">'
        drawn.append(f"{mark}<title>{escape(say(decided(it), language))}</title></circle>")
    label = escape(say(Message("review-chances"), language))
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'


def decisions(review: Review, language: str) -> str:
    if not review.decisions:
        return f"<p>{escape(say(Message('review-nothing'), language))}</p>"
    items = (" ".join(say(it, language) for it in (decided(one), *one.why)) for one in review.decisions)
    return f"<ol>{''.join(f'<li>{escape(item)}</li>' for item in items)}</ol>"


def fortunes(review: Review, language: str) -> str:
    rows = "".join(
        f'<tr><td style="color:{COLOURS[one.seat]}"><b>{seat_names(language)[one.seat]}</b></td>'
        f'<td class="n">{100 * one.luck:+.0f}</td><td class="n">{100 * one.choices:+.0f}</td>'
        f'<td class="n">± {100 * one.give:.0f}</td><td>{escape(say(fortune(one), language))}</td></tr>'
        for one in review.fortunes
    )
    heads = (escape(say(Message(f"review-{head}"), language)) for head in ("luck", "choices", "range"))
    head = "".join(f'<th class="n">{head}</th>' for head in heads)
    return f"<table><tr><th></th>{head}<th></th></tr>{rows}</table>"
