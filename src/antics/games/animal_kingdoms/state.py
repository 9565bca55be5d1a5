"""What there is to know about a game of Animal Kingdoms, and the names of all that can be decided."""

from __future__ import annotations

from enum import IntEnum

from antics.core.record import Record, int8, int16, int32, int64
from antics.core.state import MAX_SEATS, GameState
from antics.games.animal_kingdoms.board import AGES, KINGDOMS, LARGEST, THRONES
from antics.games.animal_kingdoms.pieces import BONUSES, CARDS, HAND, LAW_COUNT, PIECES, TOKENS

EGON = MAX_SEATS  # his place wherever there is one for each who plays
PLACES = MAX_SEATS + 1
NOBODY = -1
UNUSED = 100  # the batch of pieces that stay in the box


class Phase(IntEnum):
    """What happens now. Somebody decides in those before NEXT; the others run by themselves."""

    TURN = 0  # play or swap?
    PAIR = 1  # the other card of a pair, and the one on top
    SWAP = 2  # one more card to swap?
    BATTLE = 3  # which card to lay?
    NEXT = 4  # the next turn begins
    SCORING = 5  # kingdoms are scored, and the next age begins
    OVER = 6


# As the rules call them: plain numbers are looked up in a fifth of the time.
TURN, PAIRING, SWAPPING, FIGHTING, NEXT, SCORING, OVER = map(int, Phase)


# Steps. A row of steps begins at its name.
PLAY = 0  # + card × 5 + kingdom
PAIR = PLAY + CARDS * KINGDOMS  # + card: the two of a pair, then the one on top
SWAP = PAIR + CARDS  # + card
BATTLE = SWAP + CARDS  # + card
DONE = BATTLE + CARDS
STEPS = DONE + 1

FROM_KINGDOMS, FROM_SWAPS, FROM_BONUS = range(3)  # where points come from
SOURCES = 3


TURNED_LAWS = AGES * KINGDOMS  # of all that there are, those of a game


class Box(Record):
    """What set-up needs."""

    players = int8()
    egon = int8()
    laws = int8(LAW_COUNT)
    tokens = int8(TOKENS)
    bonus = int8(BONUSES)
    third = int8(1)
    swap = int8(1)
    patience = int8(1)


class State(GameState):
    """Everything there is to know about a game in progress."""

    face = int8(PIECES)
    seen = int8(PIECES)
    batch = int8(PIECES)

    phase = int8()
    egon = int8()  # 1 if he plays
    age = int8()  # 0, 1, 2
    first = int8()  # who started the age
    turn = int8()
    out = int8()  # who is out of this age, as bits
    third = int8()  # points for third most shields
    swap = int8()  # points for a swap
    patience = int8()  # swaps in a row, for each player, that are too many
    swaps = int8()  # turns in a row that were swaps AK-C7
    closed = int8()  # 1 if they were too many AK-C7
    picks = int8()
    picked = int8(HAND)  # cards chosen so far, in the middle of a choice

    law = int8(KINGDOMS)
    pairs = int8()  # the kingdom whose law asks for pairs, or -1
    token = int8(KINGDOMS, AGES)
    filled = int8(KINGDOMS)  # golden fields with a shield
    full = int8()  # the kingdoms without a free one, as bits
    field = int8(KINGDOMS, LARGEST)  # whose shield each of them has, in the order laid
    shields = int8(KINGDOMS, PLACES)  # whose are there, on golden fields and thrones
    crown = int8(KINGDOMS)
    throne = int8(KINGDOMS, THRONES)
    laid = int8(KINGDOMS)  # how many cards lie here
    lying = int8(KINGDOMS, 2 * LARGEST)  # which, in the order they were laid
    last = int32(KINGDOMS)  # what is seen of the last card, see pieces.py
    lie = int32(KINGDOMS)  # what is seen of all cards here
    legal = int32(KINGDOMS)  # the cards that the law allows now, see laws.py
    watchers = int8(KINGDOMS)  # the kingdoms whose laws look at the cards here, as bits
    barred = int32(MAX_SEATS)  # the cards that a seat did not hold when it was last stuck

    held = int8(MAX_SEATS)
    hand = int8(MAX_SEATS, HAND)
    stale = int8(MAX_SEATS)  # the cards in its hand that it has held since then, see hidden.py
    in_pile = int8()
    pile = int8(CARDS)
    in_discards = int8()
    discards = int8(CARDS)

    bonuses = int8()  # how many have been taken
    bonus_of = int8(BONUSES)  # by whom

    kingdom = int8()  # the one being scored
    tied = int8()  # who fights for it, as bits
    fighting = int8()  # who is left of them
    card = int8(PLACES)  # what each lays in a battle
    shows = int8(PLACES)  # the number that each showed last, in a battle or as a lot
    turned = int8(3)  # Egon's cards in a battle

    points = int16(PLACES)  # bonus tokens not yet turned up do not count
    source = int16(PLACES, SOURCES)

    # Counted for simulations. A law is in force for one age, which has less than 2,000 turns (AK-C7).
    played = int8(TURNED_LAWS)  # turns that laid cards under each law, in the order they were turned
    blocked = int64(AGES)  # turns begun without a card for it, five counts in one, its kingdom not being full
    battles = int16()
    reveals = int16()
    stuck = int16()  # how often somebody went out without a crown
    closings = int16()  # ages in which swapping was closed


# ---- who plays ------------------------------------------------------------------------------------


def on_turn(s: State) -> bool:
    """Does the one whose turn it is decide now?"""
    return s.phase < FIGHTING


def everyone(s: State) -> int:
    """All who play, Egon included, as bits."""
    return (1 << s.players) - 1 | s.egon << EGON


def after_first(s: State, i: int) -> int:
    """The seat that sits i places clockwise of the age's start player."""
    seat = s.first + i
    return seat if seat < s.players else seat - s.players


def alone(people: int) -> bool:
    """Do these bits stand for one person?"""
    return people != 0 and people & (people - 1) == 0


def gain(s: State, who: int, points: int, source: int) -> None:
    s.points[who] += points
    s.source[who][source] += points
