"""What is in the box, and how the table is laid (AG-A, AG-B)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import antics
from antics.core import components
from antics.core.state import EVERYONE
from antics.games.antigua.board import BORDER, CELLS, NAMES, in_grid
from antics.games.antigua.pieces import FIRST_CARD, colour_of
from antics.games.antigua.state import Role
from antics.games.antigua.words import card_name

GAME = antics.game("antigua")
COLOURS = ("hook", "parrot", "anchor", "kraken", "skull")


def states(players: int, n: int = 40) -> list[Any]:
    return [antics.new("antigua", players, seed).state for seed in range(n)]


@pytest.mark.clause("AG-A1")
def test_fourteen_of_sixteen_sea_cards_hide_an_island() -> None:
    for s in states(4, 3):
        assert sorted(s.face[:16]) == [0, 0] + [1] * 14
    view = antics.new("antigua", 4, 1).view()
    assert set(view["functions"]) == {"mate", "helmsman", "navigator", "gunner", "officer"}
    assert set(view["functions"].values()) == set(COLOURS)
    assert [seat["name"] for seat in view["seats"]] == ["orange", "blue", "pink", "yellow"]


@pytest.mark.clause("AG-A2")
def test_every_colour_has_the_same_seven_cards() -> None:
    s = antics.new("antigua", 2, 1).state
    values = ["4-1", "3-1", "2-2", "2-1", "1-2", "1-3", "1-4"]
    expected = Counter(f"{colour} {value}" for colour in COLOURS for value in values)
    assert Counter(card_name(face) for face in s.face[FIRST_CARD:]) == expected
    assert sum(expected.values()) == 35


@pytest.mark.clause("AG-A1", "AG-A2")
def test_an_owner_of_the_printed_game_can_correct_the_cards(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = components.to_toml(GAME.title, GAME.components)
    file.write_text(text.replace('"4-1" = 1', '"5-0" = 1').replace('"nothing" = 2', '"nothing" = 3'))
    with pytest.raises(antics.AnticsError, match="sea"):
        antics.new("antigua", 2, 1, file)
    file.write_text(file.read_text().replace('"island" = 14', '"island" = 13'))
    match = antics.new("antigua", 2, 1, file)
    names = [card_name(face) for face in match.state.face[FIRST_CARD:]]
    assert names.count("hook 5-0") == 1
    assert "hook 4-1" not in names
    assert sum(match.state.face[:16]) == 13
    assert antics.load(match.save()).state == match.state


@pytest.mark.clause("AG-B1", "AG-X2")
@pytest.mark.parametrize(
    ("players", "columns", "rows", "border"), [(2, 3, 3, 8), (3, 4, 3, 10), (4, 4, 4, 12)]
)
def test_the_grid_grows_with_the_players(players: int, columns: int, rows: int, border: int) -> None:
    view = antics.new("antigua", players, 1).view()
    expected = [f"{'abcd'[c]}{r + 1}" for r in range(rows) for c in range(columns)]
    assert [card["name"] for card in view["sea"]] == expected
    assert {card["shows"] for card in view["sea"]} == {"water"}
    assert view["water"] == columns * rows
    assert view["box"] == {"at": "a1", "gone": 0, "places": border}
    assert (view["border"][0], len(set(view["border"]))) == ("a1", border)


@pytest.mark.clause("AG-B1")
@pytest.mark.parametrize("players", [2, 3])
def test_sea_cards_left_over_stay_unseen_and_may_be_any(players: int) -> None:
    outside = [cell for cell in range(CELLS) if not in_grid(players, cell)]
    found = Counter(sum(s.face[cell] == 0 for cell in outside) for s in states(players, 200))
    assert set(found) == {0, 1, 2}
    assert all(s.seen[cell] == 0 for s in states(players, 5) for cell in range(CELLS))


@pytest.mark.clause("AG-B2")
def test_pirates_are_dealt_to_the_functions_at_random() -> None:
    dealt = [tuple(s.pirate) for s in states(2, 300)]
    assert all(sorted(pirates) == [0, 1, 2, 3, 4] for pirates in dealt)
    for role in Role:
        assert min(Counter(pirates[role] for pirates in dealt).values()) > 30


@pytest.mark.clause("AG-B3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_begins_with_one_card_of_the_mates_colour(players: int) -> None:
    first: Counter[str] = Counter()
    for s in states(players, 100):
        for seat in range(players):
            assert s.members[seat] == 1
            card = s.crew[seat][0]
            assert colour_of(s.face[card]) == s.pirate[Role.MATE]
            assert s.seen[card] == EVERYONE
            first[s.face[card] % 10] += 1
        assert [s.seen[card] for card in s.open] == [EVERYONE] * 3
        assert s.pile_left == 35 - 3 - players
        assert all(s.seen[card] == 0 for card in s.pile[: s.pile_left])
        assert s.discarded == s.found == 0
    assert len(first) == 7, "any of the seven cards"


@pytest.mark.clause("AG-B3")
def test_the_pile_is_shuffled() -> None:
    assert len({tuple(s.face[card] for card in s.open) for s in states(2, 40)}) == 40
    assert len({colour_of(s.face[s.pile[0]]) for s in states(2, 60)}) == 5


@pytest.mark.clause("AG-B4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ships_start_beside_any_border_card_in_turn(players: int) -> None:
    match = antics.new("antigua", players, 3)
    start = match.waiting[0]
    border = [NAMES[cell] for cell in BORDER[players] if cell >= 0]
    for i in range(players):
        assert match.waiting == ((start + i) % players,)
        texts = [action.text for action in match.legal(match.waiting[0])]
        assert texts == [f"place {name}" for name in border], "also where another ship lies"
        match.play(match.waiting[0], "place b1")
    view = match.view()
    assert [(seat["ship"], seat["on_grid"]) for seat in view["seats"]] == [("b1", False)] * players
    assert match.waiting == (start,)
    assert view["round"] == 1


@pytest.mark.clause("AG-B4")
def test_the_middle_is_no_place_to_start() -> None:
    match = antics.new("antigua", 2, 3)
    with pytest.raises(antics.IllegalAction) as caught:
        match.play(match.waiting[0], "place b2")
    assert caught.value.clause == "AG-B4"


@pytest.mark.clause("AG-B4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_drawn_by_lot(players: int) -> None:
    starts = Counter(s.turn for s in states(players, 240))
    assert set(starts) == set(range(players))
    assert min(starts.values()) > 240 / players * 0.6
