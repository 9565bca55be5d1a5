"""Draws the pictures of the documentation: each game in the terminal, some moves into it."""

from __future__ import annotations

import random
from pathlib import Path

import antics

FOLDER = Path(__file__).parent / "pictures"
SCENES = {"antler-island": (3, 70), "animal-kingdoms": (3, 40), "antigua": (2, 60), "connect-four": (2, 17)}


def scene(name: str, seed: int, choices: int) -> antics.Match:
    """A game after so many random choices."""
    match, luck = antics.new(name, seed=seed), random.Random(seed)
    for _ in range(choices):
        if not match.over:
            seat = luck.choice(match.waiting)
            match.play(seat, match.choice(seat).at_random(luck).action)
    return match


if __name__ == "__main__":
    for name, (seed, choices) in SCENES.items():
        if name in antics.game_names():
            scene(name, seed, choices).picture(0).save(FOLDER / f"{name}.svg")
