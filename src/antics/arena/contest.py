"""A contest: which bots play which game, and all its games, each of which follows from its number."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

from antics.arena.schedule import Seating, lone_seatings, seatings
from antics.bots import Position, bot, luck_number
from antics.core.contract import Game
from antics.core.errors import AnticsError
from antics.core.match import Match, new
from antics.core.registry import game as game_named
from antics.core.state import MAX_SEATS, Result
from antics.core.variants import changes

MAX_ROUNDS = 300
SECONDS = 20  # that people take over a decision, with what follows from it: an estimate


@dataclass(frozen=True)
class Played:
    """What came of a game. One that was cut off has points, as it stood, but no winner."""

    game: int  # its number in the contest
    deal: int
    seats: tuple[str, ...]  # the bots
    points: tuple[int, ...]
    ranks: tuple[int, ...]  # 1 is best; equal ranks are shared
    winners: tuple[int, ...]  # seats; an automatic rival has the one after the players
    sources: tuple[tuple[int, ...], ...]  # points by where they came from, for each seat
    tally: tuple[int, ...]
    rounds: int
    choices: int
    moments: int  # at which there was something to decide: those who decide at once do so at the same one
    first: int  # the seat that decided first
    cut: bool

    def share(self, seat: int) -> float:
        """The seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def place(self, seat: int) -> int:
        """Which in the order of play the seat is, from 0."""
        return (seat - self.first) % len(self.seats)

    def seat_at(self, place: int) -> int:
        """Who played in this place of the order, from 0."""
        return (self.first + place) % len(self.seats)

    @property
    def minutes(self) -> float:
        """How long people might have taken over it."""
        return self.moments * SECONDS / 60

    def data(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return asdict(self)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Played:
        """From what `data` gave, once it went through JSON."""
        return cls(**{name: _frozen(value) for name, value in data.items()})


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


@dataclass(frozen=True)
class Contest:
    """Bots, a game and a seed. Deal `d` is that of `antics.new(game, seed="SEED/d")`.

    Each deal is played by every seating of the bots, so that luck and seats even out. Raises `AnticsError` if
    the game or a bot is not known, or if a bot is named twice.

    >>> contest = Contest("connect-four", ("greedy", "random"), "7")
    >>> contest.set_size, contest.seating(0), contest.seating(1)
    (2, ('random', 'greedy'), ('greedy', 'random'))
    >>> played = contest.play(0)
    >>> played.seats, len(played.points)
    (('random', 'greedy'), 2)
    """

    name: str
    bots: tuple[str, ...]
    seed: str
    players: int = 0  # 0: as many as the game allows
    options: Mapping[str, Any] = field(default_factory=dict)
    components: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    max_rounds: int = MAX_ROUNDS
    lone: bool = False  # the first bot alone among each of the others, and nothing else
    unofficial: bool = False  # is it a variant of the game?

    def __post_init__(self) -> None:
        dealt: dict[str, Any] = {"variant" if self.unofficial else "components": self.components}
        first = new(self.name, self.players or None, f"{self.seed}/0", **dealt, **self.options)
        object.__setattr__(self, "players", first.players)
        object.__setattr__(self, "options", first.options)
        object.__setattr__(self, "components", first.components)
        if not self.bots:
            raise AnticsError("an arena needs at least one bot")
        for name in self.bots:
            bot(name)
            if self.bots.count(name) > 1:
                raise AnticsError(f"bot {name!r} is named twice")
        if self.lone and (len(self.bots) < 2 or self.players < 2):
            raise AnticsError("one sits alone among others only where there are two bots and two seats")

    def deal_out(self, deal: int) -> Match:
        """A game of this deal, as it begins."""
        return Match(
            self.game,
            self.players,
            f"{self.seed}/{deal}",
            dict(self.options),
            self.components,
            unofficial=self.unofficial,
        )

    @property
    def changes(self) -> list[str]:
        """What a variant has different, each in a few words."""
        return changes(self.game, self.components) if self.unofficial else []

    @property
    def game(self) -> Game:
        """The game that is played."""
        return game_named(self.name)

    def data(self) -> dict[str, Any]:
        """All that decides how the games go."""
        return asdict(self) | {"bots": list(self.bots)}

    @property
    def by_the_clock(self) -> list[str]:
        """The bots whose budget is time: what they do cannot be repeated exactly."""
        bots = {name: bot(name) for name in self.bots}
        return [name for name, one in bots.items() if one.by_the_clock]

    @cached_property
    def set_size(self) -> int:
        """The games of one deal."""
        return len(self._seatings(0))

    def _seatings(self, deal: int) -> list[Seating]:
        if self.lone:
            return lone_seatings(self.bots, self.players)
        return seatings(self.bots, self.players, random.Random(f"{self.seed}/{deal}"))

    def whole(self, games: int) -> int:
        """So many games, or a few more to make whole sets."""
        return -(-games // self.set_size) * self.set_size

    def deal(self, number: int) -> int:
        """The deal that a game is played with."""
        return number // self.set_size

    def seating(self, number: int) -> Seating:
        """The bots of a game, seat by seat."""
        return self._seatings(self.deal(number))[number % self.set_size]

    def told(self, number: int) -> str:
        """A game of this contest, for a message."""
        return f"game {number} (deal {self.seed}/{self.deal(number)}: {', '.join(self.seating(number))})"

    def play(self, number: int) -> Played:
        """Play one game to its end."""
        seating = self.seating(number)
        match = self.deal_out(self.deal(number))
        turns = [0] * self.players
        first, moments, thinking = next(iter(match.waiting), 0), 0, tuple[int, ...]()
        while not match.over and match.state.round <= self.max_rounds:
            seat, *others = match.waiting
            moments += seat not in thinking
            thinking = tuple(others)
            turns[seat] += 1
            position = Position.of(match, seat, luck_number(self.seed, number, seat, turns[seat]))
            match.play(seat, bot(seating[seat]).choose(position))
        return self._played(number, seating, match, first, moments)

    def _played(self, number: int, seating: Seating, match: Match, first: int, moments: int) -> Played:
        result, seats = Result(), range(MAX_SEATS)
        match.game.rules.score(match.state, result)
        cut = not match.over
        return Played(
            game=number,
            deal=self.deal(number),
            seats=seating,
            points=tuple(result.points[: self.players]),
            ranks=(1,) * self.players if cut else tuple(result.rank[: self.players]),
            winners=() if cut else tuple(seat for seat in seats if result.winners >> seat & 1),
            sources=tuple(tuple(row[: len(match.game.sources)]) for row in result.source[: self.players]),
            tally=tuple(result.tally[: len(match.game.tallies)]),
            rounds=match.state.round,
            choices=len(match.log),
            moments=moments,
            first=first,
            cut=cut,
        )
