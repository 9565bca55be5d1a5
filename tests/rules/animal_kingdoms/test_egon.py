"""Egon: where he lays his shields, and how he fights."""

from __future__ import annotations

import pytest

from antics.core.events import Event
from antics.core.state import EVERYONE
from antics.games.animal_kingdoms.board import SIZE
from antics.games.animal_kingdoms.pieces import FIRST_BONUS, card_name
from antics.games.animal_kingdoms.state import EGON
from tests.rules.animal_kingdoms.tables import Layout, told


def solo(turned: str, **more: object) -> Layout:
    """One player with a hand to swap from; these cards come to the hand and then to Egon."""
    table = Layout(1, **more)  # type: ignore[arg-type]
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    table.next_cards(turned)
    return table


def duo(turned: str, **more: object) -> Layout:
    """Two players with blue, the last of the rotation, to move."""
    table = Layout(2, egon=True, **more)  # type: ignore[arg-type]
    table.s.turn = 1
    table.hand(1, "tiger-5 bee-2 owl-3 frog-8")
    table.next_cards(turned)
    return table


def placed(events: list[Event]) -> list[int]:
    """The kingdoms where Egon laid shields, in order."""
    return [SIZE[event.a] for event in told(events, "egon_places")]


# ---- his turn ----


@pytest.mark.clause("AK-F1")
@pytest.mark.parametrize("n", [4, 5, 6, 7, 8])
def test_the_number_of_a_card_names_the_kingdom_of_that_size(n: int) -> None:
    table = solo(f"wolf-1 panda-{n}")
    events = table.play("swap bee-2")
    assert placed(events) == [n]
    assert table.s.shields[n - 4][EGON] == 1
    assert table.top_discard() == f"panda-{n}"


@pytest.mark.clause("AK-F1")
@pytest.mark.parametrize(("turned", "shields"), [("tiger-8", 2), ("panda-5", 2), ("panda-8", 1)])
def test_he_lays_two_if_the_card_matches_the_discard_it_covers(turned: str, shields: int) -> None:
    table = solo(f"wolf-1 {turned}")
    events = table.play("swap tiger-5")
    assert len(placed(events)) == shields
    assert len(told(events, "egon_doubles")) == shields - 1


@pytest.mark.clause("AK-F1", "AK-C2")
def test_only_the_top_discard_is_compared() -> None:
    table = solo("wolf-1 wolf-7 tiger-8")
    assert len(placed(table.play("swap tiger-5 bee-2"))) == 1
    table = solo("wolf-1 wolf-7 tiger-8")
    assert len(placed(table.play("swap bee-2 tiger-5"))) == 2


@pytest.mark.clause("AK-F1")
def test_with_no_discard_to_compare_he_lays_one() -> None:
    table = solo("wolf-1 panda-6")
    assert table.s.in_discards == 0
    assert placed(table.play("play tiger-5 to 8")) == [6]


@pytest.mark.clause("AK-F1", "AK-C5")
def test_after_a_reshuffle_there_is_no_discard_to_compare() -> None:
    table = solo("wolf-1")
    table.empty_pile(leaving=1)
    events = table.play("swap tiger-5")
    assert told(events, "reshuffled")
    assert told(events, "egon_doubles") == []
    assert table.s.in_discards == 1


@pytest.mark.clause("AK-F1")
def test_he_acts_once_a_rotation_after_the_last_human() -> None:
    table = Layout(2, egon=True)
    table.s.first = table.s.turn = 1
    table.hand(1, "tiger-5 bee-2 owl-3 frog-8")
    table.hand(0, "tiger-4 bee-1 owl-4 frog-7")
    assert placed(table.play("play tiger-5 to 4")) == []
    assert table.match.waiting == (0,)
    assert len(placed(table.play("play tiger-4 to 5"))) >= 1
    assert table.match.waiting == (1,), "the age's start player begins the next rotation"


@pytest.mark.clause("AK-F1")
def test_with_a_human_out_he_acts_after_the_other() -> None:
    table = Layout(2, egon=True)
    table.shields(8, blue=8, crown="blue")
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    table.next_cards("wolf-1 panda-6")
    assert placed(table.play("play tiger-5 to 4")) == [6]
    assert table.match.waiting == (0,)


