"""Antigua in numbers."""

from __future__ import annotations

from typing import Literal

from antics.core.observation import WAITING, YOU, after, amount, one_of, person, seat_of, who, yes
from antics.core.record import Record, int16
from antics.core.seats import NAMES as SEAT_NAMES
from antics.core.state import knows
from antics.games.antigua.board import BORDER, BOX_PLACES, CELLS, COLUMNS, NAMES, in_grid
from antics.games.antigua.pieces import (
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    CREW,
    FIRST_CARD,
    MOST_ACTIONS,
    MOST_QUIET,
    MOST_TREASURES,
    OPEN,
    PIECES,
    ROLE_NAMES,
    AntiguaCard,
    cannonballs_on,
    colour_of,
    serial_of,
    treasures_on,
)
from antics.games.antigua.rules import waiting
from antics.games.antigua.state import ENDINGS, PHASES, SEATS, State, turned
from antics.games.antigua.view import (
    AntiguaFunctions,
    AntiguaSeaCard,
    AntiguaSeat,
    AntiguaTreasure,
    AntiguaUnseen,
    AntiguaView,
)

PLACES = CREW + 1  # in a crew
WATER, NOTHING, ISLAND = 1, 2, 3  # what a sea card shows
SHOWS: tuple[Literal["water", "nothing", "island"], ...] = ("water", "nothing", "island")
MANY = 32767


class Observation(Record):
    you = int16()
    players = int16()
    waiting = int16(SEATS)
    round = int16()
    phase = int16()
    start = int16()
    turn = int16()
    actions = int16()
    extra = int16()
    attacked = int16(SEATS)
    sea = int16(CELLS)
    water = int16()
    final_water = int16()
    box = int16()
    function = int16(COLOURS)
    quiet = int16()
    ending = int16()
    ship = int16(SEATS)
    afloat = int16(SEATS)
    crew_id = int16(SEATS, PLACES)
    crew_colour = int16(SEATS, PLACES)
    crew_cannonballs = int16(SEATS, PLACES)
    crew_treasures = int16(SEATS, PLACES)
    open_id = int16(OPEN)
    open_colour = int16(OPEN)
    open_cannonballs = int16(OPEN)
    open_treasures = int16(OPEN)
    treasure_keeper = int16(MOST_TREASURES)
    treasure_finder = int16(MOST_TREASURES)
    treasure_known = int16(MOST_TREASURES, SEATS)
    treasure_id = int16(MOST_TREASURES)
    treasure_colour = int16(MOST_TREASURES)
    treasure_cannonballs = int16(MOST_TREASURES)
    treasure_treasures = int16(MOST_TREASURES)
    pile = int16()
    fate_id = int16()
    fate_colour = int16()
    fate_cannonballs = int16()
    fate_treasures = int16()
    discard_id = int16(CARDS)
    discard_colour = int16(CARDS)
    discard_cannonballs = int16(CARDS)
    discard_treasures = int16(CARDS)
    unseen_colour = int16(CARDS)
    unseen_cannonballs = int16(CARDS)
    unseen_treasures = int16(CARDS)
    unseen_since = int16(CARDS)


CARD_IDS = range(FIRST_CARD, PIECES)
COLOUR = one_of("their colours", COLOUR_NAMES)
CANNONBALLS = amount("their cannonballs", 9)
TREASURES = amount("their treasures", 9)
MEANING = {
    "you": YOU,
    "players": amount("how many play", SEATS),
    "waiting": WAITING,
    "round": amount("rounds begun", MANY),
    "phase": one_of("what is decided now", PHASES),
    "start": who("the start player", SEATS),
    "turn": who("whose turn it is", SEATS),
    "actions": amount("actions left in this turn", MOST_ACTIONS),
    "extra": amount("cards that the mate may still bring, or that the ship may still pass", PLACES),
    "attacked": yes("whose ship was attacked this turn"),
    "sea": one_of("what each card of the sea shows, row by row", SHOWS),
    "water": amount("cards that show water", CELLS),
    "final_water": amount("with how many of them the final phase begins", CELLS),
    "box": amount("places that the box has gone", MANY),
    "function": one_of(f"the colour under each function ({', '.join(ROLE_NAMES)})", COLOUR_NAMES),
    "quiet": amount("rounds in a row without attack or discovery", MOST_QUIET),
    "ending": one_of("how the game ended", ENDINGS),
    "ship": one_of("everyone's ship, on or beside a card", NAMES),
    "afloat": yes("whose ship is on the grid"),
    "crew_id": one_of("everyone's crew: the cards", CARD_IDS),
    "crew_colour": COLOUR,
    "crew_cannonballs": CANNONBALLS,
    "crew_treasures": TREASURES,
    "open_id": one_of("the open cards", CARD_IDS),
    "open_colour": COLOUR,
    "open_cannonballs": CANNONBALLS,
    "open_treasures": TREASURES,
    "treasure_keeper": who("the treasures, in the order they were found: who has each", SEATS),
    "treasure_finder": who("who found it", SEATS),
    "treasure_known": yes("who knows its card"),
    "treasure_id": one_of("which card it is", CARD_IDS),
    "treasure_colour": one_of("its colour, if it is known", COLOUR_NAMES),
    "treasure_cannonballs": amount("its cannonballs, if it is known", 9),
    "treasure_treasures": amount("its treasures, if it is known", 9),
    "pile": amount("cards in the pile", CARDS),
    "fate_id": one_of("the card drawn in the final phase, while it lies aside", CARD_IDS),
    "fate_colour": COLOUR,
    "fate_cannonballs": CANNONBALLS,
    "fate_treasures": TREASURES,
    "discard_id": one_of("the discards, the last one on top", CARD_IDS),
    "discard_colour": COLOUR,
    "discard_cannonballs": CANNONBALLS,
    "discard_treasures": TREASURES,
    "unseen_colour": one_of("cards that are in the pile or treasures unknown to this seat", COLOUR_NAMES),
    "unseen_cannonballs": CANNONBALLS,
    "unseen_treasures": TREASURES,
    "unseen_since": amount("how many treasures had been found when they went into the pile", MOST_TREASURES),
}


