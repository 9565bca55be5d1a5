"""Messages in words, from Fluent files: `locales/LANGUAGE.ftl` in `core` and in every game's folder."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from antics.core.message import Message, Player, Value
from antics.core.seats import NAMES

if TYPE_CHECKING:
    from antics.core.fluent import Tongue

LANGUAGES = ("en", "de", "fr")


@cache
def tongue(language: str) -> Tongue:
    """All messages of a language. (Fluent is imported when something is said.)"""
    from antics.core.fluent import Tongue
    from antics.core.registry import game, game_names  # late: games stand on errors, and errors speak

    found = Tongue(language)
    for package in ("antics.core", *(game(name).package for name in game_names())):
        found.add(words_in(package, language))
    return found


def words_in(package: str, language: str) -> str:
    """The Fluent source of a package in a language; a game of others that lacks one speaks English."""
    from importlib.resources import files  # where something is said

    folder = files(package).joinpath("locales")
    file = folder.joinpath(f"{language}.ftl")
    return (file if file.is_file() else folder.joinpath("en.ftl")).read_text(encoding="utf-8")


def say(message: Message, language: str = "en", names: Sequence[str] | None = None) -> str:
    """A message as a sentence, the players called by these names, or by the colours of their seats.

    >>> say(Message("nothing-to-decide", {"who": Player(1)}), "de")
    'Blau hat jetzt nichts zu entscheiden.'
    """
    names = seat_names(language) if names is None else names
    text = _said(message, language, names)
    return text[:1].upper() + text[1:]


@cache
def seat_names(language: str) -> tuple[str, ...]:
    """What the seats are called in a language, by their colours."""
    return tuple(tongue(language).say(f"seat-{seat}", {}) for seat in range(len(NAMES)))


def _said(message: Message, language: str, names: Sequence[str]) -> str:
    args = {name: _value(arg, language, names) for name, arg in message.args.items()}
    args["notation"] = "yes"  # whoever types needs the names of places; the page shows them
    try:
        return tongue(language).say(message.id, args)
    except LookupError as error:
        raise ValueError(f"{language}: {message.id}: {error}") from error


def _value(value: Value, language: str, names: Sequence[str]) -> Any:
    match value:
        case Message():
            return _said(value, language, names)
        case Player(seat):
            return names[seat]
        case tuple():
            return _listed([str(_value(one, language, names)) for one in value], language, names)
        case _:
            return value


def _listed(parts: list[str], language: str, names: Sequence[str]) -> str:
    """a, b and c"""
    if len(parts) < 2:
        return "".join(parts)
    return _said(Message("list", {"first": ", ".join(parts[:-1]), "last": parts[-1]}), language, names)
