"""Antigua in words: steps, events, and why something is not allowed."""

from __future__ import annotations

from antics.core.contract import Objection
from antics.core.match import Event as Told
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

SEATS = ("orange", "blue", "pink", "yellow")
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


# ---- events ------------------------------------------------------------------------------------------


def kind(what: int) -> str:
    return Event(what).name.lower().replace("_", "-")


def say(event: Told, seat: int) -> str:
    who = SEATS[event.who] if event.who >= 0 else ""
    face = event.face_for(seat)
    card = card_name(face) if face is not None else "a card"
    match event.kind:
        case Event.PIRATE:
            return f"The {ROLE_NAMES[event.a]} is {COLOUR_NAMES[event.b]}."
        case Event.OPENED:
            return f"{card} lies open in place {event.a + 1}."
        case Event.PLACED:
            return f"{who} starts beside {NAMES[event.a]}."
        case Event.TURN:
            return f"{who}'s turn, round {event.a}."
        case Event.SHUFFLED:
            return f"The discards are shuffled in: a pile of {event.a} cards."
        case Event.TOOK:
            return f"{who} hires {card} from open place {event.a + 1}."
        case Event.SAILED:
            return f"{who} sails {'to' if event.b >= 0 else 'onto the grid at'} {NAMES[event.a]}."
        case Event.TURNED:
            return f"{who} turns {NAMES[event.a]}: {'an island!' if event.b else 'nothing but water.'}"
        case Event.ATTACKED:
            return f"{who} attacks {SEATS[event.a]}; the box moves to {NAMES[event.b]}."
        case Event.RAN_OUT:
            return f"No card is left for {who}: it counts as {event.a} cannonballs."
        case Event.BEAT:
            return f"{who} wins the fight, {event.a} to {event.b}."
        case Event.ROBBED:
            loot = f" ({card})" if face is not None else ""
            return f"{who} takes a treasure from {SEATS[event.a]}{loot}."
        case Event.SWAPPED:
            return f"{who} swaps the pirates of {ROLE_NAMES[event.a]} and {ROLE_NAMES[event.b]}."
        case Event.FINAL_PHASE:
            return f"Only {event.a} cards show water: the final phase begins."
        case Event.FATE:
            return f"{who} draws {card} against {event.a} cards of water."
        case Event.OVER:
            return f"The game is over: {ENDINGS[Ending(event.a)]}."
    return {
        Event.DEALT: f"{who} starts with {card}.",
        Event.STARTS: f"{who} is the start player.",
        Event.DREW: f"{who} hires {card} from the pile.",
        Event.DROPPED: f"{who} discards {card}.",
        Event.TREASURE: f"{who} finds a treasure{f': {card}' if face is not None else ''}.",
        Event.FIRED: f"{who} fires with {card}.",
        Event.FATE_LEFT: f"{who} discards the drawn card, {card}.",
        Event.SHOWED: f"{who} shows a treasure: {card}.",
    }[Event(event.kind)]
