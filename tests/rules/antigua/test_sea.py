"""The helmsman who sails and the navigator who finds islands (AG-D2, AG-D3)."""

from __future__ import annotations

import pytest

import antics
from antics.games.antigua.pieces import cannonballs_on, treasures_on
from tests.rules.antigua.tables import LaidMatch, lay, only, whats


def goals(table: LaidMatch) -> set[str]:
    """Where the ways that may be sailed lead, and how long they are."""
    ways = [text.split()[1:] for text in table.can() if text.startswith("helmsman")]
    return {f"{way[-1]} {len(way)}" for way in ways}


@pytest.mark.clause("AG-D2")
def test_a_ship_moves_to_a_card_that_touches_its_own_by_a_side() -> None:
    assert goals(lay(4, ships={0: "b2"})) == {"b1 1", "a2 1", "c2 1", "b3 1"}
    assert goals(lay(4, ships={0: "d4"})) == {"d3 1", "c4 1"}
    assert goals(lay(3, ships={0: "d3"})) == {"d2 1", "c3 1"}
    assert goals(lay(2, ships={0: "c2"})) == {"c1 1", "b2 1", "c3 1"}


@pytest.mark.clause("AG-D2")
def test_the_first_card_is_a_must_and_each_helmsman_adds_one_that_may_be_left() -> None:
    table = lay(4, [["parrot 4-1", "parrot 3-1"]], ships={0: "a1"})
    assert all(len(text.split()) > 1 for text in table.can() if text.startswith("helmsman"))
    assert {int(goal[-1]) for goal in goals(table)} == {1, 2, 3}
    table.do("helmsman b1 c1")
    assert table.place(0) == "c1"
    assert table.state.actions == 1, "the third card was left"


@pytest.mark.clause("AG-D2")
def test_a_way_may_turn_and_come_back() -> None:
    table = lay(2, [["parrot 4-1", "parrot 3-1"]], ships={0: "a1"})
    table.do("helmsman b1 b2 b1")
    assert table.place(0) == "b1"
    table.do("helmsman a1 b1")
    assert table.place(0) == "b1", "even to where it began"


@pytest.mark.clause("AG-D2")
def test_islands_water_and_other_ships_do_not_matter() -> None:
    table = lay(2, ships={0: "a1", 1: "b1"}, turned=["b1", "a2"], nothing=["a2"])
    assert goals(table) == {"b1 1", "a2 1"}
    table.do("helmsman b1")
    assert table.place(0) == table.place(1) == "b1"


@pytest.mark.clause("AG-D2")
def test_a_way_that_jumps_is_refused() -> None:
    table = lay(2, [["parrot 4-1"]], ships={0: "a1"})
    for text in ("helmsman b2", "helmsman b1 c2", "helmsman b1 c1 c2"):
        with pytest.raises(antics.IllegalAction) as caught:
            table.do(text)
        assert caught.value.clause == "AG-D2"
    assert table.place(0) == "a1"


@pytest.mark.clause("AG-D2")
def test_from_off_the_grid_the_first_step_enters_the_card_beside_the_ship() -> None:
    table = lay(3, [["parrot 4-1"]], beside={0: "d2"})
    assert goals(table) == {"d2 1", "d1 2", "c2 2", "d3 2"}
    event = only(table.do("helmsman d2"), "sailed")
    assert event.b == -1
    assert table.view()["seats"][0] | {"crew": []} == {
        "name": "orange",
        "ship": "d2",
        "on_grid": True,
        "crew": [],
        "treasures": [],
    }


@pytest.mark.clause("AG-D2")
def test_only_helmsmen_in_the_crew_before_count() -> None:
    table = lay(
        2, [["parrot 4-1"]], ships={0: "a1"}, functions=("hook", "skull", "anchor", "kraken", "parrot")
    )
    assert {int(goal[-1]) for goal in goals(table)} == {1}, "parrot is no helmsman here"


@pytest.mark.clause("AG-D2")
def test_ships_never_leave_the_grid_again() -> None:
    table = lay(2, beside={0: "b1", 1: "c3"})
    table.do("helmsman b1", "helmsman b2", "helmsman c3", "helmsman b3")
    for _ in range(8):
        table.do(next(text for text in table.can() if text.startswith("helmsman")))
        assert all(seat["on_grid"] for seat in table.view()["seats"])


# ---- the navigator -----------------------------------------------------------------------------------


