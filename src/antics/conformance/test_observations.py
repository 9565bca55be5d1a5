"""An observation shows all that the seat's view does, and nothing that the seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from antics.conformance.settings import Setting, next_seat, positions, steps
from antics.conformance.test_secrets import redealt
from antics.core.contract import Game
from antics.core.observation import CODE
from antics.core.record import Record
from antics.core.state import first_of

POSITIONS, EVERY = 60, 15  # positions of a game, and choices between them, about
REDEALS = 2
FOLLOWED, STEPS = 10, 60  # games, and steps of each


def observed(game: Game, s: Any, seat: int) -> Any:
    out = game.observation.Observation()
    game.observation.observe(s, seat, out)
    return out


def numbers(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for item in value:
            yield from numbers(item)
    else:
        yield value


def assert_within(game: Game, seen: Record) -> None:
    for name, meaning in game.observation.MEANING.items():
        found = list(numbers(getattr(seen, name)))
        assert min(found) >= 0, f"{name}: {found}"
        assert max(found) <= meaning.most, f"{name}: {found}"


def test_every_field_of_an_observation_says_what_it_means(name: str) -> None:
    import antics

    observation = antics.game(name).observation
    fields = observation.Observation.FIELDS
    assert list(observation.MEANING) == list(fields)
    assert {field.code for field in fields.values()} == {CODE}
    for meaning in observation.MEANING.values():
        assert meaning.about
        assert not meaning.names or len(meaning.names) == meaning.most


def test_an_observation_shows_what_the_view_does_and_is_the_same_in_every_redeal(setting: Setting) -> None:
    game, random = setting.game, setting.random("observed")
    for match in positions(setting, 5, EVERY, POSITIONS):
        for seat in range(setting.players):
            seen = observed(game, match.state, seat)
            assert game.observation.decode(seen) == game.view.see(match.state, seat)
            assert_within(game, seen)
            for _ in range(REDEALS):
                assert observed(game, redealt(game, match.state, seat, random), seat) == seen


def test_in_the_middle_of_a_choice_the_observation_is_as_safe_and_whole(setting: Setting) -> None:
    game, random = setting.game, setting.random("observed middle")
    for match in positions(setting, 6, EVERY, POSITIONS):
        s = match.state.copy()
        while game.rules.waiting(s):
            seat = next_seat(game, s, random)
            game.rules.apply(s, seat, random.choice(steps(game, s, seat)))
            for other in range(setting.players):
                seen = observed(game, s, other)
                assert observed(game, redealt(game, s, other, random), other) == seen
            assert game.observation.decode(observed(game, s, seat)) == game.view.see(s, seat)
            if not game.rules.unfinished(s, seat):
                break


def test_a_decision_that_follows_from_the_one_before_it_is_as_one_made_anew(setting: Setting) -> None:
    game, random = setting.game, setting.random("followed")
    for seed in range(FOLLOWED):
        s = setting.match(seed).state.copy()
        for _ in range(STEPS):
            seat = first_of(game.rules.waiting(s))
            seen, offered = observed(game, s, seat), steps(game, s, seat)
            before, step = seen.copy(), random.choice(offered)
            game.rules.apply(s, seat, step)
            if not (seats := game.rules.waiting(s)):
                break
            if game.following.follow(s, first_of(seats), step, seen):
                assert steps(game, s, first_of(seats)) == offered
                assert observed(game, s, first_of(seats)) == seen
            else:
                assert seen == before
