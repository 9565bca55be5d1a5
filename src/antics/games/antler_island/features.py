"""Antler Island as a network is told of it: the seat that decides, then the others in turn order. While all
plan at once, the start player comes first."""

from __future__ import annotations

from antics.core.network import ONE, Desk, ladder, one_of, sixteenths, yes
from antics.games.antler_island.actions import food_here
from antics.games.antler_island.board import CENTRE, LEVEL, SPACES
from antics.games.antler_island.pieces import FIRST_CONTROL, HAND, KINDS, PLAN, TILE_BLANK, TILE_X, TILES
from antics.games.antler_island.state import Phase, State, near
from antics.games.antler_island.strategy import (
    most_does_near,
    most_food_near,
    odds,
    prospect,
    strength,
    worth,
)

LEARNED_PACE: tuple[int, ...] = (0, 0, 0, 4200, 4200)
WILY_KINDS = len(KINDS)
DEEDS, PLACES = 4, 3  # of a plan: the actions, and the tiles in order that are told apart


def viewpoint(s: State) -> int:
    return s.start if s.phase == Phase.PLAN else s.asked


def write(s: State, seat: int, desk: Desk) -> int:
    at = write_time(s, seat, desk, 0)
    for i in range(s.players):
        p = (seat + i) % s.players
        at = write_does(s, p, desk, at)
        at = write_strength(s, p, desk, at)
        at = write_place(s, p, desk, at)
        at = write_plan(s, p, desk, at)
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


def write_plan(s: State, p: int, desk: Desk, at: int) -> int:
    """The actions that are still to come, in their order; that of the X; and how many there are of each."""
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
