"""Figures: right where the right ones are known."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import antics
from antics.arena import Contest, Played, figures
from antics.arena.intervals import mean_of, share_of, wilson
from antics.arena.strength import ERROR, MARGIN, Duel, ratings

CONTEST = Contest("connect-four", ("greedy", "random"), "7")
TABLE = Contest("antler-island", ("greedy", "random"), "7", players=4)


def played(contest: Contest, number: int, winner: int | None) -> Played:
    """A made-up game."""
    seats = range(contest.players)
    won = () if winner is None else (winner,)
    return Played(
        game=number,
        deal=contest.deal(number),
        seats=contest.seating(number),
        points=tuple(int(seat in won) for seat in seats),
        ranks=tuple(1 if seat in won or not won else 2 for seat in seats),
        winners=won,
        sources=tuple((int(seat in won), *[0] * (len(contest.game.sources) - 1)) for seat in seats),
        tally=(1,) * len(contest.game.tallies),
        rounds=10 + number % 3,
        choices=50,
        moments=30,
        first=0,
        cut=False,
    )


def won_by(contest: Contest, bot: str, games: int) -> list[Played]:
    """The bot wins wherever it sits."""
    seatings = [contest.seating(number) for number in range(games)]
    return [
        played(contest, number, seating.index(bot) if bot in seating else None)
        for number, seating in enumerate(seatings)
    ]


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_games_that_go_alike_count_as_one() -> None:
    alike = share_of([[1.0] * 4] * 10 + [[0.0] * 4] * 10)
    mixed = share_of([[1.0, 0.0, 1.0, 0.0]] * 20)
    assert (alike.share, alike.games) == (mixed.share, mixed.games) == (0.5, 80)
    assert (alike.low, alike.high) == pytest.approx(wilson(0.5, 20))
    assert (mixed.low, mixed.high) == pytest.approx(wilson(0.5, 80))
    assert share_of([]).games == 0


def test_intervals_hold_what_they_promise() -> None:
    luck, held = random.Random(1), 0
    for _ in range(400):
        share = share_of([[float(luck.random() < 0.3) for _ in range(4)] for _ in range(25)])
        held += share.low <= 0.3 <= share.high
    assert 0.92 <= held / 400 <= 0.99


def test_whoever_wins_more_is_rated_higher_and_more_games_make_it_surer() -> None:
    some, more = (ratings(CONTEST, won_by(CONTEST, "greedy", games)) for games in (4, 40))
    assert some["greedy"].mu > 25 > some["random"].mu
    assert more["greedy"].mu > some["greedy"].mu
    assert more["greedy"].sigma < some["greedy"].sigma


def test_ratings_do_not_depend_on_the_order_of_the_bots() -> None:
    games = won_by(CONTEST, "greedy", 6)
    turned = replace(CONTEST, bots=("random", "greedy"))
    assert ratings(turned, games) == ratings(CONTEST, games)


def test_equal_bots_are_rated_equal_at_a_full_table() -> None:
    games = [played(TABLE, number, number % 4) for number in range(TABLE.set_size)]
    rated = ratings(TABLE, games)
    assert rated["greedy"].mu == pytest.approx(rated["random"].mu, abs=2.5)


def test_a_table_of_others_is_beaten_by_its_share() -> None:
    """Greedy wins all games that it plays alone, and three of four of those where random is alone."""
    games = []
    for number in range(TABLE.set_size):
        seating = TABLE.seating(number)
        lone = seating.count("greedy") == 1
        winner = "greedy" if lone or number % 4 else "random"
        games.append(played(TABLE, number, seating.index(winner)))
    found = figures(TABLE, games)
    pairs = {pair["bot"]: pair for pair in found["pairs"]}
    assert pairs["greedy"]["share"]["share"] == 1
    assert pairs["random"]["share"]["share"] == 0.25
    assert pairs["greedy"]["fair"] == 0.25
    assert pairs["greedy"]["how"] == "wins alone at a table of"


def test_figures_say_what_was_played() -> None:
    games = won_by(CONTEST, "greedy", 6)
    found = figures(CONTEST, games)
    assert (found["games"], found["deals"], found["games_per_deal"], found["left_out"]) == (6, 3, 2, 0)
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random"]
    assert found["bots"][0]["win_share"]["share"] == 1
    points, source = found["bots"][0]["points"], found["bots"][0]["sources"][CONTEST.game.sources[0]]
    assert points == source == {"mean": 1, "low": 1, "high": 1}
    assert [one["win_share"]["share"] for one in found["order"]] == [0.5, 0.5]
    assert found["minutes"] == {"mean": 10, "low": 10, "high": 10}
    rounds = {"mean": 11, "min": 10, "max": 12, "counts": {"10": 2, "11": 2, "12": 2}}
    assert rounds.items() <= found["rounds"].items()
    assert found["command"] == (
        "antics arena connect-four --bots greedy,random --players 2 --seed 7 --games 6"
    )


def test_a_set_that_is_not_complete_is_left_out() -> None:
    found = figures(CONTEST, won_by(CONTEST, "greedy", 5))
    assert (found["games"], found["left_out"]) == (4, 1)
    assert figures(CONTEST, won_by(CONTEST, "greedy", 1))["games"] == 1


def test_shared_wins_and_games_without_a_winner_are_counted() -> None:
    games = [played(CONTEST, 0, None), replace(played(CONTEST, 1, 0), winners=(0, 1))]
    found = figures(CONTEST, games)
    assert (found["no_winner"], found["shared_wins"]) == (1, 1)
    assert [bot["win_share"]["share"] for bot in found["bots"]] == [0.25, 0.25]


# ---- alone at the table ------------------------------------------------------------------------------

SOLO = "animal-kingdoms"


@pytest.mark.skipif(1 not in antics.game(SOLO).seats, reason="nobody plays alone")
def test_alone_at_the_table_wins_are_wins_against_the_rival() -> None:
    contest = Contest(SOLO, ("greedy", "random"), "7", players=1)
    assert contest.set_size == 2
    games = []
    for number in range(8):
        won = contest.seating(number) == ("greedy",)
        game = played(contest, number, 0 if won else None)
        games.append(game if won else replace(game, winners=(1,)))
    found = figures(contest, games)
    assert [(bot["bot"], bot["win_share"]["share"]) for bot in found["bots"]] == [
        ("greedy", 1),
        ("random", 0),
    ]
    assert found["fair"] is None
    assert found["rival"]["win_share"]["share"] == 0.5
    assert found["pairs"][0]["share"]["share"] == 1


# ---- the sequential test -----------------------------------------------------------------------------


def decisions(advantage: float, times: int) -> list[Duel]:
    """Duels in which the first wins each of the two games of a deal with the same chance."""
    luck, duels = random.Random(1), []
    for _ in range(times):
        duel = Duel(CONTEST)
        while not duel.decided and duel.deals < 5000:
            duel.add(sum(luck.random() < 0.5 + advantage / 2 for _ in range(2)) - 1)
        duels.append(duel)
    return duels


def test_a_duel_of_equals_is_seldom_decided_for_the_first() -> None:
    wrong = sum(duel.ratio > 0 for duel in decisions(0, 300))
    assert wrong / 300 <= 1.6 * ERROR


def test_a_duel_seldom_misses_an_advantage_that_matters() -> None:
    wrong = sum(duel.ratio < 0 for duel in decisions(MARGIN, 300))
    assert wrong / 300 <= 1.6 * ERROR


def test_a_clear_advantage_is_decided_soon() -> None:
    duels = decisions(0.9, 20)
    assert all(duel.ratio > 0 and 5 < duel.deals < 40 for duel in duels)
    assert "greedy is stronger than random" in duels[0].verdict


def test_the_weaker_is_told() -> None:
    (duel,) = decisions(-0.9, 1)
    assert "greedy is not stronger than random; it looks weaker" in duel.verdict


def test_a_duel_is_undecided_at_first_and_between_two() -> None:
    assert "Undecided" in Duel(CONTEST).verdict
    with pytest.raises(antics.AnticsError, match="two bots, not 3"):
        Duel(Contest("connect-four", ("greedy", "random", "easy"), "7"))


def test_a_duel_looks_at_deals_in_their_order() -> None:
    games = won_by(CONTEST, "greedy", 20)
    first, second = Duel(CONTEST), Duel(CONTEST)
    for game in games:
        first.hear(game)
    for game in reversed(games):
        second.hear(game)
    assert (first.deals, first.ratio) == (second.deals, second.ratio)
    assert first.decided


def test_means_count_games_that_go_alike_as_one() -> None:
    alike, apart = mean_of([[3.0] * 4, [5.0] * 4] * 10), mean_of([[3.0], [5.0]] * 40)
    assert alike.mean == apart.mean == 4
    assert alike.high - 4 == pytest.approx(1.96 * (20 / 19 / 20) ** 0.5)
    assert apart.high - 4 == pytest.approx(1.96 * (80 / 79 / 80) ** 0.5)
    assert mean_of([]) == (0, 0, 0)


def test_order_of_play_counts_from_whoever_began() -> None:
    """Seat 2 begins in every game, and always wins."""
    games = [replace(played(TABLE, number, 2), first=2) for number in range(TABLE.set_size)]
    shares = [one["win_share"]["share"] for one in figures(TABLE, games)["order"]]
    assert shares == [1, 0, 0, 0]
    assert "more than an equal share, which is 25.0%" in figures(TABLE, games)["begins"]
