"""A game of an earlier edition of the rules is the same game until a ruling that changed is touched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

import antics
from antics import AnticsError, IllegalAction
from antics.core import editions, savefile
from antics.core import match as matches
from antics.core.contract import Change, Game
from antics.core.match import Match

HEAD = "antics 1\ngame connect-four\n{rules}players 2\nseed 7\nmoves\n"
OLD = HEAD.format(rules="")
Changed = Callable[..., Game]


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> Changed:
    """Connect four with rulings that changed since the first edition."""

    def install(*changes: Change) -> Game:
        game = replace(antics.game("connect-four"), changes=changes)
        monkeypatch.setattr(matches, "game_named", lambda name: game)
        monkeypatch.setattr(savefile, "game", lambda name: game)
        return game

    return install


def dropped_into(column: str, edition: int = 2, clause: str = "C4-1") -> Change:
    """A ruling about one column."""
    return Change(
        edition, clause, lambda s, events: any(event.seen_by(0)["column"] == column for event in events)
    )


def test_the_edition_is_that_of_the_latest_change(changed: Changed) -> None:
    assert antics.game("connect-four").edition == 1
    assert changed(dropped_into("a", 3), dropped_into("b", 2)).edition == 3


def test_a_save_says_the_edition_of_its_rules(changed: Changed) -> None:
    assert "\nrules 1\n" in antics.new("connect-four", seed=7).save()
    changed(dropped_into("a"))
    assert "\nrules 2\n" in antics.new("connect-four", seed=7).save()


@pytest.mark.parametrize("rules", ["", "rules 1\n"])
def test_an_early_game_that_touches_no_changed_ruling_loads(changed: Changed, rules: str) -> None:
    changed(dropped_into("a"))
    match = antics.load(HEAD.format(rules=rules) + "0 drop d\n1 drop b\nend\n")
    assert [str(entry.action) for entry in match.log] == ["drop d", "drop b"]
    assert match.can_undo
    match.play(0, "drop a")
    assert antics.load(match.save()).state == match.state, "it goes on by today's rules, and says so"


def test_an_early_game_that_touches_a_changed_ruling_says_where_it_parts(changed: Changed) -> None:
    changed(dropped_into("b", clause="C4-3"), dropped_into("a", clause="C4-2"))
    with pytest.raises(AnticsError) as caught:
        antics.load(OLD + "0 drop d\n1 drop a\n0 drop b\nend\n")
    assert str(caught.value) == (
        "save: line 7: played by edition 1 of the rules of Connect Four: at move 2, '1 drop a', "
        "today's (edition 2) part from them by C4-2"
    )


def test_a_move_that_is_not_legal_any_more_parts_too(changed: Changed) -> None:
    changed(dropped_into("a"))
    with pytest.raises(AnticsError) as caught:
        antics.load(OLD + "0 drop d\n0 drop d\nend\n")
    assert str(caught.value) == (
        "save: line 7: played by edition 1 of the rules of Connect Four: at move 2, '0 drop d', "
        "today's (edition 2) part from them by C4-1: Orange has nothing to decide now."
    )


def test_only_rulings_later_than_the_edition_of_a_game_count(changed: Changed) -> None:
    changed(dropped_into("a", 2), dropped_into("b", 3, "C4-2"))
    text = HEAD.format(rules="rules 2\n")
    assert len(antics.load(text + "0 drop a\nend\n").log) == 1
    with pytest.raises(AnticsError, match=r"line 8: played by edition 2 .* at move 2, '1 drop b', .* C4-2$"):
        antics.load(text + "0 drop a\n1 drop b\nend\n")
    today = HEAD.format(rules="rules 3\n")
    assert len(antics.load(today + "0 drop a\n1 drop b\nend\n").log) == 2
    with pytest.raises(AnticsError, match="save: line 7: Blue has nothing to decide now"):
        antics.load(today + "1 drop a\nend\n")


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        (
            "rules 3\n",
            "save: played by edition 3 of the rules of Connect Four, which this version of Antics "
            "does not know (it knows 1 to 2)",
        ),
        ("rules 0\n", "save: played by edition 0 "),
        ("rules x\n", "save: rules must be a number, not 'x'"),
        ("rules 1\nrules 2\n", "save: line 4: unexpected 'rules 2'"),
    ],
)
def test_an_edition_that_there_is_not_is_refused(changed: Changed, rules: str, told: str) -> None:
    changed(dropped_into("a"))
    with pytest.raises(AnticsError) as caught:
        antics.load(HEAD.format(rules=rules) + "end\n")
    assert str(caught.value).startswith(told)
    assert "\n" not in str(caught.value)


def test_a_game_that_parts_stays_as_it_was(changed: Changed) -> None:
    changed(dropped_into("a"))
    match = antics.new("connect-four", seed=7)
    editions.play(match, 1, 0, "drop d")
    before, log = match.state.copy(), list(match.log)
    for seat, action, clause in ((1, "drop a", "C4-1"), (0, "drop b", "C4-1")):
        with pytest.raises(editions.Parting) as caught:
            editions.play(match, 1, seat, action)
        parting = caught.value
        assert (parting.edition, parting.move, parting.clause) == (1, 2, clause)
        assert (match.state, match.log, match.can_undo) == (before, log, True)
    with pytest.raises(IllegalAction):
        editions.play(match, 2, 0, "drop b")
    assert editions.play(match, 2, 1, "drop a") == match.log[-1].events
    assert isinstance(match, Match)


def test_a_game_whose_set_up_changed_parts_before_its_first_move(changed: Changed) -> None:
    changed(Change(2, "C4-A1", lambda s, events: not any(s.height) and not events))
    for text in ("end\n", "0 drop d\nend\n"):
        with pytest.raises(AnticsError) as caught:
            antics.load(OLD + text)
        assert str(caught.value) == (
            "save: played by edition 1 of the rules of Connect Four: at set-up, "
            "today's (edition 2) part from them by C4-A1"
        )
    assert len(antics.load(HEAD.format(rules="rules 2\n") + "0 drop d\nend\n").log) == 1
    match = antics.new("connect-four", seed=7)
    with pytest.raises(editions.Parting) as parted:
        editions.begin(match, 1)
    assert parted.value.move == editions.SET_UP
    editions.begin(match, 2)


def test_a_ruling_about_choices_leaves_the_set_up_alone(changed: Changed) -> None:
    changed(dropped_into("d"))
    assert antics.load(OLD + "end\n").log == []
