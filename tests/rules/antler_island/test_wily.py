"""AI-G: wily tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.antler_island.island import EVERYONE, KINDS, MARSHES, RING, Island, near
from tests.rules.antler_island.test_fights import duel


def take(island: Island, seat: int = 0) -> None:
    """Bring a seat to the point where it takes one tile, by growing."""
    island.s.antlers[seat] = island.s.grown[seat] = 3
    island.give(seat, 1)
    island.act(seat, "grow")


@pytest.mark.clause("AI-G1", "AI-J2")
def test_the_face_up_tile_stays_public_and_is_replaced_at_once() -> None:
    island = Island()
    island.tile_up("speed")
    island.top_tile("greedy")
    take(island)
    assert sorted(island.texts(0)) == ["take down", "take up"], "taking is a must"
    island.play(0, "take up")
    for by in (0, 1, None):
        (tile,) = island.seen(by, 0)["tiles"]
        assert (tile["kind"], tile["up"]) == ("speed", True)
    assert island.match.view()["wily_up"] == "greedy"
    assert island.match.view()["wily_pile"] == 10


@pytest.mark.clause("AI-G1", "AI-J1", "AI-J2")
def test_the_top_tile_is_private_to_its_owner() -> None:
    island = Island()
    island.tile_up("speed")
    island.top_tile("greedy")
    take(island)
    island.play(0, "take down")
    for by in (0, 1, 2, 3, None):
        (tile,) = island.seen(by, 0)["tiles"]
        assert tile["kind"] == ("greedy" if by == 0 else None)
        assert not tile["up"]
    assert island.match.view()["wily_up"] == "speed"


@pytest.mark.clause("AI-G1", "AI-F9")
def test_of_four_tiles_one_is_discarded_the_new_one_included() -> None:
    for dropped in ("roar", "speed", "greedy", "diamond-antler"):
        island = Island()
        for kind in ("roar", "speed", "greedy"):
            island.tile(0, kind)
        island.top_tile("diamond-antler")
        take(island)
        island.play(0, "take down")
        assert set(island.texts(0)) == {
            f"discard {kind}" for kind in ("roar", "speed", "greedy", "diamond-antler")
        }
        island.play(0, f"discard {dropped}")
        left = {"roar", "speed", "greedy", "diamond-antler"} - {dropped}
        assert set(island.tiles(0)) == left
        assert island.match.view()["wily_discards"] == [dropped], "discards lie face up"


@pytest.mark.clause("AI-G1")
def test_several_tiles_are_taken_one_after_the_other() -> None:
    island = Island()
    for kind in ("roar", "speed"):
        island.tile(0, kind)
    island.tile_up("greedy")
    island.s.antlers[0] = island.s.grown[0] = 3
    island.give(0, 3, 3)
    island.act(0, "grow")
    island.play(0, "grow 3 3")
    island.top_tile("rope-a-dope")
    island.play(0, "take up")
    assert island.match.view()["wily_up"] == "rope-a-dope", "refilled before the next is taken"
    assert sorted(island.texts(0)) == ["take down", "take up"]
    island.play(0, "take up")
    assert set(island.texts(0)) == {f"discard {kind}" for kind in ("roar", "speed", "greedy", "rope-a-dope")}


@pytest.mark.clause("AI-G1")
def test_the_discards_are_shuffled_when_a_tile_is_needed() -> None:
    island = Island()
    s = island.s
    s.wily_discards[:11] = s.wily_pile[:11]
    s.wily_discarded, s.wily_left = 11, 0
    for tile in s.wily_discards[:11]:
        s.seen[tile] = EVERYONE
    take(island)
    events = island.play(0, "take down")
    assert "shuffled" in [event.what for event in events]
    assert (island.s.wily_left, island.s.wily_discarded) == (10, 0)
    (tile,) = island.seen(1, 0)["tiles"]
    assert tile["kind"] is None


def hold_all(island: Island, up: bool) -> None:
    """All tiles but the face-up one (if it is to lie there) are held: 3 + 3 + 3 + 2 or 3."""
    s = island.s
    for seat, n in ((1, 3), (2, 3), (3, 3), (0, 2)):
        for _ in range(n):
            s.wily_left -= 1
            tile = s.wily_pile[s.wily_left]
            s.tiles[seat][s.tiles[seat].index(-1)] = tile
            s.seen[tile] = 1 << seat
    assert s.wily_left == 0
    if not up:
        s.tiles[0][2] = s.wily_up
        s.wily_up = -1


@pytest.mark.clause("AI-G1")
def test_without_pile_and_discards_the_face_up_tile_is_taken_and_its_place_stays_empty() -> None:
    island = Island()
    hold_all(island, up=True)
    up = island.match.view()["wily_up"]
    take(island)
    assert island.match.waiting == (1,), "there was nothing to choose"
    assert len(island.tiles(0)) == 3
    assert island.tiles(0)[2] == up
    assert island.match.view()["wily_up"] is None


@pytest.mark.clause("AI-G1")
def test_if_all_twelve_are_held_nothing_is_taken() -> None:
    island = Island()
    hold_all(island, up=False)
    take(island)
    assert island.match.waiting == (1,)
    assert len(island.tiles(0)) == 3


@pytest.mark.clause("AI-G1")
def test_the_empty_place_is_filled_as_soon_as_there_is_a_tile() -> None:
    island = Island()
    hold_all(island, up=False)
    s = island.s
    mine = s.tiles[0][0]
    roar = next(t for t in range(27, 39) if s.face[t] == KINDS.index("roar"))
    s.face[mine], s.face[roar] = s.face[roar], s.face[mine]
    island.does({"O2": 1})
    island.begin(0, "grow")
    island.play(0, "roar")
    assert island.match.view()["wily_up"] == "roar"
    assert island.match.view()["wily_discards"] == []


@pytest.mark.clause("AI-G2")
def test_no_two_of_a_kind_are_played_in_one_turn() -> None:
    island = Island()
    island.tile(0, "roar")
    island.tile(0, "roar")
    island.does({"O2": 3})
    island.begin(0, "grow")
    island.play(0, "roar")
    assert "roar" not in island.texts(0)
    assert island.clause(0, "roar") in ("AI-G2", "AI-G3")
    island.play(0, "reveal 1")
    assert island.match.waiting == (1,), "not after the action either"
    assert island.tiles(0) == ["roar"]
    island.begin(0, "grow")
    assert "roar" in island.texts(0), "but next turn"


@pytest.mark.clause("AI-G2")
def test_any_number_of_different_tiles_is_played_in_a_turn() -> None:
    island = Island()
    island.tile(0, "roar")
    island.tile(0, "rut-your-stuff")
    island.does({"O2": 1, "O0": 1})
    island.begin(0, "rut")
    island.play(0, "roar")
    island.play(0, "reveal 1")
    island.play(0, "rut twice")
    assert island.s.mated[0] == 2
    assert island.tiles(0) == []
    assert sorted(island.discarded_tiles()) == ["roar", "rut-your-stuff"]


@pytest.mark.clause("AI-G2")
def test_a_tile_gained_this_turn_may_be_played_if_its_moment_is_to_come() -> None:
    island = Island()
    island.tile_up("roar")
    island.does({"O2": 1})
    take(island)
    island.play(0, "take up")
    assert "roar" in island.texts(0)
    island.play(0, "roar")
    assert island.doe("O1") == 1


@pytest.mark.clause("AI-G2")
def test_of_two_of_a_kind_the_face_up_one_is_spent_and_discarded_first() -> None:
    for first in (True, False):
        island = Island()
        island.tile(0, "roar", up=first)
        island.tile(0, "roar", up=not first)
        island.does({"O2": 1})
        island.begin(0, "grow")
        island.play(0, "roar")
        (tile,) = island.seen(0, 0)["tiles"]
        assert not tile["up"], "the face-down one is left"
        island = Island()
        island.tile(0, "roar", up=first)
        island.tile(0, "roar", up=not first)
        island.tile(0, "speed")
        island.tile_up("greedy")
        take(island)
        island.play(0, "take up")
        island.play(0, "discard roar")
        (tile,) = [tile for tile in island.seen(0, 0)["tiles"] if tile["kind"] == "roar"]
        assert not tile["up"]


@pytest.mark.clause("AI-G2", "AI-F8")
def test_either_fighter_may_play_the_tiles_of_a_fight() -> None:
    island = duel([1, 1], [3, 2])
    island.tile(1, "rope-a-dope")
    island.play(0, "commit 1 1")
    island.play(1, "commit 3 2")
    island.play(0, "lock")
    assert island.match.waiting == (1,)
    island.play(1, "keep 3")
    assert island.hand(1) == [3]


# ---- roar ----------------------------------------------------------------------------------------------


@pytest.mark.clause("AI-G3")
@pytest.mark.parametrize("after", [False, True])
def test_roar_draws_exactly_one_doe_from_each_adjacent_space(after: bool) -> None:
    island = Island()
    island.stags("G0", "O0", "O6", "O9")
    island.does({"O0": 2, "O1": 1, "M0": 1, "M3": 2, "C": 3, "O2": 1, "G0": 1, "G1": 1})
    island.tile(0, "roar")
    island.begin(0, "grow")
    if after:
        events = island.play(0, "reveal 1")
        assert "skipped" in [event.what for event in events], "after a skipped action too"
    island.play(0, "roar")
    assert {space: island.doe(space) for space in ("O0", "O1", "M0", "M3", "C", "G0", "O2", "G1")} == {
        "O0": 1,
        "O1": 0,
        "M0": 0,
        "M3": 1,
        "C": 2,
        "G0": 6,
        "O2": 1,
        "G1": 1,
    }
    assert near("G0") == {"O0", "O1", "M0", "M3", "C"}
    assert island.discarded_tiles() == ["roar"]


@pytest.mark.clause("AI-G3")
def test_roar_needs_a_doe_next_to_the_stag() -> None:
    island = Island()
    island.tile(0, "roar")
    island.does({"O1": 2, "O6": 1})
    island.begin(0, "grow")
    assert "roar" not in island.texts(0)
    assert island.clause(0, "roar") == "AI-G3"


@pytest.mark.clause("AI-G3")
def test_roar_after_a_move_is_heard_where_the_stag_then_stands() -> None:
    island = Island()
    island.stags("O1", "O4", "O6", "O9")
    island.tile(0, "roar")
    island.does({"O3": 1})
    island.act(0, "move")
    island.play(0, "move O2")
    island.play(0, "roar")
    assert island.doe("O2") == 1


@pytest.mark.clause("AI-G3", "AI-F8")
def test_roar_comes_after_a_fight_from_where_the_stag_then_stands() -> None:
    island = duel([1], [3, 3])
    island.tile(0, "roar", up=True)
    island.does({"O3": 1})
    island.play(1, "commit 3 3")
    island.play(0, "lock")
    island.play(1, "put O2")
    island.play(1, "take up")
    assert island.match.waiting == (0,)
    island.play(0, "roar")
    assert island.doe("O2") == 1


# ---- speed ----------------------------------------------------------------------------------------------


@pytest.mark.clause("AI-G4")
def test_speed_takes_two_steps_over_a_space_without_a_stag() -> None:
    island = Island()
    island.stags("O0", "O1", "O6", "C")
    island.tile(0, "speed")
    island.act(0, "move")
    one = {f"move {space}" for space in ("O1", "O11", "G0")}
    over = {"O11": ("O0", "O10"), "G0": ("O0", "O1", "C")}  # M3 is a marsh; O1 holds a stag
    two = {f"move {first} {second}" for first, ends in over.items() for second in ends}
    assert set(island.texts(0)) == one | two
    island.play(0, "move G0 O0")
    assert island.at(0) == "O0", "it may lead back"
    assert island.discarded_tiles() == ["speed"]


@pytest.mark.clause("AI-G4")
def test_the_second_step_may_start_a_fight() -> None:
    island = Island()
    island.stags("O0", "O1", "O6", "O9")
    island.give(0, 1, 2)
    island.tile(0, "speed")
    island.act(0, "move")
    events = island.play(0, "move G0 O1")
    assert "attacked" in [event.what for event in events]
    assert island.at(0) == island.at(1) == "O1"


@pytest.mark.clause("AI-G4")
def test_a_single_step_spends_no_tile() -> None:
    island = Island()
    island.stags("O0", "O4", "O6", "O9")
    island.tile(0, "speed")
    island.act(0, "move")
    island.play(0, "move O1")
    assert island.tiles(0) == ["speed"]


@pytest.mark.clause("AI-G4", "AI-B5")
def test_speed_leads_neither_into_nor_over_a_marsh() -> None:
    for space in ("O2", "G0", "C"):
        island = Island()
        island.stags(space, "O5", "O6", "O9")
        island.tile(0, "speed")
        island.act(0, "move")
        assert not any(marsh in text for text in island.texts(0) for marsh in MARSHES)
    assert set(RING) > set(MARSHES)


@pytest.mark.clause("AI-G4")
def test_without_the_tile_there_is_no_second_step() -> None:
    island = Island()
    island.stags("O0", "O4", "O6", "O9")
    island.tile(0, "roar")
    island.act(0, "move")
    assert all(len(text.split()) == 2 for text in island.texts(0))
    assert island.clause(0, "move O1 O2").startswith("AI-")


# ---- greedy ----------------------------------------------------------------------------------------------


@pytest.mark.clause("AI-G5")
def test_greedy_draws_one_more_and_is_announced_before_the_food_is_seen() -> None:
    island = Island()
    island.give(0, 1, 1)
    island.lay("O1", 3, 3)
    island.tile(0, "greedy")
    island.top_food(2)
    island.act(0, "eat")
    assert set(island.texts(0)) == {"eat", "eat greedily"}
    assert island.hand(0) == [1, 1], "nothing eaten yet"
    island.play(0, "eat greedily")
    assert island.hand(0) == [1, 1, 2, 3, 3]
    assert island.tiles(0) == []


@pytest.mark.clause("AI-G5")
@pytest.mark.parametrize(
    ("hand", "here", "allowed"), [(2, 2, True), (3, 1, True), (3, 2, False), (4, 1, False)]
)
def test_greedy_needs_room_for_the_extra_token(hand: int, here: int, allowed: bool) -> None:
    island = Island()
    island.give(0, *[1] * hand)
    island.lay("O1", *[2] * here)
    island.tile(0, "greedy")
    island.act(0, "eat")
    if allowed:
        assert "eat greedily" in island.texts(0)
    else:
        assert len(island.hand(0)) == min(5, hand + here), "eaten without asking"
        assert island.tiles(0) == ["greedy"]


@pytest.mark.clause("AI-G5", "AI-C3")
def test_greedy_needs_something_to_draw() -> None:
    island = Island()
    for seat, values in enumerate(([1], [2] * 5, [3] * 5, [1] * 5)):
        island.give(seat, *values)
    for space, values in (
        *(("O1", [1]), ("O2", [2, 2]), ("O3", [3, 3]), ("O5", [3, 3])),
        *(("O6", [1, 1]), ("O8", [2, 2])),
    ):
        island.lay(space, *values)
    assert island.s.food_left == 0
    island.tile(0, "greedy")
    island.act(0, "eat")
    assert island.hand(0) == [1, 1]
    assert island.tiles(0) == ["greedy"]


@pytest.mark.clause("AI-G5")
def test_greedy_needs_food_from_the_island() -> None:
    island = Island()
    island.tile(0, "greedy")
    events = island.act(0, "eat")
    assert "skipped" in [event.what for event in events]
    assert island.tiles(0) == ["greedy"]


# ---- rut your stuff, rope-a-dope, diamond antler --------------------------------------------------------


@pytest.mark.clause("AI-G6")
@pytest.mark.parametrize(("does", "allowed"), [(1, False), (2, True), (3, True)])
def test_rut_your_stuff_mates_with_two_of_at_least_two(does: int, allowed: bool) -> None:
    island = Island()
    island.does({"O1": does})
    island.tile(0, "rut-your-stuff")
    reserve = island.s.reserve
    island.act(0, "rut")
    if allowed:
        assert set(island.texts(0)) == {"rut", "rut twice"}
        island.play(0, "rut twice")
    mated = 2 if allowed else 1
    assert island.s.mated[0] == mated
    assert island.doe("O1") == does - mated
    assert island.s.reserve == reserve + mated
    assert island.tiles(0) == ([] if allowed else ["rut-your-stuff"])


@pytest.mark.clause("AI-G6", "AI-E3")
def test_two_does_that_pass_the_end_number_go_one_back_and_one_out() -> None:
    island = Island()
    island.s.mated[0] = 9
    island.does({"O1": 2})
    island.tile(0, "rut-your-stuff")
    reserve = island.s.reserve
    island.act(0, "rut")
    island.play(0, "rut twice")
    assert island.s.mated[0] == 11
    assert island.s.reserve == reserve + 1
    assert island.match.view()["last_round"]


@pytest.mark.clause("AI-G7", "AI-J3")
@pytest.mark.parametrize(("mine", "theirs"), [("3 2", "1"), ("3 2", "2 3"), ("1 2", "3 3")])
def test_rope_a_dope_keeps_one_token_win_lose_or_draw_and_its_value_stays_known(
    mine: str, theirs: str
) -> None:
    island = duel([int(v) for v in mine.split()], [int(v) for v in theirs.split()])
    island.tile(0, "rope-a-dope")
    island.play(0, f"commit {mine}")
    island.play(1, f"commit {theirs}")
    island.play(0, "lock")
    assert set(island.texts(0)) == {"pass", *(f"keep {value}" for value in mine.split())}
    island.play(0, "keep 2")
    assert island.hand(0) == [2]
    for by in (0, 1, 2, 3, None):
        (token,) = island.seen(by, 0)["tokens"]
        assert (token["value"], token["committed"]) == (2, False)
    assert "rope-a-dope" in island.discarded_tiles()
    assert 2 not in island.discards() or theirs != "1"


@pytest.mark.clause("AI-G8", "AI-F6")
@pytest.mark.parametrize("play", [True, False])
def test_diamond_antler_keeps_the_antler_piece(play: bool) -> None:
    island = duel([3, 3], [1])
    island.tile(1, "diamond-antler")
    island.play(0, "commit 3 3")
    island.play(1, "commit 1")
    island.play(0, "lock")
    island.finish_turn(0)
    while island.match.waiting == (1,) and "keep antler" not in island.texts(1):
        island.play(1, "pass")  # Rope-a-dope: a face-down tile could be one
    assert set(island.texts(1)) == {"pass", "keep antler"}
    island.play(1, "keep antler" if play else "pass")
    island.play(0, "put O2")
    assert (island.s.antlers[1], island.s.lost[1]) == ((2, 0) if play else (1, 1))
    assert island.tiles(1) == ([] if play else ["diamond-antler"])


@pytest.mark.clause("AI-G8")
def test_diamond_antler_needs_an_antler_and_a_lost_lock() -> None:
    island = duel([3, 3], [1])
    island.tile(1, "diamond-antler", up=True)
    island.s.antlers[1], island.s.lost[1] = 0, 2
    island.play(0, "commit 3 3")
    island.play(1, "commit 1")
    island.play(0, "lock")
    assert island.match.waiting == (0,), "nothing to keep"
    island = duel([3, 3], [1, 1])
    island.tile(1, "diamond-antler", up=True)
    island.play(0, "commit 3 3")
    island.play(1, "retreat O2")
    assert island.match.waiting == (0,), "a retreat costs no antler"


# ---- questions that tell nothing -------------------------------------------------------------------------


@pytest.mark.clause("AI-G9")
@pytest.mark.parametrize(
    ("kind", "up", "asked"),
    [
        ("roar", True, True),
        ("roar", False, True),
        ("speed", False, True),
        ("speed", True, False),
        (None, False, False),
    ],
)
def test_roar_after_the_action_is_asked_of_whoever_could_have_it(
    kind: str | None, up: bool, asked: bool
) -> None:
    island = Island()
    island.does({"O2": 1})
    if kind:
        island.tile(0, kind, up)
    island.act(0, "grow")
    assert island.match.waiting == ((0,) if asked else (1,))
    if asked:
        assert island.texts(0) == (["pass", "roar"] if kind == "roar" else ["pass"])


@pytest.mark.clause("AI-G9")
def test_nobody_is_asked_to_roar_without_a_doe_next_door_or_twice() -> None:
    island = Island()
    island.tile(0, "roar")
    island.act(0, "grow")
    assert island.match.waiting == (1,)
    island = Island()
    island.tile(0, "roar", up=True)
    island.tile(0, "speed")
    island.does({"O2": 3})
    island.begin(0, "grow")
    island.play(0, "roar")
    island.play(0, "reveal 1")
    assert island.match.waiting == (1,)


@pytest.mark.clause("AI-G9")
@pytest.mark.parametrize(
    ("kind", "up", "asked"),
    [("rope-a-dope", True, True), ("speed", False, True), ("speed", True, False), (None, False, False)],
)
def test_rope_a_dope_is_asked_of_whoever_could_have_it(kind: str | None, up: bool, asked: bool) -> None:
    island = duel([1, 2], [3, 3])
    if kind:
        island.tile(0, kind, up)
    island.play(0, "commit 1 2")
    island.play(1, "commit 3 3")
    island.play(0, "lock")
    assert island.match.waiting == ((0,) if asked else (1,))
    if asked:
        expected = ["pass", "keep 1", "keep 2"] if kind == "rope-a-dope" else ["pass"]
        assert island.texts(0) == expected


@pytest.mark.clause("AI-G9", "AI-G7")
def test_who_committed_nothing_is_not_asked_for_rope_a_dope() -> None:
    island = duel([], [3, 3])
    island.tile(0, "rope-a-dope", up=True)
    island.play(1, "commit 3 3")
    island.play(0, "lock")
    assert island.match.waiting == (1,)


@pytest.mark.clause("AI-G9")
@pytest.mark.parametrize(
    ("kind", "up", "asked"),
    [("diamond-antler", True, True), ("speed", False, True), ("speed", True, False), (None, False, False)],
)
def test_diamond_antler_is_asked_of_whoever_could_have_it(kind: str | None, up: bool, asked: bool) -> None:
    island = duel([3, 3], [])
    if kind:
        island.tile(1, kind, up)
    island.play(0, "commit 3 3")
    island.play(1, next(text for text in island.texts(1) if not text.startswith("retreat")))
    island.play(0, "lock")
    assert island.match.waiting == ((1,) if asked else (0,))
    if asked:
        assert set(island.texts(1)) == ({"pass", "keep antler"} if kind == "diamond-antler" else {"pass"})


# ---- of several alike, any -------------------------------------------------------------------------------


def three_alike(seed: int) -> Island:
    """The first seat holds three tiles of Roar face down, with a doe in earshot."""
    island = Island(seed=f"alike{seed}")
    for kind in ("roar", "roar", "speed"):
        island.tile(0, kind)
    for tile in island.s.tiles[0][:3]:
        island.s.face[tile] = KINDS.index("roar")
    island.does({"O2": 1})
    return island


@pytest.mark.clause("AI-G2", "AI-J3")
def test_of_equal_tiles_face_down_any_one_is_spent() -> None:
    """Everyone can follow a tile: were the first one spent, it would tell that those before it are others."""
    places: Counter[int] = Counter()
    for seed in range(300):
        island = three_alike(seed)
        held = island.s.tiles[0][:3]
        island.begin(0, "rut")
        (played,) = (event for event in island.play(0, "roar") if event.what == "played")
        places[held.index(played.piece)] += 1
    assert set(places) == {0, 1, 2}
    assert sum((n - 100) ** 2 / 100 for n in places.values()) < 14


@pytest.mark.clause("AI-G1", "AI-G2", "AI-J3")
def test_of_equal_tiles_face_down_any_one_is_discarded() -> None:
    places: Counter[int] = Counter()
    for seed in range(300):
        island = three_alike(seed)
        held = island.s.tiles[0][:3]
        island.tile_up("greedy")
        take(island)
        island.play(0, "take up")
        (dropped,) = (event for event in island.play(0, "discard roar") if event.what == "dropped")
        places[held.index(dropped.piece)] += 1
    assert set(places) == {0, 1, 2}
    assert sum((n - 100) ** 2 / 100 for n in places.values()) < 14


@pytest.mark.clause("AI-G1", "AI-G2")
@pytest.mark.parametrize("ups", [(True, False), (False, True)])
def test_of_equal_tiles_the_one_face_up_is_discarded(ups: tuple[bool, bool]) -> None:
    island = Island()
    for up in ups:
        island.tile(0, "roar", up=up)
    island.tile(0, "speed")
    known = island.s.tiles[0][ups.index(True)]
    island.tile_up("greedy")
    take(island)
    island.play(0, "take up")
    assert sorted(island.texts(0)) == ["discard greedy", "discard roar", "discard speed"]
    (dropped,) = (event for event in island.play(0, "discard roar") if event.what == "dropped")
    assert dropped.piece == known
