"""AI-A, AI-B: the pieces and the island."""

from __future__ import annotations

from collections import Counter

import pytest

import antics
from tests.rules.antler_island.island import (
    COLOURS,
    GRASS,
    MARSHES,
    OUTSIDE,
    RING,
    SEA,
    SPACES,
    UPHILL,
    Island,
    colour,
    land,
    near,
)

SEEDS = 300


def fresh(players: int, seed: object) -> antics.Match:
    match = antics.new("antler-island", players, str(seed))
    seat = match.waiting[0]
    match.play(seat, match.legal(seat)[0])
    return match


@pytest.mark.clause("AI-A1")
@pytest.mark.parametrize("players", [3, 4])
def test_the_box_holds_what_it_should(players: int) -> None:
    island = Island(players, advanced=True)
    seen = island.match.view()
    on_island = sum(space["does"] for space in seen["spaces"])
    assert on_island + seen["reserve"] == {3: 11, 4: 14}[players]
    tokens = sum(len(space["food"]) for space in seen["spaces"]) + sum(
        len(p["tokens"]) for p in seen["seats"]
    )
    assert tokens + seen["food_pile"] + len(seen["food_discards"]) == 27
    tiles = sum(len(p["tiles"]) for p in seen["seats"])
    assert tiles + seen["wily_pile"] + len(seen["wily_discards"]) + 1 == 12
    assert seen["antlers_left"] + sum(p["antlers"] + p["lost"] for p in seen["seats"]) == 50
    assert all((p["cubes"] or []).count(0) == players - 1 for p in seen["seats"])


@pytest.mark.clause("AI-A1")
def test_growth_takes_lost_pieces_first_and_then_what_is_left() -> None:
    island = Island()
    s = island.s
    s.antlers[:], s.grown[:], s.lost[:] = [4, 15, 15, 11], [4, 15, 15, 11], [2, 0, 0, 0]
    s.grown[0] = 6
    island.give(0, 3, 3, 3, 3, 3)  # seven pieces' worth: two of its own, and the three that are left
    island.act(0, "grow")
    island.play(0, "grow 3 3 3 3 3")
    assert island.match.view()["antlers_left"] == 0
    assert (island.s.antlers[0], island.s.lost[0]) == (9, 0)


@pytest.mark.clause("AI-A1")
def test_lost_pieces_go_back_before_the_supply_is_touched() -> None:
    island = Island()
    island.s.lost[0], island.s.grown[0] = 3, 5
    left = island.match.view()["antlers_left"]
    island.give(0, 2, 2)
    island.act(0, "grow")
    island.play(0, "grow 2 2")
    assert (island.s.antlers[0], island.s.lost[0]) == (4, 1)
    assert island.match.view()["antlers_left"] == left


@pytest.mark.clause("AI-A2")
def test_nine_tokens_have_each_value() -> None:
    for players in (3, 4):
        s = fresh(players, 1).state
        assert Counter(s.face[:27]) == {1: 9, 2: 9, 3: 9}


@pytest.mark.clause("AI-A2", "AI-A3")
def test_an_owner_may_correct_the_rebuilt_numbers_as_far_as_certain() -> None:
    food = antics.new("antler-island", components={"food": {"1": 6, "2": 6, "3": 15}})
    assert Counter(food.state.face[:27]) == {1: 6, 2: 6, 3: 15}
    wily = {"roar": 7, "speed": 1, "greedy": 1, "rut-your-stuff": 1, "rope-a-dope": 1, "diamond-antler": 1}
    tiles = antics.new("antler-island", components={"wily": wily})
    assert Counter(tiles.state.face[27:39]) == {0: 7, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1}
    for wrong in ({"1": 5, "2": 9, "3": 13}, {"1": 13, "2": 5, "3": 9}, {"1": 9, "2": 9, "3": 8}):
        with pytest.raises(antics.AnticsError, match="AI-A2"):
            antics.new("antler-island", components={"food": wrong})
    with pytest.raises(antics.AnticsError, match="AI-A2"):
        antics.new("antler-island", components={"food": {"1": 13, "2": 12, "3": 2}})


