"""A record has two forms that hold the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antics.core.record import Field, Record, int8, int16, int32, int64, uint32

ROW, TABLE = 3, (2, 4)


class Small(Record):
    one = int8()
    row = int16(ROW)


class Sample(Small):
    table = int32(*TABLE)
    big = int64()
    word = uint32(2)


def numbers(bits: int) -> st.SearchStrategy[int]:
    return st.integers(-(1 << (bits - 1)), (1 << (bits - 1)) - 1)


@st.composite
def samples(draw: Any) -> Sample:
    s = Sample()
    s.one = draw(numbers(8))
    s.row = draw(st.lists(numbers(16), min_size=ROW, max_size=ROW))
    row = st.lists(numbers(32), min_size=TABLE[1], max_size=TABLE[1])
    s.table = draw(st.lists(row, min_size=TABLE[0], max_size=TABLE[0]))
    s.big = draw(numbers(64))
    s.word = draw(st.lists(st.integers(0, (1 << 32) - 1), min_size=2, max_size=2))
    return s


checked = settings(max_examples=100, deadline=None, derandomize=True, database=None)


def test_a_new_record_is_blank() -> None:
    s = Sample()
    assert (s.one, s.row, s.table, s.big, s.word) == (0, [0] * 3, [[0] * 4, [0] * 4], 0, [0, 0])
    assert s.told is None
    assert s.table[0] is not s.table[1]
    assert Sample().row is not s.row


def test_a_subclass_adds_its_fields_behind_those_of_its_base() -> None:
    assert list(Sample.FIELDS) == ["one", "row", "table", "big", "word"]
    assert list(Small.FIELDS) == ["one", "row"]
    assert Sample.FIELDS["table"] == Field("i4", TABLE)
    names = Sample.dtype().names
    assert names == tuple(Sample.FIELDS)


def test_only_declared_fields_exist() -> None:
    s = Sample()
    with pytest.raises(AttributeError):
        s.other = 1  # type: ignore[attr-defined]
    assert not hasattr(s, "__dict__")


def test_three_dimensions_are_refused() -> None:
    with pytest.raises(TypeError, match="two dimensions"):

        class Deep(Record):
            deep = Field("i1", (1, 2, 3))


@checked
@given(samples())
def test_packing_and_unpacking_keeps_everything(s: Sample) -> None:
    packed = s.packed()
    assert packed.dtype == Sample.dtype()
    twin = Sample.load(packed[0])
    assert twin == s
    assert type(twin.one) is int
    assert type(twin.table[0][0]) is int
    again = np.zeros(2, Sample.dtype())
    twin.store(again[1])
    assert again[1] == packed[0]
    assert Sample.load(again[0]) == Sample(), "its neighbour is untouched"


def test_numbers_that_do_not_fit_are_refused_when_packing() -> None:
    s = Sample()
    s.one = 128
    with pytest.raises(OverflowError):
        s.packed()


@checked
@given(samples())
def test_a_copy_is_equal_and_shares_nothing(s: Sample) -> None:
    s.told = [(0, 0, 0, 0, 0, 0, 0)]
    twin = s.copy()
    assert type(twin) is Sample
    assert twin == s
    assert twin.told is None, "who listens to a record does not listen to its copy"
    assert s.told is not None
    for name in Sample.FIELDS:
        changed = s.copy()
        value = getattr(changed, name)
        if isinstance(value, int):
            setattr(changed, name, value ^ 1)
        elif isinstance(value[0], int):
            value[-1] ^= 1
        else:
            value[-1][-1] ^= 1
        assert changed != s, name
        assert twin == s, name


def test_records_are_equal_only_within_a_class() -> None:
    assert Small() != Sample()
    assert Small() == Small()
    assert Small() != 0
    with pytest.raises(TypeError):
        hash(Small())


def test_a_record_shows_its_fields() -> None:
    assert repr(Small()) == "Small(one=0, row=[0, 0, 0])"