@pytest.mark.clause("AK-F1", "AK-C8")
def test_with_all_humans_out_he_goes_on_until_he_is_out_too() -> None:
    table = Layout(1)
    table.fill(4, "orange")
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    events = table.play("play tiger-5 to 4")
    crowns = told(events, "crown")
    assert [event.who for event in crowns] == [0, EGON]
    assert len(told(events, "egon_turned")) > 3
    assert told(events, "paid")


@pytest.mark.clause("AK-F1")
def test_once_out_no_card_is_turned_for_him() -> None:
    table = Layout(1)
    table.shields(8, Egon=8, crown="Egon")
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    events = table.play("play tiger-5 to 4")
    assert told(events, "egon_turned") == []
    assert table.match.waiting == (0,)


@pytest.mark.clause("AK-F2")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_low_numbers_name_the_kingdom_with_fewest_of_his_shields(n: int) -> None:
    table = solo(f"wolf-8 panda-{n}")
    table.shields(4, Egon=1, orange=1)
    table.shields(5, Egon=2, orange=1)
    table.shields(6, Egon=1, orange=1)
    table.shields(8, Egon=1, orange=1)
    events = table.play("swap tiger-5")
    assert placed(events) == [7]
    assert [SIZE[event.a] for event in told(events, "egon_fewest")] == [7]


@pytest.mark.clause("AK-F2")
def test_of_several_the_smallest_and_thrones_count() -> None:
    table = solo("wolf-8 panda-1", age=2)
    table.throne(4, "Egon")
    assert placed(table.play("swap tiger-5")) == [5]


@pytest.mark.clause("AK-F2")
def test_full_kingdoms_are_not_named() -> None:
    table = Layout(2, egon=True)
    table.s.turn = 1
    table.hand(1, "tiger-5 bee-2 owl-3 frog-8")
    table.next_cards("wolf-8 panda-1")
    table.shields(4, orange=4, crown="orange")
    table.shields(5, Egon=1)
    events = table.play("play tiger-5 to 8")
    assert [SIZE[event.a] for event in told(events, "egon_fewest")] == [6]


@pytest.mark.clause("AK-F2", "AK-F3")
def test_a_second_shield_looks_at_the_new_position() -> None:
    table = solo("wolf-8 tiger-2")
    assert placed(table.play("swap tiger-5")) == [4, 5]


# ---- his field ----


@pytest.mark.clause("AK-F3")
def test_he_passes_kingdoms_where_he_leads_by_two() -> None:
    table = solo("wolf-1 panda-6")
    table.shields(6, Egon=2)
    table.shields(7, Egon=3, orange=1)
    events = table.play("swap tiger-5")
    assert placed(events) == [8]
    assert [(SIZE[event.a], event.b) for event in told(events, "egon_shuns")] == [(6, 2), (7, 2)]


@pytest.mark.clause("AK-F3")
def test_he_stays_where_he_does_not_lead_every_human_by_two() -> None:
    table = duo("wolf-1 panda-6")
    table.shields(6, Egon=2, blue=1)
    assert placed(table.play("swap tiger-5")) == [6], "two ahead of orange, but one ahead of blue"


@pytest.mark.clause("AK-F3")
def test_thrones_and_shields_of_humans_who_are_out_count() -> None:
    table = duo("wolf-1 panda-6", age=2)
    table.throne(6, "orange")
    table.shields(6, Egon=2)
    assert placed(table.play("swap tiger-5")) == [6]
    table = duo("wolf-1 panda-6")
    table.shields(8, orange=8, crown="orange")
    table.shields(6, Egon=2, orange=1)
    assert placed(table.play("play tiger-5 to 4")) == [6]


@pytest.mark.clause("AK-F3")
def test_leading_everywhere_he_takes_the_named_kingdom() -> None:
    table = solo("wolf-1 panda-6")
    for size in SIZE:
        table.shields(size, Egon=2)
    events = table.play("swap tiger-5")
    assert placed(events) == [6]
    assert told(events, "egon_places")[0].b == 1


@pytest.mark.clause("AK-F3")
def test_he_avoids_crowns_while_there_are_normal_fields() -> None:
    table = solo("wolf-1 panda-8")
    table.fill(8, "orange")
    events = table.play("swap tiger-5")
    assert placed(events) == [4], "8 has only its crown; 4 is next"
    assert [(SIZE[event.a], event.b) for event in told(events, "egon_shuns")] == [(8, 1)]


