"""What is to be thought about when a game is looked back on, question by question.

A question is answered in a moment and knows nothing of the others, so that whoever thinks (this process, or a
worker that has more to do) can do something else in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev, variance
from typing import Any, Literal

from antics.bots.bot import Cancel, Position, Stop, luck_number
from antics.bots.equals import gist, labels_of
from antics.bots.reasons import told_apart
from antics.bots.search import Line, Search
from antics.core.choice import Action
from antics.core.state import EVERYONE, Result, first_of
from antics.review.found import Chances

SEARCH = Search(effort=0.4, learned=False)  # chances come from games, so that their errors can be told
ONWARD = Search(effort=0.2, learned=False)  # from a position after a choice
PAIRS = 12  # imagined positions in which two choices are compared
REDEALS = 5  # other deals that luck is compared with
LOOKS = 4  # how often what came of it is judged
NOTABLE = 0.03  # of a win
LIKELY = 1.96  # standard errors on either side: nineteen times of twenty
Kind = Literal["thought", "judged", "luck"]
Steps = tuple[int, ...]


@dataclass(frozen=True)
class Question:
    """A position, what was played there, and what to find out about it:

    `thought`: everyone's chance, and what seems better than what was played;
    `judged`: how much better that is (`other`);
    `luck`: what dice and draws gave, if this (`after`) came of it.
    """

    kind: Kind
    position: Position
    played: Steps
    other: Steps = ()
    after: Any = None


def common(state: Any) -> Any:
    """A position as all players together know it."""
    twin = state.copy()
    twin.seen[:] = [EVERYONE if seen else 0 for seen in twin.seen]
    return twin


def dealt_anew(position: Position, number: int) -> Any:
    """The position with only those faces, and that luck, dealt anew that nobody knows."""
    state = position.state.copy()
    imagined = position.imagined(number).state
    state.face[:] = imagined.face
    state.key[:], state.block[:], state.drawn = imagined.key, imagined.block, imagined.drawn
    return state


def answer(question: Question, stop: Stop | None = None) -> dict[str, Any] | None:
    """What is found out, as plain data."""
    return ANSWERS[question.kind](question, stop or Cancel())


def _thought(question: Question, stop: Stop) -> dict[str, Any] | None:
    """What a bot thinks of a decision, from what whoever decided could know."""
    position = question.position
    lines = SEARCH.think(position, stop).lines()
    if not lines:
        return None  # there was no time
    gists = [gist(position, labels_of(position, line.action.steps)) for line in lines]
    mine = gist(position, labels_of(position, question.played))
    played, seat = lines[gists.index(mine)] if mine in gists else lines[-1], position.seat
    loss = 0.0 if gists[0] == mine else lines[0].chances[seat] - played.chances[seat]
    return {"chances": mean_chances(lines), "best": list(lines[0].action.steps), "loss": loss}


def _judged(question: Question, stop: Stop) -> dict[str, Any] | None:
    """What was played and what would have been better, in the same imagined positions."""
    position, seat = question.position, question.position.seat
    both = [_action(position, question.other), _action(position, question.played)]
    pairs = []
    for number in range(1, PAIRS + 1):
        if stop():
            return None
        state = position.imagined(_number(position, number)).state
        pairs.append([_chances(position, _after(position, state, one.steps), number)[seat] for one in both])
    apart = [better - played for better, played in pairs]
    cost, give = fmean(apart), LIKELY * stdev(apart) / sqrt(PAIRS)
    if cost < NOTABLE or cost <= give:
        return None
    lines = [
        Line(one, 0, chance, (), tuple(chance if one == seat else 0.0 for one in range(seat + 1)))
        for one, chance in zip(both, (fmean(column) for column in zip(*pairs, strict=True)), strict=True)
    ]
    why = told_apart(position, lines[0], lines[1], stop)
    return {
        "cost": cost,
        "give": give,
        "chance": lines[1].value,
        "played": str(both[1]),
        "better": str(both[0]),
        "why": [message.data() for message in why],
    }


def _luck(question: Question, stop: Stop) -> dict[str, Any] | None:
    """What dice and draws gave each seat after a choice, and the square of the error of that.

    What came of them is compared with what comes of them on average: the same choice is carried out where
    all that nobody could know is dealt anew. Both are judged in the same way, by all that is known then.
    """
    position, usual = question.position, []
    for number in range(1, REDEALS + 1):
        if stop():
            return None
        state = _after(position, dealt_anew(position, _number(position, number)), question.played)
        usual.append(_chances(position, common(state), number))
    true = common(question.after)
    came = [_chances(position, true, -number) for number in range(1, LOOKS + 1)]
    gave, error = [], []
    for seat in range(true.players):
        these, those = [one[seat] for one in came], [one[seat] for one in usual]
        gave.append(fmean(these) - fmean(those))
        error.append(variance(these) / LOOKS + variance(those) / REDEALS)
    return {"gave": gave, "error": error}


ANSWERS = {"thought": _thought, "judged": _judged, "luck": _luck}


def _action(position: Position, steps: Steps) -> Action:
    choice = position.choice
    for step in steps:
        choice = choice.then(step)
    return choice.action


def _number(position: Position, number: int) -> int:
    return luck_number(position.number, number)


def _after(position: Position, state: Any, steps: Steps) -> Any:
    """What comes of some steps."""
    state = state.copy()
    for step in steps:
        position.game.rules.apply(state, position.seat, step)
    return state


def _chances(position: Position, state: Any, number: int) -> Chances:
    """Everyone's chance in a position, by what whoever decides next knows there."""
    rules = position.game.rules
    bits = rules.waiting(state)
    if not bits:
        return shares(rules, state)
    asked = Position(position.game, state, first_of(bits), _number(position, number))
    return mean_chances(ONWARD.think(asked).lines())


def mean_chances(lines: Sequence[Line]) -> Chances:
    """Everyone's chance, over all that was tried: what was tried more counts more."""
    visits, seats = sum(line.visits for line in lines), range(len(lines[0].chances))
    return tuple(sum(line.visits * line.chances[seat] for line in lines) / visits for seat in seats)


def shares(rules: Any, state: Any) -> Chances:
    """Who won: each winner has an equal share."""
    result = Result()
    rules.score(state, result)
    won = [result.winners >> seat & 1 for seat in range(state.players)]
    return tuple(one / max(sum(won), 1) for one in won)
