"""Goofspiel drawn for the terminal."""

from antics.core.seats import badge
from goofspiel.view import GoofspielView


def draw(seen: GoofspielView) -> str:
    prize = "over" if seen["prize"] is None else f"prize [bold]{seen['prize']}[/], {seen['to_come']} to come"
    lines = [prize + (f", your bid {seen['bid']}" if seen["bid"] else "")]
    for seat, player in enumerate(seen["players"]):
        cards = " ".join(map(str, player["cards"])) or "–"
        ready = " [bold]bid[/]" if player["has_bid"] else ""
        lines.append(f"{badge(seat)} {player['points']:>2} points  cards {cards}{ready}")
    if seen["nobodys"]:
        lines.append("nobody's: " + " ".join(map(str, seen["nobodys"])))
    return "\n".join(lines)
