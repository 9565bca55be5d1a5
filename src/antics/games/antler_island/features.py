"""Antler Island as a network is told of it: the seat that decides, then the others in turn order. While all
plan at once, it knows its own plan only."""

from __future__ import annotations

from antics.core.network import ONE, Desk, known_by, ladder, one_of, sixteenths, size_of, yes
from antics.games.antler_island.actions import food_here
from antics.games.antler_island.board import CENTRE, LEVEL, OUTER_RING, SPACES
from antics.games.antler_island.pieces import FIRST_CONTROL, HAND, KINDS, PLAN, TILE_BLANK, TILE_X, TILES
from antics.games.antler_island.rounds import lowest_tile
from antics.games.antler_island.state import (
    BESIDE,
    CUBE,
    DROP,
    KEEP,
    REVEAL_LOWEST,
    REVEAL_X,
    TAKE_BACK,
    TO,
    TOKEN,
    Phase,
    State,
    near,
)
from antics.games.antler_island.strategy import (
    expected_in_hand,
    label,
    leaning,
    most_does_near,
    most_food_near,
    odds,
    prospect,
    strength,
    worth,
)

LEARNED_PACE: tuple[int, ...] = (0, 0, 0, 4600, 4400)
JUDGES = True
WILY_KINDS = len(KINDS)
DEEDS, PLACES = 4, 3  # of a plan: the actions, and the tiles in order that are told apart


def write(s: State, seat: int, desk: Desk) -> int:
    at = write_time(s, seat, desk, 0)
    for i in range(s.players):
        p = (seat + i) % s.players
        at = write_does(s, p, desk, at)
        at = write_strength(s, p, desk, at)
        at = write_place(s, p, desk, at)
        at = write_plan(s, p, s.phase != Phase.PLAN or p == seat, desk, at)
        at = write_cubes(s, p, desk, at)
        for j in range(1, s.players):
            at = write_rival(s, p, (p + j) % s.players, desk, at)
    return at


def write_time(s: State, seat: int, desk: Desk, at: int) -> int:
    """What is decided, by whom, and how many does are left where."""
    free = halfway = 0
    for space in range(SPACES):
        free += s.does[space]
        halfway += s.does[space] if LEVEL[space] == 1 else 0
    at = one_of(desk, at, s.phase, Phase.ROUND)
    at = yes(desk, at, s.last == 1)
    at = sixteenths(desk, at, s.turn)
    at = sixteenths(desk, at, s.round)
    at = sixteenths(desk, at, 3 * s.does[CENTRE])
    at = sixteenths(desk, at, 2 * s.reserve)
    at = sixteenths(desk, at, 2 * free)
    at = sixteenths(desk, at, 3 * halfway)
    at = one_of(desk, at, (s.active - seat) % s.players, s.players)
    return one_of(desk, at, (s.start - seat) % s.players, s.players)


