"""Goofspiel in numbers."""

from antics.core.observation import WAITING, YOU, amount, one_of, person, seat_of, who, yes
from antics.core.record import Record, int16
from goofspiel.rules import CARDS, MOST, NOBODY, State, points, waiting
from goofspiel.view import GoofspielView

NUMBERS = range(1, CARDS + 1)


class Observation(Record):
    you = int16()
    players = int16()
    waiting = int16(MOST)
    round = int16()
    prize = int16(CARDS)
    taker = int16(CARDS)
    bid = int16()
    card = int16(MOST, CARDS)
    has_bid = int16(MOST)
    points = int16(MOST)


MEANING = {
    "you": YOU,
    "players": amount("how many play", MOST),
    "waiting": WAITING,
    "round": amount("prizes that were turned up; one more at the end", CARDS + 1),
    "prize": one_of("these, in order", NUMBERS),
    "taker": who("who took each of them", MOST),
    "bid": one_of("one's own bid", NUMBERS),
    "card": yes("the cards that everyone has left, from 1 to 13, with the one that is bid"),
    "has_bid": yes("who has bid"),
    "points": amount("everyone's", sum(NUMBERS)),
}


def observe(s: State, seat: int, out: Observation) -> None:
    out.you = seat + 1
    out.players = s.players
    out.round = s.round
    for i in range(min(s.round, CARDS)):
        out.prize[i] = s.face[i]
        out.taker[i] = person(seat, s.taker[i], s.players)
    out.bid = s.bid[seat]
    for i in range(s.players):
        other = (seat + i) % s.players
        out.waiting[i] = waiting(s) >> other & 1
        for card in range(CARDS):
            out.card[i][card] = s.hand[other] >> card & 1
        out.has_bid[i] = 1 if s.bid[other] != 0 else 0
        out.points[i] = points(s, other)


def decode(seen: Observation) -> GoofspielView:
    over = min(seen.round - 1, CARDS)

    def prizes(taker: int) -> list[int]:
        takers = [seat_of(seen.you, person, seen.players) for person in seen.taker[:over]]
        return [prize for prize, other in zip(seen.prize[:over], takers, strict=True) if other == taker]

    def place(seat: int) -> int:
        return (seat - seen.you + 1) % seen.players

    return {
        "prize": seen.prize[over] if over < CARDS else None,
        "to_come": max(0, CARDS - seen.round),
        "nobodys": prizes(NOBODY),
        "bid": seen.bid or None,
        "players": [
            {
                "cards": [card + 1 for card in range(CARDS) if seen.card[place(seat)][card]],
                "has_bid": bool(seen.has_bid[place(seat)]),
                "prizes": prizes(seat),
                "points": seen.points[place(seat)],
            }
            for seat in range(seen.players)
        ],
    }
