"""Animal Kingdoms in numbers."""

from __future__ import annotations

from typing import Literal

from antics.core.observation import WAITING, YOU, after, amount, one_of, seat_of, who, yes
from antics.core.record import Record, int16
from antics.core.state import MAX_SEATS, knows
from antics.games.animal_kingdoms.board import AGES, KINGDOMS, LARGEST, SIZE, THRONES
from antics.games.animal_kingdoms.events import PEOPLE, law_data
from antics.games.animal_kingdoms.pieces import BONUSES, CARDS, FIRST_BONUS, HAND, LAWS, NAMES
from antics.games.animal_kingdoms.rules import waiting
from antics.games.animal_kingdoms.scoring import throne_value
from antics.games.animal_kingdoms.state import EGON, PLACES, Phase, State, everyone
from antics.games.animal_kingdoms.view import (
    AnimalKingdomsBattle,
    AnimalKingdomsKingdom,
    AnimalKingdomsSeat,
    AnimalKingdomsView,
)

PhaseName = Literal["turn", "battle", "over"]
TURN, BATTLE, OVER = 1, 2, 3  # what happens
PHASES: tuple[PhaseName, ...] = ("turn", "battle", "over")


class Observation(Record):
    you = int16()
    players = int16()
    egon = int16()
    waiting = int16(MAX_SEATS)
    age = int16()
    phase = int16()
    start = int16()
    closed = int16()
    law = int16(KINGDOMS)
    tokens = int16(KINGDOMS, AGES)
    fields = int16(KINGDOMS, LARGEST)
    thrones = int16(KINGDOMS, THRONES)
    cards = int16(KINGDOMS, 2 * LARGEST)
    hand = int16(HAND)
    picked = int16(HAND)
    held = int16(MAX_SEATS)
    out = int16(PLACES)
    points = int16(PLACES)
    throne_value = int16(PLACES)
    bonus_of = int16(BONUSES)
    bonus = int16(BONUSES)
    kingdom = int16()
    tied = int16(PLACES)
    fighting = int16(PLACES)
    laid = int16(MAX_SEATS)
    own = int16()
    pile = int16()
    discards = int16(CARDS)


EGON_TOO = ("Egon",)
MEANING = {
    "you": YOU,
    "players": amount("how many play", MAX_SEATS),
    "egon": yes("does Egon play?"),
    "waiting": WAITING,
    "age": amount("which age it is", AGES),
    "phase": one_of("what happens", PHASES),
    "start": who("who started the age"),
    "closed": yes("has there been enough swapping for this age?"),
    "law": one_of("the laws of the kingdoms, from the smallest", [law.id for law in LAWS]),
    "tokens": amount("their tokens, one for each age", 99),
    "fields": who("whose shields stand on their golden fields, in the order laid", more=EGON_TOO),
    "thrones": who("who sits on their thrones", more=EGON_TOO),
    "cards": one_of("the cards that lie there, in the order laid", NAMES),
    "hand": one_of("one's own cards", NAMES),
    "picked": one_of("those chosen so far, in the middle of a choice", NAMES),
    "held": amount("how many cards everyone has", HAND),
    "out": yes("who is out of this age; Egon in the last place, as in all that follows"),
    "points": amount("everyone's points", 32767),
    "throne_value": amount("what everyone's thrones are worth", 2 * sum(SIZE)),
    "bonus_of": who("who has each bonus token, in the order taken", more=EGON_TOO),
    "bonus": amount("what is on them, where it is known", 99),
    "kingdom": one_of("the kingdom that is fought for, from the smallest", SIZE),
    "tied": yes("who fought for it"),
    "fighting": yes("who still does"),
    "laid": yes("who has laid a card in this battle"),
    "own": one_of("one's own card in this battle", NAMES),
    "pile": amount("cards in the pile", CARDS),
    "discards": one_of("the discards, the last one on top", NAMES),
}


def place_of(s: State, seat: int, other: int) -> int:
    """Where an observation has somebody: in turn order, Egon in the last place."""
    return EGON if other == EGON else after(seat, other, s.players)


def somebody(s: State, seat: int, other: int) -> int:
    return 0 if other < 0 else place_of(s, seat, other) + 1


def observe(s: State, seat: int, out: Observation) -> None:
    out.you = seat + 1
    out.players = s.players
    out.egon = s.egon
    out.age = s.age + 1
    out.start = somebody(s, seat, s.first)
    out.closed = s.closed
    out.phase = TURN
    if s.phase == Phase.OVER:
        out.phase = OVER
    elif s.phase == Phase.BATTLE:
        out.phase = BATTLE
        observe_battle(s, seat, out)
    observe_kingdoms(s, seat, out)
    observe_people(s, seat, out)
    observe_hand(s, seat, out)
    out.pile = s.in_pile
    for i in range(s.in_discards):
        out.discards[i] = s.face[s.discards[i]] + 1


