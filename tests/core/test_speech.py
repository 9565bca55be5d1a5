"""Messages are said in every language, players and lists by name; those of the core are the same in each."""

from __future__ import annotations

import pytest

from antics.conformance.test_words import messages
from antics.core.fluent import Tongue
from antics.core.message import Message, Player
from antics.core.seats import NAMES
from antics.core.speech import LANGUAGES, say, seat_names

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


def test_seats_are_called_by_their_colours_in_every_language() -> None:
    assert seat_names("en") == NAMES
    told = Message("nothing-to-decide", {"who": Player(1)})
    assert [say(told, language).split()[0] for language in LANGUAGES] == ["Blue", "Blau", "Bleu"]


def test_a_message_without_its_arguments_is_an_error() -> None:
    with pytest.raises(ValueError, match="refused"):
        say(Message("refused", {"text": "x"}))


WORDS = """
-firm = Antics { "&" } Co.
greeting = { -firm }: { $who }
    .title = nobody reads this
eggs = { $n ->
    [0] no eggs
    [one] { $n } egg
   *[other] { $n } eggs
}
nest = { $what ->
    [bird] in a tree
   *[fish] in the { $deep ->
        [yes] deep
       *[no] { eggs }
    } sea
}
wrong = { NUMBER($n) }
"""


def tongue(language: str) -> Tongue:
    found = Tongue(language)
    found.add(WORDS)
    found.add("eggs = somebody else's")
    return found


@pytest.mark.parametrize(
    ("language", "n", "said"),
    [
        ("en", 0, "no eggs"),
        ("en", 1, "1 egg"),
        ("en", 2, "2 eggs"),
        ("en", 1234567, "1,234,567 eggs"),
        ("de", 1, "1 egg"),
        ("de", 4000, "4.000 eggs"),
        ("fr", 1, "1 egg"),
        ("fr", 2, "2 eggs"),
        ("fr", 4000, "4\N{NARROW NO-BREAK SPACE}000 eggs"),
        ("en", "many", "many eggs"),
    ],
)
def test_numbers_are_said_as_a_language_has_them(language: str, n: object, said: str) -> None:
    assert tongue(language).say("eggs", {"n": n}) == said


def test_words_choose_and_messages_hold_others() -> None:
    english = tongue("en")
    assert english.say("greeting", {"who": "Ada"}) == "Antics & Co.: Ada"
    assert english.say("nest", {"what": "bird"}) == "in a tree"
    assert english.say("nest", {"what": "fish", "deep": "yes"}) == "in the deep sea"
    assert english.say("nest", {"what": "whale", "deep": "no", "n": 3}) == "in the 3 eggs sea"


@pytest.mark.parametrize("id", ["nothing", "eggs", "wrong"])
def test_what_is_not_there_is_an_error(id: str) -> None:
    with pytest.raises(LookupError):
        tongue("en").say(id, {})
