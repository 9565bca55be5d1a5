"""Antigua in words: steps, what is asked, what happened, why something is not allowed, and who won."""

from __future__ import annotations

from antics.core.events import Event as Happening
from antics.core.message import Message, Player, Slots, Telling, Value, told
from antics.core.seats import NAMES as SEATS
from antics.core.state import Result
from antics.games.antigua.board import NAMES, in_grid
from antics.games.antigua.pieces import COLOUR_NAMES, ROLE_NAMES, cannonballs_on, colour_of, treasures_on
from antics.games.antigua.scoring import score
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
from antics.games.antigua.supplies import treasures_of


def card_name(face: int) -> str:
    """A crew card in the notation: its colour, then cannonballs-treasures."""
    return f"{COLOUR_NAMES[colour_of(face)]} {cannonballs_on(face)}-{treasures_on(face)}"


def _card(card: int, face: int) -> Message:
    """A crew card, told by what a view shows of it."""
    return Message(
        "antigua-card",
        {
            "piece": card,
            "colour": COLOUR_NAMES[colour_of(face)],
            "cannonballs": cannonballs_on(face),
            "treasures": treasures_on(face),
        },
    )


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


SIMPLE = {
    DONE: "antigua-done",
    PILE: "antigua-hire-pile",
    MORE: "antigua-more",
    ENOUGH: "antigua-enough",
    NAVIGATE: "antigua-navigate",
}


def caption(s: State, seat: int, step: int) -> Message:
    if TO <= step < DONE:
        verb = "antigua-place" if s.phase == Phase.PLACE else "antigua-sail"
        return Message(verb, {"space": NAMES[step - TO]})
    if TAKE <= step < PILE:
        return _about_card(s, "antigua-hire", step - TAKE, s.open[step - TAKE])
    if ATTACK <= step < SWAP:
        return Message("antigua-attack", {"who": Player(step - ATTACK)})
    if SWAP <= step < DROP:
        one, other = ROLE_NAMES[ONE[step - SWAP]], ROLE_NAMES[OTHER[step - SWAP]]
        return Message("antigua-swap", {"one": one, "other": other})
    if step >= DROP + s.members[seat]:
        return Message("antigua-drop-nobody", {"place": step - DROP + 1})
    if step >= DROP:
        return _about_card(s, "antigua-drop", step - DROP, s.crew[seat][step - DROP])
    return Message(SIMPLE[step])


def _about_card(s: State, id: str, place: int, card: int) -> Message:
    """A step that is about a crew card: where it lies, what it is, and what it can do now."""
    face = s.face[card]
    function = ROLE_NAMES[s.pirate.index(colour_of(face))]
    return Message(id, {"place": place + 1, "card": _card(card, face), "function": function})


# ---- what is asked -----------------------------------------------------------------------------------

ASKED = {
    Phase.PLACE: "AG-B4",
    Phase.ACT: "AG-C1",
    Phase.SAIL: "AG-D2",
    Phase.HIRE: "AG-D1",
    Phase.CROWDED: "AG-C2",
    Phase.REPAY: "AG-D3",
    Phase.DISMISS: "AG-D5",
}
ENDED = {
    Ending.BOX: "AG-E1",
    Ending.DRAWN_CARD: "AG-E2",
    Ending.TWO_WATERS: "AG-E3",
    Ending.QUIET: "AG-E4",
}


def _ending(ending: int) -> Message:
    return Message(f"antigua-ending-{Ending(ending).name.lower().replace('_', '-')}")


def ask(s: State, seat: int) -> Message:
    if s.phase == Phase.OVER:
        return Message("antigua-over", {"ending": _ending(s.ending)}, ENDED[Ending(s.ending)])
    if seat != s.turn:
        return Message("antigua-wait", {"who": Player(s.turn)}, "AG-C1")
    phase = Phase(s.phase)
    args = {"action": 3 - s.actions, "extra": s.extra}
    return Message(f"antigua-ask-{phase.name.lower()}", args, ASKED[phase])


