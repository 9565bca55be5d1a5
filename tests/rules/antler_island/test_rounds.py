"""AI-C, AI-D and the examples about them: set-up and the course of a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import antics
from antics import Match
from tests.rules.antler_island.island import (
    GRASS,
    OUTSIDE,
    RING,
    SEA,
    Island,
    colour,
    plan,
)
from tests.rules.antler_island.test_island import fresh

START = {3: {1: 5, 2: 4}, 4: {1: 6, 2: 6}}
both = pytest.mark.parametrize("players", [3, 4])


def outside(match: Match) -> list[str]:
    return [space for space in OUTSIDE if match.players == 4 or space not in SEA]


def where(match: Match, what: str) -> list[str]:
    return [space["name"] for space in match.view()["spaces"] if space[what]]


@pytest.mark.clause("AI-C1")
@both
def test_the_start_player_is_drawn_by_lot(players: int) -> None:
    n = 300
    starts = Counter(antics.new("antler-island", players, f"start{i}").waiting for i in range(n))
    assert set(starts) == {(seat,) for seat in range(players)}
    each = n / players
    assert sum((count - each) ** 2 / each for count in starts.values()) < 17


@pytest.mark.clause("AI-C1")
@both
def test_stags_begin_with_two_antlers_and_no_does_mated(players: int) -> None:
    for seat in antics.new("antler-island", players, 1).view()["seats"]:
        assert (seat["antlers"], seat["lost"], seat["mated"], seat["winning_stag"]) == (2, 0, 0, False)
    assert antics.new("antler-island", players, 1).view()["reserve"] == {3: 11, 4: 14}[players]


@pytest.mark.clause("AI-C2", "AI-X3")
@both
def test_the_starting_pile_holds_ones_and_twos_only_and_is_shuffled(players: int) -> None:
    orders = set()
    for seed in range(30):
        s = fresh(players, seed).state
        drawn = [s.hand[p][0] for p in range(players)] + [t for row in s.food for t in row if t >= 0]
        size = sum(START[players].values())
        left = s.food_pile[s.food_left - (size - len(drawn)) : s.food_left]
        assert Counter(s.face[t] for t in drawn + left) == START[players]
        main = [s.face[t] for t in s.food_pile[: s.food_left - len(left)]]
        assert Counter(main) == Counter({1: 9, 2: 9, 3: 9}) - Counter(START[players])
        orders.add((*(s.face[t] for t in drawn), *main))
    assert len(orders) == 30


@pytest.mark.clause("AI-X3", "AI-C4", "AI-C6", "AI-C7")
@pytest.mark.parametrize(("players", "left", "reserve"), [(4, 4, 6), (3, 3, 4)])
def test_the_example_of_set_up_comes_out(players: int, left: int, reserve: int) -> None:
    for seed in range(20):
        match = fresh(players, seed)
        seen = match.view()
        assert [len(p["tokens"]) for p in seen["seats"]] == [1] * players
        assert len(where(match, "food")) == players
        assert all(len(space["food"]) <= 1 for space in seen["spaces"])
        assert seen["food_pile"] == 27 - 2 * players
        assert seen["food_pile"] - (27 - sum(START[players].values())) == left
        does = where(match, "does")
        assert all(space["does"] <= 1 for space in seen["spaces"])
        assert len([space for space in does if space in OUTSIDE]) == players
        assert [space for space in does if space in RING] == GRASS
        assert "C" not in does
        assert seen["reserve"] == reserve


@pytest.mark.clause("AI-C3")
def test_food_comes_from_the_starting_pile_first_then_from_the_main_pile() -> None:
    for seed in range(15):
        match = fresh(4, seed)
        s = match.state
        laid = []
        while s.food_left > 3:
            laid.append(s.face[s.food_pile[s.food_left - 1]])
            s.food_left -= 1
        assert set(laid[:4]) <= {1, 2}, "four of the starting pile are left after set-up"
        assert 3 in laid[4:]


@pytest.mark.clause("AI-C3", "AI-G5")
def test_greedy_draws_from_the_starting_pile_too_while_it_lasts() -> None:
    island = Island()
    island.stags("O0")
    island.lay("O0", 1)
    island.tile(0, "greedy")
    island.top_food(2)
    pile = island.s.food_left
    island.act(0, "eat")
    island.play(0, "eat greedily")
    assert island.hand(0) == [1, 2]
    assert island.s.food_left == pile - 1, "one from the top of the pile"


@pytest.mark.clause("AI-C3")
def test_discards_are_shuffled_only_when_a_token_is_needed() -> None:
    island = Island()
    island.stags("O0")
    island.lay("O0", 1)
    island.tile(0, "greedy")
    island.discard_food(keep=1)
    island.act(0, "eat")
    events = island.play(0, "eat greedily")
    assert "shuffled" not in [event.what for event in events]
    assert (island.s.food_left, island.s.food_discarded) == (0, 25), "an empty pile stays empty for now"
    island.play(1, "reveal 1")
    island = Island()
    island.stags("O0")
    island.lay("O0", 1)
    island.tile(0, "greedy")
    island.discard_food(keep=0)
    island.act(0, "eat")
    events = island.play(0, "eat greedily")
    assert "shuffled" in [event.what for event in events]
    assert (island.s.food_left, island.s.food_discarded) == (25, 0)
    assert len(island.hand(0)) == 2
    assert all(island.match.view(1)["seats"][0]["tokens"][i]["value"] is None for i in range(2))


@pytest.mark.clause("AI-C4", "AI-J1")
def test_only_owners_see_their_tokens() -> None:
    match = fresh(4, 3)
    for seat in range(4):
        for by in (*range(4), None):
            (token,) = match.view(by)["seats"][seat]["tokens"]
            assert (token["value"] in (1, 2)) == (by == seat)


@pytest.mark.clause("AI-C5", "AI-B4")
@both
def test_stags_are_placed_clockwise_on_spaces_of_the_colour_rolled(players: int) -> None:
    for seed in range(12):
        match = antics.new("antler-island", players, seed)
        (start,) = match.waiting
        rolled = match.view()["die"]
        spaces = [space for space in outside(match) if colour(space) == rolled]
        assert [action.text for action in match.legal(start)] == [f"place {space}" for space in spaces]
        for i, chosen in enumerate(spaces):
            twin = antics.new("antler-island", players, seed)
            twin.play(start, f"place {chosen}")
            placed = [twin.view()["seats"][(start + n) % players]["stag"] for n in range(players)]
            assert placed == [spaces[(i + n) % len(spaces)] for n in range(players)]


@pytest.mark.clause("AI-C6")
@both
def test_food_lies_on_all_outside_spaces_of_one_other_colour(players: int) -> None:
    found = set()
    for seed in range(40):
        match = antics.new("antler-island", players, seed)
        stags = match.view()["die"]
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
        food = where(match, "food")
        colours = {colour(space) for space in food}
        assert len(colours) == 1
        assert stags not in colours
        assert food == [space for space in outside(match) if colour(space) in colours]
        assert all(space["food"][0]["value"] is None for space in match.view(0)["spaces"] if space["food"])
        found.add((stags, *colours))
    assert len(found) == 6, "each other colour comes up"


@pytest.mark.clause("AI-C7")
@both
def test_does_stand_wherever_neither_food_nor_stag_is(players: int) -> None:
    for seed in range(10):
        match = fresh(players, seed)
        taken = set(where(match, "food")) | set(where(match, "stags"))
        expected = [space for space in [*outside(match), *GRASS] if space not in taken]
        assert where(match, "does") == expected


@pytest.mark.clause("AI-C8")
def test_one_wily_tile_lies_face_up_beside_a_shuffled_pile() -> None:
    ups: Counter[str | None] = Counter()
    for seed in range(120):
        match = antics.new("antler-island", 4, seed)
        assert match.view()["wily_pile"] == 11
        ups[match.view()["wily_up"]] += 1
    assert len(ups) == 6
    assert None not in ups


# ---- rounds --------------------------------------------------------------------------------------------


def planning(players: int = 4, seed: object = 1) -> Match:
    return fresh(players, seed)


@pytest.mark.clause("AI-D1")
def test_all_plan_at_once_with_all_five_tiles_beside_any_actions() -> None:
    match = planning()
    assert match.waiting == (0, 1, 2, 3)
    assert len(match.legal(0)) == 4**5
    with pytest.raises(antics.IllegalAction):
        match.play(0, "plan 1:move 2:move 3:move X:move")
    match.play(2, plan("rut"))
    match.play(0, plan("move", "eat", "rut", "grow", "move"))
    assert match.waiting == (1, 3)


@pytest.mark.clause("AI-D1", "AI-J1", "AI-J2")
def test_until_all_are_ready_others_see_only_who_is() -> None:
    match, other = planning(), planning()
    match.play(0, plan("move", "eat", "rut", "grow", "move"))
    other.play(0, plan("grow"))
    for by in (1, 2, 3, None):
        assert match.view(by) == other.view(by)
    assert match.view(1)["seats"][0]["plan"]["ready"]
    assert match.view(0) != other.view(0)


@pytest.mark.clause("AI-D1")
def test_a_plan_may_be_taken_back_until_the_last_one_is_ready() -> None:
    match = planning()
    for seat in (0, 1, 2):
        match.play(seat, plan("move"))
    match.play(1, "take back")
    assert match.waiting == (1, 3)
    match.play(1, plan("eat"))
    match.play(3, plan("move"))
    for seat in range(4):
        with pytest.raises(antics.IllegalAction):
            match.play(seat, "take back")


@pytest.mark.clause("AI-D1", "AI-J1", "AI-J2")
def test_then_how_many_tiles_lie_beside_each_action_is_public_but_not_which() -> None:
    one, two = planning(), planning()
    one.play(0, plan("move", "eat", "rut", "grow", "move"))
    two.play(0, plan("grow", "rut", "move", "move", "eat"))
    for match in one, two:
        for seat in (1, 2, 3):
            match.play(seat, plan("move"))
    for by in (1, 2, 3, None):
        assert one.view(by) == two.view(by)
        assert one.view(by)["seats"][0]["plan"]["beside"] == {"move": 2, "eat": 1, "rut": 1, "grow": 1}


@pytest.mark.clause("AI-D2")
def test_the_lowest_number_left_or_the_x_is_revealed() -> None:
    island = Island()
    island.tile(0, "roar")  # so that every turn of the first player is asked for
    island.does({"C": 1})
    island.stags("G0")
    island.begin(0, "grow")  # nobody can grow: all turns go by
    assert island.texts(0) == ["reveal 1", "reveal X", "roar"]
    assert "reveal 2" not in island.texts(0)
    island.play(0, "reveal 1")
    island.finish_turn(0)
    others_reveal_x(island)
    assert island.texts(0) == ["reveal 2", "reveal X", "roar"]
    assert island.clause(0, "reveal 1") == "AI-D2"
    assert island.clause(0, "reveal 3") == "AI-D2"
    island.play(0, "reveal X")
    island.finish_turn(0)
    assert island.texts(0) == ["reveal 2", "roar"]
    assert island.clause(0, "reveal X") == "AI-D2"
    island.play(0, "reveal 2")
    island.finish_turn(0)
    assert island.texts(0) == ["reveal 3", "roar"]


def others_reveal_x(island: Island) -> None:
    for seat in (1, 2, 3):
        island.play(seat, "reveal X")


@pytest.mark.clause("AI-D2")
def test_after_the_x_the_numbers_follow_by_themselves_and_the_blank_never_comes() -> None:
    island = Island(3)
    island.begin(0, "grow")
    revealed: list[tuple[int, int]] = []
    for seat in range(3):
        for event in island.play(seat, "reveal X"):
            if event.what == "revealed":
                revealed.append((event.who, event.a))
    assert revealed == [(seat, tile) for tile in (3, 0, 1, 2) for seat in (0, 1, 2)], "X, then 1, 2, 3"
    assert island.s.round == 2


@pytest.mark.clause("AI-D2")
def test_from_the_start_player_clockwise_four_times_round() -> None:
    island = Island()
    island.begin(2, "grow")
    order = []
    while island.s.round == 1:
        (seat,) = island.match.waiting
        events = island.play(seat, island.texts(seat)[0])
        order += [event.who for event in events if event.what == "revealed"]
    assert order == [2, 3, 0, 1] * 4


@pytest.mark.clause("AI-D3")
def test_what_cannot_be_done_is_skipped_and_the_tile_is_spent() -> None:
    for deed in ("eat", "rut", "grow"):
        island = Island()
        events = island.act(0, deed)
        assert "skipped" in [event.what for event in events]
        assert island.match.waiting == (1,)
        assert sum(island.seen(None, 0)["plan"]["beside"].values()) == 4


@pytest.mark.clause("AI-D3")
@pytest.mark.parametrize(
    ("deed", "lack", "arrange"),
    [
        ("eat", "food", lambda island: island.give(0, 1)),
        ("eat", "room", lambda island: [island.give(0, 1, 1, 1, 1, 1), island.lay("O1", 2)]),
        ("rut", "doe", lambda island: island.does({"O2": 1})),
        ("grow", "token", lambda island: None),
        ("grow", "antler", lambda island: [island.give(0, 1, 2), no_pieces_left(island)]),
    ],
)
def test_what_is_lacking_is_told(deed: str, lack: str, arrange: Callable[[Island], object]) -> None:
    island = Island()
    arrange(island)
    (skipped,) = (event.seen_by(1) for event in island.act(0, deed) if event.what == "skipped")
    assert (skipped["deed"], skipped["lack"]) == (deed, lack)


def no_pieces_left(island: Island, lost: int = 0) -> Island:
    """All 50 antler pieces are on heads, but for those that lie beside the first stag's mat."""
    s = island.s
    s.antlers[:] = s.grown[:] = [14 - lost, 12, 12, 12]
    s.lost[0], s.grown[0] = lost, 14
    assert island.match.view()["antlers_left"] == 0
    return island


