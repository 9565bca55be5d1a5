"""A save is a text that a person can read, complete or refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import antics
from antics import AnticsError
from antics.core import match as matches
from antics.core import savefile
from antics.core.match import Match
from tests.core import sealed

SAVE = """antics 1
game connect-four
rules 1
players 2
seed 7
moves
0 drop d
1 drop d
0 drop a
end
"""


def test_a_save_reads_like_the_game() -> None:
    match = antics.new("connect-four", seed=7)
    for seat, column in ((0, "d"), (1, "d"), (0, "a")):
        match.play(seat, f"drop {column}")
    assert match.save() == SAVE
    assert antics.load(SAVE).state == match.state


def test_a_save_without_moves_is_a_new_game() -> None:
    match = antics.new("connect-four", seed=7)
    assert antics.load(match.save()).state == match.state


def test_options_and_components_are_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sealed.game()
    monkeypatch.setattr(matches, "game_named", lambda name: game)
    monkeypatch.setattr(savefile, "game", lambda name: game)
    match = antics.new("sealed", 3, "x", {"cards": {"1": 2, "2": 3, "3": 7}}, dice=True)
    text = match.save()
    assert "\noption dice\n" in text
    assert "\ncomponent cards 1=2 2=3 3=7\n" in text
    twin = antics.load(text)
    assert twin.state == match.state
    assert sorted(twin.state.face) == [1] * 2 + [2] * 3 + [3] * 7
    assert (twin.options, twin.components) == (match.options, match.components)
    for damage in ("1=2 2=3", "1=2 2=3 3=8", "1=2 2=3 3", "1=2 2=3 3=x", "1=2 2=3 4=7", "=12"):
        with pytest.raises(AnticsError) as caught:
            antics.load(text.replace("1=2 2=3 3=7", damage))
        assert "\n" not in str(caught.value)


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    match = antics.new("connect-four", seed=7)
    path = tmp_path / "game.txt"
    match.save(path)
    match.play(0, "drop a")
    match.save(str(path))
    assert path.read_text(encoding="utf-8") == match.save()
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]
    with pytest.raises(AnticsError, match="cannot be written"):
        match.save(tmp_path / "none" / "game.txt")
    with pytest.raises(AnticsError, match="cannot be written"):
        match.save(tmp_path)


@pytest.mark.parametrize("kind", ["missing", "folder", "binary", "large", "empty", "long name", "null"])
def test_files_that_are_no_saves_are_refused(kind: str, tmp_path: Path) -> None:
    path: Path | str = tmp_path / "file"
    if kind == "folder":
        path = tmp_path
    elif kind == "binary":
        (tmp_path / "file").write_bytes(b"\xff\xfe\x00")
    elif kind == "large":
        (tmp_path / "file").write_bytes(b"antics 1\n" + b"x" * savefile.MAX_SIZE)
    elif kind == "empty":
        (tmp_path / "file").touch()
    elif kind == "long name":
        path = "x" * 5000
    elif kind == "null":
        path = "x\x00y"
    with pytest.raises(AnticsError) as caught:
        antics.load(path)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("1 drop d", "1 drop z", "save: line 8: 'drop z' is not possible here"),
        ("1 drop d", "0 drop d", "save: line 8: Orange has nothing to decide now"),
        ("1 drop d", "9 drop d", "save: line 8: there is no seat 9"),
        ("1 drop d", "drop d", "save: line 8: the file is cut short or damaged here: 'drop d'"),
        ("1 drop d", "", "save: line 8: the file is cut short or damaged here: ''"),
        ("end\n", "", "save: line 10: the file is cut short"),
        ("end\n", "end\nmore\n", "save: line 11: nothing may follow 'end'"),
        ("moves\n", "", "save: line 6: unexpected '0 drop d'"),
        ("seed 7\n", "", "save: line 5: the seed is missing"),
        ("game connect-four", "game chess", "save: unknown game 'chess'"),
        ("players 2", "players 3", "save: Connect Four is for 2 players, not 3"),
        ("players 2", "players x", "save: players must be a number, not 'x'"),
        ("antics 1", "antics 9", "save: line 1: is no save file of Antics"),
        ("seed 7", "seed 7\noption fast", "save: Connect Four has no option 'fast'"),
    ],
)
def test_damage_is_told_with_its_line(old: str, new: str, told: str) -> None:
    assert old in SAVE
    with pytest.raises(AnticsError) as caught:
        antics.load(SAVE.replace(old, new, 1))
    assert str(caught.value).startswith(told)


def test_loading_a_match_gives_a_match() -> None:
    assert isinstance(antics.load(SAVE), Match)