# ---- why something is not allowed --------------------------------------------------------------------


def objection(s: State, seat: int, step: int) -> Message:
    if s.phase == Phase.OVER or seat != s.turn:
        return ask(s, seat)
    if TO <= step < DONE and not in_grid(s.players, step - TO):
        return Message("antigua-no-card", {"space": NAMES[step - TO], "players": s.players}, "AG-B1")
    if s.phase == Phase.ACT:
        return _no_action(s, seat, step)
    if s.phase == Phase.SAIL and TO <= step < DONE:
        return _no_neighbour(s, seat, step - TO)
    return Message(f"antigua-first-{Phase(s.phase).name.lower()}", {}, ASKED[Phase(s.phase)])


def _no_neighbour(s: State, seat: int, cell: int) -> Message:
    here = NAMES[s.ship[seat]]
    if not s.afloat[seat]:
        return Message("antigua-no-way-in", {"here": here}, "AG-D2")
    return Message("antigua-no-neighbour", {"space": NAMES[cell], "here": here}, "AG-D2")


def _no_action(s: State, seat: int, step: int) -> Message:
    """Why an action is not possible now."""
    if TO <= step < DONE:
        return _no_neighbour(s, seat, step - TO)
    if step == NAVIGATE:
        return _no_navigating(s, seat)
    if ATTACK <= step < SWAP:
        return _no_attack(s, seat, step - ATTACK)
    if SWAP <= step < DROP:
        return Message("antigua-no-officer", {}, "AG-D5")
    return Message("antigua-first-act", {}, "AG-C1")


def _no_navigating(s: State, seat: int) -> Message:
    if not s.afloat[seat]:
        return Message("antigua-off-the-grid", {}, "AG-D3")
    if turned(s, s.ship[seat]):
        return Message("antigua-turned-already", {"space": NAMES[s.ship[seat]]}, "AG-D3")
    assert count(s, seat, Role.NAVIGATOR) == 0
    return Message("antigua-no-navigator", {}, "AG-D3")


def _no_attack(s: State, seat: int, other: int) -> Message:
    if other >= s.players:
        return Message("antigua-no-ship", {}, "AG-D4")
    if other == seat:
        return Message("antigua-own-ship", {}, "AG-D4")
    who = {"who": Player(other)}
    if s.attacked >> other & 1:
        return Message("antigua-attacked-already", who, "AG-D4")
    if not s.afloat[seat] or not s.afloat[other]:
        return Message("antigua-no-fight-outside", {}, "AG-D4")
    return Message("antigua-not-here", who, "AG-D4")


# ---- what happened -----------------------------------------------------------------------------------

TELLINGS: dict[Event, Telling] = {
    Event.PIRATE: Telling("AG-B2", ("function", "colour")),
    Event.DEALT: Telling("AG-B3", ("who", "card")),
    Event.OPENED: Telling("AG-D1", ("card", "place")),
    Event.STARTS: Telling("AG-B4", ("who",)),
    Event.PLACED: Telling("AG-B4", ("who", "space")),
    Event.TURN: Telling("AG-C1", ("who", "round")),
    Event.SHUFFLED: Telling("AG-C2", ("pile",)),
    Event.TOOK: Telling("AG-D1", ("who", "card", "place")),
    Event.DREW: Telling("AG-D1", ("who", "card")),
    Event.HAS_ENOUGH: Telling("AG-D1", ("who",)),
    Event.DROPPED: Telling("AG-C2", ("who", "card")),
    Event.SAILED: Telling("AG-D2", ("who", "space", "from")),
    Event.TURNED: Telling("AG-D3", ("who", "space", "shows")),
    Event.TREASURE: Telling("AG-D3", ("who", "worth")),
    Event.ATTACKED: Telling("AG-D4", ("who", "whom", "box")),
    Event.FIRED: Telling("AG-D4", ("who", "card", "cannonballs")),
    Event.RAN_OUT: Telling("AG-D4", ("who", "missing")),
    Event.BEAT: Telling("AG-D4", ("who", "won", "lost", "how")),
    Event.ROBBED: Telling("AG-D4", ("who", "whom", "worth")),
    Event.SWAPPED: Telling("AG-D5", ("who", "one", "other")),
    Event.FINAL_PHASE: Telling("AG-E2", ("water",)),
    Event.FATE: Telling("AG-E2", ("who", "card", "cannonballs", "water")),
    Event.FATE_LEFT: Telling("AG-E2", ("who", "card")),
    Event.OVER: Telling("AG-E1", ("ending",)),
    Event.SHOWED: Telling("AG-F1", ("who", "worth")),
    Event.REPAID: Telling("AG-D3", ("who", "card")),
    Event.DISMISSED: Telling("AG-D5", ("who", "card")),
    Event.RELOADED: Telling("AG-D4", ("pile",)),
}

