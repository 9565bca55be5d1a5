"""Antigua in words: steps, what is asked, what happened, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Callable

from antics.core.contract import Objection
from antics.core.match import Event as Happening
from antics.core.seats import NAMES as SEATS
from antics.games.antigua.board import NAMES, in_grid
from antics.games.antigua.pieces import COLOUR_NAMES, ROLE_NAMES, cannonballs_on, colour_of, treasures_on
from antics.games.antigua.state import (
    ATTACK,
    DONE,
    DROP,
    ENOUGH,
    MORE,
    NAVIGATE,
    ONE,
    OTHER,
    PILE,
    SWAP,
    TAKE,
    TO,
    Ending,
    Event,
    Phase,
    Role,
    State,
    count,
    turned,
)

ENDINGS = {
    Ending.BOX: "the box is back at its corner",
    Ending.DRAWN_CARD: "the card drawn has as many cannonballs as there is water",
    Ending.TWO_WATERS: "only two cards show water",
    Ending.QUIET: "nothing was attacked or turned for fifty rounds",
}


def card_name(face: int) -> str:
    """A crew card: its colour, then cannonballs-treasures."""
    return f"{COLOUR_NAMES[colour_of(face)]} {cannonballs_on(face)}-{treasures_on(face)}"


# ---- steps -------------------------------------------------------------------------------------------


def word(s: State, seat: int, step: int) -> str:
    if TO <= step < DONE:
        verb = {Phase.PLACE: "place ", Phase.SAIL: ""}.get(Phase(s.phase), "helmsman ")
        return verb + NAMES[step - TO]
    if TAKE <= step < PILE:
        return f"mate open {step - TAKE + 1}"
    if ATTACK <= step < SWAP:
        return f"gunner {SEATS[step - ATTACK]}"
    if SWAP <= step < DROP:
        return f"officer swap {ROLE_NAMES[ONE[step - SWAP]]} {ROLE_NAMES[OTHER[step - SWAP]]}"
    if step >= DROP:
        return f"drop {step - DROP + 1}"
    return {DONE: "", PILE: "mate pile", MORE: "more", ENOUGH: "enough", NAVIGATE: "navigator"}[step]


def tidy(s: State, seat: int, text: str) -> str:
    """The two functions of a swap may be named in either order."""
    match text.split():
        case ["officer", "swap", one, other, *rest] if {one, other} <= set(ROLE_NAMES):
            pair = sorted((one, other), key=ROLE_NAMES.index)
            return " ".join(["officer", "swap", *pair, *rest])
    return text


def objection(s: State, seat: int, step: int) -> Objection:
    if s.phase == Phase.OVER:
        return Objection(clause(s, seat), f"the game is over: {ENDINGS[Ending(s.ending)]}")
    if seat != s.turn:
        return Objection("AG-C1", f"it is the turn of {SEATS[s.turn]}")
    if TO <= step < DONE and not in_grid(s.players, step - TO):
        return Objection("AG-B1", f"there is no card {NAMES[step - TO]} with {s.players} players")
    match s.phase:
        case Phase.PLACE if TO <= step < DONE:
            return Objection("AG-B4", "a ship starts beside a card of the border")
        case Phase.PLACE:
            return Objection("AG-B4", "first place your ship beside a card of the border")
        case Phase.ACT:
            return _no_action(s, seat, step)
        case Phase.SAIL if TO <= step < DONE:
            return Objection("AG-D2", f"{NAMES[step - TO]} is not beside {NAMES[s.ship[seat]]}")
        case Phase.SAIL:
            return Objection("AG-D2", "your ship is under way: name the next card, or stop")
        case Phase.HIRE:
            return Objection("AG-D1", "first say whether you take one more card from the pile")
        case Phase.CROWDED:
            return Objection("AG-C2", "your crew has five cards: first discard one")
        case Phase.REPAY:
            return Objection("AG-D3", "first discard one of your navigators for the island")
    return Objection("AG-D5", "first discard one of your officers for the swap")


def _no_action(s: State, seat: int, step: int) -> Objection:
    """Why an action is not possible now."""
    if TO <= step < DONE:
        here = NAMES[s.ship[seat]]
        if not s.afloat[seat]:
            return Objection("AG-D2", f"your ship is off the grid: it enters on {here}")
        return Objection("AG-D2", f"{NAMES[step - TO]} is not beside {here}")
    if step == NAVIGATE:
        return Objection("AG-D3", _no_navigating(s, seat))
    if ATTACK <= step < SWAP:
        return Objection("AG-D4", _no_attack(s, seat, step - ATTACK))
    if SWAP <= step < DROP:
        return Objection("AG-D5", "there is no officer in your crew")
    return Objection("AG-C1", "first choose an action")


def _no_navigating(s: State, seat: int) -> str:
    if not s.afloat[seat]:
        return "your ship is off the grid"
    if turned(s, s.ship[seat]):
        return f"{NAMES[s.ship[seat]]} is turned already"
    assert count(s, seat, Role.NAVIGATOR) == 0
    return "there is no navigator in your crew"


def _no_attack(s: State, seat: int, other: int) -> str:
    if other >= s.players:
        return f"nobody plays {SEATS[other]}"
    if other == seat:
        return "this is your own ship"
    if s.attacked >> other & 1:
        return f"you have attacked {SEATS[other]} this turn"
    if not s.afloat[seat] or not s.afloat[other]:
        return "a ship off the grid neither attacks nor is attacked"
    return f"{SEATS[other]} is not on your card"


def clause(s: State, seat: int) -> str:
    if s.phase == Phase.OVER:
        return f"AG-E{s.ending}"
    if seat != s.turn:
        return "AG-C1"
    return {
        Phase.PLACE: "AG-B4",
        Phase.ACT: "AG-C1",
        Phase.SAIL: "AG-D2",
        Phase.HIRE: "AG-D1",
        Phase.CROWDED: "AG-C2",
        Phase.REPAY: "AG-D3",
        Phase.DISMISS: "AG-D5",
    }[Phase(s.phase)]


def ask(s: State, seat: int) -> str:
    if s.phase == Phase.OVER:
        return "The game is over."
    if seat != s.turn:
        return f"Wait for {SEATS[s.turn]}."
    more = "1 more card" if s.extra == 1 else f"up to {s.extra} more cards"
    return {
        Phase.PLACE: "Beside which card of the border does your ship start?",
        Phase.ACT: "Choose your first action." if s.actions == 2 else "Choose your second action.",
        Phase.SAIL: f"Sail on by {more}, or stay here?",
        Phase.HIRE: f"The mate may bring {more} from the pile. Take one?",
        Phase.CROWDED: "Your crew has five cards. Which one goes to the discards?",
        Phase.REPAY: "An island! Which navigator goes to the discards?",
        Phase.DISMISS: "Which officer goes to the discards?",
    }[Phase(s.phase)]


# ---- what happened -----------------------------------------------------------------------------------

SENTENCES: dict[Event, str] = {
    Event.PIRATE: "The {role_a} is {colour}.",
    Event.DEALT: "{who} begins with {card}.",
    Event.OPENED: "{card} lies open in place {place}.",
    Event.STARTS: "{who} is the start player.",
    Event.PLACED: "{who} begins beside {cell_a}.",
    Event.TURN: "Round {a}, the turn of {who}.",
    Event.SHUFFLED: "The discards are shuffled in: a pile of {a} cards.",
    Event.TOOK: "{who} hires {card} from open place {place}.",
    Event.DREW: "{who} hires {card} from the pile.",
    Event.HAS_ENOUGH: "{who} takes no more cards.",
    Event.DROPPED: "{who} discards {card}.",
    Event.SAILED: "{who} sails {onto} {cell_a}.",
    Event.TURNED: "{who} turns {cell_a}: {land}.",
    Event.TREASURE: "{who} finds a treasure{which}.",
    Event.ATTACKED: "{who} attacks {seat_a}; the box moves to {cell_b}.",
    Event.FIRED: "{who} fires with {card}.",
    Event.RAN_OUT: "No card is left for {who}, which counts as {a} cannonballs.",
    Event.BEAT: "{who} wins the fight with {a} to {b} cannonballs.",
    Event.ROBBED: "{who} takes a treasure from {seat_a}{which}.",
    Event.SWAPPED: "{who} swaps the pirates of {role_a} and {role_b}.",
    Event.FINAL_PHASE: "Only {a} cards show water: the final phase.",
    Event.FATE: "{who} draws {card} against {a} cards of water.",
    Event.FATE_LEFT: "{who} discards the card drawn, {card}.",
    Event.OVER: "The game is over: {ending}.",
    Event.SHOWED: "{who} shows a treasure{which}.",
}

SLOTS: dict[str, Callable[[Happening, int], object]] = {
    "who": lambda e, seat: SEATS[e.who],
    "a": lambda e, seat: e.a,
    "b": lambda e, seat: e.b,
    "seat_a": lambda e, seat: SEATS[e.a],
    "cell_a": lambda e, seat: NAMES[e.a],
    "cell_b": lambda e, seat: NAMES[e.b],
    "role_a": lambda e, seat: ROLE_NAMES[e.a],
    "role_b": lambda e, seat: ROLE_NAMES[e.b],
    "colour": lambda e, seat: COLOUR_NAMES[e.b],
    "place": lambda e, seat: e.a + 1,
    "onto": lambda e, seat: "to" if e.b >= 0 else "onto the grid at",
    "land": lambda e, seat: "an island" if e.b else "nothing but water",
    "ending": lambda e, seat: ENDINGS[Ending(e.a)],
    "card": lambda e, seat: _card(e, seat),
    "which": lambda e, seat: "" if e.face_for(seat) is None else f", {_card(e, seat)}",
}


def _card(event: Happening, seat: int) -> str:
    face = event.face_for(seat)
    return "a card" if face is None else card_name(face)


def kind(what: int) -> str:
    return Event(what).name.lower()


def say(event: Happening, seat: int) -> str:
    sentence = SENTENCES[Event(event.kind)]
    slots = {name: slot for name, slot in SLOTS.items() if "{" + name + "}" in sentence}
    text = sentence.format(**{name: slot(event, seat) for name, slot in slots.items()})
    return text[:1].upper() + text[1:]
