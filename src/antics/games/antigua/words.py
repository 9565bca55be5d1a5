"""Antigua in words: steps, what is asked, why something is not allowed, and who won."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from antics.core.events import PlayerData
from antics.core.message import Message, Player, Value
from antics.core.seats import NAMES as SEATS
from antics.core.state import Result
from antics.games.antigua.board import NAMES, Space, in_grid
from antics.games.antigua.pieces import (
    COLOUR_NAMES,
    ROLE_NAMES,
    AntiguaCard,
    Function,
    cannonballs_on,
    card_data,
    colour_of,
    treasures_on,
)
from antics.games.antigua.scoring import score
from antics.games.antigua.state import (
    ATTACK,
    DONE,
    DROP,
    ENDINGS,
    ENOUGH,
    MORE,
    NAVIGATE,
    ONE,
    OTHER,
    PILE,
    SWAP,
    TAKE,
    TO,
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


class AntiguaPlaceCaption(TypedDict):
    what: Literal["place"]
    space: Space


class AntiguaSailCaption(TypedDict):
    what: Literal["sail"]
    space: Space


class AntiguaDoneCaption(TypedDict):
    what: Literal["done"]


class AntiguaHirePileCaption(TypedDict):
    what: Literal["hire_pile"]


class AntiguaMoreCaption(TypedDict):
    what: Literal["more"]


class AntiguaEnoughCaption(TypedDict):
    what: Literal["enough"]


class AntiguaNavigateCaption(TypedDict):
    what: Literal["navigate"]


class AntiguaAttackCaption(TypedDict):
    what: Literal["attack"]
    who: PlayerData


class AntiguaSwapCaption(TypedDict):
    what: Literal["swap"]
    one: Function
    other: Function


class AntiguaMember(TypedDict):
    """A crew card, and what it can do now."""

    card: AntiguaCard
    function: Function


class AntiguaHireCaption(AntiguaMember):
    what: Literal["hire"]
    place: int


class AntiguaDropCaption(AntiguaMember):
    what: Literal["drop"]
    place: int


class AntiguaDropNobodyCaption(TypedDict):
    what: Literal["drop_nobody"]
    place: int


Simple = (
    AntiguaDoneCaption
    | AntiguaHirePileCaption
    | AntiguaMoreCaption
    | AntiguaEnoughCaption
    | AntiguaNavigateCaption
)
Caption = (
    Simple
    | AntiguaPlaceCaption
    | AntiguaSailCaption
    | AntiguaAttackCaption
    | AntiguaSwapCaption
    | AntiguaHireCaption
    | AntiguaDropCaption
    | AntiguaDropNobodyCaption
)
SIMPLE: dict[int, Simple] = {
    DONE: {"what": "done"},
    PILE: {"what": "hire_pile"},
    MORE: {"what": "more"},
    ENOUGH: {"what": "enough"},
    NAVIGATE: {"what": "navigate"},
}


def caption(s: State, seat: int, step: int) -> Caption:
    if TO <= step < DONE:
        return _to(s, NAMES[step - TO])
    if TAKE <= step < PILE:
        return {"what": "hire", "place": step - TAKE + 1, **_member(s, s.open[step - TAKE])}
    if ATTACK <= step < SWAP:
        return {"what": "attack", "who": {"seat": step - ATTACK}}
    if SWAP <= step < DROP:
        return {"what": "swap", "one": ROLE_NAMES[ONE[step - SWAP]], "other": ROLE_NAMES[OTHER[step - SWAP]]}
    if step >= DROP + s.members[seat]:
        return {"what": "drop_nobody", "place": step - DROP + 1}
    if step >= DROP:
        return {"what": "drop", "place": step - DROP + 1, **_member(s, s.crew[seat][step - DROP])}
    return SIMPLE[step]


def _to(s: State, space: Space) -> AntiguaPlaceCaption | AntiguaSailCaption:
    if s.phase == Phase.PLACE:
        return {"what": "place", "space": space}
    return {"what": "sail", "space": space}


def _member(s: State, card: int) -> AntiguaMember:
    face = s.face[card]
    return {"card": card_data(card, face), "function": ROLE_NAMES[s.pirate.index(colour_of(face))]}


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


def ask(s: State, seat: int) -> Message:
    if s.phase == Phase.OVER:
        return Message("antigua-over", {"ending": ENDINGS[s.ending - 1]}, f"AG-E{s.ending}")
    if seat != s.turn:
        return Message("antigua-wait", {"who": Player(s.turn)}, "AG-C1")
    phase = Phase(s.phase)
    args = {"action": s.actions_a_turn + 1 - s.actions, "extra": s.extra}
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
