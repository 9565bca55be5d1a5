"""The gunner's attack: the box moves, cards are drawn, a treasure changes hands (AG-D4)."""

from __future__ import annotations

from antics.core.chance import draw
from antics.core.state import show, tell, tell_of
from antics.games.antigua.events import Event
from antics.games.antigua.pieces import cannonballs_on
from antics.games.antigua.state import Role, State, box_cell, count
from antics.games.antigua.supplies import (
    discard,
    draw_openly,
    nth_treasure_of,
    shuffle_in_discards,
    treasures_of,
)


def attack(s: State, attacker: int, defender: int) -> None:
    s.attacks += 1
    s.attacked |= 1 << defender
    s.busy = 1
    tell(s, Event.ATTACKED, attacker, defender, box_cell(s))
    shuffle_in_discards(s)
    tell(s, Event.RELOADED, -1, s.pile_left, 0)
    shots, answers = 1 + count(s, attacker, Role.GUNNER), 1 + count(s, defender, Role.GUNNER)
    strength = resistance = 0
    while shots > 0 or answers > 0:
        if shots > 0:
            strength += fire(s, attacker)
            shots -= 1
        if answers > 0:
            resistance += fire(s, defender)
            answers -= 1
    if strength > resistance:
        tell(s, Event.BEAT, attacker, strength, resistance)
        rob(s, attacker, defender)
    else:
        tell(s, Event.BEAT, defender, resistance, strength)
        rob(s, defender, attacker)


def fire(s: State, seat: int) -> int:
    """The cannonballs of one card. What is fired lies with the discards, but none is drawn from there."""
    if s.pile_left == 0:
        tell(s, Event.RAN_OUT, seat, s.missing, 0)
        return s.missing
    card = draw_openly(s)
    tell_of(s, Event.FIRED, seat, 0, card)
    discard(s, card)
    return cannonballs_on(s.face[card])


def rob(s: State, winner: int, loser: int) -> None:
    """A random treasure; the loser still knows which it was."""
    n = treasures_of(s, loser)
    if n > 0:
        i = nth_treasure_of(s, loser, draw(s, n))
        s.keeper[i] = winner
        s.robberies += 1
        show(s, s.treasure[i], 1 << winner)
        tell_of(s, Event.ROBBED, winner, loser, s.treasure[i])
