"""Questions about a finished game as plain data, so that they can be thought about elsewhere."""

from __future__ import annotations

from typing import Any

from antics.bots.bot import Cancel
from antics.bots.orders import Order, about, packed, position, unpacked
from antics.review import questions
from antics.review.questions import Question


def order(question: Question) -> Order:
    asked = {
        "what": "review",
        "kind": question.kind,
        "played": question.played,
        "other": question.other,
        "after": question.after and packed(question.after),
    }
    return about(question.position, asked)


def question(order: Order) -> Question:
    asked = position(order)
    after = unpacked(asked.game, order["after"]) if order["after"] else None
    return Question(order["kind"], asked, tuple(order["played"]), tuple(order["other"]), after)


def answer(order: Order, cancel: Cancel | None = None) -> dict[str, Any] | None:
    """What whoever thinks answers, as plain data."""
    return questions.answer(question(order), cancel)
