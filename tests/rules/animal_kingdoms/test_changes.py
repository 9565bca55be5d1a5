"""Rulings that changed: where a game of the first edition parts from one of today."""

from __future__ import annotations

import pytest

from antics.core.events import Event
from antics.games.animal_kingdoms import GAME
from antics.games.animal_kingdoms.egon import leads_clearly
from antics.games.animal_kingdoms.state import State
from tests.rules.animal_kingdoms.tables import Layout, told

TOUCHED = {change.clause: change.touched for change in GAME.changes}


def test_two_rulings_changed_in_the_second_edition() -> None:
    assert (GAME.edition, set(TOUCHED)) == (2, {"AK-E4", "AK-F3"})
    assert {change.edition for change in GAME.changes} == {2}


# ---- AK-E4: lots go to the discards one by one ----


def lots(players: int, drawn: str, leaving: int) -> tuple[State, list[Event]]:
    """All but orange draw lots, with so many cards in the pile."""
    table = Layout(players)
    table.shields(8, orange=8, crown="orange")
    table.points(50, *[7] * (players - 1))
    table.next_cards(drawn)
    table.empty_pile(leaving)
    before = table.s.copy()
    return before, table.end_age()


@pytest.mark.clause("AK-E4")
@pytest.mark.parametrize(
    ("players", "drawn", "leaving", "parts"),
    [
        (4, "owl-7 bee-3 frog-2", 1, True),  # the second lot needs a new pile, with the first one in it
        (4, "owl-7 bee-3 frog-2", 2, True),
        (4, "owl-7 bee-3 frog-2", 3, False),  # nobody needs one
        (4, "owl-7 bee-3 frog-2", 0, False),  # the first one does, but no lot lies among the discards yet
        (
            4,
            "owl-7 bee-3 frog-7 wolf-1 wolf-2",
            3,
            False,
        ),  # those who tie draw from it
        (4, "owl-7 bee-3 frog-7 wolf-1 wolf-2", 4, True),
        (4, "owl-7 bee-3 frog-7 wolf-1 wolf-2", 5, False),
    ],
)
def test_a_game_parts_where_the_pile_runs_out_among_the_lots(
    players: int, drawn: str, leaving: int, parts: bool
) -> None:
    before, events = lots(players, drawn, leaving)
    assert bool(told(events, "reshuffled")) == (leaving < len(drawn.split()))
    assert TOUCHED["AK-E4"](before, events) == parts


@pytest.mark.clause("AK-E4")
def test_a_reshuffle_elsewhere_parts_no_game() -> None:
    table = Layout(3)
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    table.empty_pile(leaving=1)
    before = table.s.copy()
    events = table.play("swap tiger-5 bee-2")
    assert told(events, "reshuffled")
    assert not TOUCHED["AK-E4"](before, events)


# ---- AK-F3: with only crowns left, the one of the kingdom named ----


def crowns(leads: str, turned: str = "panda-7") -> tuple[State, list[Event]]:
    """Only crowns are left, Egon leads in these kingdoms, and this card is turned for him."""
    table = Layout(1)
    for size in (4, 5, 6, 7, 8):
        table.fill(size, "Egon" if str(size) in leads else "orange")
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    table.next_cards(f"wolf-1 {turned}")
    before = table.s.copy()
    return before, table.play("swap bee-2")


@pytest.mark.clause("AK-F3")
@pytest.mark.parametrize(("leads", "parts"), [("", False), ("6", False), ("7", True), ("45678", False)])
def test_a_game_parts_where_egon_leads_where_he_is_sent_but_not_everywhere(leads: str, parts: bool) -> None:
    before, events = crowns(leads)
    assert [event.seen_by(0)["chosen"] for event in told(events, "egon_places")] == ["crown"]
    assert TOUCHED["AK-F3"](before, events) == parts


@pytest.mark.clause("AK-F3")
def test_a_shield_laid_before_he_comes_counts() -> None:
    """Orange takes the last normal field, in one case that of the kingdom named, and Egon leads no more."""
    for size, parts in ((7, True), (8, False)):
        table = Layout(1)
        for other in (4, 5, 6, 7):
            table.fill(other, "orange", but=2 if other == size else 1)
        table.shields(8, Egon=4 if size == 8 else 5, orange=2)
        table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
        table.next_cards("wolf-1 panda-8")
        before = table.s.copy()
        assert leads_clearly(before, 4)
        events = table.play(f"play tiger-5 to {size}")
        assert [event.seen_by(0)["chosen"] for event in told(events, "egon_places")] == ["crown"]
        assert TOUCHED["AK-F3"](before, events) == parts


@pytest.mark.clause("AK-F3")
def test_while_there_are_normal_fields_no_game_parts() -> None:
    table = Layout(1)
    table.shields(7, Egon=4)
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    table.next_cards("wolf-1 panda-7")
    before = table.s.copy()
    events = table.play("swap bee-2")
    assert not TOUCHED["AK-F3"](before, events)
