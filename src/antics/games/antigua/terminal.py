"""Antigua drawn for the terminal."""

from __future__ import annotations

from antics.core.seats import INKS, MARKS, badge
from antics.games.antigua.pieces import ROLE_NAMES, AntiguaFace, Colour, Function
from antics.games.antigua.view import AntiguaSeaCard, AntiguaView

GROUND = {
    "water": "#04262c on #4db7bf",
    "nothing": "#d3f1f0 on #1f6272",
    "island": "#1d2b12 on #8fbc66",
}
SUITS = {
    "hook": "bold white on #b5303c",
    "parrot": "bold black on #2fa98c",
    "anchor": "bold white on #264b8f",
    "kraken": "bold black on #a583d3",
    "skull": "bold black on #e3ae33",
}
BOX = "▣"
WIDTH, MARGIN = 12, 10  # of a sea card, and of the room beside the grid


def draw(seen: AntiguaView) -> str:
    """The sea with ships on and beside it, what lies around it, and the crews."""
    lines = [*_sea(seen), "", _functions(seen), _supplies(seen), _status(seen), ""]
    for p in range(seen["players"]):
        lines += _mat(seen, p)
    return "\n".join(lines)


def _sea(seen: AntiguaView) -> list[str]:
    n = seen["columns"]
    rows = [seen["sea"][i : i + n] for i in range(0, len(seen["sea"]), n)]
    lines = [" " * MARGIN + " ".join(_outside(seen, card, WIDTH) for card in rows[0])]
    for row in rows:
        inner = row is not rows[0] and row is not rows[-1]
        left = _outside(seen, row[0], MARGIN) if inner else " " * MARGIN
        right = " " + _outside(seen, row[-1], MARGIN) if inner else ""
        lines.append(" " * MARGIN + " ".join(_painted(f"{c['name']} {c['shows']}", c["shows"]) for c in row))
        lines.append(left + " ".join(_ships_on(seen, card) for card in row) + right)
    lines.append(" " * MARGIN + " ".join(_outside(seen, card, WIDTH) for card in rows[-1]))
    return [line.rstrip() for line in lines]


def _painted(text: str, shows: str) -> str:
    return f"[{GROUND[shows]}]{f' {text}'.ljust(WIDTH)}[/]"


def _ships_on(seen: AntiguaView, card: AntiguaSeaCard) -> str:
    ships = _ships(seen, card["name"], on_grid=True)
    return f"[{GROUND[card['shows']]}] {''.join(ships)}{' ' * (WIDTH - 1 - 2 * len(ships))}[/]"


def _outside(seen: AntiguaView, card: AntiguaSeaCard, width: int) -> str:
    """What lies beside a card of the border: the box, and ships that are off the grid."""
    things = [f"[bold]{BOX}[/] "] if seen["box"]["at"] == card["name"] else []
    things += _ships(seen, card["name"], on_grid=False)
    return "".join(things) + " " * (width - 2 * len(things))


def _ships(seen: AntiguaView, name: str, on_grid: bool) -> list[str]:
    here = [p for p, it in enumerate(seen["seats"]) if it["ship"] == name and it["on_grid"] == on_grid]
    return [f"[bold {INKS[p]} on #10191b]{MARKS[p]}[/] " for p in here]


def _functions(seen: AntiguaView) -> str:
    return "   ".join(f"{role} {_suit(colour)}" for role, colour in _pirates(seen))


def _pirates(seen: AntiguaView) -> list[tuple[Function, Colour]]:
    return [(role, seen["functions"][role]) for role in ROLE_NAMES]


def _suit(colour: Colour, more: str = "") -> str:
    return f"[{SUITS[colour]}] {colour}{more} [/]"


def _name(card: AntiguaFace) -> str:
    return _suit(card["colour"], f" {card['cannonballs']}-{card['treasures']}")


def _supplies(seen: AntiguaView) -> str:
    cards = "  ".join(f"{i} {_name(card)}" for i, card in enumerate(seen["open"], 1))
    fate = f"   drawn {_name(seen['fate'])}" if seen["fate"] else ""
    return f"open {cards}   pile {seen['pile']}   discards {len(seen['discards'])}{fate}"


def _status(seen: AntiguaView) -> str:
    box = seen["box"]
    final = "[bold red]final phase[/]" if seen["final_phase"] else f"final phase at {seen['final_water']}"
    text = f"Round {seen['round']}   water {seen['water']} ({final})   box {box['gone']} of {box['places']}"
    if seen["ending"]:
        text += f"   [bold]The end: {seen['ending'].replace('_', ' ')}[/]"
    return text


def _mat(seen: AntiguaView, p: int) -> list[str]:
    it = seen["seats"][p]
    turn = "[bold]▸[/]" if p == seen["turn"] and seen["phase"] != "over" else " "
    role = {colour: role for role, colour in _pirates(seen)}
    crew = [f"{i} {_name(card)} {role[card['colour']]}" for i, card in enumerate(it["crew"], 1)]
    lines = [f"{turn} {badge(p, it['name'].ljust(6))}  {'   '.join(crew) or '–'}"]
    if it["treasures"]:
        cards = [_name(treasure["card"]) if treasure["card"] else "?" for treasure in it["treasures"]]
        lines.append(f"     treasures {' '.join(cards)}")
    return lines
