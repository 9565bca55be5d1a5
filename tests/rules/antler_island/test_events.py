"""Every kind of event and of caption comes up, has the form that it is declared with, and can be said."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, get_args, get_type_hints

import pytest
from pydantic import TypeAdapter

import antics
from antics.conformance.settings import next_seat, random_choice
from antics.core.message import message_of
from antics.core.speech import LANGUAGES, say
from antics.core.state import WATCHER
from antics.games.antler_island.events import Event
from antics.games.antler_island.words import Caption
from antics.server.api.game_types import caption_type, event_type
from tests.rules.antler_island.island import Island, plan
from tests.rules.antler_island.test_fights import duel
from tests.rules.antler_island.test_rounds import no_pieces_left

GAME = antics.game("antler-island")
EVENT, CAPTION = TypeAdapter(event_type(GAME)), TypeAdapter(caption_type(GAME))

Told = dict[str, Any]


@cache
def told() -> tuple[list[Told], list[Told]]:
    """Events and captions of random games, as those at the table see them, and of what is rare in such."""
    events: list[Told] = []
    captions: list[Told] = []
    for players in GAME.seats:
        match = antics.new(GAME.name, players, "told", advanced=True)
        random = Random(players)
        while not match.over:
            seat = next_seat(GAME, match.state, random)
            choice = match.choice(seat)
            steps, _ = random_choice(GAME, match.state, seat, random)
            for step in steps:
                captions += (dict(GAME.words.caption(choice.state, seat, one)) for one in choice.next_steps())
                choice = choice.then(step)
            heard = match.play(seat, antics.Action(steps, ""))
            events += (event.seen_by(one) for event in heard for one in (*range(players), WATCHER))
        events += (event.seen_by(WATCHER) for event in match.opening)
    for rare in (taken_back, drawn, nothing_to_gain):
        events += (event.seen_by(WATCHER) for event in rare())
    return events, captions


def taken_back() -> Iterator[antics.Event]:
    match = antics.new(GAME.name, 3, 1)
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    yield from match.play(0, plan("rut"))
    yield from match.play(0, "take back")


def drawn() -> Iterator[antics.Event]:
    island = duel([1], [1])
    for seat, text in ((0, "commit 1"), (1, "commit 1"), (0, "lock")):
        if island.match.waiting == (seat,) and text in island.texts(seat):
            yield from island.play(seat, text)


def nothing_to_gain() -> Iterator[antics.Event]:
    island = Island()
    island.give(0, 1)
    no_pieces_left(island)
    yield from island.act(0, "grow")


def test_every_kind_of_event_happens() -> None:
    assert {event["what"] for event in told()[0]} == {kind.what for kind in Event}


def test_every_kind_of_caption_is_offered() -> None:
    assert {caption["what"] for caption in told()[1]} == {
        what for kind in get_args(Caption) for what in get_args(get_type_hints(kind)["what"])
    }


@pytest.mark.parametrize(("adapter", "which"), [(EVENT, 0), (CAPTION, 1)], ids=["events", "captions"])
def test_what_is_told_has_the_form_that_is_declared(adapter: TypeAdapter[Any], which: int) -> None:
    for one in told()[which]:
        adapter.validate_python(one, strict=True)


@pytest.mark.parametrize("which", [0, 1], ids=["events", "captions"])
def test_every_language_says_what_is_told(which: int) -> None:
    variety = {repr(one): one for one in told()[which]}
    for language in LANGUAGES:
        assert all(say(message_of(GAME.name, one), language) for one in variety.values())


def test_a_token_that_nobody_has_seen_has_no_value_for_anybody_else() -> None:
    """Whoever may not know a face is told of none, in every event that speaks of a hidden piece."""
    secret = {"got_food": "value", "committed": "value", "took_tile": "wily", "planned": "plan"}
    for what, arg in secret.items():
        known = [one[arg] is not None for one in told()[0] if one["what"] == what]
        assert True in known
        assert False in known
