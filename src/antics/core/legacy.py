"""INTERIM: games whose events and captions are not declared yet. Gone when all three are."""

from __future__ import annotations

from typing import Any

from antics.core.contract import Game
from antics.core.events import Event, EventKind
from antics.core.message import Message


def what_of(game: Game, event: Event) -> str:
    words: Any = game.words
    return event.what if isinstance(event.kind, EventKind) else words.kind(event.kind)


def event_data(game: Game, event: Event, seat: int) -> dict[str, Any]:
    if isinstance(event.kind, EventKind):
        return event.seen_by(seat)
    words: Any = game.words
    said = words.say(event, seat).data()
    return {"what": what_of(game, event), "clause": said.get("clause", ""), **said["args"]}


def caption_data(game: Game, s: Any, seat: int, step: int) -> dict[str, Any]:
    said = game.words.caption(s, seat, step)
    if isinstance(said, Message):
        data = said.data()
        return {"what": data["id"].removeprefix(f"{game.name}-"), **data["args"]}
    found: dict[str, Any] = said
    return found
