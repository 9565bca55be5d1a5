"""Choices that differ in nothing that matters are one choice: in the tree, in hints, and to the others."""

from __future__ import annotations

import random

import pytest

import antics
from antics.bots import Position, Search
from antics.bots.equals import different, gist, labels_of, wholes
from antics.core.forms import form
from antics.games.antler_island.state import Phase

SEARCH = Search(iterations=200)


def growing(values: tuple[int, ...]) -> Position:
    """A stag about to cash food of these values."""
    match = antics.new("antler-island", 3, seed="7")
    state, seat = match.state, 0
    for i, value in enumerate(values):
        token = state.food_pile[i]
        state.face[token], state.seen[token] = value, state.seen[token] | 1 << seat
        state.hand[seat][i] = token
    state.tokens[seat] = len(values)
    state.phase, state.asked, state.active, state.deed, state.round = Phase.GROW, seat, seat, 3, 1
    return Position(match.game, state, seat, 5)


def test_tokens_of_one_value_are_one_choice_whatever_their_order() -> None:
    lines = SEARCH.think(growing((2, 3, 2))).lines()
    assert len(lines) == 5, "2, 3, 2 and 3, 2 twice, all three"
    assert sum(line.visits for line in lines) == SEARCH.iterations


@pytest.mark.parametrize("name", ["program", "plain"])
def test_equal_steps_share_a_node_in_every_form(name: str) -> None:
    position = growing((2, 2, 2, 2))
    search = Search(iterations=60)
    counts = search.think(position, form=form(position.game, name)).counts
    first = [path for path in counts if len(path) == 1]
    assert len(first) == 1
    assert counts[first[0]].visits == 60


def test_which_of_equal_tokens_is_spent_is_left_to_luck() -> None:
    spent = set()
    for number in range(60):
        position = growing((2, 2, 2))
        chosen = SEARCH.choose(Position(position.game, position.state, position.seat, number))
        if len(chosen.steps) == 2:
            spent.add(chosen.steps[0])
        elif len(chosen.steps) == 3:
            spent.add(chosen.steps[:2])
    assert len(spent) >= 3 or spent == set(), spent


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
