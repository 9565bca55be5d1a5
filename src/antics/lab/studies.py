"""A study: so many games of one set-up, played by bots or at random, here or elsewhere."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from antics.arena.contest import MAX_ROUNDS, Contest, Played
from antics.arena.ledger import Ledger
from antics.arena.run import Pool, Watch, hold, unwatched
from antics.arena.workers import Workers
from antics.core.choice import quoted
from antics.core.errors import AnticsError
from antics.core.match import Match, new
from antics.core.numbers import integer
from antics.lab import rollouts
from antics.lab.rollouts import RANDOM, Simulation
from antics.lab.table import Table, table_of


@dataclass(frozen=True)
class Study:
    """The games of a contest, which are random ones, at full speed, if its only bot is `random`."""

    contest: Contest

    @classmethod
    def of(
        cls,
        game: str,
        players: Any,
        bots: str | Sequence[str],
        seed: Any,
        components: Any,
        variant: Any,
        max_rounds: Any,
        options: Mapping[str, Any],
    ) -> Study:
        """Raises `AnticsError` if anything of it is not what it should be."""
        seed = secrets.token_hex(8) if seed is None else seed
        first = new(game, players, seed, components, variant=variant, **options)
        names = named(bots)
        rounds = (
            (rollouts.MAX_ROUNDS if names == (RANDOM,) else MAX_ROUNDS) if max_rounds is None else max_rounds
        )
        return cls(
            Contest(
                first.game.name,
                names,
                first.seed,
                first.players,
                first.options,
                first.components,
                positive("max_rounds", rounds),
                unofficial=first.unofficial,
            )
        )

    @property
    def random(self) -> bool:
        return self.contest.bots == (RANDOM,)

    @property
    def first(self) -> Match:
        """How its first game begins."""
        return self.contest.deal_out(0)

    def simulation(self) -> Simulation:
        return Simulation(self.first, self.contest.seed, self.contest.max_rounds)

    def played(
        self,
        games: int,
        jobs: int,
        ledger: Ledger | None = None,
        watch: Watch = unwatched,
        on: str | None = None,
    ) -> list[Played]:
        """So many games (whole sets of deals), in order, here or on a cluster. Those that a ledger has are
        not played again."""
        if self.random:
            return self._at_random(games, jobs, watch, on)
        kept = Ledger() if ledger is None else ledger
        hold(self.contest, games, kept, jobs=jobs, watch=watch, pool=pool_on(on))
        return kept.games(self.contest.whole(games))

    def _at_random(self, games: int, jobs: int, watch: Watch, on: str | None) -> list[Played]:
        simulation = self.simulation()
        found: list[Played] = []
        with players(simulation, games, jobs, on, keep=True) as play, watch(0, games) as advance:
            for batch in play(games):
                found += simulation.played(batch)
                advance(len(batch.numbers))
        return sorted(found, key=lambda one: one.game)

    def table(self, games: int, jobs: int, on: str | None = None) -> Table:
        """So many games as a table."""
        return self.table_of(self.played(games, jobs, on=on))

    def table_of(self, games: Iterable[Played]) -> Table:
        return table_of(self.contest, games, random=self.random)


def pool_on(on: str | None) -> Pool:
    """Who plays games of bots: processes here, or a cluster."""
    if on is None:
        return Workers
    from antics.lab.cluster import RAY, Cluster

    if on != RAY:
        raise AnticsError(f"games are played here, or on {RAY!r}, not on {quoted(on)}")
    return Cluster


def players(
    simulation: Simulation, games: int, jobs: int, on: str | None, *, keep: bool
) -> AbstractContextManager[rollouts.Play]:
    """Who plays random games: threads here, or a cluster."""
    if pool_on(on) is Workers:
        return simulation.workers(simulation.useful_jobs(games, jobs), keep=keep)
    from antics.lab.cluster import random_games

    return random_games(simulation, jobs, keep=keep)


def named(bots: object) -> tuple[str, ...]:
    """Bots as they are named: in a text, apart by commas, or one by one."""
    names = bots.split(",") if isinstance(bots, str) else bots
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise AnticsError(f"bots are named by a text, or by several, not by {quoted(bots)}")
    return tuple(name.strip() for name in names)


def positive(name: str, given: object) -> int:
    """A number of things, from 1."""
    number = integer(given)
    if number is None or number < 1:
        raise AnticsError(f"{name} must be a whole number from 1, not {quoted(given)}")
    return number
