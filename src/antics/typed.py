"""What type checkers are told about `antics.new`: what is seen of each game of ours has a type of its own.

It is the same function, only told more exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from os import PathLike
from typing import Any, Literal, SupportsIndex, overload

from antics.core.chance import Lot
from antics.core.match import Match
from antics.core.match import new as any_new
from antics.games.animal_kingdoms.view import AnimalKingdomsView
from antics.games.antigua.view import AntiguaView
from antics.games.antler_island.view import AntlerIslandView
from antics.games.connect_four.view import ConnectFourView

Components = Mapping[str, Any] | str | PathLike[str] | None


@overload
def new(
    name: Literal["animal-kingdoms"],
    players: SupportsIndex | None = None,
    seed: SupportsIndex | str | None = None,
    components: Components = None,
    *,
    luck: Iterable[SupportsIndex | Lot] = (),
    variant: Components = None,
    **options: bool,
) -> Match[AnimalKingdomsView]: ...
@overload
def new(
    name: Literal["antigua"],
    players: SupportsIndex | None = None,
    seed: SupportsIndex | str | None = None,
    components: Components = None,
    *,
    luck: Iterable[SupportsIndex | Lot] = (),
    variant: Components = None,
    **options: bool,
) -> Match[AntiguaView]: ...
@overload
def new(
    name: Literal["antler-island"],
    players: SupportsIndex | None = None,
    seed: SupportsIndex | str | None = None,
    components: Components = None,
    *,
    luck: Iterable[SupportsIndex | Lot] = (),
    variant: Components = None,
    **options: bool,
) -> Match[AntlerIslandView]: ...
@overload
def new(
    name: Literal["connect-four"],
    players: SupportsIndex | None = None,
    seed: SupportsIndex | str | None = None,
    components: Components = None,
    *,
    luck: Iterable[SupportsIndex | Lot] = (),
    variant: Components = None,
    **options: bool,
) -> Match[ConnectFourView]: ...
@overload
def new(
    name: str,
    players: SupportsIndex | None = None,
    seed: SupportsIndex | str | None = None,
    components: Components = None,
    *,
    luck: Iterable[SupportsIndex | Lot] = (),
    variant: Components = None,
    **options: bool,
) -> Match: ...
def new(name: str, *given: Any, **options: Any) -> Match[Any]:
    return any_new(name, *given, **options)
