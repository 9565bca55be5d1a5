"""A review in messages, which each language puts into words of its own."""

from __future__ import annotations

from antics.core.message import Message, Player
from antics.review.found import Decided, Fortune


def _way(worth: float, give: float) -> str:
    """Only what lies beyond the range is claimed."""
    return "even" if abs(worth) <= give else "more" if worth > 0 else "less"


def fortune(one: Fortune) -> Message:
    """What can honestly be said of luck and choices."""
    if not one.give:
        return Message("review-fortune-none")
    return Message(
        "review-fortune", {"luck": _way(one.luck, one.give), "choices": _way(one.choices, one.give)}
    )


def decided(one: Decided) -> Message:
    """A decision in a sentence."""
    return Message(
        "review-decided",
        {
            "round": one.round,
            "who": Player(one.seat),
            "played": one.played,
            "better": one.better,
            "cost": round(100 * one.cost),
            "give": round(100 * one.give),
        },
    )
