"""What bots are asked, as plain data: so that they can think elsewhere, in another process or in a worker
of a browser. Whoever thinks is given positions redealt for a seat, never true ones."""

from __future__ import annotations

from typing import Any

from antics.bots.bot import Cancel, Position
from antics.bots.greedy import Leaning
from antics.bots.holdings import could_hold, data_of
from antics.bots.levels import bot, full_name
from antics.bots.reasons import explained
from antics.bots.search import Search
from antics.core.chance import reseed
from antics.core.contract import Game
from antics.core.match import Match
from antics.core.registry import game as game_named

Order = dict[str, Any]
SIMPLE = "simple"  # follows its leanings; needs no search
HINT = Search(effort=0.7, learned=False)
LINES = 5


def choose(match: Match, seat: int, level: str, number: int) -> Order:
    """What would a bot of this level do?"""
    return about(Position.of(match, seat, number), {"what": "choose", "level": full_name(level)})


def hint(match: Match, seat: int, number: int) -> Order:
    """What does a bot think of the seat's choices?"""
    return about(Position.of(match, seat, number), {"what": "hint"})


def holdings(match: Match, seat: int, number: int) -> Order:
    """What is hidden from the seat, and how likely is each possibility? (It need not owe a decision.)"""
    state = match.state.copy()
    reseed(state, number)
    match.game.rules.redeal(state, seat)
    return about(Position(match.game, state, seat, number), {"what": "holdings"})


def packed(state: Any) -> Order:
    """A state as plain data."""
    return {name: getattr(state, name) for name in state.FIELDS}


def unpacked(game: Game, fields: Order) -> Any:
    state = game.rules.State()
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def about(position: Position, asked: Order) -> Order:
    """What is asked about a position."""
    return asked | {
        "game": position.game.name,
        "state": packed(position.state),
        "seat": position.seat,
        "number": position.number,
        "setting": position.setting,
    }


def position(order: Order) -> Position:
    game = game_named(order["game"])
    state = unpacked(game, order["state"])
    return Position(game, state, order["seat"], order["number"], order["setting"])


def answer(order: Order, cancel: Cancel | None = None) -> Any:
    """What whoever thinks answers, as plain data. `ValueError` if nothing is asked that there is."""
    asked, what = position(order), order["what"]
    if what == "choose":
        level = order["level"]
        chooser = Leaning() if level == SIMPLE else bot(level)
        return list(chooser.choose(asked, cancel).steps)
    if what == "hint":
        lines = explained(asked, HINT.think(asked, cancel).lines()[:LINES], cancel)
        return [
            {
                "steps": list(line.action.steps),
                "text": line.action.text,
                "visits": line.visits,
                "value": round(line.value, 3),
                "points": [round(points, 1) for points in line.points],
                "chances": [round(chance, 3) for chance in line.chances],
                "why": [message.data() for message in line.why],
            }
            for line in lines
        ]
    if what == "holdings":
        return [data_of(one) for one in could_hold(asked.game, asked.state, asked.seat)]
    raise ValueError(what)
