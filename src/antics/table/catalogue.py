"""The games that there are, and their rules, as they are told to whoever wants to play."""

from __future__ import annotations

from typing import Annotated

from typing_extensions import Doc, TypedDict

from antics.bots.levels import LEVELS
from antics.core import clauses
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.lesson import lesson_of
from antics.core.registry import game as game_named
from antics.core.registry import game_names
from antics.table.refusal import Refusal


class OptionOut(TypedDict):
    name: str
    about: str
    clause: str
    seats: list[int]


class ComponentOut(TypedDict):
    name: str
    about: str
    origin: str
    clause: str
    faces: dict[str, int]


class LevelOut(TypedDict):
    name: str
    about: str
    share: Annotated[
        float | None, Doc("of games that it wins against the level below, at the smallest table, if measured")
    ]


class GameOut(TypedDict):
    name: str
    title: str
    seats: list[int]
    options: list[OptionOut]
    components: list[ComponentOut]
    sources: list[str]
    levels: list[LevelOut]
    guided: Annotated[int | None, Doc("for how many its guided first game is, if there is one")]


class ClauseOut(TypedDict):
    id: str
    title: str
    text: str
    chapter: str


def games() -> list[GameOut]:
    """The games there are, with their options and the levels of the bots."""
    return [_game(name) for name in game_names()]


def _game(name: str) -> GameOut:
    game = game_named(name)
    return {
        "name": name,
        "title": game.title,
        "seats": list(game.seats),
        "options": [
            {"name": o.name, "about": o.about, "clause": o.clause, "seats": list(o.seats or game.seats)}
            for o in game.options
        ],
        "components": [
            {"name": c.name, "about": c.about, "origin": c.origin, "clause": c.clause, "faces": dict(c.faces)}
            for c in game.components
        ],
        "sources": list(game.sources),
        "levels": [
            {"name": level, "about": LEVELS[level].about, "share": game.ladder.get(level)} for level in LEVELS
        ],
        "guided": lesson.players if (lesson := lesson_of(game)) else None,
    }


def known_game(name: str) -> Game:
    """The game of this name; a refusal if there is none."""
    try:
        return game_named(name)
    except AnticsError as error:
        raise Refusal("not-found") from error


def rules(name: str, language: str) -> list[ClauseOut]:
    """The rules of a game in our own words, clause by clause."""
    try:
        found = clauses.read(known_game(name), language)
    except AnticsError as error:
        raise Refusal("not-found") from error
    return [{"id": c.id, "title": c.title, "text": c.text, "chapter": c.chapter} for c in found.values()]
