"""What is known stays known, and what a seat imagines has the right chances (AG-G).

The chances are compared exactly: every way that luck can fall is played through, with few cards, once for
what really happens and once for the redeal, and both must give the same fractions.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest

import antics
from antics.core import chance, native
from antics.core import state as kernel
from antics.core.state import EVERYONE, WATCHER, knows
from antics.games.antigua import fight, rules
from antics.games.antigua import hidden as redeals
from antics.games.antigua.audit import audit
from antics.games.antigua.board import CELLS, NAMES, in_grid
from antics.games.antigua.pieces import FIRST_CARD, PIECES
from antics.games.antigua.state import State
from antics.games.antigua.supplies import discard, draw_openly, find_treasure, shuffle_in_discards
from antics.games.antigua.view import see
from antics.games.antigua.words import card_name
from tests.rules.antigua.tables import lay, only

Hidden = tuple[int, ...]
Chances = dict[Hidden, Fraction]


class Luck:
    """Stands for `draw`: falls in every possible way, one after the other, while `ways` is looped over."""

    def __init__(self) -> None:
        self.said: list[int] = []  # what it says, in order,
        self.of: list[int] = []  # and among how many
        self.i = -1

    def __call__(self, s: State, n: int) -> int:
        if self.i < 0:
            return chance.draw(s, n)
        if self.i == len(self.said):
            self.said.append(0)
            self.of.append(n)
        self.i += 1
        assert self.of[self.i - 1] == n
        return self.said[self.i - 1]

    def ways(self) -> Iterator[None]:
        """Every way that luck can fall; the body of the loop plays it."""
        while True:
            self.i = 0
            yield
            assert self.i == len(self.said), "all that was said was asked for"
            self.i = -1
            while self.said and self.said[-1] == self.of[-1] - 1:
                self.said.pop()
                self.of.pop()
            if not self.said:
                return
            self.said[-1] += 1

    def chance(self) -> Fraction:
        chance = Fraction(1)
        for n in self.of:
            chance /= n
        return chance


@pytest.fixture
def luck(monkeypatch: pytest.MonkeyPatch) -> Luck:
    luck = Luck()
    for module in (kernel, fight, redeals):
        monkeypatch.setattr(module, "draw", luck)
    return luck


def small(cards: list[str]) -> State:
    """Only these crew cards are in the game, all among the discards; the sea is known."""
    s: State = lay(3, pile=0, discards=cards, ships={0: "b2", 1: "b2", 2: "b2"}).state
    s.seen[:CELLS] = [EVERYONE] * CELLS
    return s


# What may happen at a small table. Each is what the rules do, without a seat that decides it.


def shuffled(s: State) -> None:
    shuffle_in_discards(s)


def seen(s: State) -> None:
    """A card is drawn openly and discarded."""
    discard(s, draw_openly(s))


def found_by(seat: int) -> Callable[[State], None]:
    return lambda s: find_treasure(s, seat)


def attack(attacker: int, defender: int) -> Callable[[State], None]:
    return lambda s: fight.attack(s, attacker, defender)


def received(s: State, seat: int) -> str:
    """All that a seat has heard and sees now."""
    told = [antics.Event(*event).seen_by(seat) for event in s.told or []]
    return repr((told, see(s, seat)))


def hidden(s: State) -> Hidden:
    return tuple(s.face[FIRST_CARD:PIECES])


def truth(luck: Luck, cards: list[str], story: list[Callable[[State], None]], seat: int) -> dict[str, Any]:
    """For all that the seat may have received: the chances of what is hidden, and one such position."""
    chances: dict[str, Chances] = defaultdict(lambda: defaultdict(Fraction))
    example: dict[str, State] = {}
    table = small(cards)
    for _ in luck.ways():
        s = table.copy()
        s.told = []
        for happens in [shuffled, *story]:
            happens(s)
        what = received(s, seat)
        chances[what][hidden(s)] += luck.chance()
        example[what] = s
    return {what: (normal(chances[what]), example[what]) for what in chances}


def normal(chances: Chances) -> Chances:
    total = sum(chances.values())
    return {what: chance / total for what, chance in chances.items()}


def imagined(luck: Luck, s: State, seat: int) -> Chances:
    chances: Chances = defaultdict(Fraction)
    for _ in luck.ways():
        twin = s.copy()
        redeals.redeal(twin, seat)
        chances[hidden(twin)] += luck.chance()
    return dict(chances)


CARDS = ["hook 4-1", "hook 1-4", "skull 2-2", "skull 1-2"]
STORIES = {
    "a treasure": (CARDS, [found_by(1)]),
    "a card seen after it, and shuffled in": (CARDS, [found_by(1), seen, shuffled]),
    "a card seen before it": (CARDS, [seen, found_by(1), shuffled]),
    "a card seen, shuffled in, then a treasure": (CARDS, [seen, shuffled, found_by(1)]),
    "treasures of two shuffles": (CARDS, [found_by(1), seen, shuffled, found_by(2)]),
    "treasures of three shuffles": (CARDS, [found_by(1), seen, shuffled, found_by(2), seen, shuffled]),
    "one's own treasure between": (CARDS, [found_by(1), found_by(0), seen, shuffled, found_by(2)]),
    "a fight, the card drawn comes back": (CARDS, [found_by(1), attack(0, 2), shuffled]),
    "a fight over a treasure": (CARDS, [found_by(1), found_by(0), attack(0, 1)]),
    "a fight of others": (CARDS, [found_by(1), found_by(1), attack(2, 1)]),
    "two fights": (CARDS, [found_by(1), attack(0, 1), attack(1, 2)]),
    "a treasure between two fights": (CARDS, [found_by(1), attack(0, 2), found_by(2), attack(2, 1)]),
}


@pytest.mark.clause("AG-G1")
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
@pytest.mark.parametrize("story", STORIES)
def test_what_a_seat_imagines_has_exactly_the_right_chances(luck: Luck, story: str, seat: int) -> None:
    cards, happens = STORIES[story]
    unsure = 0
    for chances, example in truth(luck, cards, happens, seat).values():
        assert imagined(luck, example, seat) == chances
        unsure += len(chances) > 1
    assert unsure or seat != WATCHER, "there is something to imagine"


@pytest.mark.clause("AG-G1")
def test_dealing_anew_by_the_last_shuffle_alone_would_be_wrong(luck: Luck) -> None:
    """What the stories above are worth: the card seen later cannot be the treasure found earlier."""
    cards, happens = STORIES["treasures of two shuffles"]
    wrong = 0
    for chances, example in truth(luck, cards, happens, 0).values():
        s = example.copy()
        s.mixed_in[:] = [0] * len(s.mixed_in)
        wrong += imagined(luck, s, 0) != chances
    assert wrong


@pytest.mark.clause("AG-G1")
def test_a_card_that_lay_openly_later_is_never_imagined_as_an_earlier_treasure() -> None:
    table = lay(2, [["anchor 4-1"]], ships={0: "b2"}, top=["skull 1-4"])
    treasure = only(table.do("navigator"), "treasure").piece
    known = {
        card_name(table.state.face[card]) for card in range(FIRST_CARD, PIECES) if knows(table.state, 1, card)
    }
    assert "anchor 4-1" in known
    shuffle_in_discards(table.state)
    imagined = set()
    for number in range(400):
        s = table.state.copy()
        chance.reseed(s, number)
        rules.redeal(s, 1)
        imagined.add(card_name(s.face[treasure]))
        assert audit(s) == []
    assert not imagined & known
    assert len(imagined) > 25


@pytest.mark.clause("AG-G1", "AG-B1")
def test_under_the_sea_any_unknown_card_may_lie(luck: Luck) -> None:
    s = small(CARDS)
    for cell, face in enumerate([1, 0, 1, 0]):
        s.face[cell], s.seen[cell] = face, 0
    places: dict[Hidden, Fraction] = defaultdict(Fraction)
    for _ in luck.ways():
        twin = s.copy()
        redeals.redeal_sea(twin, 1)
        places[tuple(twin.face[:4])] += luck.chance()
    assert places == {sea: Fraction(1, 6) for sea in set(permutations([0, 0, 1, 1]))}


@pytest.mark.clause("AG-G1")
def test_discards_are_known_to_all_and_pile_and_sea_to_nobody() -> None:
    table = lay(3, [["anchor 4-1", "skull 4-1"]], ships={0: "b2"}, discards=["hook 2-2"])
    table.do("officer swap mate gunner")
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert [card["colour"] for card in view["discards"]] == ["hook", "skull"]
        assert {card["shows"] for card in view["sea"]} == {"water"}
        assert view["pile"] == table.state.pile_left == len(view["unseen"])
    s = table.state
    assert all(s.seen[card] == 0 for card in s.pile[: s.pile_left])


@pytest.mark.clause("AG-G1")
def test_a_view_tells_which_cards_a_treasure_can_be() -> None:
    table = lay(2, [["anchor 4-1"]], ships={0: "b2", 1: "b2"}, top=["skull 1-4"])
    table.do("navigator")
    shuffle_in_discards(table.state)
    view = table.view(1)
    (treasure,) = view["seats"][0]["treasures"]
    late = [card for card in view["unseen"] if card["since"] > treasure["found"]]
    assert [(card["colour"], card["cannonballs"]) for card in late] == [("anchor", 4)]
    names = {(card["colour"], card["cannonballs"], card["treasures"]) for card in view["unseen"]}
    assert ("skull", 1, 4) in names, "for all that blue knows"
    assert ("skull", 1, 4) not in {
        (card["colour"], card["cannonballs"], card["treasures"]) for card in table.view(0)["unseen"]
    }


@pytest.mark.clause("AG-G1")
def test_all_former_owners_go_on_knowing_a_treasure() -> None:
    treasures = [(1, "skull 1-4")]
    for seed in range(60):
        ships = dict.fromkeys(range(3), "b2")
        table = lay(3, [["kraken 4-1"], [], ["kraken 3-1"]], ships=ships, treasures=treasures, seed=seed)
        first = table.do("gunner blue", "gunner pink")
        if [event.who for event in first if event.what == "robbed"] == [0, 2]:
            (treasure,) = table.view(1)["seats"][2]["treasures"]
            assert treasure["known_to"] == [0, 1, 2]
            printed = {"colour": "skull", "cannonballs": 1, "treasures": 4}
            assert treasure["card"] == {"what": "card", "id": treasure["id"], **printed}
            return
    pytest.fail("luck never fell that way")


@pytest.mark.clause("AG-G1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagined_positions_are_possible_ones_throughout_a_game(players: int) -> None:
    match = antics.new("antigua", players, 11)
    random = Random(1)
    for i in range(500):
        if match.over:
            break
        seat = match.waiting[0]
        match.play(seat, random.choice(match.legal(seat)))
        if i % 10 == 0:
            for other in (*range(players), WATCHER):
                s = match.state.copy()
                chance.reseed(s, i)
                rules.redeal(s, other)
                assert audit(s) == []
                assert see(s, other) == see(match.state, other)
                again = match.state.copy()
                chance.reseed(again, i + 1)
                rules.redeal(again, other)
                chance.reseed(again, i)
                rules.redeal(again, other)
                assert again.face == s.face, "a redeal follows from what the seat knows alone"
    hidden = {NAMES[cell] for cell in range(CELLS) if in_grid(players, cell)}
    assert hidden == {card["name"] for card in match.view()["sea"]}


def test_compiled_code_imagines_the_same() -> None:
    program = native.compiled(redeals, rules)
    match = antics.new("antigua", 3, 5)
    random = Random(7)
    while not match.over and match.state.found < 4:
        match.play(match.waiting[0], random.choice(match.legal(match.waiting[0])))
    for seat in (0, 1, 2, WATCHER):
        row = match.state.packed()
        program.redeal(row[0], seat)
        s = match.state.copy()
        redeals.redeal(s, seat)
        assert State.load(row[0]) == s
