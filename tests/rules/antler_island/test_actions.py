"""AI-E and AI-X1: moving, eating, rutting and growing."""

from __future__ import annotations

import pytest

from tests.rules.antler_island.island import Island


@pytest.mark.clause("AI-E1")
def test_entering_another_stags_space_starts_a_fight() -> None:
    island = Island()
    island.stags("O0", "O1", "O6", "O9")
    island.give(0, 1, 2)
    island.act(0, "move")
    events = island.play(0, "move O1")
    assert "attacked" in [event.what for event in events]
    assert island.match.waiting == (0,)
    assert island.match.view()["fight"]


@pytest.mark.clause("AI-E1")
def test_a_move_to_an_empty_space_starts_none_and_ends_the_turn() -> None:
    island = Island()
    island.stags("O0", "O5", "O6", "O9")
    island.act(0, "move")
    island.play(0, "move O1")
    assert island.at(0) == "O1"
    assert island.match.waiting == (1,)
    assert not island.match.view()["fight"]


@pytest.mark.clause("AI-E1", "AI-D3")
def test_a_stag_with_stags_on_every_way_must_attack_one() -> None:
    island = Island()
    island.stags("O2", "O1", "O3", "O9")  # uphill of O2 is a marsh
    island.act(0, "move")
    assert sorted(island.texts(0)) == ["move O1", "move O3"]


@pytest.mark.clause("AI-E2")
def test_all_food_here_is_eaten_and_seen_by_the_eater_only() -> None:
    island = Island()
    island.stags("O1")
    island.lay("O1", 3, 2)
    island.give(0, 1)
    for by in (0, 1, None):
        (space,) = [space for space in island.match.view(by)["spaces"] if space["name"] == "O1"]
        assert [token["value"] for token in space["food"]] == [None, None], "nobody knows food on the island"
    island.act(0, "eat")
    assert island.hand(0) == [1, 2, 3]
    assert island.food("O1") == []
    assert [token["value"] for token in island.seen(0, 0)["tokens"]] == [1, 3, 2]
    for by in (1, 2, 3, None):
        assert [token["value"] for token in island.seen(by, 0)["tokens"]] == [None] * 3


@pytest.mark.clause("AI-E2")
def test_nobody_holds_more_than_five_and_what_lay_there_first_is_taken_first() -> None:
    island = Island()
    island.give(0, 1, 1, 1, 1)
    island.lay("O1", 3, 2)
    island.act(0, "eat")
    assert island.hand(0) == [1, 1, 1, 1, 3]
    assert island.food("O1") == [2]


@pytest.mark.clause("AI-E2", "AI-D4")
def test_food_laid_later_lies_behind_what_was_left() -> None:
    island = Island()
    island.give(0, 1, 1, 1, 1)
    island.lay("O1", 3, 2)
    island.act(0, "eat")
    assert island.food("O1") == [2]
    token = island.s.food[1][0]
    island.play_round_out()
    for _ in range(40):
        if len(island.food("O1")) == 2:
            break
        island.begin(0, "rut")
        island.play_round_out()
    assert island.s.food[1][0] == token


@pytest.mark.clause("AI-E3")
@pytest.mark.parametrize("players", [3, 4])
def test_one_doe_leaves_for_the_reserve_and_counts(players: int) -> None:
    island = Island(players)
    island.does({"O1": 3})
    reserve = island.s.reserve
    island.act(0, "rut")
    assert island.doe("O1") == 2
    assert island.s.mated[0] == 1
    assert island.s.reserve == reserve + 1
    assert not island.match.view()["last_round"]


@pytest.mark.clause("AI-E3", "AI-H1")
@pytest.mark.parametrize(("players", "end"), [(3, 12), (4, 10)])
def test_the_doe_that_reaches_the_end_number_still_returns_and_makes_this_the_last_round(
    players: int, end: int
) -> None:
    island = Island(players)
    island.s.mated[0] = end - 1
    island.does({"O1": 1})
    reserve = island.s.reserve
    island.act(0, "rut")
    assert island.s.mated[0] == end
    assert island.s.reserve == reserve + 1
    assert island.match.view()["last_round"]
    assert not island.match.over


