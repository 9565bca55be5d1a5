"""Animal Kingdoms drawn for the terminal."""

from __future__ import annotations

from antics.core.seats import INKS, MARKS, badge
from antics.games.animal_kingdoms.board import AGES
from antics.games.animal_kingdoms.events import PEOPLE
from antics.games.animal_kingdoms.state import EGON
from antics.games.animal_kingdoms.view import (
    AnimalKingdomsBattle,
    AnimalKingdomsKingdom,
    AnimalKingdomsSeat,
    AnimalKingdomsView,
)

EGONS_MARK, EGONS_INK, EGONS_BADGE = "✚", "#a0a0a0", "white on #505050"


def draw(seen: AnimalKingdomsView) -> str:
    over, out = seen["phase"] == "over", any(it["out"] for it in seen["seats"])
    swaps = "   no more swaps" if (out or seen["closed"]) and not over else ""
    lines = [
        f"[bold]Age {seen['age']} of {AGES}[/]   pile {seen['pile']}"
        f"   discards {len(seen['discards'])}{_top(seen)}   bonus tokens {seen['bonus_left']}{swaps}",
        "",
    ]
    for kingdom in seen["kingdoms"]:
        lines += _picture(kingdom, seen["age"])
    lines += [_battle_line(seen["battle"]), ""] if seen["battle"] else [""]
    lines += [_person(it) for it in seen["seats"]]
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
    """The normal fields and then the crown."""
    laid = [_mark(name) for name in kingdom["fields"]]
    *normal, crown = laid + ["[dim]·[/]"] * (kingdom["size"] - len(laid))
    return " ".join([*normal, f"♛{crown}"])


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


def _person(it: AnimalKingdomsSeat) -> str:
    who = PEOPLE.index(it["name"])
    name = it["name"].ljust(6)
    plate = f"[bold {EGONS_BADGE}] {EGONS_MARK} {name} [/]" if who == EGON else badge(who, name)
    bonus = " ".join("?" if value is None else str(value) for value in it["bonus"])
    cards = f"  cards {it['cards']}" if who != EGON else ""
    return (
        f"{plate} points {it['points']:3}{cards}{f'  bonus {bonus}' if bonus else ''}"
        f"{'  [dim]out[/]' if it['out'] else ''}"
    )
