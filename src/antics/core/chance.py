"""Luck: a stream of random numbers that a key of 256 bits decides, and nobody can guess without it.

The stream is ChaCha with eight rounds, written so that it runs the same in plain and in compiled form.
Dice and shuffles seen at the table tell nothing about those to come: the key would be needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from struct import Struct
from typing import NamedTuple

from antics.core.errors import AnticsError
from antics.core.record import Record, int32, uint32

WORD = 0xFFFFFFFF
CARRIED = 0x6D0F193D  # such that CARRIED * 2**64 - 1 and half of it are primes: the period is that half
SPREAD = 0x5256D193  # odd
DOUBLE_ROUNDS = 4
NOTHING_UP_MY_SLEEVE = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)


class Luck(Record):
    """The part of a game's state that chance lives in."""

    key = uint32(8)
    block = uint32(16)  # the sixteen numbers in use
    drawn = int32()  # how many numbers have been drawn so far


def key_of(seed: str) -> list[int]:
    """The key that a seed stands for, as eight words."""
    digest = sha256(seed.encode()).digest()
    return [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 32, 4)]


def commitment(seed: str) -> str:
    """What may be told about a seed before a game, so that everyone can check afterwards that it was this.

    Not the plain digest of the seed: that is the key itself.
    """
    return sha256(f"antics commitment {seed}".encode()).hexdigest()


def seed_luck(s: Luck, seed: str, drawn: int = 0) -> None:
    """Begin the stream that belongs to a seed, or go on where so many numbers have been drawn from it.
    (Plain form only.)"""
    s.key[:] = key_of(seed)
    if drawn:
        s.drawn = drawn - 1 & ~15
        next_block(s)
    s.drawn = drawn


def reseed(s: Luck, number: int) -> None:
    """Begin another stream, named by a number: the luck of an imagined future."""
    for i in range(8):
        s.key[i] = 0
    for i in range(16):
        s.block[i] = 0  # numbers of the old stream that were still to come
    s.key[0] = number & WORD
    s.key[1] = (number >> 32) & WORD
    s.drawn = 0


class Lot(NamedTuple):
    """A number that luck gave: one of `of`, counted from 0."""

    result: int
    of: int


class Lots:
    """What is drawn, written down. The first numbers may be decided beforehand, for tests and studies."""

    def __init__(self, decided: Sequence[int] = ()) -> None:
        self.decided = decided
        self.drawn: list[Lot] = []

    def note(self, place: int, n: int, result: int) -> int:
        """The number drawn at this place (from 0), which luck alone would have made this one."""
        if place < len(self.decided):
            result = self.decided[place]
            if not 0 <= result < n:
                raise AnticsError(f"luck: number {place + 1} is one from 0 to {n - 1}, not {result}")
        self.drawn.append(Lot(result, n))
        return result


def draw(s: Luck, n: int) -> int:
    """A number from 0 to n - 1. (n is small: no number is favoured by more than n in four billion.)

    In compiled code this is `from_stream`: there luck is never decided beforehand.
    """
    place = s.drawn
    i = place & 15
    if i == 0:
        next_block(s)
    s.drawn = place + 1
    result = (s.block[i] * n) >> 32
    return result if s.lots is None else s.lots.note(place, n, result)


def from_stream(s: Luck, n: int) -> int:
    """What luck alone gives."""
    i = s.drawn & 15
    if i == 0:
        next_block(s)
    s.drawn += 1
    return (s.block[i] * n) >> 32


# ---- ChaCha in plain form: the same word of a few blocks side by side, and four such words in a row ----

FEW = 16  # blocks: what a game needs
ROW = Struct(f"<{4 * FEW}Q")  # a word in every 64 bits
IN_ALL = sum(1 << 64 * i for i in range(FEW))  # times a word: that word of all the blocks
COUNTED = sum(i << 64 * i for i in range(FEW))  # the blocks' own numbers
WORDS = sum(WORD * IN_ALL << 64 * FEW * i for i in range(4))
WHOLE = (1 << 64 * 4 * FEW) - 1


def next_block(s: Luck) -> None:
    """The next sixteen numbers. In compiled code this is `next_block_by_words`."""
    few, one = divmod(s.drawn >> 4, FEW)
    s.block[:] = _few_blocks(tuple(s.key), few)[one]


