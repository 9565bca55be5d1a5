"""The end of an age: places, battles, the next age, the end of the game."""

from __future__ import annotations

import pytest

from antics.core.events import Event
from antics.core.state import Result
from antics.games.animal_kingdoms.board import SIZE
from antics.games.animal_kingdoms.pieces import FIRST_BONUS, FIRST_LAW, beats, card_name, number
from antics.games.animal_kingdoms.rules import score
from antics.games.animal_kingdoms.state import EGON, NOBODY, Phase, State
from tests.rules.animal_kingdoms.tables import PERSON, Layout, told

NAME = {who: name for name, who in PERSON.items()}


def paid(events: list[Event], size: int) -> dict[str, int]:
    """What was paid for a kingdom."""
    here = [event for event in told(events, "paid") if SIZE[event.a] == size]
    assert len({event.who for event in here}) == len(here)
    return {NAME[event.who]: event.b for event in here}


def crowned(table: Layout) -> Layout:
    """A crown must be taken before an age ends; here in the largest kingdom."""
    table.shields(8, orange=8, crown="orange")
    return table


# ---- places ----


@pytest.mark.clause("AK-E1")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_most_shields_earn_the_token_of_the_age_then_half_then_one(age: int) -> None:
    table = crowned(Layout(4, age=age))
    table.s.token[3] = [5, 7, 10]
    table.shields(7, orange=1, blue=3, pink=2)
    token = [5, 7, 10][age - 1]
    assert paid(table.end_age(), 7) == {"blue": token, "pink": (token + 1) // 2, "orange": 1}


@pytest.mark.clause("AK-E1")
def test_without_shields_nobody_earns_anything_and_the_token_is_gone() -> None:
    table = crowned(Layout(3))
    table.s.token[0] = [5, 6, 7]
    events = table.end_age()
    assert paid(events, 4) == {}
    assert [SIZE[event.a] for event in told(events, "unpaid")] == [4, 5, 6, 7]
    assert table.s.age == 1
    table.shields(4, blue=1)
    assert paid(crowned(table).end_age(), 4) == {"blue": 6}


@pytest.mark.clause("AK-E1")
def test_crown_and_thrones_count_as_shields() -> None:
    table = Layout(3, age=3)
    table.throne(4, "blue", "blue")
    table.shields(4, orange=2, pink=1, blue=1, crown="blue")
    table.token(4, 9)
    assert paid(table.end_age(), 4) == {"blue": 9, "orange": 5, "pink": 1}


@pytest.mark.clause("AK-E1")
def test_kingdoms_are_scored_clockwise_from_the_smallest() -> None:
    table = crowned(Layout(3))
    for size in (7, 6, 5, 4):
        table.shields(size, pink=1)
    assert [SIZE[event.a] for event in told(table.end_age(), "paid")] == [4, 5, 6, 7, 8]


@pytest.mark.clause("AK-X4", "AK-E1")
@pytest.mark.parametrize(("token", "half"), [(5, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5)])
def test_halves_are_rounded_up(token: int, half: int) -> None:
    table = crowned(Layout(3))
    table.token(6, token)
    table.shields(6, orange=2, blue=1)
    assert paid(table.end_age(), 6) == {"orange": token, "blue": half}


@pytest.mark.clause("AK-X3", "AK-E3")
def test_two_seconds_earn_half_each_and_leave_no_third() -> None:
    table = Layout(4)
    table.token(8, 5)
    table.shields(8, yellow=3, blue=2, pink=2, orange=1, crown="yellow")
    assert paid(table.end_age(), 8) == {"yellow": 5, "blue": 3, "pink": 3}


@pytest.mark.clause("AK-E3")
def test_all_who_are_third_earn_one() -> None:
    table = crowned(Layout(5))
    table.token(7, 8)
    table.shields(7, yellow=3, blue=2, pink=1, green=1, crown="yellow")
    assert paid(table.end_age(), 7) == {"yellow": 8, "blue": 4, "pink": 1, "green": 1}


# ---- battles ----


def battle() -> Layout:
    """Orange, blue and pink tie for 9 points in kingdom 7, yellow has one shield less."""
    table = crowned(Layout(4))
    table.token(7, 9)
    table.shields(7, orange=2, blue=2, pink=2, yellow=1, crown="orange")
    return table


@pytest.mark.clause("AK-X1", "AK-E2")
def test_a_one_beats_an_eight_on_the_table() -> None:
    table = battle()
    table.hand(0, "owl-7 bee-2 bee-3 bee-4")
    table.hand(1, "owl-8 tiger-2 tiger-3 tiger-4")
    table.hand(2, "owl-1 wolf-2 wolf-3 wolf-4")
    table.end_age()
    assert table.match.waiting == (0, 1, 2)
    table.play("battle owl-7", 0)
    table.play("battle owl-1", 2)
    events = table.play("battle owl-8", 1)
    assert paid(events, 7) == {"pink": 9, "orange": 5, "blue": 5}


@pytest.mark.clause("AK-X2", "AK-E2")
def test_those_who_tie_for_the_highest_fight_on_and_only_they() -> None:
    table = battle()
    table.hand(0, "owl-7 bee-6 bee-3 bee-4")
    table.hand(1, "bee-7 tiger-8 tiger-3 tiger-4")
    table.hand(2, "owl-1 wolf-2 wolf-3 wolf-4")
    table.end_age()
    table.play("battle owl-7", 0)
    table.play("battle bee-7", 1)
    events = table.play("battle owl-1", 2)
    assert told(events, "still_tied")[0].b == 0b11
    assert told(events, "drew") == [], "hands are refilled after the battle only"
    assert table.match.waiting == (0, 1)
    assert table.s.held[:4] == [3, 3, 3, 4]
    table.play("battle bee-6", 0)
    events = table.play("battle tiger-8", 1)
    assert paid(events, 7) == {"blue": 9, "orange": 5, "pink": 5}
    assert table.s.held[:4] == [4, 4, 4, 4]


@pytest.mark.clause("AK-E2")
def test_only_the_cards_of_the_new_reveal_are_compared() -> None:
    table = battle()
    table.hand(0, "owl-8 bee-1 bee-3 bee-4")
    table.hand(1, "bee-8 tiger-2 tiger-3 tiger-4")
    table.hand(2, "owl-7 wolf-2 wolf-3 wolf-4")
    table.end_age()
    table.play("battle owl-8", 0)
    table.play("battle bee-8", 1)
    table.play("battle owl-7", 2)
    table.play("battle bee-1", 0)
    events = table.play("battle tiger-2", 1)
    assert paid(events, 7) == {"blue": 9, "orange": 5, "pink": 5}, "no 8 lies there now, so the 1 is lowest"


@pytest.mark.clause("AK-E2")
def test_several_ones_tie_over_an_eight() -> None:
    table = battle()
    table.hand(0, "owl-1 bee-6 bee-3 bee-4")
    table.hand(1, "bee-1 tiger-8 tiger-3 tiger-4")
    table.hand(2, "owl-8 wolf-2 wolf-3 wolf-4")
    table.end_age()
    table.play("battle owl-1", 0)
    table.play("battle bee-1", 1)
    table.play("battle owl-8", 2)
    assert table.match.waiting == (0, 1)


@pytest.mark.clause("AK-E2")
def test_after_a_battle_of_two_the_next_group_earns_one_each() -> None:
    table = crowned(Layout(4))
    table.token(7, 9)
    table.shields(7, orange=2, blue=2, pink=1, yellow=1)
    table.hand(0, "owl-7 bee-6 bee-3 bee-4")
    table.hand(1, "bee-8 tiger-2 tiger-3 tiger-4")
    table.end_age()
    table.play("battle owl-7", 0)
    events = table.play("battle bee-8", 1)
    assert paid(events, 7) == {"blue": 9, "orange": 5, "pink": 1, "yellow": 1}


@pytest.mark.clause("AK-E2", "AK-G1")
def test_battle_cards_are_secret_until_all_are_laid() -> None:
    table = battle()
    table.hand(0, "owl-7 bee-6 bee-3 bee-4")
    table.end_age()
    events = table.play("battle bee-6", 0)
    laid = {"what": "chose", "clause": "AK-E2", "who": {"seat": 0}}
    assert [event.seen_by(1) for event in events] == [laid | {"card": None}]
    assert [event.seen_by(0)["card"]["name"] for event in events] == ["bee-6"]
    for seat in (1, 2, 3, None):
        assert table.match.view(seat)["battle"]["own"] is None
        assert "bee-6" not in repr(table.match.view(seat))
    assert table.match.view(0)["battle"]["own"] == "bee-6"
    assert table.match.can_undo


@pytest.mark.clause("AK-E2")
def test_battle_cards_are_discarded_and_refills_run_from_the_start_player() -> None:
    table = crowned(Layout(4))
    table.s.first = 1
    table.shields(7, orange=2, blue=2, pink=1)
    table.hand(0, "owl-7 bee-6 bee-3 bee-4")
    table.hand(1, "bee-8 tiger-2 tiger-3 tiger-4")
    table.next_cards("frog-1 frog-2")
    table.end_age()
    before = table.s.in_discards
    table.play("battle owl-7", 0)
    events = table.play("battle bee-8", 1)
    assert {card_name(table.s.face[p]) for p in table.s.discards[before:][:2]} == {"owl-7", "bee-8"}
    assert [event.who for event in told(events, "drew")] == [1, 0]
    assert "frog-1" in table.hand_of(1)
    assert "frog-2" in table.hand_of(0)


@pytest.mark.clause("AK-E2")
def test_battle_cards_are_discarded_after_each_reveal() -> None:
    table = battle()
    table.hand(0, "owl-7 bee-6 bee-3 bee-4")
    table.hand(1, "bee-7 tiger-8 tiger-3 tiger-4")
    table.hand(2, "owl-1 wolf-2 wolf-3 wolf-4")
    table.end_age()
    before = table.s.in_discards
    table.play("battle owl-7", 0)
    table.play("battle bee-7", 1)
    assert table.s.in_discards == before, "nothing is revealed yet"
    table.play("battle owl-1", 2)
    discards = [card_name(table.s.face[piece]) for piece in table.s.discards[before : table.s.in_discards]]
    assert discards == ["owl-7", "bee-7", "owl-1"]


@pytest.mark.clause("AK-E2")
def test_the_last_card_lays_itself_and_empty_hands_are_refilled_to_fight_on() -> None:
    table = crowned(Layout(2))
    table.shields(7, orange=2, blue=2)
    table.hand(0, "owl-7 owl-6 owl-5 owl-4")
    table.hand(1, "bee-7 bee-6 bee-5 bee-4")
    table.end_age()
    for n in (7, 6):
        table.play(f"battle owl-{n}", 0)
        table.play(f"battle bee-{n}", 1)
    table.play("battle owl-5", 0)
    events = table.play("battle bee-5", 1)
    revealed = [card_name(event.b) for event in told(events, "revealed")]
    assert revealed == ["owl-5", "bee-5", "owl-4", "bee-4"], "the last cards need no choice"
    assert table.s.held[:2] == [4, 4]
    assert table.match.waiting == (0, 1)


@pytest.mark.clause("AK-E2")
def test_the_hand_is_full_again_before_the_next_kingdom() -> None:
    table = crowned(Layout(3))
    table.shields(6, orange=2, blue=2)
    table.shields(7, orange=2, blue=2)
    table.hand(0, "owl-7 bee-6 bee-3 bee-4")
    table.hand(1, "bee-8 tiger-2 tiger-3 tiger-4")
    table.end_age()
    table.play("battle owl-7", 0)
    table.play("battle bee-8", 1)
    assert table.s.kingdom == 3
    assert table.s.held[:2] == [4, 4]
    assert table.match.waiting == (0, 1)


# ---- the next age ----


@pytest.mark.clause("AK-E4")
def test_crowns_move_to_thrones_and_other_shields_come_back() -> None:
    table = Layout(3)
    table.shields(4, orange=1, blue=3, crown="orange")
    table.shields(8, pink=2)
    table.end_age()
    assert table.s.throne[0] == [0, NOBODY]
    assert table.s.shields[0][:3] == [1, 0, 0]
    assert table.s.shields[4] == [0] * 6
    assert (table.s.filled, table.s.crown) == ([0] * 5, [NOBODY] * 5)
    table.shields(4, orange=1, blue=3, crown="blue")
    table.end_age()
    assert table.s.throne[0] == [0, 1]


@pytest.mark.clause("AK-E4")
def test_laid_cards_are_discarded_from_the_smallest_kingdom_on_and_hands_are_kept() -> None:
    table = Layout(3, seed="3")
    table.points(5, 0, 9)
    table.lay(8, "owl-1 owl-2")
    table.lay(4, "bee-4 bee-3")
    table.lay(6, "wolf-5")
    table.shields(4, orange=4, crown="orange")
    table.discard("frog-1")
    hands = [table.hand_of(seat) for seat in range(3)]
    table.end_age()
    discards = [card_name(table.s.face[piece]) for piece in table.s.discards[: table.s.in_discards]]
    assert discards == ["frog-1", "bee-4", "bee-3", "wolf-5", "owl-1", "owl-2"]
    assert [table.hand_of(seat) for seat in range(3)] == hands


@pytest.mark.clause("AK-E4")
def test_five_new_laws_each_age_and_none_comes_back() -> None:
    table = crowned(Layout(3))
    used = list(table.s.law)
    for _ in range(2):
        table.end_age()
        assert not set(used) & set(table.s.law)
        used += table.s.law
        crowned(table)
    assert len(set(used)) == 15
    assert used == table.s.face[FIRST_LAW : FIRST_LAW + 15]


@pytest.mark.clause("AK-E4")
def test_the_lowest_score_starts_the_next_age_and_hidden_tokens_do_not_count() -> None:
    table = crowned(Layout(3))
    table.points(25, 30, 29)
    table.token(8, 10)
    table.s.bonuses, table.s.bonus_of[0] = 1, 2
    events = table.end_age()
    assert table.s.points[:3] == [35, 30, 29]
    assert (table.s.first, table.match.waiting) == (2, (2,))
    assert told(events, "lot") == []


@pytest.mark.clause("AK-E4")
def test_a_shared_lowest_score_is_decided_by_cards_as_in_a_battle() -> None:
    table = crowned(Layout(4))
    table.points(50, 7, 7, 7)
    table.next_cards("owl-1 bee-8 frog-7")
    events = table.end_age()
    assert [(event.who, card_name(event.b)) for event in told(events, "lot")] == [
        (1, "owl-1"),
        (2, "bee-8"),
        (3, "frog-7"),
    ]
    assert table.s.first == 1
    assert table.top_discard() == "frog-7"


@pytest.mark.clause("AK-E4")
def test_lots_are_drawn_again_among_those_who_tie() -> None:
    table = crowned(Layout(4))
    table.points(50, 7, 7, 7)
    table.next_cards("owl-7 bee-3 frog-7 wolf-1 wolf-2")
    events = table.end_age()
    assert [event.who for event in told(events, "lot")] == [1, 2, 3, 1, 3]
    assert table.s.first == 3


@pytest.mark.clause("AK-E4", "AK-C5")
def test_a_lot_goes_to_the_discards_as_it_is_drawn_and_into_the_pile_that_the_next_one_needs() -> None:
    table = crowned(Layout(4))
    table.points(50, 7, 7, 7)
    table.next_cards("owl-7 bee-3")
    table.empty_pile(leaving=2)
    before = table.s.in_discards
    lots = [event for event in table.end_age() if event.what in ("lot", "reshuffled")]
    assert [event.what for event in lots[:4]] == ["lot", "lot", "reshuffled", "lot"]
    assert lots[2].a == before + 2, "both lots are among them"


@pytest.mark.clause("AK-E4")
def test_a_lot_counts_as_it_was_drawn_whatever_becomes_of_the_card() -> None:
    for seed in range(20):
        table = crowned(Layout(3, seed=str(seed)))
        table.points(50, 7, 7)
        table.empty_pile(leaving=1)
        lots = told(table.end_age(), "lot")
        one, other = (number(event.b) for event in lots[-2:])
        assert table.s.first == (1 if beats(one, other) else 2)


# ---- the end ----


def result(s: State) -> Result:
    out = Result()
    score(s, out)
    return out


@pytest.mark.clause("AK-E5")
def test_after_three_ages_bonus_tokens_are_added_and_most_points_win() -> None:
    table = crowned(Layout(3, age=3))
    table.points(5, 30, 20)
    table.s.bonuses, table.s.bonus_of[0:2] = 2, [2, 2]
    bonus = table.s.face[FIRST_BONUS] + table.s.face[FIRST_BONUS + 1]
    table.end_age()
    assert table.s.phase == Phase.OVER
    assert table.match.over
    assert table.s.points[2] == 20 + bonus
    out = result(table.s)
    assert out.points[:3] == table.s.points[:3]
    assert out.source[2][:3] == [20, 0, bonus]
    best = max(table.s.points)
    assert out.winners == sum(1 << seat for seat in range(3) if table.s.points[seat] == best)


@pytest.mark.clause("AK-E5")
def test_thrones_decide_among_equal_points_two_in_a_kingdom_twice() -> None:
    table = crowned(Layout(3, age=3))
    table.throne(4, "blue", "blue")  # 8
    table.throne(7, "pink")  # 7
    table.points(0, 40, 40)
    table.token(4, 5)
    table.token(7, 5)
    table.end_age()
    assert table.s.points[1] == table.s.points[2]
    out = result(table.s)
    assert out.winners == 0b010
    assert out.rank[:3] == [3, 1, 2]


@pytest.mark.clause("AK-E5")
def test_what_is_still_tied_is_a_shared_win() -> None:
    table = crowned(Layout(3, age=3))
    table.throne(4, "blue", "pink")
    table.points(0, 40, 40)
    table.shields(4, blue=2, pink=1)
    table.shields(5, pink=2, blue=1)
    for size in (4, 5):
        table.token(size, 9)
    table.end_age()
    out = result(table.s)
    assert out.points[1] == out.points[2]
    assert out.winners == 0b110
    assert out.rank[:3] == [3, 1, 1]
    assert [score.name for score in table.match.scores if score.won] == ["blue", "pink"]


@pytest.mark.clause("AK-E5")
def test_crowns_of_the_last_age_do_not_become_thrones() -> None:
    table = crowned(Layout(3, age=3))
    table.end_age()
    assert table.s.throne[4] == [NOBODY, NOBODY]


@pytest.mark.clause("AK-F7", "AK-E5")
@pytest.mark.parametrize(("egons_throne", "winner"), [(8, "Egon"), (4, "orange")])
def test_egon_can_win_and_thrones_decide_for_him_too(egons_throne: int, winner: str) -> None:
    table = Layout(1, age=3)
    table.throne(egons_throne, "Egon")
    table.throne(6, "orange")
    table.token(egons_throne, 8)
    table.token(6, 8)
    table.end_age()
    scores = table.match.scores
    assert [(score.name, score.points) for score in scores] == [("orange", 8), ("Egon", 8)]
    assert [score.name for score in scores if score.won] == [winner]
    assert sorted(score.rank for score in scores) == [1, 2]


@pytest.mark.clause("AK-F7")
def test_egon_stands_after_two_players_and_can_share_the_win() -> None:
    table = Layout(2, age=3, egon=True)
    table.s.points[EGON] = table.s.source[EGON][0] = 7
    table.points(7, 3)
    table.end_age()
    out = result(table.s)
    assert (out.points[:4], out.rank[:4], out.winners) == ([7, 3, 7, 0], [1, 3, 1, 0], 0b101)