@pytest.mark.clause("AI-D3", "AI-A1")
def test_growing_needs_a_piece_to_gain() -> None:
    island = Island()
    island.give(0, 3, 2)
    no_pieces_left(island)
    events = island.act(0, "grow")
    assert "skipped" in [event.what for event in events]
    assert (island.hand(0), island.discards()) == ([2, 3], []), "nothing is cashed"
    assert island.match.waiting == (1,)
    for lost in (1, 2):
        island = Island()
        island.give(0, 3, 2)
        no_pieces_left(island, lost)
        island.act(0, "grow")
        island.play(0, "grow 3 2")
        assert (island.s.antlers[0], island.s.lost[0]) == (14, 0), "its own lost pieces are pieces to gain"
    island = Island()
    island.give(0, 3, 2)
    no_pieces_left(island)
    island.s.antlers[1] = 11
    island.act(0, "grow")
    island.play(0, "grow 3 2")
    assert island.s.antlers[0] == 15, "so is the last one of the supply"


@pytest.mark.clause("AI-D3")
def test_a_game_parts_from_the_first_edition_where_a_stag_with_tokens_cannot_grow() -> None:
    (change,) = antics.game("antler-island").changes
    assert (change.edition, change.clause) == (2, "AI-D3")
    for tokens, left, parts in (([1], 0, True), ([1], 1, False), ([], 0, False), ([3, 3], 0, True)):
        island = Island()
        island.give(0, *tokens)
        no_pieces_left(island)
        island.s.antlers[1] -= left
        island.begin(0, "grow")
        before = island.s
        assert change.touched(before, island.play(0, "reveal 1")) == parts, (tokens, left)


