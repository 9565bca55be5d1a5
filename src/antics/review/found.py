"""What is found when a finished game is looked back on."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from antics.core.message import Message

Chances = tuple[float, ...]


@dataclass(frozen=True)
class Moment:
    """Everyone's chance to win after so many choices, by what whoever decides then could know."""

    move: int
    round: int
    seat: int
    chances: Chances


@dataclass(frozen=True)
class Decided:
    """A decision, what would have been better, and by how many wins, with half the width of the interval."""

    move: int
    round: int
    seat: int
    played: str
    better: str
    steps: tuple[int, ...]  # of what was played
    better_steps: tuple[int, ...]
    cost: float
    give: float
    chance: float  # to win, as played
    why: tuple[Message, ...] = ()  # what speaks for the better one


@dataclass(frozen=True)
class Fortune:
    """Of what a seat won above an even share: what dice and draws gave, and the choices, own and others'."""

    seat: int
    result: float  # 1: won
    luck: float
    choices: float
    give: float  # half the width of the interval of both


@dataclass(frozen=True)
class Review:
    game: str
    players: int
    moves: int
    moments: list[Moment]
    decisions: list[Decided]
    fortunes: list[Fortune]

    def data(self) -> dict[str, Any]:
        """As plain data."""
        told = asdict(self)
        for one, decided in zip(told["decisions"], self.decisions, strict=True):
            one["why"] = [message.data() for message in decided.why]
        return told
