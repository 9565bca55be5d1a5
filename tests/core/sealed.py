"""Sealed bids, a game made up for tests: luck, hidden cards, secret choices at the same time.

Two or three players. Twelve cards, faces 1 to 3. Each round everybody draws a card that only they see (S-1),
then all at once put any of their cards forward face down, which they may take back until the last one is
ready (S-2). All bids are shown; the highest takes a point, equal ones nothing, and bid cards are discarded
(S-3). The first player may then roll a die for a point on a six, or pass (S-4). Discards are shuffled when
the deck is used up (S-5). After six rounds most points win (S-6).
"""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from antics.core.chance import draw
from antics.core.components import Component
from antics.core.contract import Game, Option
from antics.core.events import PIECE, WHO, A, Arg, EventKind, tells
from antics.core.message import Message
from antics.core.record import Record, int8, int32
from antics.core.state import (
    EVERYONE,
    GameState,
    LegalSteps,
    Result,
    knows,
    offer,
    redeal_faces,
    show,
    shuffle,
    tell,
    tell_of,
)

CARDS, ROUNDS = 12, 6
DECK, DISCARDED, HAND, BID = -1, -2, 0, 10  # places; a hand and a bid have the seat added
READY, BACK, ROLL, PASS, STEPS = 12, 13, 14, 15, 16  # a step below CARDS puts that card forward
FACE = Arg(int | None, lambda event, seat: event.face_for(seat))


class Event(EventKind):
    DREW = tells("S-1", who=WHO, card=PIECE, face=FACE)
    CONFIRMED = tells("S-2", who=WHO)
    TOOK_BACK = tells("S-2", who=WHO)
    SHOWED = tells("S-3", who=WHO, card=PIECE, face=FACE)
    SCORED = tells("S-3", who=WHO, total=A)
    ROLLED = tells("S-4", who=WHO, eyes=A)


class Box(Record):
    players = int32()
    dice = int8()
    cards = int8(CARDS)


class State(GameState):
    face, seen, batch = int8(CARDS), int8(CARDS), int8(CARDS)
    place = int8(CARDS)
    ready = int8()
    choosing = int8()  # bits of the seats in the middle of a choice
    rolling = int8()
    dice = int8()
    points = int8(3)
    pile = int8(CARDS)


def new_game(s: State, box: Box) -> None:
    s.players = box.players
    s.dice = box.dice
    for c in range(CARDS):
        s.face[c] = box.cards[c]
        s.place[c] = DISCARDED
    new_round(s)


def new_round(s: State) -> None:
    s.round += 1
    s.ready = 0
    s.rolling = 0
    if s.round <= ROUNDS:
        for seat in range(s.players):
            draw_card(s, seat)


def draw_card(s: State, seat: int) -> None:
    if next_card(s) < 0:
        n = 0
        for c in range(CARDS):
            if s.place[c] == DISCARDED:
                s.place[c] = DECK
                s.pile[n] = c
                n += 1
        shuffle(s, s.pile, n)
    card = next_card(s)
    if card >= 0:
        s.place[card] = HAND + seat
        show(s, card, 1 << seat)
        tell_of(s, Event.DREW, seat, 0, card)


def next_card(s: State) -> int:
    for c in range(CARDS):
        if s.place[c] == DECK:
            return c
    return -1


def waiting(s: State) -> int:
    if s.round > ROUNDS:
        return 0
    if s.rolling:
        return 1
    return ((1 << s.players) - 1) & ~s.ready


def legal_steps(s: State, seat: int, out: LegalSteps) -> None:
    if s.round > ROUNDS:
        return
    if s.rolling:
        if seat == 0:
            offer(out, ROLL)
            offer(out, PASS)
    elif (s.ready >> seat) & 1:
        offer(out, BACK)
    else:
        for c in range(last_bid(s, seat) + 1, CARDS):
            if s.place[c] == HAND + seat:
                offer(out, c)
        offer(out, READY)


def last_bid(s: State, seat: int) -> int:
    last = -1
    for c in range(CARDS):
        if s.place[c] == BID + seat:
            last = c
    return last


def apply(s: State, seat: int, step: int) -> None:
    if step < CARDS:
        s.choosing |= 1 << seat
        s.place[step] = BID + seat
    elif step == BACK:
        s.ready &= ~(1 << seat)
        back(s, seat)
        tell(s, Event.TOOK_BACK, seat, 0, 0)
    elif step == READY:
        s.choosing &= ~(1 << seat)
        s.ready |= 1 << seat
        tell(s, Event.CONFIRMED, seat, 0, 0)
        if waiting(s) == 0:
            compare(s)
    else:
        if step == ROLL:
            roll(s)
        new_round(s)


