"""What is in the box, and how a game begins."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import antics
from antics.core.state import EVERYONE
from antics.games.animal_kingdoms.board import KINGDOMS, SIZE, THRONES
from antics.games.animal_kingdoms.pieces import (
    CARDS,
    COMPONENTS,
    FIRST_BONUS,
    FIRST_LAW,
    MARKS,
    PIECES,
    SPECIES,
    card_name,
)
from antics.games.animal_kingdoms.state import EGON
from tests.rules.animal_kingdoms.tables import Layout

PRINTED = {component.name: component.faces for component in COMPONENTS}


def new(players: int, seed: int | str = 1, **more: Any) -> antics.Match:
    return antics.new("animal-kingdoms", players=players, seed=seed, **more)


@pytest.mark.clause("AK-A1")
def test_there_are_eight_species_with_the_numbers_1_to_8() -> None:
    names = [card_name(card) for card in range(CARDS)]
    assert SPECIES == ("panda", "tiger", "bee", "lizard", "frog", "owl", "okapi", "wolf")
    assert sorted(names) == sorted(f"{species}-{n}" for species in SPECIES for n in range(1, 9))
    assert sorted(new(3).state.face[:CARDS]) == list(range(CARDS))


@pytest.mark.clause("AK-A2", "AK-A3")
def test_tokens_are_as_printed() -> None:
    assert sum(PRINTED["laws"].values()) == 30
    assert PRINTED["bonus"] == {"2": 1, "3": 1, "4": 1, "5": 1}
    assert PRINTED["tokens"] == {"5": 3, "6": 3, "7": 3, "8": 2, "9": 2, "10": 2}


@pytest.mark.clause("AK-A4")
def test_the_kingdoms_have_4_to_8_golden_fields_in_a_ring() -> None:
    assert SIZE == (4, 5, 6, 7, 8)
    assert THRONES == 2
    table = Layout(2, laws="L20 L11 L12 L15 L17")
    table.lay(8, "owl-3")
    assert {c >> 3 for c in range(CARDS) if table.s.legal[0] & MARKS[c]} == {SPECIES.index("owl")}, (
        "8 is beside 4"
    )


@pytest.mark.clause("AK-A4", "AK-C1")
def test_only_golden_fields_are_filled_and_the_crown_is_the_last() -> None:
    for k, size in enumerate(SIZE):
        table = Layout(2, laws="L08 L09 L05 L06 L07" if size != 8 else "L08 L09 L05 L06 L10")
        table.shields(size, blue=size - 1)
        assert table.s.filled[k] == size - 1
        assert table.s.legal[k] != 0, "the crown is free"
        table.shields(size, blue=1, crown="blue")
        assert table.s.legal[k] == 0
        assert table.s.throne[k] == [-1, -1]


@pytest.mark.clause("AK-A5")
def test_shields_do_not_run_out() -> None:
    table = Layout(2, age=3)
    for size, free in ((8, 1), (7, 1), (6, 1), (5, 1)):
        table.fill(size, "orange", but=free)
    table.throne(4, "orange", "orange")
    assert sum(row[0] for row in table.s.shields) > 18
    table.play(next(text for text in sorted(table.legal()) if text.endswith("to 4")))
    assert table.s.shields[0][0] == 3


@pytest.mark.clause("AK-B1")
@pytest.mark.parametrize("players", range(1, 6))
def test_everyone_begins_with_no_points_and_four_cards(players: int) -> None:
    s = new(players).state
    assert s.points == [0] * 6
    assert s.held[:players] == [4] * players
    assert s.in_pile == 64 - 4 * players
    assert s.in_discards == 0
    assert (s.age, s.out, s.filled) == (0, 0, [0] * KINGDOMS)
    assert s.egon == (players == 1)


@pytest.mark.clause("AK-B1")
def test_tokens_ascend_and_laws_differ_on_the_kingdoms() -> None:
    orders = set()
    for seed in range(30):
        s = new(4, seed).state
        assert all(row == sorted(row) for row in s.token)
        values = Counter(str(value) for row in s.token for value in row)
        assert values == PRINTED["tokens"]
        assert len(set(s.law)) == KINGDOMS
        assert all(s.seen[FIRST_LAW + k] == EVERYONE for k in range(KINGDOMS))
        orders.add((tuple(s.law), tuple(map(tuple, s.token))))
    assert len(orders) == 30


@pytest.mark.clause("AK-B1")
def test_three_bonus_tokens_are_stacked_and_any_of_the_four_may_be_missing() -> None:
    missing: Counter[int] = Counter()
    for seed in range(80):
        match = new(3, seed)
        assert sorted(match.state.face[FIRST_BONUS:]) == [2, 3, 4, 5]
        assert match.state.seen[FIRST_BONUS:] == [0, 0, 0, 0]
        assert match.view(0)["bonus_left"] == 3
        missing[match.state.face[PIECES - 1]] += 1
    assert set(missing) == {2, 3, 4, 5}


@pytest.mark.clause("AK-B1")
def test_the_start_player_is_drawn_by_lot() -> None:
    starts = Counter(new(5, seed).waiting[0] for seed in range(200))
    assert set(starts) == set(range(5))
    assert max(starts.values()) < 70


@pytest.mark.clause("AK-B1", "AK-F1")
def test_egon_is_an_option_for_two_and_always_there_for_one() -> None:
    assert new(2).state.egon == 0
    assert new(2, egon=True).state.egon == 1
    assert new(1).state.egon == 1
    assert new(1).view(0)["bonus_left"] == 0
    assert new(2, egon=True).state.points[EGON] == 0
    for players in (1, 3, 4, 5):
        with pytest.raises(antics.AnticsError, match="not for"):
            new(players, egon=True)


@pytest.mark.clause("AK-A2", "AK-A3")
def test_a_users_file_replaces_laws_and_tokens(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    laws = "\n".join(f"L{n:02} = {int(n > 15)}" for n in range(1, 31))
    file.write_text(f'[laws]\n{laws}\n[tokens]\n"12" = 15\n[bonus]\n"9" = 4\n')
    match = new(3, components=file)
    assert all(row == [12, 12, 12] for row in match.state.token)
    assert match.state.face[FIRST_BONUS:] == [9, 9, 9, 9]
    assert sorted(match.state.face[FIRST_LAW:FIRST_BONUS])[-15:] == list(range(16, 31))
    again = antics.load(match.save())
    assert again.state == match.state


@pytest.mark.clause("AK-A2")
@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ({"laws": {f"L{n:02}": 1 for n in range(1, 15)}}, "at least 15"),
        ({"laws": {f"L{n:02}": 2 for n in range(1, 31)}}, "at most once"),
        ({"laws": {"L31": 1}}, "knows no"),
        ({"tokens": {"5": 14}}, "must have 15"),
        ({"tokens": {"0": 15}}, "knows no"),
        ({"bonus": {"2": 3}}, "must have 4"),
    ],
)
def test_impossible_components_are_refused(table: dict[str, dict[str, int]], complaint: str) -> None:
    with pytest.raises(antics.AnticsError, match=complaint):
        new(3, components=table)
