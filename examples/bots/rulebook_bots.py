"""A player of Antigua written from the rules page alone: rules of thumb over what a seat sees, no search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antics import Action
from antics.bots import Position

WANTED = {
    "navigator": 10,
    "gunner": 6,
    "helmsman": 5,
    "mate": 4,
    "officer": 3,
}  # a first card of each function
AGAIN = {"navigator": 5, "gunner": 4, "helmsman": 1, "mate": 1, "officer": 1}  # and another


class Buccaneer:
    """Turns cards where it can, hires navigators, sails to water, and robs those with fewer guns."""

    def choose(self, position: Position, stop: object = None) -> Action:
        look = _Look(position.view, position.seat)
        return max(position.legal(), key=lambda action: look.worth(str(action).split()))


class _Look:
    """What the seat sees, and what it thinks of a choice."""

    def __init__(self, view: Mapping[str, Any], seat: int) -> None:
        self.view, self.me = view, view["seats"][seat]
        self.rivals = [one for i, one in enumerate(view["seats"]) if i != seat]
        self.function = {colour: function for function, colour in view["functions"].items()}
        self.water = {card["name"] for card in view["sea"] if card["shows"] == "water"}

    def worth(self, words: list[str]) -> float:
        kind, *rest = words
        found: float = getattr(self, kind)(rest)
        return found

    def have(self, who: Mapping[str, Any], function: str) -> int:
        return sum(self.function[card["colour"]] == function for card in who["crew"])

    def card(self, card: Mapping[str, Any], others: int) -> float:
        """What a crew card is good for, beside so many of its function."""
        return (AGAIN if others else WANTED)[self.function[card["colour"]]]

    def place(self, where: list[str]) -> float:
        return -len([rival for rival in self.rivals if rival["ship"] == where[0]])

    def navigator(self, _: list[str]) -> float:
        return 100

    def gunner(self, whom: list[str]) -> float:
        (rival,) = (one for one in self.rivals if one["name"] == whom[0])
        guns = self.have(self.me, "gunner") - self.have(rival, "gunner")
        if not rival["treasures"] or guns < (1 if self.me["treasures"] else 0):
            return -10
        return 60 + 10 * guns + len(rival["treasures"])

    def helmsman(self, way: list[str]) -> float:
        end = way[-1]
        if self.have(self.me, "navigator"):
            return 50 - len(way) if end in self.water else 8
        prey = [one for one in self.rivals if one["ship"] == end and one["on_grid"] and one["treasures"]]
        armed = any(self.have(self.me, "gunner") > self.have(one, "gunner") for one in prey)
        return 30 if armed else 1 if end in self.water else 0

    def mate(self, what: list[str]) -> float:
        if what[0] == "pile":
            return 5 + 2 * self.have(self.me, "mate")
        card = self.view["open"][int(what[1]) - 1]
        room = len(self.me["crew"]) < 4
        return 2 * self.card(card, self.have(self.me, self.function[card["colour"]])) - (0 if room else 4)

    def officer(self, swap: list[str]) -> float:
        """Worth it where it makes navigators of several of one's own."""
        one, other = swap[-2:]
        if "navigator" not in swap or self.have(self.me, "navigator"):
            return -5
        gained = self.have(self.me, one if other == "navigator" else other)
        return 40 if gained else -5

    def more(self, _: list[str]) -> float:
        return 1 if len(self.me["crew"]) < 4 else -1

    def enough(self, _: list[str]) -> float:
        return 0

    def drop(self, which: list[str]) -> float:
        card = self.me["crew"][int(which[0]) - 1]
        return -self.card(card, self.have(self.me, self.function[card["colour"]]) - 1)
