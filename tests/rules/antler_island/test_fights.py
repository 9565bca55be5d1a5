"""AI-F, AI-I2 and the examples about fights."""

from __future__ import annotations

import re

import pytest

from tests.rules.antler_island.island import MARSHES, SPACES, Island, level, near


def duel(
    mine: list[int],
    theirs: list[int],
    at: str = "O1",
    come_from: str = "O0",
    others: tuple[str, str] = ("O6", "O9"),
    advanced: bool = False,
) -> Island:
    """Seat 0 moves from one space into that of seat 1; nobody has decided anything yet."""
    island = Island(advanced=advanced)
    island.stags(come_from, at, *others)
    island.give(0, *mine)
    island.give(1, *theirs)
    island.act(0, "move")
    island.play(0, f"move {at}")
    return island


def fight(island: Island, mine: str | None, theirs: str | None) -> None:
    """Both commit and the attacker locks; None where there is nothing to choose."""
    if mine is not None:
        island.play(0, f"commit {mine}")
    if theirs is not None:
        island.play(1, f"commit {theirs}")
    island.play(0, "lock")


@pytest.mark.clause("AI-F1")
def test_the_attacker_commits_one_to_three_tokens() -> None:
    island = duel([1, 2, 3, 3], [1])
    sizes = {len(text.split()) - 1 for text in island.texts(0)}
    assert sizes == {1, 2, 3}
    assert all(text.startswith("commit ") for text in island.texts(0)), "no retreat, none withheld"
    assert {re.sub(r"#\d+", "", text) for text in island.texts(0)} == {
        *("commit 1", "commit 2", "commit 3", "commit 1 2", "commit 1 3", "commit 2 3", "commit 3 3"),
        *("commit 1 2 3", "commit 1 3 3", "commit 2 3 3"),
    }
    assert island.clause(0, "retreat") == "AI-F1"


@pytest.mark.clause("AI-F1", "AI-F2")
def test_who_holds_no_token_commits_none() -> None:
    island = duel([], [])
    assert island.match.waiting == (1,), "nothing to choose for the attacker"
    assert any(text.startswith("retreat") for text in island.texts(1))
    stand = [text for text in island.texts(1) if not text.startswith("retreat")]
    assert len(stand) == 1
    island.play(1, stand[0])
    assert "lock" in island.texts(0)


@pytest.mark.clause("AI-F1", "AI-J3")
def test_how_many_and_which_tokens_is_public_but_not_their_values() -> None:
    island = duel([1, 2, 3], [1])
    island.play(0, "commit 1 3")
    for by in (1, 2, 3, None):
        tokens = island.seen(by, 0)["tokens"]
        assert [token["committed"] for token in tokens] == [True, False, True]
        assert [token["value"] for token in tokens] == [None] * 3
    committed = [event for event in island.match.log[-1].events if event.what == "committed"]
    assert len(committed) == 2
    assert all(event.face_for(1) is None and event.face_for(0) for event in committed)


@pytest.mark.clause("AI-J3")
def test_each_of_two_equal_tokens_may_be_committed_so_that_the_choice_tells_nothing() -> None:
    island = duel([3, 3, 1], [1])
    assert island.s.batch[island.s.hand[0][0]] == island.s.batch[island.s.hand[0][1]]
    alone = {action.steps[0] for action in island.match.legal(0) if len(action.steps) == 2}
    assert len(alone) == 3


@pytest.mark.clause("AI-F2")
def test_the_defender_retreats_or_commits_likewise() -> None:
    island = duel([1], [1, 2, 3, 3])
    assert island.match.waiting == (1,), "a single token is committed without asking"
    texts = set(island.texts(1))
    commits = {text for text in texts if text.startswith("commit")}
    assert {len(text.split()) - 1 for text in commits} == {1, 2, 3}
    assert texts - commits == {"retreat O0", "retreat O2"}


@pytest.mark.clause("AI-F3")
def test_the_attacker_then_locks_or_retreats() -> None:
    island = duel([1, 1], [1, 2])
    island.play(0, "commit 1")
    island.play(1, "commit 2")
    assert sorted(island.texts(0)) == ["lock", "retreat O0", "retreat O2"]


