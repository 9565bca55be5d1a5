"""Turns, crews, and the mate who brings new hands (AG-C, AG-D1)."""

from __future__ import annotations

import pytest

import antics
from tests.rules.antigua.tables import lay, only, whats


@pytest.mark.clause("AG-C1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_is_two_actions_and_goes_clockwise(players: int) -> None:
    table = lay(players)
    for turn in range(2 * players):
        assert table.waiting == (turn % players,)
        table.idle()
        assert table.waiting == (turn % players,), "the second action follows"
        table.idle()
    assert table.state.round == 3


@pytest.mark.clause("AG-C1")
def test_two_actions_may_be_the_same_or_different() -> None:
    table = lay(ships={0: "a1", 1: "c3"})
    table.do("helmsman b1", "helmsman a1")
    assert table.waiting == (1,)
    table.do("mate pile", "helmsman c2")
    assert table.waiting == (0,)


@pytest.mark.clause("AG-C1", "AG-D6")
def test_mate_and_helmsman_are_always_possible() -> None:
    for table in (lay(), lay(crews=[["anchor 4-1", "kraken 4-1", "skull 4-1", "parrot 4-1"]])):
        assert {"mate open 1", "mate open 2", "mate open 3", "mate pile", "helmsman a1"} <= set(table.can())


@pytest.mark.clause("AG-C1")
def test_actions_that_are_not_possible_cannot_be_chosen() -> None:
    table = lay(ships={0: "b2", 1: "a1"})
    for text, clause in (
        ("navigator", "AG-D3"),
        ("gunner blue", "AG-D4"),
        ("officer swap mate gunner", "AG-D5"),
        ("more", "AG-C1"),
        ("helmsman d2", "AG-B1"),
    ):
        with pytest.raises(antics.IllegalAction) as caught:
            table.do(text)
        assert caught.value.clause == clause


@pytest.mark.clause("AG-C2")
def test_of_five_cards_one_goes_before_anything_else() -> None:
    crew = ["hook 4-1", "anchor 4-1", "kraken 4-1", "skull 4-1"]
    table = lay(crews=[crew], top=["parrot 2-2", "parrot 3-1"])
    assert whats(table.do("mate pile")) == ["drew"]
    assert table.can() == ["drop 1", "drop 2", "drop 3", "drop 4", "drop 5"], "before the mate's extra card"
    table.do("drop 3")
    assert table.crew(0) == ["hook 4-1", "anchor 4-1", "skull 4-1", "parrot 2-2"]
    assert table.discards() == ["kraken 4-1"]
    assert table.can() == ["more", "enough"]


@pytest.mark.clause("AG-C2")
def test_the_newcomer_may_be_the_one_to_go() -> None:
    crew = ["anchor 3-1", "anchor 4-1", "kraken 4-1", "skull 4-1"]
    table = lay(crews=[crew], top=["parrot 2-2"])
    table.do("mate pile", "drop 5")
    assert table.crew(0) == crew
    assert table.discards() == ["parrot 2-2"]


@pytest.mark.clause("AG-C2")
def test_four_cards_are_no_crowd() -> None:
    table = lay(crews=[["anchor 3-1", "anchor 4-1", "kraken 4-1"]])
    table.do("mate pile")
    assert len(table.crew(0)) == 4
    assert "mate pile" in table.can()


@pytest.mark.clause("AG-C2", "AG-G1")
def test_crews_are_seen_by_everyone() -> None:
    table = lay(3, crews=[[], ["anchor 3-1"]], top=["parrot 2-2"])
    table.do("mate pile")
    for seat in (0, 1, 2, None):
        crews = [[card["colour"] for card in p["crew"]] for p in table.view(seat)["seats"]]
        assert crews == [["parrot"], ["anchor"], []]


@pytest.mark.clause("AG-C2")
def test_an_empty_pile_is_made_of_the_discards_when_a_card_is_needed() -> None:
    table = lay(pile=1, top=["parrot 2-2"], discards=["skull 1-2", "skull 1-3"])
    assert whats(table.do("mate pile")) == ["drew", "second_action"], (
        "the last card is drawn without shuffling"
    )
    assert table.discards() == ["skull 1-2", "skull 1-3"]
    events = table.do("mate pile")
    assert whats(events)[:2] == ["shuffled", "drew"]
    assert table.crew(0)[1] in ("skull 1-2", "skull 1-3")
    assert table.discards() == []
    assert len(table.pile()) == 1


@pytest.mark.clause("AG-C2")
def test_the_shuffled_discards_come_in_any_order() -> None:
    drawn = set()
    for seed in range(40):
        table = lay(pile=0, discards=["skull 1-2", "skull 1-3", "skull 1-4"], seed=seed)
        table.do("mate pile")
        drawn.add(table.crew(0)[0])
    assert drawn == {"skull 1-2", "skull 1-3", "skull 1-4"}


# ---- the mate ----------------------------------------------------------------------------------------


@pytest.mark.clause("AG-D1")
def test_the_mate_takes_an_open_card_which_is_replaced_at_once() -> None:
    crew = ["anchor 3-1", "anchor 4-1", "kraken 4-1", "skull 4-1"]
    table = lay(crews=[crew], open=["hook 1-4", "hook 1-3", "hook 1-2"], top=["parrot 2-2"])
    events = table.do("mate open 2")
    assert whats(events) == ["took", "opened"]
    assert table.open() == ["hook 1-4", "parrot 2-2", "hook 1-2"], "before a fifth card is answered for"
    assert table.crew(0) == [*crew, "hook 1-3"]
    assert table.can() == ["drop 1", "drop 2", "drop 3", "drop 4", "drop 5"]


@pytest.mark.clause("AG-D1")
def test_the_mate_takes_the_top_of_the_pile() -> None:
    table = lay(open=["hook 1-4", "hook 1-3", "hook 1-2"], top=["parrot 2-2", "parrot 3-1"])
    table.do("mate pile")
    assert table.crew(0) == ["parrot 2-2"]
    assert table.open() == ["hook 1-4", "hook 1-3", "hook 1-2"]
    assert table.pile()[0] == "parrot 3-1"


@pytest.mark.clause("AG-D1")
def test_each_mate_in_the_crew_may_bring_one_more_card_from_the_pile() -> None:
    top = ["parrot 2-2", "parrot 3-1", "parrot 4-1", "parrot 1-2"]
    table = lay(crews=[["hook 4-1", "hook 3-1"]], top=top, open=["skull 1-2", "skull 1-3", "skull 1-4"])
    table.do("mate open 1")
    assert table.open()[0] == "parrot 2-2"
    assert table.can() == ["more", "enough"]
    table.do("more")
    assert table.crew(0) == ["hook 4-1", "hook 3-1", "skull 1-2", "parrot 3-1"]
    assert table.can() == ["more", "enough"]
    table.do("more", "drop 1")
    assert "mate pile" in table.can(), "two mates, two cards: the action is over"
    assert table.state.actions == 1


@pytest.mark.clause("AG-D1")
def test_without_a_mate_there_is_no_extra_card() -> None:
    table = lay(crews=[["parrot 4-1"]])
    table.do("mate pile")
    assert table.state.actions == 1
    assert "mate pile" in table.can()


@pytest.mark.clause("AG-D1")
def test_declining_a_card_ends_the_action() -> None:
    table = lay(crews=[["hook 4-1", "hook 3-1"]], top=["parrot 2-2", "parrot 3-1"])
    assert only(table.do("mate pile", "enough"), "has_enough").who == 0
    assert table.crew(0) == ["hook 4-1", "hook 3-1", "parrot 2-2"]
    assert table.state.actions == 1
    assert "more" not in table.can()


@pytest.mark.clause("AG-D1")
def test_a_mate_who_arrives_or_leaves_does_not_change_the_number() -> None:
    table = lay(crews=[["hook 4-1"]], top=["hook 2-2", "hook 3-1"])
    table.do("mate pile", "more")
    assert table.state.actions == 1, "the newcomers bring nobody"
    crew = ["hook 4-1", "anchor 4-1", "kraken 4-1", "skull 4-1"]
    table = lay(crews=[crew], top=["parrot 2-2", "parrot 3-1"])
    table.do("mate pile", "drop 1")
    assert table.can() == ["more", "enough"], "the mate who left still brings one"


@pytest.mark.clause("AG-D1")
def test_an_open_place_is_filled_from_the_shuffled_discards() -> None:
    table = lay(open=["hook 1-4", "hook 1-3", "hook 1-2"], pile=0, discards=["skull 1-2"])
    assert whats(table.do("mate open 1")) == ["took", "shuffled", "opened", "second_action"]
    assert table.open()[0] == "skull 1-2"
