"""Connect four as everyone sees it, drawn for the terminal, and what must hold in every position."""

from typing_extensions import TypedDict

from antics.core.seats import INKS
from antics.games.connect_four.rules import COLUMNS, ROWS, State


class ConnectFourView(TypedDict):
    rows: list[list[int | None]]  # from the top; whose disc lies there


def see(s: State, seat: int) -> ConnectFourView:
    def disc(bit: int) -> int | None:
        return next((p for p in range(2) if s.discs[p] >> bit & 1), None)

    return {"rows": [[disc(7 * c + r) for c in range(COLUMNS)] for r in reversed(range(ROWS))]}


def draw(seen: ConnectFourView) -> str:
    marks = {0: f"[{INKS[0]}]●[/]", 1: f"[{INKS[1]}]●[/]", None: "[dim]·[/]"}
    return "\n".join([*(" ".join(marks[disc] for disc in row) for row in seen["rows"]), "a b c d e f g"])


def audit(s: State) -> list[str]:
    count = sum(s.height) == s.moves == (s.discs[0] | s.discs[1]).bit_count()
    return [] if count and not s.discs[0] & s.discs[1] else ["discs are lost or share a place"]
