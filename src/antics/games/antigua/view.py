"""Antigua as a seat may see it, as plain data."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from antics.core.seats import NAMES as SEATS
from antics.core.state import knows
from antics.games.antigua.board import (
    BORDER,
    BOX_PLACES,
    CELLS,
    COLUMNS,
    NAMES,
    Space,
    in_grid,
)
from antics.games.antigua.pieces import (
    COLOUR_NAMES,
    FIRST_CARD,
    PIECES,
    AntiguaCard,
    AntiguaFace,
    Colour,
    card_data,
    printed,
    serial_of,
)
from antics.games.antigua.state import (
    ENDINGS,
    PHASES,
    EndingName,
    PhaseName,
    Role,
    State,
    box_cell,
    final_phase,
    turned,
)


class AntiguaSeaCard(TypedDict):
    name: Space  # where it lies
    shows: Literal["water", "nothing", "island"]


class AntiguaBox(TypedDict):
    at: Space
    gone: int
    places: int


class AntiguaFunctions(TypedDict):
    """The colour of each."""

    mate: Colour
    helmsman: Colour
    navigator: Colour
    gunner: Colour
    officer: Colour


class AntiguaUnseen(AntiguaFace):
    since: int


class AntiguaTreasure(TypedDict):
    id: int
    found: int
    finder: int
    known_to: list[int]
    card: AntiguaCard | None


class AntiguaSeat(TypedDict):
    name: str
    ship: Space | None
    on_grid: bool
    crew: list[AntiguaCard]
    treasures: list[AntiguaTreasure]  # in the order they were found


class AntiguaView(TypedDict):
    players: int
    round: int
    phase: PhaseName
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
    border: list[Space]  # the spaces that the box passes, from its corner
    box: AntiguaBox
    functions: AntiguaFunctions
    open: list[AntiguaCard]
    pile: int
    discards: list[AntiguaCard]
    fate: AntiguaCard | None
    seats: list[AntiguaSeat]
    unseen: list[AntiguaUnseen]
    quiet_rounds: int
    ending: EndingName | None
    you: int | None


def see(s: State, seat: int) -> AntiguaView:
    return {
        "players": s.players,
        "round": s.round,
        "phase": PHASES[s.phase],
        "start": s.start,
        "turn": s.turn,
        "actions_left": s.actions,
        "extra": s.extra,
        "attacked": [p for p in range(s.players) if s.attacked >> p & 1],
        "columns": COLUMNS[s.players],
        "sea": [_sea_card(s, cell) for cell in range(CELLS) if in_grid(s.players, cell)],
        "water": s.water,
        "final_water": s.final_water,
        "final_phase": final_phase(s),
        "border": [NAMES[cell] for cell in BORDER[s.players] if cell >= 0],
        "box": {"at": NAMES[box_cell(s)], "gone": s.attacks, "places": BOX_PLACES[s.players]},
        "functions": _functions(s),
        "open": [_card(s, card) for card in s.open],
        "pile": s.pile_left,
        "discards": [_card(s, card) for card in s.discards[: s.discarded]],
        "fate": _card(s, s.fate) if s.fate >= 0 else None,
        "seats": [_seat(s, p, seat) for p in range(s.players)],
        "unseen": _unseen(s, seat),
        "quiet_rounds": s.quiet,
        "ending": ENDINGS[s.ending - 1] if s.ending else None,
        "you": seat if seat < s.players else None,
    }


def _functions(s: State) -> AntiguaFunctions:
    return {
        "mate": COLOUR_NAMES[s.pirate[Role.MATE]],
        "helmsman": COLOUR_NAMES[s.pirate[Role.HELMSMAN]],
        "navigator": COLOUR_NAMES[s.pirate[Role.NAVIGATOR]],
        "gunner": COLOUR_NAMES[s.pirate[Role.GUNNER]],
        "officer": COLOUR_NAMES[s.pirate[Role.OFFICER]],
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
    return card_data(card, s.face[card])


def _treasure(s: State, i: int, seat: int) -> AntiguaTreasure:
    """A treasure card: who knows it is public, and how many were found before; its face may be hidden."""
    card = s.treasure[i]
    return {
        "id": card,
        "found": i,
        "finder": s.finder[i],
        "known_to": [p for p in range(s.players) if knows(s, p, card)],
        "card": _card(s, card) if knows(s, seat, card) else None,
    }


def _unseen(s: State, seat: int) -> list[AntiguaUnseen]:
    """The cards that lie in the pile or are treasures unknown to this seat, sorted by what is printed.

    A treasure can only be a card that was in the pile by then: the card's `since` is at most its `found`.
    """
    faces = [s.face[card] for card in range(FIRST_CARD, PIECES) if not knows(s, seat, card)]
    cards: list[AntiguaUnseen] = [{**printed(face), "since": s.mixed_in[serial_of(face)]} for face in faces]
    return sorted(cards, key=lambda it: (it["colour"], it["cannonballs"], it["treasures"], it["since"]))
