"""Goofspiel, the game of pure strategy: everyone bids a card for each prize, in secret and at the same time.

Source: common knowledge; the game is in the public domain. Where rules differ, this is the plain one: a prize
for which the highest bid is shared goes to nobody. Two or three play, as there are four suits in a deck.

Prizes are pieces: their order is hidden until they are turned up. A bid is no piece: whoever made it knows
it, the others learn it when all have bid. Until then the card that is bid stays in the hand, which all know.
"""

from antics.core.chance import draw
from antics.core.events import WHO, A, EventKind, tells
from antics.core.record import Record, int8, int16, int32
from antics.core.simple import unfinished as unfinished
from antics.core.state import (
    EVERYONE,
    GameState,
    LegalSteps,
    Result,
    offer,
    redeal_faces,
    show,
    shuffle,
    tell,
)

CARDS = STEPS = 13  # step i bids the card i + 1
MOST = 3  # players
NOBODY = -1


class Event(EventKind):
    TURNED = tells("GS-2", prize=A)
    BID = tells("GS-3", who=WHO)
    REVEALED = tells("GS-3", who=WHO, card=A)
    TOOK = tells("GS-4", who=WHO, prize=A)
    LEFT = tells("GS-4", prize=A)


class Box(Record):
    players = int32()


class State(GameState):
    face, seen, batch = int8(CARDS), int8(CARDS), int8(CARDS)  # the prizes, in the order of the pile
    deck = int8(CARDS)  # the same, as `shuffle` wants them
    taker = int8(CARDS)  # who took a prize
    hand = int16(MOST)  # the cards that a player still has, as bits
    bid = int8(MOST)  # 0 is none yet


def new_game(s: State, box: Box) -> None:
    s.players = box.players
    for i in range(CARDS):  # GS-1
        s.face[i] = i + 1
        s.deck[i] = i
        s.taker[i] = NOBODY
    for seat in range(s.players):
        s.hand[seat] = (1 << CARDS) - 1
    shuffle(s, s.deck, CARDS)
    turn_prize(s)


def turn_prize(s: State) -> None:
    """GS-2: the next prize lies open. For the last one everybody has but one card: nobody is asked."""
    s.round += 1
    if s.round <= CARDS:
        show(s, s.round - 1, EVERYONE)
        tell(s, Event.TURNED, NOBODY, s.face[s.round - 1], 0)
    if s.round == CARDS:
        for seat in range(s.players):
            s.bid[seat] = lowest(s.hand[seat])


def lowest(cards: int) -> int:
    card = 1
    while not cards >> (card - 1) & 1:
        card += 1
    return card


def waiting(s: State) -> int:
    seats = 0
    if s.round <= CARDS:
        for seat in range(s.players):
            if s.bid[seat] == 0:
                seats |= 1 << seat
    return seats


def legal_steps(s: State, seat: int, out: LegalSteps) -> None:
    if waiting(s) >> seat & 1:
        for step in range(CARDS):
            if s.hand[seat] >> step & 1:  # GS-3
                offer(out, step)


def apply(s: State, seat: int, step: int) -> None:
    s.bid[seat] = step + 1
    tell(s, Event.BID, seat, 0, 0)
    while waiting(s) == 0 and s.round <= CARDS:
        compare(s)
        turn_prize(s)


def compare(s: State) -> None:
    """GS-3, GS-4: all bids are shown at once; the highest takes the prize if it is alone."""
    s.news += 1
    best, taker, prize = 0, NOBODY, s.round - 1
    for seat in range(s.players):
        tell(s, Event.REVEALED, seat, s.bid[seat], 0)
        s.hand[seat] &= ~(1 << (s.bid[seat] - 1))
        if s.bid[seat] == best:
            taker = NOBODY
        elif s.bid[seat] > best:
            best, taker = s.bid[seat], seat
        s.bid[seat] = 0
    s.taker[prize] = taker
    if taker == NOBODY:
        tell(s, Event.LEFT, NOBODY, s.face[prize], 0)
    else:
        tell(s, Event.TOOK, taker, s.face[prize], 0)


def redeal(s: State, seat: int) -> None:
    """Prizes to come, and what the others have bid: any card that they have."""
    redeal_faces(s, seat)
    for other in range(s.players):
        if other != seat and s.bid[other] != 0:
            n = draw(s, CARDS + 1 - s.round)
            card = 0
            while n >= 0:
                card += 1
                n -= s.hand[other] >> (card - 1) & 1
            s.bid[other] = card


def points(s: State, seat: int) -> int:
    total = 0
    for i in range(CARDS):
        if s.taker[i] == seat:
            total += s.face[i]
    return total


def score(s: State, out: Result) -> None:
    """GS-5: most points; who has as many shares the victory."""
    for seat in range(s.players):
        out.points[seat] = out.source[seat][0] = points(s, seat)
        out.rank[seat] = 1
        for other in range(s.players):
            if points(s, other) > out.points[seat]:
                out.rank[seat] += 1
        if out.rank[seat] == 1:
            out.winners |= 1 << seat
