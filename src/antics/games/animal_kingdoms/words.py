"""Animal Kingdoms in words: steps, what is asked, what happened, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Callable

from antics.core.contract import Objection
from antics.core.match import Event as Happening
from antics.core.seats import NAMES as SEATS
from antics.games.animal_kingdoms import events
from antics.games.animal_kingdoms.board import KINGDOMS, SIZE
from antics.games.animal_kingdoms.cards import holds
from antics.games.animal_kingdoms.laws import (
    is_open,
    is_pair,
    one_and_eight,
    pair_kingdom,
    seen_from,
)
from antics.games.animal_kingdoms.pieces import (
    CARDS,
    HIGHEST,
    LAST,
    LAWS,
    LOOKS,
    LOWEST,
    PAIR_LAW,
    SPECIES,
    card_name,
    number,
    species,
)
from antics.games.animal_kingdoms.rules import may_swap
from antics.games.animal_kingdoms.state import (
    BATTLE,
    DONE,
    IN_BATTLE,
    ON_TURN,
    OVER,
    PAIR,
    PAIRING,
    PLAY,
    SWAP,
    SWAPPING,
    State,
)

PEOPLE = (*SEATS, "Egon")
NAMES = tuple(card_name(card) for card in range(CARDS))

# ---- steps -------------------------------------------------------------------------------------------

STEP_WORDS = (
    *(f"play {name} to {size}" for name in NAMES for size in SIZE),
    *(f"play pair {name}" for name in NAMES),
    *(f"swap {name}" for name in NAMES),
    *(f"battle {name}" for name in NAMES),
    "",  # done
)


def word(s: State, seat: int, step: int) -> str:
    if s.turn == seat and s.picking == SWAPPING and SWAP <= step < BATTLE:
        return NAMES[step - SWAP]
    if s.turn == seat and s.picking == PAIRING and PAIR <= step < SWAP:
        name = NAMES[step - PAIR]
        return f"{name} to {SIZE[pair_kingdom(s)]}" if s.picks == 1 else f"top {name}"
    return STEP_WORDS[step]


def tidy(s: State, seat: int, text: str) -> str:
    """Cards may be named in any order; where Egon plays, the last one swapped lies on top (AK-C2)."""
    words = text.split()
    if words[:1] == ["swap"]:
        end = len(words) - s.egon
        words[1:end] = sorted(words[1:end], key=_order)
    elif words[:2] == ["play", "pair"]:
        words[2:4] = sorted(words[2:4], key=_order)
    return " ".join(words)


def _order(name: str) -> int:
    return NAMES.index(name) if name in NAMES else CARDS


# ---- what is asked -----------------------------------------------------------------------------------


def ask(s: State, seat: int) -> str:
    if s.phase == OVER:
        return "The game is over."
    if s.phase == IN_BATTLE:
        return f"Lay a card for the battle in kingdom {SIZE[s.kingdom]}."
    if may_swap(s):
        return "Play a card to a kingdom, or swap one to four cards for a point."
    return "Play a card to a kingdom; nobody swaps any more."


def clause(s: State, seat: int) -> str:
    if s.phase == OVER:
        return "AK-E5"
    if s.phase == IN_BATTLE:
        return "AK-E2"
    return "AK-C1" if may_swap(s) else "AK-C4"


# ---- why not -----------------------------------------------------------------------------------------


def objection(s: State, seat: int, step: int) -> Objection:
    if step == DONE:
        return Objection("AK-C2", "name the cards to swap first")
    if step >= BATTLE:
        return _no_battle(s, seat, step - BATTLE)
    if s.phase != ON_TURN or s.turn != seat:
        return Objection(clause(s, seat), "this is not what is decided now")
    if step >= SWAP:
        return _no_swap(s, seat, step - SWAP)
    if step >= PAIR:
        return _no_pair(s, seat, step - PAIR)
    return _no_play(s, seat, (step - PLAY) // KINGDOMS, (step - PLAY) % KINGDOMS)


def _no_battle(s: State, seat: int, card: int) -> Objection:
    if s.phase != IN_BATTLE:
        return Objection("AK-E2", "there is no battle now")
    return Objection("AK-E2", f"you do not hold {NAMES[card]}")


def _no_swap(s: State, seat: int, card: int) -> Objection:
    if s.out:
        return Objection("AK-C2", "nobody swaps once somebody is out")
    if s.closed:
        return Objection("AK-C7", "swapping is closed for this age")
    if not holds(s, seat, card):
        return Objection("AK-C2", f"you do not hold {NAMES[card]}")
    return Objection("AK-C2", "each card is named once, in the order of the hand")


def _no_pair(s: State, seat: int, card: int) -> Objection:
    if pair_kingdom(s) < 0:
        return Objection("AK-L16", f"no kingdom takes pairs now: {_no_pair_law(s)}")
    if s.picking == PAIRING and s.picks == 2:
        return Objection("AK-L16", f"{NAMES[s.picked[0]]} or {NAMES[s.picked[1]]} lies on top")
    if not holds(s, seat, card):
        return Objection("AK-L16", f"you do not hold {NAMES[card]}")
    if s.picking == PAIRING and not is_pair(card, s.picked[0]):
        pair = f"{NAMES[s.picked[0]]} and {NAMES[card]}"
        return Objection("AK-L16", f"law L16: {pair} share neither species nor number")
    if s.picking == PAIRING:
        return Objection("AK-L16", "the cards of a pair are named in the order of the hand")
    return Objection("AK-L16", f"law L16: {NAMES[card]} makes a pair with no later card of your hand")


def _no_pair_law(s: State) -> str:
    return "it is full" if PAIR_LAW in s.law else "law L16 is not in force"


def _no_play(s: State, seat: int, card: int, k: int) -> Objection:
    if s.picking:
        return Objection(clause(s, seat), "another choice has been begun")
    if not holds(s, seat, card):
        return Objection("AK-C1", f"you do not hold {NAMES[card]}")
    if not is_open(s, k):
        return Objection("AK-C6", f"kingdom {SIZE[k]} is full")
    law = LAWS[s.law[k] - 1]
    return Objection(f"AK-{law.id}", f"law {law.id}: {_breach(s, k, card)}")


BREACHES = {  # how a card breaks each law
    1: "{a_species} is neither frog nor wolf",
    2: "{a_species} is neither lizard nor tiger",
    3: "{a_species} is neither bee nor panda",
    4: "{a_species} is neither okapi nor owl",
    5: "{n} is not 1, 2 or 3",
    6: "{n} is not 4 or 5",
    7: "{n} is not 6, 7 or 8",
    8: "{n} is odd",
    9: "{n} is even",
    10: "{n} is {parity} like the last number, {last}",
    11: "there is {a_species} here already",
    12: "there is a {n} here already",
    13: "the next number is {up}, not {n}",
    14: "the next number is {down}, not {n}",
    15: "{n} is not next to the last number, {last}",
    16: "only a pair is laid here",
    17: "the last card, {last_card}, has another species and number",
    18: "{n} is lower than the highest neighbour, {high}",
    19: "{n} is higher than the lowest neighbour, {low}",
    20: "no neighbour shows {a_species}",
    21: "no neighbour shows a {n}",
    22: "a neighbour shows {a_species}",
    23: "a neighbour shows a {n}",
    24: "no neighbour shows {a_species} or a {n}",
    25: "{n} is not lower than the highest neighbour, {high}",
    26: "{n} is not higher than the lowest neighbour, {low}",
    27: "another kingdom shows {a_species}",
    28: "another kingdom shows a {n}",
    29: "no other kingdom shows a {n}",
    30: "no other kingdom shows {a_species}",
}


def _breach(s: State, k: int, card: int) -> str:
    law, numbers = s.law[k], seen_from(s, k) & 255
    if law in (18, 19) and one_and_eight(numbers):
        return f"beside a 1 and an 8 only {'a 1' if law == 18 else 'an 8'} is legal, not {number(card)}"
    last = s.face[s.lying[k][s.laid[k] - 1]]
    name = SPECIES[species(card)]
    return BREACHES[law].format(
        n=number(card),
        a_species=f"{'an' if name[0] == 'o' else 'a'} {name}",
        parity="odd" if number(card) % 2 else "even",
        last=number(last) if LOOKS[law] == LAST else "",
        last_card=NAMES[last] if LOOKS[law] == LAST else "",
        up=1 + s.laid[k],
        down=8 - s.laid[k],
        high=HIGHEST[numbers],
        low=LOWEST[numbers],
    )


# ---- what happened -----------------------------------------------------------------------------------

SENTENCES = {
    events.AGE: "Age {age} begins.",
    events.LAW: "Kingdom {kingdom}: {law}.",
    events.STARTED: "{who} starts.",
    events.DREW: "{who} draws {drawn}.",
    events.RESHUFFLED: "The discards are shuffled into a new pile of {a}.",
    events.LAID: "{who} lays {card} in kingdom {kingdom}.",
    events.SHIELD: "{who} puts a shield there, the {nth} of {kingdom}.",
    events.CROWN: "{who} takes the crown of kingdom {kingdom} and is out.",
    events.STUCK: "{who} has no legal play and is out.",
    events.BONUS: "{who} takes a bonus token{worth}.",
    events.SWAPPED: "{who} discards {card} to swap.",
    events.SWAP_POINT: "{who} gains 1 for swapping {a}.",
    events.SWAPS_CLOSED: "Nothing but swaps for {a} turns: swapping is closed for this age.",
    events.TIED: "{people} tie for kingdom {kingdom} and fight.",
    events.CHOSE: "{who} lays a battle card.",
    events.REVEALED: "{who} fights with {card}.",
    events.STILL_TIED: "{people} tie again and fight on.",
    events.WON_BATTLE: "{who} wins the battle.",
    events.PAID: "{who} gains {b} for kingdom {kingdom}.",
    events.UNPAID: "Nobody has a shield in kingdom {kingdom}.",
    events.THRONE: "{who} moves from the crown of kingdom {kingdom} to a throne.",
    events.LOT: "{who} draws {card} as a lot.",
    events.BONUS_COUNTED: "{who} turns a bonus token up{worth}.",
    events.WON: "{who} wins with {a} points (thrones {b}).",
    events.EGON_TURNED: "{card} is turned for Egon (AK-F1).",
    events.EGON_DOUBLES: "It matches the discard before it: Egon lays a second shield (AK-F1).",
    events.EGON_AIMS: "Egon's {b} names kingdom {kingdom} (AK-F1).",
    events.EGON_FEWEST: "Egon's {b} names kingdom {kingdom}, where he has fewest shields (AK-F2).",
    events.EGON_SHUNS: "Egon passes kingdom {kingdom}: {shunned} (AK-F3).",
    events.EGON_PLACES: "Egon chooses kingdom {kingdom}: {chosen}.",
    events.EGON_BONUS: "Egon is first out and turns a bonus token up{worth} (AK-F4).",
    events.EGON_FIGHTS: "{card} is turned for Egon's battle (AK-F6).",
}
SHUNNED = ("it is full", "only its crown is free", "he leads there by two or more")
CHOSEN = (
    "the first with a field for him and no clear lead of his (AK-F3, a)",
    "he leads clearly wherever there is a field, so the first with a field (AK-F3, b)",
    "only crowns are left (AK-F3, c)",
)

SLOTS: dict[str, Callable[[Happening, int], object]] = {
    "who": lambda e, seat: PEOPLE[e.who],
    "people": lambda e, seat: " and ".join(name for i, name in enumerate(PEOPLE) if e.b >> i & 1),
    "a": lambda e, seat: e.a,
    "b": lambda e, seat: e.b,
    "age": lambda e, seat: e.a + 1,
    "kingdom": lambda e, seat: SIZE[e.a],
    "nth": lambda e, seat: ("first", "second", "third")[e.b - 1] if e.b < 4 else f"{e.b}th",
    "card": lambda e, seat: NAMES[e.b],
    "law": lambda e, seat: f"law {LAWS[e.face - 1].id}, {LAWS[e.face - 1].title}",
    "drawn": lambda e, seat: _drawn(e, seat),
    "worth": lambda e, seat: _worth(e, seat),
    "shunned": lambda e, seat: SHUNNED[e.b],
    "chosen": lambda e, seat: CHOSEN[e.b],
}


def _drawn(event: Happening, seat: int) -> str:
    card = event.face_for(seat)
    return "a card" if card is None else NAMES[card]


def _worth(event: Happening, seat: int) -> str:
    value = event.face_for(seat)
    return "" if value is None else f" worth {value}"


KINDS = {number: name.lower() for name, number in vars(events).items() if name.isupper()}


def kind(what: int) -> str:
    return KINDS[what]


def say(event: Happening, seat: int) -> str:
    sentence = SENTENCES[event.kind]
    slots = {name: slot for name, slot in SLOTS.items() if "{" + name + "}" in sentence}
    text = sentence.format(**{name: slot(event, seat) for name, slot in slots.items()})
    return text[:1].upper() + text[1:]
