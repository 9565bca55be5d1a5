"""What could they hold? What is hidden from a seat, and how likely each possibility is, from what it knows.

A position is dealt anew for the seat many times, and counted. How somebody tends to play is not weighed in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from antics.bots.bot import thinking
from antics.core.chance import reseed
from antics.core.contract import Game, Hidden
from antics.core.state import WATCHER, knows

REDEALS = 2400
MOST = 12  # pieces of which each is told apart
Chances = list[tuple[Mapping[str, Any], float]]  # things, the likeliest first


@dataclass(frozen=True)
class Piece:
    """A face-down thing: what it is, if the seat knows, or what it may be."""

    piece: int
    known: bool
    chances: Chances


@dataclass(frozen=True)
class Holding:
    """Things of one kind that somebody holds, or that lie in a pile."""

    kind: str
    who: int | None
    pieces: list[Piece]
    some: Chances  # that at least one of them is such a thing
    figures: dict[str, list[tuple[int, float]]]  # of whoever holds them, with how likely each value is


def could_hold(game: Game, state: Any, seat: int, redeals: int = REDEALS) -> list[Holding]:
    """What a seat (or `WATCHER`) could know of all that is hidden in a position: the same in every position
    that it cannot tell from this one.

    >>> import antics
    >>> match = antics.new("antigua", 2, seed=7)
    >>> isinstance(could_hold(match.game, match.state, 0, redeals=10), list)
    True
    """
    groups = [group for group in game.advice.hidden(state) if group.pieces and group.who != seat]
    groups = [group for group in groups if not _open(state, group)]
    faces: dict[int, Counter[int]] = {piece: Counter() for group in groups for piece in group.pieces}
    some: list[Counter[int]] = [Counter() for _ in groups]
    figures: dict[int, dict[str, Counter[int]]] = {group.who: {} for group in groups if group.who >= 0}
    for imagined in _redealt(game, state, seat, redeals):
        for piece, seen in faces.items():
            seen[imagined.face[piece]] += 1
        for group, met in zip(groups, some, strict=True):
            met.update({imagined.face[piece] for piece in group.pieces})
        for who, found in figures.items():
            for name, value in game.advice.figures(imagined, seat, who).items():
                found.setdefault(name, Counter())[value] += 1
    return [
        _holding(game, state, seat, group, faces, met, figures, redeals)
        for group, met in zip(groups, some, strict=True)
    ]


def _open(state: Any, group: Hidden) -> bool:
    """Does everyone see all of it?"""
    return all(knows(state, WATCHER, piece) for piece in group.pieces)


def _redealt(game: Game, state: Any, seat: int, redeals: int) -> Sequence[Any]:
    """The position dealt anew so many times: always the same ones, for what the seat knows."""
    instance = thinking(game).open()
    room, found = instance.room(game.rules.State), []
    start = state.copy()
    reseed(start, 0)
    for number in range(redeals):
        room[0] = start
        instance.call("redeal", room, seat, number)
        found.append(room[0].copy())
    return found


def _holding(
    game: Game,
    state: Any,
    seat: int,
    group: Hidden,
    faces: Mapping[int, Counter[int]],
    met: Counter[int],
    figures: Mapping[int, Mapping[str, Counter[int]]],
    redeals: int,
) -> Holding:
    pieces = [
        Piece(piece, knows(state, seat, piece), _chances(game, state, group.kind, faces[piece], redeals))
        for piece in group.pieces
    ]
    told = {
        name: sorted((value, n / redeals) for value, n in counted.items())
        for name, counted in figures.get(group.who, {}).items()
    }
    who = None if group.who < 0 else group.who
    return Holding(group.kind, who, pieces, _chances(game, state, group.kind, met, redeals), told)


def _chances(game: Game, state: Any, kind: str, counted: Counter[int], redeals: int) -> Chances:
    """By things: several faces may show the same."""
    things: dict[str, Any] = {}
    sums: Counter[str] = Counter()
    for face in sorted(counted):
        thing = game.advice.thing(state, kind, face)
        things[repr(thing)] = thing
        sums[repr(thing)] += counted[face]
    return [(things[name], min(1.0, n / redeals)) for name, n in sums.most_common()]


def data_of(holding: Holding) -> dict[str, Any]:
    """A holding as plain data."""
    return {
        "kind": holding.kind,
        "who": None if holding.who is None else {"seat": holding.who},
        "pieces": [
            {"piece": piece.piece, "known": piece.known, "chances": _plain(piece.chances)}
            for piece in holding.pieces[:MOST]
        ],
        "count": len(holding.pieces),
        "some": _plain(holding.some),
        "figures": [
            {
                "name": name,
                "values": [{"value": value, "chance": round(chance, 3)} for value, chance in values],
            }
            for name, values in holding.figures.items()
        ],
    }


def _plain(chances: Chances) -> list[dict[str, Any]]:
    return [{"thing": thing, "chance": round(chance, 3)} for thing, chance in chances]
