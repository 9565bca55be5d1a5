"""Fitting a network to samples, by Adam in NumPy: a few seconds for a quarter of a million of them.

(Networks this small gain nothing from a larger library, whose every call costs more than its sums.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from antics.core.network import (
    BEHIND,
    COARSE,
    FINE,
    FIRST,
    MOST_NOTES,
    NOTES,
    ONE,
    OUTPUTS,
    POINT,
    POINTS,
    SECOND,
)
from antics.core.selfplay import OFFERED

Array = npt.NDArray[np.float32]
BATCH = 1024
RATE, DECAY = 2e-3, 1e-5  # of learning, and of weights
HELD_OUT = 16  # one sample in so many is not learned from, but measured by
POINTS_WEIGHT = 0.3  # of the error in points beside those in reward and chance,
OPINIONS_WEIGHT = 0.3  # and of that in opinions
UNITS = (FINE, COARSE, COARSE, COARSE)  # a weight of 1, in each layer
LAYERS = 2 * len(UNITS)


@dataclass
class Data:
    """Samples: features in sixteenths, what each output should be, and what there was to choose from: the
    notes of each step (`NOTES` is none), and what share of the choice each should have."""

    features: npt.NDArray[np.int8]
    targets: Array
    notes: npt.NDArray[np.int8]
    shares: npt.NDArray[np.float16]

    @classmethod
    def of(cls, samples: npt.NDArray[Any], features: int, players: int, thought: float) -> Data:
        """From samples as they were played; `thought` is the part of what a search thought in the target."""
        n = OUTPUTS * players
        ends = samples["target"][:, :n].astype(np.float32)
        part = np.where(samples["searched"][:, None] == 1, np.float32(thought), np.float32(0))
        mixed = ends + part * (samples["thought"][:, :n].astype(np.float32) - ends)
        mixed /= np.where(np.arange(n) % OUTPUTS == POINTS, np.float32(100 * POINT), np.float32(1000))
        notes, shares = _offers(samples)
        return cls(np.ascontiguousarray(samples["feature"][:, :features]), mixed, notes, shares)

    @classmethod
    def together(cls, parts: list[Data]) -> Data:
        return cls(*(np.concatenate([getattr(part, name) for part in parts]) for name in PARTS))

    def some(self, which: Any) -> Data:
        return Data(*(getattr(self, name)[which] for name in PARTS))

    def __len__(self) -> int:
        return len(self.features)


PARTS = ("features", "targets", "notes", "shares")


def _offers(samples: npt.NDArray[Any]) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.float16]]:
    """What there was to choose from."""
    there = np.arange(OFFERED) < samples["offered"][:, None]
    known = there[..., None] & (np.arange(MOST_NOTES) < samples["notes"][..., None])
    notes = np.where(known, samples["note"], np.int8(NOTES))
    weights = np.where(there, samples["weight"], 0).astype(np.float32)
    shares = weights / np.maximum(weights.sum(1, keepdims=True), 1)
    return notes, np.where(there, shares, -1).astype(np.float16)  # below zero: no step


class Net:
    """A network in floating point, while it learns."""

    def __init__(self, layers: list[Array]) -> None:
        self.layers = layers  # weights and what is added, four times

    @staticmethod
    def shapes(features: int, players: int) -> list[tuple[int, ...]]:
        """Of its layers."""
        sizes = ((features, FIRST), (FIRST, SECOND), (SECOND, OUTPUTS * players), (SECOND, NOTES))
        return [shape for ins, outs in sizes for shape in ((ins, outs), (outs,))]

    @classmethod
    def fresh(cls, features: int, players: int, luck: np.random.Generator) -> Net:
        layers: list[Array] = []
        for shape, part in zip(cls.shapes(features, players)[::2], (0.7, 1, 0.1, 0.1), strict=True):
            spread = luck.standard_normal(shape).astype(np.float32) * np.float32(part * sqrt(2 / shape[0]))
            layers += [spread, np.zeros(shape[1], np.float32)]
        return cls(layers)

    @classmethod
    def of_rows(cls, rows: npt.NDArray[np.int16], players: int) -> Net:
        """From rows of whole numbers: `rows` gives the same ones back."""
        layers, at = [], 0
        for (ins, outs), unit in zip(cls.shapes(len(rows) - BEHIND, players)[::2], UNITS, strict=True):
            layers += [rows[at : at + ins, :outs] / unit, rows[at + ins, :outs] / unit]
            at += ins + 1
        return cls([layer.astype(np.float32) for layer in layers])

    def copy(self) -> Net:
        return Net([layer.copy() for layer in self.layers])

    def _through(self, features: Array) -> tuple[Array, Array, Array]:
        w1, b1, w2, b2, w3, b3 = self.layers[:6]
        one = np.maximum(features @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        out = two @ w3 + b3
        chances = np.arange(out.shape[1]) % OUTPUTS != POINTS
        out[:, chances] = 1 / (1 + np.exp(-np.clip(out[:, chances], -30, 30)))
        return one, two, out

    def foretold(self, features: npt.NDArray[np.int8]) -> Array:
        """What it gives for positions."""
        return self._through(_scaled(features))[2]

    def error(self, data: Data, most: int = 20_000) -> float:
        """The mean square error of the rewards foretold."""
        out = self.foretold(data.features[:most])
        return float(((out - data.targets[:most])[:, ::OUTPUTS] ** 2).mean())

    def surprise(self, data: Data, most: int = 20_000) -> float:
        """How far from what was chosen its opinions are: the information that they lack, in bits."""
        data = data.some(slice(most))
        _, two, _ = self._through(_scaled(data.features))
        wanted = np.maximum(data.shares.astype(np.float32), 0)
        missing = wanted * (np.log2(wanted + 1e-9) - np.log2(self._odds(two, data) + 1e-9))
        return float(missing.sum() / max(1, np.count_nonzero(wanted.sum(1))))

    def _odds(self, two: Array, data: Data) -> Array:
        """How often each step would be chosen."""
        opinions = np.pad(two @ self.layers[6] + self.layers[7], ((0, 0), (0, 1)))
        rows = np.arange(len(two))[:, None, None]
        scores = np.where(data.shares >= 0, opinions[rows, data.notes].sum(2), -np.inf)
        odds = np.exp(scores - np.maximum(scores.max(1, keepdims=True), -1e9))
        return odds / np.maximum(odds.sum(1, keepdims=True), 1e-9)  # type: ignore[no-any-return]

    def gradients(self, data: Data) -> list[Array]:
        features = _scaled(data.features)
        one, two, out = self._through(features)
        weights = np.where(
            np.arange(out.shape[1]) % OUTPUTS == POINTS, np.float32(POINTS_WEIGHT), np.float32(1)
        )
        d3 = (out - data.targets) * weights / len(features)
        d4 = self._of_opinions(two, data) * np.float32(OPINIONS_WEIGHT / len(features))
        d2 = (d3 @ self.layers[4].T + d4 @ self.layers[6].T) * (two > 0)
        d1 = (d2 @ self.layers[2].T) * (one > 0)
        found: tuple[tuple[Any, Any], ...] = ((features, d1), (one, d2), (two, d3), (two, d4))
        return [part for ins, outs in found for part in (ins.T @ outs, outs.sum(0))]

    def _of_opinions(self, two: Array, data: Data) -> Array:
        """How wrong the opinions of each note are."""
        wanted = np.maximum(data.shares.astype(np.float32), 0)
        wrong = (self._odds(two, data) - wanted) * (wanted.sum(1, keepdims=True) > 0)
        places = np.arange(len(two))[:, None, None] * (NOTES + 1) + data.notes
        many = np.broadcast_to(wrong[..., None], data.notes.shape).ravel()
        sums = np.bincount(places.ravel(), many, len(two) * (NOTES + 1))
        return sums.reshape(len(two), NOTES + 1)[:, :NOTES].astype(np.float32)

    def rows(self) -> npt.NDArray[np.int16]:
        """As rows of whole numbers, as `antics.core.network` has them."""
        pairs = zip(self.layers[::2], self.layers[1::2], UNITS, strict=True)
        return np.vstack([_wide(_whole(np.vstack([w, b]), unit)) for w, b, unit in pairs])


def _scaled(features: npt.NDArray[np.int8]) -> Array:
    """Features that simply hold are 1."""
    return features.astype(np.float32) / np.float32(ONE)


def _whole(weights: Array, unit: int) -> npt.NDArray[np.int16]:
    """In so many parts of one, as far as there is room."""
    found: npt.NDArray[np.int16] = np.clip(np.rint(weights * unit), -32767, 32767).astype(np.int16)
    return found


def _wide(rows: npt.NDArray[np.int16]) -> npt.NDArray[np.int16]:
    return np.pad(rows, ((0, 0), (0, FIRST - rows.shape[1])))


def fit(net: Net, data: Data, epochs: int, seed: int) -> Iterator[tuple[Net, float, float]]:
    """Learn; after every epoch the network, its error, and that over what was held out."""
    held = np.arange(len(data)) // 64 % HELD_OUT == 0  # neighbours are of one game
    widest = max(1, int((data.shares >= 0).sum(1).max()))
    data = Data(data.features, data.targets, data.notes[:, :widest], data.shares[:, :widest])
    learned, unseen = data.some(~held), data.some(held)
    net, luck = net.copy(), np.random.default_rng(seed)
    moments = [(np.zeros_like(layer), np.zeros_like(layer)) for layer in net.layers]
    steps, done = epochs * (len(learned) // BATCH), 0
    for _ in range(epochs):
        order = luck.permutation(len(learned))
        for k in range(0, len(learned) - BATCH + 1, BATCH):
            done += 1
            rate = RATE * min(1, done / 100) * (1 + cos(pi * done / steps)) / 2 + RATE / 200
            _adam(net.layers, moments, net.gradients(learned.some(order[k : k + BATCH])), rate, done)
        yield net.copy(), net.error(learned), net.error(unseen)


def _adam(
    layers: list[Array], moments: list[tuple[Array, Array]], gradients: list[Array], rate: float, t: int
) -> None:
    for layer, (mean, square), gradient in zip(layers, moments, gradients, strict=True):
        mean += np.float32(0.1) * (gradient - mean)
        square += np.float32(0.001) * (gradient**2 - square)
        step = mean / np.float32(1 - 0.9**t) / (np.sqrt(square / np.float32(1 - 0.999**t)) + np.float32(1e-8))
        layer -= np.float32(rate) * step
        if layer.ndim == 2:
            layer -= np.float32(rate * DECAY) * layer
