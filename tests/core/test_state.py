"""Pieces with a public number and a hidden face: who knows what, shuffles, redeals in exact proportion."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antics.core import native
from antics.core.chance import reseed
from antics.core.state import (
    EVERYONE,
    MAX_CHOICES,
    MAX_SEATS,
    WATCHER,
    LegalSteps,
    knows,
    offer,
    redeal_faces,
    show,
    shuffle,
    tell,
    tell_of,
)
from tests.core import state_driver
from tests.core.state_driver import PIECES, Small

REDEALS = 150  # for each arrangement that there can be


def table(faces: list[int], seen: list[int], batch: list[int]) -> Small:
    s = Small()
    blank = PIECES - len(faces)
    s.face[:] = faces + [0] * blank
    s.seen[:] = seen + [EVERYONE] * blank
    s.batch[:] = batch + [99] * blank
    s.pile[:] = range(PIECES)
    return s


def arrangements(s: Small, seat: int) -> set[tuple[int, ...]]:
    """By brute force: every way the faces can lie as far as the seat knows."""
    found = set()
    for order in permutations(range(PIECES)):
        if all(s.batch[p] == s.batch[q] for p, q in enumerate(order)):
            faces = tuple(s.face[q] for q in order)
            if all(faces[p] == s.face[p] for p in range(PIECES) if knows(s, seat, p)):
                found.add(faces)
    return found


def weights(s: Small, seat: int) -> Counter[tuple[int, ...]]:
    """The same with how many ways the pieces give each (equal faces count each piece)."""
    ways: Counter[tuple[int, ...]] = Counter()
    for order in permutations(range(PIECES)):
        if all(
            s.batch[p] == s.batch[q] and (p == q if knows(s, seat, p) else not knows(s, seat, q))
            for p, q in enumerate(order)
        ):
            ways[tuple(s.face[q] for q in order)] += 1
    return ways


CASES = [
    ("all unknown", [1, 2, 3], [0, 0, 0], [0, 0, 0]),
    ("equal faces", [1, 1, 2, 3], [0, 0, 0, 0], [0, 0, 0, 0]),
    ("two batches", [1, 2, 3, 4], [0, 0, 0, 0], [0, 1, 0, 1]),
    ("some known", [1, 2, 3, 4], [0, 1, 0, 0], [0, 0, 0, 0]),
    ("known to another", [1, 2, 3], [2, 0, 2], [0, 0, 0]),
    ("mixed", [3, 1, 2, 1, 2], [0, 0, 1, 0, 0], [0, 0, 0, 1, 1]),
    ("nothing to know", [1, 2], [1, 1], [0, 0]),
    ("one left", [1, 2, 3], [1, 0, 1], [0, 0, 0]),
]


@pytest.mark.parametrize(("faces", "seen", "batch"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
@pytest.mark.parametrize("again", [False, True], ids=["once", "twice"])
def test_redeals_are_as_frequent_as_brute_force_says(
    faces: list[int], seen: list[int], batch: list[int], again: bool
) -> None:
    s = table(faces, seen, batch)
    ways = weights(s, 0)
    assert set(ways) <= arrangements(s, 0)
    n = REDEALS * len(ways)
    counts: Counter[tuple[int, ...]] = Counter()
    for number in range(n):
        twin = s.copy()
        reseed(twin, number)
        redeal_faces(twin, 0)
        if again:
            redeal_faces(twin, 0)
        counts[tuple(twin.face)] += 1
        assert (twin.seen, twin.batch) == (s.seen, s.batch)
    assert set(counts) == set(ways), "every arrangement comes up, and no other"
    total = sum(ways.values())
    expected = {faces: n * count / total for faces, count in ways.items()}
    chi_square = sum((counts[faces] - e) ** 2 / e for faces, e in expected.items())
    degrees = len(ways) - 1
    assert chi_square <= degrees + 5 * (2 * degrees) ** 0.5


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(
    faces=st.lists(st.integers(0, 3), min_size=PIECES, max_size=PIECES),
    seen=st.lists(st.integers(0, EVERYONE), min_size=PIECES, max_size=PIECES),
    batch=st.lists(st.integers(0, 2), min_size=PIECES, max_size=PIECES),
    seat=st.sampled_from([*range(MAX_SEATS), WATCHER]),
    number=st.integers(0, 1 << 60),
)
def test_a_redeal_keeps_what_is_known_and_the_faces_of_each_batch(
    faces: list[int], seen: list[int], batch: list[int], seat: int, number: int
) -> None:
    s = table(faces, seen, batch)
    twin = s.copy()
    reseed(twin, number)
    redeal_faces(twin, seat)
    for p in range(PIECES):
        if knows(s, seat, p):
            assert twin.face[p] == s.face[p]
    for b in set(batch):
        same = [p for p in range(PIECES) if batch[p] == b]
        assert sorted(twin.face[p] for p in same) == sorted(s.face[p] for p in same)
    twice = twin.copy()
    reseed(twice, number)
    redeal_faces(twice, seat)
    assert twice == twin, "the outcome follows from what the seat knows and from luck alone"


@pytest.mark.parametrize("n", [0, 1, 3, 4])
def test_a_shuffle_gives_every_order_equally_often_and_nobody_knows_it(n: int) -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    orders = list(permutations(range(1, n + 1)))
    for number in range(REDEALS * len(orders)):
        s = table([1, 2, 3, 4, 5, 6], [EVERYONE] * 6, [0] * 6)
        reseed(s, number)
        shuffle(s, s.pile, n)
        counts[tuple(s.face[:n])] += 1
        assert s.face[n:] == [*range(n + 1, 7), 0, 0], "the others stay"
        assert s.seen[:n] == [0] * n
        assert s.seen[n:] == [EVERYONE] * (PIECES - n)
        assert s.batch[n:] == [*[0] * (6 - n), 99, 99]
        assert len({*s.batch[:n]} & {0, 99}) == 0, "a batch of its own"
        assert s.pile == list(range(PIECES)), "pieces keep their place, faces move"
    assert set(counts) == set(orders)
    degrees = len(orders) - 1
    chi_square = sum((count - REDEALS) ** 2 / REDEALS for count in counts.values())
    assert chi_square <= degrees + 5 * (2 * degrees) ** 0.5


def test_a_shuffle_takes_the_pieces_named() -> None:
    s = table([1, 2, 3, 4, 5, 6, 7, 8], [EVERYONE] * 8, [0] * 8)
    reseed(s, 3)
    shuffle(s, [6, 1, 4], 3)
    assert sorted(s.face[p] for p in (6, 1, 4)) == [2, 5, 7]
    assert [s.face[p] for p in (0, 2, 3, 5, 7)] == [1, 3, 4, 6, 8]
    assert len({s.batch[p] for p in (6, 1, 4)}) == 1


def test_batches_stay_few_however_often_is_shuffled() -> None:
    s = table([1] * PIECES, [0] * PIECES, [0] * PIECES)
    for number in range(300):
        reseed(s, number)
        chosen = [p for p in range(PIECES) if (number >> (p % 5)) & 1]
        shuffle(s, chosen, len(chosen))
        assert all(0 <= batch <= PIECES for batch in s.batch)


def test_showing_is_news_only_to_those_who_did_not_know() -> None:
    s = table([1, 2, 3], [0, 0, 0], [0, 0, 0])
    show(s, 1, 0b01)
    assert (s.news, s.seen[1]) == (1, 0b01)
    assert knows(s, 0, 1)
    assert not knows(s, 1, 1)
    assert not knows(s, WATCHER, 1)
    show(s, 1, 0b01)
    assert s.news == 1
    show(s, 1, EVERYONE)
    assert s.news == 2
    assert all(knows(s, seat, 1) for seat in [*range(MAX_SEATS), WATCHER])
    show(s, 1, 0b10)
    assert (s.news, s.seen[1]) == (2, EVERYONE)
    assert (s.seen[0], s.seen[2]) == (0, 0)


def test_what_is_told_of_a_piece_names_those_who_know_it_at_that_moment() -> None:
    s = table([7, 8], [0b10, 0], [0, 0])
    tell(s, 5, 1, 2, 3)
    tell_of(s, 5, 1, 2, 0)
    assert s.told is None, "nobody listens"
    s.told = []
    tell(s, 5, 1, 2, 3)
    tell_of(s, 6, 0, 4, 0)
    show(s, 0, EVERYONE)
    assert s.told == [(5, 1, 2, 3, -1, 0, EVERYONE), (6, 0, 4, 0, 0, 7, 0b10)]


def test_choices_are_offered_in_order_and_not_without_limit() -> None:
    out = LegalSteps()
    for step in range(MAX_CHOICES):
        offer(out, step * 2)
    assert out.n == MAX_CHOICES
    assert out.step == [step * 2 for step in range(MAX_CHOICES)]
    with pytest.raises(IndexError):
        offer(out, 1)


def test_every_seat_and_the_watcher_have_a_bit_that_fits() -> None:
    assert 1 << MAX_SEATS == 1 << WATCHER
    assert EVERYONE == (1 << (WATCHER + 1)) - 1
    assert EVERYONE < 128, "within eight bits"


@pytest.fixture(scope="module")
def compiled() -> Any:
    return native.compiled(state_driver, ModuleType("no_rules"), boundscheck=True)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(
    faces=st.lists(st.integers(-3, 3), min_size=PIECES, max_size=PIECES),
    seen=st.lists(st.integers(0, EVERYONE), min_size=PIECES, max_size=PIECES),
    batch=st.lists(st.integers(0, 3), min_size=PIECES, max_size=PIECES),
    n=st.integers(0, PIECES),
    number=st.integers(0, 1 << 60),
)
def test_both_forms_shuffle_and_redeal_alike(
    compiled: Any, faces: list[int], seen: list[int], batch: list[int], n: int, number: int
) -> None:
    s = table(faces, seen, batch)
    packed = s.packed()
    compiled.mix(packed, n, number)
    reseed(s, number)
    shuffle(s, s.pile, n)
    assert Small.load(packed[0]) == s
    compiled.imagine(packed, number % 6, number + 1)
    reseed(s, number + 1)
    redeal_faces(s, number % 6)
    assert Small.load(packed[0]) == s
