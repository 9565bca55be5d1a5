"""What the rules do not allow is refused, with the clause that says so, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import antics
from antics import Action, IllegalAction, Match
from antics.conformance.settings import Setting, clauses, play, positions, random_choice, steps

POSITIONS = 30  # positions of a game in which everything illegal is tried
EVERY = 12  # choices between them, about
WORDS = 25  # of the steps that are not legal, how many are also tried by their words
EXAMPLES = 60  # texts made up for each setting
NONSENSE = [
    "",
    " ",
    "nonsense",
    "0",
    "-1",
    "drop",
    "\n",
    "move move",
    "ready now",
    "é",
    "x" * 10_000,
    "[red]",
]


def refused(match: Match, seat: int, action: Action | str) -> IllegalAction:
    """The refusal of an action, after checking that nothing has changed."""
    state, log, undo = match.state, list(match.log), match.can_undo
    twin = state.copy()
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action)
    assert match.state is state
    assert state == twin
    assert (match.log, match.can_undo) == (log, undo)
    error = caught.value
    assert error.clause in clauses(match.game), error.clause
    assert "\n" not in str(error)
    assert error.reason
    assert str(error) == f"{error.reason} ({error.clause})"
    return error


def test_every_step_that_is_not_legal_is_refused(setting: Setting) -> None:
    game, random = setting.game, setting.random("illegal")
    for match in positions(setting, 1, EVERY, POSITIONS):
        for seat in range(setting.players):
            legal = steps(game, match.state, seat)
            words: dict[str, bool] = {}
            for step in {*range(-2, game.rules.STEPS + 2), 10**6} - {*legal}:
                word = game.words.word(match.state, seat, step) if 0 <= step < game.rules.STEPS else "?"
                refused(match, seat, Action((step,), word))
                words[word] = 0 <= step < game.rules.STEPS
            known = {*legal_words(match, seat), *(word for word in words if not words[word])}
            illegal = [word for word in words if word not in known]
            for word in random.sample(illegal, min(WORDS, len(illegal))):
                refused(match, seat, word)


def legal_words(match: Match, seat: int) -> list[str]:
    s = match.state
    return [match.game.words.word(s, seat, step) for step in steps(match.game, s, seat)]


def test_unfinished_double_and_empty_choices_are_refused(setting: Setting) -> None:
    game, random = setting.game, setting.random("choices")
    for match in positions(setting, 2, EVERY, POSITIONS):
        for seat in match.waiting:
            taken, after = random_choice(game, match.state, seat, random)
            for n in range(1, len(taken)):
                refused(match, seat, Action(taken[:n], "half"))
            for step in steps(game, after, seat) or [0]:
                refused(match, seat, Action((*taken, step), "more"))
            refused(match, seat, Action((*taken, taken[0]), "twice"))
            refused(match, seat, Action((), ""))


def test_other_seats_cannot_act(setting: Setting) -> None:
    game, random = setting.game, setting.random("seats")
    for match in positions(setting, 3, EVERY, POSITIONS):
        for acting in match.waiting:
            taken, _ = random_choice(game, match.state, acting, random)
            for seat in range(setting.players):
                if not steps(game, match.state, seat):
                    refused(match, seat, Action(taken, "mine"))
                    assert match.legal(seat) == []
            for wrong in (-1, setting.players, 99, None, "0", True, 1.0):
                no_such_seat(match, match.play, wrong, Action(taken, "mine"))
                no_such_seat(match, match.legal, wrong)
                no_such_seat(match, match.parse, wrong, "nonsense")
                if wrong is not None:
                    no_such_seat(match, match.view, wrong)


def no_such_seat(match: Match, ask: Callable[..., Any], *args: Any) -> None:
    twin, log = match.state.copy(), list(match.log)
    with pytest.raises(antics.AnticsError, match="seat") as caught:
        ask(*args)
    assert "\n" not in str(caught.value)
    assert match.state == twin
    assert match.log == log


def test_nothing_can_be_done_after_the_end(setting: Setting) -> None:
    match = setting.match("end")
    for _ in play(match, setting.random("end")):
        pass
    last = match.log[-1]
    for seat in range(setting.players):
        refused(match, seat, last.action)
        refused(match, seat, last.action.text)
        refused(match, seat, Action((0,), "?"))


def test_nonsense_is_refused(setting: Setting) -> None:
    for match in positions(setting, 4, EVERY, POSITIONS):
        for seat in range(setting.players):
            for text in NONSENSE:
                refused(match, seat, text)
            for word in legal_words(match, seat)[:5]:
                for text in f"{word} nonsense", f"nonsense {word}", word + "x", word.upper() + "!":
                    refused(match, seat, text)


@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
)
@given(data=st.data())
def test_any_text_is_either_a_legal_action_or_refused(setting: Setting, data: st.DataObject) -> None:
    match = setting.match(data.draw(st.integers(0, 3)))
    for _ in play(match, Random(data.draw(st.integers(0, 9))), data.draw(st.integers(0, 12))):
        pass
    if match.over:
        return
    seat = data.draw(st.integers(0, setting.players - 1))
    game, s = setting.game, match.state
    words = [game.words.word(s, seat, step) for step in range(game.rules.STEPS)]
    parts = st.lists(st.sampled_from(words) | st.text(max_size=6), max_size=5)
    text = " ".join(data.draw(parts))
    try:
        action = match.parse(seat, text)
    except IllegalAction:
        refused(match, seat, text)
    else:
        assert match.parse(seat, action.text) == action
        assert match.play(seat, text) == match.log[-1].events
        assert match.log[-1].action == action
