"""Goofspiel in words."""

from typing import Literal

from typing_extensions import TypedDict

from antics.core.message import Message, Player
from antics.core.simple import tidy as tidy
from goofspiel.rules import State, points


class GoofspielBidCaption(TypedDict):
    what: Literal["bid_card"]
    card: int


def word(s: State, seat: int, step: int) -> str:
    return f"bid {step + 1}"


def caption(s: State, seat: int, step: int) -> GoofspielBidCaption:
    return {"what": "bid_card", "card": step + 1}


def ask(s: State, seat: int) -> Message:
    return Message("goofspiel-ask", {"prize": s.face[min(s.round, len(s.face)) - 1]}, "GS-3")


def objection(s: State, seat: int, step: int) -> Message:
    return Message("goofspiel-spent", {"card": step + 1}, "GS-3")


def verdict(s: State) -> Message:
    best = max(points(s, seat) for seat in range(s.players))
    winners = tuple(Player(seat) for seat in range(s.players) if points(s, seat) == best)
    return Message("goofspiel-won", {"who": winners, "count": len(winners), "points": best}, "GS-5")