@pytest.mark.clause("AI-F3", "AI-J3")
@pytest.mark.parametrize(
    ("antlers", "mine", "theirs", "winner"),
    [
        ((5, 4), [3, 3], [2, 3, 1], 0),
        ((4, 5), [2, 3, 1], [3, 3], 1),
        ((4, 4), [1, 2], [3, 1], 1),
        ((2, 2), [1, 2], [2, 1], -1),
        ((0, 2), [3, 3], [1, 2], 0),
        ((3, 2), [1], [2], -1),
        ((2, 3), [], [], 1),
    ],
)
def test_antlers_and_committed_values_decide(
    antlers: tuple[int, int], mine: list[int], theirs: list[int], winner: int
) -> None:
    island = duel(mine, theirs)
    island.s.antlers[:2] = island.s.grown[:2] = list(antlers)
    lock(island, mine, theirs)
    events = island.match.log[-1].events
    won = [event.who for event in events if event.what == "won"]
    assert won == ([winner] if winner >= 0 else [])
    shown = sorted(event.face_for(3) or 0 for event in events if event.what == "showed")
    assert shown == sorted(mine + theirs), "everyone sees both sides' tokens"


def lock(island: Island, mine: list[int], theirs: list[int]) -> None:
    island_has = [len(island.hand(0)), len(island.hand(1))]
    if island_has[0] > 1:
        island.play(0, "commit " + " ".join(map(str, mine)))
    if not theirs:
        island.play(1, next(text for text in island.texts(1) if not text.startswith("retreat")))
    else:
        island.play(1, "commit " + " ".join(map(str, theirs)))
    island.play(0, "lock")


@pytest.mark.clause("AI-X2", "AI-F3", "AI-F6", "AI-F7")
def test_the_example_fight_comes_out() -> None:
    island = duel([3, 3, 1], [2, 3, 1])
    island.s.antlers[0], island.s.antlers[1] = 5, 4
    island.s.grown[0], island.s.grown[1] = 5, 4
    island.play(0, "commit 3 3")
    island.play(1, "commit 2 3 1")
    events = island.play(0, "lock")
    (locked,) = [event for event in events if event.what == "locked"]
    assert (locked.who, locked.a, locked.b) == (0, 11, 10)
    assert [event.who for event in events if event.what == "won"] == [0]
    assert island.hand(0) == [1]
    assert island.hand(1) == []
    assert island.discards() == [1, 2, 3, 3, 3]
    assert (island.s.antlers[1], island.s.lost[1]) == (3, 1)
    assert island.s.antlers[0] == 5


ESCAPES = [  # where the fight is, where the attacker came from, the other stags, and where one may go
    ("O1", "O0", ("O6", "O9"), {"O0", "O2"}),  # not uphill to G0
    ("O1", "O0", ("O2", "O9"), {"O0"}),
    ("O1", "G0", ("O2", "O0"), {"G0"}),  # nothing else is free: uphill
    ("O2", "O1", ("O3", "O9"), {"O1"}),  # M0 is a marsh
    ("G0", "C", ("O6", "O9"), {"O0", "O1"}),  # neither up to C nor into M0, M3
    ("G0", "O0", ("O1", "O9"), {"O0"}),
    ("G0", "C", ("O0", "O1"), {"C"}),
    ("C", "G0", ("G1", "G2"), {"G0", "G3"}),
]


@pytest.mark.clause("AI-F4", "AI-B5")
@pytest.mark.parametrize(("at", "came", "others", "expected"), ESCAPES)
def test_a_retreat_leads_next_door_where_no_stag_is_and_not_uphill_unless_it_must(
    at: str, came: str, others: tuple[str, str], expected: set[str]
) -> None:
    free = near(at) - set(MARSHES) - set(others)
    flat = {space for space in free if level(space) <= level(at)}
    assert expected == (flat or free), "the table says what the clause says"
    island = duel([1], [1, 2], at, came, others)
    assert retreats(island, 1) == expected
    island.play(1, "commit 1")
    assert retreats(island, 0) == expected


def retreats(island: Island, seat: int) -> set[str]:
    """Where a seat's stag can end up by retreating."""
    found = set()
    for action in island.match.legal(seat):
        if action.text.startswith("retreat"):
            twin = island.s.copy()
            for step in action.steps:
                island.match.game.rules.apply(twin, seat, step)
            found.add(SPACES[twin.stag[seat]])
    return found


