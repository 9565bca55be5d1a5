"""The pieces: animal cards, laws, point tokens and bonus tokens, with where their numbers come from.

A card is a number from 0 to 63: 8 × species + printed number - 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from antics.core.components import Component, Numbers
from antics.games.animal_kingdoms.board import AGES, KINGDOMS

# ---- animal cards [seed, public] AK-A1 -------------------------------------------------------------

Species = Literal["panda", "tiger", "bee", "lizard", "frog", "owl", "okapi", "wolf"]
SPECIES: tuple[Species, ...] = ("panda", "tiger", "bee", "lizard", "frog", "owl", "okapi", "wolf")
NUMBERS = 8
CARDS = len(SPECIES) * NUMBERS
HAND = 4  # [seed] AK-B1


def species(card: int) -> int:
    return card >> 3


def number(card: int) -> int:
    return (card & 7) + 1


def card_name(card: int) -> str:
    return f"{SPECIES[species(card)]}-{number(card)}"


NAMES = tuple(card_name(card) for card in range(CARDS))


# ---- marks: what is seen on cards, the numbers 1 to 8 as bits 0 to 7, the species as bits 8 to 15 -----
# Some marks stand for the cards that bear at least one of them. So all that a law allows is said by marks.

MARKS = tuple(1 << (number(c) - 1) | 1 << (8 + species(c)) for c in range(CARDS))  # of each card
ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT = (1 << i for i in range(8))
PANDA, TIGER, BEE, LIZARD, FROG, OWL, OKAPI, WOLF = (1 << i for i in range(8, 16))
ODD, EVEN = ONE | THREE | FIVE | SEVEN, TWO | FOUR | SIX | EIGHT
ANY_NUMBER, ANY_SPECIES = 0x00FF, 0xFF00
NO_CARD, ANY_CARD = 0, ANY_NUMBER
ONE_AND_EIGHT = ONE | EIGHT


def beats(x: int, y: int) -> bool:
    """Is x higher than y, 1 being higher than 8 and 8 lower than 1? AK-D3 [seed]"""
    return (x, y) == (1, 8) or (x > y and (x, y) != (8, 1))


def _highest(numbers: int) -> int:
    """AK-D3: of a 1 and an 8, the 1."""
    return 1 if numbers & ONE_AND_EIGHT == ONE_AND_EIGHT else numbers.bit_length()


def _lowest(numbers: int) -> int:
    """AK-D3: of a 1 and an 8, the 8."""
    return NUMBERS if numbers & ONE_AND_EIGHT == ONE_AND_EIGHT else (numbers & -numbers).bit_length()


HIGHEST = tuple(_highest(numbers) for numbers in range(ANY_NUMBER + 1))
LOWEST = tuple(_lowest(numbers) for numbers in range(ANY_NUMBER + 1))
OF_NUMBER = (NO_CARD, *(1 << i for i in range(NUMBERS)))
HIGHER = tuple(sum(OF_NUMBER[x] for x in range(1, 9) if beats(x, n)) for n in range(NUMBERS + 1))
LOWER = tuple(sum(OF_NUMBER[x] for x in range(1, 9) if beats(n, x)) for n in range(NUMBERS + 1))
SAME_OR_HIGHER = tuple(OF_NUMBER[n] | HIGHER[n] for n in range(NUMBERS + 1))
SAME_OR_LOWER = tuple(OF_NUMBER[n] | LOWER[n] for n in range(NUMBERS + 1))

# ---- laws AK-D -------------------------------------------------------------------------------------

NOTHING, LAST, OWN, NEIGHBOURS, OTHERS = range(5)  # the cards that a law compares with
# fmt: off
LawId = Literal[
    "L01", "L02", "L03", "L04", "L05", "L06", "L07", "L08", "L09", "L10",
    "L11", "L12", "L13", "L14", "L15", "L16", "L17", "L18", "L19", "L20",
    "L21", "L22", "L23", "L24", "L25", "L26", "L27", "L28", "L29", "L30",
]
# fmt: on
Arrow = Literal["own", "neighbours", "others"]
Trait = Literal["species", "number"]
ANIMAL: tuple[Trait, ...] = ("species",)  # what a law goes by
NUMBER: tuple[Trait, ...] = ("number",)
EITHER: tuple[Trait, ...] = ("species", "number")
WAYS: dict[Arrow, tuple[int, ...]] = {"own": (0,), "neighbours": (1, 4), "others": (1, 2, 3, 4)}  # clockwise


class Law(NamedTuple):
    """A law card: what it says, which cards it compares with and by what, and where it comes from."""

    id: LawId
    title: str
    looks: int
    by: tuple[Trait, ...]
    origin: str

    @property
    def arrow(self) -> Arrow:
        """Where its arrow points: to its own kingdom, its neighbours or all others."""
        if self.looks == NEIGHBOURS:
            return "neighbours"
        return "others" if self.looks == OTHERS else "own"

    def watched_from(self, k: int) -> list[int]:
        """The kingdoms that it looks at from a kingdom, clockwise."""
        return [(k + way) % KINGDOMS for way in WAYS[self.arrow]]


LAWS = (
    Law("L01", "frog or wolf", NOTHING, ANIMAL, "public"),
    Law("L02", "lizard or tiger", NOTHING, ANIMAL, "public"),
    Law("L03", "bee or panda", NOTHING, ANIMAL, "rebuilt"),
    Law("L04", "okapi or owl", NOTHING, ANIMAL, "rebuilt"),
    Law("L05", "1, 2 or 3", NOTHING, NUMBER, "public"),
    Law("L06", "4 or 5", NOTHING, NUMBER, "public"),
    Law("L07", "6, 7 or 8", NOTHING, NUMBER, "rebuilt"),
    Law("L08", "no odd numbers", NOTHING, NUMBER, "public"),
    Law("L09", "no even numbers", NOTHING, NUMBER, "public"),
    Law("L10", "even and odd in turn", LAST, NUMBER, "public"),
    Law("L11", "no species twice", OWN, ANIMAL, "seed"),
    Law("L12", "no number twice", OWN, NUMBER, "public"),
    Law("L13", "1 to 8", NOTHING, NUMBER, "seed"),
    Law("L14", "8 to 1", NOTHING, NUMBER, "seed"),
    Law("L15", "+1 or -1", LAST, NUMBER, "seed"),
    Law("L16", "any pair", NOTHING, EITHER, "seed"),
    Law("L17", "species or number of the last card", LAST, EITHER, "rebuilt"),
    Law("L18", "same as or higher than the highest neighbour", NEIGHBOURS, NUMBER, "seed"),
    Law("L19", "same as or lower than the lowest neighbour", NEIGHBOURS, NUMBER, "seed"),
    Law("L20", "same species as a neighbour", NEIGHBOURS, ANIMAL, "public"),
    Law("L21", "same number as a neighbour", NEIGHBOURS, NUMBER, "public"),
    Law("L22", "another species than the neighbours", NEIGHBOURS, ANIMAL, "rebuilt"),
    Law("L23", "another number than the neighbours", NEIGHBOURS, NUMBER, "rebuilt"),
    Law("L24", "same species or number as a neighbour", NEIGHBOURS, EITHER, "rebuilt"),
    Law("L25", "lower than the highest neighbour", NEIGHBOURS, NUMBER, "rebuilt"),
    Law("L26", "higher than the lowest neighbour", NEIGHBOURS, NUMBER, "rebuilt"),
    Law("L27", "another species than all others", OTHERS, ANIMAL, "public"),
    Law("L28", "another number than all others", OTHERS, NUMBER, "public"),
    Law("L29", "same number as another kingdom", OTHERS, NUMBER, "public"),
    Law("L30", "same species as another kingdom", OTHERS, ANIMAL, "rebuilt"),
)
LAW_COUNT = len(LAWS)
PAIR_LAW = 16
LOOKS = (NOTHING, *(law.looks for law in LAWS))  # by the number of the law


def _watches(law: Law) -> tuple[int, ...]:
    """For each kingdom that a law may be in: where cards change what it allows, as bits."""
    if law.looks == NOTHING and law.id not in ("L13", "L14"):
        return (0,) * KINGDOMS
    return tuple(sum(1 << other for other in law.watched_from(k)) for k in range(KINGDOMS))


WATCHES = ((0,) * KINGDOMS, *(_watches(law) for law in LAWS))  # by the number of the law

# ---- tokens, and the numbers of all pieces with a hidden face ---------------------------------------

TOKENS = AGES * KINGDOMS  # three on each kingdom [seed] AK-A2
BONUSES = 4  # one of them stays out of the game [seed] AK-B1
FIRST_LAW = CARDS  # the cards come first, then the laws, then the bonus tokens
FIRST_BONUS = FIRST_LAW + LAW_COUNT
PIECES = FIRST_BONUS + BONUSES

THIRD = 1  # [seed] AK-E1
SWAP_POINTS = 1  # [seed] AK-C2
PATIENCE = 12  # swaps in a row, for each player [ruling] AK-C7

# ---- what a user's file may replace -----------------------------------------------------------------


def _law_number(face: str) -> int:
    return int(face[1:])


def _check_laws(counts: Mapping[str, int]) -> str | None:
    if any(count > 1 for count in counts.values()):
        return "has each law at most once"
    if sum(counts.values()) < AGES * KINGDOMS:
        return f"needs at least {AGES * KINGDOMS} laws, five for each age"
    return None


COMPONENTS = (
    Component(
        name="laws",
        about="The laws in the deck, 1 for those that are in",
        origin="seed, public and rebuilt, see each law",
        clause="AK-A2",
        faces={law.id: 1 for law in LAWS},
        number=_law_number,
        limit=_check_laws,
    ),
    Component(
        name="tokens",
        about="The point tokens",
        origin="rebuilt",
        clause="AK-A3",
        faces={"5": 3, "6": 3, "7": 3, "8": 2, "9": 2, "10": 2},
        total=TOKENS,
        pattern=r"[1-9]\d?",
    ),
    Component(
        name="bonus",
        about="The bonus tokens",
        origin="seed",
        clause="AK-A2",
        faces={"2": 1, "3": 1, "4": 1, "5": 1},
        total=BONUSES,
        pattern=r"[1-9]\d?",
    ),
)

# What only a variant changes.
VARIED = (
    Numbers(
        "third", "Points for third most shields in a kingdom [seed]", "AK-E1", {"points": THIRD}, range(31)
    ),
    Numbers("swap", "Points for a swap [seed]", "AK-C2", {"points": SWAP_POINTS}, range(31)),
    Numbers(
        "patience",
        "Swaps in a row, for each player, that close swapping for an age",
        "AK-C7",
        {"swaps": PATIENCE},
        range(1, 26),
    ),
)
