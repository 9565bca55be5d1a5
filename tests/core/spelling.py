"""Functions that use much of what rules are written in; what they say has one digest everywhere."""

from __future__ import annotations

from enum import IntEnum

from antics.core.record import Record, int8, int32

ROWS = ((1, 2), (3, 4))
HALF = 0.5


class Suit(IntEnum):
    CLUBS = 1
    HEARTS = 2


class Hand(Record):
    n = int32()
    card = int8(5)


def first(hand: Hand, x: int) -> int:
    """Much of it."""
    total, best = 0, -1
    for i, row in enumerate(ROWS):
        for n in row:
            total += n if n % 2 == 0 else -i
        while total > 100 and not best:
            total //= 2
            break
    match hand.n:
        case 0 | 1:
            return total
        case Suit.HEARTS:
            best = max(total, hand.card[x] & 7)
        case _:
            hand.card[0], hand.card[1] = hand.card[1], second(x, flag=True)
    return best + int(i * HALF)


def second(x: int, flag: bool = False) -> int:
    if flag or (0 < x <= 3):
        return x << 2 ^ ~x
    return 0
