"""Animal Kingdoms as a seat may see it: as plain data, and drawn for the terminal."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Literal

from typing_extensions import TypedDict

from antics.core.seats import INKS, MARKS, badge
from antics.core.state import EVERYONE, knows
from antics.games.animal_kingdoms.board import AGES, KINGDOMS, SIZE, THRONES
from antics.games.animal_kingdoms.laws import allows, is_open, seen_from
from antics.games.animal_kingdoms.pieces import (
    BONUSES,
    CARDS,
    FIRST_BONUS,
    FIRST_LAW,
    HAND,
    LAWS,
    MARK,
    NO_CARD,
    PAIR_LAW,
)
from antics.games.animal_kingdoms.rules import may_swap, waiting
from antics.games.animal_kingdoms.scoring import throne_value
from antics.games.animal_kingdoms.state import (
    EGON,
    FROM_BONUS,
    IN_BATTLE,
    NOBODY,
    OVER,
    PLACES,
    State,
    everyone,
)
from antics.games.animal_kingdoms.words import NAMES, PEOPLE

Phase = Literal["turn", "battle", "next", "scoring", "over"]
PHASES: tuple[Phase, ...] = ("turn", "battle", "next", "scoring", "over")

# ---- what a seat may see -----------------------------------------------------------------------------


class AnimalKingdomsLaw(TypedDict):
    id: str
    title: str
    looks_at: Literal["own", "neighbours", "others"]


class AnimalKingdomsKingdom(TypedDict):
    size: int
    law: AnimalKingdomsLaw
    filled: int  # golden fields with a shield
    shields: dict[str, int]  # whose they are, the crown's included
    crown: str | None
    thrones: list[str]
    tokens: list[int]  # one for each age
    cards: list[str]  # in the order laid


class AnimalKingdomsSeat(TypedDict):
    name: str
    points: int
    thrones: int  # what they are worth
    out: bool
    bonus: list[int | None]
    cards: int
    hand: list[str] | None


class AnimalKingdomsBattle(TypedDict):
    kingdom: int
    token: int
    tied: list[str]
    fighting: list[str]  # who is left of them
    laid: list[str]  # who has chosen a card
    own: str | None


class AnimalKingdomsView(TypedDict):
    players: int
    egon: bool
    age: int
    round: int
    phase: Phase
    waiting: list[int]
    turn: int
    start: int
    may_swap: bool
    kingdoms: list[AnimalKingdomsKingdom]
    seats: list[AnimalKingdomsSeat]  # Egon comes last
    battle: AnimalKingdomsBattle | None
    pile: int
    discards: list[str]  # the last one lies on top
    bonus_left: int
    you: int | None


def see(s: State, seat: int) -> AnimalKingdomsView:
    return {
        "players": s.players,
        "egon": bool(s.egon),
        "age": s.age + 1,
        "round": s.round,
        "phase": PHASES[s.phase],
        "waiting": [p for p in range(s.players) if waiting(s) >> p & 1],
        "turn": s.turn,
        "start": s.first,
        "may_swap": may_swap(s),
        "kingdoms": [_kingdom(s, k) for k in range(KINGDOMS)],
        "seats": [_seat(s, who, seat) for who in range(PLACES) if everyone(s) >> who & 1],
        "battle": _battle(s, seat),
        "pile": s.in_pile,
        "discards": [NAMES[s.face[piece]] for piece in s.discards[: s.in_discards]],
        "bonus_left": max(0, BONUSES - 1 - s.bonuses) if s.players > 1 else 0,
        "you": seat if seat < s.players else None,
    }


def _kingdom(s: State, k: int) -> AnimalKingdomsKingdom:
    law = LAWS[s.law[k] - 1]
    return {
        "size": SIZE[k],
        "law": {"id": law.id, "title": law.title, "looks_at": law.arrow},
        "filled": s.filled[k],
        "shields": {
            PEOPLE[w]: s.shields[k][w] - s.throne[k].count(w) for w in range(PLACES) if everyone(s) >> w & 1
        },
        "crown": PEOPLE[s.crown[k]] if s.crown[k] != NOBODY else None,
        "thrones": [PEOPLE[w] for w in s.throne[k] if w != NOBODY],
        "tokens": s.token[k][:],
        "cards": [NAMES[s.face[piece]] for piece in s.lying[k][: s.laid[k]]],
    }


def _seat(s: State, who: int, seat: int) -> AnimalKingdomsSeat:
    return {
        "name": PEOPLE[who],
        "points": s.points[who],
        "thrones": throne_value(s, who),
        "out": bool(s.out >> who & 1),
        "bonus": [
            s.face[FIRST_BONUS + i] if knows(s, seat, FIRST_BONUS + i) else None
            for i in range(s.bonuses)
            if s.bonus_of[i] == who
        ],
        "cards": s.held[who] if who != EGON else 0,
        "hand": _hand(s, who) if who == seat < s.players else None,
    }


def _hand(s: State, seat: int) -> list[str]:
    return [NAMES[card] for card in sorted(s.face[piece] for piece in s.hand[seat][: s.held[seat]])]


def _battle(s: State, seat: int) -> AnimalKingdomsBattle | None:
    if s.phase != IN_BATTLE:
        return None
    return {
        "kingdom": SIZE[s.kingdom],
        "token": s.token[s.kingdom][s.age],
        "tied": [PEOPLE[who] for who in range(PLACES) if s.tied >> who & 1],
        "fighting": [PEOPLE[who] for who in range(PLACES) if s.fighting >> who & 1],
        "laid": [PEOPLE[p] for p in range(s.players) if s.card[p] != NOBODY],
        "own": NAMES[s.face[s.card[seat]]] if seat < s.players and s.card[seat] != NOBODY else None,
    }


# ---- the picture -------------------------------------------------------------------------------------

EGONS_MARK, EGONS_INK, EGONS_BADGE = "✚", "#a0a0a0", "white on #505050"


def draw(seen: AnimalKingdomsView) -> str:
    swaps = "" if seen["may_swap"] or seen["phase"] == PHASES[OVER] else "   no more swaps"
    lines = [
        f"[bold]Age {seen['age']} of {AGES}[/]   pile {seen['pile']}"
        f"   discards {len(seen['discards'])}{_top(seen)}   bonus tokens {seen['bonus_left']}{swaps}",
        "",
    ]
    for kingdom in seen["kingdoms"]:
        lines += _picture(kingdom, seen["age"])
    lines += [_battle_line(seen["battle"]), ""] if seen["battle"] else [""]
    lines += [_person(seen, it) for it in seen["seats"]]
    hand = next((it["hand"] for it in seen["seats"] if it["hand"] is not None), None)
    if hand is not None:
        lines += ["", "your hand   " + "   ".join(_card(card) for card in hand)]
    return "\n".join(lines)


def _top(seen: AnimalKingdomsView) -> str:
    return f", {_card(seen['discards'][-1])} on top" if seen["discards"] else ""


def _picture(kingdom: AnimalKingdomsKingdom, age: int) -> list[str]:
    law = kingdom["law"]
    tokens = " ".join(
        f"[dim strike]{value}[/]" if i < age - 1 else f"[bold]{value}[/]" if i == age - 1 else str(value)
        for i, value in enumerate(kingdom["tokens"])
    )
    thrones = " ".join(_mark(name) for name in kingdom["thrones"]) or "[dim]–[/]"
    cards = kingdom["cards"]
    lying = f"last {_card(cards[-1])}" if cards else "[dim]no card[/]"
    before = f"  [dim]before {' '.join(cards[:-1])}[/]" if cards[:-1] else ""
    return [
        f"[bold]kingdom {kingdom['size']}[/]  {law['id']} [italic]{law['title']}[/]"
        f" [dim]({law['looks_at']})[/]",
        f"   fields {_fields(kingdom)}  thrones {thrones}  tokens {tokens}  {lying}{before}",
    ]


def _fields(kingdom: AnimalKingdomsKingdom) -> str:
    """The normal fields and then the crown; shields are sorted by owner."""
    crown = kingdom["crown"]
    laid = [_mark(name) for name, n in kingdom["shields"].items() for _ in range(n - (name == crown))]
    free = ["[dim]·[/]"] * (kingdom["size"] - 1 - len(laid))
    return " ".join([*laid, *free, "♛" + (_mark(crown) if crown else "[dim]·[/]")])


def _mark(name: str) -> str:
    who = PEOPLE.index(name)
    return f"[{EGONS_INK}]{EGONS_MARK}[/]" if who == EGON else f"[{INKS[who]}]{MARKS[who]}[/]"


def _card(name: str) -> str:
    return f"[bold]{name}[/]"


def _battle_line(battle: AnimalKingdomsBattle) -> str:
    laid = ", ".join(battle["laid"]) or "nobody yet"
    own = f"; yours is {_card(battle['own'])}" if battle["own"] else ""
    fighting = ", ".join(battle["fighting"])
    return (
        f"[bold]battle[/] for {battle['token']} points in kingdom {battle['kingdom']}: {fighting}"
        f"   laid: {laid}{own}"
    )


def _person(seen: AnimalKingdomsView, it: AnimalKingdomsSeat) -> str:
    who = PEOPLE.index(it["name"])
    turn = "[bold]▸[/]" if who in seen["waiting"] else " "
    name = it["name"].ljust(6)
    plate = f"[bold {EGONS_BADGE}] {EGONS_MARK} {name} [/]" if who == EGON else badge(who, name)
    bonus = " ".join("?" if value is None else str(value) for value in it["bonus"])
    cards = f"  cards {it['cards']}" if who != EGON else ""
    return (
        f"{turn} {plate} points {it['points']:3}{cards}{f'  bonus {bonus}' if bonus else ''}"
        f"{'  [dim]out[/]' if it['out'] else ''}"
    )


# ---- what must hold ----------------------------------------------------------------------------------


def audit(s: State) -> list[str]:
    """Nothing is lost, nothing doubled, and what is kept beside the cards agrees with them."""
    wrong = []
    if sorted(_cards_anywhere(s)) != list(range(CARDS)) or sorted(s.face[:CARDS]) != list(range(CARDS)):
        wrong.append("cards are lost or doubled (AK-A1)")
    laws = [law for law in s.face[FIRST_LAW:FIRST_BONUS] if law > 0]
    if len(set(laws)) != len(laws) or s.law != s.face[FIRST_LAW + KINGDOMS * s.age :][:KINGDOMS]:
        wrong.append("laws are lost or doubled (AK-A2)")
    if s.pairs != (s.law.index(PAIR_LAW) if PAIR_LAW in s.law else -1):
        wrong.append("pairs are laid in the wrong place (AK-L16)")
    if any(s.seen[piece] != EVERYONE for k in range(KINGDOMS) for piece in s.lying[k][: s.laid[k]]):
        wrong.append("a card lies in a kingdom face down (AK-G1)")
    if any(s.seen[piece] != EVERYONE for piece in s.discards[: s.in_discards]):
        wrong.append("a discard is face down (AK-G1)")
    for p in range(s.players):
        if any(not knows(s, p, piece) for piece in s.hand[p][: s.held[p]]):
            wrong.append("a seat does not know its own hand (AK-G1)")
        if s.held[p] != HAND and s.phase != IN_BATTLE:
            wrong.append("a hand is not full (AK-C1)")
    wrong += [complaint for k in range(KINGDOMS) for complaint in _audit_kingdom(s, k)]
    wrong += _audit_points(s)
    return wrong


def _cards_anywhere(s: State) -> list[int]:
    cards = s.pile[: s.in_pile] + s.discards[: s.in_discards]
    cards += [piece for p in range(s.players) for piece in s.hand[p][: s.held[p]]]
    cards += [piece for k in range(KINGDOMS) for piece in s.lying[k][: s.laid[k]]]
    return cards + [piece for piece in s.card if piece != NOBODY]


def _audit_kingdom(s: State, k: int) -> list[str]:
    wrong = []
    thrones = THRONES - s.throne[k].count(NOBODY)
    if sum(s.shields[k]) != s.filled[k] + thrones or not 0 <= s.filled[k] <= SIZE[k]:
        wrong.append("shields are lost or doubled (AK-A4)")
    if (s.crown[k] != NOBODY) != (s.filled[k] == SIZE[k]):
        wrong.append("a crown is taken before the normal fields (AK-C1)")
    if s.crown[k] != NOBODY and not s.out >> s.crown[k] & 1:
        wrong.append("whoever took a crown is not out (AK-C3)")
    if any(s.throne[k][i] != NOBODY for i in range(s.age, THRONES)):
        wrong.append("a throne is taken too early (AK-E4)")
    if s.token[k] != sorted(s.token[k]):
        wrong.append("tokens do not ascend (AK-B1)")
    seen = [MARK[s.face[piece]] for piece in s.lying[k][: s.laid[k]]]
    if s.last[k] != (seen or [0])[-1] or s.lie[k] != reduce(or_, seen, 0):
        wrong.append("what is seen of a kingdom is out of date (AK-D1)")
    if s.legal[k] != (allows(s.law[k], seen_from(s, k), s.laid[k]) if is_open(s, k) else NO_CARD):
        wrong.append("what is legal in a kingdom is out of date (AK-D1)")
    return wrong


def _audit_points(s: State) -> list[str]:
    wrong = []
    if any(sum(s.source[who]) != s.points[who] for who in range(PLACES)):
        wrong.append("points and their sources differ (AK-E1)")
    if s.bonuses > BONUSES - 1 or (s.players == 1 and s.bonuses):
        wrong.append("too many bonus tokens are taken (AK-B1)")
    shown = sum(s.face[FIRST_BONUS + i] for i in range(s.bonuses) if s.bonus_of[i] == EGON or s.phase == OVER)
    if sum(s.source[who][FROM_BONUS] for who in range(PLACES)) != shown:
        wrong.append("bonus tokens are counted wrongly (AK-E5)")
    return wrong
