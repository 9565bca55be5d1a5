"""Who sits where: fair in every set of games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from antics.arena.contest import Contest
from antics.arena.schedule import lone_seatings, seatings


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_every_bot_has_every_seat_equally_often(count: int, players: int) -> None:
    bots = "abcdef"[:count]
    games = seatings(bots, players, random.Random(1))
    seats = Counter((bot, seat) for game in games for seat, bot in enumerate(game))
    assert set(seats) == {(bot, seat) for bot in bots for seat in range(players)}
    assert len(set(seats.values())) == 1
    assert all(len(game) == players for game in games)


def test_with_bots_enough_all_combinations_meet() -> None:
    games = seatings("abcd", 3, random.Random(1))
    assert len(games) == 4 * 3
    assert Counter(frozenset(game) for game in games) == {
        frozenset(some): 3 for some in ("abc", "abd", "acd", "bcd")
    }


def test_with_few_bots_each_sits_alone_among_each_other() -> None:
    games = seatings("ab", 4, random.Random(1))
    assert len(games) == 8
    assert Counter(game.count("a") for game in games) == {1: 4, 3: 4}


def test_one_bot_may_be_looked_at_alone_among_each_of_the_others() -> None:
    games = lone_seatings("abc", 3)
    assert games[:3] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert games[3:] == [("a", "c", "c"), ("c", "a", "c"), ("c", "c", "a")]


def test_alone_at_the_table_every_bot_plays_every_deal() -> None:
    assert sorted(seatings("abc", 1, random.Random(1))) == [("a",), ("b",), ("c",)]


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    contest = Contest("antler-island", ("random", "easy", "greedy", "medium"), "7", players=4)
    after = {contest.seating(4 * deal)[1:] + contest.seating(4 * deal)[:1] for deal in range(20)}
    assert len(after) > 5


def test_a_deal_is_the_same_for_all_its_games() -> None:
    contest = Contest("antler-island", ("random", "easy"), "7", players=3)
    assert contest.set_size == 6
    assert [contest.deal(number) for number in range(13)] == [0] * 6 + [1] * 6 + [2]
    assert contest.whole(7) == 12
