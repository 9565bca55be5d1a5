"""What somebody's finished games come to: shares with their intervals, points, openings, streaks, rivals.
Plain Python over figures, wherever they are kept."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Annotated, Any, NamedTuple

from typing_extensions import Doc, TypedDict

from antics.core.numbers import wilson
from antics.core.registry import game as game_named
from antics.core.registry import game_names
from antics.table.answers import CaptionData
from antics.table.figures import Figures

LATEST = 30  # games whose points are told one by one
MOST = 5  # openings
RIVALS = 50


class Wins(TypedDict):
    games: int
    wins: int
    share: float
    low: Annotated[float, Doc("of the 95 % interval, by Wilson")]
    high: float
    even: Annotated[float, Doc("the share, if all at the table won as often")]


class Streaks(TypedDict):
    now: Annotated[int, Doc("games won in a row up to now; below zero: lost")]
    wins: Annotated[int, Doc("the longest row of games won")]
    losses: int


class PointsOf(TypedDict):
    """The points of one game."""

    points: int
    won: bool
    ended: int


class OpeningOut(Wins):
    """A first choice."""

    captions: Annotated[list[CaptionData], Doc("of its steps, or what of the first one its game tells")]


class SourceOut(TypedDict):
    source: str
    mean: Annotated[float, Doc("points from it in a game")]
    others: Annotated[float, Doc("the same of the rivals")]


class LevelOf(Wins):
    """Games with bots of a level."""

    level: str


class RivalOf(Wins):
    """Games with somebody."""

    name: Annotated[str, Doc("as they were last called; empty: those who are not here any more")]
    colour: int
    ahead: Annotated[int, Doc("games in which you were ahead of them")]


class GameStatistics(Wins):
    """What somebody's games of one kind come to."""

    game: str
    mean: Annotated[float, Doc("points")]
    best: int
    latest: Annotated[list[PointsOf], Doc("the latest last")]
    sources: list[SourceOut]
    openings: Annotated[list[OpeningOut], Doc("the one chosen most first")]
    streaks: Streaks
    levels: list[LevelOf]


class Statistics(TypedDict):
    """What somebody's finished games come to. Games that were uploaded or guided do not count, nor those in
    which they sat on several seats."""

    games: list[GameStatistics]
    rivals: list[RivalOf]
    levels: list[LevelOf]
    streaks: Streaks


class Played(NamedTuple):
    """A game of somebody: their seat, and the others."""

    me: Figures
    others: list[Figures]


def of(rows: Iterable[Figures], person: str) -> Statistics:
    """The statistics of somebody, from the figures of all seats of their games, the earliest first."""
    games = played(rows, person)
    by_game = _grouped(games, lambda it: [it.me.game])
    return {
        "games": [_game(name, found) for name, found in sorted(by_game.items(), key=lambda it: -len(it[1]))],
        "rivals": _rivals(games),
        "levels": _levels(games),
        "streaks": streaks([it.me.won for it in games]),
    }


def played(rows: Iterable[Figures], person: str) -> list[Played]:
    """Games that count."""
    tables: dict[str, list[Figures]] = {}
    for row in rows:
        tables.setdefault(row.table_id, []).append(row)
    found = []
    for seats in tables.values():
        mine = [it for it in seats if it.person == person]
        if len(mine) == 1 and mine[0].counts and mine[0].rank is not None:
            found.append(Played(mine[0], [it for it in seats if it is not mine[0]]))
    return found


def _grouped(games: Sequence[Played], keys: Callable[[Played], Iterable[Any]]) -> dict[Any, list[Played]]:
    """Games by something of which each may have several, or none."""
    groups: dict[Hashable, list[Played]] = defaultdict(list)
    for it in games:
        for key in dict.fromkeys(keys(it)):
            groups[key].append(it)
    return groups


def wins_of(games: Sequence[Played]) -> Wins:
    n, wins = len(games), sum(it.me.won for it in games)
    low, high = wilson(wins / n, n)
    even = sum(1 / (1 + len(it.others)) for it in games) / n
    return {
        "games": n,
        "wins": wins,
        "share": round(wins / n, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "even": round(even, 4),
    }


def _game(name: str, games: list[Played]) -> GameStatistics:
    points = [it.me.points or 0 for it in games]
    return {
        **wins_of(games),
        "game": name,
        "mean": round(sum(points) / len(points), 2),
        "best": max(points),
        "latest": [
            {"points": it.me.points or 0, "won": it.me.won, "ended": int(it.me.ended)}
            for it in games[-LATEST:]
        ],
        "sources": _sources(games),
        "openings": _openings(games),
        "streaks": streaks([it.me.won for it in games]),
        "levels": _levels(games),
    }


def _sources(games: list[Played]) -> list[SourceOut]:
    mine, theirs, rivals = Counter[str](), Counter[str](), 0
    for it in games:
        for source, points in json.loads(it.me.sources).items():
            mine[source] += points
        for other in it.others:
            for source, points in json.loads(other.sources).items():
                theirs[source] += points
            rivals += 1
    return [
        {
            "source": source,
            "mean": round(total / len(games), 2),
            "others": round(theirs[source] / max(rivals, 1), 2),
        }
        for source, total in mine.items()
    ]


def _openings(games: list[Played]) -> list[OpeningOut]:
    groups = _grouped(games, lambda it: [_opening(it.me)] if it.me.opening else [])
    often = sorted(groups.items(), key=lambda it: -len(it[1]))[:MOST]
    return [{**wins_of(found), "captions": json.loads(opening)} for opening, found in often]


def _opening(it: Figures) -> str:
    """What somebody's first choice is counted as."""
    told = game_named(it.game).opening if it.game in game_names() else ()
    if not told:
        return it.opening
    first = json.loads(it.opening)[0]
    return json.dumps([{name: first[name] for name in told if name in first}])


def _levels(games: Sequence[Played]) -> list[LevelOf]:
    groups = _grouped(games, lambda it: [other.level for other in it.others if other.kind == "bot"])
    return [{**wins_of(found), "level": level} for level, found in groups.items() if level]


def _rivals(games: list[Played]) -> list[RivalOf]:
    groups = _grouped(games, lambda it: [other.person for other in it.others if other.kind == "person"])
    often = sorted(groups.items(), key=lambda it: -len(it[1]))[:RIVALS]
    return [_rival(person, found) for person, found in often]


def _rival(person: str | None, games: list[Played]) -> RivalOf:
    met = [(it.me, other) for it in games for other in it.others if _is(other, person)]
    last = met[-1][1]
    ahead = sum((me.rank or 0) < (other.rank or 0) for me, other in met)
    name = last.name if person else ""
    return {**wins_of(games), "name": name, "colour": last.colour, "ahead": ahead}


def _is(other: Figures, person: str | None) -> bool:
    return other.kind == "person" and other.person == person


def streaks(won: Sequence[bool]) -> Streaks:
    """Rows of games that went alike.

    >>> streaks([True, True, False, True])
    {'now': 1, 'wins': 2, 'losses': 1}
    >>> streaks([False, False])
    {'now': -2, 'wins': 0, 'losses': 2}
    """
    now = best = worst = 0
    for it in won:
        now = (max(now, 0) + 1) if it else (min(now, 0) - 1)
        best, worst = max(best, now), min(worst, now)
    return {"now": now, "wins": best, "losses": -worst}
