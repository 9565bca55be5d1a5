"""Choices that differ in nothing that matters are one choice: in the tree, in hints, and to the others."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

import antics
from antics.bots import Position, Search
from antics.bots.equals import any_of, different, gist, labels_of, wholes
from antics.core.forms import form
from antics.core.message import Player
from antics.core.speech import say
from antics.games.antler_island.state import Phase

SEARCH = Search(iterations=200)


@cache
def growing() -> Position:
    """A stag about to cash tokens, some of which are alike."""
    luck = random.Random(2)
    for seed in range(40):
        match = antics.new("antler-island", 3, seed=seed)
        for _ in range(300):
            if match.over:
                break
            seat, s = match.waiting[0], match.state
            held = [s.face[token] for token in s.hand[seat][: s.tokens[seat]]]
            if s.phase == Phase.GROW and len(held) > 2 and len(set(held)) == 2:
                return Position.of(match, seat, 5)
            match.play(seat, match.choice(seat).at_random(luck).action)
    raise AssertionError("somebody grows")


def test_tokens_of_one_value_are_one_choice_whatever_their_order() -> None:
    position = growing()
    s, seat = position.state, position.seat
    held = [s.face[token] for token in s.hand[seat][: s.tokens[seat]]]
    sums = {tuple(sorted(some)) for n in range(1, len(held) + 1) for some in combinations(held, n)}
    lines = SEARCH.think(position).lines()
    assert len(lines) == len(sums) < len(list(position.choice.wholes()))


@pytest.mark.parametrize("name", ["program", "plain"])
def test_equal_steps_share_a_node_in_every_form(name: str) -> None:
    position = growing()
    counts = Search(iterations=20).think(position, form=form(position.game, name)).counts
    first = {path: count.visits for path, count in counts.items() if len(path) == 1}
    assert len(first) == 2
    assert sum(first.values()) == 20


def test_which_of_equal_tokens_is_spent_is_left_to_luck() -> None:
    position = growing()
    every = list(wholes(position))
    often = Counter(whole.gist for whole in every)
    wanted = max(often, key=lambda one: often[one])
    taken = {any_of(replace(position, number=number), every, wanted).steps for number in range(60)}
    assert len(taken) == often[wanted] > 1


def test_a_way_counts_by_where_it_ends() -> None:
    match = antics.new("antigua", 2, seed="3")
    luck, ways = random.Random(1), 0
    while not match.over and not ways:
        seat = match.waiting[0]
        position = Position.of(match, seat, 1)
        found = [whole for whole in wholes(position) if whole.choice.text.startswith("helmsman")]
        ends = {whole.choice.state.ship[seat] for whole in found}
        if len(found) > len(ends):
            ways = len(found)
            assert len(different(found)) == len(ends)
            texts = [line.action for line in SEARCH.think(position).lines()]
            gists = [gist(position, labels_of(position, action.steps)) for action in texts]
            assert len(gists) == len(set(gists))
        match.play(seat, match.choice(seat).at_random(luck).action)
    assert ways, "somebody has a helmsman"


def test_the_blank_tile_lies_anywhere_and_is_no_idea_of_its_own() -> None:
    match = antics.new("antler-island", 3, seed="7")
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    position = Position.of(match, match.waiting[0], 1)
    plans = [line.action.text.rpartition(" ")[0] for line in SEARCH.think(position).lines()]
    assert len(plans) == len(set(plans))
    blanks = {
        SEARCH.choose(Position(position.game, position.state, position.seat, n)).steps[-1] for n in range(24)
    }
    assert len(blanks) > 1, "where it lies must not tell what the others mean"


def test_advice_says_what_is_expected_next() -> None:
    match = antics.new("connect-four", seed=1)
    for column in "abab":  # a third disc in a threatens to win
        match.play(match.waiting[0], f"drop {column}")
    lines = {str(line.action): line for line in match.analyse(0, "search:800")}
    (expected,) = [message for message in lines["drop a"].why if message.id == "hint-expects"]
    assert expected.args["who"] == Player(1)
    assert say(expected).startswith("Then blue will mostly choose: Drop into a")
    wins = [message for line in lines.values() for message in line.why if message.id == "hint-wins"]
    first, *_ = match.analyse(0, "search:800")
    for message in wins:
        better = message.args["often"] > message.args["other"]  # type: ignore[operator]
        assert better == (message in first.why), "no worse chance speaks for a choice"
