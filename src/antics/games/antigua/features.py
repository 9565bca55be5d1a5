"""Antigua as a network is told of it: the seat whose turn it is, then the others in turn order."""

from __future__ import annotations

from antics.core.network import ONE, Desk, known_by, ladder, one_of, sixteenths, size_of, yes
from antics.games.antigua.board import BOX_PLACES, CELLS, LAST_WATER, NEIGHBOURS, WIDTH, in_grid
from antics.games.antigua.pieces import CARDS, COLOURS, CREW, OPEN, cannonballs_on, colour_of, treasures_on
from antics.games.antigua.state import (
    ATTACK,
    DONE,
    DROP,
    PILE,
    SWAP,
    TAKE,
    TO,
    Phase,
    Role,
    State,
    count,
    final_phase,
    together,
    turned,
)
from antics.games.antigua.strategy import ODDS, label, leaning, role_of

LEARNED_PACE: tuple[int, ...] = (0, 0, 2800, 4400, 6500)
JUDGES = True
FAR_AWAY = 9  # further than any card is
BEST_CARD = 4  # treasures that are told apart on a card


def write(s: State, seat: int, desk: Desk) -> int:
    at = write_time(s, desk, 0)
    at = write_pile(s, desk, at)
    at = write_open(s, desk, at)
    for i in range(s.players):
        p = (seat + i) % s.players
        at = write_crew(s, p, desk, at)
        at = write_treasures(s, p, desk, at)
        at = write_ship(s, p, desk, at)
        for j in range(1, s.players):
            at = write_rival(s, p, (p + j) % s.players, desk, at)
    return at