def write_does(s: State, p: int, desk: Desk, at: int) -> int:
    """How somebody stands, and how far ahead of the best other, or behind."""
    mine, others, doe_lead = worth(s, p), -100_000, 100
    for other in range(s.players):
        if other != p:
            others = max(others, worth(s, other))
            doe_lead = min(doe_lead, s.mated[p] - s.mated[other])
    at = sixteenths(desk, at, mine // 64)
    at = sixteenths(desk, at, max(-32, min(32, (mine - others) // 32)))
    at = sixteenths(desk, at, 2 * s.mated[p])
    at = sixteenths(desk, at, 3 * doe_lead)
    at = ladder(desk, at, 5 - s.last_at + s.mated[p], 4)
    return yes(desk, at, s.won[p] == 1)


def write_strength(s: State, p: int, desk: Desk, at: int) -> int:
    """Antlers, food tokens and wily tiles."""
    total = 0
    for i in range(s.tokens[p]):
        total += s.face[s.hand[p][i]]
    at = sixteenths(desk, at, 2 * s.antlers[p])
    at = sixteenths(desk, at, 3 * s.lost[p])
    at = sixteenths(desk, at, 3 * s.tokens[p])
    at = yes(desk, at, s.tokens[p] >= HAND)
    at = sixteenths(desk, at, 2 * total)
    at = sixteenths(desk, at, strength(s, p))
    for i in range(TILES):
        if s.tiles[p][i] >= 0:
            desk.feature[at + s.face[s.tiles[p][i]]] += ONE
    return at + WILY_KINDS


def write_place(s: State, p: int, desk: Desk, at: int) -> int:
    """Where a stag is, and what there is to do."""
    here = s.stag[p]
    if here < 0:
        return at + 10
    at = one_of(desk, at, LEVEL[here], 3)
    at = sixteenths(desk, at, 5 * min(3, s.does[here]))
    at = yes(desk, at, s.does[here] > 0)
    at = sixteenths(desk, at, 5 * most_does_near(s, here))
    at = sixteenths(desk, at, 8 * food_here(s, p))
    at = sixteenths(desk, at, 8 * most_food_near(s, here))
    at = sixteenths(desk, at, prospect(s, p) // 12)
    return sixteenths(desk, at, odds(s, p) // 16)


def write_plan(s: State, p: int, known: bool, desk: Desk, at: int) -> int:
    """The actions that are still to come, in their order; that of the X; and how many there are of each."""
    if not known:
        return at + 1 + DEEDS * (PLACES + 2)
    at = sixteenths(desk, at, 3 * s.laid[p])
    in_order, by_x, of_each = at, at + DEEDS * PLACES, at + DEEDS * (PLACES + 1)
    place = 0
    for tile in range(s.laid[p]):
        if tile == TILE_BLANK or s.spent[p] >> tile & 1:
            continue
        deed = s.plan[p][place_of(s, p, tile)]
        if 0 <= deed < DEEDS:
            if tile == TILE_X:
                desk.feature[by_x + deed] = ONE
            elif place < PLACES:
                desk.feature[in_order + DEEDS * place + deed] = ONE
            desk.feature[of_each + deed] += ONE // 2
        place += 1
    return of_each + DEEDS


def place_of(s: State, p: int, tile: int) -> int:
    """Which of somebody's control tiles this one is; where it is not known yet, it is taken by its number."""
    for i in range(PLAN):
        if s.face[FIRST_CONTROL + PLAN * p + i] == tile:
            return i
    return tile


def write_cubes(s: State, p: int, desk: Desk, at: int) -> int:
    """Fighting cubes: how many of one's own are left, and of how many others there is one."""
    others = 0
    for other in range(s.players):
        others += other != p and s.cubes[p][other] > 0
    at = sixteenths(desk, at, 4 * s.cubes[p][p])
    return sixteenths(desk, at, 5 * others)


def write_rival(s: State, p: int, other: int, desk: Desk, at: int) -> int:
    """Whether two stags stand side by side, or together, and which is stronger."""
    if s.stag[p] < 0 or s.stag[other] < 0:
        return at + 4
    ahead = max(-ONE, min(ONE, 3 * (strength(s, p) - strength(s, other))))
    beside, together = near(s, s.stag[p]) >> s.stag[other] & 1 == 1, s.stag[p] == s.stag[other]
    at = yes(desk, at, beside)
    at = sixteenths(desk, at, ahead if beside else 0)
    at = yes(desk, at, together)
    return sixteenths(desk, at, ahead if together else 0)


# ---- steps -------------------------------------------------------------------------------------------

# What a step is known by; a row of notes begins at its name.
PLANNED = 0  # + deed × 4 + control tile, but for the blank
DEED = 16  # + step - TAKE_BACK, for those that are nothing but themselves
REVEALED = 32  # + deed
UPHILL_TO = 36  # + level
DOES_THERE = 39  # + does, up to 2
FOOD_THERE = 42  # + tokens - 1
STAG_THERE = 44  # weaker, or not
OF_VALUE = 46  # + value - 1
DROPPED = 49  # + kind
OTHERWISE = 55
LEANING = 56  # + its size
LEANINGS = 8


def note(s: State, seat: int, step: int, desk: Desk) -> int:
    n = known_by(desk, 0, LEANING + min(LEANINGS - 1, size_of(leaning(s, seat, step) // 2)))
    if step < TAKE_BACK:
        tile = s.laid[seat]
        return n if tile == TILE_BLANK else known_by(desk, n, PLANNED + 4 * (step - BESIDE) + tile)
    if step < TOKEN:
        n = known_by(desk, n, DEED + step - TAKE_BACK)
        if step == REVEAL_LOWEST:
            return known_by(desk, n, REVEALED + deed_of(s, seat, lowest_tile(s, seat)))
        return known_by(desk, n, REVEALED + deed_of(s, seat, TILE_X)) if step == REVEAL_X else n
    if step >= TO:
        return note_way(s, seat, step - TO, desk, n)
    return known_by(desk, n, note_piece(s, seat, step))


def deed_of(s: State, seat: int, tile: int) -> int:
    """The action that a control tile lies beside."""
    return max(0, s.plan[seat][place_of(s, seat, tile)])


def note_piece(s: State, seat: int, step: int) -> int:
    """A token by its value, a wily tile by its kind."""
    if step < KEEP:
        return OF_VALUE + s.face[s.hand[seat][step - TOKEN]] - 1
    if step < DROP:
        return OF_VALUE + s.face[s.hand[seat][step - KEEP]] - 1
    return DROPPED + s.face[s.tiles[seat][step - DROP]] if step < CUBE else OTHERWISE


def note_way(s: State, seat: int, space: int, desk: Desk, n: int) -> int:
    """What a stag finds where it goes."""
    food = 0
    if space < OUTER_RING:
        food = (s.food[space][0] >= 0) + (s.food[space][1] >= 0)
    n = known_by(desk, n, UPHILL_TO + LEVEL[space])
    n = known_by(desk, n, DOES_THERE + min(2, s.does[space]))
    if food > 0:
        n = known_by(desk, n, FOOD_THERE + food - 1)
    strongest = -1
    for other in range(s.players):
        if other != seat and s.stag[other] == space:
            strongest = max(strongest, expected_in_hand(s, other))
    return n if strongest < 0 else known_by(desk, n, STAG_THERE + (strongest >= strength(s, seat)))


def broad(s: State, seat: int, step: int) -> int:
    """Their places in a hand mean nothing; their values are imagined."""
    return label(s, seat, step)
