"""Random games come to their end, and everything that is offered on the way can be done, undone and kept."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.text import Text

import antics
from antics.conformance.settings import (
    TOO_MANY_STEPS,
    Setting,
    clauses,
    next_seat,
    play,
    positions,
    random_choice,
    steps,
)
from antics.core.contract import Game
from antics.core.edits import edited
from antics.core.match import Match
from antics.core.message import Message, Player, message_of
from antics.core.speech import LANGUAGES, say
from antics.core.state import WATCHER
from antics.core.views import Sight, Step

GAMES = 4  # random games to the end, audited at every step, for each setting
PICTURES = 40  # positions whose pictures and words are looked at
LOOKED_AT = 150  # positions that everyone looks at, one after the other
PARSED = 25  # positions where actions are parsed back
SAMPLE = 200  # how many actions are parsed where there are more
UNDONE = 300  # choices played with undo
SAVED = 250  # choices of a game that is saved and replayed


def check_parts(game: Game, s: Any, seat: int, random: Random) -> None:
    """What is said to be chosen apart is offered so on every way through the choice."""
    words, twin = game.words, s.copy()
    apart = getattr(words, "apart", None)
    parts = (apart and apart(s, seat)) or []
    for offered in parts:
        for step, one in zip(steps(game, twin, seat), offered, strict=True):
            said = {"word": words.word(twin, seat, step), "caption": words.caption(twin, seat, step)}
            assert one == {"step": step, **said}
        game.rules.apply(twin, seat, random.choice(offered)["step"])
        assert game.rules.unfinished(twin, seat) == (offered is not parts[-1])


@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_end_and_nothing_is_ever_lost_or_stuck(setting: Setting, seed: int) -> None:
    game, rules = setting.game, setting.game.rules
    random = setting.random("end", seed)
    s = setting.match(seed).state
    taken = 0
    while rules.waiting(s) != 0:
        assert rules.waiting(s) >> setting.players == 0, "only seats at the table are waited for"
        seat = next_seat(game, s, random)
        while True:
            assert game.audit.audit(s) == []
            for owing in range(setting.players):
                if rules.waiting(s) >> owing & 1 or rules.unfinished(s, owing):
                    assert steps(game, s, owing), f"seat {owing} owes a decision but has none"
            legal = steps(game, s, seat)
            assert len(set(legal)) == len(legal)
            assert all(0 <= step < rules.STEPS for step in legal)
            known, seen, owed = (s.news, s.drawn), s.seen[:], rules.waiting(s) >> seat & 1
            step = random.choice(legal)
            whole = getattr(game.words, "whole", None)
            surely = whole and whole(s, seat, step)
            check_parts(game, s, seat, random)
            rules.apply(s, seat, step)
            assert not (surely and rules.unfinished(s, seat)), "what is said to be a whole choice is one"
            taken += 1
            if owed and any(now & ~before for now, before in zip(s.seen, seen, strict=True)):
                assert (s.news, s.drawn) != known, "whatever somebody learns is news"
            assert taken < TOO_MANY_STEPS, "the game does not end"
            if not rules.unfinished(s, seat):
                break
            assert (s.news, s.drawn) == known, "an unfinished choice reveals nothing and draws no luck"
        assert not any(rules.unfinished(s, other) for other in range(setting.players))
    assert game.audit.audit(s) == []
    assert not any(steps(game, s, seat) for seat in range(setting.players)), "after the end nothing is legal"


def test_a_finished_match_has_points_ranks_and_winners(setting: Setting) -> None:
    match = setting.match("scores")
    with pytest.raises(antics.AnticsError, match="not over"):
        _ = match.scores
    for _ in play(match, setting.random("scores")):
        pass
    assert match.over
    assert match.waiting == ()
    scores = match.scores
    rivals = len(scores) - setting.players
    assert rivals == 0 or (rivals == 1 and scores[-1].name == setting.game.rival)
    assert [score.seat for score in scores] == list(range(len(scores)))
    for score in scores:
        assert list(score.sources) == list(setting.game.sources)
        assert sum(score.sources.values()) == score.points, "the sources explain the points"
        assert 1 <= score.rank <= len(scores)
        assert score.rank == 1 or not score.won
        better = sum(other.rank < score.rank for other in scores)
        assert score.rank > better
    assert repr(match).endswith("over>")


def test_who_is_told_what_is_different_sees_what_there_is(setting: Setting) -> None:
    game, luck = setting.game, setting.random("onlooker")
    match = setting.match(2)
    now = Sight(game, match.state)
    seen = {seat: (now, now.view(seat)) for seat in setting.observers}
    for _ in range(LOOKED_AT):
        if match.over:
            break
        if match.can_undo and luck.random() < 0.1:
            match.undo()
        else:
            seat = next_seat(game, match.state, luck)
            match.play(seat, match.choice(seat).at_random(luck).action)
        now, steps = Sight(game, match.state), dict[Sight, Step]()
        for seat, (before, view) in seen.items():
            if luck.random() < 0.8:  # not everyone looks every time
                step = steps.setdefault(before, Step(before, now))
                view = edited(view, step.edits(seat))
                assert json.dumps(view, sort_keys=True) == json.dumps(
                    game.view.see(match.state, seat), sort_keys=True
                )
                seen[seat] = now, view


def test_pictures_and_words_come_from_plain_data(setting: Setting) -> None:
    game = setting.game
    heard: list[antics.Event] = []
    length = 0
    for match in positions(setting, 1, 12, PICTURES):
        s = match.state
        for seat in setting.observers:
            seen = game.view.see(s, seat)
            kept = json.loads(json.dumps(seen))
            assert kept == seen, "only plain data: no tuples, no numbers as keys"
            picture = game.terminal.draw(kept)
            assert picture == game.terminal.draw(seen)
            assert Text.from_markup(picture).plain.strip()
        assert match.view() == game.view.see(s, WATCHER)
        for seat in range(setting.players):
            assert match.view(seat) == game.view.see(s, seat)
            assert game.words.ask(s, seat).clause in clauses(game)
            if steps(game, s, seat):
                assert said(game, game.words.ask(s, seat))
            for step in range(game.rules.STEPS):
                word = game.words.word(s, seat, step)
                assert word == " ".join(word.split()), "words are apart by single spaces"
                assert said(game, message_of(game.name, game.words.caption(s, seat, step)))
        for entry in match.log[length:]:
            heard += entry.events
        length = len(match.log)
    for event in [*match.opening, *heard]:
        assert one_line(event.what)
        assert all(said(game, message_of(game.name, event.seen_by(seat))) for seat in setting.observers)
        told: dict[int, Any] = {}
        for seat in setting.observers:
            seen = told.setdefault(event.known_to(seat), event.seen_by(seat))
            assert json.dumps(seen)
            assert seen == event.seen_by(seat), "seats that know as much of it are told the same"


@cache
def _said(text: str) -> bool:
    message = json.loads(text, object_hook=_message)
    return all(one_line(say(message, language)) for language in LANGUAGES)


def _message(data: dict[str, Any]) -> Any:
    """Data back as a message or a player."""
    if "seat" in data:
        return Player(data["seat"])
    if {"id", "args"} <= data.keys():
        return Message(data["id"], data["args"], data.get("clause", ""))
    return {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}


def said(game: Game, message: Message) -> bool:
    """Every language can say it, in one line, and its clause is one of the game's."""
    assert not message.clause or message.clause in clauses(game)
    return _said(json.dumps(message.data(), sort_keys=True))