@pytest.mark.clause("AG-D3")
def test_an_island_costs_a_navigator_and_brings_a_treasure() -> None:
    table = lay(3, [["hook 4-1", "anchor 2-2"]], ships={0: "b2"}, top=["skull 1-4", "skull 1-3"])
    events = table.do("navigator")
    assert whats(events) == ["turned", "repaid", "treasure", "second_action"]
    assert table.crew(0) == ["hook 4-1"]
    assert table.discards() == ["anchor 2-2"]
    assert table.treasures(0) == ["skull 1-4"]
    assert table.pile()[0] == "skull 1-3"
    assert table.place(0) == "b2", "the ship stays"
    assert {c["name"]: c["shows"] for c in table.view()["sea"]}["b2"] == "island"
    assert table.state.water == table.count_water() == 11
    assert table.state.actions == 1


@pytest.mark.clause("AG-D3", "AG-G1")
def test_a_treasure_is_seen_by_its_owner_only() -> None:
    table = lay(3, [["anchor 2-2"]], ships={0: "b2"}, top=["skull 1-4"])
    treasure = only(table.do("navigator"), "treasure")
    assert treasure.face_for(0) is not None
    assert (cannonballs_on(treasure.face), treasures_on(treasure.face)) == (1, 4)
    assert table.view(0)["seats"][0]["treasures"][0]["card"] == {
        "what": "card",
        "id": treasure.piece,
        "colour": "skull",
        "cannonballs": 1,
        "treasures": 4,
    }
    for seat in (1, 2, None):
        (seen,) = table.view(seat)["seats"][0]["treasures"]
        assert seen["card"] is None
        assert seen["known_to"] == [0]
    assert all(treasure.face_for(seat) is None for seat in (1, 2, 5))
    table.do("mate pile")
    assert table.view(0)["seats"][0]["treasures"][0]["card"], "at any time"


@pytest.mark.clause("AG-D3")
def test_nothing_leaves_the_navigator_and_still_counts_as_water() -> None:
    table = lay(2, [["anchor 2-2"]], ships={0: "b2"}, nothing=["b2"])
    assert whats(table.do("navigator")) == ["turned", "second_action"]
    assert table.crew(0) == ["anchor 2-2"]
    assert table.treasures(0) == []
    assert table.state.water == table.count_water() == 9
    assert {c["name"]: c["shows"] for c in table.view()["sea"]}["b2"] == "nothing"
    assert table.state.actions == 1, "the action is over"


@pytest.mark.clause("AG-D3")
def test_a_turned_card_is_not_turned_again() -> None:
    table = lay(2, [["anchor 2-2"], ["anchor 3-1"]], ships={0: "b2", 1: "a1"}, nothing=["b2"], turned=["a1"])
    table.do("navigator")
    with pytest.raises(antics.IllegalAction, match="turned already") as caught:
        table.do("navigator")
    assert caught.value.clause == "AG-D3"
    table.do("mate pile")
    assert "navigator" not in table.can(), "nor is an island"


@pytest.mark.clause("AG-D3")
def test_a_navigator_is_needed_and_a_place_on_the_grid() -> None:
    assert "navigator" not in lay(2, [["hook 4-1"]], ships={0: "b2"}).can()
    assert "navigator" not in lay(2, [["anchor 4-1"]], beside={0: "b1"}).can()
    assert "navigator" in lay(2, [["anchor 4-1"]], ships={0: "b1"}).can()


@pytest.mark.clause("AG-D3")
def test_of_several_navigators_the_owner_picks_one_once_the_island_is_seen() -> None:
    table = lay(2, [["anchor 2-2", "hook 4-1", "anchor 3-1"]], ships={0: "b2"}, top=["skull 1-4"])
    assert whats(table.do("navigator")) == ["turned"]
    assert table.can() == ["drop 1", "drop 3"]
    assert table.treasures(0) == []
    assert whats(table.do("drop 3")) == ["repaid", "treasure", "second_action"]
    assert table.crew(0) == ["anchor 2-2", "hook 4-1"]
    assert table.treasures(0) == ["skull 1-4"]


@pytest.mark.clause("AG-D3")
def test_with_an_empty_pile_the_navigator_is_shuffled_in_before_the_draw() -> None:
    drawn = set()
    for seed in range(30):
        crews = [["anchor 2-2"]]
        table = lay(2, crews, ships={0: "b2"}, pile=0, discards=["skull 1-4"], seed=seed)
        assert whats(table.do("navigator")) == ["turned", "repaid", "shuffled", "treasure", "second_action"]
        drawn.update(table.treasures(0))
    assert drawn == {"anchor 2-2", "skull 1-4"}
