"""What crosses every border: events and captions, as their types say, in all languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

import antics
from antics.core.message import message_of
from antics.core.speech import LANGUAGES, say
from antics.core.state import WATCHER
from antics.games.antigua import words
from antics.games.antigua.events import Event
from antics.games.antigua.state import STEPS
from antics.server.api.game_types import caption_type, event_type
from tests.rules.antigua.tables import LaidMatch, caption_kinds, lay, only
from tests.rules.antigua.test_end import quiet_round

GAME = antics.game("antigua")
EVENT: Any = TypeAdapter(event_type(GAME))
CAPTION: Any = TypeAdapter(caption_type(GAME))


def played(players: int, seed: int) -> Iterator[antics.Match]:
    """A game by chance, after every choice."""
    match = antics.new("antigua", players, seed)
    random = Random(seed)
    yield match
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.choice(seat).at_random(random).action)
        yield match


def poor_fight() -> LaidMatch:
    """There is not a card for every gunner, so that somebody runs out."""
    crews = [["kraken 4-1", "kraken 3-1"], ["kraken 2-2", "kraken 2-1"]]
    match = lay(2, crews, ships={0: "b2", 1: "b2"}, pile=2)
    match.do("gunner blue")
    return match


def check(told: dict[str, Any], adapter: Any) -> None:
    assert adapter.validate_python(told, strict=True) == told
    speak(json.dumps(told | {"clause": ""}))


@cache
def speak(told: str) -> None:
    """Whatever is told is said once in every language."""
    for language in LANGUAGES:
        text = say(message_of("antigua", json.loads(told)), language)
        assert text
        assert "{" not in text


def test_every_kind_of_event_happens_fits_its_type_and_is_said_in_all_languages() -> None:
    happened = set()
    matches: list[antics.Match] = [poor_fight()]
    for players in (2, 3, 4):
        *_, match = played(players, players)
        matches.append(match)
    for match in matches:
        for event in (*match.opening, *(event for entry in match.log for event in entry.events)):
            happened.add(event.what)
            for seat in (*range(match.players), WATCHER):
                check(event.seen_by(seat), EVENT)
    assert happened == {kind.what for kind in Event}


def test_every_kind_of_caption_occurs_fits_its_type_and_is_said_in_all_languages() -> None:
    offered = set()
    for match in played(3, 5):
        for seat in range(3):
            for step in range(STEPS):
                told = words.caption(match.state, seat, step)
                if told["what"] not in offered:
                    check(dict(told), CAPTION)
                    offered.add(told["what"])
    assert offered == caption_kinds()


@pytest.mark.parametrize("broken", [{"space": "e5"}, {"left": "outside"}, {"who": 0}, {"what": "rowed"}])
def test_the_types_are_exact(broken: dict[str, Any]) -> None:
    sailed = only(lay(2, ships={0: "a1"}).do("helmsman b1"), "sailed").seen_by(0)
    assert EVENT.validate_python(sailed, strict=True) == sailed
    with pytest.raises(ValueError, match="validation error"):
        EVENT.validate_python(sailed | broken, strict=True)


# ---- what is told, argument by argument --------------------------------------------------------------


def told(match: LaidMatch, action: str, what: str, seat: int = WATCHER) -> dict[str, Any]:
    return only(match.do(action), what).seen_by(seat)


@pytest.mark.clause("AG-D1", "AG-C2")
@pytest.mark.parametrize("action", ["mate open 2", "mate pile"])
def test_who_hires_is_told_with_what_may_or_must_follow(action: str) -> None:
    what = "drew" if action == "mate pile" else "took"
    one = told(lay(2, [["skull 4-1"]]), action, what)
    assert (one["crowded"], one["more"]) == (False, 0)
    two = told(lay(2, [["hook 4-1", "hook 3-1"]]), action, what)
    assert (two["crowded"], two["more"]) == (False, 2)
    match = lay(2, [["hook 4-1", "hook 3-1", "skull 4-1", "skull 3-1"]], open=["hook 1-2", "hook 1-3"])
    four = told(match, action, what)
    assert (four["crowded"], four["more"]) == (True, 2)
    assert match.view()["phase"] == "crowded"
    match.do("drop 5")
    again = told(match, "more", "drew")
    assert (again["crowded"], again["more"]) == (True, 1)


@pytest.mark.clause("AG-D1")
def test_an_open_card_is_told_by_its_place_before_and_after() -> None:
    match = lay(2, open=["hook 1-2", "hook 1-3"], top=["skull 1-4"])
    taken = match.view()["open"][1]
    took, opened, _ = [event.seen_by(WATCHER) for event in match.do("mate open 2")]
    assert (took["place"], opened["place"]) == (2, 2)
    assert took["card"] == taken == match.view()["seats"][0]["crew"][0]
    assert opened["card"] == match.view()["open"][1]


@pytest.mark.clause("AG-D3")
def test_whoever_turns_a_card_is_told_to_pick_a_navigator_only_if_there_are_several() -> None:
    for crew, nothing, shows, picks in [
        (["anchor 4-1"], [], "island", False),
        (["anchor 4-1", "anchor 3-1"], [], "island", True),
        (["anchor 4-1", "anchor 3-1"], ["b2"], "nothing", False),
    ]:
        match = lay(3, [crew], ships={0: "b2"}, nothing=nothing)
        turned = told(match, "navigator", "turned")
        assert (turned["space"], turned["shows"], turned["picks"]) == ("b2", shows, picks)
        assert (match.view()["phase"] == "repay") == picks


@pytest.mark.clause("AG-C1")
def test_a_second_action_is_announced_once_the_first_is_over() -> None:
    match = lay(2, [["parrot 4-1"]], ships={0: "a1"})
    assert [event.what for event in match.do("helmsman b1")] == ["sailed", "second_action"]
    assert match.view()["actions_left"] == 1
    events = match.do("helmsman a1 b1")
    assert [event.what for event in events] == ["sailed", "sailed", "turn"]
    assert [event.seen_by(0)["left"] for event in events[:2]] == ["b1", "a1"]


@pytest.mark.clause("AG-E4")
def test_turns_and_the_end_tell_how_long_it_has_been_quiet() -> None:
    match = lay(2)
    match.state.quiet = 48
    quiet_round(match)
    assert match.log[-1].events[-1].seen_by(0)["quiet_rounds"] == 49 == match.view()["quiet_rounds"]
    quiet_round(match)
    over = only(list(match.log[-1].events), "over").seen_by(0)
    assert (over["ending"], over["quiet_rounds"]) == ("quiet", 50)
    assert (match.view()["turn"], match.view()["actions_left"]) == (1, 0)


@pytest.mark.clause("AG-B4")
def test_whoever_places_a_ship_is_told_with_who_comes_next() -> None:
    match = antics.new("antigua", 3, 1)
    for _ in range(3):
        seat = match.waiting[0]
        placed = match.play(seat, "place a1")[0].seen_by(0)
        assert (placed["who"], placed["next"]) == ({"seat": seat}, {"seat": (seat + 1) % 3})
        assert match.waiting == ((seat + 1) % 3,)


@pytest.mark.clause("AG-G1", "AG-D4")
def test_a_robbed_treasure_is_told_by_its_face_only_to_those_who_know_it() -> None:
    for seed in range(40):
        crews = [["kraken 4-1", "kraken 3-1", "kraken 2-2"], []]
        match = lay(3, crews, ships={0: "b2", 1: "b2"}, treasures=[(1, "skull 1-4")], seed=seed)
        events = match.do("gunner blue")
        if only(events, "beat").who == 0:
            robbed = only(events, "robbed")
            cards = [robbed.seen_by(seat)["card"] for seat in (0, 1, 2, WATCHER)]
            assert [card and card["treasures"] for card in cards] == [4, 4, None, None]
            assert len({robbed.seen_by(seat)["id"] for seat in (0, 1, 2, WATCHER)}) == 1
            return
    pytest.fail("luck never fell that way")


@pytest.mark.clause("AG-D4")
def test_a_tie_is_told_as_one_and_nothing_else_is() -> None:
    ties = set()
    for seed in range(40):
        beat = only(lay(2, ships={0: "b2", 1: "b2"}, seed=seed).do("gunner blue"), "beat").seen_by(0)
        assert beat["tie"] == (beat["won"] == beat["lost"])
        sentence = say(message_of("antigua", beat))
        assert sentence.startswith("A tie") == beat["tie"]
        ties.add(beat["tie"])
    assert ties == {True, False}


@pytest.mark.clause("AG-E1", "AG-E2", "AG-E3", "AG-E4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_the_game_is_over_no_action_is_left(players: int) -> None:
    endings = set()
    for seed in range(8):
        *_, match = played(players, seed)
        seen = match.view()
        assert (seen["phase"], seen["actions_left"], seen["extra"]) == ("over", 0, 0)
        endings.add(seen["ending"])
    assert len(endings) > 1


CLAUSES = {
    "AG-B2": "pirate",
    "AG-B3": "dealt",
    "AG-B4": "starts placed",
    "AG-C1": "turn second_action",
    "AG-C2": "shuffled dropped",
    "AG-D1": "took opened drew has_enough",
    "AG-D2": "sailed",
    "AG-D3": "turned repaid treasure",
    "AG-D4": "attacked reloaded fired ran_out beat robbed",
    "AG-D5": "dismissed swapped",
    "AG-E2": "final_phase fate fate_left",
    "AG-F1": "showed",
}


def test_every_event_rests_on_its_clause() -> None:
    """The end of the game has four; see `test_the_end_is_told_with_the_clause_that_brought_it`."""
    expected = {what: clause for clause, whats in CLAUSES.items() for what in whats.split()}
    assert {kind.what: kind.clause for kind in Event if kind != Event.OVER} == expected
