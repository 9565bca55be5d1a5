"""Reading the rules, and finding where each is carried out and tested."""

from __future__ import annotations

from pathlib import Path

import pytest

import antics
from antics.cli import rules as command
from antics.core import clauses
from tests.cli.conftest import Antics

GAME = "connect-four"


@pytest.mark.parametrize("name", antics.game_names())
def test_the_rules_hold_every_clause(antics_command: Antics, name: str) -> None:
    code, out, err = antics_command("rules", name)
    assert (code, err) == (0, "")
    known = clauses.read(antics.game(name))
    assert known
    assert all(f"{id} " in out for id in known)


def test_one_clause_or_one_chapter_can_be_read(antics_command: Antics) -> None:
    one = antics_command("rules", GAME, "c4-2").out
    assert "C4-2  Four:" in one
    assert "C4-1" not in one
    chapter = antics_command("rules", GAME, "C4").out
    assert all(id in chapter for id in ("C4-1", "C4-2", "C4-3"))


def coverage_of(tests: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "test_it.py").write_text(tests, encoding="utf-8")
    monkeypatch.setattr(command, "_tests", lambda: tmp_path)


MARK = "@pytest.mark.cla" + "use"  # not to be found in this file itself


def test_coverage_names_code_and_tests(
    antics_command: Antics, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    coverage_of(
        f'import pytest\n{MARK}("C4-1", "C4-2")\ndef test_a(): ...\nclass TestB:\n'
        f'    {MARK}("C4-3")\n    def test_c(self): ...\n',
        tmp_path,
        monkeypatch,
    )
    code, out, err = antics_command("rules", GAME, "--coverage")
    assert (code, err) == (0, "")
    first, _, third, total = out.splitlines()
    assert first.startswith("C4-1    Drop  code: rules.py:")
    assert first.endswith("tests: test_it.py:2 test_a")
    assert third.endswith("tests: test_it.py:5 TestB.test_c")
    assert total == "Connect Four: 3 of 3 clauses have tests"


def test_a_clause_without_a_test_fails(
    antics_command: Antics, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    coverage_of(f'import pytest\n{MARK}("C4-1", "C4-2")\ndef test_a(): ...\n', tmp_path, monkeypatch)
    code, out, err = antics_command("rules", GAME, "--coverage")
    assert (code, err) == (1, "connect-four: C4-3 Full: no test cites it\n")
    assert "tests: –" in out


@pytest.mark.parametrize("id", ["C4-9", "XY-1", "nonsense"])
def test_a_test_of_an_unknown_clause_fails(
    antics_command: Antics, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    ids = f'"C4-1", "C4-2", "C4-3", "{id}"'
    coverage_of(f"import pytest\n{MARK}({ids})\ndef test_a(): ...\n", tmp_path, monkeypatch)
    code, _, err = antics_command("rules", GAME, "--coverage")
    assert (code, err) == (1, f"connect-four: test_it.py:2 test_a: there is no clause {id!r}\n")


def test_cited_clauses_must_be_literal(
    antics_command: Antics, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    coverage_of(f"import pytest\n{MARK}(*IDS)\ndef test_a(): ...\n", tmp_path, monkeypatch)
    assert antics_command("rules", GAME, "--coverage").code == 2


def test_coverage_needs_a_checkout(
    antics_command: Antics, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(antics, "__file__", str(tmp_path / "lib" / "antics" / "__init__.py"))
    code, out, err = antics_command("rules", GAME, "--coverage")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "needs a checkout" in err


def test_every_clause_of_this_game_is_tested(antics_command: Antics) -> None:
    assert antics_command("rules", GAME, "--coverage").code == 0
