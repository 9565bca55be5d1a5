"""How far bots look ahead: to the end of a chapter, where a game has such and knows what its end promises."""

from __future__ import annotations

import pytest

import antics
from antics.bots import Position, Search
from antics.games.animal_kingdoms import strategy


def expected(search: Search) -> float:
    """The points that somebody is thought to have in the end, early in a game of Animal Kingdoms."""
    match = antics.new("animal-kingdoms", 3, seed="7")
    seat = match.waiting[0]
    return search.think(Position.of(match, seat, 1)).lines()[0].points[seat]


def test_a_bot_looks_no_further_than_the_age_unless_asked() -> None:
    age, whole = (expected(Search(iterations=100, chapters=more)) for more in (0, 9))
    assert 0 < age < whole / 2


def test_the_last_age_is_played_to_the_end_of_the_game() -> None:
    match = antics.new("animal-kingdoms", 3, seed="7")
    match.state.age = 2
    position = Position.of(match, match.waiting[0], 1)
    thoughts = [Search(iterations=30, chapters=more).think(position).lines() for more in (0, 9)]
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("players", [1, 2, 5])
def test_chances_are_shared_out_among_all_who_play(players: int) -> None:
    state = antics.new("animal-kingdoms", players, seed="7").state
    state.age = 1
    rivals = 2 if players == 1 else players  # alone, one plays against Egon
    assert [strategy.promise(state, seat) for seat in range(players)] == [1000 // rivals] * players


def test_a_lead_promises_more_the_later_it_is() -> None:
    state = antics.new("animal-kingdoms", 3, seed="7").state
    state.points[0] = 6
    chances = []
    for state.age in (1, 2):
        chances.append([strategy.promise(state, seat) for seat in range(3)])
        assert 990 <= sum(chances[-1]) <= 1000
    assert 333 < chances[0][0] < chances[1][0] < 1000


def test_thrones_and_bonus_tokens_promise_something() -> None:
    state = antics.new("animal-kingdoms", 3, seed="7").state
    state.age = 1
    state.throne[2][0] = 1
    state.bonuses, state.bonus_of[0] = 1, 2
    first, second, third = (strategy.promise(state, seat) for seat in range(3))
    assert first < second
    assert first < third
