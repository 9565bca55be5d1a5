"""A turn: playing, swapping, going out."""

from __future__ import annotations

import pytest

from antics.games.animal_kingdoms.board import SIZE
from antics.games.animal_kingdoms.pieces import FIRST_BONUS, PATIENCE
from antics.games.animal_kingdoms.state import Phase
from tests.rules.animal_kingdoms.tables import FREE, Layout, told


@pytest.mark.clause("AK-C1")
def test_a_play_lays_a_card_and_a_shield_and_refills_the_hand() -> None:
    table = Layout(3)
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    table.next_cards("wolf-1")
    table.play("play tiger-5 to 7")
    assert table.cards(7) == ["tiger-5"]
    assert (table.s.filled, table.s.shields[3][0]) == ([0, 0, 0, 1, 0], 1)
    assert table.hand_of(0) == {"bee-2", "owl-3", "frog-8", "wolf-1"}
    assert table.match.waiting == (1,), "clockwise"


@pytest.mark.clause("AK-C1")
def test_exactly_the_cards_that_satisfy_a_law_may_be_played() -> None:
    table = Layout(3, laws="L01 L02 L05 L08 L13")
    table.hand(0, "tiger-5 frog-1 owl-3 bee-8")
    plays = {text for text in table.legal() if text.startswith("play")}
    assert plays == {
        "play frog-1 to 4",
        "play tiger-5 to 5",
        "play frog-1 to 6",
        "play owl-3 to 6",
        "play bee-8 to 7",
        "play frog-1 to 8",
    }


@pytest.mark.clause("AK-C1")
def test_turns_go_clockwise_and_pass_over_those_who_are_out() -> None:
    table = Layout(4)
    table.shields(8, blue=8, crown="blue")
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    table.play("play tiger-5 to 4")
    assert table.match.waiting == (2,)


@pytest.mark.clause("AK-C2")
def test_a_swap_discards_draws_as_many_and_scores_at_once() -> None:
    table = Layout(3)
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    table.next_cards("wolf-1 wolf-2")
    table.play("swap owl-3 bee-2")
    assert table.hand_of(0) == {"tiger-5", "frog-8", "wolf-1", "wolf-2"}
    assert (table.s.points[0], table.s.in_discards) == (1, 2)
    assert table.s.source[0] == [0, 1, 0]
    assert table.s.filled == [0] * 5


@pytest.mark.clause("AK-C2")
def test_one_to_four_cards_are_swapped_in_one_order_only() -> None:
    table = Layout(3)
    swaps = [text for text in table.legal() if text.startswith("swap")]
    assert len(swaps) == 15
    assert sorted(len(text.split()) - 1 for text in swaps) == [1] * 4 + [2] * 6 + [3] * 4 + [4]


@pytest.mark.clause("AK-C2")
@pytest.mark.parametrize("players", [1, 2])
def test_where_egon_plays_the_swapper_chooses_the_top_card(players: int) -> None:
    table = Layout(players, egon=players == 2)
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    swaps = [text for text in table.legal() if text.startswith("swap")]
    assert len(swaps) == 4 + 6 * 2 + 4 * 3 + 4
    tops = {(frozenset(text.split()[1:]), text.split()[-1]) for text in swaps}
    assert len(tops) == len(swaps)
    events = table.play("swap owl-3 tiger-5 bee-2")
    discarded = [event.b for event in told(events, "swapped")]
    assert discarded[-1] == 8 * 2 + 1, "bee-2"


@pytest.mark.clause("AK-C2")
def test_nobody_swaps_once_somebody_is_out() -> None:
    table = Layout(3)
    table.shields(4, blue=4, crown="blue")
    assert not any(text.startswith("swap") for text in table.legal())
    refusal = table.refusal(f"swap {sorted(table.hand_of(0))[0]}")
    assert refusal.clause == "AK-C2"


@pytest.mark.clause("AK-C3")
def test_a_crown_takes_its_player_out_after_a_refill() -> None:
    table = Layout(3)
    table.fill(4, "blue")
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    table.play("play tiger-5 to 4")
    assert table.crown(4) == "orange"
    assert table.out() == {"orange"}
    assert table.s.held[0] == 4
    assert table.match.waiting == (1,)


