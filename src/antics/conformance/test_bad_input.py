"""Whatever is handed in that cannot be used is told in one line that says where; nothing else happens."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import antics
from antics.conformance.settings import Setting, play
from antics.core import components

SAVED = 40  # choices in the saved games that are damaged
DAMAGES = 150  # random damages to each


def complaint(about: str, ask: Callable[..., Any], *args: Any, **more: Any) -> str:
    """What is told when this is asked for, after checking that it is told well."""
    with pytest.raises(antics.AnticsError) as caught:
        ask(*args, **more)
    told = str(caught.value)
    assert well_told(told)
    assert about in told
    return told


def well_told(text: str) -> bool:
    """In one line, and briefly."""
    return bool(text.strip()) and "\n" not in text and len(text) < 1000


def saved(setting: Setting) -> str:
    match = setting.match("bad")
    for _ in play(match, setting.random("bad"), SAVED):
        pass
    return match.save()


def attempt(text: str) -> None:
    """Load a damaged text: either it is refused properly, or it is a game after all (and saves as one)."""
    try:
        match = antics.load(text)
    except antics.AnticsError as error:
        told = str(error)
    else:
        told = "" if antics.load(match.save()).state == match.state else "\n"
    assert not told or well_told(told), told


def test_a_save_cut_short_at_any_line_is_refused(setting: Setting, tmp_path: Path) -> None:
    text = saved(setting)
    lines = text.split("\n")
    for n in range(1, len(lines) - 1):
        for ending in "", "\n":
            cut = "\n".join(lines[:n]) + ending
            path = tmp_path / "cut.txt"
            path.write_text(cut, encoding="utf-8")
            assert "cut.txt: line " in complaint("", antics.load, path)
            if ending or n > 1:
                complaint("line ", antics.load, cut)


def test_a_save_cut_short_anywhere_is_refused(setting: Setting, tmp_path: Path) -> None:
    text = saved(setting)
    path = tmp_path / "cut.txt"
    places = range(len(text) - 1)
    for n in random.Random(1).sample(places, min(DAMAGES, len(places))):
        path.write_text(text[:n], encoding="utf-8")
        complaint("cut.txt", antics.load, path)
    path.write_text(text[:-1], encoding="utf-8")
    assert antics.load(path).save() == text, "only the last line's end may be missing"


def test_a_save_with_damaged_lines_is_refused_or_another_game(setting: Setting) -> None:
    text = saved(setting)
    lines = text.split("\n")
    chance = random.Random(2)
    for _ in range(DAMAGES):
        damaged = list(lines)
        i, j = chance.randrange(1, len(lines)), chance.randrange(1, len(lines))
        damage = chance.randrange(7)
        if damage == 0:
            del damaged[i]
        elif damage == 1:
            damaged[i], damaged[j] = damaged[j], damaged[i]
        elif damage == 2:
            damaged.insert(i, damaged[j])
        elif damage == 3:
            damaged[i] = damaged[i][: chance.randrange(len(damaged[i]) + 1)]
        elif damage == 4:
            damaged[i] = "".join(chance.sample(damaged[i], len(damaged[i])))
        elif damage == 5:
            damaged[i] = chance.choice("0123456789") + damaged[i][1:]
        else:
            damaged[i] += chance.choice([" ", "x", " 1", "\x00", "\r", "é", "=", "\t", "9" * 5000])
        attempt("\n".join(damaged))


HEADERS = [
    ("game {}", "game chess"),
    ("game {}", "game"),
    ("game {}", "game ../core"),
    ("players {}", "players 0"),
    ("players {}", "players 17"),
    ("players {}", "players two"),
    ("players {}", "players -2"),
    ("players {}", "players ²"),
    ("players {}", "players " + "9" * 5000),
    ("seed {}", "seed"),
    ("seed {}", "seed a b"),
    ("seed {}", "seed " + "x" * 300),
    ("seed {}", "option nonsense"),
    ("seed {}", "seed 1\noption nonsense"),
    ("seed {}", "seed 1\ncomponent nonsense 1=1"),
    ("seed {}", "seed 1\ncomponent"),
    ("seed {}", "seed 1\nseed 2"),
    ("seed {}", "seed 1\nnonsense"),
    ("moves", "moves now"),
    ("moves", "moves\nmoves"),
    ("end", "end\n0 more"),
    ("end", "end\nend"),
    ("end", "ende"),
    ("end", "0"),
    ("end", "0 nonsense\nend"),
    ("end", "99 nonsense\nend"),
    ("end", "-1 nonsense\nend"),
    ("end", "9" * 5000 + " nonsense\nend"),
]


@pytest.mark.parametrize(("line", "damage"), HEADERS, ids=[damage[:30] for _, damage in HEADERS])
def test_a_save_with_damaged_headers_is_refused(name: str, line: str, damage: str) -> None:
    key = line.partition(" ")[0]
    match = antics.new(name, seed=1)
    lines = [damage if old.split(" ")[0] == key else old for old in match.save().split("\n")]
    complaint("save: ", antics.load, "\n".join(lines))


@pytest.mark.parametrize("version", ["antics 2", "antics", "Antics 1", "", "\ufeffantics 1"])
def test_a_save_of_another_kind_is_refused(name: str, version: str, tmp_path: Path) -> None:
    text = antics.new(name, seed=1).save().replace("antics 1", version)
    path = tmp_path / "other.txt"
    path.write_text(text, encoding="utf-8")
    complaint("line 1", antics.load, path)
    complaint("", antics.load, text)


def test_unknown_games_players_options_seeds_and_components_are_refused(name: str) -> None:
    game = antics.game(name)
    for players in (0, -1, game.seats[-1] + 1, 99, "4", 3.0, True, None.__class__):
        complaint("players", antics.new, name, players)
    complaint("nonsense", antics.new, name, nonsense=True)
    for option in game.options:
        for value in (1, 0, None, "yes"):
            complaint(option.name, antics.new, name, **{option.name: value})
        for players in game.seats:
            if option.seats is not None and players not in option.seats:
                complaint(option.clause, antics.new, name, players, **{option.name: True})
                off: dict[str, Any] = {option.name: False}
                assert antics.new(name, players, None, None, **off)
    for seed in ("", "two words", "x" * 201, "tab\t", "line\n", " x"):
        complaint("seed", antics.new, name, seed=seed)
    complaint("nonsense", antics.new, name, components={"nonsense": {}})
    for wrong in (5, ["cards"], [5]):
        complaint("", antics.new, name, components=wrong)


@pytest.mark.parametrize(
    "unknown", ["chess", "", "Connect-Four", "connect_four", "core", "..", "os", None, 5]
)
def test_unknown_games_are_refused(unknown: Any) -> None:
    complaint("unknown game", antics.new, unknown)
    complaint("connect-four", antics.game, unknown)


def test_component_tables_that_cannot_be_dealt_are_refused(name: str, tmp_path: Path) -> None:
    game = antics.game(name)
    for component in game.components:
        face = next(iter(component.faces))
        faces = dict(component.faces)
        wrong: list[Any] = [
            5,
            None,
            [],
            "text",
            {**faces, "nonsense": 1},
            {**faces, face: -1},
            {**faces, face: 1.0},
            {**faces, face: True},
            {**faces, face: "1"},
            {**faces, face: 100},
            {**faces, face: 10**30},
            {**faces, "": 1},
            {**faces, 1: 1},
        ]
        if component.total is not None:
            wrong += [{}, {**faces, face: faces[face] + 1}, {**faces, face: 99}]
        for table in wrong:
            where = complaint("", antics.new, name, components={component.name: table})
            assert where.startswith("components: "), where
            assert component.name in where


def test_component_tables_with_any_counts_are_refused_or_can_be_played(name: str) -> None:
    game = antics.game(name)
    chance = random.Random(3)
    for component in game.components:
        for _ in range(DAMAGES):
            counts = {
                face: chance.choice([0, n, n + 1, n - 1 if n else 0, 99])
                for face, n in component.faces.items()
            }
            try:
                match = antics.new(name, seed=1, components={component.name: counts})
            except antics.AnticsError:
                continue
            assert game.audit.audit(match.state) == []
            for _ in play(match, chance, 20):
                assert game.audit.audit(match.state) == []
            assert antics.load(match.save()).state == match.state


def test_the_games_own_components_as_a_file_change_nothing(setting: Setting, tmp_path: Path) -> None:
    game = setting.game
    path = tmp_path / "own.toml"
    path.write_text(components.to_toml(game.title, game.components), encoding="utf-8")
    assert set(tomllib.loads(path.read_text(encoding="utf-8"))) == {c.name for c in game.components}
    own = antics.new(game.name, setting.players, 5, path, **setting.switched_on)
    assert own.state == setting.match(5).state
    assert antics.load(own.save()).state == own.state


TOMLS = ["[", "x = ", "[nonsense]\n", "nonsense = 1", "\x00", "[a]\n[a]\n"]


@pytest.mark.parametrize("text", TOMLS)
def test_component_files_that_cannot_be_read_are_refused(name: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "parts.toml"
    path.write_text(text, encoding="utf-8")
    complaint("parts.toml", antics.new, name, components=path)
    path.write_bytes(b"\xff\xfe")
    complaint("parts.toml", antics.new, name, components=str(path))
    complaint("none.toml", antics.new, name, components=tmp_path / "none.toml")
    complaint(str(tmp_path), antics.new, name, components=tmp_path)


@settings(
    max_examples=60, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
@given(text=st.text(max_size=60))
def test_any_text_is_no_save_file(text: str) -> None:
    complaint("", antics.load, text)
    complaint("line", antics.load, "antics 1\n" + text)