@pytest.mark.clause("AK-F3")
def test_he_prefers_a_normal_field_where_he_leads_to_a_crown_where_he_does_not() -> None:
    table = solo("wolf-1 panda-8")
    table.fill(8, "orange")
    for size in (4, 5, 6, 7):
        table.shields(size, Egon=2)
    events = table.play("swap tiger-5")
    assert placed(events) == [4]
    assert told(events, "egon_places")[0].b == 1


@pytest.mark.clause("AK-F3", "AK-F4")
def test_only_crowns_left_he_takes_the_one_named_and_is_out() -> None:
    table = solo("wolf-1 panda-7")
    for size in SIZE:
        table.fill(size, "orange")
    events = table.play("swap tiger-5")
    assert placed(events) == [7]
    assert told(events, "egon_places")[0].b == 2
    assert table.crown(7) == "Egon"
    assert table.out() == {"Egon"}
    assert not any(text.startswith("swap") for text in table.legal()), "AK-F4: no more swapping"


@pytest.mark.clause("AK-F3")
def test_only_crowns_left_he_takes_the_one_named_even_where_he_leads() -> None:
    table = solo("wolf-1 panda-7")
    for size in (4, 5, 6, 8):
        table.fill(size, "orange")
    table.fill(7, "Egon")
    events = table.play("swap tiger-5")
    assert placed(events) == [7]
    assert told(events, "egon_shuns") == []
    assert table.crown(7) == "Egon"


@pytest.mark.clause("AK-F3")
def test_once_a_human_took_a_crown_so_does_he_at_the_next_occasion() -> None:
    table = duo("wolf-1 panda-7")
    table.shields(8, orange=8, crown="orange")
    table.fill(7, "orange")
    events = table.play("play tiger-5 to 4")
    assert placed(events) == [7]
    assert told(events, "egon_places")[0].b == 0
    assert table.crown(7) == "Egon"


@pytest.mark.clause("AK-F3")
def test_a_second_shield_lapses_if_he_is_out() -> None:
    table = solo("wolf-1 tiger-7")
    for size in SIZE:
        table.fill(size, "orange")
    events = table.play("swap tiger-5")
    assert placed(events) == [7]
    assert sum(row[EGON] for row in table.s.shields) == 1
    assert len(told(events, "egon_lapses")) == 1
    assert not told(events, "egon_doubles")


@pytest.mark.clause("AK-F4")
def test_first_out_with_two_players_his_bonus_is_turned_up_and_scored_at_once() -> None:
    table = duo("wolf-1 panda-7")
    for size in SIZE:
        table.fill(size, "orange")
    events = table.play("swap tiger-5")
    value = table.s.face[FIRST_BONUS]
    assert table.s.points[EGON] == value
    assert table.s.source[EGON] == [0, 0, value]
    assert table.s.seen[FIRST_BONUS] == EVERYONE
    assert [event.face_for(0) for event in told(events, "egon_bonus")] == [value]
    assert not any(text.startswith("swap") for text in table.legal())


@pytest.mark.clause("AK-F4", "AK-B1")
def test_in_the_solo_game_there_is_no_bonus() -> None:
    table = solo("wolf-1 panda-7")
    for size in SIZE:
        table.fill(size, "orange")
    table.play("swap tiger-5")
    assert (table.s.points[EGON], table.s.bonuses) == (0, 0)
    table = Layout(1)
    table.fill(4, "Egon")
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    table.play("play tiger-5 to 4")
    assert table.s.bonuses == 0


@pytest.mark.clause("AK-F4", "AK-C3")
def test_after_a_human_he_gets_no_bonus() -> None:
    table = duo("wolf-1 panda-7")
    table.fill(7, "orange")
    table.fill(8, "orange")
    table.play("play tiger-5 to 8")
    assert table.crown(7) == "Egon"
    assert table.s.bonus_of[:2] == [1, -1]
    assert table.s.points[EGON] == 0


@pytest.mark.clause("AK-F5")
def test_he_never_starts_an_age() -> None:
    table = Layout(2, egon=True)
    table.points(30, 20)
    table.shields(8, orange=8, crown="orange")
    table.end_age()
    assert table.s.points[EGON] == 0
    assert table.match.waiting == (1,)


@pytest.mark.clause("AK-F1", "AK-F2", "AK-F3")
def test_each_of_his_steps_says_which_clause_moved_him() -> None:
    table = solo("wolf-1 tiger-2")
    table.shields(4, Egon=2)
    events = [event for event in table.play("swap tiger-5") if event.what.startswith("egon")]
    assert events
    assert all(event.seen_by(0)["clause"].startswith("AK-F") for event in events)


