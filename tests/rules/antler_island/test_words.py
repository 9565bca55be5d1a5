"""What Antler Island says: captions that find their pieces, and who won and why."""

from __future__ import annotations

import ast
import inspect
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import antics
from antics.core.events import Event as Told
from antics.core.message import Message, message_of
from antics.core.speech import say
from antics.core.state import EVERYONE, WATCHER
from antics.games.antler_island import events, words
from antics.games.antler_island.events import Event
from antics.games.antler_island.pieces import DEEDS, KINDS
from tests.rules.antler_island.island import Island, plan
from tests.rules.antler_island.test_fights import duel
from tests.rules.antler_island.test_scoring import finished, last_round

GAME = antics.game("antler-island")

PIECES = (
    *("stag", "does", "food", "token", "tile", "blank", "lost", "mated", "end", "winning-stag"),
    *("cubes", "reserve", "food-pile", "wily-pile", "die", "start"),
)
PHASES = ["place", "plan", "plan-about", "act", "fight", "over", "last"]


# ---- every message is used -------------------------------------------------------------------------------


class References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def test_every_message_is_said_by_the_words_or_named_after_something_on_the_table() -> None:
    text = files(GAME.package).joinpath("locales", "en.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text.partition("### At the table")[0])  # what follows only the page says
    written = {entry.id.name for entry in resource.body if isinstance(entry, fluent.Message)}
    within = References()
    within.visit(resource)
    literals = {
        node.value.replace("_", "-")
        for module in (words, events)
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    names = {
        *(name for literal in literals for name in (literal, f"verdict-{literal}")),
        *(event.name.lower().replace("_", "-") for event in Event),
        *(f"ask-{phase.name.lower().replace('_', '-')}" for phase in words.ASKED),
        *(f"{name}{about}" for name in [f"deed-{deed}" for deed in DEEDS] for about in ("", "-about")),
        *(f"{name}{about}" for name in [f"wily-{kind}" for kind in KINDS] for about in ("", "-about")),
        *(f"option-{option.name}{about}" for option in GAME.options for about in ("", "-about")),
        *(f"source-{source.replace(' ', '-')}" for source in GAME.sources),
        *(f"piece-{piece}" for piece in PIECES),
        *(f"phase-{phase}" for phase in PHASES),
        *("space", "title", "teaser", "over-after", "part"),
    }
    assert written - {f"antler-island-{name}" for name in names} - within.names == set()


# ---- captions --------------------------------------------------------------------------------------------


def captions(island: Island, seat: int) -> dict[str, list[dict[str, Any]]]:
    """The captions of what a seat may do, by kind."""
    choice = island.match.choice(seat)
    found: dict[str, list[dict[str, Any]]] = {}
    for step in choice.next_steps():
        caption = dict(GAME.words.caption(choice.state, seat, step))
        found.setdefault(caption.pop("what"), []).append(caption)
    return found


@pytest.mark.clause("AI-D1")
def test_a_plan_names_the_tile_and_the_action_it_lies_beside() -> None:
    match = antics.new("antler-island", 3, 1)
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    choice = match.choice(0)
    for tile, left in zip("123X_", (5, 4, 3, 2, 1), strict=True):
        steps = choice.next_steps()
        said = [GAME.words.caption(choice.state, 0, step) for step in steps]
        assert said == [{"what": "lay", "tile": tile, "deed": d, "left": left} for d in DEEDS]
        choice = choice.then(steps[1])
    assert say(message_of(GAME.name, said[1])) == "Blank: Eat"


@pytest.mark.clause("AI-D2")
def test_a_tile_to_reveal_is_named_with_its_action() -> None:
    island = Island()
    island.begin(0, "rut")
    island.s.plan[0][:] = [0, 1, 2, 3, 3]
    assert captions(island, 0)["reveal"] == [{"tile": "1", "deed": "move"}, {"tile": "X", "deed": "grow"}]


@pytest.mark.clause("AI-E1")
def test_a_way_is_named_by_its_space_and_an_attack_by_its_foe() -> None:
    island = Island()
    island.stags("G0", "O1")
    island.act(0, "move")
    found = captions(island, 0)
    assert {"space": "C", "ground": "centre", "slope": "up"} in found["move"]
    assert {"space": "O0", "ground": "red", "slope": "down"} in found["move"]
    assert found["attack"] == [{"space": "O1", "ground": "blue", "foe": {"seat": 1}}]


@pytest.mark.clause("AI-F1", "AI-F2")
def test_tokens_are_named_by_number_and_value_and_the_end_by_strength() -> None:
    island = duel([1, 2], [3])
    first, second = island.seen(0, 0)["tokens"]
    assert captions(island, 0)["commit"] == [
        {"token": first["id"], "value": 1},
        {"token": second["id"], "value": 2},
    ]
    choice = island.match.choice(0)
    choice = choice.then(choice.next_steps()[1])
    (end,) = (GAME.words.caption(choice.state, 0, step) for step in choice.next_steps())
    assert end == {"what": "commit_done", "count": 1, "strength": 4}
    island.play(0, "commit 2")
    assert captions(island, 1)["retreat"] == [{"foe": {"seat": 0}}]


@pytest.mark.clause("AI-E4")
def test_the_end_of_growing_says_how_much_grows() -> None:
    island = Island()
    island.give(0, 3, 2)
    island.act(0, "grow")
    choice = island.match.choice(0)
    for grown in (1, 2):
        choice = choice.then(choice.next_steps()[-1 if grown == 2 else 0])
        end = GAME.words.caption(choice.state, 0, choice.next_steps()[0])
        assert end == {"what": "grow_done", "count": grown}


@pytest.mark.clause("AI-G3")
def test_a_roar_says_how_many_does_will_come() -> None:
    island = Island()
    island.tile(0, "roar")
    island.does({"O0": 2, "G0": 1, "O5": 1})
    island.begin(0, "rut")
    assert captions(island, 0)["roar"] == [{"wily": "roar", "count": 2}]


def test_a_take_back_is_offered_once_the_plan_is_laid() -> None:
    match = antics.new("antler-island", 3, 1)
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    match.play(0, plan("rut"))
    assert say(GAME.words.ask(match.state, 0)).startswith("Your plan is laid.")


# ---- who won and why -------------------------------------------------------------------------------------


def verdict(**case: Any) -> Message:
    """What is said after a last round in which nothing happens; two of three stags lead."""
    island = last_round(3)
    s = island.s
    s.won[:3] = case.get("won", [1, 1, 1])
    s.mated[:3] = case.get("mated", [4, 4, 1])
    s.antlers[:3] = s.grown[:3] = case.get("antlers", [2, 2, 9])
    island.stags(*case.get("stags", ("O1", "O4", "O7")))
    for seat, values in enumerate(case.get("hand", ([], [], []))):
        island.give(seat, *values)
    finished(island)
    return GAME.words.verdict(island.s)


@pytest.mark.clause("AI-H2")
def test_the_verdict_if_nobody_or_only_one_has_won_a_fight() -> None:
    assert verdict(won=[0, 0, 0]) == Message("antler-island-verdict-nobody", {}, "AI-H2")
    alone = verdict(won=[0, 0, 1])
    assert alone.clause == "AI-H2"
    assert say(alone) == "Pink wins with 1 point: nobody else has won a fight."


@pytest.mark.clause("AI-H3")
def test_the_verdict_by_points_counts_only_those_who_have_won_a_fight() -> None:
    said = verdict(mated=[4, 9, 1], won=[1, 0, 1])
    assert said.clause == "AI-H3"
    assert say(said) == "Orange wins by 4 points to 1."


@pytest.mark.clause("AI-H4")
@pytest.mark.parametrize(
    ("case", "text"),
    [
        ({"antlers": [3, 5, 9]}, "Blue wins: 4 points like orange, but more antlers, 5 to 3."),
        (
            {"mated": [4, 4, 4], "antlers": [3, 5, 4]},
            "Blue wins: 4 points like orange and pink, but more antlers, 5 to 4.",
        ),
        (
            {"mated": [1, 4, 0], "stags": ("C", "O4", "O7")},
            "Orange wins: 4 points and the same antlers as blue, but the higher place.",
        ),
        (
            {"hand": ([3, 1], [3], [3, 3])},
            "Orange wins: 4 points, antlers and height like blue, but more food left, 4 to 3.",
        ),
        (
            {"mated": [4, 4, 4], "antlers": [3, 3, 2], "hand": ([1], [3], [3, 3])},
            "Blue wins: 4 points, antlers and height like orange, but more food left, 3 to 1.",
        ),
        ({}, "Orange and blue share the victory: 4 points each, and equal in antlers, height and food."),
    ],
)
def test_the_verdict_names_the_tie_break_that_decided(case: dict[str, Any], text: str) -> None:
    said = verdict(**case)
    assert said.clause == "AI-H4"
    assert say(said) == text


# ---- what happened ---------------------------------------------------------------------------------------


@pytest.mark.clause("AI-J1")
def test_only_those_who_know_a_piece_hear_what_it_is() -> None:
    island = Island()
    island.lay("O1", 3)
    events = island.act(0, "eat")
    (got,) = (event for event in events if event.what == "got_food")
    for seat, text in (
        (0, "Orange gets food: a 3."),
        (1, "Orange gets a food token."),
        (WATCHER, "Orange gets a food token."),
    ):
        assert say(message_of(GAME.name, got.seen_by(seat))) == text


@pytest.mark.clause("AI-D1", "AI-J1")
def test_only_whoever_planned_is_told_the_plan() -> None:
    match = antics.new("antler-island", 3, 1)
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    (planned,) = match.play(1, plan("move", "eat", "rut", "grow", "move"))
    told = [planned.seen_by(seat) for seat in (0, 1, 2, WATCHER)]
    assert [event["plan"] is None for event in told] == [True, False, True, True]
    laid = {"1": "move", "2": "eat", "3": "rut", "X": "grow", "_": "move"}
    assert {one["tile"]: one["deed"] for one in told[1]["plan"]} == laid
    assert say(message_of(GAME.name, told[0])) == "Blue is ready."
    assert say(message_of(GAME.name, told[1])) == "Blue is ready: 1 Move, 2 Eat, 3 Rut, X Grow and _ Move."


@pytest.mark.clause("AI-G2")
def test_a_wily_tile_that_is_played_rests_on_its_own_clause() -> None:
    clauses = ["AI-G3", "AI-G4", "AI-G5", "AI-G6", "AI-G7", "AI-G8"]
    played = [Told(Event.PLAYED, 0, 0, 27, 27, kind, EVERYONE) for kind in range(6)]
    assert [event.seen_by(1)["clause"] for event in played] == clauses


@pytest.mark.clause("AI-C3", "AI-G1")
def test_a_new_pile_rests_on_the_clause_of_its_pieces() -> None:
    for pile, clause in ((0, "AI-C3"), (1, "AI-G1")):
        event = Told(Event.SHUFFLED, -1, pile, 9, -1, 0, 0)
        assert event.seen_by(0)["clause"] == clause