@pytest.mark.clause("AK-C3", "AK-G1")
def test_the_first_out_takes_a_bonus_token_that_only_they_see() -> None:
    table = Layout(3)
    table.fill(4, "blue")
    table.fill(5, "blue")
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    table.hand(1, "tiger-4 bee-1 owl-1 frog-1")
    table.play("play tiger-5 to 4")
    assert table.s.bonus_of[0] == 0
    assert table.match.view(0)["seats"][0]["bonus"] == [table.s.face[FIRST_BONUS]]
    assert table.match.view(1)["seats"][0]["bonus"] == [None]
    assert table.match.view()["seats"][0]["bonus"] == [None]
    assert table.s.points[0] == 0, "it counts at the end"
    table.play("play tiger-4 to 5")
    assert table.s.bonuses == 1, "only the first"


@pytest.mark.clause("AK-C4")
def test_without_a_legal_play_once_somebody_is_out_one_goes_out_too() -> None:
    table = Layout(3, laws="L01 L02 L13 L05 L06")
    table.fill(4, "pink")
    table.hand(0, "frog-8 wolf-8 owl-7 owl-8")
    table.hand(1, "bee-8 bee-7 panda-6 panda-7")
    table.hand(2, "bee-4 bee-1 bee-2 bee-3")
    events = table.play("play frog-8 to 4")
    assert table.out() == {"orange", "blue"}
    assert table.match.waiting == (2,)
    assert [event.who for event in told(events, "stuck")] == [1]
    assert table.s.bonuses == 1, "no bonus for it"
    assert table.hand_of(1) == {"bee-8", "bee-7", "panda-6", "panda-7"}, "and no card"


@pytest.mark.clause("AK-C4")
def test_a_pair_counts_as_a_legal_play() -> None:
    table = Layout(2, laws="L01 L02 L13 L16 L06")
    table.fill(4, "blue")
    table.hand(0, "frog-8 wolf-8 owl-7 owl-8")
    table.hand(1, "bee-8 bee-7 panda-6 okapi-2")
    table.play("play frog-8 to 4")
    assert table.match.waiting == (1,)
    assert table.legal() == {f"play pair bee-7 bee-8 to 7 top bee-{n}" for n in (7, 8)}


@pytest.mark.clause("AK-C4")
def test_with_a_legal_play_one_must_play_even_onto_a_crown() -> None:
    table = Layout(2, laws="L01 L02 L13 L14 L06")
    for size in SIZE[1:]:
        table.fill(size, "blue")
    table.fill(4, "blue")
    table.hand(0, "frog-7 wolf-7 owl-7 owl-5")
    table.hand(1, "frog-2 bee-2 bee-3 owl-4")
    table.play("play frog-7 to 4")
    assert table.match.waiting == (1,)
    assert table.legal() == {"play owl-4 to 8"}


@pytest.mark.clause("AK-C4")
def test_while_nobody_is_out_one_without_a_legal_play_must_swap() -> None:
    table = Layout(2, laws="L01 L02 L13 L14 L06")
    table.hand(0, "bee-2 bee-3 owl-7 owl-6")
    assert all(text.startswith("swap") for text in table.legal())
    assert len(table.legal()) == 15


@pytest.mark.clause("AK-C4")
def test_while_nobody_is_out_one_who_could_only_take_a_crown_may_swap() -> None:
    table = Layout(2, laws="L01 L02 L13 L14 L06")
    table.fill(4, "blue")
    table.hand(0, "frog-2 bee-3 owl-7 owl-6")
    assert {text for text in table.legal() if text.startswith("play")} == {"play frog-2 to 4"}
    assert sum(text.startswith("swap") for text in table.legal()) == 15


@pytest.mark.clause("AK-C5")
def test_an_empty_pile_is_filled_with_all_discards() -> None:
    table = Layout(3)
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    table.empty_pile(leaving=1)
    before = table.s.in_discards
    events = table.play("swap tiger-5 bee-2")
    assert [event.a for event in told(events, "reshuffled")] == [before + 2]
    assert (table.s.in_pile, table.s.in_discards) == (before + 1, 0)
    assert all(table.s.seen[piece] == 0 for piece in table.s.pile[: table.s.in_pile])
    assert table.s.held[0] == 4