@pytest.mark.clause("AI-E3")
@pytest.mark.parametrize(("players", "end"), [(3, 12), (4, 10)])
def test_does_beyond_the_end_number_stay_out(players: int, end: int) -> None:
    island = Island(players)
    island.s.mated[0], island.s.last = end, 1
    island.does({"O1": 1})
    reserve = island.s.reserve
    island.act(0, "rut")
    assert island.s.mated[0] == end + 1
    assert island.s.reserve == reserve
    assert island.match.game.audit.audit(island.s) == []


@pytest.mark.clause("AI-E4", "AI-X1")
@pytest.mark.parametrize(
    ("tokens", "antlers"),
    [
        ([3, 3], 3),
        ([2, 2, 1], 2),
        ([3, 1, 1], 2),
        ([1], 1),
        ([2], 1),
        ([3], 1),
        ([1, 1], 1),
        ([1, 2], 1),
        ([3, 3, 3, 3, 3], 7),
    ],
)
def test_tokens_grow_half_their_value_and_a_single_one_always_one(tokens: list[int], antlers: int) -> None:
    island = Island()
    island.give(0, *tokens)
    events = island.act(0, "grow")
    if len(tokens) > 1:
        events = island.play(0, "grow " + " ".join(map(str, tokens)))
    assert island.s.antlers[0] == 2 + antlers
    assert island.hand(0) == []
    assert island.discards() == sorted(tokens)
    shown = [event.face_for(3) for event in events if event.what == "cashed"]
    assert sorted(value for value in shown if value) == sorted(tokens), "face up"


@pytest.mark.clause("AI-E4")
def test_any_number_of_tokens_may_be_cashed() -> None:
    island = Island()
    island.give(0, 1, 2, 3)
    island.act(0, "grow")
    expected = {"grow 1", "grow 2", "grow 3", "grow 1 2", "grow 1 3", "grow 2 3", "grow 1 2 3"}
    assert set(island.texts(0)) == expected
    island.play(0, "grow 3 1")
    assert island.s.antlers[0] == 4
    assert island.hand(0) == [2]


@pytest.mark.clause("AI-E5")
@pytest.mark.parametrize(
    ("antlers", "most", "tokens", "tiles"),
    [
        (2, 2, [3, 3], 1),  # 2 to 5
        (3, 3, [3, 3], 2),  # 3 to 6
        (2, 2, [1], 0),  # 2 to 3
        (3, 3, [1], 1),  # 3 to 4
        (4, 4, [1], 0),  # 4 to 5
        (3, 4, [1], 0),  # back to 4
        (3, 4, [3, 3], 1),  # back to 4, then 5 and 6
        (1, 2, [1], 0),  # back to 2
        (0, 6, [3, 3, 3, 3], 0),  # back to 6
        (5, 7, [3, 3, 3, 3], 2),  # to 11: 8 and 10, for the 6 was given
        (2, 2, [3, 3, 3, 3], 3),  # to 8: 4, 6 and 8
    ],
)
def test_a_wily_tile_comes_for_each_even_number_reached_the_first_time(
    antlers: int, most: int, tokens: list[int], tiles: int
) -> None:
    island = Island()
    island.s.antlers[0], island.s.grown[0], island.s.lost[0] = antlers, most, most - antlers
    island.give(0, *tokens)
    island.act(0, "grow")
    if len(tokens) > 1:
        island.play(0, "grow " + " ".join(map(str, tokens)))
    taken = 0
    while island.match.waiting == (0,) and "take up" in island.texts(0):
        island.play(0, "take up")
        taken += 1
    assert taken == tiles
    assert len(island.tiles(0)) == tiles


@pytest.mark.clause("AI-E5", "AI-J2")
def test_lost_pieces_lie_beside_the_mat_for_all_to_see() -> None:
    island = Island()
    island.s.lost[2], island.s.antlers[2] = 1, 1
    assert all(island.seen(by, 2)["lost"] == 1 for by in (0, 1, 2, 3, None))


@pytest.mark.clause("AI-E5")
def test_growing_a_lost_piece_back_brings_no_second_tile() -> None:
    island = Island()
    island.s.grown[0] = 3
    for lost, tiles in ((0, 1), (1, 1), (1, 1)):
        island.s.antlers[0] = 3
        island.s.lost[0] = lost
        island.give(0, 1)
        island.act(0, "grow")
        if not lost:
            island.play(0, "take up")
        assert island.s.antlers[0] == 4
        assert len(island.tiles(0)) == tiles
        island.finish_turn(0)
        assert island.match.waiting == (1,)
