"""PPO over `antics.vector`, in NumPy alone: a small policy learns to beat `random`; a sequential test tells.

    python examples/ppo.py antigua --players 2 --minutes 10
    python examples/ppo.py connect-four --lessons 5

The learner plays one seat of every game (each seat in as many games as the others), and the program plays the
rest. NumPy spreads the products of matrices over the cores by itself.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import log
from time import monotonic
from typing import Any

import numpy as np

import antics

GAMES, HORIZON = 256, 32  # games side by side, and decisions in each between two lessons
HIDDEN, RATE, EPOCHS, BATCH = 64, 1e-3, 3, 1024
DISCOUNT, TRACE, CLIP, CURIOSITY = 0.995, 0.95, 0.2, 0.01
FEW = 12  # a field that names so many things or fewer gets a feature for each
BETTER, SURE = 0.6, log(0.95 / 0.05)  # the test's H1 (H0 is 0.5), and when it is decided


def encoder(game: Any) -> Callable[[Any], Any]:
    """From observations to features: names one by one, amounts as parts of the most."""
    parts: list[tuple[str, int, int]] = []
    for name, meaning in game.observation.MEANING.items():
        parts.append((name, meaning.most, len(meaning.names) if len(meaning.names) <= FEW else 0))

    def encode(observation: Any) -> Any:
        columns = []
        for name, most, names in parts:
            field = observation[name].reshape(len(observation), -1)
            if names:
                columns += [field == i for i in range(1, names + 1)]
            else:
                columns.append(field / np.float32(min(most, 100)))
        return np.concatenate(columns, axis=1, dtype=np.float32)

    return encode


class Net:
    """One hidden layer; out of it the steps' logits and, last, the value."""

    def __init__(self, inputs: int, steps: int, luck: Any) -> None:
        self.first = luck.normal(0, inputs**-0.5, (inputs, HIDDEN)).astype(np.float32)
        self.second = luck.normal(0, 0.1 * HIDDEN**-0.5, (HIDDEN, steps + 1)).astype(np.float32)
        self.bias = np.zeros(HIDDEN, np.float32)
        self._moments = [(np.zeros_like(it), np.zeros_like(it)) for it in self.weights]
        self._lessons = 0

    @property
    def weights(self) -> list[Any]:
        return [self.first, self.bias, self.second]

    def __call__(self, x: Any, mask: Any) -> tuple[Any, Any, Any]:
        """The chance of each step, the value, and what the hidden layer says."""
        hidden = np.tanh(x @ self.first + self.bias)
        out = hidden @ self.second
        logits = np.where(mask, out[:, :-1], -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True), out[:, -1], hidden

    def learn(self, x: Any, hidden: Any, slope: Any) -> None:
        """A step of Adam, given the slope of the loss by what came out."""
        back = (slope @ self.second.T) * (1 - hidden**2)
        self._lessons += 1
        for weight, slope_of, (mean, square) in zip(
            self.weights, (x.T @ back, back.sum(axis=0), hidden.T @ slope), self._moments, strict=True
        ):
            mean += 0.1 * (slope_of - mean)
            square += 0.001 * (slope_of**2 - square)
            unbiased = mean / (1 - 0.9**self._lessons)
            weight -= RATE * unbiased / (np.sqrt(square / (1 - 0.999**self._lessons)) + 1e-8)


def draw(chances: Any, luck: Any) -> Any:
    """A step for each row, by its chances."""
    steps = (chances.cumsum(axis=1) < luck.random((len(chances), 1))).sum(axis=1)
    legal = chances[np.arange(len(steps)), np.minimum(steps, chances.shape[1] - 1)] > 0
    return np.where(legal, steps, chances.argmax(axis=1))