def observe(s: State, seat: int, out: Observation) -> None:
    out.you = seat + 1
    out.players = s.players
    out.round = s.round
    out.phase = s.phase + 1
    out.start = person(seat, s.start, s.players)
    out.turn = person(seat, s.turn, s.players)
    out.actions = s.actions
    out.extra = s.extra
    out.water = s.water
    out.final_water = s.final_water
    out.box = s.attacks
    out.quiet = s.quiet
    out.ending = s.ending
    out.pile = s.pile_left
    for role in range(COLOURS):
        out.function[role] = s.pirate[role] + 1
    observe_sea(s, out)
    observe_people(s, seat, out)
    observe_treasures(s, seat, out)
    observe_cards(s, out)
    observe_unseen(s, seat, out)


def observe_sea(s: State, out: Observation) -> None:
    for cell in range(CELLS):
        if in_grid(s.players, cell):
            if not turned(s, cell):
                out.sea[cell] = WATER
            else:
                out.sea[cell] = ISLAND if s.face[cell] == 1 else NOTHING


def observe_people(s: State, seat: int, out: Observation) -> None:
    owing = waiting(s)
    for p in range(s.players):
        i = after(seat, p, s.players)
        out.waiting[i] = owing >> p & 1
        out.attacked[i] = s.attacked >> p & 1
        out.ship[i] = s.ship[p] + 1
        out.afloat[i] = s.afloat[p]
        for j in range(s.members[p]):
            card = s.crew[p][j]
            out.crew_id[i][j] = card - FIRST_CARD + 1
            out.crew_colour[i][j] = colour_of(s.face[card]) + 1
            out.crew_cannonballs[i][j] = cannonballs_on(s.face[card])
            out.crew_treasures[i][j] = treasures_on(s.face[card])


def observe_treasures(s: State, seat: int, out: Observation) -> None:
    for i in range(s.found):
        card = s.treasure[i]
        out.treasure_keeper[i] = person(seat, s.keeper[i], s.players)
        out.treasure_finder[i] = person(seat, s.finder[i], s.players)
        out.treasure_id[i] = card - FIRST_CARD + 1
        for p in range(s.players):
            out.treasure_known[i][after(seat, p, s.players)] = s.seen[card] >> p & 1
        if knows(s, seat, card):
            out.treasure_colour[i] = colour_of(s.face[card]) + 1
            out.treasure_cannonballs[i] = cannonballs_on(s.face[card])
            out.treasure_treasures[i] = treasures_on(s.face[card])


def observe_cards(s: State, out: Observation) -> None:
    for i in range(OPEN):
        card = s.open[i]
        out.open_id[i] = card - FIRST_CARD + 1
        out.open_colour[i] = colour_of(s.face[card]) + 1
        out.open_cannonballs[i] = cannonballs_on(s.face[card])
        out.open_treasures[i] = treasures_on(s.face[card])
    for i in range(s.discarded):
        card = s.discards[i]
        out.discard_id[i] = card - FIRST_CARD + 1
        out.discard_colour[i] = colour_of(s.face[card]) + 1
        out.discard_cannonballs[i] = cannonballs_on(s.face[card])
        out.discard_treasures[i] = treasures_on(s.face[card])
    if s.fate >= 0:
        out.fate_id = s.fate - FIRST_CARD + 1
        out.fate_colour = colour_of(s.face[s.fate]) + 1
        out.fate_cannonballs = cannonballs_on(s.face[s.fate])
        out.fate_treasures = treasures_on(s.face[s.fate])


