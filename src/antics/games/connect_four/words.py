"""Connect four in words and pictures."""

from __future__ import annotations

from typing import Any

from antics.core.contract import Objection
from antics.core.match import Event
from antics.core.seats import INKS, NAMES
from antics.games.connect_four.rules import COLUMNS, ROWS, State


def word(s: State, seat: int, step: int) -> str:
    return f"drop {'abcdefg'[step]}"


def tidy(s: State, seat: int, text: str) -> str:
    return text


def objection(s: State, seat: int, step: int) -> Objection:
    return Objection("C4-1", "this column is full")


def clause(s: State, seat: int) -> str:
    return "C4-1"


def ask(s: State, seat: int) -> str:
    return "Choose a column."


def kind(what: int) -> str:
    return ("dropped", "won", "drew")[what]


def say(event: Event, seat: int) -> str:
    told = {"dropped": "drops a disc into {}", "won": "has four in a line", "drew": "The board is full"}
    return " ".join([*NAMES[event.who : event.who + 1], told[event.what].format("abcdefg"[event.a])])


def see(s: State, seat: int) -> dict[str, Any]:
    def disc(column: int, row: int) -> str:
        return next((NAMES[p] for p in range(2) if s.discs[p] >> (7 * column + row) & 1), "empty")

    return {"rows": [[disc(c, r) for c in range(COLUMNS)] for r in reversed(range(ROWS))]}


def draw(seen: dict[str, Any]) -> str:
    marks = {NAMES[p]: f"[{INKS[p]}]●[/]" for p in range(2)} | {"empty": "[dim]·[/]"}
    return "\n".join([*(" ".join(marks[disc] for disc in row) for row in seen["rows"]), "a b c d e f g"])


def audit(s: State) -> list[str]:
    count = sum(s.height) == s.moves == (s.discs[0] | s.discs[1]).bit_count()
    return [] if count and not s.discs[0] & s.discs[1] else ["discs are lost or share a place"]
