"""Positions of Animal Kingdoms, laid out for a test: cards are swapped into place, none is lost."""

from __future__ import annotations

from typing import Any

import antics
from antics.core.events import Event
from antics.core.seats import NAMES as SEATS
from antics.core.state import EVERYONE
from antics.games.animal_kingdoms.board import KINGDOMS, SIZE
from antics.games.animal_kingdoms.laws import enact
from antics.games.animal_kingdoms.pieces import CARDS, FIRST_LAW, LAW_COUNT, MARKS, card_name
from antics.games.animal_kingdoms.rounds import goes_on
from antics.games.animal_kingdoms.state import EGON, NOBODY, Phase, State, everyone

CARD = {card_name(card): card for card in range(CARDS)}
PERSON = {name: i for i, name in enumerate(SEATS)} | {"Egon": EGON}
FREE = "L11 L12 L10 L17 L15"  # laws under which the first card is free


class Layout:
    """A match with orange to move, and ways to arrange it. Cards are named as in texts: `tiger-5 owl-2`."""

    def __init__(
        self, players: int = 3, seed: str = "7", laws: str = FREE, age: int = 1, **options: Any
    ) -> None:
        self.match = antics.new("animal-kingdoms", players=players, seed=seed, **options)
        self.s: State = self.match.state
        self.s.first = self.s.turn = 0
        self.s.age = age - 1
        self.fixed: set[int] = set()  # pieces whose face must stay
        self.laws(laws)

    # ---- arranging ----

    def show(self, piece: int, name: str) -> None:
        """Let a piece be this card, in exchange for what it was."""
        other = self.s.face.index(CARD[name], 0, CARDS)
        assert other == piece or not {piece, other} & self.fixed, f"{name} is already in place"
        self.s.face[piece], self.s.face[other] = self.s.face[other], self.s.face[piece]
        self.fixed.add(piece)

    def hand(self, seat: int, names: str) -> None:
        for i, name in enumerate(names.split()):
            self.show(self.s.hand[seat][i], name)

    def laws(self, ids: str) -> None:
        s = self.s
        for k, law in enumerate(ids.split()):
            here, other = FIRST_LAW + KINGDOMS * s.age + k, s.face.index(int(law[1:]), FIRST_LAW)
            assert other < FIRST_LAW + LAW_COUNT
            s.face[here], s.face[other] = s.face[other], s.face[here]
            s.law[k] = s.face[here]
            s.seen[here] = EVERYONE
        enact(s)

    def next_cards(self, names: str) -> None:
        """What is drawn next, in this order."""
        for i, name in enumerate(names.split()):
            self.show(self.s.pile[self.s.in_pile - 1 - i], name)

    def take(self, name: str) -> int:
        """A card out of the pile, face up."""
        s = self.s
        for i in range(s.in_pile):
            if s.pile[i] not in self.fixed:
                self.show(s.pile[i], name)
                piece = s.pile.pop(i)
                s.pile.append(0)
                s.in_pile -= 1
                s.seen[piece] = EVERYONE
                return piece
        raise AssertionError("the pile is used up")

    def lay(self, size: int, names: str) -> None:
        """Cards in a kingdom, without shields."""
        s, k = self.s, SIZE.index(size)
        for name in names.split():
            s.lying[k][s.laid[k]] = self.take(name)
            s.laid[k] += 1
            s.last[k] = MARKS[CARD[name]]
            s.lie[k] |= MARKS[CARD[name]]
        enact(self.s)

    def discard(self, names: str) -> None:
        for name in names.split():
            self.s.discards[self.s.in_discards] = self.take(name)
            self.s.in_discards += 1

    def empty_pile(self, leaving: int = 0) -> None:
        """Discard the pile but for the cards to be drawn next."""
        s = self.s
        for piece in s.pile[: s.in_pile - leaving]:
            s.discards[s.in_discards] = piece
            s.in_discards += 1
            s.seen[piece] = EVERYONE
        s.pile[:leaving] = s.pile[s.in_pile - leaving : s.in_pile]
        s.in_pile = leaving

    def shields(self, size: int, crown: str = "", **people: int) -> None:
        """Shields on golden fields; the crown's is one of them."""
        s, k = self.s, SIZE.index(size)
        laid = [PERSON[name] for name, n in people.items() for _ in range(n)]
        if crown:  # it comes last
            laid.append(laid.pop(laid.index(PERSON[crown])))
        for who in laid:
            s.shields[k][who] += 1
            s.field[k][s.filled[k]] = who
            s.filled[k] += 1
        assert s.filled[k] < SIZE[k] or crown
        if crown:
            s.crown[k] = PERSON[crown]
            s.full |= 1 << k
            s.out |= 1 << PERSON[crown]
        enact(self.s)

    def throne(self, size: int, *names: str) -> None:
        s, k = self.s, SIZE.index(size)
        for i, name in enumerate(names):
            s.throne[k][i] = PERSON[name]
            s.shields[k][PERSON[name]] += 1

    def fill(self, size: int, name: str, but: int = 1) -> None:
        """Shields of one person on all golden fields but so many."""
        self.shields(size, "", **{name: SIZE[SIZE.index(size)] - but - self.s.filled[SIZE.index(size)]})

    def token(self, size: int, value: int) -> None:
        """What the kingdom is worth in this age."""
        row = self.s.token[SIZE.index(size)]
        row[:] = [min(value, v) for v in row[: self.s.age]] + [value] * (3 - self.s.age)

    def points(self, *points: int) -> None:
        for seat, n in enumerate(points):
            self.s.points[seat] = self.s.source[seat][0] = n

    # ---- playing ----

    def play(self, text: str, seat: int | None = None) -> list[Event]:
        self.s.phase = Phase.TURN if self.s.phase == Phase.NEXT else self.s.phase
        self.match.state = self.s
        self.check()
        events = list(self.match.play(self.match.waiting[0] if seat is None else seat, text))
        self.s = self.match.state
        self.check()
        return events

    def check(self) -> None:
        assert self.match.game.audit.audit(self.s) == []

    def end_age(self) -> list[Event]:
        """Everyone is out: score, up to the next decision."""
        s = self.s
        s.told, s.out, s.phase = [], everyone(s), Phase.NEXT
        self.check()
        while goes_on(s):
            self.check()
        events, s.told = s.told, None
        self.match.state = s
        return [Event(*event) for event in events]

    def legal(self, seat: int | None = None) -> set[str]:
        self.match.state = self.s
        return {str(a) for a in self.match.legal(self.match.waiting[0] if seat is None else seat)}

    def refusal(self, text: str, seat: int | None = None) -> antics.IllegalAction:
        self.match.state = self.s
        try:
            self.match.play(self.match.waiting[0] if seat is None else seat, text)
        except antics.IllegalAction as refusal:
            return refusal
        raise AssertionError(f"{text!r} is legal")

    # ---- looking ----

    def hand_of(self, seat: int) -> set[str]:
        return {card_name(self.s.face[piece]) for piece in self.s.hand[seat][: self.s.held[seat]]}

    def cards(self, size: int) -> list[str]:
        k = SIZE.index(size)
        return [card_name(self.s.face[piece]) for piece in self.s.lying[k][: self.s.laid[k]]]

    def top_discard(self) -> str:
        return card_name(self.s.face[self.s.discards[self.s.in_discards - 1]])

    def out(self) -> set[str]:
        return {name for name, who in PERSON.items() if self.s.out >> who & 1}

    def crown(self, size: int) -> str | None:
        who = self.s.crown[SIZE.index(size)]
        return None if who == NOBODY else next(name for name, p in PERSON.items() if p == who)


def told(events: list[Event], what: str) -> list[Event]:
    return [event for event in events if event.what == what]