def observe_unseen(s: State, seat: int, out: Observation) -> None:
    """By what is printed on them, never by where they are."""
    for card in range(FIRST_CARD, PIECES):
        if not knows(s, seat, card):
            serial = serial_of(s.face[card])
            out.unseen_colour[serial] = colour_of(s.face[card]) + 1
            out.unseen_cannonballs[serial] = cannonballs_on(s.face[card])
            out.unseen_treasures[serial] = treasures_on(s.face[card])
            out.unseen_since[serial] = s.mixed_in[serial]


# ---- and back ------------------------------------------------------------------------------------------


def decode(seen: Observation) -> AntiguaView:
    n = seen.players
    seat = seen.you - 1
    return {
        "players": n,
        "round": seen.round,
        "phase": PHASES[seen.phase - 1],
        "start": seat_of(seen.you, seen.start, n),
        "turn": seat_of(seen.you, seen.turn, n),
        "actions_left": seen.actions,
        "extra": seen.extra,
        "attacked": [p for p in range(n) if seen.attacked[after(seat, p, n)]],
        "columns": COLUMNS[n],
        "sea": [_sea_card(cell, shown) for cell, shown in enumerate(seen.sea) if shown],
        "water": seen.water,
        "final_water": seen.final_water,
        "final_phase": seen.water <= seen.final_water,
        "border": [NAMES[cell] for cell in BORDER[n] if cell >= 0],
        "box": {
            "at": NAMES[BORDER[n][seen.box % BOX_PLACES[n]]],
            "gone": seen.box,
            "places": BOX_PLACES[n],
        },
        "functions": _functions(seen),
        "open": _cards(seen.open_id, seen.open_colour, seen.open_cannonballs, seen.open_treasures),
        "pile": seen.pile,
        "discards": _cards(
            seen.discard_id, seen.discard_colour, seen.discard_cannonballs, seen.discard_treasures
        ),
        "fate": _card(seen.fate_id, seen.fate_colour, seen.fate_cannonballs, seen.fate_treasures),
        "seats": [_seat(seen, p) for p in range(n)],
        "unseen": _unseen(seen),
        "quiet_rounds": seen.quiet,
        "ending": ENDINGS[seen.ending - 1] if seen.ending else None,
        "you": seat,
    }


def _sea_card(cell: int, shown: int) -> AntiguaSeaCard:
    return {"name": NAMES[cell], "shows": SHOWS[shown - 1]}


def _functions(seen: Observation) -> AntiguaFunctions:
    mate, helmsman, navigator, gunner, officer = (COLOUR_NAMES[colour - 1] for colour in seen.function)
    return {
        "mate": mate,
        "helmsman": helmsman,
        "navigator": navigator,
        "gunner": gunner,
        "officer": officer,
    }


def _card(id: int, colour: int, cannonballs: int, treasures: int) -> AntiguaCard | None:
    if not colour:
        return None
    return {
        "what": "card",
        "id": id - 1 + FIRST_CARD,
        "colour": COLOUR_NAMES[colour - 1],
        "cannonballs": cannonballs,
        "treasures": treasures,
    }


def _cards(*columns: list[int]) -> list[AntiguaCard]:
    cards = (_card(*numbers) for numbers in zip(*columns, strict=True))
    return [card for card in cards if card is not None]


def _seat(seen: Observation, p: int) -> AntiguaSeat:
    i = after(seen.you - 1, p, seen.players)
    crew = seen.crew_id[i], seen.crew_colour[i], seen.crew_cannonballs[i], seen.crew_treasures[i]
    return {
        "name": SEAT_NAMES[p],
        "ship": NAMES[seen.ship[i] - 1] if seen.ship[i] else None,
        "on_grid": bool(seen.afloat[i]),
        "crew": _cards(*crew),
        "treasures": [_treasure(seen, j) for j, keeper in enumerate(seen.treasure_keeper) if keeper == i + 1],
    }


def _treasure(seen: Observation, j: int) -> AntiguaTreasure:
    known, n = seen.treasure_known[j], seen.players
    return {
        "id": seen.treasure_id[j] - 1 + FIRST_CARD,
        "found": j,
        "finder": seat_of(seen.you, seen.treasure_finder[j], n),
        "known_to": [p for p in range(n) if known[after(seen.you - 1, p, n)]],
        "card": _card(
            seen.treasure_id[j],
            seen.treasure_colour[j],
            seen.treasure_cannonballs[j],
            seen.treasure_treasures[j],
        ),
    }


def _unseen(seen: Observation) -> list[AntiguaUnseen]:
    cards: list[AntiguaUnseen] = [
        {
            "colour": COLOUR_NAMES[colour - 1],
            "cannonballs": cannonballs,
            "treasures": treasures,
            "since": since,
        }
        for colour, cannonballs, treasures, since in zip(
            seen.unseen_colour,
            seen.unseen_cannonballs,
            seen.unseen_treasures,
            seen.unseen_since,
            strict=True,
        )
        if colour
    ]
    return sorted(cards, key=lambda it: (it["colour"], it["cannonballs"], it["treasures"], it["since"]))
