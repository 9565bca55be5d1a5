"""The gunner's attack (AG-D4) and the way of the box (AG-E1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import antics
from antics.core.state import knows
from antics.games.antigua.board import NAMES
from tests.rules.antigua.tables import lay, only, whats

MEET = {0: "b2", 1: "b2"}


def shots(events: list[antics.Event]) -> list[int]:
    """Who drew, or should have, in order."""
    return [event.who for event in events if event.what in ("fired", "ran_out")]


@pytest.mark.clause("AG-D4")
def test_only_a_ship_on_the_same_card_can_be_attacked() -> None:
    table = lay(4, ships={0: "b2", 1: "b2", 2: "b3", 3: "b2"})
    attacks = [text for text in table.can() if text.startswith("gunner")]
    assert attacks == ["gunner blue", "gunner yellow"]
    with pytest.raises(antics.IllegalAction, match="not on your sea card") as caught:
        table.do("gunner pink")
    assert caught.value.clause == "AG-D4"


@pytest.mark.clause("AG-D4")
def test_ships_off_the_grid_neither_attack_nor_are_attacked() -> None:
    for table in (
        lay(2, ships={1: "b1"}, beside={0: "b1"}),
        lay(2, ships={0: "b1"}, beside={1: "b1"}),
        lay(2, beside={0: "b1", 1: "b1"}),
    ):
        assert not [text for text in table.can() if text.startswith("gunner")]
        with pytest.raises(antics.IllegalAction, match="off the grid"):
            table.do("gunner blue")


@pytest.mark.clause("AG-D4", "AG-X2")
@pytest.mark.parametrize(
    ("players", "way"),
    [
        (2, "a1 b1 c1 c2 c3 b3 a3 a2"),
        (3, "a1 b1 c1 d1 d2 d3 c3 b3 a3 a2"),
        (4, "a1 b1 c1 d1 d2 d3 d4 c4 b4 a4 a3 a2"),
    ],
)
def test_the_box_goes_clockwise_round_the_border_a_corner_counting_once(players: int, way: str) -> None:
    places = way.split()
    for gone in range(len(places)):
        table = lay(players, ships=MEET, attacks=gone)
        assert table.view()["box"]["at"] == places[gone]
        event = only(table.do("gunner blue"), "attacked")
        assert table.view()["box"]["at"] == NAMES[event.b] == [*places, "a1"][gone + 1]


@pytest.mark.clause("AG-D4")
def test_pile_and_discards_are_shuffled_together_and_nothing_else() -> None:
    table = lay(
        3,
        [["hook 4-1"], ["hook 3-1"]],
        ships=MEET,
        open=["parrot 4-1", "parrot 3-1", "parrot 2-2"],
        treasures=[(2, "skull 1-4")],
        pile=4,
        discards=["anchor 4-1", "anchor 3-1"],
    )
    pool = {*table.pile(), *table.discards()}
    events = table.do("gunner blue")
    assert whats(events)[:2] == ["attacked", "reloaded"]
    assert only(events, "reloaded").a == 6
    assert len(table.discards()) == 2, "only the two cards of the fight"
    assert {*table.pile(), *table.discards()} == pool
    assert table.open() == ["parrot 4-1", "parrot 3-1", "parrot 2-2"]
    assert table.treasures(2) == ["skull 1-4"]
    assert table.crew(0) == ["hook 4-1"]


@pytest.mark.clause("AG-D4")
def test_discards_can_be_drawn_in_the_fight() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(60):
        table = lay(
            2, ships=MEET, pile=1, top=["skull 1-4"], discards=["anchor 4-1", "anchor 3-1"], seed=seed
        )
        table.do("gunner blue")
        drawn.update(table.discards())
    assert set(drawn) == {"skull 1-4", "anchor 4-1", "anchor 3-1"}
    assert min(drawn.values()) > 20


@pytest.mark.clause("AG-D4")
def test_attacker_and_defender_draw_by_turns_and_the_rest_alone() -> None:
    table = lay(2, [["kraken 4-1", "kraken 3-1"], []], ships=MEET)
    assert shots(table.do("gunner blue")) == [0, 1, 0, 0]
    table = lay(2, [["kraken 4-1"], ["kraken 3-1", "kraken 2-2", "kraken 2-1"]], ships=MEET)
    assert shots(table.do("gunner blue")) == [0, 1, 0, 1, 1, 1]


@pytest.mark.clause("AG-D4")
def test_gunners_stay_and_the_cards_drawn_are_shown_and_discarded() -> None:
    table = lay(3, [["kraken 4-1"], ["kraken 3-1"]], ships=MEET)
    events = table.do("gunner blue")
    fired = [event for event in events if event.what == "fired"]
    assert len(fired) == 4
    assert all(event.face_for(seat) is not None for event in fired for seat in (0, 1, 2, 5))
    assert sorted(event.piece for event in fired) == sorted(
        card["id"] for card in table.view()["discards"]
    ), "everyone knows them among the discards"
    assert (table.crew(0), table.crew(1)) == (["kraken 4-1"], ["kraken 3-1"])


def fights(top: list[str], treasures: list[tuple[int, str]], **more: Any) -> list[tuple[Any, ...]]:
    """The same fight with different luck: (who won, what orange and blue have then, the events)."""
    found = []
    for seed in range(40):
        table = lay(2, ships=MEET, pile=len(top), top=top, treasures=treasures, seed=seed, **more)
        events = table.do("gunner blue")
        found.append((only(events, "beat").who, table.treasures(0), table.treasures(1), events))
    return found


@pytest.mark.clause("AG-D4")
def test_more_cannonballs_win_and_a_tie_is_the_defenders() -> None:
    for winner, _, _, events in fights(["hook 4-1", "hook 2-1"], []):
        first = [event.face // 100 % 10 for event in events if event.what == "fired"]
        assert winner == (0 if first[0] > first[1] else 1)
    assert {winner for winner, *_ in fights(["hook 2-2", "hook 2-1"], [])} == {1}


@pytest.mark.clause("AG-D4")
def test_the_winner_of_either_side_takes_a_treasure_from_the_loser() -> None:
    treasures = [(0, "skull 1-4"), (1, "skull 1-3")]
    outcomes = fights(["hook 4-1", "hook 2-1"], treasures)
    assert {winner for winner, *_ in outcomes} == {0, 1}
    for winner, orange, blue, events in outcomes:
        assert (len(orange), len(blue)) == ((2, 0) if winner == 0 else (0, 2))
        robbed = only(events, "robbed")
        assert (robbed.who, robbed.a) == (winner, 1 - winner)


@pytest.mark.clause("AG-D4")
def test_where_there_is_no_treasure_none_is_taken() -> None:
    for winner, orange, blue, events in fights(["hook 4-1", "hook 2-1"], [(0, "skull 1-4")]):
        if winner == 0:
            assert (orange, blue) == (["skull 1-4"], [])
            assert "robbed" not in whats(events)
        else:
            assert (orange, blue) == ([], ["skull 1-4"])


@pytest.mark.clause("AG-D4")
def test_the_treasure_taken_is_random() -> None:
    treasures = [(1, "skull 1-4"), (1, "skull 1-3"), (1, "skull 1-2")]
    taken: Counter[str] = Counter()
    for seed in range(90):
        table = lay(2, [["kraken 4-1", "kraken 3-1"]], ships=MEET, treasures=treasures, seed=seed)
        table.do("gunner blue")
        taken.update(table.treasures(0))
    assert set(taken) == {"skull 1-4", "skull 1-3", "skull 1-2"}
    assert min(taken.values()) > 12


@pytest.mark.clause("AG-D4", "AG-G1")
def test_only_the_two_know_which_treasure_was_taken_and_the_loser_goes_on_knowing() -> None:
    treasures = [(1, "skull 1-4"), (1, "skull 1-3")]
    for seed in range(20):
        table = lay(3, [["kraken 4-1", "kraken 3-1"]], ships=MEET, treasures=treasures, seed=seed)
        events = table.do("gunner blue")
        if only(events, "beat").who == 0:
            robbed = only(events, "robbed")
            assert [robbed.face_for(seat) is not None for seat in (0, 1, 2, 5)] == [True, True, False, False]
            assert [knows(table.state, seat, robbed.piece) for seat in range(3)] == [True, True, False]
            (loot,) = table.view(1)["seats"][0]["treasures"]
            assert loot["card"] is not None
            assert table.view(2)["seats"][0]["treasures"][0] | {"finder": 1} == loot | {"card": None}
            (kept,) = table.view(0)["seats"][1]["treasures"]
            assert kept["card"] is None, "the other treasure stays unknown to the winner"
            return
    pytest.fail("the attacker never won")


@pytest.mark.clause("AG-D4")
def test_a_missing_card_counts_as_two_cannonballs() -> None:
    crews = [["kraken 4-1"], ["kraken 3-1"]]
    events = lay(2, crews, ships=MEET, pile=2, top=["hook 4-1", "hook 1-2"]).do("gunner blue")
    assert whats(events).count("ran_out") == 2
    assert shots(events) == [0, 1, 0, 1]
    beat = only(events, "beat")
    assert {beat.a, beat.b} == {4 + 2, 1 + 2}
    crews = [["kraken 4-1", "kraken 3-1"], []]
    for seed in range(10):
        events = lay(2, crews, ships=MEET, pile=2, top=["hook 4-1", "hook 1-2"], seed=seed).do("gunner blue")
        fired = {event.who: event.face // 100 % 10 for event in events if event.what == "fired"}
        beat = only(events, "beat")
        assert (beat.who, beat.a, beat.b) == (0, fired[0] + 4, fired[1])


@pytest.mark.clause("AG-D4")
def test_cards_of_the_fight_are_not_drawn_again_in_it() -> None:
    table = lay(2, [["kraken 4-1", "kraken 3-1"]], ships=MEET, pile=2, top=["hook 4-1", "hook 1-2"])
    events = table.do("gunner blue")
    assert whats(events).count("reloaded") == 1
    assert "shuffled" not in whats(events)
    assert table.discards() == ["hook 1-2", "hook 4-1"]


@pytest.mark.clause("AG-D4")
def test_the_same_ship_is_not_attacked_twice_in_a_turn() -> None:
    table = lay(3, ships=dict.fromkeys(range(3), "b2"))
    table.do("gunner blue")
    with pytest.raises(antics.IllegalAction, match="this turn") as caught:
        table.do("gunner blue")
    assert caught.value.clause == "AG-D4"
    assert [text for text in table.can() if text.startswith("gunner")] == ["gunner pink"]
    table.do("gunner pink")
    assert {"gunner orange", "gunner pink"} <= set(table.can()), "another turn, another player"
    table.idle(2)
    table.state.ship[1] = table.state.ship[0]
    table.idle(2)
    assert "gunner blue" in table.can(), "and a turn later again"


@pytest.mark.clause("AG-E1")
@pytest.mark.parametrize(("players", "attacks"), [(2, 8), (3, 10), (4, 12)])
def test_the_box_back_at_its_corner_ends_the_game(players: int, attacks: int) -> None:
    crews = [["kraken 4-1", "kraken 3-1", "kraken 2-2", "kraken 2-1"]]
    for seed in range(20):
        table = lay(players, crews, ships=MEET, treasures=[(1, "skull 1-4")], attacks=attacks - 2, seed=seed)
        table.state.ship[2] = table.state.ship[0]
        table.do("gunner blue")
        assert not table.over
        table = lay(players, crews, ships=MEET, treasures=[(1, "skull 1-4")], attacks=attacks - 1, seed=seed)
        events = table.do("gunner blue")
        assert table.over, "no second action, no final phase"
        assert table.view()["ending"] == "box"
        assert table.view()["box"] == {"at": "a1", "gone": attacks, "places": attacks}
        if only(events, "beat").who == 0:
            assert whats(events).index("robbed") < whats(events).index("over")
            assert table.treasures(0) == ["skull 1-4"], "the fight and its treasure are finished"
            return
    pytest.fail("the attacker never won")
