"""The checks of the rules hold at every step of random games, and the audit would notice if they did not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import antics
from antics.core.chance import seed_luck
from antics.core.state import EVERYONE, LegalSteps, Result, first_of
from antics.games.antigua import rules
from antics.games.antigua.audit import audit
from antics.games.antigua.board import GRID
from antics.games.antigua.state import Ending, Phase, State
from tests.rules.antigua.tables import lay

GAME = antics.game("antigua")


def islands_turned(s: State) -> int:
    return sum(s.face[cell] for cell in range(16) if s.seen[cell] == EVERYONE)


@pytest.mark.clause("AG-X1", "AG-X2", "AG-X3", "AG-C2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_checks_hold_at_every_step_of_random_games(players: int) -> None:
    box = GAME.box(players, {}, {})
    out = LegalSteps()
    for seed in range(6):
        s = State()
        seed_luck(s, f"checks {seed}")
        rules.new_game(s, box)
        random = Random(seed)
        while rules.waiting(s):
            assert audit(s) == []
            crews = sum(s.members[:players])
            aside = int(s.fate >= 0)
            assert s.pile_left + s.discarded + 3 + crews + s.found + aside == 35
            if s.phase == Phase.ACT:
                assert s.found == islands_turned(s)
                assert s.pile_left + s.discarded >= 2
                assert max(s.members) <= 4
            assert 2 <= s.water == GRID[players] - islands_turned(s)
            assert s.attacks <= (8, 10, 12)[players - 2]
            seat = first_of(rules.waiting(s))
            out.n = 0
            rules.legal_steps(s, seat, out)
            rules.apply(s, seat, random.choice(out.step[: out.n]))
        assert audit(s) == []
        assert s.found == islands_turned(s)


@pytest.mark.clause("AG-X3")
def test_two_cards_are_left_even_when_all_others_are_taken() -> None:
    """The fullest table: four crews of four, thirteen treasures, and a card drawn in the final phase."""
    colours = ["hook", "parrot", "anchor", "kraken"]
    values = ["4-1", "3-1", "2-2", "2-1"]
    crews = [[f"{colour} {value}" for colour in colours] for value in values]
    rest = [f"{colour} {value}" for colour in colours for value in ("1-2", "1-3", "1-4")] + ["skull 2-1"]
    table = lay(
        4,
        crews,
        open=["skull 4-1", "skull 3-1", "skull 2-2"],
        treasures=[(i % 4, card) for i, card in enumerate(rest)],
        top=["skull 1-2"],
        ships={0: "a1"},
        beside={1: "a1", 2: "a1", 3: "a1"},
        water=3,
    )
    table.idle(2)
    assert table.view()["fate"] is not None
    assert audit(table.state) == []
    assert len(table.pile()) + len(table.discards()) == 2
    table.do("mate open 1")
    assert len(table.pile()) + len(table.discards()) == 1, "while five are in a crew"
    assert audit(table.state) == []
    table.do("drop 5", "more", "drop 5")
    assert len(table.pile()) + len(table.discards()) == 2
    assert audit(table.state) == []


def lose_a_card(s: State) -> None:
    s.pile_left -= 1


def double_a_face(s: State) -> None:
    s.face[16] = s.face[17]


def turn_an_island_for_nothing(s: State) -> None:
    s.seen[next(cell for cell in range(16) if s.face[cell])] = EVERYONE


def sink_to_one_water(s: State) -> None:
    s.water = 1


def push_the_box_too_far(s: State) -> None:
    s.attacks = 8


def look_into_the_pile(s: State) -> None:
    s.seen[s.pile[0]] = 1


def hide_an_open_card(s: State) -> None:
    s.seen[s.open[0]] = 1


def swap_a_pirate_away(s: State) -> None:
    s.pirate[0] = s.pirate[1]


def beach_a_ship(s: State) -> None:
    s.ship[0], s.afloat[0] = 15, 1


def crowd_a_crew(s: State) -> None:
    for _ in range(4):
        s.pile_left -= 1
        s.crew[0][s.members[0]] = s.pile[s.pile_left]
        s.seen[s.pile[s.pile_left]] = EVERYONE
        s.members[0] += 1


@pytest.mark.clause("AG-X1", "AG-X2", "AG-X3", "AG-C2", "AG-G1")
@pytest.mark.parametrize(
    ("damage", "clause"),
    [
        (lose_a_card, "AG-X3"),
        (double_a_face, "AG-A2"),
        (turn_an_island_for_nothing, "AG-X1"),
        (sink_to_one_water, "AG-X2"),
        (push_the_box_too_far, "AG-X2"),
        (look_into_the_pile, "AG-G1"),
        (hide_an_open_card, "AG-G1"),
        (swap_a_pirate_away, "AG-B2"),
        (beach_a_ship, "AG-D2"),
        (crowd_a_crew, "AG-C2"),
    ],
)
def test_the_audit_notices(damage: Callable[[State], None], clause: str) -> None:
    match = antics.new("antigua", 2, 1)
    assert audit(match.state) == []
    damage(match.state)
    assert any(clause in line for line in audit(match.state))


@pytest.mark.clause("AG-E1", "AG-E2", "AG-E3", "AG-E4")
def test_a_simulation_counts_how_games_end() -> None:
    for ending in Ending:
        s = lay(2, treasures=[(0, "skull 1-4")], attacks=5).state
        s.phase, s.ending, s.robberies = Phase.OVER, ending, 3
        result = Result()
        rules.score(s, result)
        tally = dict(zip(GAME.tallies, result.tally, strict=False))
        ends = [name for name, count in tally.items() if name.startswith("ended") and count]
        assert ends == [GAME.tallies[ending - 1]]
        assert (tally["fights"], tally["robberies"], tally["treasures"]) == (5, 3, 1)
