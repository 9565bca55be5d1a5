"""`antics programs`: what is in use, and building anew."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import antics
from antics.cli import common, programs
from antics.conformance.settings import settings
from antics.conformance.test_programs import simulated
from antics.core import forms
from antics.core.programs import wasm
from antics.core.programs.build import build_file
from antics.core.programs.layout import digest_of
from antics.core.programs.run import Program
from tests.cli.conftest import Antics

GAME = "connect-four"


def test_programs_are_listed(antics_command: Antics) -> None:
    code, out, err = antics_command("programs", GAME)
    assert (code, err) == (0, "")
    game = antics.game(GAME)
    assert all(text in out for text in (GAME, "program", digest_of(game)))
    rows = json.loads(antics_command("programs", "--json").out)
    assert [row["game"] for row in rows] == antics.game_names()
    (row,) = json.loads(antics_command("programs", GAME, "--json").out)
    data = forms.program_file(game)
    assert data is not None
    assert row == {
        "game": GAME,
        "form": "program",
        "digest": digest_of(game),
        "bytes": len(data),
        "trouble": "",
    }


def test_a_game_without_a_program_is_listed_with_what_is_used_instead(
    antics_command: Antics, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (forms, programs):
        monkeypatch.setattr(module, "program_file", lambda game: None)
    (row,) = json.loads(antics_command("programs", GAME, "--json").out)
    assert (row["form"], row["bytes"], row["trouble"]) == ("compiled", None, "it has no program")
    assert "it has no program" in antics_command("programs", GAME).out


def test_only_what_is_not_as_its_rules_are_is_built(
    antics_command: Antics, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[str] = []
    monkeypatch.setattr(
        "antics.core.programs.build.build_file", lambda game, path: built.append(f"{game.name} {path.name}")
    )
    assert antics_command("programs", GAME, "--build").code == 0
    assert built == []
    monkeypatch.setattr(forms, "program_file", lambda game: b"")
    assert antics_command("programs", GAME, "--build").code == 0
    assert built == [f"{GAME} program.wasm"]


def test_without_numba_nothing_is_built_and_one_line_says_why(
    antics_command: Antics, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forms, "program_file", lambda game: None)
    monkeypatch.setattr(programs, "find_spec", lambda name: None)
    code, out, err = antics_command("programs", GAME, "--build")
    assert (code, out) == (2, "")
    assert err == "antics: to build programs needs Numba: pip install antics[compile]\n"


def test_an_unknown_game_is_refused(antics_command: Antics) -> None:
    code, _, err = antics_command("programs", "chess")
    assert code == 2
    assert "unknown game 'chess'" in err


@pytest.mark.parametrize(
    ("missing", "database", "extra"),
    [("fastapi", "sqlite:///x.db", "server"), ("asyncpg", "postgresql://x", "postgres")],
)
def test_a_service_without_its_packages_says_which_are_missing(
    antics_command: Antics, monkeypatch: pytest.MonkeyPatch, missing: str, database: str, extra: str
) -> None:
    monkeypatch.setattr(common, "find_spec", lambda name: None if name == missing else name)
    code, out, err = antics_command("serve", "--database", database)
    assert (code, out) == (2, "")
    assert err == f"antics: serve needs more packages: pip install antics[{extra}]\n"


@pytest.mark.slow
def test_a_program_is_built_from_the_rules_and_plays_as_they_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, path = antics.game(GAME), tmp_path / "program.wasm"
    build_file(game, path)
    data = path.read_bytes()
    kept = forms.program_file(game)
    assert kept is not None
    changing = ("sha256", "free")  # with the versions of Numba and LLVM
    told, known = ({**wasm.about(one), **dict.fromkeys(changing)} for one in (data, kept))
    assert told == known
    (setting,) = settings(GAME)
    plain = simulated(setting, "plain", 20)
    monkeypatch.setitem(forms._chosen, (game, "program"), Program(data, digest_of(game)))
    assert simulated(setting, "program", 20) == plain


def test_a_program_that_cannot_be_built_is_told_in_one_line(tmp_path: Path) -> None:
    chess: Any = SimpleNamespace(name="chess", title="Chess")
    with pytest.raises(antics.AnticsError, match=r"^the program of Chess cannot be built: .*unknown game.*$"):
        build_file(chess, tmp_path / "program.wasm")
