"""A match can be copied, pickled, compared, told to a seat, taken step by step, and set up again anywhere."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import antics
from antics.conformance.settings import Setting, play, positions
from antics.conformance.test_secrets import redealt
from antics.core.choice import Action
from antics.core.match import Match
from antics.core.state import WATCHER

SHOWN = 6  # positions of a game that are looked at
EVERY = 9  # choices between them, about
MUTATIONS = 6  # broken positions tried of each


def matches(setting: Setting, seed: int) -> Iterator[Match]:
    return positions(setting, seed, EVERY, SHOWN)


def viewers(setting: Setting) -> list[int | None]:
    return [None if seat == WATCHER else seat for seat in setting.observers]


def with_state(match: Match, state: Any) -> Match:
    twin = match.copy()
    twin.state = state
    return twin


def test_twins_are_equal_and_go_their_own_ways(setting: Setting) -> None:
    random = setting.random("twins")
    for match in matches(setting, 1):
        before = match.save()
        for twin in (match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
            assert twin == match
            assert (twin.save(), twin.can_undo, twin.waiting) == (before, match.can_undo, match.waiting)
            for _ in play(twin, random, 3):
                pass
            assert (twin == match) == match.over
        assert match.save() == before, "what a twin does, its twin does not"
        assert match.state == antics.load(before).state
        assert match.beginning() == setting.match(1)


def test_a_twin_undoes_for_itself(setting: Setting) -> None:
    random = setting.random("undo of twins")
    match = setting.match("twins")
    for _ in play(match, random, 60):
        if match.can_undo:
            twin = match.copy()
            twin.undo()
            assert len(twin.log) == len(match.log) - 1
            assert match.can_undo
            last = match.log[-1]
            twin.play(last.seat, last.action)
            assert twin == match


def test_a_fingerprint_is_what_a_seat_can_tell_and_nothing_else(setting: Setting) -> None:
    random = setting.random("fingerprints")
    seen: dict[str, str] = {}
    for match in [one.copy() for seed in (2, 3) for one in matches(setting, seed)]:
        for seat, viewer in zip(setting.observers, viewers(setting), strict=True):
            found = match.fingerprint(viewer)
            if not match.over:
                for _ in range(2):
                    twin = with_state(match, redealt(match.game, match.state, seat, random))
                    assert twin.fingerprint(viewer) == found
            looks = json.dumps([seat, match.view(viewer), match.waiting], sort_keys=True)
            assert seen.setdefault(found, looks) == looks, "what looks different has another fingerprint"
    assert len(seen) > len(setting.observers)


def test_a_log_for_a_seat_has_its_own_actions_and_what_it_could_hear(setting: Setting) -> None:
    match = setting.match("heard")
    for _ in play(match, setting.random("heard"), 60):
        pass
    for seat, viewer in zip(setting.observers, viewers(setting), strict=True):
        noticed = [entry for entry in match.log if entry.events or entry.seat == seat]
        heard = match.log_for(viewer)
        assert [one.seat for one in heard] == [entry.seat for entry in noticed]
        for one, entry in zip(heard, noticed, strict=True):
            assert one.action == (entry.action if entry.seat == seat else None)
            assert list(one.events) == [event.seen_by(seat) for event in entry.events]


def test_steps_one_by_one_make_the_same_game_as_whole_choices(setting: Setting) -> None:
    random = setting.random("steps")
    match, whole = setting.match("steps"), setting.match("steps")
    while not match.over and len(match.log) < 40:
        seat = random.choice(match.waiting)
        taken: list[int] = []
        length = len(match.log)
        while len(match.log) == length:
            assert match.state == whole.state, "a choice that is not whole changes nothing"
            assert pickle.loads(pickle.dumps(match)) == match
            step = random.choice(match.steps(seat))
            taken.append(step)
            events = match.step(seat, step)
        assert whole.play(seat, Action(tuple(taken), "")) == events
        assert match == whole


def test_a_position_set_up_again_is_the_same_and_goes_on_alike(setting: Setting) -> None:
    random = setting.random("positions")
    for match in matches(setting, 4):
        text = match.position()
        twin = antics.set_up(text)
        assert twin.state == match.state
        assert twin.log == []
        assert twin.position() == text
        goes_on = match.copy()
        for seat, action in play(goes_on, random, 4):
            assert twin.play(seat, action) == goes_on.log[-1].events
        assert twin.state == goes_on.state, "luck goes on alike, too"
        assert antics.load(twin.save()) == twin
        assert twin.beginning().position() == text


def test_a_position_that_cannot_be_is_refused_or_can_be_played(setting: Setting) -> None:
    """Whatever numbers stand in it: one line, or a game that goes on."""
    random = setting.random("broken")
    refused: list[str] = []
    for match in matches(setting, 5):
        for _ in range(MUTATIONS):
            text = mutated(match.position(), random)
            try:
                twin = antics.set_up(text)
            except antics.AnticsError as error:
                refused.append(str(error))
                continue
            for viewer in viewers(setting):
                assert twin.view(viewer)
            for _ in play(twin, random, 6):
                pass
    assert refused
    assert not any("\n" in line for line in refused)


def mutated(text: str, random: Random) -> str:
    """A position with one of its numbers changed."""
    lines = text.split("\n")
    place = random.choice([i for i, line in enumerate(lines) if line.startswith("state ")])
    words = lines[place].split()
    number = random.choice([i for i, word in enumerate(words) if word.lstrip("-").isdigit()])
    words[number] = str(random.choice([-2, -1, 0, 1, 5, 63, 99, 127, int(words[number]) + 1]))
    lines[place] = " ".join(words)
    return "\n".join(lines)


def test_luck_decided_beforehand_is_the_luck_there_is(setting: Setting) -> None:
    random = setting.random("luck")
    match = setting.match("luck")
    for _ in play(match, random, 60):
        pass
    drawn = [lot.result for lot in match.luck]
    assert len(drawn) == match.state.drawn
    twin = antics.new(setting.game.name, setting.players, "other", None, luck=drawn, **setting.switched_on)
    for entry in match.log:
        assert twin.play(entry.seat, entry.action) == entry.events
    assert twin.luck == match.luck
    assert antics.load(twin.save()) == twin


def test_luck_that_does_not_fit_is_refused_where_it_is_drawn(setting: Setting) -> None:
    match = setting.match("fits")
    for _ in play(match, setting.random("fits"), 60):
        pass
    drawn = [lot.result for lot in match.luck]
    first = len(match.beginning().luck)
    for place in {0, first - 1, first, len(drawn) - 1} & set(range(len(drawn))):
        wrong = drawn[:]
        wrong[place] = match.luck[place].of
        with pytest.raises(antics.AnticsError, match=f"luck: number {place + 1} is one from 0 to"):
            replay(setting, match, wrong)


def replay(setting: Setting, match: Match, luck: list[int]) -> None:
    twin = antics.new(setting.game.name, setting.players, "fits", None, luck=luck, **setting.switched_on)
    for entry in match.log:
        before = twin.save()
        try:
            twin.play(entry.seat, entry.action)
        except antics.AnticsError:
            assert twin.save() == before, "what cannot be drawn changes nothing"
            raise
