"""Antler Island drawn for the terminal."""

from __future__ import annotations

from antics.core.seats import INKS, MARKS, badge
from antics.games.antler_island.view import (
    AntlerIslandHeldToken,
    AntlerIslandPlan,
    AntlerIslandSpace,
    AntlerIslandView,
)

# Where the spaces stand: each touches the ones it is next to, the ring round the corner.
GRID = (
    ("", "O1", "O2", "O3", ""),
    ("O0", "G0", "M0", "G1", "O4"),
    ("O11", "M3", "C", "M1", "O5"),
    ("O10", "G3", "M2", "G2", "O6"),
    ("", "O9", "O8", "O7", ""),
)
GROUND = {
    "red": "#2b2b2b on #e8a0a0",
    "blue": "#2b2b2b on #a9bdf0",
    "yellow": "#2b2b2b on #f3dc8a",
    "grass": "#1d2b12 on #8fbc66",
    "marsh": "#eafaf6 on #3d7c78",
    "centre": "#2b2b2b on #e6e1d0",
    "sea": "#2a7c8c on #0f4a5a",
}
WIDTH = 13


def draw(seen: AntlerIslandView) -> str:
    spaces: dict[str, AntlerIslandSpace] = {space["name"]: space for space in seen["spaces"]}
    lines = []
    for row in GRID:
        cells = [_cell(spaces.get(name), name) for name in row]
        lines += [*(" ".join(cell[i] for cell in cells) for i in range(3)), ""]
    lines += [_middle_line(seen), ""]
    lines += [_mat(seen, p) for p in range(seen["players"])]
    return "\n".join(lines)


def _cell(space: AntlerIslandSpace | None, name: str) -> list[str]:
    if space is None:
        text = ["≈  ≈  ≈  ≈"[:WIDTH], "  ≈  ≈  ≈", "≈  ≈  ≈  ≈"] if name else [""] * 3
        return [_painted(line, GROUND["sea"] if name else "") for line in text]
    kind, stags = space["kind"], space["stags"]
    badges = " ".join(badge(p, NAMES_SHORT[p]) for p in stags)
    room = WIDTH - 1 - sum(len(NAMES_SHORT[p]) + 5 for p in stags) + bool(stags)
    does = {0: "", 1: "1 doe "}.get(space["does"], f"{space['does']} does ")
    return [
        _painted(f"{name} {kind}", GROUND[kind]),
        f"[{GROUND[kind]}] {badges}{' ' * room}[/]",
        _painted(does + "◉" * len(space["food"]), GROUND[kind]),
    ]


NAMES_SHORT = ("o", "b", "p", "y")


def _painted(text: str, style: str) -> str:
    text = f" {text}"[:WIDTH].ljust(WIDTH)
    return f"[{style}]{text}[/]" if style else text


def _middle_line(seen: AntlerIslandView) -> str:
    up = seen["wily_up"] or "none"
    last = "  [bold red]last round[/]" if seen["last_round"] else ""
    return (
        f"Round {seen['round']}{last}   does waiting {seen['reserve']}   food pile {seen['food_pile']}"
        f"   wily pile {seen['wily_pile']}, face up: [bold]{up}[/]   ◉ food"
    )


def _mat(seen: AntlerIslandView, p: int) -> str:
    it = seen["seats"][p]
    turn = "[bold]▸[/]" if _has_the_turn(seen, p) else " "
    tokens = " ".join(_token_mark(token) for token in it["tokens"]) or "–"
    tiles = ", ".join(tile["kind"] or "?" for tile in it["tiles"]) or "–"
    cubes = ""
    if it["cubes"] is not None:
        cubes = "  cubes " + "".join(f"[{INKS[c]}]{MARKS[c] * n}[/]" for c, n in enumerate(it["cubes"]))
    won = "[bold]won a fight[/]  " if it["winning_stag"] else ""
    lost = f" (lost {it['lost']})" if it["lost"] else ""
    first = f"{turn} {badge(p, it['name'].ljust(6))} {won}does {it['mated']}  antlers {it['antlers']}{lost}"
    return f"{first}  food {tokens}  tiles {tiles}{cubes}\n     {_plan_line(it['plan'])}"


def _has_the_turn(seen: AntlerIslandView, p: int) -> bool:
    """Who plans, or whose turn it is."""
    match seen["stage"]:
        case "place":
            return p == seen["start"]
        case "plan":
            return not seen["seats"][p]["plan"]["ready"]
        case "over":
            return False
    return p == seen["active"]


def _token_mark(token: AntlerIslandHeldToken) -> str:
    value = "?" if token["value"] is None else str(token["value"])
    return f"[reverse]{value}[/]" if token["committed"] else value


def _plan_line(plan: AntlerIslandPlan) -> str:
    if plan["beside"] is None:
        own = " ".join(f"{tile}:{deed}" for tile, deed in (plan["own"] or {}).items())
        return f"[dim]{'has planned' if plan['ready'] else 'plans'}[/] {own}"
    done = " ".join(f"{tile}:{deed}" for tile, deed in plan["revealed"].items())
    left = ", ".join(f"{n} {deed}" for deed, n in plan["beside"].items() if n)
    own = ""
    if plan["own"]:
        own = "  [dim]yours:[/] " + " ".join(
            f"{tile}:{deed}" for tile, deed in plan["own"].items() if tile not in plan["revealed"]
        )
    return f"[dim]revealed[/] {done or '–'}  [dim]face down beside[/] {left or '–'}{own}"