def back(s: State, seat: int) -> None:
    for c in range(CARDS):
        if s.place[c] == BID + seat:
            s.place[c] = HAND + seat


def compare(s: State) -> None:
    best = 0
    winner = -1
    for seat in range(s.players):
        total = 0
        for c in range(CARDS):
            if s.place[c] == BID + seat:
                show(s, c, EVERYONE)
                tell_of(s, Event.SHOWED, seat, 0, c)
                s.place[c] = DISCARDED
                total += s.face[c]
        if total == best:
            winner = -1
        elif total > best:
            best = total
            winner = seat
    s.news += 1
    if winner >= 0:
        s.points[winner] += 1
        tell(s, Event.SCORED, winner, best, 0)
    if s.dice:
        s.rolling = 1
    else:
        new_round(s)


def roll(s: State) -> None:
    six = draw(s, 6) + 1
    tell(s, Event.ROLLED, 0, six, 0)
    if six == 6:
        s.points[0] += 1


def unfinished(s: State, seat: int) -> bool:
    return (s.choosing >> seat) & 1 == 1


def redeal(s: State, seat: int) -> None:
    redeal_faces(s, seat)
    for other in range(s.players):
        if other != seat and (s.ready >> other) & 1 and waiting(s) != 0 and s.rolling == 0:
            for c in range(CARDS):
                if s.place[c] in (HAND + other, BID + other):
                    s.place[c] = (HAND if draw(s, 2) else BID) + other


def score(s: State, out: Result) -> None:
    best = 0
    for seat in range(s.players):
        out.points[seat] = s.points[seat]
        out.source[seat][0] = s.points[seat]
        best = max(best, s.points[seat])
    for seat in range(s.players):
        out.rank[seat] = 1
        for other in range(s.players):
            if s.points[other] > s.points[seat]:
                out.rank[seat] += 1
        if out.rank[seat] == 1:
            out.winners |= 1 << seat


def word(s: State, seat: int, step: int) -> str:
    return f"card {step}" if step < CARDS else ("ready", "back", "roll", "pass")[step - CARDS]


def tidy(s: State, seat: int, text: str) -> str:
    return text


class Caption(TypedDict):
    what: Literal["take"]
    step: int


def caption(s: State, seat: int, step: int) -> Caption:
    return {"what": "take", "step": step}


def objection(s: State, seat: int, step: int) -> Message:
    return Message("refused", {"text": "no", "reason": "not now"}, "S-4" if step >= ROLL else "S-2")


def ask(s: State, seat: int) -> Message:
    return Message("refused", {"text": "what", "reason": "roll" if s.rolling else "bid"}, "S-2")


def verdict(s: State) -> Message:
    return Message("refused", {"text": "won", "reason": max(s.points)}, "S-2")


def see(s: State, seat: int) -> dict[str, Any]:
    """What lies before another player looks the same whether it is bid or not, until all are ready."""

    def card(c: int) -> list[Any]:
        place = s.place[c]
        if place >= BID and place != BID + seat:
            place -= BID
        return [place, s.face[c] if knows(s, seat, c) else None, s.batch[c]]

    return {"cards": [card(c) for c in range(CARDS)], "points": s.points, "ready": s.ready}


def draw_picture(seen: dict[str, Any]) -> str:
    return f"[bold]{seen['points']}[/]"


def audit(s: State) -> list[str]:
    wrong = [] if len(s.place) == CARDS else ["cards are lost"]
    return wrong + [f"card {c} has face {s.face[c]}" for c in range(CARDS) if s.face[c] not in (1, 2, 3)]


def _many(counts: Any) -> str | None:
    return "needs a 3" if counts.get("3", 0) == 0 else None


class _Terminal:
    draw = staticmethod(draw_picture)


def game() -> Game:
    import sys

    here: Any = sys.modules[__name__]
    return Game(
        package="tests.core.sealed",
        title="Sealed Bids",
        prefix="S",
        seats=range(2, 4),
        rules=here,
        words=here,
        view=here,
        terminal=_Terminal,
        audit=here,
        events=Event,
        sources=("bids",),
        options=(Option("dice", "roll a die", "S-4"),),
        components=(
            Component("cards", "the cards", "seed", "S-1", {"1": 4, "2": 4, "3": 4}, CARDS, check=_many),
        ),
    )
