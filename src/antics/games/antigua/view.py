"""Antigua in pictures: what a seat may see, how it looks in a terminal, and what must always hold."""

from __future__ import annotations

from typing import Any

from antics.core.table import EVERYONE, WATCHER, knows
from antics.games.antigua.board import (
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
from antics.games.antigua.state import Ending, Phase, State, box_cell, final_phase, over, turned
from antics.games.antigua.words import ENDINGS, SEATS

Seen = dict[str, Any]

# ---- what a seat may see -----------------------------------------------------------------------------


def see(s: State, seat: int) -> Seen:
    return {
        "seat": None if seat == WATCHER else seat,
        "round": s.round,
        "phase": Phase(s.phase).name.lower(),
        "turn": None if over(s) else s.turn,
        "starter": s.starter,
        "actions_left": s.actions,
        "extra": s.extra,
        "attacked": [other for other in range(s.players) if s.attacked >> other & 1],
        "swap": s.swap,
        "columns": COLUMNS[s.players],
        "sea": [_sea_card(s, cell) for cell in range(CELLS) if in_grid(s.players, cell)],
        "water": s.water,
        "final_water": FINAL_WATER[s.players],
        "final_phase": final_phase(s),
        "box": {"at": NAMES[box_cell(s)], "gone": s.attacks, "places": BOX_PLACES[s.players]},
        "functions": {ROLE_NAMES[role]: COLOUR_NAMES[s.pirate[role]] for role in range(COLOURS)},
        "open": [_card(s, card) for card in s.open],
        "pile": s.pile_left,
        "discards": [_card(s, card) for card in s.discards[: s.discarded]],
        "fate": _card(s, s.fate) if s.fate >= 0 else None,
        "players": [_player(s, seat, other) for other in range(s.players)],
        "unseen": _unseen(s, seat),
        "quiet_rounds": s.quiet,
        "ending": Ending(s.ending).name.lower() if s.ending else None,
    }


def _sea_card(s: State, cell: int) -> Seen:
    shows = ("nothing", "island")[s.face[cell]] if turned(s, cell) else "water"
    return {"cell": NAMES[cell], "shows": shows}


def _card(s: State, card: int) -> Seen:
    face = s.face[card]
    return {
        "piece": card,
        "colour": COLOUR_NAMES[colour_of(face)],
        "cannonballs": cannonballs_on(face),
        "treasures": treasures_on(face),
    }


def _player(s: State, seat: int, other: int) -> Seen:
    return {
        "name": SEATS[other],
        "ship": NAMES[s.ship[other]] if s.ship[other] >= 0 else None,
        "on_grid": bool(s.afloat[other]),
        "crew": [
            _card(s, card) | {"function": _function(s, card)} for card in s.crew[other][: s.members[other]]
        ],
        "treasures": [_treasure(s, seat, i) for i in range(s.found) if s.keeper[i] == other],
    }


def _function(s: State, card: int) -> str:
    return ROLE_NAMES[s.pirate.index(colour_of(s.face[card]))]


def _treasure(s: State, seat: int, i: int) -> Seen:
    """A treasure card; who knows it is no secret. `found` is how many were found before it."""
    card = s.treasure[i]
    return {
        "piece": card,
        "found": i,
        "finder": s.finder[i],
        "known_to": [other for other in range(s.players) if knows(s, other, card)],
        "card": _card(s, card) if knows(s, seat, card) else None,
    }


def _unseen(s: State, seat: int) -> list[Seen]:
    """The cards that are in the pile or an unknown treasure, in a fixed order.

    A treasure can only be a card that was in the pile already: its `found` is not below the card's `since`.
    """
    hidden = [s.face[p] for p in range(FIRST_CARD, PIECES) if not knows(s, seat, p)]
    return [
        {
            "colour": COLOUR_NAMES[colour_of(face)],
            "cannonballs": cannonballs_on(face),
            "treasures": treasures_on(face),
            "since": s.mixed_in[serial_of(face)],
        }
        for face in sorted(hidden)
    ]


# ---- the picture -------------------------------------------------------------------------------------

STYLES = {
    "orange": "dark_orange",
    "blue": "dodger_blue1",
    "pink": "orchid",
    "yellow": "yellow",
    "hook": "red",
    "parrot": "green",
    "anchor": "blue",
    "kraken": "magenta",
    "skull": "yellow",
}
GROUND = {"water": "[cyan]≈≈≈≈≈≈[/]", "island": "[green]▲ land[/]", "nothing": "[dim cyan]· · · [/]"}
BOX = "▣"
MARGIN, ROOM = 6, 8  # beside the grid, and within a card


def draw(seen: Seen) -> str:
    """Two lines a card: what it shows, and the ships on it. Ships off the grid and the box lie outside."""
    return "\n".join(
        [*_sea(seen), "", *_functions(seen), "", *_table(seen), "", *_players(seen), _status(seen)]
    )


def _styled(name: str, text: str | None = None) -> str:
    return f"[{STYLES[name]}]{name if text is None else text}[/]"


def _ships(seen: Seen, cell: str, on_grid: bool) -> tuple[str, int]:
    """The ships on or beside a card by their initials, and how wide that is."""
    names = [p["name"] for p in seen["players"] if p["ship"] == cell and p["on_grid"] == on_grid]
    return "".join(_styled(name, name[0].upper()) for name in names), len(names)


def _outside(seen: Seen, cell: str, width: int, right: bool = False) -> str:
    """What lies beside a card of the border: the box and ships off the grid."""
    text, n = _ships(seen, cell, False)
    if seen["box"]["at"] == cell:
        text, n = BOX + text, n + 1
    return " " * (width - n) + text if right else text + " " * (width - n)


def _sea(seen: Seen) -> list[str]:
    columns = seen["columns"]
    rows = [seen["sea"][i : i + columns] for i in range(0, len(seen["sea"]), columns)]
    blank = " " * MARGIN
    rule = blank + "+" + ("-" * ROOM + "+") * columns
    lines = [blank + " " + " ".join(f"{'abcd'[c]:^{ROOM}}" for c in range(columns))]
    lines.append(blank + " " + " ".join(_outside(seen, card["cell"], ROOM) for card in rows[0]))
    for row in rows:
        inner = row is not rows[0] and row is not rows[-1]
        left = _outside(seen, row[0]["cell"], MARGIN - 3, right=True) if inner else " " * (MARGIN - 3)
        right = _outside(seen, row[-1]["cell"], MARGIN) if inner else ""
        lines.append(rule)
        lines.append(
            f"{left} {row[0]['cell'][1]} | "
            + " | ".join(GROUND[card["shows"]] for card in row)
            + f" | {right}"
        )
        lines.append(blank + "|" + "|".join(_afloat(seen, card["cell"]) for card in row) + "|")
    lines.append(rule)
    lines.append(blank + " " + " ".join(_outside(seen, card["cell"], ROOM) for card in rows[-1]))
    return lines


def _afloat(seen: Seen, cell: str) -> str:
    text, n = _ships(seen, cell, True)
    return " " + text + " " * (ROOM - 1 - n)


def _functions(seen: Seen) -> list[str]:
    return ["   ".join(f"{role} {_styled(colour)}" for role, colour in seen["functions"].items())]


def _named(card: Seen) -> str:
    return f"{_styled(card['colour'])} {card['cannonballs']}-{card['treasures']}"


def _table(seen: Seen) -> list[str]:
    cards = "   ".join(f"{i} {_named(card)}" for i, card in enumerate(seen["open"], 1))
    lines = [f"open     {cards}", f"pile     {seen['pile']} cards, discards {len(seen['discards'])}"]
    if seen["fate"]:
        lines.append(f"aside    {_named(seen['fate'])}, drawn in the final phase")
    return lines


def _players(seen: Seen) -> list[str]:
    lines = []
    for player in seen["players"]:
        crew = "   ".join(
            f"{i} {_named(card)} ({card['function']})" for i, card in enumerate(player["crew"], 1)
        )
        lines.append(f"{_styled(player['name'], player['name'].ljust(8))} {crew or 'no crew'}")
        if player["treasures"]:
            known = [_named(t["card"]) if t["card"] else "?" for t in player["treasures"]]
            lines.append(f"         treasures: {', '.join(known)}")
    return lines


def _status(seen: Seen) -> str:
    box, water = seen["box"], seen["water"]
    goal = "final phase" if seen["final_phase"] else f"final phase at {seen['final_water']}"
    text = f"round {seen['round']}, {water} cards of water ({goal}), box {box['gone']} of {box['places']}"
    if seen["ending"]:
        return f"{text}\nThe game is over: {ENDINGS[Ending[seen['ending'].upper()]]}."
    name = SEATS[seen["turn"]]
    return f"{text}\n{_styled(name)}'s turn" + (
        f", {seen['actions_left']} actions left" if seen["round"] else ""
    )


# ---- what must always hold ---------------------------------------------------------------------------


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
