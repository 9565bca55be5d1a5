"""The final phase, the other ends, and the scoring (AG-E, AG-F)."""

from __future__ import annotations

from typing import Any

import pytest

from antics.core.state import EVERYONE
from tests.rules.antigua.tables import LaidMatch, lay, only, whats

FINAL = [(2, 3), (3, 4), (4, 4)]


@pytest.mark.clause("AG-E2")
@pytest.mark.parametrize(("players", "water"), FINAL)
def test_the_final_phase_begins_without_a_draw_in_that_turn(players: int, water: int) -> None:
    crews = [["anchor 4-1"], ["hook 4-1"]]
    top = ["skull 1-4", "hook 1-2", "parrot 1-4"]
    table = lay(players, crews, ships={0: "a1"}, water=water + 1, top=top)
    assert not table.view()["final_phase"]
    events = table.do("navigator")
    assert only(events, "final_phase").a == water
    assert table.view()["final_phase"]
    assert table.treasures(0) == ["skull 1-4"]
    assert table.view()["fate"] is None
    events = table.do("mate pile")
    assert table.crew(0) == ["hook 1-2"], "that turn is finished as usual"
    assert whats(events)[-2:] == ["turn", "fate"]
    assert table.waiting == (1,)
    assert table.view()["fate"]["colour"] == "parrot"


@pytest.mark.clause("AG-E2")
@pytest.mark.parametrize(("players", "water"), FINAL)
def test_there_is_no_draw_before_the_final_phase(players: int, water: int) -> None:
    table = lay(players, water=water + 1)
    assert "fate" not in whats(table.idle(2))
    table = lay(players, water=water)
    assert "fate" in whats(table.idle(2))


def turn_begins(water: int, card: str, *below: str, **more: Any) -> LaidMatch:
    """Blue's turn begins in the final phase; the card drawn is this one."""
    table = lay(3, water=water, top=[card, *below], **more)
    table.idle(2)
    return table


@pytest.mark.clause("AG-E2")
@pytest.mark.parametrize(
    ("water", "card", "ends"),
    [
        (4, "skull 4-1", True),
        (4, "skull 3-1", False),
        (3, "skull 4-1", True),
        (3, "skull 3-1", True),
        (3, "skull 2-1", False),
    ],
)
def test_as_many_cannonballs_as_water_end_the_game_at_once(water: int, card: str, ends: bool) -> None:
    table = turn_begins(water, card)
    assert table.over == ends
    assert table.view()["ending"] == ("drawn_card" if ends else None)
    assert table.waiting == (() if ends else (1,))


@pytest.mark.clause("AG-E2", "AG-X3")
def test_the_card_drawn_lies_aside_for_all_to_see_and_is_discarded_after_the_turn() -> None:
    table = turn_begins(4, "skull 2-1")
    for seat in (0, 1, 2, None):
        fate = table.view(seat)["fate"]
        assert (fate["colour"], fate["cannonballs"], fate["treasures"]) == ("skull", 2, 1)
    assert table.discards() == []
    table.idle()
    assert table.discards() == []
    events = table.idle()
    assert table.discards() == ["skull 2-1"]
    assert whats(events).index("fate_left") < whats(events).index("fate"), "before the next one is drawn"


@pytest.mark.clause("AG-E2")
def test_water_is_counted_at_the_moment_of_the_draw() -> None:
    crews = [[], ["anchor 4-1"]]
    table = turn_begins(4, "skull 3-1", "hook 2-2", "hook 3-1", crews=crews, ships={1: "a1"})
    assert not table.over, "three cannonballs are not enough for four waters"
    table.do("navigator")
    assert table.state.water == 3
    table.idle()
    assert table.over, "but for three"


@pytest.mark.clause("AG-E2", "AG-D4")
def test_the_card_aside_is_not_shuffled_into_a_fight() -> None:
    table = turn_begins(4, "skull 2-1", ships={1: "b1", 2: "b1"})
    table.do("gunner pink")
    assert table.view()["fate"]["colour"] == "skull"
    assert "skull 2-1" not in [*table.pile(), *table.discards()]


@pytest.mark.clause("AG-E2")
def test_an_empty_pile_is_shuffled_for_the_draw() -> None:
    table = lay(2, water=3, pile=0, discards=["skull 1-2"])
    events = table.idle(2)
    assert whats(events)[-3:] == ["turn", "shuffled", "fate"]


