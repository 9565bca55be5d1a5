"""Goofspiel by its clauses, and as Antics finds it: a package of somebody else's, with all that ours have."""

from __future__ import annotations

import subprocess
import sys

import pytest

from antics import IllegalAction
from antics.core.match import Match
from antics.core.message import Message
from antics.core.speech import LANGUAGES
from antics.core.state import WATCHER
from goofspiel import GAME, rules
from goofspiel.rules import CARDS


def match(players: int = 2, seed: str = "7") -> Match:
    return Match(GAME, players, seed, {}, {})


def prize(match: Match) -> int:
    return int(match.state.face[match.state.round - 1])


def bid(match: Match, *cards: int) -> list[str]:
    """Everyone bids; what happened at the last bid."""
    for seat, card in enumerate(cards):
        events = match.play(seat, f"bid {card}")
    return [event.what for event in events]


@pytest.mark.clause("GS-1")
def test_everyone_has_all_cards_and_the_prizes_are_mixed() -> None:
    for players in GAME.seats:
        begun = match(players)
        assert [player["cards"] for player in begun.view()["players"]] == [[*range(1, 14)]] * players
        assert begun.view()["to_come"] == 12
    orders = [match(seed=str(seed)).state.face for seed in range(5)]
    assert all(sorted(order) == [*range(1, 14)] for order in orders)
    assert len({tuple(order) for order in orders}) == 5


@pytest.mark.clause("GS-2")
def test_a_prize_is_turned_up_and_no_other() -> None:
    begun = match()
    assert [event.seen_by(WATCHER) for event in begun.opening] == [
        {"what": "turned", "clause": "GS-2", "prize": prize(begun)}
    ]
    assert begun.state.seen == [0b111111] + [0] * 12


@pytest.mark.clause("GS-3")
def test_bids_are_secret_until_all_are_there_and_then_spent() -> None:
    begun = match()
    told = begun.play(0, "bid 9")
    assert [event.seen_by(1) for event in told] == [{"what": "bid", "clause": "GS-3", "who": {"seat": 0}}]
    assert (begun.view(0)["bid"], begun.view(1)["bid"], begun.view()["bid"]) == (9, None, None)
    assert 9 in begun.view(1)["players"][0]["cards"]
    assert begun.waiting == (1,)
    revealed = [event for event in begun.play(1, "bid 4") if event.what == "revealed"]
    assert [(event.who, event.a) for event in revealed] == [(0, 9), (1, 4)]
    assert 9 not in begun.view(1)["players"][0]["cards"]
    with pytest.raises(IllegalAction) as caught:
        begun.play(0, "bid 9")
    assert caught.value.message.args["reason"] == Message("goofspiel-spent", {"card": 9}, "GS-3")


@pytest.mark.clause("GS-3")
def test_the_last_card_is_bid_by_itself() -> None:
    begun = match()
    for card in range(1, CARDS):
        told = bid(begun, card, card)
    assert begun.over
    assert told.count("revealed") == 4


@pytest.mark.clause("GS-4")
@pytest.mark.parametrize(
    ("cards", "taker"), [((5, 6, 1), 1), ((7, 6, 1), 0), ((7, 7, 1), None), ((2, 2, 3), 2), ((4, 4, 4), None)]
)
def test_the_highest_bid_takes_the_prize_if_it_is_alone(cards: tuple[int, ...], taker: int | None) -> None:
    begun = match(3)
    value = prize(begun)
    told = bid(begun, *cards)
    assert ("left" if taker is None else "took") in told
    assert [player["points"] for player in begun.view()["players"]] == [
        value if seat == taker else 0 for seat in range(3)
    ]
    assert begun.view()["nobodys"] == ([value] if taker is None else [])


@pytest.mark.clause("GS-5")
def test_most_points_win_and_equals_share() -> None:
    begun = match()
    for card in range(1, CARDS):
        bid(begun, card, card % (CARDS - 1) + 1)
    assert begun.over
    assert begun.view()["nobodys"] == [begun.state.face[-1]]
    won, lost = (begun.scores[seat] for seat in (1, 0))
    assert (won.rank, won.won, lost.rank, lost.won) == (1, True, 2, False)
    assert won.points + lost.points == sum(begun.state.face[:-1])
    assert lost.points == begun.state.face[-2]
    shared = match()
    for card in range(1, CARDS):
        bid(shared, card, card)
    assert [(score.points, score.rank, score.won) for score in shared.scores] == [(0, 1, True)] * 2


def run(command: list[str], environment: dict[str, str]) -> str:
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_antics_finds_it_by_its_entry_point(with_goofspiel: dict[str, str]) -> None:
    code = 'import antics; print(antics.game("goofspiel").title, "goofspiel" in antics.game_names())'
    assert run([sys.executable, "-c", code], with_goofspiel).split() == ["Goofspiel", "True"]


def test_its_words_and_rules_are_its_own(with_goofspiel: dict[str, str]) -> None:
    code = """
import antics
from antics.core.clauses import read
from antics.core.message import message_of
from antics.core.speech import LANGUAGES, say
match = antics.new("goofspiel", 2, 7)
print("|".join(say(message_of("goofspiel", match.opening[0].seen_by(0)), language) for language in LANGUAGES))
print("|".join(read(match.game, language)["GS-5"].title for language in LANGUAGES))
"""
    said, titles = run([sys.executable, "-c", code], with_goofspiel).splitlines()
    assert len(set(said.split("|"))) == len(LANGUAGES)
    assert titles == "End|Ende|Fin"


def test_it_is_played_at_the_terminal(with_goofspiel: dict[str, str]) -> None:
    command = [sys.executable, "-m", "antics", "play", "goofspiel", "--players", "2", "--seed", "7"]
    done = subprocess.run(
        [*command, "--hot-seat"],
        input="\nbid 9\n\nbid 4\n\nquit\n\n",
        env=with_goofspiel,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "takes the prize" in done.stdout, done.stdout + done.stderr


def test_every_clause_is_carried_out_and_tested(with_goofspiel: dict[str, str]) -> None:
    told = run([sys.executable, "-m", "antics", "rules", "goofspiel", "--coverage"], with_goofspiel)
    assert all(f"GS-{n}" in told for n in range(1, 6))


@pytest.mark.slow
def test_it_passes_what_every_game_must_pass(with_goofspiel: dict[str, str]) -> None:
    """By the one line that is documented for games of others."""
    line = "-p antics.conformance --pyargs antics.conformance --game goofspiel"
    told = run([sys.executable, "-m", "pytest", *line.split(), "-p", "no:cacheprovider"], with_goofspiel)
    assert "passed" in told
    assert "failed" not in told


def test_a_redeal_gives_the_others_any_bid_that_they_can_make() -> None:
    begun = match(3)
    bid(begun, 1, 2, 3)
    begun.play(0, "bid 5")
    seen = set()
    for n in range(200):
        s = begun.state.copy()
        s.key[0] = n
        s.block[:], s.drawn = [0] * 16, 0
        rules.redeal(s, 1)
        seen.add(s.bid[0])
        assert s.bid[1] == s.bid[2] == 0
    assert seen == {*range(2, 14)}
