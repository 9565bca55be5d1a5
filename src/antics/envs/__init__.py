"""Environments for those who learn: batches of games over NumPy arrays, and the interfaces of others.

- `vector`: many games side by side, stepped in the game's program (`antics.vector` is the same),
- `aec`: PettingZoo's, for several agents in turn,
- `gym`: Gymnasium's, for one seat among bots; its ids are `antics/Antigua-v0` and so on,
- `antics.envs.openspiel`: importing it gives OpenSpiel the games `antics_antigua` and so on.

What they need comes with `pip install antics[envs]`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any

from antics.core.extras import needed

if TYPE_CHECKING:
    from antics.envs.single import AnticsEnv
    from antics.envs.turns import AnticsAEC
    from antics.envs.vectors import Vector


def vector(
    game: str,
    players: int | None = None,
    n: int = 1024,
    seed: int | str | None = None,
    *,
    against: str | Callable[..., Any] | None = None,
    seat: int | Sequence[int] = 0,
    jobs: int = 1,
    max_rounds: int | None = None,
    history: bool = False,
    form: str | None = None,
    components: Mapping[str, Any] | str | PathLike[str] | None = None,
    **options: Any,
) -> Vector:
    """So many games side by side, over NumPy arrays. See `antics.envs.vectors.Vector`.

    Without `against`, all seats are asked. With it, only `seat` is (one for all games, or one for each);
    the others do what a bot does (`random` and `leaning` are the fastest, and any level or `search:300` will
    do), or what a function over the batch answers: `against(observation, mask, seat)` gives a step for each.
    A game that lasts more than `max_rounds` rounds is cut off. `jobs` threads share the games. With
    `history`, `Vector.history` tells all that a seat has seen.

    Raises `AnticsError` if the game cannot be set up like this, or if NumPy is missing.

    >>> import antics
    >>> games = antics.vector("connect-four", n=8, seed=1)
    >>> games.observation["board"].shape, games.mask.shape
    ((8, 6, 7), (8, 7))
    >>> games.step(games.sample())
    >>> games.seat
    array([1, 1, 1, 1, 1, 1, 1, 1], dtype=int16)
    """
    vectors = needed("antics.envs.vectors", "numpy", extra="envs")
    from antics.core.match import new

    given: Any = options
    first = new(game, players, seed, components, **given)
    made: Vector = vectors.Vector(first, n, against, seat, jobs, max_rounds, history, form)
    return made


def aec(game: str, players: int | None = None, **more: Any) -> AnticsAEC:
    """A PettingZoo environment of a game: the seats decide in turn. See `antics.envs.turns.AnticsAEC`.

    Raises `AnticsError` if the game cannot be set up like this, or if PettingZoo is missing.
    """
    made: AnticsAEC = needed("antics.envs.turns", "numpy", "pettingzoo", extra="envs").AnticsAEC(
        game, players, **more
    )
    return made


def gym(
    game: str, players: int | None = None, seat: int = 0, against: str = "greedy", **more: Any
) -> AnticsEnv:
    """A Gymnasium environment of a game: one seat among bots. See `antics.envs.single.AnticsEnv`.

    Raises `AnticsError` if the game cannot be set up like this, or if Gymnasium is missing.
    """
    needed("antics.envs.ids", "numpy", "gymnasium", extra="envs").register_all()
    made: AnticsEnv = needed("antics.envs.single", "numpy", "gymnasium", extra="envs").AnticsEnv(
        game, players, seat, against, **more
    )
    return made
