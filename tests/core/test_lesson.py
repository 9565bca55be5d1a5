"""A game's lesson: a fixed deal, and what everybody does in it, as long as they do."""

from __future__ import annotations

import pytest

import antics
from antics.core.lesson import lesson_of

TAUGHT = ("animal-kingdoms", "antigua", "antler-island")


@pytest.mark.parametrize("name", TAUGHT)
def test_whoever_follows_the_lesson_is_told_every_move_of_it(name: str) -> None:
    lesson = lesson_of(antics.game(name))
    assert lesson
    match = antics.new(name, lesson.players, lesson.seed)
    assert lesson.taught_in(match)
    while any(lesson.next(match, seat) for seat in match.waiting):
        for seat in reversed(match.waiting):  # who decide at the same time may do so in any order
            action = lesson.next(match, seat)
            assert action, f"{name}: {seat} decides and is not told what"
            match.play(seat, action)
    assert len(match.log) == sum(map(len, lesson.moves))
    assert {0, 1} <= {entry.seat for entry in match.log}


@pytest.mark.parametrize("name", TAUGHT)
def test_who_does_something_else_leaves_the_lesson_for_all(name: str) -> None:
    lesson = lesson_of(antics.game(name))
    assert lesson
    match = antics.new(name, lesson.players, lesson.seed)
    while 0 not in match.waiting:
        match.play(match.waiting[0], lesson.next(match, match.waiting[0]) or "")
    other = next(it for it in match.legal(0) if it != lesson.next(match, 0))
    match.play(0, other)
    assert not any(lesson.next(match, seat) for seat in match.waiting)
    if match.can_undo:
        match.undo()
        assert lesson.next(match, 0), "taken back, it goes on"


def test_another_deal_or_other_options_are_no_lesson() -> None:
    lesson = lesson_of(antics.game("antler-island"))
    assert lesson
    assert not lesson.taught_in(antics.new("antler-island", lesson.players, "another"))
    assert not lesson.taught_in(antics.new("antler-island", lesson.players, lesson.seed, advanced=True))
    assert lesson_of(antics.game("connect-four")) is None
