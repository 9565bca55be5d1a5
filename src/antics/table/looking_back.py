"""A review of a finished game, as it is told: every choice in words, and where in the replay it is."""

from __future__ import annotations

from antics.review import Decided, Review
from antics.review.words import fortune
from antics.table import choices
from antics.table.answers import DecidedOut, IdeaOut, ReviewOut, said
from antics.table.replay import Timeline
from antics.table.table import Table


def answer(table: Table, review: Review) -> ReviewOut:
    timeline = Timeline(table.playing)
    return {
        "moves": review.moves,
        "moments": [
            {"move": one.move, "seat": one.seat if one.seat >= 0 else None, "chances": _rounded(one.chances)}
            for one in review.moments
        ],
        "decisions": [_decided(table, timeline, one) for one in review.decisions],
        "fortunes": [
            {
                "seat": one.seat,
                "result": round(one.result, 3),
                "luck": round(one.luck, 3),
                "choices": round(one.choices, 3),
                "give": round(one.give, 3),
                "told": said(fortune(one)),
            }
            for one in review.fortunes
        ],
    }


def _rounded(chances: tuple[float, ...]) -> list[float]:
    return [round(chance, 3) for chance in chances]


def _decided(table: Table, timeline: Timeline, one: Decided) -> DecidedOut:
    match, state = table.playing, timeline.state(one.move)

    def idea(text: str, steps: tuple[int, ...]) -> IdeaOut:
        return {
            "text": text,
            "steps": list(steps),
            "parts": choices.along(match.game, state, one.seat, list(steps)),
        }

    return {
        "seat": one.seat,
        "move": one.move,
        "at": sum(place < one.move for place, _ in table.noticed(one.seat)),
        "chance": round(one.chance, 3),
        "cost": round(one.cost, 3),
        "give": round(one.give, 3),
        "played": idea(one.played, one.steps),
        "better": idea(one.better, one.better_steps),
        "why": [said(message) for message in one.why],
    }
