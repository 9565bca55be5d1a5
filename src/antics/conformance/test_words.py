"""A game says everything in every language that it has: the same messages, with the same arguments."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import antics
from antics.core.speech import LANGUAGES, words_in


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(package: str, language: str) -> dict[str, frozenset[str]]:
    """The messages of a package in a language, with their arguments."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(words_in(package, language)).body:
        assert not isinstance(entry, ast.Junk), f"{package}, {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{package}, {language}: {entry.id.name} stands twice"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = frozenset(arguments.names)
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages(name: str, language: str) -> None:
    package = antics.game(name).package
    english, other = messages(package, "en"), messages(package, language)
    assert list(other) == list(english), "and in the same order"
    for id, arguments in other.items():
        assert arguments <= english[id], id


def test_messages_are_named_after_the_game(name: str) -> None:
    """So that no two games say the same id; `guide-` are those of a guided first game, `minute-` those of the
    overview that its rules begin with."""
    for id in messages(antics.game(name).package, "en"):
        assert id.startswith((f"{name}-", f"guide-{name}-", f"minute-{name}-")), id


def test_every_kind_of_event_has_words_that_know_its_arguments(name: str) -> None:
    game = antics.game(name)
    english = messages(game.package, "en")
    for kind in game.events:
        id = f"{name}-{kind.what}".replace("_", "-")
        assert id in english
        assert english[id] <= {*kind.args}, f"{id} says what is not told"