def play(games: Any, net: Net, encode: Any, luck: Any) -> tuple[Any, ...]:
    """Some decisions in every game, and what they were worth by generalised advantages."""
    rows, seats = np.arange(games.n), games.player
    kept: list[tuple[Any, ...]] = []
    for _ in range(HORIZON):
        x, mask = encode(games.observation), games.mask.copy()
        chances, value, _ = net(x, mask)
        steps = draw(chances, luck)
        games.step(steps)
        earned, done = games.reward[rows, seats], games.done.copy()
        kept.append((x, mask, steps, chances[rows, steps], value, earned, done))
    _, ahead, _ = net(encode(games.observation), games.mask)
    advantage, found = np.zeros(games.n, np.float32), []
    for *_, value, earned, done in reversed(kept):
        surprise = earned + DISCOUNT * np.where(done, 0, ahead) - value
        advantage = surprise + DISCOUNT * TRACE * np.where(done, 0, advantage)
        found.append((advantage, advantage + value))
        ahead = value
    columns = [np.concatenate(column) for column in zip(*(it[:4] for it in kept), strict=True)]
    advantages, targets = (np.concatenate(column) for column in zip(*reversed(found), strict=True))
    return (*columns, (advantages - advantages.mean()) / (advantages.std() + 1e-8), targets)


def improve(net: Net, lesson: tuple[Any, ...], luck: Any) -> None:
    """PPO's clipped objective, over the lesson in portions."""
    for _ in range(EPOCHS):
        order = luck.permutation(len(lesson[0]))
        for begin in range(0, len(order), BATCH):
            x, mask, steps, before, advantage, target = (it[order[begin : begin + BATCH]] for it in lesson)
            rows = np.arange(len(x))
            chances, value, hidden = net(x, mask)
            ratio = chances[rows, steps] / before
            held = np.where(advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            push = np.where(held, 0, advantage * ratio)[:, None]
            taken = np.zeros_like(chances)
            taken[rows, steps] = 1
            logs = np.log(np.maximum(chances, 1e-9))
            entropy = -(chances * logs).sum(axis=1, keepdims=True)
            slope = push * (chances - taken) + CURIOSITY * chances * (logs + entropy)
            net.learn(x, hidden, np.column_stack([slope, value - target]).astype(np.float32) / len(x))


def sprt(games: Any, net: Net, encode: Any, luck: Any, most: int = 5000) -> tuple[str, int, int]:
    """Does it beat random? The verdict, and games won and lost; games that both won do not count.

    As many games are looked at in every place: those that are soon over would be others than the rest.
    """
    rows, won, lost = np.arange(games.n), 0, 0
    while won + lost < most:
        waiting = np.ones(games.n, bool)
        while waiting.any():
            chances, _, _ = net(encode(games.observation), games.mask)
            games.step(draw(chances, luck))
            earned = games.reward[rows, games.player] * waiting
            won, lost = won + int((earned > 0).sum()), lost + int((earned < 0).sum())
            waiting &= ~games.done
        ratio = won * log(BETTER / 0.5) + lost * log((1 - BETTER) / 0.5)
        if abs(ratio) > SURE:
            return ("stronger" if ratio > 0 else "not stronger"), won, lost
    return "undecided", won, lost


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--lessons", type=int, help="so many, however long they take")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    def among_random(seed: str) -> Any:
        seats = [g % args.players for g in range(GAMES)]
        return antics.vector(args.game, args.players, GAMES, seed, against="random", seat=seats)

    games, luck = among_random(f"{args.seed}/lessons"), np.random.default_rng(args.seed)
    encode = encoder(games.game)
    net = Net(encode(games.observation).shape[1], games.steps, luck)
    end, lessons = monotonic() + 60 * args.minutes, 0
    while lessons < args.lessons if args.lessons else monotonic() < end:
        improve(net, play(games, net, encode, luck), luck)
        lessons += 1
    verdict, won, lost = sprt(among_random(f"{args.seed}/test"), net, encode, luck)
    print(f"{lessons} lessons, {lessons * GAMES * HORIZON:,} decisions; among random: {won} won, {lost} lost")
    print(f"sequential test: {verdict}")
    return 0 if verdict == "stronger" else 1


if __name__ == "__main__":
    raise SystemExit(main())
