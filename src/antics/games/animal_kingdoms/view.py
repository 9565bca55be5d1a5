"""Animal Kingdoms as a seat may see it, as plain data."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from antics.core.state import knows
from antics.games.animal_kingdoms.board import KINGDOMS, SIZE, Kingdom
from antics.games.animal_kingdoms.events import PEOPLE, AnimalKingdomsLaw, law_data
from antics.games.animal_kingdoms.pieces import BONUSES, FIRST_BONUS, NAMES
from antics.games.animal_kingdoms.scoring import throne_value
from antics.games.animal_kingdoms.state import EGON, NOBODY, PLACES, Phase, State, everyone


class AnimalKingdomsKingdom(TypedDict):
    size: Kingdom
    law: AnimalKingdomsLaw
    fields: list[str]  # whose shields stand on the golden fields, in order; the last field is the crown
    thrones: list[str]
    tokens: list[int]  # one for each age
    cards: list[str]  # in the order laid


class AnimalKingdomsSeat(TypedDict):
    name: str
    points: int
    thrones: int  # what they are worth
    out: bool
    bonus: list[int | None]
    cards: int
    hand: list[str] | None


class AnimalKingdomsBattle(TypedDict):
    kingdom: Kingdom
    token: int
    tied: list[str]
    fighting: list[str]  # who is left of them
    laid: list[str]  # who has chosen a card
    own: str | None


class AnimalKingdomsView(TypedDict):
    players: int
    egon: bool
    age: int
    phase: Literal["turn", "battle", "over"]
    start: int  # who started the age
    closed: bool  # has there been enough swapping for this age?
    kingdoms: list[AnimalKingdomsKingdom]
    seats: list[AnimalKingdomsSeat]  # Egon comes last
    battle: AnimalKingdomsBattle | None
    pile: int
    discards: list[str]  # the last one lies on top
    bonus_left: int
    you: int | None


def see(s: State, seat: int) -> AnimalKingdomsView:
    return {
        "players": s.players,
        "egon": bool(s.egon),
        "age": s.age + 1,
        "phase": "over" if s.phase == Phase.OVER else "battle" if s.phase == Phase.BATTLE else "turn",
        "start": s.first,
        "closed": bool(s.closed),
        "kingdoms": [_kingdom(s, k) for k in range(KINGDOMS)],
        "seats": [_seat(s, who, seat) for who in range(PLACES) if everyone(s) >> who & 1],
        "battle": _battle(s, seat),
        "pile": s.in_pile,
        "discards": [NAMES[s.face[piece]] for piece in s.discards[: s.in_discards]],
        "bonus_left": max(0, BONUSES - 1 - s.bonuses) if s.players > 1 else 0,
        "you": seat if seat < s.players else None,
    }


def _kingdom(s: State, k: int) -> AnimalKingdomsKingdom:
    return {
        "size": SIZE[k],
        "law": law_data(s.law[k], k),
        "fields": [PEOPLE[who] for who in s.field[k][: s.filled[k]]],
        "thrones": [PEOPLE[w] for w in s.throne[k] if w != NOBODY],
        "tokens": s.token[k][:],
        "cards": [NAMES[s.face[piece]] for piece in s.lying[k][: s.laid[k]]],
    }


def _seat(s: State, who: int, seat: int) -> AnimalKingdomsSeat:
    return {
        "name": PEOPLE[who],
        "points": s.points[who],
        "thrones": throne_value(s, who),
        "out": bool(s.out >> who & 1),
        "bonus": [
            s.face[FIRST_BONUS + i] if knows(s, seat, FIRST_BONUS + i) else None
            for i in range(s.bonuses)
            if s.bonus_of[i] == who
        ],
        "cards": s.held[who] if who != EGON else 0,
        "hand": _hand(s, who) if who == seat < s.players else None,
    }


def _hand(s: State, seat: int) -> list[str]:
    return [NAMES[card] for card in sorted(s.face[piece] for piece in s.hand[seat][: s.held[seat]])]


def _battle(s: State, seat: int) -> AnimalKingdomsBattle | None:
    if s.phase != Phase.BATTLE:
        return None
    return {
        "kingdom": SIZE[s.kingdom],
        "token": s.token[s.kingdom][s.age],
        "tied": [PEOPLE[who] for who in range(PLACES) if s.tied >> who & 1],
        "fighting": [PEOPLE[who] for who in range(PLACES) if s.fighting >> who & 1],
        "laid": [PEOPLE[p] for p in range(s.players) if s.card[p] != NOBODY],
        "own": NAMES[s.face[s.card[seat]]] if seat < s.players and s.card[seat] != NOBODY else None,
    }