@pytest.mark.clause("AI-F4", "AI-J3")
def test_both_keep_their_tokens_unseen_when_one_retreats_and_the_other_wins() -> None:
    island = duel([3, 3], [1, 2])
    island.does({"O2": 1})
    island.lay("O2", 1, 1)
    island.play(0, "commit 3 3")
    events = island.play(1, "retreat O2")
    assert island.at(1) == "O2", "food and does do not block"
    assert island.at(0) == "O1"
    assert (island.hand(0), island.hand(1)) == ([3, 3], [1, 2])
    assert all(event.what not in ("showed", "lost_antler") for event in events)
    for by in (1, 2, 3, None):
        assert all(token["value"] is None for token in island.seen(by, 0)["tokens"])
        assert not any(token["committed"] for token in island.seen(by, 0)["tokens"])
    assert island.s.won[0]
    assert not island.s.won[1]
    assert island.s.antlers[:2] == [2, 2]
    assert island.match.waiting == (0,)
    assert sorted(island.texts(0)) == ["take down", "take up"]


@pytest.mark.clause("AI-F4", "AI-F7", "AI-F9")
def test_an_attacker_may_retreat_and_then_the_defender_wins() -> None:
    island = duel([3, 3], [1, 2])
    island.play(0, "commit 3")
    island.play(1, "commit 1")
    island.play(0, "retreat O2")
    assert (island.at(0), island.at(1)) == ("O2", "O1")
    assert (island.hand(0), island.hand(1)) == ([3, 3], [1, 2])
    assert island.s.won[:2] == [0, 1]
    assert island.match.waiting == (1,), "the winner takes the tile, off turn too"
    island.play(1, "take up")
    assert len(island.tiles(1)) == 1
    assert island.match.waiting == (1,), "then play goes on with the next player"
    assert "reveal 1" in island.texts(1)


@pytest.mark.clause("AI-F5")
def test_after_a_draw_the_attacker_goes_back_and_all_tokens_are_lost() -> None:
    island = duel([3, 1], [3, 2])
    before = island.s.tiles_taken
    island.play(0, "commit 3")
    island.play(1, "commit 3")
    island.play(0, "lock")
    assert (island.at(0), island.at(1)) == ("O0", "O1")
    assert (island.hand(0), island.hand(1)) == ([1], [2])
    assert island.discards() == [3, 3]
    assert island.s.won[:2] == [0, 0]
    assert island.s.antlers[:2] == [2, 2]
    assert island.s.tiles_taken == before
    assert island.match.waiting == (1,)
    assert "reveal 1" in island.texts(1)


@pytest.mark.clause("AI-F5")
def test_after_a_draw_the_attacker_goes_back_even_uphill() -> None:
    island = duel([1], [1, 2], at="O1", come_from="G0")
    island.play(1, "commit 1")
    island.play(0, "lock")
    assert island.at(0) == "G0"


@pytest.mark.clause("AI-F5", "AI-X5", "AI-G4")
def test_after_speed_and_a_draw_the_attacker_stands_on_the_space_between() -> None:
    island = Island()
    island.stags("O0", "O1", "O6", "O9")
    island.give(0, 1)
    island.give(1, 1)
    island.tile(0, "speed")
    island.act(0, "move")
    island.play(0, "move G0 O1")
    island.play(1, "commit 1")
    island.play(0, "lock")
    assert island.at(0) == "G0"
    assert island.tiles(0) == []
    assert island.discarded_tiles() == ["speed"], "a tile played stays spent"


@pytest.mark.clause("AI-F6", "AI-F4", "AI-F9")
@pytest.mark.parametrize(("at", "came", "others", "expected"), ESCAPES)
def test_the_winner_puts_the_loser_where_it_could_have_retreated_to(
    at: str, came: str, others: tuple[str, str], expected: set[str]
) -> None:
    island = duel([3, 3], [1], at, came, others)
    island.play(0, "commit 3 3")
    island.play(1, "commit 1")
    island.play(0, "lock")
    if len(expected) > 1:
        assert island.match.waiting == (0,)
        assert {text[4:] for text in island.texts(0)} == expected
        island.play(0, "put " + max(expected))
    assert island.at(1) == max(expected)
    assert island.at(0) == at
    assert island.hand(0) == island.hand(1) == []
    assert island.discards() == [1, 3, 3]
    assert (island.s.antlers[1], island.s.lost[1]) == (1, 1)


