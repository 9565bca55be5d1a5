"""What a simple game may take as it is: one step a choice, nothing hidden, no sense of what is good."""

from __future__ import annotations

from typing import Any

from antics.core.network import Desk
from antics.core.observation import YOU, amount
from antics.core.record import Record, int16
from antics.core.state import MAX_SEATS, GameState

PACE = 5000
CHAPTER = "game"
CLOSE = 1
FAR = 1000


def unfinished(s: GameState, seat: int) -> bool:
    return False


def redeal(s: GameState, seat: int) -> None:
    pass


def tidy(s: Any, seat: int, text: str) -> str:
    return text


def leaning(s: GameState, seat: int, step: int) -> int:
    return 0


def worth(s: GameState, seat: int) -> int:
    return 0


def label(s: GameState, seat: int, step: int) -> int:
    return step


def gist(s: Any, seat: int, labels: tuple[int, ...]) -> tuple[int, ...]:
    return labels


def chapter(s: GameState) -> int:
    return 0


def promise(s: GameState, seat: int) -> int:
    return 0


# ---- no features that a network could learn from ------------------------------------------------------

LEARNED_PACE: tuple[int, ...] = (PACE,) * (MAX_SEATS + 1)
JUDGES = True


def write(s: GameState, seat: int, desk: Desk) -> int:
    return 0


def note(s: GameState, seat: int, step: int, desk: Desk) -> int:
    return 0


def broad(s: GameState, seat: int, step: int) -> int:
    return step


# ---- advice in no terms of the game -------------------------------------------------------------------

FACTS: tuple[Any, ...] = ()
AHEAD = 1


def hidden(s: Any) -> list[Any]:
    return []


def thing(s: Any, kind: str, face: int) -> dict[str, Any]:
    return {"what": "thing", "kind": kind, "face": face}


def figures(s: Any, seat: int, who: int) -> dict[str, int]:
    return {}


# ---- an observation of nothing but what all games have ------------------------------------------------


class Observation(Record):
    you = int16()
    players = int16()
    round = int16()


MEANING = {
    "you": YOU,
    "players": amount("how many play", MAX_SEATS),
    "round": amount("rounds begun", 32767),
}


def observe(s: GameState, seat: int, out: Observation) -> None:
    out.you = seat + 1
    out.players = s.players
    out.round = s.round


def follow(s: GameState, seat: int, step: int, out: Any) -> bool:
    return False


def decode(seen: Observation) -> dict[str, Any]:
    return {}