def one_line(text: str) -> bool:
    return bool(text.strip()) and "\n" not in text


def test_every_legal_action_has_a_text_of_its_own_that_parses_back(setting: Setting) -> None:
    random = setting.random("parse")
    for match in positions(setting, 2, 15, PARSED):
        before = match.state.copy()
        for seat in range(setting.players):
            legal = match.legal(seat)
            texts = [action.text for action in legal]
            assert len(set(texts)) == len(texts), "each action has a text of its own"
            assert "" not in texts
            assert len({action.steps for action in legal}) == len(legal)
            for action in random.sample(legal, min(SAMPLE, len(legal))):
                assert match.parse(seat, action.text) == action
                assert match.parse(seat, f"  {action.text.replace(' ', '   ')} ") == action
            if legal:
                taken, _ = random_choice(setting.game, match.state, seat, random)
                assert taken in {action.steps for action in legal}
            else:
                assert seat not in match.waiting
        assert match.state == before, "asking changes nothing"


def test_undo_restores_the_position_and_is_refused_once_something_is_known(setting: Setting) -> None:
    random = setting.random("undo")
    match = setting.match("undo")
    assert_cannot_undo(match)
    before = match.state.copy()
    quiet: list[tuple[object, antics.Entry]] = []  # what may be undone: the position before, and the entry
    for _ in play(match, random, UNDONE):
        entry, after = match.log[-1], match.state.copy()
        if (after.news, after.drawn) == (before.news, before.drawn):
            quiet.append((before, entry))
        else:
            quiet = []
            assert_cannot_undo(match)
        if random.random() < 0.3:
            length = len(match.log)
            for position, _ in reversed(quiet):
                assert match.can_undo
                match.undo()
                assert match.state == position
            assert len(match.log) == length - len(quiet)
            assert_cannot_undo(match)
            for _, undone in quiet:
                assert match.play(undone.seat, undone.action) == undone.events
            assert match.state == after, "what was undone can be done again"
        before = after