# ---- his battles ----


@pytest.mark.clause("AK-X5", "AK-F6")
def test_the_card_that_wins_counts() -> None:
    table = Layout(2, egon=True)
    table.shields(7, blue=2, Egon=2)
    table.hand(1, "owl-1 bee-2 bee-3 bee-4")
    table.next_cards("wolf-8 wolf-2")
    table.end_age()
    events = table.play("battle owl-1", 1)
    assert chosen(events) == "wolf-2"
    assert winner(events) == EGON


def chosen(events: list[Event]) -> str:
    return next(card_name(event.b) for event in told(events, "revealed") if event.who == EGON)


def winner(events: list[Event]) -> int:
    return told(events, "won_battle")[0].who


def three_way(egons: str) -> list[Event]:
    """Orange lays a 1, blue a 7, against these cards of Egon's."""
    table = Layout(2, egon=True)
    table.shields(7, orange=2, blue=2, Egon=2)
    table.hand(0, "owl-1 bee-2 bee-3 bee-4")
    table.hand(1, "owl-7 tiger-2 tiger-3 tiger-4")
    table.next_cards(egons)
    table.end_age()
    table.play("battle owl-1", 0)
    events = table.play("battle owl-7", 1)
    if told(events, "still_tied"):
        assert table.match.waiting == (1,), "blue lays again, and Egon turns a full new set"
        more = table.play("battle tiger-2", 1)
        assert len(told(more, "egon_fights")) % 2 == 0
    return events


@pytest.mark.clause("AK-X5", "AK-F6")
def test_of_two_that_lose_the_higher_number_counts() -> None:
    events = three_way("wolf-8 wolf-2")
    assert chosen(events) == "wolf-8"
    assert winner(events) == 0, "with the 8 on the table the 1 is highest"


@pytest.mark.clause("AK-X5", "AK-F6")
def test_a_tie_is_better_than_a_loss() -> None:
    events = three_way("wolf-8 wolf-7")
    assert chosen(events) == "wolf-7"
    assert told(events, "still_tied")[0].b == 0b10 | 1 << EGON


@pytest.mark.clause("AK-F6")
@pytest.mark.parametrize("players", [1, 2])
def test_two_cards_are_turned_for_him_and_three_in_the_solo_game(players: int) -> None:
    table = Layout(players, egon=players == 2)
    table.shields(7, orange=2, Egon=2)
    table.hand(0, "owl-5 bee-2 bee-3 bee-4")
    table.next_cards("wolf-3 wolf-2 wolf-8")
    table.end_age()
    events = table.play("battle owl-5", 0)
    assert len(told(events, "egon_fights")) == 4 - players
    assert winner(events) == (EGON if players == 1 else 0)


@pytest.mark.clause("AK-F6")
def test_humans_lay_first_and_his_cards_are_discarded_after_theirs() -> None:
    table = Layout(2, egon=True)
    table.shields(7, orange=2, Egon=2)
    table.lay(8, "panda-1")
    table.hand(0, "owl-5 bee-2 bee-3 bee-4")
    table.next_cards("wolf-3 wolf-2")
    events = table.end_age()
    assert told(events, "egon_fights") == []
    assert table.match.waiting == (0,)
    before = table.s.in_discards
    events = table.play("battle owl-5", 0)
    discards = [card_name(table.s.face[piece]) for piece in table.s.discards[before:][:3]]
    assert discards == ["owl-5", "wolf-3", "wolf-2"]
    kinds = [event.what for event in events]
    assert kinds.index("revealed") < kinds.index("egon_fights")


@pytest.mark.clause("AK-F6", "AK-E2")
def test_his_unused_cards_do_not_make_a_one_high() -> None:
    table = Layout(2, egon=True)
    table.shields(7, orange=2, blue=2, Egon=2)
    table.hand(0, "owl-1 bee-2 bee-3 bee-4")
    table.hand(1, "owl-6 tiger-2 tiger-3 tiger-4")
    table.next_cards("wolf-8 wolf-7")
    table.end_age()
    table.play("battle owl-1", 0)
    events = table.play("battle owl-6", 1)
    assert (chosen(events), winner(events)) == ("wolf-7", EGON)
