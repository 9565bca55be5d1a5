"""Every language tells the same clauses: the same ids in the same order, chapters and origins."""

from __future__ import annotations

import re

import pytest

import antics
from antics.core import clauses
from antics.core.clauses import Clause
from antics.core.speech import LANGUAGES

TABLES = [(name, language) for name in antics.game_names() for language in LANGUAGES[1:]]


def frame(clause: Clause) -> tuple[str, str, str]:
    """What is the same in every language: the id, its chapter's, and the mark of origin."""
    mark = re.search(r" \[([a-z, ]+)\]$", clause.text)
    return clause.id, clause.chapter.split()[0], mark[1] if mark else ""


@pytest.mark.parametrize(("name", "language"), TABLES)
def test_every_language_has_the_same_clauses(name: str, language: str) -> None:
    game = antics.game(name)
    english, other = clauses.read(game), clauses.read(game, language)
    assert [frame(clause) for clause in other.values()] == [frame(clause) for clause in english.values()]
    assert [id for id in other if other[id].text == english[id].text] == []


@pytest.mark.parametrize(("name", "language"), TABLES)
def test_the_figures_of_a_clause_are_the_same_in_every_language(name: str, language: str) -> None:
    game = antics.game(name)
    english, other = clauses.read(game), clauses.read(game, language)
    for id, clause in other.items():
        assert figures(clause.text) == figures(english[id].text), id


def figures(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_titles_stand_without_the_space_before_a_french_colon() -> None:
    french = clauses.read(antics.game("connect-four"), "fr")
    assert [clause.title for clause in french.values()] == ["Jouer", "Quatre", "Plein"]
