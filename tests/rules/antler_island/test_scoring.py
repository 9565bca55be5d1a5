"""AI-H, AI-I3, AI-J: the end, the score, and what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

import antics
from antics.core import native, rollout
from antics.core.state import WATCHER, LegalSteps
from tests.rules.antler_island.island import Island
from tests.rules.antler_island.test_fights import duel


def last_round(players: int = 4, advanced: bool = False) -> Island:
    island = Island(players, advanced)
    island.s.last = 1
    island.s.won[:players] = [1] * players
    return island


def finished(island: Island) -> list[antics.Score]:
    """The scores after a last round in which nothing happens."""
    island.begin(0, "rut")
    while not island.match.over:
        (seat,) = island.match.waiting
        island.play(seat, island.texts(seat)[0])
    return island.match.scores


@pytest.mark.clause("AI-H1")
@pytest.mark.parametrize(("players", "end"), [(3, 12), (4, 10)])
def test_the_last_round_is_played_out_and_no_new_one_begins(players: int, end: int) -> None:
    island = Island(players)
    island.s.mated[0] = end - 1
    island.does({"O1": 1})
    turns = 0
    island.begin(0, "rut")
    while not island.match.over:
        (seat,) = island.match.waiting
        events = island.play(seat, island.texts(seat)[0])
        turns += sum(event.what == "revealed" for event in events)
        assert not any(event.what in ("round", "does_climbed", "does_came", "food_laid") for event in events)
    assert turns == 4 * players
    assert island.s.round == 1


@pytest.mark.clause("AI-H1", "AI-E3")
def test_without_the_end_number_another_round_follows() -> None:
    island = Island()
    island.s.mated[0] = 8
    island.does({"O1": 1})
    island.begin(0, "rut")
    island.play_round_out()
    assert island.s.round == 2
    assert not island.match.over


@pytest.mark.clause("AI-H2")
def test_without_a_winning_stag_token_there_are_no_points_and_the_last_rank() -> None:
    island = last_round(advanced=True)
    island.s.won[0] = island.s.won[1] = 0
    island.s.mated[:] = [9, 8, 0, 1]
    island.stags("C", "O4", "O7", "O9")
    scores = finished(island)
    assert [score.points for score in scores[:2]] == [0, 0]
    assert sum(scores[0].sources.values()) == 0
    assert scores[0].rank == scores[1].rank == max(score.rank for score in scores)
    assert scores[0].rank > scores[2].rank
    assert [score.rank for score in scores] == [4, 4, 2, 1]
    assert [score.won for score in scores] == [False, False, False, True]


@pytest.mark.clause("AI-H2")
def test_a_stag_that_won_a_fight_is_ranked_before_one_that_did_not_even_with_no_points() -> None:
    island = last_round()
    island.s.won[:] = [0, 1, 0, 0]
    island.s.mated[:] = [9, 0, 3, 3]
    scores = finished(island)
    assert [score.won for score in scores] == [False, True, False, False]
    assert len({score.rank for score in scores if not score.won}) == 1
    assert [score.rank for score in scores] == [4, 1, 4, 4]


@pytest.mark.clause("AI-H2")
def test_if_nobody_has_a_token_nobody_wins() -> None:
    island = last_round()
    island.s.won[:] = [0, 0, 0, 0]
    scores = finished(island)
    assert not any(score.won for score in scores)
    assert len({score.rank for score in scores}) == 1
    assert [score.rank for score in scores] == [4, 4, 4, 4]
    assert all(score.points == 0 for score in scores)


@pytest.mark.clause("AI-H3")
def test_points_are_for_does_and_height() -> None:
    island = last_round()
    island.s.mated[:] = [4, 3, 5, 1]
    island.stags("C", "G1", "O7", "G2")
    scores = finished(island)
    assert [score.points for score in scores] == [7, 4, 5, 2]
    assert [score.rank for score in scores] == [1, 3, 2, 4]
    assert [score.won for score in scores] == [True, False, False, False]
    assert dict(scores[0].sources) == {"does": 4, "height": 3, "own cubes": 0, "foreign cubes": 0}


@pytest.mark.clause("AI-H4")
def test_ties_go_to_more_antlers_then_height_then_tokens() -> None:
    cases: list[tuple[dict[str, Any], list[int]]] = [
        ({"antlers": [3, 4]}, [2, 1]),
        ({"antlers": [3, 3], "stags": ("C", "O4"), "mated": [1, 4], "hand": ([], [3, 3])}, [1, 2]),
        ({"antlers": [2, 3], "stags": ("C", "O4"), "mated": [1, 4]}, [2, 1]),
        ({"hand": ([3, 1], [1, 1, 1])}, [1, 2]),
        ({"hand": ([3], [1, 1, 1, 1])}, [2, 1]),
        ({"hand": ([3], [1, 1, 1])}, [1, 1]),
        ({}, [1, 1]),
        ({"lost": [5, 0]}, [1, 1]),
    ]
    for case, ranks in cases:
        island = last_round(3)
        s = island.s
        s.mated[:2] = case.get("mated", [4, 4])
        s.antlers[:2] = s.grown[:2] = case.get("antlers", [2, 2])
        s.lost[:2] = case.get("lost", [0, 0])
        island.stags(*case.get("stags", ("O1", "O4")))
        for seat, values in enumerate(case.get("hand", ([], []))):
            island.give(seat, *values)
        scores = finished(island)
        assert [score.rank for score in scores[:2]] == ranks, case
        assert [score.won for score in scores[:2]] == [rank == 1 for rank in ranks]


@pytest.mark.clause("AI-H4", "AI-J1")
def test_at_the_end_everything_hidden_is_shown() -> None:
    island = last_round()
    island.give(0, 3, 1)
    island.tile(1, "speed")
    finished(island)
    seen = island.match.view()
    assert [token["value"] for token in seen["seats"][0]["tokens"]] == [3, 1]
    assert seen["seats"][1]["tiles"][0]["kind"] == "speed"


@pytest.mark.clause("AI-H4")
def test_what_is_shown_at_the_end_is_told_piece_by_piece() -> None:
    island = last_round()
    island.give(0, 3, 1)
    island.tile(1, "speed")
    island.tile(1, "roar", up=True)
    island.lay("O5", 2)
    finished(island)
    told = [event.seen_by(WATCHER) for event in island.match.log[-1].events]
    assert [(e["who"], e["value"]) for e in told if e["what"] == "showed"] == [
        ({"seat": 0}, 3),
        ({"seat": 0}, 1),
    ]
    assert [(e["who"], e["wily"]) for e in told if e["what"] == "showed_tile"] == [({"seat": 1}, "speed")]
    assert [(e["space"], e["value"]) for e in told if e["what"] == "uncovered"] == [("O5", 2)]


@pytest.mark.clause("AI-H5")
def test_a_game_has_no_round_limit_but_a_simulation_may_cut_it_off() -> None:
    island = Island()
    island.s.round = 500
    island.begin(0, "grow")
    island.play_round_out()
    assert island.s.round == 501
    assert not island.match.over
    rules = antics.game("antler-island").rules
    loops = native.linked(rollout, rules)
    s = antics.new("antler-island", 3, 5).state
    loops.play_out(s, LegalSteps(), 1, 2, [rollout.Halt()])
    assert s.round == 3
    assert rules.waiting(s) != 0, "stopped, not scored"
    twin = antics.new("antler-island", 3, 5)
    with pytest.raises(antics.AnticsError, match="not over"):
        _ = twin.scores


# ---- cubes ------------------------------------------------------------------------------------------------


@pytest.mark.clause("AI-I3")
@pytest.mark.parametrize(
    ("players", "cubes", "own", "foreign"),
    [
        (4, [3, 0, 0, 0], 1, 0),
        (4, [3, 1, 1, 1], 1, 3),
        (4, [0, 1, 1, 1], 0, 3),
        (4, [2, 1, 1, 0], 0, 0),
        (3, [2, 0, 0], 1, 0),
        (3, [2, 1, 1], 1, 2),
        (3, [1, 1, 1], 0, 2),
        (3, [1, 1, 0], 0, 0),
    ],
)
def test_cubes_score_for_all_of_ones_own_and_one_of_every_other_colour(
    players: int, cubes: list[int], own: int, foreign: int
) -> None:
    for token in (1, 0):
        island = last_round(players, advanced=True)
        each = {3: 2, 4: 3}[players]
        s = island.s
        s.won[0] = token
        for colour, count in enumerate(cubes):
            s.cubes[0][colour] = count
            if colour:
                s.cubes[colour][colour] = each - count
        for other in range(1, 1 + each - cubes[0]):
            s.cubes[other][0] = 1
        score = finished(island)[0]
        assert score.sources["own cubes"] == own * token
        assert score.sources["foreign cubes"] == foreign * token
        assert score.points == (own + foreign) * token


@pytest.mark.clause("AI-I3")
def test_without_the_option_cubes_score_nothing() -> None:
    assert [score.points for score in finished(last_round())] == [0] * 4


# ---- hidden information -----------------------------------------------------------------------------------


@pytest.mark.clause("AI-J1")
def test_spectators_see_public_things_only() -> None:
    island = Island()
    island.give(0, 3)
    island.tile(0, "speed")
    island.lay("O2", 3)
    seen = island.match.view()
    assert seen["seats"][0]["tokens"][0]["value"] is None
    assert seen["seats"][0]["tiles"][0]["kind"] is None
    assert all(token["value"] is None for space in seen["spaces"] for token in space["food"])
    assert seen["you"] is None


@pytest.mark.clause("AI-J2")
def test_counts_and_everything_open_is_public() -> None:
    island = Island(advanced=True)
    island.give(0, 3, 2)
    island.tile(0, "speed", up=True)
    island.tile(0, "roar")
    island.discard_food(keep=5)
    for by in (0, 1, 2, 3, None):
        seen = island.match.view(by)
        me = seen["seats"][0]
        assert len(me["tokens"]) == len(me["tiles"]) == 2
        assert me["tiles"][0]["kind"] == "speed"
        assert (me["antlers"], me["lost"], me["mated"], me["cubes"]) == (2, 0, 0, [3, 0, 0, 0])
        assert (seen["food_pile"], len(seen["food_discards"])) == (5, 20)
        assert seen["wily_pile"] == 9
        assert seen["reserve"] == 14
        assert seen["die"]


@pytest.mark.clause("AI-J2", "AI-J1")
def test_unrevealed_control_tiles_are_counted_and_revealed_ones_known() -> None:
    island = Island()
    island.begin(0, "grow")
    island.s.plan[0][:] = [0, 1, 2, 3, 3]
    island.play(0, "reveal X")
    for by in (1, 2, 3, None):
        mat = island.seen(by, 0)["plan"]
        assert mat["beside"] == {"move": 1, "eat": 1, "rut": 1, "grow": 1}


@pytest.mark.clause("AI-J2", "AI-C2")
def test_from_which_pile_a_token_came_is_public() -> None:
    match = antics.new("antler-island", 4, 2)
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    starting = {match.view()["seats"][seat]["tokens"][0]["batch"] for seat in range(4)}
    laid = {token["batch"] for space in match.view()["spaces"] for token in space["food"]}
    assert starting == laid
    assert len(starting) == 1
    s = match.state
    main = {s.batch[token] for token in s.food_pile[: s.food_left - 4]}
    assert len(main) == 1
    assert main != starting


@pytest.mark.clause("AI-J2", "AI-J1")
def test_a_seat_never_takes_a_token_of_the_starting_pile_for_a_three() -> None:
    match = antics.new("antler-island", 4, 2)
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    values = set()
    for number in range(200):
        s = match.state.copy()
        s.key[0], s.drawn = number, 0
        match.game.rules.redeal(s, 0)
        values |= {s.face[s.hand[seat][0]] for seat in (1, 2, 3)}
    assert values == {1, 2}


@pytest.mark.clause("AI-J3")
def test_a_token_can_be_followed_from_the_island_into_hand_and_fight() -> None:
    island = duel([1, 2], [3])
    number = island.seen(2, 0)["tokens"][1]["id"]
    island.play(0, "commit 2")
    (token,) = [token for token in island.seen(2, 0)["tokens"] if token["committed"]]
    assert token["id"] == number
    assert token["value"] is None


@pytest.mark.clause("AI-J3")
def test_growing_shows_the_tokens_cashed_and_no_others() -> None:
    island = Island()
    island.give(0, 1, 2, 3)
    island.act(0, "grow")
    island.play(0, "grow 1 3")
    assert island.match.view(2)["food_discards"] == [1, 3]
    assert island.seen(2, 0)["tokens"][0]["value"] is None


@pytest.mark.clause("AI-J3", "AI-G7")
def test_what_was_seen_once_stays_known_until_it_is_shuffled() -> None:
    island = duel([3, 2], [1])
    island.tile(0, "rope-a-dope", up=True)
    island.play(0, "commit 3 2")
    island.play(1, "commit 1")
    island.play(0, "lock")
    island.play(0, "keep 3")
    assert island.seen(2, 0)["tokens"][0]["value"] == 3
    s = island.s.copy()
    island.match.game.rules.redeal(s, 2)
    assert s.face[s.hand[0][0]] == 3
