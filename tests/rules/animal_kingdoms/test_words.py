"""What is said: why not, what happened, what a seat may know."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import antics
from antics.core import clauses, speech
from antics.core.events import Event
from antics.core.message import Message, Player, message_of
from antics.core.state import WATCHER
from antics.games.animal_kingdoms import GAME, words
from antics.games.animal_kingdoms.pieces import LAWS
from antics.games.animal_kingdoms.state import Phase
from antics.games.animal_kingdoms.words import ask, caption, objection, verdict
from tests.rules.animal_kingdoms.tables import CARD, Layout

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
    ("L10", "", "bee-2 bee-4", "", "owl-6", "Even and odd take turns: no 6 follows the 4"),
    ("L11", "", "owl-2 bee-4", "", "owl-6", "There is an owl here already"),
    ("L12", "", "owl-2 bee-4", "", "tiger-2", "The number 2 lies here already"),
    ("L13", "", "owl-1 bee-2", "", "tiger-4", "The next number is 3, not 4"),
    ("L14", "", "owl-8 bee-7", "", "tiger-8", "The next number is 6, not 8"),
    ("L15", "", "owl-8", "", "tiger-2", "2 is not next to the last number, 8"),
    ("L16", "", "", "", "tiger-2", "Only a pair is laid here"),
    ("L17", "", "owl-8", "", "tiger-2", "The last card, owl 8, has another species and number"),
    ("L18", "owl-7", "", "bee-3", "tiger-5", "5 is lower than the highest neighbour, 7"),
    ("L18", "owl-1", "", "bee-8", "tiger-5", "Between a 1 and an 8 only a 1 is legal, not 5"),
    ("L18", "owl-1", "", "", "tiger-8", "8 is lower than the highest neighbour, 1"),
    ("L19", "owl-7", "", "bee-3", "tiger-5", "5 is higher than the lowest neighbour, 3"),
    ("L19", "owl-1", "", "bee-8", "tiger-1", "Between a 1 and an 8 only an 8 is legal, not 1"),
    ("L20", "owl-7", "", "bee-3", "tiger-5", "No neighbour shows a tiger"),
    ("L21", "owl-7", "", "bee-3", "tiger-5", "No neighbour shows the number 5"),
    ("L22", "owl-7", "", "bee-3", "owl-5", "Fivefield shows an owl"),
    ("L23", "owl-7", "", "bee-3", "tiger-3", "Sevenfield shows the number 3"),
    ("L24", "owl-7", "", "bee-3", "tiger-5", "No neighbour shows a tiger or the number 5"),
    ("L25", "owl-7", "", "bee-3", "tiger-7", "7 is not lower than the highest neighbour, 7"),
    ("L26", "owl-7", "", "bee-3", "tiger-3", "3 is not higher than the lowest neighbour, 3"),
    ("L27", "owl-7", "", "bee-3", "owl-5", "Fivefield shows an owl"),
    ("L28", "owl-7", "", "bee-3", "tiger-7", "Fivefield shows the number 7"),
    ("L29", "owl-7", "", "bee-3", "tiger-5", "No other kingdom shows the number 5"),
    ("L30", "owl-7", "", "bee-3", "tiger-5", "No other kingdom shows a tiger"),
]


@pytest.mark.parametrize(("law", "left", "here", "right", "card", "reason"), WHY_NOT)
def test_whoever_asks_why_not_hears_the_law_and_the_reason(
    law: str, left: str, here: str, right: str, card: str, reason: str
) -> None:
    others = [other for other in ("L11", "L12", "L10", "L15", "L17") if other != law]
    table = Layout(3, laws=" ".join([*others[:2], law, *others[2:4]]))
    table.hand(0, f"{card} frog-1 frog-3 lizard-6")
    for size, cards in ((5, left), (6, here), (7, right)):
        table.lay(size, cards)
    refusal = table.refusal(f"play {card} to 6")
    assert refusal.clause == f"AK-{law}"
    assert refusal.reason == f"'play {card} to 6': {reason}."


def test_every_law_has_its_reason() -> None:
    assert {law.id for law in LAWS} == {row[0] for row in WHY_NOT}


@pytest.mark.parametrize(
    ("text", "clause", "reason"),
    [
        ("play wolf-8 to 5", "AK-C1", "do not hold wolf 8"),
        ("swap wolf-8", "AK-C2", "do not hold wolf 8"),
        ("swap frog-5 wolf-8", "AK-C2", "do not hold wolf 8"),
        ("swap frog-5 frog-5", "AK-C2", "named once"),
        ("battle frog-5", "AK-E2", "no battle"),
        (
            "play pair bee-2 frog-5 to 4 top bee-2",
            "AK-L16",
            "bee 2 and frog 5 share neither species nor number",
        ),
        ("play pair bee-2 wolf-8 to 4 top bee-2", "AK-L16", "do not hold wolf 8"),
        ("play pair bee-2 bee-2 to 4 top bee-2", "AK-L16", "named once"),
        (
            "play pair frog-5 owl-2 to 4 top owl-2",
            "AK-L16",
            "shares neither species nor number with another card",
        ),
        ("play pair owl-2 bee-2 to 4 top frog-5", "AK-L16", "bee 2 or owl 2 lies on top"),
        ("play pair owl-2 bee-2 to 5 top owl-2", "AK-L16", "not possible"),
        ("play pair owl-2 bee-2 to 4", "AK-L16", "not possible"),
    ],
)
def test_other_refusals_name_their_clause_too(text: str, clause: str, reason: str) -> None:
    table = Layout(3, laws="L16 L01 L02 L03 L04")
    table.hand(0, "frog-5 owl-2 bee-2 bee-3")
    refusal = table.refusal(text)
    assert reason in refusal.reason
    assert refusal.clause == clause


def test_a_pair_without_its_law_is_refused() -> None:
    table = Layout(3, laws="L11 L01 L02 L03 L04")
    table.hand(0, "tiger-5 owl-2 bee-2 bee-3")
    assert "not in force" in table.refusal("play pair owl-2 bee-2 to 4 top owl-2").reason
    table = Layout(3, laws="L16 L01 L02 L03 L04")
    table.shields(4, blue=4, crown="blue")
    table.hand(0, "tiger-5 owl-2 bee-2 bee-3")
    assert "full" in table.refusal("play pair owl-2 bee-2 to 4 top owl-2").reason


def test_cards_may_be_named_in_any_order() -> None:
    table = Layout(3, laws="L16 L01 L02 L03 L04")
    table.hand(0, "tiger-5 owl-2 bee-2 bee-3")
    for text, same in (
        ("swap bee-3 tiger-5 bee-2", "swap tiger-5 bee-2 bee-3"),
        ("play pair owl-2 bee-2 to 4 top owl-2", "play pair bee-2 owl-2 to 4 top owl-2"),
    ):
        table.match.state = table.s
        assert table.match.parse(0, text).text == same
    table = Layout(2, egon=True)
    table.hand(0, "tiger-5 owl-2 bee-2 bee-3")
    table.match.state = table.s
    assert table.match.parse(0, "swap bee-3 tiger-5 bee-2").text == "swap tiger-5 bee-3 bee-2"


def test_every_step_has_a_word_and_an_objection_everywhere() -> None:
    for seed, players in ((1, 1), (2, 2), (3, 4)):
        match = antics.new("animal-kingdoms", players=players, seed=seed)
        for seat in range(players):
            steps = range(match.game.rules.STEPS)
            assert len({words.word(match.state, seat, step) for step in steps}) == len(steps)
            for step in steps:
                message = objection(match.state, seat, step)
                assert message.clause in clauses.read(GAME)
                assert speech.say(message)


# ---- captions and questions ----


def offered(table: Layout, *steps: str) -> tuple[Message, list[Any]]:
    """What orange is asked, and how its next steps are called, after the steps with these words."""
    table.match.state = table.s
    choice = table.match.choice(0)
    for text in steps:
        choice = choice.then(next(step for step in choice.next_steps() if choice.word(step) == text))
    return ask(choice.state, 0), [caption(choice.state, 0, step) for step in choice.next_steps()]


def texts(captions: list[Any], kind: str) -> list[str]:
    return [speech.say(message_of(GAME.name, one)) for one in captions if one["what"] == kind]


@pytest.mark.clause("AK-C1", "AK-C2")
def test_captions_name_card_and_kingdom_as_the_view_does() -> None:
    table = Layout(3, laws="L01 L05 L06 L02 L03")
    table.hand(0, "wolf-2 owl-7 okapi-7 okapi-8")
    table.fill(5, "blue")
    question, captions = offered(table)
    assert question == Message("animal-kingdoms-ask-turn", {"points": 1}, "AK-C1")
    wolf = {"card": {"what": "card", "name": "wolf-2", "species": "wolf", "number": 2}}
    assert wolf | {"what": "play", "kingdom": 4, "field": "normal"} in captions
    assert wolf | {"what": "play", "kingdom": 5, "field": "crown"} in captions
    assert wolf | {"what": "swap"} in captions
    seen = table.match.view(0)
    assert {caption["card"]["name"] for caption in captions} == set(seen["seats"][0]["hand"])
    assert texts(captions, "play") == [
        "Lay wolf 2 in Fourfield",
        "Lay wolf 2 in Fivefield and take the crown",
    ]


@pytest.mark.clause("AK-L16")
def test_a_pair_is_captioned_card_by_card() -> None:
    table = Layout(3, laws="L16 L01 L02 L03 L04")
    table.hand(0, "frog-5 owl-2 bee-2 bee-3")
    _, captions = offered(table)
    assert texts(captions, "pair") == ["Lay a pair with bee 2"]
    assert {c["kingdom"] for c in captions if c["what"] == "pair"} == {4}
    question, captions = offered(table, "play pair bee-2")
    assert speech.say(question) == "Which card makes a pair with bee 2?"
    assert texts(captions, "partner") == ["… and owl 2", "… and bee 3"]
    question, captions = offered(table, "play pair bee-2", "owl-2 to 4")
    assert speech.say(question) == "Which of the two lies on top?"
    assert texts(captions, "top") == ["Bee 2 on top", "Owl 2 on top"]


@pytest.mark.clause("AK-C2")
def test_a_swap_is_captioned_card_by_card() -> None:
    for table, on_top in ((Layout(3), []), (Layout(2, egon=True), ["… and, on top, tiger 5"])):
        table.hand(0, "tiger-5 owl-2 bee-2 bee-3")
        question, captions = offered(table, "swap bee-2")
        assert question == Message("animal-kingdoms-ask-more", {}, "AK-C2")
        assert sorted(texts(captions, "swap_more")) == ["… and bee 3", "… and owl 2"]
        assert texts(captions, "swap_top") == on_top
        assert texts(captions, "done") == ["That is all"]


@pytest.mark.clause("AK-C4")
def test_whoever_has_no_legal_play_is_asked_to_swap() -> None:
    table = Layout(3, laws="L01 L02 L03 L04 L05")
    table.hand(0, "frog-5 owl-2 bee-2 bee-3")
    assert offered(table)[0].id == "animal-kingdoms-ask-turn"
    table = Layout(3, laws="L01 L02 L05 L08 L13")
    table.hand(0, "owl-5 owl-7 bee-5 bee-7")
    assert offered(table)[0] == Message("animal-kingdoms-ask-swap", {"points": 1}, "AK-C4")
    assert ask(table.s, 1).id == "animal-kingdoms-ask-turn"


@pytest.mark.clause("AK-E2")
def test_a_battle_is_captioned_by_its_cards() -> None:
    table = Layout(3)
    table.hand(0, "tiger-5 owl-2 bee-2 bee-3")
    table.shields(7, orange=1, blue=1)
    table.end_age()
    question, captions = offered(table)
    assert speech.say(question) == "Lay a card face down for the battle in Sevenfield."
    assert "Fight with tiger 5" in texts(captions, "battle")


# ---- what happened ----


def test_a_law_and_the_first_age_rest_on_their_own_clauses() -> None:
    table = Layout(3)
    told = [event.seen_by(0) for event in table.match.opening]
    assert {one["clause"] for one in told if one["what"] == "age"} == {"AK-B1"}
    assert {one["clause"] for one in told if one["what"] == "started"} == {"AK-B1"}
    laws = [one for one in told if one["what"] == "law"]
    assert [one["clause"] for one in laws] == [f"AK-{one['law']['id']}" for one in laws]
    assert [one["clause"] for one in laws] == [
        f"AK-{LAWS[event.face - 1].id}" for event in table.match.opening if event.what == "law"
    ]
    later = [event.seen_by(0) for event in table.end_age()]
    assert {one["clause"] for one in later if one["what"] in ("age", "started")} == {"AK-E4"}


def said(event: Event, seat: int, *how: Any) -> str:
    return speech.say(message_of(GAME.name, event.seen_by(seat)), *how)


def test_egon_is_called_by_his_name_and_players_by_their_seats() -> None:
    table = Layout(2, egon=True)
    table.shields(7, blue=2, Egon=2)
    tied = next(event for event in table.end_age() if event.what == "tied")
    assert tied.seen_by(0)["people"] == [{"seat": 1}, "Egon"]
    assert message_of(GAME.name, tied.seen_by(0)).args["people"] == (Player(1), "Egon")
    assert said(tied, 0, "de", ["Ada", "Bo"]) == "Bo und Egon liegen in Siebenfeld gleichauf und kämpfen."


@pytest.mark.clause("AK-G1")
def test_drawn_cards_are_named_to_their_owner_only() -> None:
    table = Layout(3)
    table.hand(0, "tiger-5 owl-2 bee-2 bee-3")
    table.next_cards("wolf-4")
    events = table.play("swap bee-3")
    assert said(events[-1], 0) == "Orange draws wolf 4."
    for seat in (1, 2, WATCHER):
        assert said(events[-1], seat) == "Orange draws a card."


@pytest.mark.clause("AK-G1")
def test_its_owner_hears_where_a_drawn_card_goes_in_the_hand_and_nobody_else_does() -> None:
    table = Layout(3)
    table.hand(0, "tiger-5 owl-2 bee-2 bee-3")
    table.next_cards("frog-4 panda-1")
    drawn = table.play("swap tiger-5 bee-3")[-2:]
    assert [event.seen_by(0)["place"] for event in drawn] == [1, 0]
    assert table.match.view(0)["seats"][0]["hand"] == ["panda-1", "bee-2", "frog-4", "owl-2"]
    assert {event.seen_by(seat)["place"] for event in drawn for seat in (1, 2, WATCHER)} == {None}


@pytest.mark.clause("AK-D1")
def test_a_law_tells_which_kingdoms_it_looks_at_and_by_what() -> None:
    table = Layout(3, laws="L01 L24 L28 L18 L15")
    table.match.state = table.s
    seen = {kingdom["size"]: kingdom["law"] for kingdom in table.match.view()["kingdoms"]}
    assert {size: (law["looks_at"], law["watches"], law["by"]) for size, law in seen.items()} == {
        4: ("own", [4], ["species"]),
        5: ("neighbours", [6, 4], ["species", "number"]),
        6: ("others", [7, 8, 4, 5], ["number"]),
        7: ("neighbours", [8, 6], ["number"]),
        8: ("own", [8], ["number"]),
    }


# ---- who won ----


def ended(points: tuple[int, ...], **thrones: tuple[int, ...]) -> Message:
    """The verdict on these points, and on thrones in the kingdoms of these sizes."""
    table = Layout(2, age=3, egon=True)
    s = table.s
    for who, n in zip((0, 1, 5), points, strict=True):
        s.points[who] = s.source[who][0] = n
    for name, sizes in thrones.items():
        for size in sizes:
            table.throne(size, name)
    s.phase = Phase.OVER
    return verdict(s)


@pytest.mark.clause("AK-E5")
def test_most_points_win() -> None:
    won = ended((30, 27, 20))
    assert won.clause == "AK-E5"
    assert speech.say(won) == "Orange wins with 30 points, 3 ahead of blue."
    assert speech.say(ended((27, 30, 27))) == "Blue wins with 30 points, 3 ahead of orange and Egon."


@pytest.mark.clause("AK-E5")
def test_thrones_decide_between_equal_points() -> None:
    won = ended((30, 30, 20), orange=(4,), blue=(8,), Egon=(5, 6, 7))
    assert won.clause == "AK-E5"
    assert speech.say(won) == "Blue wins: 30 points, the same as orange, but thrones count 8 to 4."
    assert ended((30, 30, 30), orange=(4, 5), blue=(8,), Egon=(7,)).args == {
        "who": Player(0),
        "rivals": (Player(1), "Egon"),
        "points": 30,
        "thrones": 9,
        "theirs": 8,
    }


@pytest.mark.clause("AK-E5")
def test_equal_points_and_thrones_share_the_win() -> None:
    won = ended((30, 30, 20), orange=(4, 7), blue=(5, 6), Egon=(8,))
    assert won.clause == "AK-E5"
    assert speech.say(won) == "Orange and blue share the win: 30 points and thrones worth 11 each."


@pytest.mark.clause("AK-F7")
def test_egon_can_win_by_points_by_thrones_and_together() -> None:
    for won, text in (
        (ended((20, 27, 30)), "Egon wins with 30 points, 3 ahead of blue."),
        (
            ended((30, 27, 30), Egon=(7,)),
            "Egon wins: 30 points, the same as orange, but thrones count 7 to 0.",
        ),
        (ended((30, 27, 30)), "Orange and Egon share the win: 30 points and thrones worth 0 each."),
    ):
        assert won.clause == "AK-F7"
        assert speech.say(won) == text


# ---- every message is used ----

PAGE = Path(__file__).parents[3] / "web/src/games/animal-kingdoms"
LESSON = PAGE.joinpath("lesson.ts").read_text(encoding="utf-8")
FOR_THE_PAGE = (  # what a page says by itself, of places, pieces and tables of the game
    *("title", "teaser", "over-after", "part", "rival"),
    *("kingdom", "card", "species", "token", "bonus-token", "pile", "discards", "now"),
    *(f"looks-{arrow}" for arrow in {law.arrow for law in LAWS}),
    *(f"option-{option.name}{part}" for option in GAME.options for part in ("", "-about")),
    *(f"source-{source}" for source in GAME.sources),
    *(f"law-{law.id.lower()}{part}" for law in LAWS for part in ("", "-about")),
)


def test_every_message_is_used() -> None:
    file = speech.words_in(GAME.package, "en")
    body = FluentParser().parse(file).body
    ids = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    said = set(FOR_THE_PAGE)
    said |= {kind.what.replace("_", "-") for kind in GAME.events}
    said |= {name.replace("_", "-") for name in re.findall(r'"([a-z_-]+)"', inspect.getsource(words))}
    said |= {f"breach-{law.id.lower()}" for law in LAWS} | {"breach-l18-between", "breach-l19-between"}
    said |= {f"fact-{fact.name}" for fact in GAME.advice.FACTS}
    said |= {f"figure-fits-{size}" for size in range(4, 9)} | {"thing-bonus", "thing-card", "known-from"}
    said |= {f"hidden-{kind}" for kind in ("cards", "bonus", "pile")}
    said |= {f"opening-{what}" for what in ("play", "pair", "swap")}
    said |= set(re.findall(r"{ animal-kingdoms-([a-z-]+) }", file))
    page = "".join(part.read_text(encoding="utf-8") for part in PAGE.rglob("*.*"))
    said |= set(re.findall(r"animal-kingdoms-([a-z-]+)", page))
    steps = ["goal", "fact-1", "fact-2", "fact-3", *re.findall(r'id: "([a-z-]+)"', LESSON)]
    guide = {f"guide-animal-kingdoms-{step}{part}" for step in steps for part in ("", "-about")}
    parts = ("goal", "turn-title", "turn", "end", "conflict-title", "conflict")
    guide |= {f"minute-animal-kingdoms-{part}" for part in parts}
    assert ids <= {f"animal-kingdoms-{name}" for name in said} | guide
    assert {f"animal-kingdoms-{name}" for name in FOR_THE_PAGE} | guide <= ids


# ---- what is seen ----


@pytest.mark.clause("AK-G1")
def test_a_seat_sees_its_own_hand_and_all_that_lies_open() -> None:
    table = Layout(3)
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


@pytest.mark.clause("AK-C1", "AK-C3")
def test_everyone_sees_whose_shields_stand_on_the_fields_in_the_order_laid() -> None:
    table = Layout(3)
    table.shields(4, blue=2)
    table.hand(0, "tiger-5 bee-2 owl-3 frog-8")
    table.hand(1, "tiger-4 bee-1 owl-1 frog-1")
    table.play("play tiger-5 to 4")
    assert table.match.view()["kingdoms"][0]["fields"] == ["blue", "blue", "orange"]
    table.play("play tiger-4 to 5")
    seen = table.match.view(2)["kingdoms"]
    assert [kingdom["fields"] for kingdom in seen] == [["blue", "blue", "orange"], ["blue"], [], [], []]


@pytest.mark.clause("AK-E5")
def test_everyone_sees_what_thrones_are_worth() -> None:
    table = Layout(2, age=3, egon=True)
    table.throne(8, "blue", "Egon")
    table.throne(5, "Egon")
    table.match.state = table.s
    assert [seat["thrones"] for seat in table.match.view()["seats"]] == [0, 8, 13]


@pytest.mark.clause("AK-G1")
def test_a_redeal_keeps_what_the_seat_knows_and_mixes_hands_piles_and_bonus() -> None:
    table = Layout(3)
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