@lru_cache(64)
def _few_blocks(key: tuple[int, ...], number: int) -> list[tuple[int, ...]]:
    """Some blocks of a stream, worked out side by side: numbers of any size are what Python is quick at."""
    begin = a, b, c, d = FIRST_ROW, _row(key[:4]), _row(key[4:]), FEW * number * IN_ALL + COUNTED
    for _ in range(DOUBLE_ROUNDS):
        a, b, c, d = _quarters(a, b, c, d)
        a, b, c, d = _quarters(a, _moved(b, 1), _moved(c, 2), _moved(d, 3))
        b, c, d = _moved(b, 3), _moved(c, 2), _moved(d, 1)
    a, b, c, d = (row + first & WORDS for row, first in zip((a, b, c, d), begin, strict=True))
    w, x, y, z = (ROW.unpack(row.to_bytes(ROW.size, "little")) for row in (a, b, c, d))
    return [w[i::FEW] + x[i::FEW] + y[i::FEW] + z[i::FEW] for i in range(FEW)]


def _row(words: Sequence[int]) -> int:
    """Four words, each of them in all the blocks."""
    return sum(word * IN_ALL << 64 * FEW * i for i, word in enumerate(words))


FIRST_ROW = _row(NOTHING_UP_MY_SLEEVE)


def _quarters(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The quarter-rounds of a row."""
    a = (a + b) & WORDS
    d ^= a
    d = (d << 16 | d >> 16) & WORDS
    c = (c + d) & WORDS
    b ^= c
    b = (b << 12 | b >> 20) & WORDS
    a = (a + b) & WORDS
    d ^= a
    d = (d << 8 | d >> 24) & WORDS
    c = (c + d) & WORDS
    b ^= c
    b = (b << 7 | b >> 25) & WORDS
    return a, b, c, d


def _moved(row: int, by: int) -> int:
    """The words of a row, each moved down by so many places, round the end."""
    return row >> 64 * FEW * by | row << 64 * FEW * (4 - by) & WHOLE


# ---- ChaCha in compiled form: word by word ----------------------------------------------------------------


def next_block_by_words(s: Luck) -> None:
    x = s.block
    _fill(s, x)
    for _ in range(DOUBLE_ROUNDS):
        _quarter(x, 0, 4, 8, 12)
        _quarter(x, 1, 5, 9, 13)
        _quarter(x, 2, 6, 10, 14)
        _quarter(x, 3, 7, 11, 15)
        _quarter(x, 0, 5, 10, 15)
        _quarter(x, 1, 6, 11, 12)
        _quarter(x, 2, 7, 8, 13)
        _quarter(x, 3, 4, 9, 14)
    for i in range(4):
        x[i] = (x[i] + NOTHING_UP_MY_SLEEVE[i]) & WORD
    for i in range(8):
        x[4 + i] = (x[4 + i] + s.key[i]) & WORD
    x[12] = (x[12] + (s.drawn >> 4)) & WORD


def _fill(s: Luck, x: list[int]) -> None:
    for i in range(4):
        x[i] = NOTHING_UP_MY_SLEEVE[i]
    for i in range(8):
        x[4 + i] = s.key[i]
    x[12] = s.drawn >> 4
    x[13] = 0
    x[14] = 0
    x[15] = 0


def _quarter(x: list[int], i: int, j: int, k: int, m: int) -> None:
    """The quarter-round; each word is turned left by 16, 12, 8 and 7 bits, written out for speed."""
    a, b, c, d = x[i], x[j], x[k], x[m]
    a = (a + b) & 0xFFFFFFFF
    d ^= a
    d = ((d << 16) & 0xFFFFFFFF) | (d >> 16)
    c = (c + d) & 0xFFFFFFFF
    b ^= c
    b = ((b << 12) & 0xFFFFFFFF) | (b >> 20)
    a = (a + b) & 0xFFFFFFFF
    d ^= a
    d = ((d << 8) & 0xFFFFFFFF) | (d >> 24)
    c = (c + d) & 0xFFFFFFFF
    b ^= c
    b = ((b << 7) & 0xFFFFFFFF) | (b >> 25)
    x[i], x[j], x[k], x[m] = a, b, c, d


# ---- a fast stream, for choosing among moves, never for luck -----------------------------------------
#
# Marsaglia's multiply-with-carry over words of 32 bits with a lag of two: 95 bits of state. A number is a
# word and, above it, 31 bits to carry: all stays within the signed 64 bits that compiled code has.


def stream_of(number: int) -> int:
    """Where the stream of this number begins, far from where its neighbours do. (The rounds are Philox's.)

    A stream begins with `x = stream_of(number)` and `y = x >> 15`.
    """
    a, b = number & WORD, (number >> 32) & WORD
    for i in range(4):
        product = a * SPREAD
        a, b = (product >> 32) ^ b ^ (i + 1), product & WORD
    return (a << 30) ^ b


def scramble(x: int, y: int) -> int:
    """The number after x, which came after y; the word to choose by is `& WORD`."""
    return CARRIED * (y & WORD) + (x >> 32)
