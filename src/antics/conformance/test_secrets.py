"""What a seat receives depends on nothing that it cannot know.

Positions: dealt anew for a seat, a position gives it the same view, choices, questions and errors.
Transitions: the same choice in a position and in one dealt anew for a seat sounds and looks the same to it,
as long as it reveals nothing to that seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from antics.conformance.settings import (
    Setting,
    next_seat,
    positions,
    random_choice,
    sight,
    steps,
)
from antics.core.chance import Luck, reseed
from antics.core.contract import Game
from antics.core.events import Event
from antics.core.state import WATCHER, knows

SEEDS = 4  # games whose positions are looked at
POSITIONS = 100  # positions of each
EVERY = 12  # choices between them, about
REDEALS = 3  # redeals of each position for each seat
TRIES = 40  # redeals for the first one in which another seat can make the same choice
CHOICES = 6  # choices tried in a position where several choose in secret


def redealt(game: Game, s: Any, seat: int, random: Random) -> Any:
    """A position dealt anew for a seat, with the luck of the first: chance will fall the same way."""
    twin = s.copy()
    reseed(twin, random.getrandbits(60))
    game.rules.redeal(twin, seat)
    twin.key, twin.block, twin.drawn = s.key[:], s.block[:], s.drawn
    return twin


def between_choices(setting: Setting, seed: int) -> Iterator[Any]:
    for match in positions(setting, seed, EVERY, POSITIONS):
        if not match.over:
            yield match.state


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_position_dealt_anew_looks_the_same_to_the_seat(setting: Setting, seed: int) -> None:
    game, random = setting.game, setting.random("look", seed)
    for s in between_choices(setting, seed):
        for seat in setting.observers:
            before = sight(game, s, seat, errors=True)
            for _ in range(REDEALS):
                twin = redealt(game, s, seat, random)
                assert game.audit.audit(twin) == []
                assert sight(game, twin, seat, errors=True) == before
                assert_known_unchanged(s, twin, seat)


def assert_known_unchanged(s: Any, twin: Any, seat: int) -> None:
    assert (twin.news, twin.round, twin.players) == (s.news, s.round, s.players)
    assert (twin.seen, twin.batch) == (s.seen, s.batch), "who knows what is itself no secret"
    for piece in range(len(s.face)):
        if knows(s, seat, piece):
            assert twin.face[piece] == s.face[piece]
    assert sorted(twin.face) == sorted(s.face)


def test_in_the_middle_of_a_choice_too_the_seat_sees_only_what_it_may(setting: Setting) -> None:
    game, random = setting.game, setting.random("middle")
    for s in between_choices(setting, 7):
        seat = next_seat(game, s, random)
        s = s.copy()
        while game.rules.waiting(s):
            game.rules.apply(s, seat, random.choice(steps(game, s, seat)))
            if not game.rules.unfinished(s, seat):
                break
            twin = redealt(game, s, seat, random)
            assert sight(game, twin, seat) == sight(game, s, seat)
            assert game.audit.audit(twin) == []


def test_a_redeal_follows_from_luck_and_from_what_the_seat_knows_alone(setting: Setting) -> None:
    game, random = setting.game, setting.random("same")
    for s in between_choices(setting, 9):
        for seat in setting.observers:
            number = random.getrandbits(60)
            one, two = s.copy(), redealt(game, s, seat, random)
            for twin in one, two:
                reseed(twin, number)
                game.rules.redeal(twin, seat)
            assert one == two


def test_what_is_hidden_varies_over_redeals(setting: Setting) -> None:
    game, random = setting.game, setting.random("vary")
    for s in between_choices(setting, 3):
        for seat in setting.observers:
            unsure = {
                (s.batch[p], s.batch[q])
                for p in range(len(s.face))
                for q in range(p)
                if s.batch[p] == s.batch[q] and s.face[p] != s.face[q]
                if not knows(s, seat, p) and not knows(s, seat, q)
            }
            if unsure:
                twins = (redealt(game, s, seat, random) for _ in range(200))
                assert any(twin.face != s.face for twin in twins), f"nothing varies for {seat}"


@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_same_choice_sounds_the_same_to_a_seat_that_learns_nothing(setting: Setting, seed: int) -> None:
    game, random = setting.game, setting.random("transitions", seed)
    own = others = 0
    for s in between_choices(setting, seed + 10):
        acting = next_seat(game, s, random)
        for observer in setting.observers:
            twin = redealt(game, s, observer, random)
            taken, after = random_choice(game, s, acting, random)
            after, heard = carry_out(game, s, acting, taken) or pytest.fail("a legal choice")
            other = carry_out(game, twin, acting, taken)
            tries = 0 if others or acting == observer else TRIES
            while other is None and tries:
                tries -= 1
                other = carry_out(game, redealt(game, s, observer, random), acting, taken)
            if other is None:
                assert acting != observer, "a seat's own choices do not depend on what it cannot know"
                continue
            assert_same_for(game, observer, s, (after, heard), other)
            own += acting == observer
            others += acting != observer
    assert own
    assert others


def carry_out(game: Game, s: Any, seat: int, taken: tuple[int, ...]) -> tuple[Any, list[Event]] | None:
    """The position after a choice and what was told, if the choice is legal here."""
    s = s.copy()
    s.told = []
    for i, step in enumerate(taken):
        if step not in steps(game, s, seat):
            return None
        game.rules.apply(s, seat, step)
        if game.rules.unfinished(s, seat) == (i == len(taken) - 1):
            return None
    told, s.told = s.told, None
    return s, [Event(*t) for t in told]


Outcome = tuple[Any, list[Event]]


def assert_same_for(game: Game, seat: int, s: Any, one: Outcome, two: Outcome) -> None:
    (after, heard), (other, also_heard) = one, two
    known = s.news, s.drawn
    revealed = (after.news, after.drawn) != known
    assert revealed == ((other.news, other.drawn) != known), "undo is possible in both or in neither"
    if learns_nothing(s, after, seat) and learns_nothing(s, other, seat):
        assert seen(heard, seat) == seen(also_heard, seat)
        assert game.rules.waiting(after) == game.rules.waiting(other), "who is asked next betrays something"
        assert sight(game, after, seat) == sight(game, other, seat)


def learns_nothing(s: Any, after: Any, seat: int) -> bool:
    """Nothing became known, or all that did was pieces shown to others."""
    shown = [p for p in range(len(s.seen)) if s.seen[p] != after.seen[p]]
    mine = [p for p in shown if (s.seen[p] ^ after.seen[p]) >> seat & 1]
    return not mine and bool(after.news - s.news == len(shown))


def seen(events: list[Event], seat: int) -> list[Any]:
    return [event.seen_by(seat) for event in events]


def test_secret_choices_at_the_same_time_tell_nothing_until_all_have_chosen(setting: Setting) -> None:
    game, random = setting.game, setting.random("secret")
    for s in together(setting, 4):
        chooser = random.choice(owing(game, s))
        outcomes = []
        for _ in range(CHOICES):
            taken, after = random_choice(game, s, chooser, random)
            found = carry_out(game, s, chooser, taken)
            assert found is not None
            if game.rules.waiting(after) & game.rules.waiting(s) and after.round == s.round:
                outcomes.append(found)
        for seat in setting.observers:
            if seat != chooser:
                received = {repr(seen(heard, seat)) + sight(game, after, seat) for after, heard in outcomes}
                assert len(received) <= 1, f"{chooser}'s secret choice shows to {seat}"


def test_choices_at_the_same_time_may_come_in_any_order(setting: Setting) -> None:
    game, random = setting.game, setting.random("order")
    for s in together(setting, 5):
        seats = owing(game, s)
        choices = {seat: random_choice(game, s, seat, random)[0] for seat in seats}
        ends = []
        for order in (seats, seats[::-1], random.sample(seats, len(seats))):
            twin = s.copy()
            for seat in order:
                found = carry_out(game, twin, seat, choices[seat])
                assert found is not None, "another's secret choice does not limit one's own"
                twin = found[0]
            ends.append(twin)
        assert ends[0] == ends[1] == ends[2]


def owing(game: Game, s: Any) -> list[int]:
    return [seat for seat in range(s.players) if game.rules.waiting(s) >> seat & 1]


def together(setting: Setting, seed: int) -> Iterator[Any]:
    """Positions in which several seats choose at the same time."""
    for match in positions(setting, seed, 2, 8 * POSITIONS):
        if len(match.waiting) > 1:
            yield match.state


def test_luck_to_come_is_no_part_of_what_is_seen(setting: Setting) -> None:
    game = setting.game
    for s in between_choices(setting, 6):
        for seat in setting.observers:
            twin = s.copy()
            twin.key, twin.block = [7] * 8, [9] * 16
            assert sight(game, twin, seat, errors=True) == sight(game, s, seat, errors=True)
    assert set(Luck.FIELDS) == {"key", "block", "drawn"}


def test_watchers_know_nothing_that_a_seat_does_not(setting: Setting) -> None:
    for s in between_choices(setting, 8):
        for piece in range(len(s.face)):
            if knows(s, WATCHER, piece):
                assert all(knows(s, seat, piece) for seat in range(setting.players))
