"""The officer, who changes what every crew can do (AG-D5), and functions that need nobody (AG-D6)."""

from __future__ import annotations

from itertools import combinations

import pytest

import antics
from antics.games.antigua.state import Role, count
from tests.rules.antigua.tables import lay, whats

FUNCTIONS = ["mate", "helmsman", "navigator", "gunner", "officer"]


@pytest.mark.clause("AG-D5")
def test_an_officer_goes_and_two_pirates_change_places() -> None:
    table = lay(2, [["hook 4-1", "skull 2-2"]])
    assert whats(table.do("officer swap mate gunner")) == ["dismissed", "swapped", "second_action"]
    assert table.crew(0) == ["hook 4-1"]
    assert table.discards() == ["skull 2-2"]
    functions = ["kraken", "parrot", "anchor", "hook", "skull"]
    assert table.view()["functions"] == dict(zip(FUNCTIONS, functions, strict=True))


@pytest.mark.clause("AG-D5")
def test_any_two_functions_may_be_swapped_the_officers_too() -> None:
    table = lay(2, [["skull 2-2"]])
    swaps = [text for text in table.can() if text.startswith("officer")]
    assert swaps == [f"officer swap {a} {b}" for a, b in combinations(FUNCTIONS, 2)]
    table.do("officer swap officer mate")
    assert table.view()["functions"]["officer"] == "hook", "in whichever order they are named"


@pytest.mark.clause("AG-D5")
def test_an_officer_is_needed() -> None:
    table = lay(2, [["hook 4-1"]])
    with pytest.raises(antics.IllegalAction, match="no Officer") as caught:
        table.do("officer swap mate gunner")
    assert caught.value.clause == "AG-D5"


@pytest.mark.clause("AG-D5", "AG-B2")
def test_a_swap_holds_for_all_crews_at_once() -> None:
    table = lay(3, [["skull 2-2", "hook 4-1"], ["hook 3-1", "anchor 3-1"], ["anchor 4-1"]])
    before = [[count(table.state, seat, role) for role in Role] for seat in range(3)]
    assert before == [[1, 0, 0, 0, 1], [1, 0, 1, 0, 0], [0, 0, 1, 0, 0]]
    table.do("officer swap mate navigator")
    after = [[count(table.state, seat, role) for role in Role] for seat in range(3)]
    assert after == [[0, 0, 1, 0, 0], [1, 0, 1, 0, 0], [1, 0, 0, 0, 0]]


@pytest.mark.clause("AG-D5", "AG-C1")
def test_the_second_action_already_uses_the_new_functions() -> None:
    table = lay(2, [["skull 2-2", "hook 4-1"]], ships={0: "b2"})
    assert "navigator" not in table.can()
    table.do("officer swap mate navigator")
    assert "navigator" in table.can()
    table.do("navigator")
    assert table.discards() == ["hook 4-1", "skull 2-2"]


@pytest.mark.clause("AG-D5")
def test_a_new_officer_may_swap_back_in_the_same_turn() -> None:
    table = lay(2, [["skull 2-2", "hook 4-1"]])
    table.do("officer swap mate officer", "officer swap mate officer")
    assert list(table.view()["functions"].values()) == ["hook", "parrot", "anchor", "kraken", "skull"]
    assert table.crew(0) == []


@pytest.mark.clause("AG-D5")
def test_the_owner_picks_which_officer_goes() -> None:
    table = lay(2, [["skull 2-2", "hook 4-1", "skull 3-1"]])
    swaps = [text for text in table.can() if text.startswith("officer swap mate gunner")]
    assert swaps == ["officer swap mate gunner drop 1", "officer swap mate gunner drop 3"]
    table.do("officer swap gunner mate drop 3")
    assert table.crew(0) == ["skull 2-2", "hook 4-1"]
    assert table.can_undo, "nothing was revealed"
    table.undo()
    assert table.crew(0) == ["skull 2-2", "hook 4-1", "skull 3-1"]
    assert table.view()["functions"]["mate"] == "hook"


@pytest.mark.clause("AG-D6")
def test_mate_helmsman_and_gunner_need_no_such_card() -> None:
    table = lay(2, [], ships={0: "b2", 1: "b2"})
    kinds = {text.split()[0] for text in table.can()}
    assert kinds == {"mate", "helmsman", "gunner"}
