"""What somebody's finished games come to, from their figures alone."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import antics
from antics.table import figures, statistics
from antics.table.figures import Figures
from antics.table.record import Record, Seat
from antics.table.table import Table
from antics.table.wish import MoveWish


def seat(table: str, number: int, **more: Any) -> Figures:
    values: dict[str, Any] = {
        "table_id": table,
        "seat": number,
        "game": "antigua",
        "kind": "person",
        "person": None,
        "name": "Bob",
        "colour": number,
        "level": None,
        "points": 1,
        "rank": 2,
        "sources": '{"silver": 1}',
        "ended": 1.0,
        "moves": 9,
        "pace": "live",
        "counts": True,
    }
    return Figures(**values | more)


def me(table: str, won: bool, **more: Any) -> Figures:
    return seat(
        table, 0, person="me", won=won, rank=1 if won else 2, points=5, sources='{"silver": 3}', **more
    )


def test_wins_rivals_levels_and_streaks() -> None:
    rows = []
    for n, won in enumerate([True, True, False, True, True, True]):
        rows += [
            me(f"t{n}", won, opening='[{"what": "place"}]' if n else ""),
            seat(f"t{n}", 1, person="bob", name=f"Bob {n}", rank=2 if won else 1),
            seat(f"t{n}", 2, kind="bot", level="hard", name="Fern", rank=3),
            seat(f"t{n}", 3, kind="bot", level="hard", name="Rowan", rank=3),
        ]
    found = statistics.of(rows, "me")
    (game,) = found["games"]
    assert (game["games"], game["wins"], game["even"], game["best"]) == (6, 5, 0.25, 5)
    assert (game["low"], game["high"]) == pytest.approx((0.4365, 0.9699), abs=1e-3)
    assert game["streaks"] == {"now": 3, "wins": 3, "losses": 1}
    assert game["sources"] == [{"source": "silver", "mean": 3.0, "others": 1.0}]
    assert [(it["games"], it["captions"]) for it in game["openings"]] == [(5, [{"what": "place"}])]
    (rival,) = found["rivals"]
    assert (rival["name"], rival["games"], rival["wins"], rival["ahead"]) == ("Bob 5", 6, 5, 5)
    assert [(it["level"], it["games"]) for it in found["levels"]] == [("hard", 6)], "once a game"


def test_openings_of_different_hands_are_told_together() -> None:
    rows = []
    for n, (card, kingdom) in enumerate([("tiger-1", 7), ("owl-4", 7), ("owl-4", 5)]):
        caption = {"what": "play", "card": {"what": "card", "name": card}, "field": "normal"}
        opening = json.dumps([caption | {"kingdom": kingdom}])
        game = {"game": "animal-kingdoms"}
        rows += [me(f"t{n}", n == 0, opening=opening, **game), seat(f"t{n}", 1, **game)]
    (found,) = statistics.of(rows, "me")["games"]
    assert [(it["captions"], it["games"], it["wins"]) for it in found["openings"]] == [
        ([{"what": "play", "kingdom": 7}], 2, 1),
        ([{"what": "play", "kingdom": 5}], 1, 0),
    ]


def test_what_does_not_count() -> None:
    rows = [
        me("uploaded", True, counts=False),
        seat("uploaded", 1, counts=False),
        me("hot seat", True),
        seat("hot seat", 1, person="me"),
        seat("closed", 0, person="me", rank=None, points=None),
        seat("closed", 1, rank=None, points=None),
        me("counts", False),
        seat("counts", 1),
    ]
    found = statistics.of(rows, "me")
    assert [(it["games"], it["wins"]) for it in found["games"]] == [(1, 0)]
    assert found["rivals"][0]["name"] == "", "who is forgotten has no name"


@pytest.mark.parametrize("game", antics.game_names())
def test_every_game_has_figures_once_it_is_over(game: str) -> None:
    rules = antics.game(game)
    players = rules.seats[0] if rules.seats[0] > 1 else 2
    record = Record(
        id="1",
        game=game,
        players=players,
        options={},
        components={},
        edition=rules.edition,
        secret="s",
        status="playing",
        host="me",
        made=0.0,
        touched=0.0,
    )
    table = Table(record, [Seat(i, "person", f"p{i}", None, "Me", i) for i in range(players)])
    table.begin()
    luck = Random(5)
    while not table.over:
        at = table.playing.waiting[0]
        steps = list(table.playing.choice(at).at_random(luck).action.steps)
        number = table.decision_number(at)
        table.carry_out(MoveWish(seat=at, decision_number=number, steps=steps, key=f"key {table.seq}"))
    found = figures.of_table(table, 7.0)
    assert [it.seat for it in found] == list(range(players))
    assert all(it.opening and it.rank is not None and it.moves == len(table.playing.log) for it in found)
    told = statistics.of(found, "p0")
    assert told["games"][0]["openings"][0]["captions"][0]["what"]
    assert sum(it["mean"] for it in told["games"][0]["sources"]) == pytest.approx(found[0].points or 0)
