"""Kingdoms: their fields, and going out by a crown."""

from __future__ import annotations

from antics.core.state import EVERYONE, show, tell, tell_of
from antics.games.animal_kingdoms.board import KINGDOMS, SIZE
from antics.games.animal_kingdoms.events import Event
from antics.games.animal_kingdoms.pieces import FIRST_BONUS, NO_CARD
from antics.games.animal_kingdoms.state import EGON, FROM_BONUS, NOBODY, State, gain


def has_normal_field(s: State, k: int) -> bool:
    return s.filled[k] < SIZE[k] - 1


def lay_shield(s: State, who: int, k: int) -> None:
    """A shield on a normal field or, if there is none, on the crown (AK-C1, AK-F3)."""
    filled = s.filled[k]
    s.shields[k][who] += 1
    s.field[k][filled] = who
    s.filled[k] = filled + 1
    tell(s, Event.SHIELD, who, k, filled + 1)
    if filled + 1 == SIZE[k]:
        s.full |= 1 << k
        s.legal[k] = NO_CARD  # AK-C6
        take_crown(s, who, k)


def take_crown(s: State, who: int, k: int) -> None:
    """Whoever takes a crown is out; the first of an age gets a bonus (AK-C3, AK-C7)."""
    first = not crown_taken(s)
    s.crown[k] = who
    s.out |= 1 << who
    tell(s, Event.CROWN, who, k, 0)
    if first and s.players > 1:  # AK-B1: no bonus in the solo game
        take_bonus(s, who)


def take_bonus(s: State, who: int) -> None:
    piece = FIRST_BONUS + s.bonuses
    s.bonus_of[s.bonuses] = who
    s.bonuses += 1
    if who == EGON:  # AK-F4
        show(s, piece, EVERYONE)
        gain(s, EGON, s.face[piece], FROM_BONUS)
        tell_of(s, Event.EGON_BONUS, EGON, 0, piece)
    else:
        show(s, piece, 1 << who)
        tell_of(s, Event.BONUS, who, 0, piece)


def crown_taken(s: State) -> bool:
    """Has anybody taken a crown in this age?"""
    for k in range(KINGDOMS):
        if s.crown[k] != NOBODY:
            return True
    return False
