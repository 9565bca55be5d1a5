"""The lab: many games of one set-up as a table, variants compared with each other, reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any, SupportsIndex

if TYPE_CHECKING:
    from antics.lab.table import Table

GAMES = 1000


def simulate(
    game: str,
    players: SupportsIndex | None = None,
    games: SupportsIndex = GAMES,
    bots: str | Sequence[str] = "random",
    *,
    seed: SupportsIndex | str | None = None,
    components: Mapping[str, Any] | str | PathLike[str] | None = None,
    variant: Mapping[str, Any] | str | PathLike[str] | None = None,
    jobs: SupportsIndex = 1,
    max_rounds: SupportsIndex | None = None,
    on: str | None = None,
    **options: bool,
) -> Table:
    """Many games of one set-up as a table, a row for each game and seat.

    `bots` are named as for the arena: a level (`"greedy"`, `"hard"`), a search with a budget, a bot of
    somebody else's. One plays on all seats; of several, each deal is played with the seats changed until it
    is fair, and `games` is made up to whole sets. `"random"` plays in the game's program, thousands of games
    a second. `jobs` is how many threads or processes play, on this machine or, with `on="ray"`, on a cluster;
    the games are the same for any number of them, anywhere.

    Columns: `game` (its number), `seed` (of its luck, for `antics.new`), `order` (1 is who began), `seat`,
    `bot`, `points`, `rank`, `win` (a part of 1 if it is shared), `from …` (points by their sources),
    `rounds`, `steps` or `choices` and `minutes` (an estimate), `cut` (1 if it was stopped), and what the
    game counts.

    Raises `AnticsError` if the game, a bot, an option or a component is not what it should be.

    >>> import antics
    >>> table = antics.simulate("connect-four", games=50, seed=7)
    >>> len(table), round(float(table["win"].sum() + table["cut"].sum() / 2))  # each is won, or cut off
    (100, 50)
    """
    from antics.lab.studies import Study, positive

    study = Study.of(game, players, bots, seed, components, variant, max_rounds, options)
    return study.table(positive("games", games), positive("jobs", jobs), on)
