"""What a program offers, for any language: its entry points, and how records lie in its memory.

It is made from the entry points' signatures and from the records, and stands in the program as JSON:

    {"game": "antigua", "digest": "…", "free": 70208, "most": 67108864,
     "records": {"State": {"size": 520, "fields": {"key": {"at": 0, "type": "u4", "shape": [8]}, …}}, …},
     "entries": {"apply": {"takes": [["state", "State", 1], ["seat", "i64"], …], "gives": "", …}, …},
     "box": {"players": 2, …}, "numbers": {"STEPS": 90, …}, "sha256": "…"}

Memory is little-endian; callers may use it from `free` on, up to `most` bytes, and let it grow. A record in
`takes` is the address (i32) of so many records in a row; where that is 0, their number follows (i32). All
other arguments are numbers: `i64` or `f64`. What goes wrong ends in a trap. `box` is what a game is set up
from, for the fewest players and without options: set its `players` and the options that are wanted.
"""

from __future__ import annotations

import inspect
from typing import Any

from antics.core import entries, state, tree
from antics.core.batch import mask_of
from antics.core.contract import Game
from antics.core.forms import linked_to
from antics.core.native import FORM, Text
from antics.core.record import Record

FORMAT = 1
TYPES = {"int": "i64", "float": "f64", "None": ""}
RECORDS = dict.fromkeys(room.record for room in entries.ROOMS.values())
NUMBERS = {"MAX_SEATS": state.MAX_SEATS, "MAX_CHOICES": state.MAX_CHOICES, "BRANCH": tree.BRANCH}


def text_of(game: Game) -> Text:
    """All functions that a program of this game consists of."""
    return Text(entries, {"rules": game.rules, **linked_to(game)})


def record_of(game: Game, record: type[Record] | str) -> type[Record]:
    if not isinstance(record, str):
        return record
    own = {"Observation": game.observation.Observation, "Mask": mask_of(game.rules.STEPS)}
    found: type[Record] = own.get(record) or getattr(game.rules, record)
    return found


def records_of(game: Game) -> dict[str, Any]:
    found = [record_of(game, record) for record in RECORDS]
    return {record.__name__: _laid_out(record) for record in found}


def _laid_out(record: type[Record]) -> dict[str, Any]:
    size, offsets, _ = record.layout()
    fields = {
        name: {"at": offsets[name], "type": field.code, "shape": list(field.shape)}
        for name, field in record.FIELDS.items()
    }
    return {"size": size, "fields": fields}


def entries_of(game: Game) -> dict[str, Any]:
    return {name: _signature(game, getattr(entries, name)) for name in entries.ENTRIES}


def _signature(game: Game, f: Any) -> dict[str, Any]:
    takes: list[list[Any]] = []
    signature = inspect.signature(f)
    for name, parameter in signature.parameters.items():
        if (room := entries.ROOMS.get(name)) is not None:
            takes.append([name, record_of(game, room.record).__name__, room.many])
        else:
            takes.append([name, TYPES[parameter.annotation]])
    return {"takes": takes, "gives": TYPES[signature.return_annotation], "about": inspect.getdoc(f)}


def digest_of(game: Game) -> str:
    """The name of a program that does exactly what this game's rules say now."""
    return text_of(game).digest(FORMAT, FORM, records_of(game))


def about(game: Game) -> dict[str, Any]:
    """All that there is to know about a game's program, as plain data; but for what follows from its size."""
    players = game.seats[0]
    box = game.box(players, game.settings(players, {}), {})
    return {
        "game": game.name,
        "digest": digest_of(game),
        "records": records_of(game),
        "entries": entries_of(game),
        "box": {name: getattr(box, name) for name in box.FIELDS},
        "numbers": {"STEPS": game.rules.STEPS, "PACE": game.strategy.PACE, **NUMBERS},
    }
