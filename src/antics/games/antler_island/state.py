"""What there is to know about a game of Antler Island, and the names of all that can be decided."""

from __future__ import annotations

from enum import IntEnum

from antics.core.record import Record, int8, int16
from antics.core.state import WATCHER, GameState, knows
from antics.games.antler_island.board import LAND, MARSH, NEAR, OUTER_RING, SPACES
from antics.games.antler_island.pieces import (
    FOOD,
    HAND,
    PIECES,
    PLAN,
    SPARE_FOOD,
    SPARE_WILY,
    TILES,
    WILY,
)

SEATS = 4


class Phase(IntEnum):
    """What happens now. Somebody decides in those before ROUND; the others run by themselves."""

    PLAN = 0  # everyone lays control tiles
    REVEAL = 1  # a control tile, or Roar before it
    MOVE = 2
    STRIDE = 3  # the first space of a speedy move,
    STRIDE_ON = 4  # and the second
    EAT = 5
    RUT = 6
    GROW = 7
    AFTER = 8  # Roar after the action?
    COMMIT = 9  # attacker
    DEFEND = 10  # defender: retreat or commit?
    FACE = 11  # attacker: retreat or lock?
    RETREAT = 12  # where to?
    ROPE = 13  # keep a token?
    DIAMOND = 14  # keep the antler piece?
    PUT = 15  # where does the loser go?
    TAKE = 16  # which wily tile?
    DROP = 17  # which of four wily tiles goes?
    CUBE = 18
    PLACE = 19  # set-up: the start player's stag
    ROUND = 20  # a new round begins
    TURN = 21  # the next turn begins
    ACT = 22  # the revealed tile's action begins
    LOCKED = 23  # antlers are locked
    SPEND = 24  # committed tokens are discarded, and the winner is known
    VICTORY = 25  # what the winner gains
    OVER = 26


# Steps. A row of steps (BESIDE, TOKEN, …) begins at its name.
BESIDE = 0  # + deed
TAKE_BACK, REVEAL_LOWEST, REVEAL_X, ROAR_NOW, PASS = range(4, 9)
EAT, EAT_GREEDILY, RUT, RUT_TWICE, DONE = range(9, 14)
RETREAT, LOCK, SAVE_ANTLER, TAKE_UP, TAKE_DOWN, GO_SPEEDILY = range(14, 20)
TOKEN = 20  # + place in hand
KEEP = 25  # + place in hand
DROP = 30  # + place among the wily tiles
CUBE = 34  # + seat
TO = 38  # + space
STEPS = TO + SPACES


class Box(Record):
    """What set-up needs."""

    players = int8()
    advanced = int8()
    food = int8(FOOD + SPARE_FOOD)
    wily = int8(WILY + SPARE_WILY)
    does = int8(2)
    last_round = int8(2)
    starting_ones = int8(2)
    starting_twos = int8(2)
    cubes = int8(2)
    foreign_cubes = int8(2)
    own_cubes = int8(1)
    height = int8(2)
    antlers = int8(2)