SLOTS: Slots = {
    "who": lambda e, seat: Player(e.who),
    "whom": lambda e, seat: Player(e.a),
    "card": lambda e, seat: _card(e.piece, _face(e, seat)),
    "cannonballs": lambda e, seat: cannonballs_on(_face(e, seat)),
    "worth": lambda e, seat: "hidden" if e.face_for(seat) is None else treasures_on(e.face_for(seat)),
    "function": lambda e, seat: ROLE_NAMES[e.a],
    "one": lambda e, seat: ROLE_NAMES[e.a],
    "other": lambda e, seat: ROLE_NAMES[e.b],
    "colour": lambda e, seat: COLOUR_NAMES[e.b],
    "place": lambda e, seat: e.a + 1,
    "space": lambda e, seat: NAMES[e.a],
    "from": lambda e, seat: NAMES[e.b] if e.b >= 0 else "outside",
    "shows": lambda e, seat: ("nothing", "island")[e.b],
    "box": lambda e, seat: NAMES[e.b],
    "round": lambda e, seat: e.a,
    "pile": lambda e, seat: e.a,
    "missing": lambda e, seat: e.a,
    "water": lambda e, seat: e.a,
    "won": lambda e, seat: e.a,
    "lost": lambda e, seat: e.b,
    "how": lambda e, seat: "tie" if e.a == e.b else "more",
    "ending": lambda e, seat: _ending(e.a),
}


def _face(event: Happening, seat: int) -> int:
    face = event.face_for(seat)
    assert face is not None, "only treasures are hidden"
    return face


def kind(what: int) -> str:
    return Event(what).name.lower()


def say(event: Happening, seat: int) -> Message:
    telling = TELLINGS[Event(event.kind)]
    if event.kind == Event.OVER:
        telling = telling._replace(clause=ENDED[Ending(event.a)])
    return told("antigua", kind(event.kind), telling, SLOTS, event, seat)


# ---- who won -----------------------------------------------------------------------------------------


def verdict(s: State) -> Message:
    """AG-F1: the most treasures, or of equals the most treasure cards."""
    result = Result()
    score(s, result)
    seats, points = range(s.players), result.points
    winners = [p for p in seats if result.winners >> p & 1]
    best = winners[0]
    args: dict[str, Value] = {"treasures": points[best], "cards": treasures_of(s, best)}
    if len(winners) > 1:
        return Message("antigua-shared", args | {"who": _players(winners)}, "AG-F1")
    equals = [p for p in seats if p != best and points[p] == points[best]]
    if equals:
        fewer = max(treasures_of(s, p) for p in equals)
        args |= {"who": Player(best), "equals": _players(equals), "fewer": fewer}
        return Message("antigua-won-by-cards", args, "AG-F1")
    next_best = max(points[p] for p in seats if p != best)
    behind = [p for p in seats if points[p] == next_best]
    args |= {"who": Player(best), "behind": _players(behind), "fewer": next_best}
    return Message("antigua-won", args, "AG-F1")


def _players(seats: list[int]) -> tuple[Value, ...]:
    return tuple(Player(seat) for seat in seats)