@pytest.mark.clause("AI-F6")
def test_a_loser_without_antlers_loses_none() -> None:
    island = duel([3, 3], [1])
    island.s.antlers[1], island.s.lost[1] = 0, 2
    island.play(0, "commit 3 3")
    island.play(1, "commit 1")
    island.play(0, "lock")
    island.play(0, "put O2")
    assert (island.s.antlers[1], island.s.lost[1]) == (0, 2)


@pytest.mark.clause("AI-F6", "AI-F9")
def test_a_defender_that_wins_puts_the_attacker() -> None:
    island = duel([1], [3, 3])
    island.play(1, "commit 3 3")
    island.play(0, "lock")
    assert island.match.waiting == (1,)
    assert sorted(island.texts(1)) == ["put O0", "put O2"]
    island.play(1, "put O2")
    assert (island.at(0), island.at(1)) == ("O2", "O1")
    assert island.s.antlers[0] == 1


@pytest.mark.clause("AI-F7")
def test_every_winner_takes_a_tile_but_a_winning_stag_token_only_once() -> None:
    island = duel([3, 3], [1, 1])
    island.play(0, "commit 3 3")
    events = [*island.play(1, "retreat O2"), *island.play(0, "take up")]
    assert "winning_stag" in [event.what for event in events]
    assert island.seen(2, 0)["winning_stag"]
    assert len(island.tiles(0)) == 1
    island.stags("O0", "O1", "O6", "O9")
    island.act(0, "move")
    island.play(0, "move O1")
    island.play(0, "commit 3 3")
    events = [*island.play(1, "retreat O2"), *island.play(0, "take up")]
    assert "winning_stag" not in [event.what for event in events]
    assert len(island.tiles(0)) == 2
    assert island.seen(2, 0)["winning_stag"]


@pytest.mark.clause("AI-F7")
def test_a_winning_stag_token_is_never_lost() -> None:
    island = duel([1], [3, 3])
    island.s.won[0] = 1
    island.play(1, "commit 3 3")
    island.play(0, "lock")
    island.play(1, "put O2")
    island.play(1, "take up")
    assert island.s.won[:2] == [1, 1]


@pytest.mark.clause("AI-F8", "AI-G7", "AI-G8", "AI-I2")
def test_everything_after_locking_comes_in_order() -> None:
    island = duel([3, 3], [1, 2], advanced=True)
    island.tile(0, "rope-a-dope")
    island.tile(1, "rope-a-dope")
    island.tile(1, "diamond-antler")
    island.tile(0, "roar")
    island.does({"O2": 1})
    asked: list[tuple[int, str]] = []
    for text in (
        *("commit 3 3", "commit 1 2", "lock", "keep 3", "keep 2"),
        *("keep antler", "put O0", "take up", "roar"),
    ):
        (seat,) = island.match.waiting
        asked.append((seat, text))
        island.play(seat, text)
    assert [seat for seat, _ in asked] == [0, 1, 0, 0, 1, 1, 0, 0, 0]
    told = [event.what for entry in island.match.log for event in entry.events]
    order = ["locked", "kept", "won", "was_put", "winning_stag", "took_tile", "took_cube", "roared"]
    assert [what for what in dict.fromkeys(told) if what in order] == order
    assert island.hand(0) == [3]
    assert island.hand(1) == [2]
    assert island.s.antlers[1] == 2


@pytest.mark.clause("AI-F8", "AI-I2")
def test_after_a_retreat_the_stag_moves_then_token_tile_and_cube_follow_before_a_roar() -> None:
    island = duel([3, 3], [1, 2], advanced=True)
    island.tile(0, "roar")
    island.does({"O0": 1})
    island.play(0, "commit 3 3")
    island.play(1, "retreat O2")
    island.play(0, "take up")
    island.play(0, "roar")
    told = [event.what for entry in island.match.log for event in entry.events]
    order = ["retreated", "winning_stag", "took_tile", "took_cube", "roared"]
    assert [what for what in dict.fromkeys(told) if what in order] == order


@pytest.mark.clause("AI-F9")
def test_after_a_fight_play_goes_on_in_turn_order() -> None:
    island = duel([3, 3], [1, 2])
    island.play(0, "commit 3 3")
    island.play(1, "retreat O2")
    island.play(0, "take up")
    island.finish_turn(0)
    assert island.match.waiting == (1,)
    assert "reveal 1" in island.texts(1)


