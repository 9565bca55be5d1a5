"""Why a choice is advised: what comes of it in imagined games, in the game's own terms.

What a search found is a number. To say what it is made of, the choice is carried out in positions that the
seat cannot tell from its own, everyone plays on by their leanings for a while, and it is counted in how many
of them each of the game's facts happens (a doe mated, a treasure lost): after the choice, and after the one
that it is compared with, in the same positions. The fact that makes the greatest difference is the reason.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from antics.bots.bot import Position, Stop
from antics.bots.search import Line, Reply
from antics.core.contract import Fact, Game
from antics.core.events import Event
from antics.core.message import Message, Player, message_of
from antics.core.state import LegalSteps, first_of

IMAGINED = 40  # games, for each choice that is explained
EXPLAINED = 4  # choices
LONG = 400  # steps after which an imagined game is left
EVEN = 0.02  # values nearer than this are as good as each other
TELLING = 12  # in a hundred: a smaller difference may be chance, and is no reason
GRAVE, LIKELY = -100, 10  # what is worse than this, and at least so often of a hundred, is a risk to tell of
MOSTLY = 0.4  # of what was tried after a choice: that much is expected
TRIES = 12  # imagined games in which it is looked for
PATIENT = 120  # games, for each of two choices that are told apart with patience
SLIGHT = 8  # in a hundred of so many: that may still be a reason
FARTHER = 1  # so many rounds more are looked at, if the first ones tell nothing
Counted = dict[str, int]  # in how many imagined games of a hundred each fact happens


def explained(position: Position, lines: Sequence[Line], stop: Stop | None = None) -> list[Line]:
    """The lines, the first few with the reasons for and against them."""
    if len(lines) == 1 and _several(position):
        return [replace(lines[0], why=(Message("hint-any"), *_expected(position, lines[0])))]
    if len(lines) < 2:
        return list(lines)
    counted = [_counted(position, line, stop) for line in lines[:EXPLAINED]]
    for_it = _reasons(position, lines[:2], counted[:2], True)
    found = [replace(lines[0], why=(*for_it, *_expected(position, lines[0])))]
    for line, often in zip(lines[1:], counted[1:], strict=False):
        why = _reasons(position, (line, lines[0]), (often, counted[0]), False)
        found.append(replace(line, why=(*why, *_expected(position, line))))
    return [*found, *lines[EXPLAINED:]]


def told_apart(
    position: Position, better: Line, other: Line, stop: Stop | None = None
) -> tuple[Message, ...]:
    """What speaks for a choice against another, for whoever has time: if nothing does so soon, later on."""
    for farther in range(FARTHER + 1):
        often, others = (_counted(position, one, stop, PATIENT, farther) for one in (better, other))
        if found := _difference(position.game, often, others, 1, SLIGHT):
            return (found[1],)
    return (Message("hint-long-run"),)


def _expected(position: Position, line: Line) -> tuple[Message, ...]:
    """What the bot expects next, if it mostly tried one thing."""
    reply = line.reply
    if reply is None or not line.visits or reply.visits < MOSTLY * line.visits:
        return ()
    for number in range(1, TRIES + 1):
        if done := _carried_out(position.imagined(number), line.action.steps, reply):
            often = min(100, round(100 * reply.visits / line.visits))
            if reply.seat == position.seat:
                return (Message("hint-then", {"what": done, "often": often}),)
            return (Message("hint-expects", {"who": Player(reply.seat), "what": done, "often": often}),)
    return ()


def _carried_out(position: Position, steps: Sequence[int], reply: Reply) -> tuple[Message, ...]:
    """A reply in words, in an imagined game; nothing, if it cannot be made there."""
    game, s, told = position.game, position.state, []
    for step in steps:
        game.rules.apply(s, position.seat, step)
    if not game.rules.waiting(s) >> reply.seat & 1:
        return ()
    for label in reply.labels:
        out = LegalSteps()
        game.rules.legal_steps(s, reply.seat, out)
        same = [one for one in out.step[: out.n] if game.strategy.label(s, reply.seat, one) == label]
        if not same:
            return ()
        if out.n > 1:  # else there was nothing to choose
            told.append(message_of(game.name, game.words.caption(s, reply.seat, same[0])))
        game.rules.apply(s, reply.seat, same[0])
        if not game.rules.unfinished(s, reply.seat):
            return tuple(told)
    return ()


def _several(position: Position) -> bool:
    wholes = position.choice.wholes()
    next(wholes)
    return next(wholes, None) is not None


def _reasons(
    position: Position, lines: Sequence[Line], counted: Sequence[Counted], better: bool
) -> tuple[Message, ...]:
    """The greatest difference to another choice that speaks for this one (or against it, if it is the worse
    one), and what is the greatest risk."""
    game, (often, others), (line, other) = position.game, counted, lines
    sign = 1 if better else -1
    fact, message = _difference(game, often, others, sign) or (None, None)
    if message:
        told = [message]
    else:
        mine, its = (round(100 * one.chances[position.seat]) for one in (line, other))
        even = abs(line.value - other.value) < EVEN or sign * (mine - its) <= 0
        told = [Message("hint-even") if even else Message("hint-wins", {"often": mine, "other": its})]
    risks = [one for one in game.advice.FACTS if one.worth <= GRAVE and one is not fact]
    risk = min(risks, key=lambda one: one.worth * often[one.name], default=None)
    if better and risk is not None and often[risk.name] >= LIKELY:
        told.append(_told(game, "hint-risk", risk, often, others))
    return tuple(told)


def _difference(
    game: Game, often: Counted, others: Counted, sign: int, telling: int = TELLING
) -> tuple[Fact, Message] | None:
    """The fact that makes the greatest difference, if it is more than chance."""
    apart = {fact: often[fact.name] - others[fact.name] for fact in game.advice.FACTS}
    reasons = [one for one in apart if sign * one.worth * apart[one] > 0 and abs(apart[one]) >= telling]
    if not reasons:
        return None
    fact = max(reasons, key=lambda one: sign * one.worth * apart[one])
    return fact, _told(game, "hint-more" if apart[fact] > 0 else "hint-less", fact, often, others)


def _told(game: Game, id: str, fact: Fact, often: Counted, others: Counted) -> Message:
    name = Message(f"{game.name}-fact-{fact.name}")
    return Message(id, {"fact": name, "often": often[fact.name], "other": others[fact.name]})


def _counted(
    position: Position, line: Line, stop: Stop | None, most: int = IMAGINED, farther: int = 0
) -> Counted:
    """In how many imagined games of a hundred each fact happens after a choice."""
    counted = {fact.name: 0 for fact in position.game.advice.FACTS}
    games = 0
    while counted and games < most and not (stop and stop()):
        games += 1
        events = _imagined(position.imagined(games), line.action.steps, farther)
        for fact in position.game.advice.FACTS:
            counted[fact.name] += any(fact.happens(event, position.seat) for event in events)
    return {name: round(100 * n / max(games, 1)) for name, n in counted.items()}


def _imagined(position: Position, steps: Sequence[int], farther: int) -> list[Event]:
    """What happens in an imagined game after a choice."""
    game, s, luck = position.game, position.state, random.Random(position.number)
    rules, chapter = game.rules, game.strategy.chapter(s)
    until = s.round + game.advice.AHEAD + farther
    s.told = []
    for step in steps:
        rules.apply(s, position.seat, step)
    for _ in range(LONG):
        seats = rules.waiting(s)
        if not seats or s.round >= until or game.strategy.chapter(s) != chapter:
            break
        _lean(game, s, first_of(seats), luck)
    return [Event(*told) for told in s.told]


def _lean(game: Game, s: Any, seat: int, luck: random.Random) -> None:
    out = LegalSteps()
    game.rules.legal_steps(s, seat, out)
    steps = out.step[: out.n]
    weights = [1 + game.strategy.leaning(s, seat, step) for step in steps] if out.n > 1 else None
    game.rules.apply(s, seat, luck.choices(steps, weights)[0])
