"""Training: generation after generation of a network, each from the games of the one before.

The first learns from games in which all follow their leanings. Every other one learns from games that the
search plays with the network so far: half of what it is to foretell is how the game ended, half what the
search thought. A generation takes its place only if it beats the one before it, by a sequential test; else
its games are kept, and there are more to learn from the next time.

With a bot to learn against, a best response is sought: games are of the search with the network so far, alone
among those bots, and a generation takes its place if it does better among them than the one before. It begins
with what was learned for this way to play, if anything was.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from antics.arena.strength import Sequential
from antics.bots.search import LEARNED_CURIOSITY
from antics.core import simple
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.network import FIRST
from antics.core.weights import Weights, check, version, weights_for
from antics.train.crew import WHIMS, Crew, Order
from antics.train.fit import LAYERS, PARTS, Data, Net, fit
from antics.train.games import SAMPLES, Player, Rows, Samples, Table
from antics.train.measure import Measured, Response, measure, response, up_to
from antics.train.opponent import player_named

EVERY = 4  # of leaning games, one position in so many is a sample
LEAN_EPOCHS, EPOCHS = 8, 6
WINDOW = 4  # generations whose games are learned from
KEPT = 60_000  # samples of leaning games that the second generation still sees
THOUGHT = 0.5  # the part of the search's opinion in what is to be foretold
TEST_DEALS = 400  # after so many an undecided test ends, unless told otherwise

Say = Callable[[str], None]


@dataclass(frozen=True)
class Task:
    """What is to be learned, and from how much."""

    game: Game
    players: int
    options: dict[str, bool]
    seed: int = 0
    generations: int = 6
    lean: int = 600_000  # samples of games by leanings
    games: int = 600  # of each generation
    iterations: int = 100  # of a choice in them
    minutes: float | None = None  # no generation begins later
    jobs: int = 1
    on: str | None = None  # a cluster
    samples: Path | None = None  # where to keep what is learned from
    against: str | None = None  # a bot to which a best response is sought
    test_deals: int = TEST_DEALS

    @property
    def setting(self) -> str:
        return self.game.setting_name(self.players, self.options)

    @property
    def command(self) -> str:
        """What learns the same."""
        words = ["antics train", self.game.name, f"--players {self.players}"]
        words += [f"--{name}" for name, on in self.options.items() if on]
        words += [f"--seed {self.seed} --positions {self.lean} --generations {self.generations}"]
        words += [f"--games {self.games} --iterations {self.iterations}"] if self.generations > 1 else []
        words += [f"--against {self.against}"] if self.against else []
        words += [f"--test-deals {self.test_deals}"] if self.test_deals != TEST_DEALS else []
        return " ".join(words)

    @property
    def promised(self) -> dict[str, Any]:
        """What decides, with the number of generations, what is learned: resuming must not change it."""
        return {
            "seed": self.seed,
            "positions": self.lean,
            "games": self.games,
            "iterations": self.iterations,
            "against": self.against,
            "test-deals": self.test_deals,
        }


@dataclass
class Generation:
    """How a generation came about."""

    number: int
    samples: int
    seconds: float
    error: float  # of the rewards that it foretells, squared in the mean
    unseen: float  # the same over positions that it did not learn from
    deals: int = 0  # of the test against the one before,
    better: float = 0.0  # the mean difference there, in wins a game,
    taken: bool = True  # and how it ended
    epochs: list[float] = field(default_factory=list)  # the unseen errors of each, on the way


ELSEWHERE = Generation(0, 0, 0.0, 0.0, 0.0)  # of layers that were fitted by somebody else's means


@dataclass
class Learned:
    """What was learned so far."""

    net: Net
    log: list[Generation] = field(default_factory=list)
    window: list[Data] = field(default_factory=list)  # what the next generation learns from, beside its games

    def weights(self, task: Task) -> Weights:
        rows = self.net.rows().tobytes()
        about = {
            "game": task.game.name,
            "setting": task.setting,
            "version": version(task.game),
            "sha256": sha256(rows).hexdigest(),
            "command": task.command,
            "log": [asdict(one) for one in self.log],
        }
        if task.against is not None:
            about["against"] = task.against
        found = Weights(about, rows)
        check(found, "what was learned")
        return found

    def keep(self, path: Path, task: Task) -> None:
        """A checkpoint, to go on from; the one before stays until it is whole."""
        arrays: dict[str, Any] = {f"layer{i}": layer for i, layer in enumerate(self.net.layers)}
        for i, data in enumerate(self.window):
            arrays |= {f"{name}{i}": getattr(data, name) for name in PARTS}
        log, promised = json.dumps([asdict(one) for one in self.log]), json.dumps(task.promised)
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            np.savez_compressed(file, log=log, promised=promised, **arrays)
        os.replace(part, path)

    @classmethod
    def kept(cls, path: Path, task: Task) -> Learned:
        """From a checkpoint, or from layers without a log that were fitted elsewhere.

        Raises `AnticsError` if it cannot be read, is of another command, or has layers of another network.
        """
        try:
            with np.load(path) as found:
                layers = [found[f"layer{i}"] for i in range(LAYERS)]
                told = json.loads(str(found["log"])) if "log" in found else [asdict(ELSEWHERE)]
                promised = json.loads(str(found["promised"])) if "promised" in found else {}
                log = [Generation(**one) for one in told]
                parts = sum(name.startswith("features") for name in found)
                window = [Data(*(found[f"{name}{i}"] for name in PARTS)) for i in range(parts)]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise AnticsError(f"{path}: no checkpoint to go on from ({error})") from None
        for name, there in promised.items():
            if there != (here := task.promised.get(name)):
                raise AnticsError(f"{path}: begun otherwise (--{name}: there {there}, here {here})")
        wanted = Net.shapes(Table(task.game, task.players, task.options).features, task.players)
        if [layer.shape for layer in layers] != wanted:
            shapes = ", ".join("x".join(map(str, shape)) for shape in wanted)
            raise AnticsError(f"{path}: layers of another network (there must be {shapes})")
        return cls(Net([layer.astype(np.float32) for layer in layers]), log, window)


def train(task: Task, say: Say, learned: Learned | None = None) -> Iterator[Learned]:
    """Learn; what there is after every generation.

    Raises `AnticsError` if the game has no features to learn from.
    """
    return _Training(task, say).run(learned)


def with_strength(task: Task, weights: Weights, efforts: Iterable[float], deals: int, say: Say) -> Weights:
    """These weights, and how strong they are at some efforts, as was measured."""
    table = Table(task.game, task.players, task.options)
    rows = np.frombuffer(weights.data, np.int16).reshape(-1, FIRST)
    known = {one["effort"]: Measured(**one) for one in weights.about.get("measured", ())}
    with Crew(table, task.jobs, task.on) as crew:
        for effort in efforts:
            known[effort] = measure(table, crew, rows, effort, deals)
            say(str(known[effort]))
    measured = [known[effort] for effort in sorted(known)]
    more = {"measured": [asdict(one) for one in measured], "up_to": up_to(measured)}
    return weights._replace(about=weights.about | more)


def with_response(task: Task, weights: Weights, deals: int, say: Say) -> Weights:
    """These weights, and how one who plays by them fares among the bots that they were learned against."""
    assert task.against is not None
    table = Table(task.game, task.players, task.options)
    other = player_named(task.against, table)
    rows = np.frombuffer(weights.data, np.int16).reshape(-1, FIRST)
    minutes = sum(one["seconds"] for one in weights.about["log"]) / 60
    with Crew(table, task.jobs, task.on) as crew:
        one = _responder(rows, task, other)
        found = response(table.players, crew, one, other, task.against, deals, minutes)
    say(str(found))
    return weights._replace(about=weights.about | {"response": asdict(found)})


def _responder(rows: Rows, task: Task, other: Player) -> Player:
    """It thinks at least as long as those whom it plays against."""
    return Player(rows, max(task.iterations, other.iterations), LEARNED_CURIOSITY)


def told_by(weights: Weights) -> tuple[list[Generation], list[Measured], Response | None]:
    """What weights tell of how they came about, and of how strong they are."""
    about = weights.about
    found = about.get("response")
    return (
        [Generation(**it) for it in about["log"]],
        [Measured(**it) for it in about.get("measured", ())],
        None if found is None else Response(**found),
    )


class _Training:
    def __init__(self, task: Task, say: Say) -> None:
        self.task, self.say = task, say
        self.began = time.monotonic()
        if task.game.features is simple:
            raise AnticsError(f"{task.game.title} has no features that a network could learn from")
        self.table = Table(task.game, task.players, task.options)
        self.features = self.table.features
        self.other = None if task.against is None else player_named(task.against, self.table)

    def run(self, learned: Learned | None) -> Iterator[Learned]:
        with Crew(self.table, self.task.jobs, self.task.on) as crew:
            if learned is None:
                learned = self._first()
                yield learned
            for number in range(learned.log[-1].number + 1, self.task.generations):
                if self._late():
                    return
                learned = self._next(crew, learned, number)
                yield learned

    def _late(self) -> bool:
        minutes = self.task.minutes
        return minutes is not None and time.monotonic() - self.began > 60 * minutes

    def _luck(self, number: int, part: int) -> int:
        """Where the luck of a part of a generation begins: there is room for a million games."""
        return ((self.task.seed * 64 + number) * 4 + part) * 1_000_000

    def _lean(self) -> Data:
        chunks = []
        for start in range(0, self.task.lean, SAMPLES):
            many = min(SAMPLES, self.task.lean - start)
            samples = self.table.lean(self._luck(0, 0) + start, many, EVERY)
            chunks.append(Data.of(samples, self.features, self.task.players, 0))
            self.say(f"generation 0: {start + many:,} positions of games by leanings")
        return Data.together(chunks)

    def _first(self) -> Learned:
        began = time.monotonic()
        lean = self._lean()
        window = [lean.some(slice(KEPT))]
        ours = None if self.other is None else weights_for(self.task.game, self.task.setting)
        if ours is not None:
            net = Net.of_rows(np.frombuffer(ours.data, np.int16).reshape(-1, FIRST), self.task.players)
            error = round(net.error(lean), 6)
            self.say(f"generation 0: what was learned before; error {error:.4f}")
            return Learned(net, [Generation(0, 0, _since(began), error, error)], window)
        net = Net.fresh(self.features, self.task.players, np.random.default_rng(self.task.seed))
        net, error, epochs = self._fitted(net, lean, LEAN_EPOCHS, 0)
        told = Generation(0, len(lean), _since(began), error, min(epochs), epochs=epochs)
        return Learned(net, [told], window)

    def _keep_samples(self, data: Data) -> None:
        if self.task.samples is not None:
            with self.task.samples.open("wb") as file:
                np.savez_compressed(file, **{name: getattr(data, name) for name in PARTS})

    def _fitted(self, net: Net, data: Data, epochs: int, number: int) -> tuple[Net, float, list[float]]:
        """The best of all epochs, by what it did not learn from; its error, and those unseen of all."""
        self._keep_samples(data)
        found = []
        for one in fit(net, data, epochs, self.task.seed + number):
            found.append(one)
            self.say(f"generation {number}: error {one[1]:.4f}, of positions not learned from {one[2]:.4f}")
        self.say(f"generation {number}: its opinions lack {found[-1][0].surprise(data):.3f} bits")
        net, error, _ = min(found, key=lambda one: one[2])
        return net, round(error, 6), [round(unseen, 6) for _, _, unseen in found]

    def _player(self, net: Net) -> Player:
        if self.other is not None:
            return _responder(net.rows(), self.task, self.other)
        return Player(net.rows(), self.task.iterations, LEARNED_CURIOSITY)

    def _orders(self, learned: Learned, number: int) -> list[Order]:
        """The games of a generation: against itself, some choices drawn; or alone among those who are what
        they are, on every seat in turn."""
        player, first = self._player(learned.net), self._luck(number, 1)
        if self.other is None:
            return [Order(first + i, player, player, (), True, WHIMS) for i in range(self.task.games)]
        n = self.task.players
        return [Order(first + i, self.other, player, (i % n,), True) for i in range(self.task.games)]

    def _played(self, crew: Crew, learned: Learned, number: int) -> Data:
        parts: list[Samples] = []
        for _, samples in crew.play(self._orders(learned, number)):
            parts.append(samples)
            if len(parts) % 100 == 0:
                self.say(f"generation {number}: {len(parts)} of {self.task.games} games")
        self.say(f"generation {number}: {len(parts)} games, {sum(map(len, parts)):,} positions")
        return Data.of(np.concatenate(parts), self.features, self.task.players, THOUGHT)

    def _next(self, crew: Crew, learned: Learned, number: int) -> Learned:
        began = time.monotonic()
        window = [*learned.window, self._played(crew, learned, number)][-WINDOW:]
        data = Data.together(window)
        net, error, epochs = self._fitted(learned.net, data, EPOCHS, number)
        test = self._test(crew, net, learned.net, number)
        taken = test.decided and test.ratio > 0
        told = Generation(
            number,
            len(data),
            _since(began),
            error,
            min(epochs),
            test.deals,
            round(test.difference, 4),
            taken,
            epochs,
        )
        verdict = "takes its place" if taken else "does not take its place"
        self.say(f"generation {number} {verdict}: {test.difference:+.3f} wins a game over {test.deals} deals")
        return Learned(net if taken else learned.net, [*learned.log, told], window)

    def _test(self, crew: Crew, net: Net, before: Net, number: int) -> Sequential:
        """New among old and old among new, or both among whom they learn against, on every seat of a deal."""
        test, seats = Sequential(self.task.players), range(self.task.players)
        new, old = self._player(net), self._player(before)
        first, most = self._luck(number, 2), self.task.test_deals
        for start in range(0, most, 10):
            orders = [
                Order(first + deal, others, one, (seat,))
                for deal in range(start, min(start + 10, most))
                for seat in seats
                for one, others in ((new, self.other or old), (old, self.other or new))
            ]
            results = [chances for chances, _ in crew.play(orders)]
            for i in range(0, len(results), 2 * len(seats)):
                mine = sum(results[i + 2 * seat][seat] for seat in seats)
                theirs = sum(results[i + 2 * seat + 1][seat] for seat in seats)
                test.add((mine - theirs) / 1000 / len(seats))
                if test.decided:
                    return test
        return test


def _since(began: float) -> float:
    """In seconds."""
    return round(time.monotonic() - began, 1)
