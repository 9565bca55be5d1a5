"""Every kind of event and of caption happens, has the form that it is declared to have, and can be said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, get_args, get_type_hints

import pytest
from pydantic import TypeAdapter

import antics
from antics.conformance.settings import play, settings_of
from antics.core import clauses, speech
from antics.core.events import Event
from antics.core.match import Match
from antics.core.message import message_of
from antics.core.state import WATCHER
from antics.games.animal_kingdoms import GAME, words
from antics.server.api.game_types import caption_type, event_type, view_type

GAMES = 6  # of every kind: enough for what is rare


@cache
def games() -> list[Match]:
    """Random games of every kind, and games in which nobody does anything but swap."""
    found = [swapped("swaps_closed"), swapped("egon_bonus", egon=True)]
    for setting in settings_of(GAME):
        for seed in range(GAMES):
            match = setting.match(seed)
            for _ in play(match, setting.random("events", seed)):
                pass
            found.append(match)
    return found


def swapped(until: str, **options: Any) -> Match:
    match = antics.new(GAME.name, 2, "7", None, **options)
    while not any(event.what == until for entry in match.log[-1:] for event in entry.events):
        seat = match.waiting[0]
        match.play(seat, next(action for action in match.legal(seat) if str(action).startswith("swap")))
    return match


def happened(match: Match) -> Iterator[Event]:
    yield from match.opening
    for entry in match.log:
        yield from entry.events


def told() -> Iterator[dict[str, Any]]:
    """All events of these games, as every seat and a spectator hears them."""
    for match in games():
        for event in happened(match):
            for seat in (*range(match.players), WATCHER):
                yield event.seen_by(seat)


def captions() -> Iterator[Any]:
    """All captions at every step of random games."""
    for setting in settings_of(GAME):
        match = setting.match(2)
        random = setting.random("captions")
        while not match.over:
            seat = match.waiting[0]
            choice = match.choice(seat)
            while not choice.done:
                yield from (words.caption(choice.state, seat, step) for step in choice.next_steps())
                choice = choice.then(random.choice(choice.next_steps()))
            match.play(seat, choice.action)


def distinct(all_told: Iterator[Any]) -> Iterable[Any]:
    return {repr(one): one for one in all_told}.values()


def test_every_event_happens_and_has_the_form_that_is_declared() -> None:
    form = TypeAdapter(event_type(GAME))
    seen = set()
    for event in told():
        form.validate_python(event, strict=True, extra="forbid")
        seen.add(event["what"])
    assert seen == {kind.what for kind in GAME.events}


def test_every_caption_happens_and_has_the_form_that_is_declared() -> None:
    form = TypeAdapter(caption_type(GAME))
    seen = set()
    for caption in captions():
        form.validate_python(caption, strict=True, extra="forbid")
        seen.add(caption["what"])
    forms = [get_type_hints(one) for one in get_args(words.Caption)]
    assert seen == {what for one in forms for what in get_args(one["what"])}


@pytest.mark.parametrize("language", speech.LANGUAGES)
def test_every_event_and_every_caption_can_be_said(language: str) -> None:
    known = clauses.read(GAME)
    for event in distinct(told()):
        assert event["clause"] in known
        assert speech.say(message_of(GAME.name, event), language)
    for caption in distinct(captions()):
        assert speech.say(message_of(GAME.name, caption), language)


def test_views_have_the_form_that_is_declared() -> None:
    form = TypeAdapter(view_type(GAME))
    for setting in settings_of(GAME):
        match = setting.match(3)
        for _ in play(match, setting.random("views")):
            for seat in (*range(match.players), None):
                form.validate_python(match.view(seat), strict=True, extra="forbid")
