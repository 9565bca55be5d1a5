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

from antics.core.network import BEHIND, COARSE, FINE, FIRST, ONE, OUTPUTS, POINT, POINTS, SECOND

Array = npt.NDArray[np.float32]
BATCH = 512
RATE, DECAY = 2e-3, 1e-5  # of learning, and of weights
HELD_OUT = 16  # one sample in so many is not learned from, but measured by
POINTS_WEIGHT = 0.3  # of the error in points beside those in reward and chance


@dataclass
class Data:
    """Samples: features in sixteenths, and what each output should be."""

    features: npt.NDArray[np.int8]
    targets: Array

    @classmethod
    def of(cls, samples: npt.NDArray[Any], features: int, players: int, thought: float) -> Data:
        """From samples as they were played; `thought` is the part of what a search thought in the target."""
        n = OUTPUTS * players
        ends = samples["target"][:, :n].astype(np.float32)
        part = np.where(samples["searched"][:, None] == 1, np.float32(thought), np.float32(0))
        mixed = ends + part * (samples["thought"][:, :n].astype(np.float32) - ends)
        mixed /= np.where(np.arange(n) % OUTPUTS == POINTS, np.float32(100 * POINT), np.float32(1000))
        return cls(np.ascontiguousarray(samples["feature"][:, :features]), mixed)

    @classmethod
    def together(cls, parts: list[Data]) -> Data:
        return cls(
            np.concatenate([part.features for part in parts]),
            np.concatenate([part.targets for part in parts]),
        )

    def __len__(self) -> int:
        return len(self.features)


class Net:
    """A network in floating point, while it learns."""

    def __init__(self, layers: list[Array]) -> None:
        self.layers = layers  # weights and what is added, three times

    @staticmethod
    def shapes(features: int, players: int) -> list[tuple[int, ...]]:
        """Of its layers."""
        outs = OUTPUTS * players
        return [(features, FIRST), (FIRST,), (FIRST, SECOND), (SECOND,), (SECOND, outs), (outs,)]

    @classmethod
    def fresh(cls, features: int, players: int, luck: np.random.Generator) -> Net:
        def spread(ins: int, outs: int, part: float) -> Array:
            return luck.standard_normal((ins, outs)).astype(np.float32) * np.float32(part * sqrt(2 / ins))

        def none(outs: int) -> Array:
            return np.zeros(outs, np.float32)

        outs = OUTPUTS * players
        first, second, last = (
            spread(features, FIRST, 0.7),
            spread(FIRST, SECOND, 1),
            spread(SECOND, outs, 0.1),
        )
        return cls([first, none(FIRST), second, none(SECOND), last, none(outs)])

    @classmethod
    def of_rows(cls, rows: npt.NDArray[np.int16], players: int) -> Net:
        """From rows of whole numbers: `rows` gives the same ones back."""
        outs = OUTPUTS * players
        n = len(rows) - BEHIND - outs
        last = rows[n + BEHIND :]
        layers = [
            rows[:n] / FINE,
            rows[n] / FINE,
            rows[n + 1 : n + 1 + SECOND].T / COARSE,
            rows[n + 1 + SECOND, :SECOND] / COARSE,
            last[:, :SECOND].T / COARSE,
            last[:, SECOND] / COARSE,
        ]
        return cls([layer.astype(np.float32) for layer in layers])

    def copy(self) -> Net:
        return Net([layer.copy() for layer in self.layers])

    def _through(self, features: Array) -> tuple[Array, Array, Array]:
        w1, b1, w2, b2, w3, b3 = self.layers
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

    def gradients(self, features: Array, targets: Array) -> list[Array]:
        one, two, out = self._through(features)
        weights = np.where(
            np.arange(out.shape[1]) % OUTPUTS == POINTS, np.float32(POINTS_WEIGHT), np.float32(1)
        )
        d3 = (out - targets) * weights / len(features)
        d2 = (d3 @ self.layers[4].T) * (two > 0)
        d1 = (d2 @ self.layers[2].T) * (one > 0)
        return [features.T @ d1, d1.sum(0), one.T @ d2, d2.sum(0), two.T @ d3, d3.sum(0)]

    def rows(self) -> npt.NDArray[np.int16]:
        """As rows of whole numbers, as `antics.core.network` has them."""
        w1, b1, w2, b2, w3, b3 = self.layers
        first = _whole(np.vstack([w1, b1]), FINE)
        second = _whole(w2.T, COARSE)
        last = np.hstack([_whole(w3.T, COARSE), _whole(b3[:, None], COARSE)])
        return np.vstack([_wide(part) for part in (first, second, _whole(b2[None], COARSE), last)])


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
    learned, unseen = (Data(data.features[part], data.targets[part]) for part in (~held, held))
    net, luck = net.copy(), np.random.default_rng(seed)
    moments = [(np.zeros_like(layer), np.zeros_like(layer)) for layer in net.layers]
    steps, done = epochs * (len(learned) // BATCH), 0
    for _ in range(epochs):
        order = luck.permutation(len(learned))
        for k in range(0, len(learned) - BATCH + 1, BATCH):
            chosen = order[k : k + BATCH]
            done += 1
            rate = RATE * min(1, done / 100) * (1 + cos(pi * done / steps)) / 2 + RATE / 200
            _adam(
                net.layers,
                moments,
                net.gradients(_scaled(learned.features[chosen]), learned.targets[chosen]),
                rate,
                done,
            )
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
