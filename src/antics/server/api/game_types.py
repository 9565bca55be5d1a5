"""The types of what games send: views, events and captions, as each game declares them, for OpenAPI.

Events and captions are unions by `what`; each game's has a name of its own (`AntiguaEvent`), from which the
page's types are made.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal, get_args, get_type_hints

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from antics.core.contract import Game
from antics.core.events import EventKind
from antics.core.registry import game, game_names


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.replace("_", "-").split("-"))


def _by_what(name: str, kinds: tuple[Any, ...]) -> Any:
    """A union told apart by `what`."""
    if len(kinds) == 1:
        return TypeAliasType(name, kinds[0])
    return TypeAliasType(name, Annotated[reduce(or_, kinds), Field(discriminator="what")])


def _event_type(game: Game, kind: EventKind) -> Any:
    fields = {"what": Literal[kind.what], "clause": str} | {name: arg.type for name, arg in kind.args.items()}
    return TypedDict(f"{_camel(game.name)}{_camel(kind.what)}Event", fields)  # type: ignore[operator]


def event_type(game: Game) -> Any:
    """All events of a game."""
    return _by_what(f"{_camel(game.name)}Event", tuple(_event_type(game, kind) for kind in game.events))


def caption_type(game: Game) -> Any:
    """All captions of a game: what its `words.caption` returns."""
    told = get_type_hints(game.words.caption)["return"]
    return _by_what(f"{_camel(game.name)}Caption", get_args(told) or (told,))


def view_type(game: Game) -> Any:
    """What a game's `see` returns."""
    return get_type_hints(game.view.see)["return"]


_GAMES = [game(name) for name in game_names()]
View: Any = reduce(or_, map(view_type, _GAMES))
Event: Any = reduce(or_, map(event_type, _GAMES))
Caption: Any = reduce(or_, map(caption_type, _GAMES))
