"""Every message exists in every language, takes the same arguments there, and is used."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from antics.core.message import Message, Player
from antics.core.speech import LANGUAGES, say

LOCALES = files("antics").joinpath("locales")


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, tuple[str, frozenset[str]]]:
    """The messages of a language: for each the file it stands in and its arguments."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for file in LOCALES.joinpath(language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                arguments = Arguments()
                arguments.visit(entry)
                found[entry.id.name] = file.name, frozenset(arguments.names)
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert {id: file for id, (file, _) in english.items()} == {id: file for id, (file, _) in other.items()}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_use_no_argument_that_english_does_not_have(language: str) -> None:
    english = messages("en")
    for id, (_, arguments) in messages(language).items():
        assert arguments <= english[id][1], id


def test_players_and_lists_are_named() -> None:
    listed = Message("list", {"first": Player(0), "last": Player(1)})
    assert say(listed, "de", ["Ada", "Bo"]) == "Ada und Bo"
    refused = Message("refused", {"text": ("x", "y", "z"), "reason": Message("not-finished")})
    assert say(refused, "en") == "X, y and z: This choice is not finished."


def test_a_message_without_its_arguments_is_an_error() -> None:
    with pytest.raises(ValueError, match="refused"):
        say(Message("refused", {"text": "x"}))