@pytest.mark.clause("AG-E3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_waters_end_the_game_once_the_treasure_is_drawn(players: int) -> None:
    table = lay(players, [["anchor 4-1"]], ships={0: "a1"}, water=3, top=["skull 1-4"])
    events = table.do("navigator")
    assert whats(events)[:5] == ["turned", "repaid", "treasure", "over", "showed"]
    assert table.over, "no second action"
    assert table.view()["ending"] == "two_waters"
    assert table.state.water == 2
    assert table.treasures(0) == ["skull 1-4"]


@pytest.mark.clause("AG-E3")
def test_with_several_navigators_the_game_ends_after_the_choice() -> None:
    table = lay(2, [["anchor 4-1", "anchor 3-1"]], ships={0: "a1"}, water=3, top=["skull 1-4"])
    table.do("navigator")
    assert not table.over
    table.do("drop 2")
    assert table.over
    assert table.treasures(0) == ["skull 1-4"]


@pytest.mark.clause("AG-E3")
def test_a_card_without_land_ends_nothing() -> None:
    table = lay(2, [["anchor 4-1"]], ships={0: "a1"}, water=3, nothing=["a1"])
    table.do("navigator")
    assert not table.over
    assert table.state.water == 3


def quiet_round(table: LaidMatch) -> None:
    round = table.state.round
    while not table.over and table.state.round == round:
        table.idle()


@pytest.mark.clause("AG-E4")
@pytest.mark.parametrize("players", [2, 4])
def test_fifty_quiet_rounds_end_the_game(players: int) -> None:
    table = lay(players, treasures=[(1, "skull 1-4")])
    for _ in range(49):
        quiet_round(table)
    assert not table.over
    quiet_round(table)
    assert table.over
    assert table.view()["ending"] == "quiet"
    assert [score.won for score in table.scores] == [seat == 1 for seat in range(players)]


@pytest.mark.clause("AG-E4")
@pytest.mark.parametrize("busy", ["navigator", "gunner blue"])
def test_an_attack_or_a_turned_card_breaks_the_quiet(busy: str) -> None:
    table = lay(2, [["anchor 4-1"]], ships={0: "b2", 1: "b2"}, nothing=["b2"])
    table.state.quiet = 49
    table.do(busy)
    table.idle(3)
    assert not table.over
    assert table.state.quiet == 0
    quiet_round(table)
    assert table.state.quiet == 1


@pytest.mark.clause("AG-E4")
@pytest.mark.parametrize("before", [0, 1, 49])
@pytest.mark.parametrize("gunner", [0, 1])
def test_after_a_busy_round_fifty_quiet_ones_are_needed(before: int, gunner: int) -> None:
    table = lay(2, ships={0: "b2", 1: "b2"})
    table.state.quiet = before
    table.idle(2 * gunner)
    table.state.ship[1 - gunner] = table.state.ship[gunner]
    table.do(f"gunner {('blue', 'orange')[gunner]}")
    while table.state.round == 1:
        table.idle()
    assert table.view()["quiet_rounds"] == 0
    for round in range(49):
        quiet_round(table)
        assert table.view()["quiet_rounds"] == round + 1
    assert not table.over
    quiet_round(table)
    assert table.view()["ending"] == "quiet"


@pytest.mark.clause("AG-E4")
def test_busy_rounds_in_a_row_leave_the_count_at_nothing() -> None:
    table = lay(3, [["anchor 4-1"]], ships=dict.fromkeys(range(3), "b2"), nothing=["b2"])
    for action in ("gunner blue", "navigator", "gunner pink"):
        table.state.ship[:3] = [table.state.ship[0]] * 3
        table.do(action)
        round = table.state.round
        while table.state.round == round:
            table.idle()
        assert table.view()["quiet_rounds"] == 0, action


# ---- scoring -----------------------------------------------------------------------------------------


def ended(treasures: list[tuple[int, str]], players: int = 3) -> LaidMatch:
    """A game that quiet has ended, with these treasures."""
    table = lay(players, [["hook 4-1"], ["skull 1-4"]], treasures=treasures)
    table.state.quiet = 49
    while not table.over:
        quiet_round(table)
    return table


@pytest.mark.clause("AG-F1")
def test_the_most_treasures_win_and_crews_do_not_count() -> None:
    table = ended([(0, "anchor 1-2"), (0, "anchor 4-1"), (1, "anchor 1-4"), (2, "anchor 2-1")])
    assert [score.points for score in table.scores] == [3, 4, 1]
    assert [score.rank for score in table.scores] == [2, 1, 3]
    assert [score.won for score in table.scores] == [False, True, False]


@pytest.mark.clause("AG-F1")
def test_of_equals_more_treasure_cards_win() -> None:
    table = ended([(0, "anchor 1-4"), (1, "anchor 1-3"), (1, "anchor 4-1"), (2, "anchor 1-2")])
    assert [score.points for score in table.scores] == [4, 4, 2]
    assert [score.rank for score in table.scores] == [2, 1, 3]
    assert [score.won for score in table.scores] == [False, True, False]


@pytest.mark.clause("AG-F1")
def test_full_equals_share_the_win() -> None:
    table = ended([(0, "anchor 1-4"), (0, "skull 4-1"), (2, "anchor 1-3"), (2, "anchor 2-2")])
    assert [score.points for score in table.scores] == [5, 0, 5]
    assert [score.rank for score in table.scores] == [1, 3, 1]
    assert [score.won for score in table.scores] == [True, False, True]


@pytest.mark.clause("AG-F1")
def test_treasures_are_turned_up_at_the_end() -> None:
    table = ended([(0, "anchor 1-4"), (1, "skull 4-1")])
    assert all(table.state.seen[card] == EVERYONE for card in table.state.treasure[:2])
    shown = [event for event in table.log[-1].events if event.what == "showed"]
    assert [event.who for event in shown] == [0, 1]
    assert all(event.face_for(5) is not None for event in shown)
    assert table.view()["seats"][1]["treasures"][0]["card"]["colour"] == "skull"


@pytest.mark.clause("AG-F1")
def test_points_are_told_by_whether_they_were_found_or_robbed() -> None:
    table = lay(2, treasures=[(0, "anchor 1-4"), (0, "anchor 1-3"), (1, "skull 4-1")])
    table.state.finder[0] = 1
    table.state.quiet = 49
    quiet_round(table)
    assert [dict(score.sources) for score in table.scores] == [
        {"found": 3, "robbed": 4},
        {"found": 1, "robbed": 0},
    ]
