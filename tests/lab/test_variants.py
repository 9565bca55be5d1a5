"""Variants: any number that is data may be another one, in every form of the rules, and it is marked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import antics
from antics.core.errors import AnticsError
from antics.core.forms import form
from antics.core.rollout import Key, Outcome
from antics.core.speech import say
from antics.core.state import LegalSteps
from antics.core.variants import changes
from antics.games.animal_kingdoms.scoring import pay_kingdom
from antics.lab.rollouts import keys
from tests.cli.conftest import Antics

VARIANTS: dict[str, dict[str, dict[str, int]]] = {
    "antler-island": {
        "food": {"one": 4, "three": 27},
        "wily": {"roar": 8},
        "does": {"4": 20},
        "last_round": {"4": 5},
        "starting_ones": {"4": 2},
        "cubes": {"4": 2},
        "height": {"centre": 7},
        "antlers": {"all": 30, "start": 3},
    },
    "antigua": {
        "sea": {"island": 10, "nothing": 6},
        "crew": {"4-1": 0, "9-9": 1},
        "turn": {"actions": 3},
        "quiet": {"rounds": 9},
        "final": {"4": 6},
        "missing": {"cannonballs": 0},
    },
    "animal-kingdoms": {
        "tokens": {"5": 0, "20": 3},
        "bonus": {"2": 0, "9": 1},
        "laws": {"L16": 0, "L01": 0},
        "third": {"points": 4},
        "swap": {"points": 3},
        "patience": {"swaps": 2},
    },
}


@pytest.mark.parametrize("game", VARIANTS)
def test_a_variant_is_the_same_game_plain_and_as_a_program(game: str) -> None:
    match = antics.new(game, players=4, seed=1, variant=VARIANTS[game])
    outcomes = []
    for name in ("plain", "program"):
        instance = form(match.game, name).open()
        states, box = instance.room(match.game.rules.State, 2), instance.room(match.game.rules.Box)
        lucks, room = instance.room(Key, 6), instance.room(Outcome, 6)
        box[0] = match.game.box(4, match.options, match.components)
        lucks.fill(Key.of(words) for words in keys("v", range(6)))
        instance.call("simulate", states, box, instance.room(LegalSteps), lucks, room, instance.halt, 30)
        outcomes.append(list(room.records(0, 6)))
    assert outcomes[0] == outcomes[1]


@pytest.mark.parametrize("game", VARIANTS)
def test_nothing_is_lost_in_a_variant_and_it_can_be_kept(game: str) -> None:
    """Random play under audit, an observation that says what the view shows, a save file that is marked."""
    match = antics.new(game, players=4, seed=1, variant=VARIANTS[game])
    for _ in range(40):
        if match.over:
            break
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[-1])
        assert match.game.audit.audit(match.state) == []
        seen = match.game.observation.Observation()
        match.game.observation.observe(match.state, seat, seen)
        assert match.game.observation.decode(seen) == match.view(seat)
    text = match.save()
    assert "\nunofficial\n" in text
    assert antics.load(text) == match
    assert antics.set_up(match.position()).unofficial
    assert "an unofficial variant" in repr(match)
    if game != "animal-kingdoms":  # whose tables could be corrections of what is rebuilt
        with pytest.raises(AnticsError, match=r"must have|unknown component"):
            antics.load(text.replace("unofficial\n", ""))


def test_numbers_of_a_variant_are_played_by() -> None:
    match = antics.new("antler-island", players=4, seed=1, variant=VARIANTS["antler-island"])
    assert match.view()["last_round_at"] == 5
    assert match.view()["food_pile"] == 4 + 9 + 27 - 4, "everyone has one"
    assert [seat["antlers"] for seat in match.view()["seats"]] == [3] * 4
    assert antics.new("antigua", variant={"turn": {"actions": 3}}).state.actions_a_turn == 3
    assert antics.new("antigua", variant={"missing": {"cannonballs": 5}}).state.missing == 5
    told = changes(match.game, match.components)
    assert "food.3 27 instead of 9" in told
    assert "height.centre 7 instead of 3" in told


def test_a_third_and_a_swap_are_paid_and_swapping_is_closed_as_a_variant_says() -> None:
    match = antics.new("animal-kingdoms", players=3, seed=1, variant=VARIANTS["animal-kingdoms"])
    assert "for 3 points." in say(match.game.words.ask(match.state, match.waiting[0]))
    said = []
    for _ in range(6):
        seat = match.waiting[0]
        swap = next(choice for choice in match.legal(seat) if str(choice).startswith("swap"))
        said.append([event.what for event in match.play(seat, swap)])
    assert ["swaps_closed" in events for events in said] == [False] * 5 + [True]
    assert [seat["points"] for seat in match.view()["seats"]] == [6, 6, 6], "two swaps each"
    assert say(match.game.words.ask(match.state, 0)) == "Lay a card in a kingdom: nobody swaps any more."
    state = match.state.copy()
    state.shields[0][:3] = [3, 2, 1]
    before = state.points[2]
    pay_kingdom(state, 0, 0)
    assert state.points[2] - before == 4


@pytest.mark.parametrize(
    ("game", "variant", "told"),
    [
        ("antler-island", {"does": {"4": 3}}, "cannot be dealt to 4 players: there are not as many does"),
        ("antler-island", {"antlers": {"all": 3}}, "cannot be dealt to 4 players: antler pieces"),
        ("antler-island", {"food": {"three": 99}}, "has 117 pieces, it must have 8 to 45 (AI-A2)"),
        ("antler-island", {"food": {"nine": 1}}, "[food] knows no '9' (it knows: 1, 2, 3)"),
        ("antler-island", {"food": {"3": "many"}}, "[food] 3 must be a count from 0 to 99, not 'many'"),
        ("antler-island", {"food": 3}, "[food] must be a table of numbers, not 3"),
        ("antler-island", {"height": {"centre": 99}}, "[height] centre must be a number from 0 to 30"),
        ("antler-island", {"height": {"top": 9}}, "[height] knows no 'top'"),
        ("antler-island", {"dose": {}}, "has no 'dose' that a variant could change (it has: food, wily"),
        ("antler-island", ["food"], "must be a table for each thing"),
        ("antigua", {"sea": {"island": 3}}, "[sea] has 5 pieces, it must have 16 (AG-A1)"),
        ("animal-kingdoms", {"patience": {"swaps": 0}}, "swaps must be a number from 1 to 25, not 0 (AK-C7)"),
        ("animal-kingdoms", {"laws": {f"L{i:02}": 0 for i in range(1, 20)}}, "needs at least 15 laws"),
    ],
)
def test_a_variant_that_cannot_be_is_told_in_one_line(game: str, variant: Any, told: str) -> None:
    with pytest.raises(AnticsError) as error:
        antics.new(game, players=4, variant=variant)
    assert told in str(error.value)
    assert "\n" not in str(error.value)


def test_a_variant_does_not_go_with_components() -> None:
    with pytest.raises(AnticsError, match="no components beside it"):
        antics.new("antigua", components={"sea": {"island": 14, "nothing": 2}}, variant={})


def test_what_a_variant_may_change_is_printed_as_one(antics_command: Antics, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    for game in VARIANTS:
        text = antics_command("components", game, "--variant").out
        path.write_text(text)
        match = antics.new(game, variant=path)
        assert set(match.components) == set(match.game.parts)
        assert changes(match.game, match.components) == []
        for name in match.game.components:
            assert f"[{name.name}]" in antics_command("components", game).out
    assert "last_round" not in antics_command("components", "antler-island").out


def test_bots_and_reports_mark_a_variant(antics_command: Antics, tmp_path: Path) -> None:
    path, page = tmp_path / "few.toml", tmp_path / "few.html"
    path.write_text("[quiet]\nrounds = 3\n[turn]\nactions = 1\n")
    line = ["antigua", "--players", 2, "--games", 2, "--seed", "x", "--variant", path]
    _, out, _ = antics_command("arena", *line, "--bots", "random", "--report", page)
    assert "Unofficial variant: turn.actions 1 instead of 2; quiet.rounds 3 instead of 50" in " ".join(
        out.split()
    )
    assert "<b>Unofficial variant</b> turn.actions 1 instead of 2" in page.read_text()
    assert "Unofficial variant" in antics_command("simulate", *line).out
    assert "--variant FILE" in out
