"""A small network that foretells how a game ends, and what whoever decides will do: features, 64 units, 32
units, then each seat's reward, chance and points, and what it thinks of the notes that steps are known by.

It is integer arithmetic throughout, so that every form on every machine answers alike, to the bit. Weights
are 16-bit numbers in rows, handed in from outside; sums stay within 32 bits, which `weights` makes sure of.
A layer is a row for each of its inputs, with a weight for each unit, and a row of what is added to the sums:

    a row for each feature and one more, with 64 weights each,
    64 rows and one more, with 32 weights each,
    32 rows and one more: for every seat, in turn order from the viewpoint on, reward, chance and points,
    32 rows and one more, with a weight for each note.

A feature is a whole number from -127 to 127, in sixteenths. Weights of the first layer are in 4096ths, all
others in 1024ths; what a unit gives on is in 256ths, below 16.
"""

from __future__ import annotations

from math import exp
from typing import Any

from antics.core.record import Record, int8, int16, int32
from antics.core.state import MAX_SEATS

FIRST, SECOND = 64, 32  # units of the layers
OUTPUTS = 3  # for every seat
REWARD, CHANCE, POINTS = range(OUTPUTS)
MOST_FEATURES = 400
NOTES = 64  # that a game can tell its steps by,
MOST_NOTES = 6  # and those of one step
BEHIND = 1 + (FIRST + 1) + 2 * (SECOND + 1)  # rows behind the features'

ONE = 16  # a feature that simply holds
MOST = 127  # of any
UNIT = 256  # what a unit gives on, where it is 1
FULL = 16 * UNIT - 1  # the most that it gives on
FINE, COARSE = 4096, 1024  # a weight of 1, in the first layer and behind it
POINT = 16  # so many points are an output of 1

SURE = 8 * UNIT  # beyond this an output is 0 or 1
CHANCES = [round(1000 / (1 + exp(-y / UNIT))) for y in range(SURE)]  # thousandths, from an even chance on

OPINION = 16  # an opinion of 1: what is thought of a note, or in sum of a step
STRONGEST = 8 * OPINION  # opinions of a step beyond this are all the same
KEENNESS = [max(1, round(64 * exp(y / OPINION))) for y in range(-STRONGEST, STRONGEST + 1)]


class Row(Record):
    """Weights that belong together."""

    weight = int16(FIRST)


class Desk(Record):
    """Room to work in: a position as features, and what follows from them, layer by layer."""

    feature = int8(MOST_FEATURES)
    first = int32(FIRST)
    second = int32(SECOND)
    output = int32(OUTPUTS * MAX_SEATS)
    opinion = int32(NOTES)
    note = int8(MOST_NOTES)  # what a step is known by


# ---- for those who write features: each gives back the place behind what it wrote -------------------------


def one_of(desk: Desk, at: int, which: int, n: int) -> int:
    """Which of n it is; less than 0 for none of them."""
    if 0 <= which < n:
        desk.feature[at + which] = ONE
    return at + n


def ladder(desk: Desk, at: int, amount: int, n: int) -> int:
    """At least 1, at least 2, … at least n: each a feature of its own."""
    for i in range(min(amount, n)):
        desk.feature[at + i] = ONE
    return at + n


def sixteenths(desk: Desk, at: int, amount: int) -> int:
    """An amount, best of a size such that it is seldom more than 32 of them."""
    desk.feature[at] = max(-MOST, min(MOST, amount))
    return at + 1


def yes(desk: Desk, at: int, so: bool) -> int:
    desk.feature[at] = ONE if so else 0
    return at + 1


def known_by(desk: Desk, n: int, note: int) -> int:
    """One more note that a step is known by; how many there are now."""
    desk.note[n] = note
    return n + 1


def size_of(amount: int) -> int:
    """How large something is, by its binary digits."""
    digits = 0
    while amount > 0:
        amount >>= 1
        digits += 1
    return digits


# ---- and what becomes of them ---------------------------------------------------------------------------


def feed(weights: Any, desk: Desk) -> None:
    """From the features on the desk to the outputs and the opinions."""
    n = len(weights) - BEHIND
    feed_first(weights, desk, n)
    feed_second(weights, desk, n + 1)
    feed_outputs(weights, desk, n + 2 + FIRST)
    feed_opinions(weights, desk, n + 3 + FIRST + SECOND)


def feed_first(weights: Any, desk: Desk, n: int) -> None:
    """Most features are nothing: only the rows of the others are added up."""
    for j in range(FIRST):
        desk.first[j] = ONE * weights[n].weight[j]
    for i in range(n):
        value = desk.feature[i]
        if value != 0:
            for j in range(FIRST):
                desk.first[j] += value * weights[i].weight[j]
    for j in range(FIRST):
        desk.first[j] = given_on(desk.first[j] // (ONE * FINE // UNIT))


def feed_second(weights: Any, desk: Desk, at: int) -> None:
    for j in range(SECOND):
        desk.second[j] = UNIT * weights[at + FIRST].weight[j]
    for i in range(FIRST):
        value = desk.first[i]
        if value != 0:
            for j in range(SECOND):
                desk.second[j] += value * weights[at + i].weight[j]
    for j in range(SECOND):
        desk.second[j] = given_on(desk.second[j] // COARSE)


def feed_outputs(weights: Any, desk: Desk, at: int) -> None:
    for j in range(OUTPUTS * MAX_SEATS):
        desk.output[j] = UNIT * weights[at + SECOND].weight[j]
    for i in range(SECOND):
        value = desk.second[i]
        if value != 0:
            for j in range(OUTPUTS * MAX_SEATS):
                desk.output[j] += value * weights[at + i].weight[j]
    for j in range(OUTPUTS * MAX_SEATS):
        desk.output[j] = desk.output[j] // COARSE


def feed_opinions(weights: Any, desk: Desk, at: int) -> None:
    for j in range(NOTES):
        desk.opinion[j] = UNIT * weights[at + SECOND].weight[j]
    for i in range(SECOND):
        value = desk.second[i]
        if value != 0:
            for j in range(NOTES):
                desk.opinion[j] += value * weights[at + i].weight[j]
    for j in range(NOTES):
        desk.opinion[j] = max(-MOST, min(MOST, desk.opinion[j] // (COARSE * UNIT // OPINION)))


def given_on(value: int) -> int:
    """Nothing below zero, and no more than there is room for."""
    return max(0, min(FULL, value))


def thousandths(output: int) -> int:
    """An output as a chance."""
    if output < 0:
        return 1000 - CHANCES[min(-output, SURE - 1)]
    return CHANCES[min(output, SURE - 1)]


def hundredths(output: int) -> int:
    """An output as points, in hundredths."""
    return output * POINT * 100 // UNIT


def keenness(opinion: int) -> int:
    """How often a step is to be tried, compared with others."""
    return KEENNESS[max(-STRONGEST, min(STRONGEST, opinion)) + STRONGEST]
