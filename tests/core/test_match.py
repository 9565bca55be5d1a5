"""A match does what its documentation says: all or nothing, a log, and undo while nothing is known."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from random import Random
from typing import Any, assert_type
from xml.etree import ElementTree

import numpy as np
import pytest

import antics
from antics import Action, AnticsError, Event, IllegalAction, Match
from antics.bots import Position
from antics.conformance.settings import play
from antics.core.chance import reseed
from antics.core.state import EVERYONE, WATCHER
from antics.games.antigua.view import AntiguaView
from antics.games.antler_island.view import AntlerIslandSeat
from tests.core import sealed


def bids(players: int = 2, seed: str = "1", dice: bool = False) -> Match:
    return Match(sealed.game(), players, seed, {"dice": dice}, {})


def hand(match: Match, seat: int) -> list[int]:
    return [card for card in range(sealed.CARDS) if match.state.place[card] == sealed.HAND + seat]


def test_a_new_match_knows_its_game_players_seed_and_options() -> None:
    match = antics.new("connect-four", players=2, seed=7)
    assert match.game is antics.game("connect-four")
    assert (match.players, match.seed, match.options, match.components) == (2, "7", {}, {})
    assert match.log == []
    assert match.waiting == (0,)
    assert not match.over
    assert antics.new("connect-four", seed=7).state == antics.new("connect-four", seed="7").state


def test_without_a_seed_one_of_256_bits_is_drawn() -> None:
    one, two = antics.new("connect-four"), antics.new("connect-four")
    assert one.seed != two.seed
    assert len(bytes.fromhex(one.seed)) == 32


def test_what_happened_at_set_up_can_be_heard() -> None:
    match = bids(3)
    assert [event.what for event in match.opening] == ["drew"] * 3
    assert [event.who for event in match.opening] == [0, 1, 2]
    assert match.state.told is None


def test_several_seats_may_be_waited_for_and_act_in_any_order() -> None:
    match = bids(3)
    assert match.waiting == (0, 1, 2)
    match.play(1, "ready")
    assert match.waiting == (0, 2)
    assert [str(action) for action in match.legal(1)] == ["back"]
    match.play(1, "back")
    assert match.waiting == (0, 1, 2)


def test_steps_of_one_choice_are_one_action() -> None:
    match = bids(2)
    (card,) = hand(match, 0)
    assert {action.text: action.steps for action in match.legal(0)} == {
        f"card {card} ready": (card, sealed.READY),
        "ready": (sealed.READY,),
    }
    events = match.play(0, f"card {card} ready")
    assert [event.what for event in events] == ["confirmed"]
    entry = match.log[-1]
    assert (entry.seat, str(entry.action), entry.events) == (0, f"card {card} ready", events)


def test_an_action_by_its_steps_is_logged_with_its_own_text() -> None:
    match = bids(2)
    (card,) = hand(match, 0)
    match.play(0, Action((card, sealed.READY), "a lie"))
    assert match.log[-1].action == Action((card, sealed.READY), f"card {card} ready")


@pytest.mark.parametrize(
    ("steps", "reason"),
    [
        ((), "not finished"),
        ((sealed.ROLL,), "not now"),
        ((99,), "no step 99"),
        ((-1,), "no step -1"),
        ((sealed.READY, sealed.BACK), "more than one choice"),
    ],
)
def test_an_illegal_action_changes_nothing(steps: tuple[int, ...], reason: str) -> None:
    match = bids(2)
    before, state = match.state.copy(), match.state
    with pytest.raises(IllegalAction, match=reason) as caught:
        match.play(0, Action(steps, "tried"))
    assert caught.value.clause in ("S-2", "S-4")
    assert match.state is state
    assert state == before
    assert match.log == []
    assert not match.can_undo


def test_a_half_choice_is_refused_and_leaves_no_trace() -> None:
    match = bids(2)
    (card,) = hand(match, 0)
    before = match.state.copy()
    for action in (Action((card,), "half"), f"card {card}"):
        with pytest.raises(IllegalAction):
            match.play(0, action)
    with pytest.raises(IllegalAction, match="not finished"):
        match.play(0, Action((card,), "half"))
    with pytest.raises(IllegalAction):
        match.play(0, Action((card, card), "twice the same"))
    assert match.state == before
    assert sealed.unfinished(match.state, 0) is False


def test_a_refusal_says_what_is_possible() -> None:
    match = bids(2)
    with pytest.raises(
        IllegalAction, match=r"'fly' is not possible here; possible: card \d, ready\. \(S-2\)"
    ):
        match.play(0, "fly")
    with pytest.raises(IllegalAction, match=r"'roll': no: not now \(S-4\)"):
        match.play(0, "roll")
    match = bids(2, dice=True)
    match.play(0, "ready")
    match.play(1, "ready")
    assert match.waiting == (0,)
    with pytest.raises(IllegalAction, match="Blue has nothing to decide now"):
        match.play(1, "ready")


def test_undo_takes_back_one_action_after_the_other_until_something_was_known() -> None:
    match = bids(3)
    states = [match.state.copy()]
    for seat, text in ((0, "ready"), (1, "ready"), (0, "back")):
        match.play(seat, text)
        states.append(match.state.copy())
    for state in states[-2::-1]:
        assert match.can_undo
        match.undo()
        assert match.state == state
    assert match.log == []
    with pytest.raises(AnticsError, match="nothing to undo"):
        match.undo()
    for seat in range(3):
        match.play(seat, "ready")
    assert len(match.log) == 3
    assert not match.can_undo, "bids were shown"
    with pytest.raises(AnticsError):
        match.undo()
    assert len(match.log) == 3


def test_a_roll_cannot_be_undone_nor_what_was_before_it() -> None:
    match = bids(2, dice=True)
    for seat in range(2):
        match.play(seat, "ready")
    match.play(0, "roll")
    assert match.log[-1].events[0].what == "rolled"
    assert not match.can_undo
    match.play(0, "ready")
    assert match.can_undo
    match.undo()
    assert not match.can_undo


def test_luck_alone_is_enough_to_refuse_undo() -> None:
    match = bids(2, dice=True)
    for _ in range(sealed.ROUNDS):
        news = match.state.news
        for seat in range(2):
            match.play(seat, "ready")
        known, drawn = match.state.news, match.state.drawn
        match.play(0, "roll")
    assert match.over
    assert match.state.news == known > news, "the last roll shows nothing new,"
    assert match.state.drawn == drawn + 1, "but draws luck"
    assert not match.can_undo


def test_undo_gives_back_an_equal_position_that_plays_on_alike() -> None:
    match, other = bids(2), bids(2)
    match.play(0, "ready")
    match.undo()
    for seat in range(2):
        assert match.play(seat, "ready") == other.play(seat, "ready")
    assert match.state == other.state


def test_only_those_who_know_a_piece_hear_its_face() -> None:
    event = Event(sealed.Event.DREW, 1, 2, 3, piece=4, face=9, seen=0b10)
    assert event.face_for(1) == 9
    assert event.face_for(0) is None
    assert event.face_for(WATCHER) is None
    told = {"what": "drew", "clause": "S-1", "who": {"seat": 1}, "card": 4, "face": 9}
    assert event.seen_by(1) == told
    assert event.seen_by(0) == told | {"face": None}
    public = Event(sealed.Event.ROLLED, 1, 2, 3, piece=-1, face=0, seen=EVERYONE)
    assert public.face_for(1) is None
    assert public.seen_by(0) == {"what": "rolled", "clause": "S-4", "who": {"seat": 1}, "eyes": 2}


def test_seats_and_watchers_see_what_they_may() -> None:
    match = bids(2)
    (mine,), (theirs,) = hand(match, 0), hand(match, 1)
    assert match.view(0)["cards"][mine][1] == match.state.face[mine]
    assert match.view(0)["cards"][theirs][1] is None
    assert match.view()["cards"][mine][1] is None
    with pytest.raises(AnticsError, match="no seat 2"):
        match.view(2)


def test_scores_come_with_the_end() -> None:
    match = bids(3, dice=True)
    with pytest.raises(AnticsError, match="not over"):
        _ = match.scores
    for _ in play(match, Random(5)):
        pass
    assert match.over
    assert repr(match) == f"<Sealed Bids, 3 players, {len(match.log)} actions, over>"
    assert [score.points for score in match.scores] == match.state.points
    best = max(match.state.points)
    assert [score.won for score in match.scores] == [points == best for points in match.state.points]
    assert all(score.sources == {"bids": score.points} for score in match.scores)


def test_a_match_shows_who_is_waited_for() -> None:
    match = bids(2)
    assert repr(match) == "<Sealed Bids, 2 players, 0 actions, waiting for orange, blue>"


def test_two_matches_share_nothing() -> None:
    one, two = bids(2), bids(2)
    before = two.state.copy()
    one.play(0, "ready")
    assert two.state == before
    assert two.log == []


# ---- bad input, and what was wrong before ---------------------------------------------------------------


@pytest.mark.parametrize("seat", [np.int64(0), np.uint8(0), np.array(0)])
def test_numbers_of_numpy_are_numbers(seat: Any) -> None:
    match = antics.new("connect-four", players=np.int32(2), seed=np.int64(7))
    assert match.seed == "7"
    assert match.steps(seat) == match.steps(0)
    step: Any = np.int16(3)
    match.step(seat, step)
    match.undo()
    steps: Any = (np.int64(3),)
    match.play(seat, Action(steps, ""))
    assert type(match.log[0].seat) is int
    assert [type(step) for step in match.log[0].action.steps] == [int]
    assert match.view(seat) == match.view(0)


@pytest.mark.parametrize("seat", [True, 0.0, "0", b"0", None, -1, 2, [0], np.float64(0), np.bool_(False)])
def test_what_is_no_seat_is_refused(seat: Any) -> None:
    match = antics.new("connect-four")
    asked = [match.legal, match.choice, match.steps, match.analyse, lambda one: match.step(one, 0)]
    seen = [match.view, match.log_for, match.fingerprint, match.picture] if seat is not None else []
    ask: Any
    for ask in [*asked, *seen, lambda one: match.play(one, "drop a"), lambda one: match.parse(one, "drop a")]:
        with pytest.raises(AnticsError, match="there is no seat"):
            ask(seat)
    assert match.log == []


@pytest.mark.parametrize("seed", [1.5, True, b"x", [], (1,), "", "two words", np.float32(1)])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(AnticsError, match="a seed is one word of at most 200 characters or a whole number"):
        antics.new("connect-four", seed=seed)


@pytest.mark.parametrize("action", [None, 3, b"drop a", ["drop a"], ("drop", "a")])
def test_what_is_no_action_is_refused(action: Any) -> None:
    match = antics.new("connect-four")
    with pytest.raises(AnticsError, match="an action is an Action or a text"):
        match.play(0, action)
    with pytest.raises(AnticsError, match="an action is an Action or a text"):
        match.parse(0, action)


@pytest.mark.parametrize("steps", [None, 3, ("x",), (None,), (1.5,), (999,), (-1,), "x", b"", (True,)])
def test_what_are_no_steps_are_refused(steps: Any) -> None:
    match = antics.new("connect-four")
    with pytest.raises(AnticsError):
        match.play(0, Action(steps, "drop a"))
    assert match.log == []


@pytest.mark.parametrize("step", [999, -1, "x", None, 2.0, True])
def test_a_choice_takes_no_step_that_there_is_not(step: Any) -> None:
    match = antics.new("connect-four")
    for take in match.choice(0).then, lambda one: match.step(0, one):
        with pytest.raises(IllegalAction, match="There is no step"):
            take(step)
    whole = match.choice(0).then(3)
    with pytest.raises(IllegalAction, match="more than one choice"):
        whole.then(3)


@pytest.mark.parametrize("source", [3, None, b"antics 1\n", 1.5, ["antics 1"]])
def test_what_is_no_file_is_refused(source: Any) -> None:
    with pytest.raises(AnticsError, match="a game is loaded from a file or a text"):
        antics.load(source)


@pytest.mark.parametrize("luck", [3, "012", b"12", [1.5], [None], [True], ["1"]])
def test_what_is_no_luck_is_refused(luck: Any) -> None:
    with pytest.raises(AnticsError, match="luck is a row of whole numbers"):
        antics.new("antigua", luck=luck)


def test_luck_goes_on_from_the_seed_where_it_is_not_decided() -> None:
    free = antics.new("antigua", players=2, seed=7)
    twin = antics.new("antigua", players=2, seed=7, luck=np.array([lot.result for lot in free.luck[:10]]))
    again = antics.new("antigua", players=2, seed=8, luck=free.luck)
    assert again.view() == free.beginning().view()
    assert twin.state == free.state
    other = antics.new("antigua", players=2, seed=7, luck=[0] * 30)
    assert [lot.result for lot in other.luck] == [0] * 30 + [lot.result for lot in free.luck[30:]]
    assert other.state != free.state


def test_bots_imagine_luck_of_their_own_where_it_is_decided() -> None:
    match = antics.new("antigua", players=2, seed=7, luck=[0, 0, 0])
    assert Position.of(match, match.waiting[0], 1).state.lots is None


def test_a_choice_begun_is_forgotten_when_others_make_it_void() -> None:
    match = bids(2)
    (card,) = hand(match, 0)
    match.step(0, card)
    assert match.steps(0) == [sealed.READY]
    match.play(1, "ready")
    assert match.steps(0) == [sealed.READY], "what the other did does not matter"
    twin = match.copy()
    assert twin.steps(0) == [sealed.READY]
    match.play(0, "ready")
    assert match.log[-1].action.text == "ready", "a whole choice forgets the steps before"
    assert twin.steps(0) == [sealed.READY]
    twin.undo()
    assert card in twin.steps(0), "and so does undoing"


def test_games_are_pickled_by_where_they_come_from() -> None:
    game = antics.game("antigua")
    assert pickle.loads(pickle.dumps(game)) is game
    assert len(pickle.dumps(antics.new("antigua"))) < 6000


def test_two_matches_are_one_only_if_all_of_it_is() -> None:
    match = antics.new("connect-four", seed=7)
    assert match == antics.new("connect-four", seed="7")
    assert match != antics.new("connect-four", seed=8)
    assert match != "connect-four"
    events = match.play(0, "drop d")
    assert events
    assert match != antics.new("connect-four", seed=7)
    with pytest.raises(TypeError, match="unhashable"):
        hash(match)


def test_views_have_the_types_that_games_give_them() -> None:
    assert_type(antics.new("antigua").view(0), AntiguaView)
    assert_type(antics.new("antler-island").view(0)["seats"], list[AntlerIslandSeat])
    assert_type(antics.new("animal-kingdoms").view()["players"], int)
    assert_type(antics.new("connect-four").view(0)["rows"], list[list[int | None]])
    name = "antigua"
    assert_type(antics.new(name).view(0), Mapping[str, Any])


def test_a_notebook_shows_what_spectators_see() -> None:
    match = antics.new("antler-island", players=3, seed=7)
    html = match._repr_html_()
    assert "waiting for pink" in html
    assert str(match.picture()) in html
    picture = match.picture(2)
    assert picture._repr_svg_() == str(picture)
    assert ElementTree.fromstring(str(picture)).tag == "{http://www.w3.org/2000/svg}svg"
    assert "O1\N{NO-BREAK SPACE}" in str(picture)


@pytest.mark.parametrize("name", antics.game_names())
def test_pictures_show_secrets_to_their_owners_only(name: str) -> None:
    match = antics.new(name, seed=3)
    for _ in play(match, Random(3), 40):
        pass
    for seat in range(match.players):
        twin = match.copy()
        reseed(twin.state, 5)
        twin.game.rules.redeal(twin.state, seat)
        assert str(twin.picture(seat)) == str(match.picture(seat))
