"""Every way that every game can be played, and random play through it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import chain, combinations
from random import Random
from typing import Any

import antics
from antics.core.choice import Action
from antics.core.contract import Game
from antics.core.match import Match
from antics.core.state import WATCHER, LegalSteps

IDLE = 1 / 12  # how often a seat that may owe nothing is asked whether it has something to do
TOO_MANY_STEPS = 40_000  # no random game should last longer


@dataclass(frozen=True)
class Setting:
    """A game, for a number of players, with the options that are on."""

    game: Game
    players: int
    options: tuple[str, ...]

    def __str__(self) -> str:
        return "-".join([self.game.name, f"{self.players}p", *self.options])

    def match(self, seed: int | str) -> Match:
        return antics.new(self.game.name, self.players, seed, None, **self.switched_on)

    @property
    def switched_on(self) -> dict[str, Any]:
        """The options as `antics.new` takes them."""
        return dict.fromkeys(self.options, True)

    @property
    def observers(self) -> list[int]:
        return [*range(self.players), WATCHER]

    def random(self, *of: object) -> Random:
        """A source of chance of its own for each test and seed."""
        return Random(f"{self} {of}")


@cache
def settings(name: str | None = None) -> list[Setting]:
    """All settings of a game, or of all games."""
    names = antics.game_names() if name is None else [name]
    return list(chain.from_iterable(settings_of(antics.game(name)) for name in names))


def settings_of(game: Game) -> Iterator[Setting]:
    for players in game.seats:
        names = [o.name for o in game.options if o.seats is None or players in o.seats]
        for on in chain.from_iterable(combinations(names, n) for n in range(len(names) + 1)):
            yield Setting(game, players, on)


def clauses(game: Game) -> frozenset[str]:
    """The ids of the clauses that the game tells."""
    return _clauses(game.package, game.prefix)


@cache
def _clauses(package: str, prefix: str) -> frozenset[str]:
    text = resources.files(package).joinpath("clauses.md").read_text(encoding="utf-8")
    return frozenset(re.findall(rf"^- ({prefix}-[A-Z]*\d+)", text, re.MULTILINE))


def steps(game: Game, s: Any, seat: int) -> list[int]:
    out = LegalSteps()
    game.rules.legal_steps(s, seat, out)
    return out.step[: out.n]


def next_seat(game: Game, s: Any, random: Random) -> int:
    """A seat that owes a decision, or now and then one that owes none but may do something."""
    bits = game.rules.waiting(s)
    if random.random() < IDLE and steps(game, s, seat := random.randrange(s.players)):
        return seat
    return random.choice([seat for seat in range(s.players) if bits >> seat & 1])


def random_choice(game: Game, s: Any, seat: int, random: Random) -> tuple[tuple[int, ...], Any]:
    """Random steps that make one choice of a seat, and the position after it."""
    taken: tuple[int, ...] = ()
    s = s.copy()
    while not taken or game.rules.unfinished(s, seat):
        step = random.choice(steps(game, s, seat))
        game.rules.apply(s, seat, step)
        taken = (*taken, step)
    return taken, s


def text_of(game: Game, s: Any, seat: int, taken: tuple[int, ...]) -> str:
    s = s.copy()
    words = []
    for step in taken:
        words.append(game.words.word(s, seat, step))
        game.rules.apply(s, seat, step)
    return " ".join(" ".join(words).split())


def play(match: Match, random: Random, most: int = TOO_MANY_STEPS) -> Iterator[tuple[int, Action]]:
    """Play a match at random, to its end or for so many choices; each choice as soon as it is made."""
    game = match.game
    for _ in range(most):
        if match.over:
            return
        seat = next_seat(game, match.state, random)
        taken, _ = random_choice(game, match.state, seat, random)
        action = Action(taken, text_of(game, match.state, seat, taken))
        match.play(seat, action)
        yield seat, action


def positions(setting: Setting, seed: int, every: int, most: int) -> Iterator[Match]:
    """One match of random play, shown at random points about `every` choices apart, at most so often."""
    random = setting.random("positions", seed)
    match = setting.match(seed)
    yield match
    shown = 1
    for _ in play(match, random):
        if shown >= most:
            return
        if random.random() < 1 / every:
            shown += 1
            yield match


def sight(game: Game, s: Any, seat: int, errors: bool = False) -> str:
    """All that a seat receives at a position, as one text; on demand with what it would be told on errors."""
    data: dict[str, Any] = {"view": game.view.see(s, seat), "waiting": game.rules.waiting(s)}
    if seat != WATCHER:
        legal = steps(game, s, seat)
        data["legal"] = [[step, game.words.word(s, seat, step)] for step in legal]
        data["clause"] = game.words.ask(s, seat).clause
        data["unfinished"] = bool(game.rules.unfinished(s, seat))
        if legal:
            data["ask"] = game.words.ask(s, seat).data()
            data["captions"] = [game.words.caption(s, seat, step) for step in legal]
        if errors:
            data["words"] = [game.words.word(s, seat, step) for step in range(game.rules.STEPS)]
        if errors and legal:
            others = [step for step in range(game.rules.STEPS) if step not in legal]
            data["errors"] = [[step, game.words.objection(s, seat, step).data()] for step in others]
    return json.dumps(data)
