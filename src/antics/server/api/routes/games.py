"""The games that there are, their rules and words."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from antics.core.speech import words_in
from antics.server.api import requests
from antics.server.api.answers import described
from antics.server.api.dependencies import REFUSALS
from antics.table import catalogue
from antics.table.catalogue import ClauseOut, GameOut, known_game

router = APIRouter(prefix="/api", responses=REFUSALS)
GameName = Annotated[str, Path(max_length=40)]
FLUENT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "Fluent source"},
    304: {"description": "You have it already."},
}


@router.get("/games", response_model=list[described(GameOut)])  # type: ignore[misc]
async def games() -> Any:
    """The games there are, with their options and the levels of the bots."""
    return catalogue.games()


@router.get("/games/{name}/rules", response_model=list[described(ClauseOut)])  # type: ignore[misc]
async def rules(name: GameName, language: requests.Language = "en") -> Any:
    """The rules in our own words, clause by clause."""
    return catalogue.rules(name, language)


@router.get("/words/{language}", response_class=Response, responses=FLUENT)
async def words(request: Request, language: requests.Language) -> Response:
    """What all games say, in a language."""
    return _fluent(request, "antics.core", language)


@router.get("/games/{name}/words/{language}", response_class=Response, responses=FLUENT)
async def words_of_game(request: Request, name: GameName, language: requests.Language) -> Response:
    """What a game says, in a language."""
    return _fluent(request, known_game(name).package, language)


def _fluent(request: Request, package: str, language: str) -> Response:
    """The words of a package: asked for again by every page, sent again only if they are others."""
    text = words_in(package, language).encode()
    headers = {"etag": f'"{sha256(text).hexdigest()[:32]}"', "cache-control": "no-cache"}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/plain", headers=headers)
