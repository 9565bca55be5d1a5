"""OpenSpiel's own search, as a bot among ours."""

from __future__ import annotations

import pytest

import antics
from antics.bots import Position

pytest.importorskip("pyspiel")
pytest.importorskip("open_spiel.python.algorithms.ismcts")


@pytest.mark.parametrize(("name", "players"), [("antigua", 2), ("animal-kingdoms", 2)])
def test_a_stranger_plays_what_is_legal_and_goes_on_from_where_the_game_is(name: str, players: int) -> None:
    from antics.envs.stranger import Stranger, as_open_spiel_has_it

    class Hasty(Stranger):
        seconds = 0.0

    match = antics.new(name, players, seed="3")
    for number in range(4):
        seat = match.waiting[0]
        position = Position.of(match, seat, number)
        there = as_open_spiel_has_it(position.game, position.state)
        assert there.current_player() == seat
        assert there.legal_actions() == sorted(position.choice.next_steps())
        chosen = Hasty().choose(position)
        assert chosen in position.legal()
        match.play(seat, chosen)