# ---- fighting cubes -----------------------------------------------------------------------------------


@pytest.mark.clause("AI-I1")
@pytest.mark.parametrize(("players", "cubes"), [(3, 2), (4, 3)])
def test_everyone_begins_with_cubes_of_their_colour(players: int, cubes: int) -> None:
    island = Island(players, advanced=True)
    for seat in range(players):
        own = [cubes if colour == seat else 0 for colour in range(players)]
        assert all(island.seen(by, seat)["cubes"] == own for by in (*range(players), None))
    assert Island(players).seen(None, 0)["cubes"] is None, "only in the advanced game"


def win(island: Island) -> None:
    island.play(0, "commit 3 3")
    island.play(1, "retreat O2")
    island.play(0, "take up")


@pytest.mark.clause("AI-I2")
def test_an_attacker_that_wins_takes_a_cube_of_the_losers_colour() -> None:
    island = duel([3, 3], [1, 2], advanced=True)
    win(island)
    assert island.seen(2, 0)["cubes"] == [3, 1, 0, 0]
    assert island.seen(2, 1)["cubes"] == [0, 2, 0, 0]


@pytest.mark.clause("AI-I2", "AI-F9")
def test_the_winner_chooses_between_its_own_colour_and_the_losers() -> None:
    island = duel([3, 3], [1, 2], advanced=True)
    island.s.cubes[0][0], island.s.cubes[1][0] = 2, 1
    win(island)
    assert island.match.waiting == (0,)
    assert sorted(island.texts(0)) == ["cube blue", "cube orange"], "one must be taken"
    island.play(0, "cube orange")
    assert island.seen(2, 0)["cubes"] == [3, 0, 0, 0]
    assert island.seen(2, 1)["cubes"] == [0, 3, 0, 0]


@pytest.mark.clause("AI-I2")
def test_nobody_takes_a_second_cube_of_a_foreign_colour_nor_one_of_a_third() -> None:
    island = duel([3, 3], [1, 2], advanced=True)
    island.s.cubes[0][1], island.s.cubes[1][1] = 1, 2
    island.s.cubes[1][2], island.s.cubes[2][2] = 1, 2
    win(island)
    island.finish_turn(0)
    assert island.match.waiting == (1,)
    assert island.seen(2, 0)["cubes"] == [3, 1, 0, 0]


@pytest.mark.clause("AI-I2")
def test_a_loser_without_fitting_cubes_gives_none() -> None:
    island = duel([3, 3], [1, 2], advanced=True)
    island.s.cubes[1][1], island.s.cubes[2][1], island.s.cubes[3][1] = 0, 1, 1
    island.s.cubes[0][1] = 1
    win(island)
    assert island.seen(2, 0)["cubes"] == [3, 1, 0, 0]


@pytest.mark.clause("AI-I2")
@pytest.mark.parametrize("locked", [False, True])
def test_defenders_never_gain_cubes(locked: bool) -> None:
    island = duel([1, 1], [3, 3], advanced=True)
    island.play(0, "commit 1")
    island.play(1, "commit 3 3")
    if locked:
        island.play(0, "lock")
        island.play(1, "put O2")
    else:
        island.play(0, "retreat O2")
    island.play(1, "take up")
    assert island.seen(2, 0)["cubes"] == [3, 0, 0, 0]
    assert island.seen(2, 1)["cubes"] == [0, 3, 0, 0]


@pytest.mark.clause("AI-I2")
def test_an_attacker_that_wins_by_locking_takes_a_cube_too() -> None:
    island = duel([3, 3], [1], advanced=True)
    island.play(0, "commit 3 3")
    island.play(1, "commit 1")
    island.play(0, "lock")
    island.play(0, "put O2")
    island.play(0, "take up")
    assert island.seen(2, 0)["cubes"] == [3, 1, 0, 0]


@pytest.mark.clause("AI-F1")
def test_tokens_may_be_named_in_any_order_and_by_number_where_values_do_not_tell() -> None:
    match = duel([3, 1, 3], [1]).match
    assert str(match.parse(0, "commit 1 3 3")) == str(match.parse(0, "commit 3 3 1")) == "commit 3 1 3"
    last = match.state.hand[0][2]
    assert match.parse(0, f"commit 3#{last} 1").steps != match.parse(0, "commit 3 1").steps
