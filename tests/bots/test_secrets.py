"""Bots know what their seat knows, and nothing more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import antics
from antics.bots import Bot, Greedy, Position, Random, Search, could_hold
from antics.bots.reasons import explained
from antics.conformance.settings import Setting, play, settings
from antics.core.chance import reseed
from antics.core.weights import weights_for

BOTS: dict[str, Bot] = {
    "random": Random(),
    "greedy": Greedy(redeals=2),
    "search": Search(iterations=12),
    "classic": Search(iterations=12, learned=False),
}
MOMENTS = 6  # of each game
BRIEF = Search(iterations=12)


def moments(name: str, players: int) -> Iterator[antics.Match]:
    """A game of random choices, looked at now and then."""
    match, luck = antics.new(name, players, seed=f"secrets {players}".replace(" ", "-")), random.Random(1)
    for turn in range(1, 400):
        if match.over:
            return
        if turn % (400 // MOMENTS) == 1:
            yield match
        seat = luck.choice(match.waiting)
        match.play(seat, match.choice(seat).at_random(luck).action)


def otherwise(match: antics.Match, seat: int, number: int) -> antics.Match:
    """The same game, but for all that the seat cannot know."""
    options: dict[str, Any] = match.options
    twin: antics.Match = antics.new(match.game.name, match.players, match.seed, None, **options)
    twin.state = match.state.copy()
    reseed(twin.state, number)
    match.game.rules.redeal(twin.state, seat)
    return twin


def setting_of(setting: Setting) -> str:
    game = setting.game
    return game.setting_name(setting.players, game.settings(setting.players, setting.switched_on))


def counts(name: str) -> list[int]:
    seats = antics.game(name).seats
    return sorted({seats[0], seats[-1]})


@pytest.mark.parametrize("name", antics.game_names())
def test_what_a_bot_is_given_follows_from_what_its_seat_knows(name: str) -> None:
    looked = 0
    for players in counts(name):
        for match in moments(name, players):
            for seat in match.waiting:
                given = Position.of(match, seat, 5)
                for number in (1, 2):
                    assert Position.of(otherwise(match, seat, number), seat, 5) == given
                    looked += 1
    assert looked


def test_what_a_seat_cannot_know_really_varies() -> None:
    """So that the test before this one tests something."""
    (match, *_) = moments("antler-island", 4)
    seat = match.waiting[0]
    states = [otherwise(match, seat, number).state for number in (1, 2)]
    assert states[0].face != states[1].face


@pytest.mark.parametrize("name", antics.game_names())
def test_bots_choose_the_same_whatever_they_cannot_know(name: str) -> None:
    for match in moments(name, antics.game(name).seats[-1]):
        for seat in match.waiting:
            for kind, player in BOTS.items():
                chosen = player.choose(Position.of(match, seat, 5))
                for number in (1, 2):
                    again = player.choose(Position.of(otherwise(match, seat, number), seat, 5))
                    assert again == chosen, (kind, seat)


@pytest.mark.parametrize(
    "setting", [one for one in settings() if weights_for(one.game, setting_of(one))], ids=str
)
def test_what_was_learned_judges_nothing_that_the_seat_cannot_know(setting: Setting) -> None:
    """The network itself judges all that is on the table, hands too: it is only shown redeals."""
    match = setting.match("learned")
    for _ in play(match, random.Random(2), 60):
        if match.over or len(match.log) % 15:
            continue
        for seat in match.waiting:
            thoughts = [
                BRIEF.think(Position.of(one, seat, 5))
                for one in (match, otherwise(match, seat, 1), otherwise(match, seat, 2))
            ]
            assert all(thought.learned for thought in thoughts)
            assert thoughts[0].counts == thoughts[1].counts == thoughts[2].counts


@pytest.mark.parametrize("name", ["antler-island", "antigua", "animal-kingdoms"])
def test_advice_is_the_same_whatever_the_seat_cannot_know(name: str) -> None:
    told = 0
    for match in moments(name, antics.game(name).seats[-1]):
        seat = match.waiting[0]
        twin = otherwise(match, seat, 7)
        game = match.game
        holdings = could_hold(game, match.state, seat, 20)
        assert could_hold(game, twin.state, seat, 20) == holdings
        told += len(holdings)
        one, other = Position.of(match, seat, 5), Position.of(twin, seat, 5)
        assert explained(one, BRIEF.think(one).lines()) == explained(other, BRIEF.think(other).lines())
    assert told


def test_what_they_could_hold_adds_up() -> None:
    *_, match = moments("antler-island", 4)
    for holding in match.could_hold(0):
        for piece in holding.pieces:
            assert sum(chance for _, chance in piece.chances) == pytest.approx(1)
            assert not piece.known or len(piece.chances) == 1
    assert {holding.who for holding in match.could_hold(0)} >= {None}


def test_a_bot_is_not_given_the_luck_to_come() -> None:
    match = antics.new("antigua", 2, seed="1")
    given = Position.of(match, match.waiting[0], 5).state
    assert given.key != match.state.key
    assert not set(given.block) & set(match.state.block)


def test_only_a_seat_that_is_to_move_gets_a_position() -> None:
    match = antics.new("connect-four", seed="1")
    with pytest.raises(antics.AnticsError, match="seat 1 is not to move"):
        Position.of(match, 1, 5)