def write_time(s: State, desk: Desk, at: int) -> int:
    """What is decided, and how near the end is."""
    at = one_of(desk, at, s.phase, Phase.OVER)
    at = ladder(desk, at, s.actions, 2)
    at = sixteenths(desk, at, 4 * s.extra)
    at = ladder(desk, at, s.water - LAST_WATER - 1, 6)
    at = sixteenths(desk, at, 2 * (s.water - LAST_WATER))
    at = yes(desk, at, final_phase(s))
    left = BOX_PLACES[s.players] - s.attacks
    at = sixteenths(desk, at, 2 * left)
    at = ladder(desk, at, 5 - left, 4)
    return sixteenths(desk, at, s.quiet // 3)


def write_pile(s: State, desk: Desk, at: int) -> int:
    """How many cards are left, and what share of them would end the game, now or soon, or is precious."""
    now = soon = precious = 0
    for i in range(s.pile_left):
        face = s.face[s.pile[i]]
        now += cannonballs_on(face) >= s.water
        soon += cannonballs_on(face) >= s.water - 1
        precious += treasures_on(face)
    cards = max(1, s.pile_left)
    at = sixteenths(desk, at, ONE * s.pile_left // CARDS)
    at = sixteenths(desk, at, ONE * now // cards)
    at = sixteenths(desk, at, ONE * soon // cards)
    return sixteenths(desk, at, 6 * precious // cards)


def write_open(s: State, desk: Desk, at: int) -> int:
    """What the open cards could do, and what of the sea is unknown, or known to hide nothing."""
    for role in range(COLOURS):
        n = 0
        for i in range(OPEN):
            n += colour_of(s.face[s.open[i]]) == s.pirate[role]
        at = sixteenths(desk, at, 8 * n)
    bare = unknown = 0
    for cell in range(CELLS):
        if turned(s, cell):
            bare += s.face[cell] == 0
        else:
            unknown += in_grid(s.players, cell)
    at = sixteenths(desk, at, 8 * bare)
    return sixteenths(desk, at, unknown)


def write_crew(s: State, p: int, desk: Desk, at: int) -> int:
    for role in range(COLOURS):
        at = ladder(desk, at, count(s, p, role), CREW)
    at = sixteenths(desk, at, 4 * s.members[p])
    return yes(desk, at, s.members[p] >= CREW)


def write_treasures(s: State, p: int, desk: Desk, at: int) -> int:
    """What somebody has, and how far that is ahead of the best other, or behind."""
    for i in range(s.found):
        if s.keeper[i] == p and treasures_on(s.face[s.treasure[i]]) > 0:
            desk.feature[at + min(BEST_CARD, treasures_on(s.face[s.treasure[i]])) - 1] += ONE // 2
    at += BEST_CARD
    mine, best = standing(s, p), 0
    for other in range(s.players):
        if other != p:
            best = max(best, standing(s, other))
    lead = mine // 100 - best // 100
    at = sixteenths(desk, at, 2 * (mine // 100))
    at = sixteenths(desk, at, 3 * (mine % 100))
    at = yes(desk, at, mine == 0)
    at = sixteenths(desk, at, max(-32, min(32, 4 * lead)))
    at = yes(desk, at, mine > best)
    at = yes(desk, at, mine == best)
    at = yes(desk, at, lead > 2)
    return yes(desk, at, lead < -2)


def standing(s: State, p: int) -> int:
    """Treasures first, then treasure cards."""
    total = 0
    for i in range(s.found):
        if s.keeper[i] == p:
            total += 100 * treasures_on(s.face[s.treasure[i]]) + 1
    return total


def write_ship(s: State, p: int, desk: Desk, at: int) -> int:
    """Whether it is on the grid, how far it is to the next unknown card, and whether that can be turned."""
    near, around = FAR_AWAY, 0
    if s.ship[p] >= 0:
        for cell in range(CELLS):
            if in_grid(s.players, cell) and not turned(s, cell):
                way = distance(cell, s.ship[p]) + 1 - s.afloat[p]
                near = min(near, way)
                around += way == 1
    at = yes(desk, at, s.afloat[p] == 1)
    at = one_of(desk, at, near, 4)
    at = sixteenths(desk, at, 4 * around)
    skilled = count(s, p, Role.NAVIGATOR) > 0
    at = yes(desk, at, skilled and near == 0)
    return yes(desk, at, skilled and near <= 1 + count(s, p, Role.HELMSMAN))


def write_rival(s: State, p: int, other: int, desk: Desk, at: int) -> int:
    """How far it is to somebody, and how an attack would end: at all, and one that is possible now."""
    if s.ship[p] < 0 or s.ship[other] < 0:
        return at + 5
    way = distance(s.ship[p], s.ship[other]) + 2 - s.afloat[p] - s.afloat[other]
    odds = ONE * ODDS[1 + count(s, p, Role.GUNNER)][1 + count(s, other, Role.GUNNER)] // 100
    barred = p == s.turn and s.attacked >> other & 1
    at = sixteenths(desk, at, 3 * way)
    at = yes(desk, at, way == 0)
    at = yes(desk, at, way <= 1 + count(s, p, Role.HELMSMAN))
    at = sixteenths(desk, at, odds)
    return sixteenths(desk, at, odds if together(s, p, other) and not barred else 0)


def distance(one: int, other: int) -> int:
    """Cards from one to another, if nothing is in the way."""
    return abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH)


# ---- steps -------------------------------------------------------------------------------------------

# What a step is known by; a row of notes begins at its name.
BEGIN, TO_UNKNOWN, TO_KNOWN, SAIL_ON, STAY = range(5)
FROM_PILE = 5  # or one more, or enough, or the sea card below is turned: steps from PILE on
AROUND = 9  # + unknown cards beside it, up to 4
RIVAL_THERE = 14  # + places behind in turn order - 1
RIVAL_HIT = 17
HIRED = 20  # + function
LEAVES = 25
SWAPPED = 30  # + pair of functions
LEANING = 40  # + its size
LEANINGS = 12


def note(s: State, seat: int, step: int, desk: Desk) -> int:
    n = known_by(desk, 0, LEANING + min(LEANINGS - 1, size_of(leaning(s, seat, step))))
    if step < DONE:
        return note_way(s, seat, step - TO, desk, n)
    return known_by(desk, n, note_deed(s, seat, step))


def note_deed(s: State, seat: int, step: int) -> int:
    """An action that leads nowhere else."""
    if step == DONE:
        return STAY
    if step < PILE:
        return HIRED + role_of(s, s.open[step - TAKE])
    if step < ATTACK:
        return FROM_PILE + step - PILE
    if step < SWAP:
        return RIVAL_HIT + (step - ATTACK - seat) % s.players - 1
    if step < DROP:
        return SWAPPED + step - SWAP
    return LEAVES + role_of(s, s.crew[seat][step - DROP])


def note_way(s: State, seat: int, cell: int, desk: Desk, n: int) -> int:
    """Where a ship goes."""
    if s.phase == Phase.PLACE:
        return known_by(desk, n, BEGIN)
    around = 0
    for near in NEIGHBOURS[s.players][cell]:
        around += near >= 0 and not turned(s, near)
    n = known_by(desk, n, TO_KNOWN if turned(s, cell) else TO_UNKNOWN)
    n = known_by(desk, n, AROUND + around)
    if s.phase == Phase.SAIL:
        n = known_by(desk, n, SAIL_ON)
    nearest = 0
    for i in range(1, s.players):
        other = (seat + i) % s.players
        if s.afloat[other] and s.ship[other] == cell:
            nearest = i
    return known_by(desk, n, RIVAL_THERE + nearest - 1) if nearest > 0 else n


def broad(s: State, seat: int, step: int) -> int:
    """Crews and ships are for all to see."""
    return label(s, seat, step)
