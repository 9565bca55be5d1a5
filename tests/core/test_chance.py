"""Luck comes from ChaCha with eight rounds, the same in plain and in compiled form."""

from __future__ import annotations

from hashlib import sha256
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antics.core import chance, native
from antics.core.chance import WORD, Luck, draw, key_of, reseed, seed_luck
from tests.core import luck_driver

ZERO_KEY = bytes.fromhex("3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e")


def words(s: Luck, n: int) -> list[int]:
    """The numbers of the stream as they are: drawing among 2**32 keeps all bits."""
    return [draw(s, 1 << 32) for _ in range(n)]


def rotate(x: int, n: int) -> int:
    return (x << n | x >> (32 - n)) & WORD


def chacha8(key: list[int], counter: int) -> list[int]:
    """The published algorithm (D. J. Bernstein, 2008; 64-bit counter and nonce 0), written for this test."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, counter & WORD, counter >> 32, 0, 0]
    x = list(start)
    columns = [(i, i + 4, i + 8, i + 12) for i in range(4)]
    diagonals = [(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4) for i in range(4)]
    for _ in range(4):
        for a, b, c, d in columns + diagonals:
            for p, q, r, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[p] = (x[p] + x[q]) & WORD
                x[r] = rotate(x[r] ^ x[p], by)
    return [(u + v) & WORD for u, v in zip(x, start, strict=True)]


def test_the_zero_key_gives_the_published_stream() -> None:
    assert words(Luck(), 3) == [0x2FEF003E, 0xD6405F89, 0xE8B85B7F]
    assert b"".join(word.to_bytes(4, "little") for word in words(Luck(), 8)) == ZERO_KEY
    assert b"".join(word.to_bytes(4, "little") for word in chacha8([0] * 8, 0)[:8]) == ZERO_KEY


@settings(max_examples=30, deadline=None, derandomize=True, database=None)
@given(st.lists(st.integers(0, WORD), min_size=8, max_size=8))
def test_any_key_gives_the_stream_of_the_algorithm_block_after_block(key: list[int]) -> None:
    s = Luck()
    s.key[:] = key
    assert words(s, 200) == [word for block in range(13) for word in chacha8(key, block)][:200]
    assert s.drawn == 200


def test_a_seed_stands_for_a_key_of_256_bits() -> None:
    digest = sha256(b"7").digest()
    assert b"".join(word.to_bytes(4, "little") for word in key_of("7")) == digest
    s, t = Luck(), Luck()
    seed_luck(s, "7")
    seed_luck(t, "8")
    assert s.key == key_of("7")
    assert words(s, 20) != words(t, 20)
    seed_luck(s, "8")
    assert words(s, 20) == words_of("8", 20), "seeding begins the stream anew"


def words_of(seed: str, n: int) -> list[int]:
    s = Luck()
    seed_luck(s, seed)
    return words(s, n)


def test_reseeding_depends_on_the_number_alone() -> None:
    def stream(before: str, number: int) -> list[int]:
        s = Luck()
        seed_luck(s, before)
        words(s, 5)
        reseed(s, number)
        return words(s, 20)

    assert stream("a", 5) == stream("b", 5)
    streams = [stream("a", number) for number in (0, 1, 1 << 31, 1 << 32, (1 << 60) + 1)]
    assert len({tuple(s) for s in streams}) == len(streams), "all 64 bits of the number count"


@pytest.fixture(scope="module")
def compiled() -> Any:
    return native.compiled(luck_driver, ModuleType("no_rules"))


@pytest.mark.parametrize("seed", ["", "7", "another"])
def test_both_forms_draw_the_same_stream(compiled: Any, seed: str) -> None:
    limits = [1 << 31, 1, 2, 3, 6, 27, 100, 1000, 1 << 20] * 12
    s = Luck()
    if seed:
        seed_luck(s, seed)
    packed = s.packed()
    drawn = np.zeros(len(limits), np.int64)
    compiled.draw_all(packed, np.array(limits), drawn)
    assert drawn.tolist() == [draw(s, n) for n in limits]
    assert Luck.load(packed[0]) == s
    compiled.begin_again(packed, (5 << 40) + 3)
    reseed(s, (5 << 40) + 3)
    assert Luck.load(packed[0]) == s


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(st.integers(0, 1000), st.integers(1, 1 << 20))
def test_a_draw_stays_within_its_limit(number: int, n: int) -> None:
    s = Luck()
    reseed(s, number)
    assert all(0 <= draw(s, n) < n for _ in range(3))


@pytest.mark.parametrize("n", [2, 3, 6, 27])
def test_draws_are_even(n: int) -> None:
    s = Luck()
    seed_luck(s, "even")
    counts = [0] * n
    each = 1500
    for _ in range(each * n):
        counts[draw(s, n)] += 1
    chi_square = sum((count - each) ** 2 / each for count in counts)
    assert chi_square < n - 1 + 5 * (2 * (n - 1)) ** 0.5


def test_consecutive_draws_are_independent() -> None:
    s = Luck()
    seed_luck(s, "pairs")
    counts = [0] * 36
    for _ in range(36 * 400):
        counts[draw(s, 6) * 6 + draw(s, 6)] += 1
    assert sum((count - 400) ** 2 / 400 for count in counts) < 35 + 5 * 70**0.5


def test_the_constants_are_the_published_words() -> None:
    text = b"".join(word.to_bytes(4, "little") for word in chance.NOTHING_UP_MY_SLEEVE)
    assert text == b"expand 32-byte k"