@pytest.mark.clause("AI-A3")
def test_two_tiles_are_of_each_of_six_kinds() -> None:
    s = fresh(4, 1).state
    assert Counter(s.face[27:39]) == dict.fromkeys(range(6), 2)


@pytest.mark.clause("AI-A4")
def test_the_die_shows_three_colours_equally_often() -> None:
    rolls = Counter(antics.new("antler-island", 4, f"die{i}").view()["die"] for i in range(SEEDS))
    assert set(rolls) == set(COLOURS)
    each = SEEDS / 3
    assert sum((n - each) ** 2 / each for n in rolls.values()) < 14


@pytest.mark.clause("AI-B1", "AI-B2")
@pytest.mark.parametrize("players", [3, 4])
def test_the_island_has_three_levels(players: int) -> None:
    spaces: dict[str, str] = {
        space["name"]: space["kind"] for space in Island(players).match.view()["spaces"]
    }
    assert list(spaces) == land(players)
    kinds = Counter(spaces.values())
    assert all(kinds[c] == players for c in COLOURS)
    assert (kinds["grass"], kinds["marsh"], kinds["centre"]) == (4, 4, 1)
    for space in set(OUTSIDE) & set(spaces):
        assert spaces[space] == colour(space)
    assert {space for space in spaces if spaces[space] == "marsh"} == set(MARSHES)
    assert {space for space in spaces if spaces[space] == "grass"} == set(GRASS)


@pytest.mark.clause("AI-B2", "AI-B3", "AI-B5", "AI-E1")
@pytest.mark.parametrize("space", [space for space in SPACES if space not in MARSHES])
def test_a_stag_moves_to_neighbours_but_never_into_a_marsh(space: str) -> None:
    far = [other for other in OUTSIDE if other not in near(space) | {space}]
    island = Island()
    island.stags(space, *far[:3])
    island.act(0, "move")
    assert set(island.texts(0)) == {f"move {other}" for other in near(space) - set(MARSHES)}
    for marsh in near(space) & set(MARSHES):
        assert island.clause(0, f"move {marsh}") == "AI-B5"


@pytest.mark.clause("AI-B2", "AI-D4")
def test_straight_uphill_is_where_does_climb() -> None:
    for space in [space for space in SPACES if space != "C"]:
        island = Island()
        island.does({space: 1})
        island.begin(0, "grow")
        island.play_round_out()
        assert [other for other in [*RING, "C"] if island.doe(other)] == [UPHILL[space]]
        assert island.doe(UPHILL[space]) == 1


@pytest.mark.clause("AI-B4")
def test_with_three_players_the_sea_parts_the_outside_ring() -> None:
    assert near("O9", 3) == {"O8", "G3"}
    assert near("O1", 3) == {"O2", "G0"}
    for here, ways in (("O9", {"O8", "G3"}), ("O1", {"O2", "G0"}), ("G0", {"O1", "C"}), ("G3", {"O9", "C"})):
        island = Island(3)
        island.stags(here, "O4", "O6")
        island.act(0, "move")
        assert set(island.texts(0)) == {f"move {space}" for space in ways}
        assert island.clause(0, "move O10").startswith("AI-")
    assert not {space["name"] for space in Island(3).match.view()["spaces"]} & set(SEA)
    assert {space["name"] for space in Island(3).match.view()["spaces"]} >= {*RING, "C"}


@pytest.mark.clause("AI-B4")
def test_nothing_is_laid_or_comes_into_the_sea() -> None:
    for seed in range(40):
        s = fresh(3, seed).state
        for space in (10, 11, 0):
            assert s.food[space] == [-1, -1]
            assert s.does[space] == 0
            assert space not in s.stag[:3]
