"""Components: complete, checked tables of what is dealt."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from antics.core.components import Component, accept, read, to_toml
from antics.core.errors import AnticsError


def no_twos(counts: Mapping[str, int]) -> str | None:
    return "may have no 2" if counts["2"] else None


FOOD = Component("food", "Food tokens", "rebuilt", "X-A2", {"1": 2, "2": 0, "3": 1}, total=3, check=no_twos)
CARDS = Component(
    "cards", "Cards", "public", "X-A3", {"ace": 1}, pattern=r"[a-z]{3}\d", number=len, total=None
)
BOTH = (FOOD, CARDS)


def test_counts_are_completed_and_dealt_one_by_one() -> None:
    given = accept(BOTH, {"food": {"3": 3}}, "here")
    assert given == {"food": {"3": 3}}
    assert FOOD.dealt(given["food"]) == [3, 3, 3]
    assert FOOD.dealt(FOOD.faces) == [1, 1, 3]
    assert accept(BOTH, {}, "here") == {}


def test_other_faces_of_the_right_form_are_welcome() -> None:
    assert accept(BOTH, {"cards": {"ace": 2, "abc1": 1}}, "here") == {"cards": {"ace": 2, "abc1": 1}}
    assert CARDS.dealt({"ace": 2, "abc1": 1}) == [3, 3, 4]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"drink": {}}, "here: unknown component 'drink' (known: food, cards)"),
        ({"food": {"1": 4}}, "here: [food] has 4 pieces, it must have 3 (X-A2)"),
        ({"food": {}}, "here: [food] has 0 pieces"),
        ({"food": {"2": 3}}, "here: [food] may have no 2 (X-A2)"),
        ({"food": {"4": 3}}, "here: [food] knows no '4' (it knows: 1, 2, 3)"),
        ({"food": {"1": -1, "3": 4}}, "here: [food] 1 must be a count from 0 to 99, not -1"),
        ({"food": {"1": 100}}, "here: [food] 1 must be a count from 0 to 99, not 100"),
        ({"food": {"1": 3.0}}, "here: [food] 1 must be a count"),
        ({"food": {"1": True}}, "here: [food] 1 must be a count"),
        ({"food": {1: 3}}, "here: [food] knows no 1"),
        ({"food": 3}, "here: [food] must be a table of counts"),
        ({"cards": {"abcd1": 1}}, "here: [cards] knows no 'abcd1'"),
        ({"cards": {5: 1}}, "here: [cards] knows no 5"),
        (5, "here: must be a table"),
        ([], "here: must be a table"),
    ],
)
def test_wrong_tables_are_refused(given: Any, told: str) -> None:
    with pytest.raises(AnticsError) as caught:
        accept(BOTH, given, "here")
    assert str(caught.value).startswith(told)


def test_the_own_table_as_a_file_reads_back(tmp_path: Path) -> None:
    text = to_toml("Game", BOTH)
    assert tomllib.loads(text) == {"food": {"1": 2, "2": 0, "3": 1}, "cards": {"ace": 1}}
    assert "# Food tokens [rebuilt] X-A2" in text
    path = tmp_path / "parts.toml"
    path.write_text(text, encoding="utf-8")
    assert read(path, BOTH) == {"food": {"1": 2, "3": 1}, "cards": {"ace": 1}}


@pytest.mark.parametrize("data", [b"[food", b"\xff", b"[food]\n1 = 4\n", b"food = 3", None])
def test_files_are_refused_by_name(data: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "parts.toml"
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(AnticsError) as caught:
        read(path, BOTH)
    assert str(caught.value).startswith(f"{path}: ")
    assert "\n" not in str(caught.value)
