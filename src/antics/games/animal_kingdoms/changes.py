"""Rulings that changed, and where a game that was begun before parts from one of today."""

from __future__ import annotations

from collections.abc import Sequence

from antics.core.contract import Change
from antics.core.events import Event as Told
from antics.games.animal_kingdoms.board import KINGDOMS
from antics.games.animal_kingdoms.egon import CROWN, leads_clearly
from antics.games.animal_kingdoms.events import Event
from antics.games.animal_kingdoms.state import State


def lots_reshuffled(before: State, events: Sequence[Told]) -> bool:
    """AK-E4: the pile runs out while lots are drawn. Those drawn already were not among the discards then."""
    drawn: set[int] = set()
    last = None
    for event in events:
        if event.kind == Event.LOT:
            if event.who in drawn:
                drawn.clear()  # they tied, and draw again
            if drawn and last == Event.RESHUFFLED:
                return True
            drawn.add(event.who)
        last = event.kind
    return False


def crown_where_he_leads(before: State, events: Sequence[Told]) -> bool:
    """AK-F3: with only crowns left, Egon passed kingdoms where he leads for one where he does not."""
    s = before.copy()
    for event in events:
        if event.kind == Event.SHIELD:
            s.shields[event.a][event.who] += 1
        elif event.kind == Event.EGON_PLACES and event.b == CROWN:
            return leads_clearly(s, event.a) and not all(leads_clearly(s, k) for k in range(KINGDOMS))
    return False


CHANGES = (Change(2, "AK-E4", lots_reshuffled), Change(2, "AK-F3", crown_where_he_leads))
