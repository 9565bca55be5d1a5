"""Connect four in words and pictures."""

from typing import Any

from antics.core.match import Event
from antics.core.message import Message, Player
from antics.core.seats import INKS
from antics.core.simple import tidy as tidy
from antics.games.connect_four.rules import COLUMNS, ROWS, State


def word(s: State, seat: int, step: int) -> str:
    return f"drop {'abcdefg'[step]}"


def caption(s: State, seat: int, step: int) -> Message:
    return Message("connect-four-drop", {"column": "abcdefg"[step]})


def ask(s: State, seat: int) -> Message:
    return Message("connect-four-ask", {}, "C4-1")


def objection(s: State, seat: int, step: int) -> Message:
    return Message("connect-four-full", {}, "C4-1")


def kind(what: int) -> str:
    return "dropped"


def say(event: Event, seat: int) -> Message:
    return Message("connect-four-dropped", {"who": Player(event.who), "column": "abcdefg"[event.a]}, "C4-1")


def verdict(s: State) -> Message:
    if s.winner < 0:
        return Message("connect-four-drawn", {}, "C4-3")
    return Message("connect-four-won", {"who": Player(s.winner)}, "C4-2")


def see(s: State, seat: int) -> dict[str, Any]:
    def disc(bit: int) -> int | None:
        return next((p for p in range(2) if s.discs[p] >> bit & 1), None)

    return {"rows": [[disc(7 * c + r) for c in range(COLUMNS)] for r in reversed(range(ROWS))]}


def draw(seen: dict[str, Any]) -> str:
    marks = {0: f"[{INKS[0]}]●[/]", 1: f"[{INKS[1]}]●[/]", None: "[dim]·[/]"}
    return "\n".join([*(" ".join(marks[disc] for disc in row) for row in seen["rows"]), "a b c d e f g"])


def audit(s: State) -> list[str]:
    count = sum(s.height) == s.moves == (s.discs[0] | s.discs[1]).bit_count()
    return [] if count and not s.discs[0] & s.discs[1] else ["discs are lost or share a place"]