@pytest.mark.clause("AI-D3")
def test_what_can_be_done_must_be_done() -> None:
    island = Island()
    island.act(0, "move")
    assert all(text.startswith("move ") for text in island.texts(0))
    island = Island()
    island.give(0, 1, 2)
    island.act(0, "grow")
    assert all(text.startswith("grow ") for text in island.texts(0)), "at least one is cashed"
    island = Island()
    island.lay("O1", 1)
    island.act(0, "eat")
    assert island.hand(0) == [1]
    island = Island()
    island.does({"O1": 1})
    island.act(0, "rut")
    assert island.s.mated[0] == 1


@pytest.mark.clause("AI-D3", "AI-E2")
def test_eating_needs_room_for_a_token() -> None:
    island = Island()
    island.give(0, 1, 1, 1, 1, 1)
    island.lay("O1", 2)
    assert "skipped" in [event.what for event in island.act(0, "eat")]
    assert island.food("O1") == [2]


@pytest.mark.clause("AI-D3", "AI-G3")
def test_whether_it_can_be_done_is_judged_after_a_roar_before_it() -> None:
    island = Island()
    island.does({"O2": 1})
    island.tile(0, "roar")
    island.begin(0, "rut")
    island.play(0, "roar")
    island.play(0, "reveal 1")
    assert island.s.mated[0] == 1


