"""Antigua as a seat may see it: as plain data, and drawn for the terminal."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from antics.core.seats import INKS, MARKS, badge
from antics.core.seats import NAMES as SEATS
from antics.core.state import EVERYONE, WATCHER, knows
from antics.games.antigua.board import (
    BORDER,
    BOX_PLACES,
    CELLS,
    COLUMNS,
    FINAL_WATER,
    GRID,
    LAST_WATER,
    NAMES,
    in_grid,
    on_border,
)
from antics.games.antigua.pieces import (
    CARDS,
    CARDS_A_COLOUR,
    COLOUR_NAMES,
    COLOURS,
    CREW,
    FIRST_CARD,
    PIECES,
    ROLE_NAMES,
    SEA,
    cannonballs_on,
    colour_of,
    serial_of,
    treasures_on,
)
from antics.games.antigua.state import ONE, OTHER, Ending, Phase, State, box_cell, final_phase, over, turned

# ---- what a seat may see -----------------------------------------------------------------------------


class AntiguaSeaCard(TypedDict):
    name: str  # the space it lies on, such as b2
    shows: Literal["water", "nothing", "island"]


class AntiguaBox(TypedDict):
    at: str
    gone: int
    places: int


class AntiguaFace(TypedDict):
    """What is printed on a crew card."""

    colour: str
    cannonballs: int
    treasures: int


class AntiguaCard(AntiguaFace):
    id: int


class AntiguaUnseen(AntiguaFace):
    since: int


class AntiguaTreasure(TypedDict):
    id: int
    found: int
    finder: int
    known_to: list[int]
    card: AntiguaFace | None


class AntiguaSeat(TypedDict):
    name: str
    ship: str | None
    on_grid: bool
    crew: list[AntiguaCard]
    treasures: list[AntiguaTreasure]


class AntiguaView(TypedDict):
    players: int
    round: int
    phase: str
    waiting: list[int]
    start: int
    turn: int
    actions_left: int
    extra: int
    attacked: list[int]
    columns: int
    sea: list[AntiguaSeaCard]
    water: int
    final_water: int
    final_phase: bool
    border: list[str]  # the spaces that the box passes, from its corner
    box: AntiguaBox
    functions: dict[str, str]  # the colour of each
    swap: list[str] | None
    open: list[AntiguaCard]
    pile: int
    discards: list[AntiguaCard]
    fate: AntiguaCard | None
    seats: list[AntiguaSeat]
    unseen: list[AntiguaUnseen]
    quiet_rounds: int
    ending: str | None
    you: int | None


def see(s: State, seat: int) -> AntiguaView:
    return {
        "players": s.players,
        "round": s.round,
        "phase": Phase(s.phase).name.lower(),
        "waiting": [] if over(s) else [s.turn],
        "start": s.start,
        "turn": s.turn,
        "actions_left": s.actions,
        "extra": s.extra,
        "attacked": [p for p in range(s.players) if s.attacked >> p & 1],
        "columns": COLUMNS[s.players],
        "sea": [_sea_card(s, cell) for cell in range(CELLS) if in_grid(s.players, cell)],
        "water": s.water,
        "final_water": FINAL_WATER[s.players],
        "final_phase": final_phase(s),
        "border": [NAMES[cell] for cell in BORDER[s.players] if cell >= 0],
        "box": {"at": NAMES[box_cell(s)], "gone": s.attacks, "places": BOX_PLACES[s.players]},
        "functions": {ROLE_NAMES[role]: COLOUR_NAMES[s.pirate[role]] for role in range(COLOURS)},
        "swap": [ROLE_NAMES[ONE[s.swap]], ROLE_NAMES[OTHER[s.swap]]] if s.swap >= 0 else None,
        "open": [_card(s, card) for card in s.open],
        "pile": s.pile_left,
        "discards": [_card(s, card) for card in s.discards[: s.discarded]],
        "fate": _card(s, s.fate) if s.fate >= 0 else None,
        "seats": [_seat(s, p, seat) for p in range(s.players)],
        "unseen": _unseen(s, seat),
        "quiet_rounds": s.quiet,
        "ending": Ending(s.ending).name.lower() if s.ending else None,
        "you": seat if seat < s.players else None,
    }


def _sea_card(s: State, cell: int) -> AntiguaSeaCard:
    if not turned(s, cell):
        return {"name": NAMES[cell], "shows": "water"}
    return {"name": NAMES[cell], "shows": "island" if s.face[cell] else "nothing"}


def _seat(s: State, p: int, seat: int) -> AntiguaSeat:
    return {
        "name": SEATS[p],
        "ship": NAMES[s.ship[p]] if s.ship[p] >= 0 else None,
        "on_grid": bool(s.afloat[p]),
        "crew": [_card(s, card) for card in s.crew[p][: s.members[p]]],
        "treasures": [_treasure(s, i, seat) for i in range(s.found) if s.keeper[i] == p],
    }


def _card(s: State, card: int) -> AntiguaCard:
    return {"id": card, **_printed(s.face[card])}


def _printed(face: int) -> AntiguaFace:
    return {
        "colour": COLOUR_NAMES[colour_of(face)],
        "cannonballs": cannonballs_on(face),
        "treasures": treasures_on(face),
    }


def _treasure(s: State, i: int, seat: int) -> AntiguaTreasure:
    """A treasure card: who knows it is public, and how many were found before; its face may be hidden."""
    card = s.treasure[i]
    return {
        "id": card,
        "found": i,
        "finder": s.finder[i],
        "known_to": [p for p in range(s.players) if knows(s, p, card)],
        "card": _printed(s.face[card]) if knows(s, seat, card) else None,
    }


def _unseen(s: State, seat: int) -> list[AntiguaUnseen]:
    """The cards that lie in the pile or are treasures unknown to this seat, in a fixed order.

    A treasure can only be a card that was in the pile by then: the card's `since` is at most its `found`.
    """
    hidden = sorted(s.face[card] for card in range(FIRST_CARD, PIECES) if not knows(s, seat, card))
    return [{**_printed(face), "since": s.mixed_in[serial_of(face)]} for face in hidden]


# ---- the picture -------------------------------------------------------------------------------------

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
    return "   ".join(f"{role} {_suit(colour)}" for role, colour in seen["functions"].items())


def _suit(colour: str, more: str = "") -> str:
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
    turn = "[bold]▸[/]" if p in seen["waiting"] else " "
    role = {colour: role for role, colour in seen["functions"].items()}
    crew = [f"{i} {_name(card)} {role[card['colour']]}" for i, card in enumerate(it["crew"], 1)]
    lines = [f"{turn} {badge(p, it['name'].ljust(6))}  {'   '.join(crew) or '–'}"]
    if it["treasures"]:
        cards = [_name(treasure["card"]) if treasure["card"] else "?" for treasure in it["treasures"]]
        lines.append(f"     treasures {' '.join(cards)}")
    return lines


# ---- what must hold ----------------------------------------------------------------------------------


def audit(s: State) -> list[str]:
    return [*_audit_cards(s), *_audit_treasures(s), *_audit_sea(s), *_audit_knowledge(s)]


def _audit_cards(s: State) -> list[str]:
    broken = []
    places = [*s.open, *s.pile[: s.pile_left], *s.discards[: s.discarded], *s.treasure[: s.found]]
    for seat in range(s.players):
        places += s.crew[seat][: s.members[seat]]
        crowded = s.phase == Phase.CROWDED and seat == s.turn
        if s.members[seat] > CREW + crowded:
            broken.append(f"{SEATS[seat]} has a crew of {s.members[seat]} (AG-C2)")
    places += [s.fate] if s.fate >= 0 else []
    if sorted(places) != list(range(FIRST_CARD, PIECES)):
        broken.append("a crew card is lost or in two places (AG-X3)")
    faces = s.face[FIRST_CARD:]
    if sorted(map(serial_of, faces)) != list(range(CARDS)):
        broken.append("a crew card's face is lost or doubled (AG-A2)")
    if len({face % 1000 for face in faces}) != CARDS_A_COLOUR:
        broken.append("the five colours differ in their values (AG-A2)")
    if sorted(s.pirate) != list(range(COLOURS)):
        broken.append("a pirate is lost or doubled (AG-B2)")
    if s.pile_left + s.discarded < (1 if s.phase == Phase.CROWDED else 2):
        broken.append("too few cards are left in pile and discards (AG-X3)")
    return broken


def _audit_treasures(s: State) -> list[str]:
    broken = []
    islands = sum(s.face[cell] for cell in range(CELLS) if turned(s, cell))
    if islands != s.found + (s.phase == Phase.REPAY):
        broken.append(f"{islands} islands are turned, but {s.found} treasures found (AG-X1)")
    if s.water != GRID[s.players] - islands:
        broken.append(f"water is {s.water}, with {islands} islands turned (AG-E2)")
    if s.water < LAST_WATER or (s.water == LAST_WATER and s.phase not in (Phase.REPAY, Phase.OVER)):
        broken.append(f"the game goes on with {s.water} cards of water (AG-X2)")
    for i in range(s.found):
        if not 0 <= s.keeper[i] < s.players or not knows(s, s.keeper[i], s.treasure[i]):
            broken.append("a treasure is nobody's, or unknown to its owner (AG-D3)")
        if s.mixed_in[serial_of(s.face[s.treasure[i]])] > i:
            broken.append("a treasure was not in the pile when it was found (AG-G1)")
    return broken


def _audit_sea(s: State) -> list[str]:
    broken = []
    if not 0 <= s.attacks <= BOX_PLACES[s.players] or (
        (s.attacks == BOX_PLACES[s.players]) != (s.ending == Ending.BOX)
    ):
        broken.append(f"the box has gone {s.attacks} places (AG-X2)")
    for seat in range(s.players):
        cell = s.ship[seat]
        if cell < 0:
            if s.phase != Phase.PLACE:
                broken.append(f"the ship of {SEATS[seat]} is lost (AG-B4)")
        elif not (in_grid(s.players, cell) if s.afloat[seat] else on_border(s.players, cell)):
            broken.append(f"the ship of {SEATS[seat]} is nowhere (AG-D2)")
    if any(turned(s, cell) and not in_grid(s.players, cell) for cell in range(SEA)):
        broken.append("a sea card outside the grid is turned (AG-B1)")
    if s.fate >= 0 and not final_phase(s):
        broken.append("a card lies aside before the final phase (AG-E2)")
    if over(s) != (s.ending > 0):
        broken.append("the game is over without an ending, or goes on with one (AG-E1)")
    return broken


def _audit_knowledge(s: State) -> list[str]:
    """AG-G1: the pile is unknown to all, whatever lies openly or lay so is known to all."""
    public = [*s.open, *s.discards[: s.discarded], *([s.fate] if s.fate >= 0 else [])]
    for seat in range(s.players):
        public += s.crew[seat][: s.members[seat]]
    broken = []
    if any(s.seen[card] != 0 for card in s.pile[: s.pile_left]):
        broken.append("somebody knows a card of the pile (AG-G1)")
    if any(s.seen[card] != EVERYONE for card in public):
        broken.append("somebody does not know an open card (AG-G1)")
    if any(s.seen[card] >> WATCHER & 1 for card in s.treasure[: s.found]) != (over(s) and s.found > 0):
        broken.append("treasures are shown before the end, or not at the end (AG-F1)")
    return broken
