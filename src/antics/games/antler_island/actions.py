"""The four actions (AI-E), and the wily tiles that are played with them (AI-G)."""

from __future__ import annotations

from antics.core.state import EVERYONE, show, tell, tell_of
from antics.games.antler_island.board import OUTER_RING, SPACES
from antics.games.antler_island.events import NO_ANTLER, NO_DOE, NO_FOOD, NO_ROOM, NO_TOKEN, Event, packed
from antics.games.antler_island.fight import attack
from antics.games.antler_island.pieces import (
    FOOD_ON_SPACE,
    GREEDY,
    HAND,
    ROAR,
    RUT_YOUR_STUFF,
    SPEED_TILE,
    TILES,
    Deed,
)
from antics.games.antler_island.state import (
    Phase,
    State,
    antlers_left,
    decide,
    near,
    tile_count,
)
from antics.games.antler_island.supplies import (
    discard_staked,
    draw_food,
    food_to_draw,
    get_food,
    play_tile,
    staked_value,
)


def act(s: State, seat: int) -> None:
    """AI-D3: an action that is possible must be carried out, another is skipped."""
    lack = lacking(s, seat)
    if lack >= 0:
        tell(s, Event.SKIPPED, seat, s.deed, lack)
        decide(s, Phase.AFTER, seat)
    elif s.deed == Deed.MOVE:
        decide(s, Phase.MOVE, seat)
    elif s.deed == Deed.EAT:
        decide(s, Phase.EAT, seat)
    elif s.deed == Deed.RUT:
        decide(s, Phase.RUT, seat)
    else:
        decide(s, Phase.GROW, seat)


def lacking(s: State, seat: int) -> int:
    """What the action is not possible without, or -1."""
    if s.deed == Deed.EAT:
        if food_here(s, seat) == 0:
            return NO_FOOD
        if s.tokens[seat] == HAND:
            return NO_ROOM
    if s.deed == Deed.RUT and s.does[s.stag[seat]] == 0:
        return NO_DOE
    if s.deed == Deed.GROW:
        if s.tokens[seat] == 0:
            return NO_TOKEN
        if pieces_to_gain(s, seat) == 0:
            return NO_ANTLER
    return -1


def roar(s: State, seat: int) -> None:
    """AI-G3: one doe from each adjacent space comes to the stag."""
    play_tile(s, seat, ROAR)
    s.roared = 1
    here, heard = s.stag[seat], 0
    around = near(s, here)
    for space in range(SPACES):
        if around >> space & 1 and s.does[space] > 0:
            s.does[space] -= 1
            s.does[here] += 1
            heard |= 1 << space
    tell(s, Event.ROARED, seat, heard, here)


def move(s: State, seat: int, space: int) -> None:
    """AI-E1: entering another stag's space starts a fight."""
    before = s.stag[seat]
    tell(s, Event.MOVED, seat, before, space)
    there = -1
    for other in range(s.players):
        if other != seat and s.stag[other] == space:
            there = other
    s.stag[seat] = space
    if there >= 0:
        attack(s, seat, there, before)
    else:
        decide(s, Phase.AFTER, seat)


def stride_on(s: State, seat: int, space: int) -> None:
    """AI-G4: the second step of a speedy move; the tile is spent now that both are known."""
    play_tile(s, seat, SPEED_TILE)
    tell(s, Event.MOVED, seat, s.stag[seat], s.back)
    s.stag[seat] = s.back
    move(s, seat, space)


def food_here(s: State, seat: int) -> int:
    space, n = s.stag[seat], 0
    if space < OUTER_RING:
        for i in range(FOOD_ON_SPACE):
            n += s.food[space][i] >= 0
    return n


def greedy_helps(s: State, seat: int) -> bool:
    """AI-G5, as far as everyone can see."""
    return s.tokens[seat] + food_here(s, seat) < HAND and food_to_draw(s)


def eat(s: State, seat: int, greedily: bool) -> None:
    """AI-E2: all food here, up to five in hand, the token that lay there first before the other."""
    if greedily:
        play_tile(s, seat, GREEDY)
    space, room = s.stag[seat], HAND - s.tokens[seat]
    eaten = min(room, food_here(s, seat))
    tell(s, Event.ATE, seat, eaten, space)
    for _ in range(eaten):
        get_food(s, seat, s.food[space][0], 0)
        s.food[space][0], s.food[space][1] = s.food[space][1], -1
    if greedily:
        get_food(s, seat, draw_food(s), 1)
    decide(s, Phase.AFTER, seat)


def rut(s: State, seat: int, does: int) -> None:
    """AI-E3, twice with Rut your stuff (AI-G6)."""
    if does == 2:
        play_tile(s, seat, RUT_YOUR_STUFF)
    end = s.last_at
    for _ in range(does):
        s.does[s.stag[seat]] -= 1
        s.mated[seat] += 1
        if s.mated[seat] <= end:
            s.reserve += 1
    tell(s, Event.MATED, seat, does, packed(s.mated[seat], s.reserve))
    if s.mated[seat] >= end and not s.last:
        s.last = 1
        tell(s, Event.LAST_ROUND, seat, 0, 0)
    decide(s, Phase.AFTER, seat)


def growth(tokens: int, value: int) -> int:
    """AI-E4: half the value; a single token always gives one."""
    return 1 if tokens == 1 else value // 2


def pieces_to_gain(s: State, seat: int) -> int:
    """A stag's own lost pieces, and those left in the supply (AI-A1)."""
    return s.lost[seat] + antlers_left(s)


def new_antlers(s: State, seat: int) -> int:
    """What the chosen tokens grow, as far as there are pieces."""
    cashed = 0
    for i in range(s.tokens[seat]):
        cashed += s.staked[seat] >> i & 1
    return min(growth(cashed, staked_value(s, seat)), pieces_to_gain(s, seat))


def grow(s: State, seat: int) -> None:
    for i in range(s.tokens[seat]):
        if s.staked[seat] >> i & 1:
            show(s, s.hand[seat][i], EVERYONE)
            tell_of(s, Event.CASHED, seat, 0, s.hand[seat][i])
    pieces = new_antlers(s, seat)
    discard_staked(s, seat)
    s.antlers[seat] += pieces
    s.lost[seat] = max(0, s.lost[seat] - pieces)
    tell(s, Event.GREW, seat, pieces, packed(s.antlers[seat], packed(s.lost[seat], antlers_left(s))))
    s.owed = 0
    if s.antlers[seat] > s.grown[seat]:
        s.owed = s.antlers[seat] // 2 - s.grown[seat] // 2  # AI-E5: a tile for each even number passed
        s.grown[seat] = s.antlers[seat]
    decide(s, Phase.TAKE, seat)


def after_taking(s: State) -> None:
    """All tiles are taken: a winner goes on to the cubes, who has grown is done."""
    if s.deed == Deed.MOVE:
        s.phase = Phase.CUBE
    else:
        decide(s, Phase.AFTER, s.active)


def took_tile(s: State, seat: int) -> None:
    s.owed -= 1
    if tile_count(s, seat) > TILES:
        s.phase = Phase.DROP