def observe_kingdoms(s: State, seat: int, out: Observation) -> None:
    for k in range(KINGDOMS):
        out.law[k] = s.law[k]
        for age in range(AGES):
            out.tokens[k][age] = s.token[k][age]
        for i in range(s.filled[k]):
            out.fields[k][i] = somebody(s, seat, s.field[k][i])
        for i in range(THRONES):
            out.thrones[k][i] = somebody(s, seat, s.throne[k][i])
        for i in range(s.laid[k]):
            out.cards[k][i] = s.face[s.lying[k][i]] + 1


def observe_people(s: State, seat: int, out: Observation) -> None:
    owing = waiting(s)
    playing = everyone(s)
    for other in range(PLACES):
        if playing >> other & 1:
            i = place_of(s, seat, other)
            out.out[i] = s.out >> other & 1
            out.points[i] = s.points[other]
            out.throne_value[i] = throne_value(s, other)
            if other != EGON:
                out.waiting[i] = owing >> other & 1
                out.held[i] = s.held[other]
    for i in range(s.bonuses):
        out.bonus_of[i] = somebody(s, seat, s.bonus_of[i])
        if knows(s, seat, FIRST_BONUS + i):
            out.bonus[i] = s.face[FIRST_BONUS + i]


def observe_hand(s: State, seat: int, out: Observation) -> None:
    """One's own cards, sorted."""
    for i in range(s.held[seat]):
        card = s.face[s.hand[seat][i]] + 1
        j = i
        while j > 0 and out.hand[j - 1] > card:
            out.hand[j] = out.hand[j - 1]
            j -= 1
        out.hand[j] = card
    if s.turn == seat:
        for i in range(s.picks):
            out.picked[i] = s.picked[i] + 1


def observe_battle(s: State, seat: int, out: Observation) -> None:
    out.kingdom = s.kingdom + 1
    for other in range(PLACES):
        if s.tied >> other & 1:
            i = place_of(s, seat, other)
            out.tied[i] = 1
            out.fighting[i] = s.fighting >> other & 1
    for other in range(s.players):
        if s.card[other] >= 0:
            out.laid[after(seat, other, s.players)] = 1
    if s.card[seat] >= 0:
        out.own = s.face[s.card[seat]] + 1


# ---- and back ------------------------------------------------------------------------------------------


def decode(seen: Observation) -> AnimalKingdomsView:
    n, taken = seen.players, sum(person > 0 for person in seen.bonus_of)
    people = [*range(n), EGON] if seen.egon else range(n)
    return {
        "players": n,
        "egon": bool(seen.egon),
        "age": seen.age,
        "phase": PHASES[seen.phase - 1],
        "start": seat_of(seen.you, seen.start, n),
        "closed": bool(seen.closed),
        "kingdoms": [_kingdom(seen, k) for k in range(KINGDOMS)],
        "seats": [_seat(seen, other) for other in people],
        "battle": _battle(seen) if seen.kingdom else None,
        "pile": seen.pile,
        "discards": _cards(seen.discards),
        "bonus_left": max(0, BONUSES - 1 - taken) if n > 1 else 0,
        "you": seen.you - 1,
    }


def _name(seen: Observation, person: int) -> str:
    return PEOPLE[EGON if person == EGON + 1 else seat_of(seen.you, person, seen.players)]


def _place(seen: Observation, other: int) -> int:
    return EGON if other == EGON else after(seen.you - 1, other, seen.players)


def _cards(cards: list[int]) -> list[str]:
    return [NAMES[card - 1] for card in cards if card]


def _kingdom(seen: Observation, k: int) -> AnimalKingdomsKingdom:
    return {
        "size": SIZE[k],
        "law": law_data(seen.law[k], k),
        "fields": [_name(seen, person) for person in seen.fields[k] if person],
        "thrones": [_name(seen, person) for person in seen.thrones[k] if person],
        "tokens": seen.tokens[k][:],
        "cards": _cards(seen.cards[k]),
    }


def _seat(seen: Observation, other: int) -> AnimalKingdomsSeat:
    i = _place(seen, other)
    bonus = zip(seen.bonus_of, seen.bonus, strict=True)
    return {
        "name": PEOPLE[other],
        "points": seen.points[i],
        "thrones": seen.throne_value[i],
        "out": bool(seen.out[i]),
        "bonus": [value or None for person, value in bonus if person == i + 1],
        "cards": seen.held[i] if other != EGON else 0,
        "hand": _cards(seen.hand) if i == 0 else None,
    }


def _battle(seen: Observation) -> AnimalKingdomsBattle:
    def those(flags: list[int], of: int = PLACES) -> list[str]:
        others = [other for other in range(of) if other < seen.players or other == EGON]
        return [PEOPLE[other] for other in others if flags[_place(seen, other)]]

    return {
        "kingdom": SIZE[seen.kingdom - 1],
        "token": seen.tokens[seen.kingdom - 1][seen.age - 1],
        "tied": those(seen.tied),
        "fighting": those(seen.fighting),
        "laid": those(seen.laid, seen.players),
        "own": NAMES[seen.own - 1] if seen.own else None,
    }