def assert_cannot_undo(match: Match) -> None:
    before, log = match.state.copy(), list(match.log)
    assert not match.can_undo
    with pytest.raises(antics.AnticsError, match="undo"):
        match.undo()
    assert match.state == before
    assert match.log == log


def test_saved_and_replayed_games_are_the_same(setting: Setting, tmp_path: Path) -> None:
    random = setting.random("save")
    match = setting.match("save")
    assert_saves(match, tmp_path)
    for _ in play(match, random, SAVED):
        if random.random() < 0.02:
            assert_saves(match, tmp_path)
    assert_saves(match, tmp_path)
    replay = setting.match("save")
    assert replay.opening == match.opening
    for entry in match.log:
        assert replay.play(entry.seat, str(entry.action)) == entry.events
    assert replay.log == match.log
    assert replay.state == match.state


def assert_saves(match: Match, folder: Path) -> None:
    text = match.save(folder / "game.txt")
    assert (folder / "game.txt").read_text(encoding="utf-8") == text
    assert [path.name for path in folder.iterdir()] == ["game.txt"]
    for twin in antics.load(text), antics.load(folder / "game.txt"), antics.load(str(folder / "game.txt")):
        assert twin.state == match.state
        assert twin.log == match.log
        assert twin.opening == match.opening
        assert twin.can_undo == match.can_undo
        assert (twin.seed, twin.options, twin.players) == (match.seed, match.options, match.players)
        assert twin.save() == text


def test_an_undone_action_is_not_saved(setting: Setting) -> None:
    match = setting.match("undone")
    for _ in play(match, setting.random("undone"), 60):
        if match.can_undo:
            length = len(match.log)
            match.undo()
            twin = antics.load(match.save())
            assert len(twin.log) == length - 1
            assert twin.state == match.state
            return


def test_equal_seeds_give_equal_games_and_others_differ(setting: Setting) -> None:
    one, same = setting.match("x"), setting.match("x")
    assert one.state == same.state
    others = [setting.match(i).state for i in range(8)]
    assert all(other.key != one.state.key for other in others)
    if one.state.drawn:
        assert any(other.face != others[0].face or other != others[0] for other in others)


def test_a_state_is_small_enough_to_copy_fast(name: str) -> None:
    game: Game = antics.game(name)
    assert game.rules.State.dtype().itemsize <= 1024


def test_clauses_are_told_once_each_and_the_code_cites_no_others(name: str) -> None:
    game = antics.game(name)
    folder = resources.files(game.package)
    text = folder.joinpath("clauses.md").read_text(encoding="utf-8")
    assert text.startswith("# ")
    told = re.findall(r"^- (\S+) \S", text, re.MULTILINE)
    assert len(told) == len(set(told))
    assert set(told) == clauses(game), "every line of the list is a clause"
    for file in folder.iterdir():
        if file.name.endswith((".py", ".md")):
            cited = re.findall(rf"\b{game.prefix}-[A-Z]*\d+\b", file.read_text(encoding="utf-8"))
            assert set(cited) <= set(told), file.name
    assert all(option.clause in told for option in game.options)
    assert all(component.clause in told for component in game.components)
