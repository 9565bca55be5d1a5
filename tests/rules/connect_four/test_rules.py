"""The three clauses of connect four."""

from __future__ import annotations

import pytest

import antics
from antics import IllegalAction


def played(columns: str) -> antics.Match:
    match = antics.new("connect-four", seed=1)
    for column in columns:
        match.play(match.waiting[0], f"drop {column}")
    return match


@pytest.mark.clause("C4-1")
def test_players_drop_discs_in_turn() -> None:
    match = played("")
    for turn in range(4):
        assert match.waiting == (turn % 2,)
        match.play(turn % 2, "drop a")
    with pytest.raises(IllegalAction, match="nothing to decide"):
        match.play(1, "drop a")


@pytest.mark.clause("C4-1")
def test_a_disc_falls_on_what_lies_there() -> None:
    rows = played("aab").view()["rows"]
    assert (rows[5][0], rows[4][0], rows[5][1]) == (0, 1, 0)
    assert sum(disc is not None for row in rows for disc in row) == 3


@pytest.mark.clause("C4-1")
def test_the_board_has_seven_columns_of_six_rows_and_a_full_column_takes_no_disc() -> None:
    match = played("aaaaaa")
    assert [str(action) for action in match.legal(0)] == [f"drop {column}" for column in "bcdefg"]
    with pytest.raises(IllegalAction, match=r"full\. \(C4-1\)"):
        match.play(0, "drop a")


@pytest.mark.clause("C4-2")
@pytest.mark.parametrize("columns", ["abababa", "gfgfgfg", "aabbccd", "ggffeed"])
def test_four_upright_or_level_win_at_once(columns: str) -> None:
    assert not played(columns[:-1]).over
    match = played(columns)
    assert match.over
    assert [(score.won, score.rank, score.points) for score in match.scores] == [(True, 1, 1), (False, 2, 0)]


@pytest.mark.clause("C4-2")
@pytest.mark.parametrize("columns", ["abbccdcddfd", "gffeededdbd"])
def test_four_slanting_win_at_once(columns: str) -> None:
    assert not played(columns[:-1]).over
    match = played(columns)
    assert match.over
    assert [score.won for score in match.scores] == [True, False]


@pytest.mark.clause("C4-2")
def test_the_second_player_can_win_too() -> None:
    assert [score.won for score in played("abababcb").scores] == [False, True]


@pytest.mark.clause("C4-2")
def test_a_line_does_not_go_on_in_the_next_column() -> None:
    """Three on top of column a and the foot of column b are no line."""
    match = played("baeagaafaca")
    rows = match.view()["rows"]
    assert {rows[0][0], rows[1][0], rows[2][0], rows[5][1]} == {0}
    assert not match.over


@pytest.mark.clause("C4-3")
def test_both_share_a_full_board_without_four() -> None:
    match = played("edgabeffbbfabgabffbaegdcggaegfcaececccddd")
    assert not match.over
    match.play(match.waiting[0], "drop d")
    assert match.over
    assert [(score.won, score.rank, score.points) for score in match.scores] == [(True, 1, 0), (True, 1, 0)]
