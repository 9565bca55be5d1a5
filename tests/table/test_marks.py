"""What was carried out but not kept is brought back, with all that was made of it."""

from __future__ import annotations

import pytest

import antics
from antics.table import snapshot
from antics.table.answers import Snapshot
from antics.table.record import Record, Seat
from antics.table.table import Table
from antics.table.wish import MoveWish


def begun(game: str) -> Table:
    players = antics.game(game).seats[-1]
    record = Record(
        id="1",
        game=game,
        players=players,
        options={},
        components={},
        edition=antics.game(game).edition,
        secret="s",
        status="playing",
        host="me",
        made=0.0,
        touched=0.0,
    )
    table = Table(record, [Seat(i, "person", "me", None, "Me", i) for i in range(players)])
    table.begin()
    return table


def moved(table: Table, pick: int, key: str) -> None:
    seat = table.waiting[0]
    steps = list(table.playing.legal(seat)[pick].steps)
    number = table.decision_number(seat)
    table.carry_out(MoveWish(seat=seat, decision_number=number, steps=steps, key=key))


def shown(table: Table) -> list[Snapshot]:
    return [snapshot.of(table, seat) for seat in range(table.record.players)]


@pytest.mark.parametrize("game", ["connect-four", "antler-island", "antigua", "animal-kingdoms"])
def test_nothing_stays_of_a_move_that_was_brought_back(game: str) -> None:
    table, other = begun(game), begun(game)
    for n in range(20):
        if table.over:
            break
        before, bring_back = shown(table), table.mark()
        moved(table, -1, f"not kept {n}")
        shown(table)
        bring_back()
        assert n % 2 or shown(table) == before  # (what is shown is remembered)
        moved(table, 0, f"kept {n}")
        moved(other, 0, f"kept {n}")
        assert shown(table) == shown(other)
        assert table.waiting == other.playing.waiting
