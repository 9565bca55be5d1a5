"""What is in the box, each table with its origin: seed (said by a rulebook), public, or rebuilt by us."""

from __future__ import annotations

from typing import Literal, get_args

from typing_extensions import TypedDict

from antics.core.components import Component, Numbers

SEA, OPEN, CREW = 16, 3, 4  # [public] sea cards, open cards; [seed] the most cards of a crew
COLOURS, CARDS_A_COLOUR = 5, 7  # [public], [rebuilt] AG-A2
CARDS = COLOURS * CARDS_A_COLOUR
MOST_TREASURES = SEA - 2  # AG-E3 ends the game before there are more
MISSING_CARD = 2  # [seed] cannonballs, AG-D4
MOST_QUIET, MOST_ACTIONS = 99, 6  # rounds, and actions of a turn, in any variant
FEWEST_PLAYERS = 2

Colour = Literal["hook", "parrot", "anchor", "kraken", "skull"]
Function = Literal["mate", "helmsman", "navigator", "gunner", "officer"]
Land = Literal["nothing", "island"]  # what a sea card hides
COLOUR_NAMES: tuple[Colour, ...] = get_args(Colour)
ROLE_NAMES: tuple[Function, ...] = get_args(Function)

# Numbers of pieces: sea cards first, each where its number lies in the grid, then crew cards by colour.
FIRST_CARD = SEA
PIECES = SEA + CARDS

# The face of a sea card is 1 for an island, 0 for nothing. The face of a crew card is written in decimals:
# its colour, cannonballs, treasures, and its number (0…6) within the colour, so that no two are alike.


def crew_face(colour: int, value: int, number: int) -> int:
    """The face of a crew card; its value is two decimals, cannonballs and treasures."""
    return 1000 * colour + 10 * value + number


def colour_of(face: int) -> int:
    return face // 1000


def cannonballs_on(face: int) -> int:
    return face // 100 % 10


def treasures_on(face: int) -> int:
    return face // 10 % 10


def serial_of(face: int) -> int:
    """Which of the 35 cards it is."""
    return face // 1000 * CARDS_A_COLOUR + face % 10


class AntiguaFace(TypedDict):
    """What is printed on a crew card."""

    colour: Colour
    cannonballs: int
    treasures: int


class AntiguaCard(AntiguaFace):
    """A crew card that is known, wherever it lies."""

    what: Literal["card"]
    id: int


def printed(face: int) -> AntiguaFace:
    return {
        "colour": COLOUR_NAMES[colour_of(face)],
        "cannonballs": cannonballs_on(face),
        "treasures": treasures_on(face),
    }


def card_data(card: int, face: int) -> AntiguaCard:
    return {"what": "card", "id": card, **printed(face)}


def _value(face: str) -> int:
    cannonballs, _, treasures = face.partition("-")
    return 10 * int(cannonballs) + int(treasures)


COMPONENTS = (
    Component(
        name="sea",
        about="Sea cards: how many hide an island, how many nothing",
        origin="public",
        clause="AG-A1",
        faces={"island": 14, "nothing": 2},
        total=SEA,
        number=["nothing", "island"].index,
    ),
    Component(
        name="crew",
        about='Crew cards of each of the five colours, "cannonballs-treasures"',
        origin="rebuilt",
        clause="AG-A2",
        faces={"4-1": 1, "3-1": 1, "2-2": 1, "2-1": 1, "1-2": 1, "1-3": 1, "1-4": 1},
        total=CARDS_A_COLOUR,
        pattern="[0-9]-[0-9]",
        number=_value,
    ),
)

# What only a variant changes; the phase begins by the number of players, 2 to 4.
NUMBERS = (
    Numbers("turn", "Actions of a turn [seed]", "AG-C1", {"actions": 2}, range(1, MOST_ACTIONS + 1)),
    Numbers(
        "quiet",
        "Rounds without attack or discovery that end the game",
        "AG-E4",
        {"rounds": 50},
        range(1, 100),
    ),
    Numbers(
        "final",
        "Cards of water with which the final phase begins",
        "AG-E2",
        {"2": 3, "3": 4, "4": 4},
        range(2, 9),
    ),
    Numbers(
        "missing",
        "Cannonballs of a card that is not there, the pile being empty [seed]",
        "AG-D4",
        {"cannonballs": MISSING_CARD},
        range(10),
    ),
)
