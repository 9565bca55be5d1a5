"""What is said: every caption and sentence, the verdict, and nothing that nobody says."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

import antics
from antics.core.message import message_of
from antics.core.speech import say
from antics.games.antigua import words
from antics.games.antigua.events import Event
from antics.games.antigua.pieces import COLOUR_NAMES, ROLE_NAMES
from antics.games.antigua.state import ENDINGS, PHASES, STEPS, Ending, Phase
from antics.games.antigua.view import AntiguaSeat, AntiguaView
from tests.rules.antigua.tables import LaidMatch, caption_kinds, lay, only
from tests.rules.antigua.test_end import ended

# ---- captions ----------------------------------------------------------------------------------------


def captions(table: LaidMatch) -> dict[str, Any]:
    """The captions of what whoever is asked may do first, by the words of the notation."""
    s, (seat,) = table.state, table.waiting
    choice = table.choice(seat)
    return {choice.word(step): words.caption(s, seat, step) for step in choice.next_steps()}


def test_captions_name_places_and_pieces_as_the_view_does() -> None:
    table = lay(3, [["skull 4-1", "anchor 3-1"]], open=["hook 1-4"], ships={0: "b2", 1: "b2"})
    told, seen = captions(table), table.view(0)
    assert told["helmsman b1"] == {"what": "sail", "space": "b1"}
    assert told["gunner blue"] == {"what": "attack", "who": {"seat": 1}}
    assert told["navigator"] == {"what": "navigate"}
    assert told["officer swap mate gunner"] == {"what": "swap", "one": "mate", "other": "gunner"}
    hire = {"what": "hire", "place": 1, "function": "mate", "card": seen["open"][0]}
    assert told["mate open 1"] == hire


def test_captions_of_discarding_name_the_cards_of_the_crew() -> None:
    table = lay(2, [["hook 4-1", "parrot 3-1", "anchor 2-1", "kraken 1-2"]], top=["skull 1-3"])
    table.do("mate pile")
    crew = table.view(0)["seats"][0]["crew"]
    told = captions(table).values()
    assert [caption["card"] for caption in told] == crew
    assert [caption["place"] for caption in told] == [1, 2, 3, 4, 5]
    assert [caption["function"] for caption in told] == list(ROLE_NAMES)


def test_every_step_has_a_caption_even_before_the_ships_are_placed() -> None:
    table = antics.new("antigua", 2, seed=1)
    for seat in range(2):
        for step in range(STEPS):
            assert say(message_of("antigua", words.caption(table.state, seat, step)))


# ---- the verdict -------------------------------------------------------------------------------------


@pytest.mark.clause("AG-F1")
@pytest.mark.parametrize(
    ("treasures", "verdict"),
    [
        (
            [(0, "anchor 1-2"), (0, "anchor 4-1"), (1, "anchor 1-4"), (2, "anchor 2-1")],
            "Blue wins with 4 points, ahead of orange with 3.",
        ),
        (
            [(1, "anchor 4-1")],
            "Blue wins with 1 point, ahead of orange and pink with 0.",
        ),
        (
            [(0, "anchor 1-4"), (1, "anchor 1-3"), (1, "anchor 4-1"), (2, "anchor 1-2")],
            "Blue wins: 4 points like orange, but more treasure cards, 2 to 1.",
        ),
        (
            [(0, "anchor 1-4"), (0, "skull 4-1"), (2, "anchor 1-3"), (2, "anchor 2-2")],
            "Orange and pink share the win with 5 points on 2 cards each.",
        ),
        (
            [(0, "anchor 4-1"), (1, "skull 4-1")],
            "Orange and blue share the win with 1 point on 1 card each.",
        ),
        (
            [],
            "Nobody has a treasure: orange, blue and pink share the win.",
        ),
    ],
)
def test_the_verdict_tells_what_decided(treasures: list[tuple[int, str]], verdict: str) -> None:
    told = words.verdict(ended(treasures).state)
    assert say(told) == verdict
    assert told.clause == "AG-F1"


# ---- what happened -----------------------------------------------------------------------------------


def said(event: antics.Event, seat: int) -> str:
    return say(message_of("antigua", event.seen_by(seat)))


@pytest.mark.parametrize("ending", Ending)
def test_the_end_is_told_with_the_clause_that_brought_it(ending: Ending) -> None:
    over = antics.Event(Event.OVER, -1, ending, 0, -1, 0, 0).seen_by(0)
    assert over["clause"] == f"AG-E{int(ending)}"
    assert over["ending"] == ending.name.lower()


@pytest.mark.clause("AG-G1")
def test_only_those_who_know_a_treasure_hear_its_worth() -> None:
    table = lay(2, [["anchor 4-1"]], top=["skull 1-4"], ships={0: "b2"})
    found = only(table.do("navigator"), "treasure")
    assert said(found, 0) == "Orange finds a treasure card worth 4."
    assert said(found, 1) == "Orange finds a treasure card."
    assert found.seen_by(0)["card"] == table.view(0)["seats"][0]["treasures"][0]["card"]
    assert found.seen_by(1)["card"] is None


# ---- the files ---------------------------------------------------------------------------------------

NAMED = {
    "function": [name + more for name in ROLE_NAMES for more in ("", "-about", "-now")],
    "colour": COLOUR_NAMES,
    "phase": PHASES,
    "ask": [phase.name for phase in words.ASKED],
    "first": [phase.name for phase in words.ASKED],
    "source": antics.game("antigua").sources,
    "piece": [*AntiguaView.__annotations__, *AntiguaSeat.__annotations__],
}
ABOUT = ("title", "teaser", "over_after", "part")  # the game itself


def test_the_names_of_phases_and_endings_are_in_their_order() -> None:
    assert [phase.name.lower() for phase in Phase] == list(PHASES)
    assert [ending.name.lower() for ending in Ending] == list(ENDINGS)


def test_every_message_is_said_by_the_words_or_names_something_of_the_game() -> None:
    """What the page alone says comes after a line of three signs."""
    file = files("antics.games.antigua").joinpath("locales", "en.ftl").read_text(encoding="utf-8")
    messages = set(re.findall(r"^([\w-]+) =", file.partition("\n### ")[0], re.MULTILINE))
    source = files("antics.games.antigua").joinpath("words.py").read_text(encoding="utf-8")
    said = set(re.findall(r'"(antigua-[a-z-]+[a-z])"', source))
    whats = {*ABOUT, "card", *(kind.what for kind in Event), *caption_kinds()}
    told = {f"antigua-{what}".replace("_", "-") for what in whats}
    named = {
        f"antigua-{kind}-{name}".replace("_", "-").lower() for kind, names in NAMED.items() for name in names
    }
    pieces = {id for id in named if id.startswith("antigua-piece-")}
    assert messages - said - told - named == set()
    assert (said | told | named) - pieces <= messages
