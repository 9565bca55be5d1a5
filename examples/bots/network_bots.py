"""A network of one's own, from games to a bot, as an example: see docs/learned.md.

python network_bots.py     # learns Connect Four from games at random: mine.npz and mine.onnx
antics arena connect-four --bots network_bots:Mine,random
antics arena connect-four --bots onnx:mine.onnx,random
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

import antics
from antics.bots import Values
from antics.core.observation import version

GAME, PLAYERS = "connect-four", 2
GAMES, STEPS, HIDDEN, PASSES, RATE = 512, 84, 64, 6, 0.05


def samples(seed: int) -> tuple[Any, Any]:
    """What those who decided saw, and what everyone got in the end, in turn order from the decider on."""
    games, kept = antics.vector(GAME, PLAYERS, n=GAMES, seed=seed), []
    for _ in range(STEPS):
        rows, turns = games.numbers.copy(), (games.seat[:, None] + np.arange(PLAYERS)) % PLAYERS
        games.step(games.sample())
        kept.append((rows, turns, games.done.copy(), games.reward.copy()))
    got, targets = np.full((GAMES, PLAYERS), np.nan, np.float32), []
    for _, turns, done, reward in reversed(kept):
        got = np.where(done[:, None], reward, got)
        targets.append(np.take_along_axis(got, turns, axis=1))
    seen, ends = np.concatenate([it[0] for it in kept]), np.concatenate(targets[::-1])
    over = ~np.isnan(ends[:, 0])  # of games that were not played to their end, nothing is known
    return seen[over].astype(np.float32), ends[over]


def network(layers: list[Any], rows: Any) -> tuple[Any, Any]:
    """What everyone will get, and the hidden layer."""
    first, bias, second, last = layers
    hidden = np.tanh(rows @ first + bias)
    return np.tanh(hidden @ second + last), hidden


def learn(seed: int) -> list[Any]:
    """Plain descent along the slope of the square error, a batch at a time."""
    (rows, wanted), luck = samples(seed), np.random.default_rng(seed)
    layers = [
        luck.normal(0, rows.shape[1] ** -0.5, (rows.shape[1], HIDDEN)),
        np.zeros(HIDDEN),
        luck.normal(0, 0.1, (HIDDEN, PLAYERS)),
        np.zeros(PLAYERS),
    ]
    for _ in range(PASSES):
        for chosen in np.array_split(luck.permutation(len(rows)), len(rows) // 64):
            x = rows[chosen]
            out, hidden = network(layers, x)
            slope = (out - wanted[chosen]) * (1 - out**2) / len(x)
            back = slope @ layers[2].T * (1 - hidden**2)
            for layer, by in zip(
                layers, (x.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)), strict=True
            ):
                layer -= RATE * by
    return [layer.astype(np.float32) for layer in layers]


class Mine(Values):
    """Plays by what lies in mine.npz."""

    def __init__(self) -> None:
        with np.load("mine.npz") as found:
            layers, made_for = [found[f"layer{i}"] for i in range(4)], str(found["version"])
        super().__init__(lambda rows: network(layers, rows.astype(np.float32))[0], GAME, made_for, "mine.npz")


def export(layers: list[Any], path: str) -> None:
    """The same in ONNX, with what it is for."""
    from onnx import TensorProto, helper, numpy_helper, save_model

    names = ("first", "bias", "second", "last")
    ends = [
        helper.make_tensor_value_info(name, TensorProto.FLOAT, ["batch", width])
        for name, width in (("numbers", len(layers[0])), ("values", PLAYERS))
    ]
    nodes = [
        helper.make_node("Gemm", ["numbers", "first", "bias"], ["sum"]),
        helper.make_node("Tanh", ["sum"], ["hidden"]),
        helper.make_node("Gemm", ["hidden", "second", "last"], ["out"]),
        helper.make_node("Tanh", ["out"], ["values"]),
    ]
    weights = [numpy_helper.from_array(layer, name) for layer, name in zip(layers, names, strict=True)]
    graph = helper.make_graph(nodes, "mine", ends[:1], ends[1:], weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    helper.set_model_props(model, {"antics_game": GAME, "antics_version": version(antics.game(GAME))})
    save_model(model, path)


if __name__ == "__main__":
    learned = learn(seed=1)
    named = {f"layer{i}": layer for i, layer in enumerate(learned)}
    np.savez("mine.npz", version=np.array(version(antics.game(GAME))), **named)
    try:
        export(learned, "mine.onnx")
    except ModuleNotFoundError:
        print("mine.npz; for mine.onnx: pip install onnx", file=sys.stderr)