@pytest.mark.clause("AI-D4")
@both
def test_a_new_round_moves_the_start_player_and_does_uphill_all_at_once(players: int) -> None:
    island = Island(players)
    does = {"O1": 2, "O2": 1, "G0": 1, "M1": 1, "C": 1}
    island.does(does)
    island.begin(1, "grow")
    island.play_round_out()
    assert island.s.start == 2 % players
    assert island.s.round == 2
    assert {space: island.doe(space) for space in [*RING, "C"] if island.doe(space)} == {
        "G0": 2,
        "M0": 1,
        "C": 3,
    }
    assert [island.seen(p, p)["plan"]["ready"] for p in range(players)] == [False] * players


@pytest.mark.clause("AI-D4")
@both
def test_new_food_lies_on_one_colour_where_fewer_than_two_tokens_are(players: int) -> None:
    colours = set()
    for seed in range(30):
        island = Island(players, seed=f"food{seed}")
        island.lay("O1", 1, 1)
        island.lay("O2", 1, 1)
        island.lay("O3", 2)
        before = {space: len(island.food(space)) for space in OUTSIDE}
        island.begin(0, "grow")
        island.play_round_out()
        rolled = next(event.b for event in island.match.log[-1].events if event.what == "rolled")
        colours.add(rolled)
        for space in outside(island.match):
            more = OUTSIDE.index(space) % 3 == rolled and before[space] < 2
            assert len(island.food(space)) == before[space] + more, space
    assert colours == {0, 1, 2}


