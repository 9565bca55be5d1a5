"""The games that there are, and who somebody is."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from antics.bots import LEVELS
from antics.core import clauses
from antics.core.errors import AnticsError
from antics.core.registry import game as game_named
from antics.core.registry import game_names
from antics.server import schema
from antics.server.errors import Refusal
from antics.server.routes.door import REFUSALS, S, Somebody, welcome

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/games", response_model=list[schema.GameOut])
async def games() -> Any:
    """The games there are, with their options and the levels of the bots."""
    return [_game(name) for name in game_names()]


def _game(name: str) -> dict[str, Any]:
    game = game_named(name)
    return {
        "name": name,
        "title": game.title,
        "seats": list(game.seats),
        "options": [
            option._asdict() | {"seats": list(option.seats or game.seats)} for option in game.options
        ],
        "components": [
            {"name": c.name, "about": c.about, "origin": c.origin, "clause": c.clause, "faces": dict(c.faces)}
            for c in game.components
        ],
        "sources": list(game.sources),
        "levels": [{"name": level, "about": LEVELS[level].about} for level in LEVELS],
    }


@router.get("/games/{name}/rules", response_model=list[schema.ClauseOut])
async def rules(name: Annotated[str, Path(max_length=40)], language: schema.Language = "en") -> Any:
    """The rules in our own words, clause by clause."""
    try:
        found = clauses.read(game_named(name), language)
    except AnticsError as error:
        raise Refusal("not-found") from error
    return [{"id": c.id, "title": c.title, "text": c.text, "chapter": c.chapter} for c in found.values()]


@router.get("/me", response_model=schema.MeOut)
async def who_am_i(session: Somebody) -> Any:
    return {"name": session.name if session else None}


@router.post("/me", response_model=schema.MeOut)
async def call_me(body: schema.Me, session: Somebody, s: S, response: Response) -> Any:
    """Take a name; without a session, this makes one."""
    session = await welcome(s, session, body.name, response)
    return {"name": session.name}
