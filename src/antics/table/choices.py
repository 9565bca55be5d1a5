"""What a seat may do now, for a page to offer: in words and ids; and what a choice would do, if one asks.

What a choice would do is told only as far as the seat learns nothing new and no luck is drawn: what could be
done and undone. Where more would follow, it is tried out on a position dealt anew for the seat, so that even
where the telling stops follows from what the seat knows alone.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from antics.core.chance import reseed
from antics.core.choice import Choice
from antics.core.contract import Game
from antics.core.errors import IllegalAction
from antics.core.events import Event
from antics.core.match import Match
from antics.core.message import Message
from antics.core.state import LegalSteps
from antics.table.answers import After, Decision, Effects, Listed, Next, Part, Why, said

LISTED = 64  # choices that are listed whole; if there are more, they are put together step by step
Told = tuple[Any, int, int, int, int, int, int]


class Known:
    """What a seat knows at a point, to tell when it learns more."""

    def __init__(self, s: Any, seat: int) -> None:
        self._news, self._drawn, self._seen, self._seat = s.news, s.drawn, s.seen[:], seat

    def beyond(self, s: Any) -> bool:
        """Has luck been drawn, or has the seat come to know something? (Others may learn what it knew.)"""
        if s.drawn != self._drawn:
            return True
        if s.news == self._news:
            return False
        shown = [now ^ before for now, before in zip(s.seen, self._seen, strict=True) if now != before]
        return s.news - self._news != len(shown) or any(bits >> self._seat & 1 for bits in shown)


class Ear(list[Told]):
    """Hears what happens, up to where the seat would learn something or luck is drawn."""

    def __init__(self, s: Any, known: Known) -> None:
        super().__init__()
        self._s, self._known = s, known

    def append(self, told: Told) -> None:
        if not self._known.beyond(self._s):
            super().append(told)


def imagined(match: Match, seat: int) -> Any:
    """The position, with all that the seat cannot know dealt anew: always the same for what it knows."""
    state = match.state.copy()
    reseed(state, 0)
    match.game.rules.redeal(state, seat)
    return state


def next_steps(game: Game, s: Any, seat: int) -> list[int]:
    out = LegalSteps()
    game.rules.legal_steps(s, seat, out)
    return out.step[: out.n]


def part(game: Game, s: Any, seat: int, step: int) -> Part:
    """A step as something to choose: its number, its word in the notation, and what it is about."""
    words = game.words
    return {"step": step, "word": words.word(s, seat, step), "caption": words.caption(s, seat, step)}


def along(game: Game, s: Any, seat: int, steps: list[int]) -> list[Part]:
    """The steps of a choice as things to choose."""
    parts, s = [], s.copy()
    for step in steps:
        parts.append(part(game, s, seat, step))
        game.rules.apply(s, seat, step)
    return parts


class Offer:
    """The choices of a seat: their parts, if each can be chosen apart from the others (a plan); else listed
    whole, if there are not too many."""

    def __init__(self, match: Match, seat: int, steps: list[int]) -> None:
        self.match, self.game, self.seat = match, match.game, seat
        self._whole = getattr(match.game.words, "whole", _who_knows)
        apart = getattr(match.game.words, "apart", None)
        self.parts: list[list[Part]] | None = apart and apart(match.state, seat)
        self.listed: list[Listed] | None = None if self.parts else []
        if self.listed is not None:
            self._walk(match.state, steps, [], [])

    def _walk(self, s: Any, offered: list[int], steps: list[int], parts: list[Part]) -> None:
        """List the choices that begin like this."""
        for step in offered:
            longer = [*steps, step], [*parts, part(self.game, s, self.seat, step)]
            twin = None if self._whole(s, self.seat, step) else self._unfinished(s, step)
            if twin:
                self._walk(twin, next_steps(self.game, twin, self.seat), *longer)
            else:
                self._list(*longer)
            if self.listed is None:
                return

    def _unfinished(self, s: Any, step: int) -> Any:
        """The position after a step that is not yet a whole choice; None if it is one."""
        twin, rules = s.copy(), self.game.rules
        rules.apply(twin, self.seat, step)
        return twin if rules.unfinished(twin, self.seat) else None

    def _list(self, steps: list[int], parts: list[Part]) -> None:
        if self.listed is None or len(self.listed) == LISTED:
            self.listed = None
        else:
            text = " ".join(part["word"] for part in parts if part["word"])
            self.listed.append({"steps": steps, "parts": parts, "text": text})


def _who_knows(s: Any, seat: int, step: int) -> bool:
    """Stands for `words.whole` in a game that does not say."""
    return False


def effects(match: Match, seat: int, steps: list[int]) -> Effects:
    """What the steps of a whole choice would do, by what the seat knows."""
    known = Known(match.state, seat)
    after, told = _foreseen(match.game, match.state, seat, steps, known)
    uncertain = known.beyond(after)
    supposed = imagined(match, seat)
    then, heard = _foreseen(match.game, supposed, seat, steps, Known(supposed, seat))
    return {
        "told": [Event(*it).seen_by(seat) for it in (heard if uncertain else told)],
        "uncertain": uncertain,
        "undoable": not uncertain and (then.news, then.drawn) == (supposed.news, supposed.drawn),
    }


def _foreseen(game: Game, s: Any, seat: int, steps: list[int], known: Known) -> tuple[Any, list[Told]]:
    """The position after some steps, and what is heard of them."""
    s = s.copy()
    ear = s.told = Ear(s, known)
    for step in steps:
        game.rules.apply(s, seat, step)
    s.told = None
    return s, ear


class Facing(NamedTuple):
    """What a seat has to decide, to be compared."""

    owed: bool
    ask: Message
    steps: list[int]
    said: list[str]  # each step, in a word


def facing(match: Match, seat: int, waiting: tuple[int, ...]) -> Facing | None:
    """What the seat has to decide, if anything; `waiting`: those who owe a decision."""
    s, words = match.state, match.game.words
    steps = next_steps(match.game, s, seat)
    if not steps:
        return None
    return Facing(seat in waiting, words.ask(s, seat), steps, [words.word(s, seat, step) for step in steps])


def decision(match: Match, seat: int) -> Decision | None:
    """What the seat may decide now, if anything."""
    faced = facing(match, seat, match.waiting)
    return offered(match, seat, faced) if faced else None


def offered(match: Match, seat: int, faced: Facing) -> Decision:
    """What the seat, which faces this, may decide."""
    owed, ask, steps, _ = faced
    offer = Offer(match, seat, steps)
    return {
        "owed": owed,
        "ask": said(ask),
        "choices": offer.listed,
        "next": None if offer.listed is not None else _first_steps(match.choice(seat), steps, offer),
        "parts": offer.parts,
        "automatic": owed and offer.listed is not None and len(offer.listed) == 1,
    }


def _first_steps(choice: Choice, steps: list[int], offer: Offer) -> list[Next]:
    if offer.parts is not None:
        return [{**first, "whole": len(offer.parts) == 1} for first in offer.parts[0]]
    return [_next(choice, step) for step in steps]


def _next(choice: Choice, step: int) -> Next:
    return {**part(choice.game, choice.state, choice.seat, step), "whole": choice.then(step).done}


def after(match: Match, seat: int, steps: list[int]) -> After:
    """What may follow these steps of a choice; an error if they are not legal."""
    choice = match.choice(seat)
    for step in steps:
        choice.check(step)
        choice = choice.then(step)
        if choice.done:
            break
    more = [] if choice.done else choice.next_steps()
    if len(choice.steps) < len(steps):
        raise IllegalAction(Message("more-than-one-choice", {}, choice.clause))
    return {
        "text": choice.text,
        "whole": choice.done,
        "next": [_next(choice, step) for step in more],
        "effects": effects(match, seat, list(choice.steps)) if choice.done else None,
    }


def why_not(match: Match, seat: int, steps: list[int] | None, text: str | None) -> Why:
    """Whether a choice, or the beginning of one, is legal; if not, the reason with its clause."""
    try:
        if text is not None:
            match.parse(seat, text)
        else:
            after(match, seat, steps or [])
    except IllegalAction as error:
        return {"legal": False, "reason": said(error.message)}
    return {"legal": True, "reason": None}


def only_choice(match: Match, seat: int) -> list[int] | None:
    """The one thing that a seat can do, if it has no choice."""
    choice = match.choice(seat)
    while not choice.done:
        steps = choice.next_steps()
        if len(steps) != 1:
            return None
        choice = choice.then(steps[0])
    return list(choice.steps)


def first_choice(match: Match, seat: int) -> list[int]:
    """The first thing that a seat can do, step by step."""
    choice = match.choice(seat)
    while not choice.done:
        choice = choice.then(choice.next_steps()[0])
    return list(choice.steps)