@pytest.mark.clause("AI-D4", "AI-C3")
def test_food_is_laid_in_order_until_it_is_gone() -> None:
    for seed in range(12):
        island = Island(seed=f"gone{seed}")
        for seat, values in enumerate(([1] * 5, [2] * 5, [3] * 5, [1, 1, 2, 2, 3])):
            island.give(seat, *values)
        island.lay("O0", 3, 3)
        island.lay("O5", 1, 1)
        island.lay("O10", 2)
        assert island.s.food_left == 2
        island.begin(0, "eat")  # hands are full
        island.play_round_out()
        rolled = next(event.b for event in island.match.log[-1].events if event.what == "rolled")
        room = [
            space for space in OUTSIDE if OUTSIDE.index(space) % 3 == rolled and space not in ("O0", "O5")
        ]
        laid = {space: len(island.food(space)) - (space == "O10") for space in room}
        assert [space for space in room if laid[space]] == room[:2]


@pytest.mark.clause("AI-D4", "AI-X4")
@pytest.mark.parametrize(("players", "mated"), [(p, m) for p in (3, 4) for m in range(5)])
def test_two_sets_of_does_enter_exactly_when_two_were_mated(players: int, mated: int) -> None:
    for seed in range(6):
        match = fresh(players, f"sets{seed}")
        s = match.state
        home = [space for space in range(21) if s.does[space]]
        for space in home[:mated]:
            s.does[space] -= 1
            s.reserve += 1
            s.mated[0] += 1
        before = s.reserve
        events = play_quietly(match)
        came = [event.seen_by(0)["space"] for event in events if event.what == "does_came"]
        sets = len(came) // players
        assert len(came) == sets * players
        assert sets == (2 if mated >= 2 else 1)
        assert match.state.reserve == before - len(came)
        colours = [colour(space) for space in came]
        assert len(set(colours)) == sets, "each set a colour of its own"
        assert all(colours.count(c) == players for c in set(colours))


def play_quietly(match: Match) -> list[antics.Event]:
    """A round of plans that lead to nothing; what the next round began with."""
    for seat in range(match.players):
        match.play(seat, plan("grow"))
    for seat in range(match.players):
        s = match.state
        s.food_pile[s.food_left : s.food_left + s.tokens[seat]] = s.hand[seat][: s.tokens[seat]]
        s.food_left += s.tokens[seat]
        s.hand[seat][:], s.tokens[seat] = [-1] * 5, 0
    events: list[antics.Event] = []
    while match.state.round == 1:
        seat = match.waiting[0]
        events = list(match.play(seat, match.legal(seat)[0]))
    return events


@pytest.mark.clause("AI-D4")
@both
def test_without_a_whole_set_no_does_come_and_never_a_third_set(players: int) -> None:
    for reserve, sets in ((players - 1, 0), (players, 1), (2 * players, 2), (3 * players, 2)):
        island = Island(players)
        total = {3: 11, 4: 14}[players]
        if reserve > total:
            continue
        island.does({"C": total - reserve})
        island.begin(0, "grow")
        island.play_round_out()
        assert sum(island.doe(space) for space in OUTSIDE) == sets * players
        assert island.s.reserve == reserve - sets * players


@pytest.mark.clause("AI-D4")
def test_nothing_on_a_space_keeps_does_or_food_away() -> None:
    for seed in range(12):
        island = Island(seed=f"arrive{seed}")
        island.stags("O0", "O1", "O2", "O3")
        for space in ("O0", "O4", "O8"):
            island.lay(space, 1)
        island.begin(0, "grow")
        island.play_round_out()
        events = island.match.log[-1].events
        came = [event.seen_by(0)["space"] for event in events if event.what == "does_came"]
        assert len(came) == 8
        assert all(island.doe(space) == 1 for space in came)
