"""Connect four as everyone sees it, drawn for the terminal, and what must hold in every position."""

from typing_extensions import TypedDict

from antics.core.seats import INKS
from antics.games.connect_four.rules import COLUMNS, ROWS, State, four


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
    wrong = []
    stacked = sum((1 << s.height[c]) - 1 << 7 * c for c in range(COLUMNS))
    if any(not 0 <= n <= ROWS for n in s.height) or s.discs[0] | s.discs[1] != stacked:
        wrong.append("discs hang in the air, or are not where they are counted (C4-1)")
    counts = [discs.bit_count() for discs in s.discs]
    if s.discs[0] & s.discs[1] or sum(counts) != s.moves or counts[0] - counts[1] != s.moves & 1:
        wrong.append("discs are lost, doubled, or not dropped in turn (C4-1)")
    if [four(discs) for discs in s.discs] != [s.winner == seat for seat in range(2)]:
        wrong.append("somebody wins without four in a line, or does not win with them (C4-2)")
    return wrong
