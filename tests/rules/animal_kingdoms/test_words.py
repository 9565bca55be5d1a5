"""What is said: why not, what happened, what a seat may know."""

from __future__ import annotations

import pytest

import antics
from antics.core.table import WATCHER
from antics.games.animal_kingdoms.pieces import LAWS
from antics.games.animal_kingdoms.words import BREACHES, SENTENCES, kind, objection, say
from tests.rules.animal_kingdoms.tables import CARD, Table

# A law in kingdom 6, what lies in 5, 6 and 7, a card, and why it may not be laid.
WHY_NOT = [
    ("L01", "", "", "", "owl-5", "an owl is neither frog nor wolf"),
    ("L02", "", "", "", "bee-5", "a bee is neither lizard nor tiger"),
    ("L03", "", "", "", "owl-5", "an owl is neither bee nor panda"),
    ("L04", "", "", "", "bee-5", "a bee is neither okapi nor owl"),
    ("L05", "", "", "", "owl-5", "5 is not 1, 2 or 3"),
    ("L06", "", "", "", "owl-6", "6 is not 4 or 5"),
    ("L07", "", "", "", "owl-5", "5 is not 6, 7 or 8"),
    ("L08", "", "", "", "owl-5", "5 is odd"),
    ("L09", "", "", "", "owl-6", "6 is even"),
    ("L10", "", "bee-2 bee-4", "", "owl-6", "6 is even like the last number, 4"),
    ("L11", "", "owl-2 bee-4", "", "owl-6", "there is an owl here already"),
    ("L12", "", "owl-2 bee-4", "", "tiger-2", "there is a 2 here already"),
    ("L13", "", "owl-1 bee-2", "", "tiger-4", "the next number is 3, not 4"),
    ("L14", "", "owl-8 bee-7", "", "tiger-8", "the next number is 6, not 8"),
    ("L15", "", "owl-8", "", "tiger-2", "2 is not next to the last number, 8"),
    ("L16", "", "", "", "tiger-2", "only a pair is laid here"),
    ("L17", "", "owl-8", "", "tiger-2", "the last card, owl-8, has another species and number"),
    ("L18", "owl-7", "", "bee-3", "tiger-5", "5 is lower than the highest neighbour, 7"),
    ("L18", "owl-1", "", "bee-8", "tiger-5", "beside a 1 and an 8 only a 1 is legal, not 5"),
    ("L18", "owl-1", "", "", "tiger-8", "8 is lower than the highest neighbour, 1"),
    ("L19", "owl-7", "", "bee-3", "tiger-5", "5 is higher than the lowest neighbour, 3"),
    ("L19", "owl-1", "", "bee-8", "tiger-1", "beside a 1 and an 8 only an 8 is legal, not 1"),
    ("L20", "owl-7", "", "bee-3", "tiger-5", "no neighbour shows a tiger"),
    ("L21", "owl-7", "", "bee-3", "tiger-5", "no neighbour shows a 5"),
    ("L22", "owl-7", "", "bee-3", "owl-5", "a neighbour shows an owl"),
    ("L23", "owl-7", "", "bee-3", "tiger-3", "a neighbour shows a 3"),
    ("L24", "owl-7", "", "bee-3", "tiger-5", "no neighbour shows a tiger or a 5"),
    ("L25", "owl-7", "", "bee-3", "tiger-7", "7 is not lower than the highest neighbour, 7"),
    ("L26", "owl-7", "", "bee-3", "tiger-3", "3 is not higher than the lowest neighbour, 3"),
    ("L27", "owl-7", "", "bee-3", "owl-5", "another kingdom shows an owl"),
    ("L28", "owl-7", "", "bee-3", "tiger-7", "another kingdom shows a 7"),
    ("L29", "owl-7", "", "bee-3", "tiger-5", "no other kingdom shows a 5"),
    ("L30", "owl-7", "", "bee-3", "tiger-5", "no other kingdom shows a tiger"),
]


@pytest.mark.parametrize(("law", "left", "here", "right", "card", "reason"), WHY_NOT)
def test_whoever_asks_why_not_hears_the_law_and_the_reason(
    law: str, left: str, here: str, right: str, card: str, reason: str
) -> None:
    others = [other for other in ("L11", "L12", "L10", "L15", "L17") if other != law]
    table = Table(3, laws=" ".join([*others[:2], law, *others[2:4]]))
    table.hand(0, f"{card} frog-1 frog-3 lizard-6")
    for size, cards in ((5, left), (6, here), (7, right)):
        table.lay(size, cards)
    refusal = table.refusal(f"play {card} to 6")
    assert refusal.clause == f"AK-{law}"
    assert refusal.reason == f"'play {card} to 6': law {law}: {reason}"


def test_every_law_has_its_reason() -> None:
    assert {f"L{n:02}" for n in BREACHES} == {law.id for law in LAWS} == {row[0] for row in WHY_NOT}


