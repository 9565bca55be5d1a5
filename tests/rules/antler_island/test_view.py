"""What everybody can see of a turn and of a fight."""

from __future__ import annotations

import pytest

import antics
from tests.rules.antler_island.island import Island, plan
from tests.rules.antler_island.test_fights import duel


@pytest.mark.clause("AI-C5", "AI-D1", "AI-D2")
def test_the_stage_the_tile_of_the_round_and_the_action_are_seen() -> None:
    match = antics.new("antler-island", 3, 1)
    assert (match.view()["stage"], match.view()["turn"]) == ("place", 0)
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    assert (match.view()["stage"], match.view()["turn"]) == ("plan", 0)
    for seat in range(3):
        match.play(seat, plan("eat"))
    for turn in (1, 2):
        for _ in range(3):
            seen = match.view()
            assert (seen["stage"], seen["turn"], seen["deed"]) == ("act", turn, None)
            (seat,) = match.waiting
            match.play(seat, f"reveal {turn}")  # no food where the stags begin: the action is passed over


def test_the_action_that_is_carried_out_is_seen() -> None:
    island = Island()
    island.act(0, "move")
    assert (island.match.view()["deed"], island.match.view()["tile"]) == ("move", "1")
    island.play(0, island.texts(0)[0])
    assert (island.match.view()["deed"], island.match.view()["tile"]) == (None, None)


@pytest.mark.clause("AI-F1", "AI-F3")
def test_a_fight_is_seen_with_its_tokens_its_lock_and_its_winner() -> None:
    island = duel([1, 2], [3])
    island.tile(1, "diamond-antler")
    fight = island.fight()
    assert (fight["committed"], fight["strengths"], fight["winner"]) == ([None, None], None, None)
    island.play(0, "commit 1 2")
    assert island.fight()["committed"] == [2, None]
    island.play(1, "commit 3")
    assert island.fight()["committed"] == [2, 1]
    island.s.antlers[0] = 9
    island.play(0, "lock")
    fight = island.fight()
    assert (fight["strengths"], fight["winner"]) == ([12, 5], 0)


def owed(island: Island) -> object:
    return island.match.game.words.ask(island.s, 0).args["owed"]


@pytest.mark.clause("AI-E5")
def test_the_wily_tiles_still_to_be_taken_are_told() -> None:
    island = Island()
    island.s.antlers[0] = island.s.grown[0] = 3
    island.give(0, 3, 3)
    island.act(0, "grow")
    island.play(0, "grow 3 3")
    assert owed(island) == 2
    island.play(0, "take up")
    assert owed(island) == 1