@pytest.mark.clause("AK-C6")
def test_a_full_kingdom_takes_no_cards_but_its_last_card_counts() -> None:
    table = Layout(3, laws="L11 L21 L12 L10 L15")
    table.lay(4, "owl-3")
    table.shields(4, blue=4, crown="blue")
    table.hand(0, "tiger-3 bee-2 wolf-1 frog-8")
    plays = table.legal()
    assert not any(text.endswith("to 4") for text in plays)
    assert {text for text in plays if text.endswith("to 5")} == {"play tiger-3 to 5"}
    assert table.refusal("play tiger-3 to 4").clause == "AK-C6"


def swap_on(table: Layout, turns: int) -> list[str]:
    kinds: list[str] = []
    for _ in range(turns):
        text = next(text for text in sorted(table.legal()) if text.startswith("swap"))
        kinds += [event.what for event in table.play(text)]
    return kinds


@pytest.mark.clause("AK-C7")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_endless_swapping_is_closed_after_twelve_turns_each(players: int) -> None:
    table = Layout(players)
    assert "swaps_closed" not in swap_on(table, PATIENCE * players - 1)
    assert "swaps_closed" in swap_on(table, 1)
    assert table.match.waiting == (0,)
    assert not any(text.startswith("swap") for text in table.legal())
    assert table.refusal(f"swap {sorted(table.hand_of(0))[0]}").clause == "AK-C7"


@pytest.mark.clause("AK-C7")
def test_a_play_begins_the_count_of_swaps_anew() -> None:
    table = Layout(2)
    swap_on(table, 23)
    table.play(next(text for text in sorted(table.legal()) if text.startswith("play")))
    assert table.s.swaps == 0
    swap_on(table, 23)
    assert any(text.startswith("swap") for text in table.legal())


@pytest.mark.clause("AK-C7", "AK-C3")
def test_when_swapping_is_closed_the_stuck_go_out_and_the_first_crown_earns_the_bonus() -> None:
    table = Layout(3, laws="L01 L02 L13 L14 L06")
    table.fill(4, "pink")
    table.s.swaps = 12 * 3 - 1
    table.hand(0, "bee-2 bee-3 owl-7 owl-6")
    table.next_cards("bee-7")
    table.hand(1, "panda-2 panda-3 okapi-7 okapi-6")
    table.hand(2, "frog-2 panda-7 panda-6 owl-2")
    table.play("swap bee-2")
    assert table.out() == {"blue"}, "stuck: out without effect"
    assert table.s.bonuses == 0
    table.play("play frog-2 to 4", seat=2)
    assert table.s.bonus_of[0] == 2
    assert table.s.stuck >= 1


@pytest.mark.clause("AK-C7", "AK-C8")
def test_an_age_may_end_without_any_crown() -> None:
    table = Layout(2, laws="L01 L02 L13 L14 L06")
    table.s.swaps = 12 * 2 - 1
    table.s.turn = 1
    table.hand(1, "bee-2 bee-3 owl-7 owl-6")
    table.next_cards("bee-7")
    table.hand(0, "panda-2 panda-3 okapi-7 okapi-6")
    events = table.play("swap bee-2")
    assert [event.who for event in told(events, "stuck")] == [0, 1]
    assert len(told(events, "unpaid")) == 5
    assert (table.s.age, table.s.bonuses) == (1, 0)
    assert any(text.startswith("swap") for text in table.legal()), "open again in the next age"


@pytest.mark.clause("AK-C7")
@pytest.mark.parametrize("players", [1, 2])
def test_with_egon_swapping_is_never_closed(players: int) -> None:
    table = Layout(players, egon=players == 2)
    table.s.swaps = 12 * players - 1
    swap_on(table, 1)
    assert table.s.closed == 0


@pytest.mark.clause("AK-C8")
def test_an_age_is_scored_as_soon_as_everyone_is_out() -> None:
    table = Layout(2, laws=FREE)
    table.shields(4, blue=4, crown="blue")
    table.fill(5, "orange")
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    events = table.play("play tiger-5 to 5")
    assert told(events, "paid")
    assert table.s.age == 1
    assert table.s.phase in (Phase.TURN, Phase.BATTLE, Phase.SCORING)
