"""Messages are said in every language, players and lists by name; those of the core are the same in each."""

from __future__ import annotations

import pytest

from antics.conformance.test_words import messages
from antics.core.message import Message, Player
from antics.core.speech import LANGUAGES, say

CORE = "antics.core"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages(language: str) -> None:
    assert list(messages(CORE, language)) == list(messages(CORE, "en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_use_no_argument_that_english_does_not_have(language: str) -> None:
    english = messages(CORE, "en")
    for id, arguments in messages(CORE, language).items():
        assert arguments <= english[id], id


def test_players_and_lists_are_named() -> None:
    listed = Message("list", {"first": Player(0), "last": Player(1)})
    assert say(listed, "de", ["Ada", "Bo"]) == "Ada und Bo"
    refused = Message("refused", {"text": ("x", "y", "z"), "reason": Message("not-finished")})
    assert say(refused, "en") == "X, y and z: This choice is not finished."


def test_a_message_without_its_arguments_is_an_error() -> None:
    with pytest.raises(ValueError, match="refused"):
        say(Message("refused", {"text": "x"}))