class State(GameState):
    """Everything there is to know about a game in progress."""

    face = int8(PIECES)
    seen = int8(PIECES)
    batch = int8(PIECES)

    phase = int8()
    asked = int8()  # who decides now
    active = int8()  # whose turn it is
    start = int8()  # the start player of the round
    turn = int8()  # turns taken in this round
    deed = int8()  # the action being carried out,
    tile = int8()  # and the control tile that was revealed for it
    roared = int8()  # has the active player played Roar this turn?
    last = int8()  # is this the last round?
    owed = int8()  # wily tiles still to be taken
    advanced = int8()
    colour = int8()  # the colour rolled last

    stag = int8(SEATS)  # the space of each stag
    antlers = int8(SEATS)
    lost = int8(SEATS)  # antler pieces beside the mat
    grown = int8(SEATS)  # the most antlers so far
    mated = int8(SEATS)  # the doe count
    won = int8(SEATS)  # the winning-stag token
    cubes = int8(SEATS, SEATS)  # held by, of the colour of

    plan = int8(SEATS, PLAN)  # the deed each control tile lies beside
    laid = int8(SEATS)  # control tiles laid
    spent = int8(SEATS)  # control tiles revealed, as bits

    hand = int8(SEATS, HAND)  # food tokens; -1 is an empty place
    tokens = int8(SEATS)  # how many
    staked = int8(SEATS)  # those committed or about to be cashed, as bits
    tiles = int8(SEATS, TILES + 1)  # wily tiles; -1 is an empty place

    attacker = int8()
    defender = int8()
    winner = int8()  # of the fight; -1 for a draw
    back = int8()  # the space that the attacker entered from
    strengths = int8(2)  # of the attacker and the defender, when antlers were locked

    does = int8(SPACES)
    reserve = int8()
    food = int8(OUTER_RING, 2)  # tokens on the outside spaces; -1 is none
    food_pile = int8(FOOD + SPARE_FOOD)  # the last one is on top
    food_left = int8()
    food_discards = int8(FOOD + SPARE_FOOD)
    food_discarded = int8()
    wily_pile = int8(WILY + SPARE_WILY)
    wily_left = int8()
    wily_up = int8()  # the face-up tile; -1 is none
    wily_discards = int8(WILY + SPARE_WILY)
    wily_discarded = int8()

    all_food = int8()  # what the game is made of: all tokens, tiles, does, antler pieces, cubes of a colour
    all_wily = int8()
    all_does = int8()
    all_antlers = int8()
    all_cubes = int8()
    last_at = int8()  # the doe count that brings the last round
    for_height = int8(3)  # points by level
    for_cubes = int8(2)  # points for all of one's own, and for one of every other

    retreats = int16()  # what a simulation counts
    locks = int16()
    draws = int16()
    tiles_taken = int16()


def decide(s: State, phase: int, seat: int) -> None:
    s.phase = phase
    s.asked = seat


def near(s: State, space: int) -> int:
    """The spaces next to this one."""
    return NEAR[space] & LAND[s.players]


def stags(s: State) -> int:
    """The spaces with a stag."""
    spaces = 0
    for seat in range(s.players):
        spaces |= 1 << s.stag[seat]
    return spaces


def ways(s: State, space: int) -> int:
    """Where a stag can step from here: never into a marsh (AI-B5)."""
    return near(s, space) & ~MARSH


def does_near(s: State, seat: int) -> bool:
    around = near(s, s.stag[seat])
    for space in range(SPACES):
        if around >> space & 1 and s.does[space] > 0:
            return True
    return False


def antlers_left(s: State) -> int:
    """Antler pieces in the supply (AI-A1)."""
    left = s.all_antlers
    for seat in range(s.players):
        left -= s.antlers[seat] + s.lost[seat]
    return left


def tile_of_round(s: State) -> int:
    """Which of the four tiles of this round everybody reveals now."""
    return (s.turn + s.players - 1) // s.players


def face_up(s: State, tile: int) -> bool:
    return knows(s, WATCHER, tile)


def holds(s: State, seat: int, kind: int) -> bool:
    """Does the seat hold a wily tile of this kind?"""
    for i in range(TILES):
        if s.tiles[seat][i] >= 0 and s.face[s.tiles[seat][i]] == kind:
            return True
    return False


def may_hold(s: State, seat: int, kind: int) -> bool:
    """Could the table believe that the seat holds a tile of this kind? (AI-G9)"""
    for i in range(TILES):
        tile = s.tiles[seat][i]
        if tile >= 0 and (not face_up(s, tile) or s.face[tile] == kind):
            return True
    return False


def tile_count(s: State, seat: int) -> int:
    n = 0
    while n <= TILES and s.tiles[seat][n] >= 0:
        n += 1
    return n