@pytest.mark.parametrize(
    ("text", "clause", "reason"),
    [
        ("play wolf-8 to 5", "AK-C1", "do not hold wolf-8"),
        ("swap wolf-8", "AK-C2", "do not hold wolf-8"),
        ("swap frog-5 wolf-8", "AK-C2", "do not hold wolf-8"),
        ("swap frog-5 frog-5", "AK-C2", "named once"),
        ("battle frog-5", "AK-E2", "no battle"),
        (
            "play pair bee-2 frog-5 to 4 top bee-2",
            "AK-L16",
            "bee-2 and frog-5 share neither species nor number",
        ),
        ("play pair bee-2 wolf-8 to 4 top bee-2", "AK-L16", "do not hold wolf-8"),
        ("play pair frog-5 owl-2 to 4 top owl-2", "AK-L16", "makes a pair with no later card"),
        ("play pair owl-2 bee-2 to 4 top frog-5", "AK-L16", "bee-2 or owl-2 lies on top"),
        ("play pair owl-2 bee-2 to 5 top owl-2", "AK-C1", "not possible"),
        ("play pair owl-2 bee-2 to 4", "AK-C1", "not possible"),
    ],
)
def test_other_refusals_name_their_clause_too(text: str, clause: str, reason: str) -> None:
    table = Table(3, laws="L16 L01 L02 L03 L04")
    table.hand(0, "frog-5 owl-2 bee-2 bee-3")
    refusal = table.refusal(text)
    assert reason in refusal.reason
    assert refusal.clause == clause


def test_a_pair_without_its_law_is_refused() -> None:
    table = Table(3, laws="L11 L01 L02 L03 L04")
    table.hand(0, "tiger-5 owl-2 bee-2 bee-3")
    assert "not in force" in table.refusal("play pair owl-2 bee-2 to 4 top owl-2").reason
    table = Table(3, laws="L16 L01 L02 L03 L04")
    table.shields(4, blue=4, crown="blue")
    table.hand(0, "tiger-5 owl-2 bee-2 bee-3")
    assert "full" in table.refusal("play pair owl-2 bee-2 to 4 top owl-2").reason


def test_cards_may_be_named_in_any_order() -> None:
    table = Table(3, laws="L16 L01 L02 L03 L04")
    table.hand(0, "tiger-5 owl-2 bee-2 bee-3")
    for text, same in (
        ("swap bee-3 tiger-5 bee-2", "swap tiger-5 bee-2 bee-3"),
        ("play pair owl-2 bee-2 to 4 top owl-2", "play pair bee-2 owl-2 to 4 top owl-2"),
    ):
        table.match.state = table.s
        assert table.match.parse(0, text).text == same
    table = Table(2, egon=True)
    table.hand(0, "tiger-5 owl-2 bee-2 bee-3")
    table.match.state = table.s
    assert table.match.parse(0, "swap bee-3 tiger-5 bee-2").text == "swap tiger-5 bee-3 bee-2"


def test_every_step_has_a_word_and_an_objection_everywhere() -> None:
    for seed, players in ((1, 1), (2, 2), (3, 4)):
        match = antics.new("animal-kingdoms", players=players, seed=seed)
        rules, words = match.game.rules, match.game.words
        for seat in range(players):
            found = [words.word(match.state, seat, step) for step in range(rules.STEPS)]
            assert len(set(found)) == rules.STEPS
            for step in range(rules.STEPS):
                clause, reason = objection(match.state, seat, step)
                assert clause.startswith("AK-")
                assert reason


def test_every_event_can_be_told() -> None:
    assert sorted(SENTENCES) == list(range(len(SENTENCES)))
    assert len({kind(what) for what in SENTENCES}) == len(SENTENCES)


@pytest.mark.clause("AK-G1")
def test_drawn_cards_are_named_to_their_owner_only() -> None:
    table = Table(3)
    table.hand(0, "tiger-5 owl-2 bee-2 bee-3")
    table.next_cards("wolf-4")
    events = table.play("swap bee-3")
    assert [say(event, 0) for event in events][-1] == "Orange draws wolf-4."
    for seat in (1, 2, WATCHER):
        assert [say(event, seat) for event in events][-1] == "Orange draws a card."


@pytest.mark.clause("AK-G1")
def test_a_seat_sees_its_own_hand_and_all_that_lies_open() -> None:
    table = Table(3)
    table.hand(0, "tiger-5 owl-2 bee-2 bee-3")
    table.lay(6, "wolf-1 wolf-2")
    table.discard("frog-7")
    table.match.state = table.s
    seen = table.match.view(0)
    assert seen["seats"][0]["hand"] == ["tiger-5", "bee-2", "bee-3", "owl-2"]
    assert [seat["cards"] for seat in seen["seats"]] == [4, 4, 4]
    for seat in (1, 2, None):
        other = table.match.view(seat)
        assert other["seats"][0]["hand"] is None
        assert other["kingdoms"][2]["cards"] == ["wolf-1", "wolf-2"]
        assert other["discards"] == ["frog-7"]
        assert not any(name in repr(other) for name in ("'tiger-5'", "'owl-2'", "'bee-2'", "'bee-3'"))


@pytest.mark.clause("AK-G1")
def test_a_redeal_keeps_what_the_seat_knows_and_mixes_hands_piles_and_bonus() -> None:
    table = Table(3)
    table.fill(4, "blue")
    table.hand(0, "tiger-5 owl-2 bee-2 bee-3")
    table.play("play tiger-5 to 4")
    rules = table.match.game.rules
    hands, bonus, laws, tops = set(), set(), set(), set()
    for n in range(60):
        twin = table.s.copy()
        twin.key = [n + 1] * 8
        twin.drawn = 0
        rules.redeal(twin, 1)
        assert twin.face[twin.lying[0][0]] == CARD["tiger-5"]
        assert [twin.face[p] for p in twin.hand[1]] == [table.s.face[p] for p in table.s.hand[1]]
        hands.add(tuple(sorted(twin.face[p] for p in twin.hand[0])))
        bonus.add(twin.face[94])
        laws.add(twin.face[64 + 5])
        tops.add(twin.face[twin.pile[twin.in_pile - 1]])
    assert bonus == {2, 3, 4, 5}
    assert len(hands) > 50
    assert len(laws) > 15
    assert len(tops) > 20
