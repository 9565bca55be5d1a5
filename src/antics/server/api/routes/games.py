"""The games that there are, their rules and words."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from antics.bots import LEVELS
from antics.core import clauses
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.lesson import lesson_of
from antics.core.registry import game as game_named
from antics.core.registry import game_names
from antics.core.speech import words_in
from antics.server.api import requests
from antics.server.api.answers import ClauseOut, GameOut, described
from antics.server.api.dependencies import REFUSALS
from antics.table.refusal import Refusal

router = APIRouter(prefix="/api", responses=REFUSALS)
GameName = Annotated[str, Path(max_length=40)]
FLUENT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "Fluent source"},
    304: {"description": "You have it already."},
}


def _known_game(name: str) -> Game:
    try:
        return game_named(name)
    except AnticsError as error:
        raise Refusal("not-found") from error


@router.get("/games", response_model=list[described(GameOut)])  # type: ignore[misc]
async def games() -> Any:
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
        "levels": [{"name": level, "about": LEVELS[level].about} for level in LEVELS],
        "guided": lesson.players if (lesson := lesson_of(game)) else None,
    }


@router.get("/games/{name}/rules", response_model=list[described(ClauseOut)])  # type: ignore[misc]
async def rules(name: GameName, language: requests.Language = "en") -> Any:
    """The rules in our own words, clause by clause."""
    try:
        found = clauses.read(_known_game(name), language)
    except AnticsError as error:
        raise Refusal("not-found") from error
    return [{"id": c.id, "title": c.title, "text": c.text, "chapter": c.chapter} for c in found.values()]


@router.get("/words/{language}", response_class=Response, responses=FLUENT)
async def words(request: Request, language: requests.Language) -> Response:
    """What all games say, in a language."""
    return _fluent(request, "antics.core", language)


@router.get("/games/{name}/words/{language}", response_class=Response, responses=FLUENT)
async def words_of_game(request: Request, name: GameName, language: requests.Language) -> Response:
    """What a game says, in a language."""
    return _fluent(request, _known_game(name).package, language)


def _fluent(request: Request, package: str, language: str) -> Response:
    """The words of a package: asked for again by every page, sent again only if they are others."""
    text = words_in(package, language).encode()
    headers = {"etag": f'"{sha256(text).hexdigest()[:32]}"', "cache-control": "no-cache"}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/plain", headers=headers)
