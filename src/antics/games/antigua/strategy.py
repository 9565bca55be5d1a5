"""What a sensible captain leans to, and how good a position looks. Looks only at what the seat knows."""

from __future__ import annotations

from antics.core.simple import CHAPTER, chapter, promise
from antics.core.state import knows
from antics.games.antigua.board import LAST_WATER, NEIGHBOURS
from antics.games.antigua.pieces import COMPONENTS, CREW, colour_of, treasures_on
from antics.games.antigua.state import (
    ATTACK,
    DONE,
    DROP,
    MORE,
    NAVIGATE,
    ONE,
    OTHER,
    PILE,
    STEPS,
    SWAP,
    TAKE,
    TO,
    Phase,
    Role,
    State,
    count,
    over,
    together,
    turned,
)
from antics.games.antigua.supplies import treasures_of

__all__ = ["CHAPTER", "CLOSE", "FAR", "PACE", "chapter", "gist", "label", "leaning", "promise", "worth"]

PACE = 1500
CLOSE = 3
FAR = 40

(CREW_CARDS,) = (component for component in COMPONENTS if component.name == "crew")
COMMON_TREASURE = 2  # what an unknown treasure card is taken to show
COMMON_BALLS = [value // 10 for value in CREW_CARDS.dealt(CREW_CARDS.faces)]

# How welcome the first, second, … member with a function is (mate, helmsman, navigator, gunner, officer).
WELCOME = (
    (14, 6, 2, 1, 0),
    (10, 5, 1, 0, 0),
    (60, 30, 12, 4, 0),
    (22, 18, 14, 8, 2),
    (6, 2, 0, 0, 0),
)


def _odds() -> list[list[int]]:
    """How often in a hundred fights so many cards of the attacker beat so many of the defender."""
    sums = [{0: 1.0}]
    for _ in range(CREW + 1):
        more: dict[int, float] = {}
        for total, often in sums[-1].items():
            for balls in COMMON_BALLS:
                more[total + balls] = more.get(total + balls, 0) + often / len(COMMON_BALLS)
        sums.append(more)
    return [
        [round(100 * sum(p * q for x, p in one.items() for y, q in two.items() if x > y)) for two in sums]
        for one in sums
    ]


ODDS = _odds()


# ---- leanings ----------------------------------------------------------------------------------------


def leaning(s: State, seat: int, step: int) -> int:
    match s.phase:
        case Phase.ACT:
            return action(s, seat, step)
        case Phase.SAIL:
            return attraction(s, seat, s.ship[seat] if step == DONE else step - TO)
        case Phase.HIRE:
            return 20 if step == MORE else 4
        case Phase.CROWDED:
            return 60 // (1 + loss(s, seat, step - DROP))
    return 5


def action(s: State, seat: int, step: int) -> int:
    if step == NAVIGATE:
        return 200 if s.water > LAST_WATER + 1 or lead(s, seat) > -COMMON_TREASURE else 5
    if step < DONE:
        return attraction(s, seat, step - TO)
    if step < PILE:
        return welcome(s, seat, role_of(s, s.open[step - TAKE]))
    if step == PILE:
        return 6
    if step < SWAP:
        return max(0, prey(s, seat, step - ATTACK))
    return swapping(s, seat, step - SWAP)


def role_of(s: State, card: int) -> int:
    """The function that an open card has now."""
    colour, role = colour_of(s.face[card]), 0
    while s.pirate[role] != colour:
        role += 1
    return role


def welcome(s: State, seat: int, role: int) -> int:
    """A newcomer is welcome where few can do the same, less so in a full crew."""
    joy = WELCOME[role][count(s, seat, role)]
    return joy if s.members[seat] < CREW else joy // 2


def loss(s: State, seat: int, i: int) -> int:
    """How much a member of the crew would be missed."""
    role = role_of(s, s.crew[seat][i])
    return WELCOME[role][count(s, seat, role) - 1]


def attraction(s: State, seat: int, cell: int) -> int:
    """Cards not yet turned and treasures to rob draw a ship, less so while there is something to do here."""
    pull = 2
    if not turned(s, cell):
        pull = 60 if count(s, seat, Role.NAVIGATOR) > 0 else 12
    else:
        for near in NEIGHBOURS[s.players][cell]:
            if near >= 0 and not turned(s, near):
                pull += 4
    if s.phase == Phase.ACT and s.afloat[seat] and not turned(s, s.ship[seat]):
        pull //= 4
    for other in range(s.players):
        if other != seat and s.afloat[other] and s.ship[other] == cell:
            pull += max(0, prey(s, seat, other)) // 4
    return pull


def prey(s: State, one: int, other: int) -> int:
    """What an attack brings on average, in hundredths of a treasure."""
    odds = ODDS[1 + count(s, one, Role.GUNNER)][1 + count(s, other, Role.GUNNER)]
    gain = COMMON_TREASURE if treasures_of(s, other) > 0 else 0
    stake = COMMON_TREASURE if treasures_of(s, one) > 0 else 0
    return gain * odds - stake * (100 - odds)


def swapping(s: State, seat: int, pair: int) -> int:
    """Pirates are swapped where that makes a navigator of somebody who is needed less."""
    one, other = ONE[pair], OTHER[pair]
    if one != Role.NAVIGATOR and other != Role.NAVIGATOR:
        return 0
    partner = other if one == Role.NAVIGATOR else one
    new = count(s, seat, partner) - (1 if partner == Role.OFFICER else 0)  # one officer goes
    return 10 * (new - count(s, seat, Role.NAVIGATOR)) if new > count(s, seat, Role.NAVIGATOR) else 0


# ---- worth -------------------------------------------------------------------------------------------


def hoard(s: State, seat: int, keeper: int) -> int:
    """The treasures of a keeper, as far as the seat knows them."""
    total = 0
    for i in range(s.found):
        if s.keeper[i] == keeper:
            card = s.treasure[i]
            total += treasures_on(s.face[card]) if knows(s, seat, card) else COMMON_TREASURE
    return total


def lead(s: State, seat: int) -> int:
    """How far the seat thinks it is ahead of the strongest other."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, hoard(s, seat, other))
    return hoard(s, seat, seat) - best


def worth(s: State, seat: int) -> int:
    """Treasures, the crew's use in the time left, the ship's place, and who can rob whom."""
    value = 100 * hoard(s, seat, seat)
    for other in range(s.players):
        if other != seat:
            value -= 50 * hoard(s, seat, other)
    if over(s):
        return value + (1000 if lead(s, seat) > 0 else -1000 if lead(s, seat) < 0 else 0)
    return value + usefulness(s, seat) + place(s, seat) + danger(s, seat)


def usefulness(s: State, seat: int) -> int:
    """What the crew may still do, while there are islands to find."""
    value = 0
    for role in range(len(WELCOME)):
        for n in range(count(s, seat, role)):
            value += WELCOME[role][n]
    return value * min(3, s.water - LAST_WATER) // 3


def place(s: State, seat: int) -> int:
    """A card to turn below the ship, or near it."""
    if not s.afloat[seat]:
        return 0
    if not turned(s, s.ship[seat]):
        return 60 if count(s, seat, Role.NAVIGATOR) > 0 else 40
    value = 10
    for near in NEIGHBOURS[s.players][s.ship[seat]]:
        if near >= 0 and not turned(s, near):
            value += 8
    return value


def danger(s: State, seat: int) -> int:
    """Attacks that are possible at once: the seat's own, and those on it."""
    value = 0
    for other in range(s.players):
        if other != seat and together(s, seat, other):
            if s.turn != seat:
                value -= max(0, prey(s, other, seat)) // 2
            elif not s.attacked >> other & 1:
                value += max(0, prey(s, seat, other)) // 2
    return value


# ---- labels ------------------------------------------------------------------------------------------


def label(s: State, seat: int, step: int) -> int:
    """Crew cards by their function: in a crew nothing else counts."""
    if TAKE <= step < PILE:
        return STEPS + role_of(s, s.open[step - TAKE])
    if step >= DROP:
        return STEPS + len(WELCOME) + role_of(s, s.crew[seat][step - DROP])
    return step


def gist(s: State, seat: int, labels: tuple[int, ...]) -> tuple[int, ...]:
    """Of a way it counts where it ends."""
    if len(labels) > 1 and labels[0] < DONE:
        return (labels[-1] if labels[-1] < DONE else labels[-2],)
    return labels
