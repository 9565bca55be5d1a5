"""Battles for a kingdom in which several have most shields (AK-E2)."""

from __future__ import annotations

from antics.core.state import EVERYONE, first_of, show, tell, tell_of
from antics.games.animal_kingdoms.egon import discard_egons_cards, egon_fights
from antics.games.animal_kingdoms.events import Event
from antics.games.animal_kingdoms.pieces import number
from antics.games.animal_kingdoms.scoring import pay_kingdom
from antics.games.animal_kingdoms.state import (
    EGON,
    FIGHTING,
    NOBODY,
    PLACES,
    SCORING,
    State,
    after_first,
    alone,
)
from antics.games.animal_kingdoms.supplies import discard, refill, strongest, take_from_hand


def begin_battle(s: State, tied: int) -> None:
    s.phase = FIGHTING
    s.tied = s.fighting = tied
    s.battles += 1
    tell(s, Event.TIED, NOBODY, s.kingdom, tied)
    call_to_battle(s)


def call_to_battle(s: State) -> None:
    """Everyone still fighting is to lay a card; the last card of a hand lays itself."""
    for who in range(PLACES):
        s.card[who] = NOBODY
    for i in range(s.players):
        seat = after_first(s, i)
        if s.fighting >> seat & 1:
            if s.held[seat] == 0:
                refill(s, seat)
            if s.held[seat] == 1:
                lay_in_battle(s, seat, s.face[s.hand[seat][0]])


def lay_in_battle(s: State, seat: int, card: int) -> None:
    s.card[seat] = take_from_hand(s, seat, card)
    tell_of(s, Event.CHOSE, seat, s.kingdom, s.card[seat])


def still_choosing(s: State) -> int:
    """Who has yet to lay a battle card, as bits."""
    people = 0
    for seat in range(s.players):
        if s.fighting >> seat & 1 and s.card[seat] == NOBODY:
            people |= 1 << seat
    return people


def reveal(s: State) -> None:
    """All cards are turned; the highest wins, or those who tie for it fight on."""
    s.reveals += 1
    for i in range(s.players):
        seat = after_first(s, i)
        if s.fighting >> seat & 1:
            show(s, s.card[seat], EVERYONE)
            s.shows[seat] = number(s.face[s.card[seat]])
            tell(s, Event.REVEALED, seat, s.kingdom, s.face[s.card[seat]])
    if s.fighting >> EGON & 1:
        egon_fights(s)
        tell(s, Event.REVEALED, EGON, s.kingdom, s.face[s.card[EGON]])
    winners = strongest(s, s.fighting)
    discard_battle_cards(s)
    s.fighting = winners
    if alone(winners):
        end_battle(s, first_of(winners))
    else:
        tell(s, Event.STILL_TIED, NOBODY, s.kingdom, winners)
        call_to_battle(s)


def discard_battle_cards(s: State) -> None:
    for i in range(s.players):
        seat = after_first(s, i)
        if s.fighting >> seat & 1:
            discard(s, s.card[seat])
            s.card[seat] = NOBODY
    if s.fighting >> EGON & 1:  # AK-F6
        discard_egons_cards(s)
        s.card[EGON] = NOBODY


def end_battle(s: State, winner: int) -> None:
    tell(s, Event.WON_BATTLE, winner, s.kingdom, 0)
    losers = s.tied & ~(1 << winner)
    s.tied = s.fighting = 0
    s.phase = SCORING
    pay_kingdom(s, winner, losers)
    for i in range(s.players):
        refill(s, after_first(s, i))
