"""The laws: each stated a second time, card by card, and tried on everything it can look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement, permutations
from random import Random
from typing import NamedTuple

import pytest

from antics.games.animal_kingdoms.board import KINGDOMS
from antics.games.animal_kingdoms.laws import allows, is_pair
from antics.games.animal_kingdoms.pieces import LAWS, MARKS
from tests.rules.animal_kingdoms.tables import CARD, Layout


class Card(NamedTuple):
    species: str
    number: int


class Look(NamedTuple):
    """What lies on the table, as a law may see it."""

    own: list[Card]
    near: list[Card]  # last cards of the neighbours
    others: list[Card]  # last cards of all other kingdoms


ALL = [Card(name.split("-")[0], int(name.split("-")[1])) for name in CARD]
SPECIES = sorted({card.species for card in ALL})

# Numbers allowed by the one number that decides: the highest neighbour, or the lowest.
SAME_OR_HIGHER = {1: "1234567", 2: "2345678", 3: "345678", 4: "45678", 5: "5678", 6: "678", 7: "78", 8: "18"}
SAME_OR_LOWER = {1: "18", 2: "12", 3: "123", 4: "1234", 5: "12345", 6: "123456", 7: "1234567", 8: "2345678"}
LOWER = {1: "8", 2: "1", 3: "12", 4: "123", 5: "1234", 6: "12345", 7: "123456", 8: "234567"}
HIGHER = {1: "234567", 2: "345678", 3: "45678", 4: "5678", 5: "678", 6: "78", 7: "8", 8: "1"}
TURNS = {1: "28", 2: "13", 3: "24", 4: "35", 5: "46", 6: "57", 7: "68", 8: "71"}


def numbers(cards: list[Card]) -> set[int]:
    return {card.number for card in cards}


def species(cards: list[Card]) -> set[str]:
    return {card.species for card in cards}


def among(card: Card, allowed: str) -> bool:
    return str(card.number) in allowed


def by_highest(card: Card, cards: list[Card], table: dict[int, str], one_and_eight: str) -> bool:
    return among(card, one_and_eight if {1, 8} <= numbers(cards) else table[max(numbers(cards))])


def by_lowest(card: Card, cards: list[Card], table: dict[int, str], one_and_eight: str) -> bool:
    return among(card, one_and_eight if {1, 8} <= numbers(cards) else table[min(numbers(cards))])


STATED: dict[str, Callable[[Card, Look], bool]] = {
    "L01": lambda c, at: c.species in ("frog", "wolf"),
    "L02": lambda c, at: c.species in ("lizard", "tiger"),
    "L03": lambda c, at: c.species in ("bee", "panda"),
    "L04": lambda c, at: c.species in ("okapi", "owl"),
    "L05": lambda c, at: among(c, "123"),
    "L06": lambda c, at: among(c, "45"),
    "L07": lambda c, at: among(c, "678"),
    "L08": lambda c, at: among(c, "2468"),
    "L09": lambda c, at: among(c, "1357"),
    "L10": lambda c, at: not at.own or (c.number + at.own[-1].number) % 2 == 1,
    "L11": lambda c, at: c.species not in species(at.own),
    "L12": lambda c, at: c.number not in numbers(at.own),
    "L13": lambda c, at: c.number == len(at.own) + 1,
    "L14": lambda c, at: c.number + len(at.own) == 8,
    "L15": lambda c, at: not at.own or among(c, TURNS[at.own[-1].number]),
    "L16": lambda c, at: False,  # no card alone
    "L17": lambda c, at: not at.own or c.species == at.own[-1].species or c.number == at.own[-1].number,
    "L18": lambda c, at: not at.near or by_highest(c, at.near, SAME_OR_HIGHER, "1"),
    "L19": lambda c, at: not at.near or by_lowest(c, at.near, SAME_OR_LOWER, "8"),
    "L20": lambda c, at: not at.near or c.species in species(at.near),
    "L21": lambda c, at: not at.near or c.number in numbers(at.near),
    "L22": lambda c, at: c.species not in species(at.near),
    "L23": lambda c, at: c.number not in numbers(at.near),
    "L24": lambda c, at: not at.near or c.species in species(at.near) or c.number in numbers(at.near),
    "L25": lambda c, at: not at.near or by_highest(c, at.near, LOWER, "8"),
    "L26": lambda c, at: not at.near or by_lowest(c, at.near, HIGHER, "1"),
    "L27": lambda c, at: c.species not in species(at.others),
    "L28": lambda c, at: c.number not in numbers(at.others),
    "L29": lambda c, at: not at.others or c.number in numbers(at.others),
    "L30": lambda c, at: not at.others or c.species in species(at.others),
}


def id_of(card: Card) -> int:
    return CARD[f"{card.species}-{card.number}"]


def allowed(law: str, looked_at: list[Card], laid: int) -> set[Card]:
    seen = 0
    for card in looked_at:
        seen |= MARKS[id_of(card)]
    marks = allows(int(law[1:]), seen, laid)
    return {card for card in ALL if marks & MARKS[id_of(card)]}


def stated(law: str, look: Look) -> set[Card]:
    return {card for card in ALL if STATED[law](card, look)}


def own_cards() -> Iterator[list[Card]]:
    """Nothing, each single card, and every set of species and of numbers, up to the eight of a kingdom."""
    yield []
    yield from ([card] for card in ALL)
    for n in range(2, 8):
        for order in combinations(range(8), n):
            shift = Random(repr(order)).randrange(8)
            cards = [Card(SPECIES[i], (i + shift) % 8 + 1) for i in order]
            Random(n).shuffle(cards)
            yield cards


@pytest.mark.parametrize("law", [f"L{n:02}" for n in range(1, 18)])
def test_a_law_of_its_own_kingdom_allows_exactly_what_it_says(law: str) -> None:
    last_only = law in ("L10", "L15", "L17")
    for own in own_cards():
        if law in ("L13", "L14") and len(own) > 7:
            continue
        looked_at = own[-1:] if last_only else own if law in ("L11", "L12") else []
        assert allowed(law, looked_at, len(own)) == stated(law, Look(own, [], [])), own


@pytest.mark.parametrize("law", [f"L{n:02}" for n in range(18, 27)])
def test_a_law_of_the_neighbours_allows_exactly_what_it_says(law: str) -> None:
    situations = [[], *([card] for card in ALL), *(list(pair) for pair in combinations(ALL, 2))]
    for near in situations:
        assert allowed(law, near, 0) == stated(law, Look([], near, near)), near


@pytest.mark.parametrize("law", [f"L{n:02}" for n in range(27, 31)])
def test_a_law_of_all_others_allows_exactly_what_it_says(law: str) -> None:
    """Every combination of up to four species, and of up to four numbers."""
    for n in range(5):
        for kinds in combinations_with_replacement(range(8), n):
            for swapped in (False, True):
                pairs = [(i, kind) if swapped else (kind, i) for i, kind in enumerate(kinds)]
                others = [Card(SPECIES[a], b + 1) for a, b in pairs]
                assert allowed(law, others, 0) == stated(law, Look([], [], others)), others


@pytest.mark.clause(
    "AK-D1", "AK-L01", "AK-L02", "AK-L03", "AK-L04", "AK-L05", "AK-L06", "AK-L07", "AK-L08", "AK-L09",
    "AK-L10", "AK-L11", "AK-L12", "AK-L13", "AK-L14", "AK-L15", "AK-L17", "AK-L18", "AK-L19", "AK-L20",
    "AK-L21", "AK-L22", "AK-L23", "AK-L24", "AK-L25", "AK-L26", "AK-L27", "AK-L28", "AK-L29", "AK-L30",
)  # fmt: skip
@pytest.mark.parametrize("law", sorted(STATED))
def test_on_the_board_a_law_looks_where_it_should(law: str) -> None:
    """Random cards in some of the kingdoms, the law in each of them in turn."""
    random = Random(law)
    for k in range(KINGDOMS):
        for filled in range(1 << KINGDOMS):
            laws: list[str] = random.sample([other for other in LAW_IDS if other != law], KINGDOMS)
            laws[k] = law
            table = Layout(3, laws=" ".join(laws))
            cards = random.sample(ALL, 3 * KINGDOMS)
            lying: list[list[Card]] = []
            for i in range(KINGDOMS):
                lying.append(cards[3 * i : 3 * i + random.randint(1, 3)] if filled >> i & 1 else [])
                table.lay(4 + i, " ".join(f"{card.species}-{card.number}" for card in lying[i]))
            last = [cards[-1:] for cards in lying]
            others = [card for i in range(KINGDOMS) if i != k for card in last[i]]
            look = Look(lying[k], last[k - 1] + last[(k + 1) % KINGDOMS], others)
            legal = {card for card in ALL if table.s.legal[k] & MARKS[id_of(card)]}
            assert legal == stated(law, look), (law, k, lying)


LAW_IDS = [law.id for law in LAWS]


@pytest.mark.clause("AK-A2")
def test_there_are_thirty_laws_each_with_a_text_and_an_origin() -> None:
    assert sorted(STATED) == LAW_IDS
    assert {law.origin for law in LAWS} == {"seed", "public", "rebuilt"}
    assert len({law.title for law in LAWS}) == 30


@pytest.mark.clause("AK-D3", "AK-L18", "AK-L19")
@pytest.mark.parametrize(
    ("neighbours", "same_or_higher", "same_or_lower"),
    [("8", "18", "2345678"), ("1", "1234567", "18"), ("17", "78", "18"), ("18", "1", "8")],
)
def test_laws_18_and_19_by_the_numbers_beside_them(
    neighbours: str, same_or_higher: str, same_or_lower: str
) -> None:
    near = [Card("owl", int(n)) for n in neighbours]
    assert numbers(list(allowed("L18", near, 0))) == {int(n) for n in same_or_higher}
    assert numbers(list(allowed("L19", near, 0))) == {int(n) for n in same_or_lower}


@pytest.mark.clause("AK-D3", "AK-L25", "AK-L26")
@pytest.mark.parametrize(
    ("neighbours", "lower", "higher"),
    [
        ("8", "234567", "1"),
        ("1", "8", "234567"),
        ("17", "123456", "234567"),
        ("28", "234567", "345678"),
        ("18", "8", "1"),
    ],
)
def test_laws_25_and_26_by_the_numbers_beside_them(neighbours: str, lower: str, higher: str) -> None:
    near = [Card("owl", int(n)) for n in neighbours]
    assert numbers(list(allowed("L25", near, 0))) == {int(n) for n in lower}
    assert numbers(list(allowed("L26", near, 0))) == {int(n) for n in higher}


@pytest.mark.clause("AK-D1")
@pytest.mark.parametrize("law", [law for law in sorted(STATED) if law >= "L18"])
def test_a_law_with_nothing_to_look_at_allows_every_card(law: str) -> None:
    assert allowed(law, [], 0) == set(ALL)


@pytest.mark.clause("AK-D2")
@pytest.mark.parametrize("law", ["L10", "L11", "L12", "L15", "L17"])
def test_the_first_card_of_a_kingdom_is_free(law: str) -> None:
    assert allowed(law, [], 0) == set(ALL)


@pytest.mark.clause("AK-D2", "AK-L13", "AK-L14")
def test_the_first_card_is_not_free_where_numbers_are_counted() -> None:
    assert numbers(list(allowed("L13", [], 0))) == {1}
    assert numbers(list(allowed("L14", [], 0))) == {8}


@pytest.mark.clause("AK-L16")
def test_a_pair_shares_species_or_number() -> None:
    for one, other in permutations(ALL, 2):
        alike = one.species == other.species or one.number == other.number
        assert is_pair(id_of(one), id_of(other)) == alike
    assert not any(is_pair(id_of(card), id_of(card)) for card in ALL)


@pytest.mark.clause("AK-L16")
def test_a_pair_is_laid_together_for_one_shield_and_two_new_cards() -> None:
    table = Layout(3, laws="L16 L01 L02 L03 L04")
    table.hand(0, "owl-2 owl-7 bee-2 frog-5")
    table.next_cards("wolf-1 wolf-3")
    table.play("play pair owl-2 owl-7 to 4 top owl-2")
    assert table.cards(4) == ["owl-7", "owl-2"]
    assert (table.s.filled[0], table.s.shields[0][0]) == (1, 1)
    assert table.hand_of(0) == {"bee-2", "frog-5", "wolf-1", "wolf-3"}
    assert table.s.turn == 1


@pytest.mark.clause("AK-L16")
@pytest.mark.parametrize("top", ["owl-7", "owl-2"])
def test_the_player_says_which_card_of_a_pair_is_the_last(top: str) -> None:
    table = Layout(2, laws="L16 L26 L11 L12 L21")
    table.hand(0, "owl-2 owl-7 bee-4 frog-5")
    table.play(f"play pair owl-2 owl-7 to 4 top {top}")
    beside = {name for name in CARD if table.s.legal[4] & MARKS[CARD[name]]}
    assert beside == {name for name in CARD if name[-1] == top[-1]}, "law 21 looks at the top card"


@pytest.mark.clause("AK-L16")
def test_all_pairs_of_a_hand_and_no_single_card_may_be_laid() -> None:
    table = Layout(3, laws="L16 L14 L02 L03 L05")
    table.lay(8, "bee-1")
    table.hand(0, "owl-5 owl-7 wolf-5 frog-6")
    plays = {text for text in table.legal() if text.startswith("play")}
    assert plays == {
        "play pair owl-5 owl-7 to 4 top owl-5",
        "play pair owl-5 owl-7 to 4 top owl-7",
        "play pair owl-5 wolf-5 to 4 top owl-5",
        "play pair owl-5 wolf-5 to 4 top wolf-5",
    }


@pytest.mark.clause("AK-L16", "AK-C3")
def test_the_crown_takes_a_pair_too() -> None:
    table = Layout(3, laws="L16 L01 L02 L03 L04")
    table.fill(4, "blue")
    table.hand(0, "owl-2 owl-7 bee-3 frog-5")
    table.play("play pair owl-7 owl-2 to 4 top owl-7")
    assert table.crown(4) == "orange"
    assert table.out() == {"orange"}
    assert table.s.held[0] == 4
