"""A choice in the making: from its first step to its last, as a person or a bot puts it together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from antics.core.contract import Game
from antics.core.errors import IllegalAction
from antics.core.message import Message, Player
from antics.core.numbers import integer
from antics.core.state import LegalSteps

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class Action:
    """What a person experiences as one choice: one or more steps, with a short text that parses back.

    >>> import antics
    >>> match = antics.new("connect-four")
    >>> action = match.legal(0)[3]
    >>> action
    Action(steps=(3,), text='drop d')
    >>> match.parse(0, str(action)) == action
    True
    """

    steps: tuple[int, ...]
    text: str

    def __str__(self) -> str:
        return self.text


class Choice:
    """The steps that a seat has put together so far, and the position they lead to.

    `Match.choice` begins one. A choice never changes: `then` and `follow` give another one.

    >>> import antics
    >>> match = antics.new("antler-island", players=3, seed=7)
    >>> choice = match.choice(2)
    >>> [choice.word(step) for step in choice.next_steps()][:2]
    ['place O1', 'place O4']
    >>> choice.done
    False
    >>> choice.follow("place O4").done
    True
    """

    def __init__(
        self, game: Game, state: Any, seat: int, steps: tuple[int, ...] = (), words: tuple[str, ...] = ()
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.steps = steps
        self.words = words
        self._next: list[int] | None = None

    @property
    def done(self) -> bool:
        """Is this a whole choice?"""
        return bool(self.steps) and not self.game.rules.unfinished(self.state, self.seat)

    @property
    def text(self) -> str:
        """The words of its steps."""
        return " ".join(word for word in self.words if word)

    @property
    def action(self) -> Action:
        """What was chosen so far."""
        return Action(self.steps, self.text)

    def next_steps(self) -> list[int]:
        """The steps that may follow."""
        if self._next is None:
            out = LegalSteps()
            self.game.rules.legal_steps(self.state, self.seat, out)
            self._next = out.step[: out.n]
        return self._next[:]

    def word(self, step: int) -> str:
        """What a step that may follow is called."""
        return self.game.words.word(self.state, self.seat, step)

    def then(self, step: int) -> Choice:
        """This choice, one step further.

        Raises `IllegalAction`, which says why and by which clause, if this step may not follow.

        >>> import antics
        >>> antics.new("connect-four").choice(0).then(999)
        Traceback (most recent call last):
        ...
        antics.core.errors.IllegalAction: There is no step 999. (C4-1)
        """
        return self._then(self.check(step))

    def _then(self, step: int) -> Choice:
        """One step further, by a step that is known to be legal."""
        twin = self.state.copy()
        self.game.rules.apply(twin, self.seat, step)
        return Choice(self.game, twin, self.seat, (*self.steps, step), (*self.words, self.word(step)))

    def wholes(self) -> Iterator[Choice]:
        """All whole choices that begin like this one."""
        for step in self.next_steps():
            longer = self._then(step)
            if longer.done:
                yield longer
            else:
                yield from longer.wholes()

    def follow(self, text: str) -> Choice:
        """The whole choice that a text means.

        Raises `IllegalAction`, which says why and by which clause, if it means none.
        """
        return self._follow(text.split(), text)

    def _follow(self, rest: list[str], text: str) -> Choice:
        """Take the steps whose words the text begins with, until both the choice and the text are done."""
        failure: IllegalAction | None = None
        for step in self.next_steps():
            said = self.word(step).split()
            if rest[: len(said)] != said:
                continue
            longer, left = self._then(step), rest[len(said) :]
            if not longer.done:
                try:
                    return longer._follow(left, text)
                except IllegalAction as error:
                    failure = failure or error
            elif not left:
                return longer
        raise failure or self._objection(rest, text)

    def reach(self, words: list[str]) -> Choice | None:
        """As far as these words go, if they are those of legal steps."""
        if not words or self.done:
            return None if words else self
        for step in self.next_steps():
            said = self.word(step).split()
            if said and words[: len(said)] == said:
                reached = self._then(step).reach(words[len(said) :])
                if reached is not None:
                    return reached
        return None

    def whole(self, choose: Callable[[Choice], int]) -> Choice:
        """A whole choice, each step chosen in turn."""
        choice = self
        while not choice.done:
            choice = choice.then(choose(choice))
        return choice

    def at_random(self, luck: Random) -> Choice:
        """A whole choice, each step as good as any other."""
        return self.whole(lambda choice: luck.choice(choice.next_steps()))

    def check(self, step: int) -> int:
        """The step, if it may follow. Raises `IllegalAction`, which says why and by which clause, if not."""
        legal, words = self.next_steps(), self.game.words
        if self.done:
            raise IllegalAction(Message("more-than-one-choice", {}, self.clause))
        if not legal:
            raise self._nothing_to_decide()
        number = integer(step)
        if number is None or not 0 <= number < self.game.rules.STEPS:
            told = step if number is None else number
            raise IllegalAction(Message("no-such-step", {"step": quoted(told)}, self.clause))
        if number not in legal:
            raise IllegalAction(words.objection(self.state, self.seat, number))
        return number

    @property
    def clause(self) -> str:
        """The clause that governs what is decided."""
        return self.game.words.ask(self.state, self.seat).clause

    def _objection(self, rest: list[str], text: str) -> IllegalAction:
        """Why a text that goes on like this is not legal here."""
        legal, words = self.next_steps(), self.game.words
        if not legal:
            return self._nothing_to_decide()
        said = {step: self.word(step).split() for step in range(self.game.rules.STEPS)}
        meant = [step for step in said if step not in legal and said[step] == rest[: len(said[step])] != []]
        if meant:
            step = max(meant, key=lambda step: len(said[step]))
            reason = words.objection(self.state, self.seat, step)
            return IllegalAction(Message("refused", {"text": quoted(text), "reason": reason}, reason.clause))
        some = ", ".join(self.word(step) or "–" for step in legal[:8]) + (", …" if len(legal) > 8 else "")
        return IllegalAction(Message("not-possible", {"text": quoted(text), "some": some}, self.clause))

    def not_finished(self) -> IllegalAction:
        """What is wrong with a choice that is not whole."""
        return IllegalAction(Message("not-finished", {}, self.clause))

    def _nothing_to_decide(self) -> IllegalAction:
        return IllegalAction(Message("nothing-to-decide", {"who": Player(self.seat)}, self.clause))


def quoted(thing: object) -> str:
    """What somebody wrote, short enough for a message."""
    text = repr(thing if not isinstance(thing, str) or len(thing) <= 80 else thing[:80] + "…")
    return text if len(text) <= 99 else text[:98] + "…"
