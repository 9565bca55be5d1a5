"""Set-up (AI-C), and a round from its first steps to the tiles that are revealed in it (AI-D)."""

from __future__ import annotations

from antics.core.chance import draw
from antics.core.state import EVERYONE, show, shuffle, tell, tell_of
from antics.games.antler_island.board import CENTRE, COLOURS, GRASS, LAND, OUTER_RING, SPACES, UPHILL
from antics.games.antler_island.events import BITS, FOR_DOES, FOR_FOOD, FOR_STAGS, Event, packed
from antics.games.antler_island.pieces import (
    FEWEST_PLAYERS,
    FIRST_CONTROL,
    FIRST_SPARE_FOOD,
    FOOD_ON_SPACE,
    HAND,
    PIECES,
    PLAN,
    TILE_X,
    TILES,
    UNUSED,
    food_piece,
    wily_piece,
)
from antics.games.antler_island.scoring import end_game
from antics.games.antler_island.state import (
    Box,
    Phase,
    State,
    decide,
    stags,
    tile_of_round,
)
from antics.games.antler_island.supplies import (
    draw_food,
    get_food,
    turn_tile_up,
)

# ---- set-up (AI-C) -----------------------------------------------------------------------------------


def new_game(s: State, box: Box) -> None:
    s.players, s.advanced = box.players, box.advanced
    open_box(s, box)
    clear_the_table(s, box)
    sort_food(s, box)
    mix_tiles(s, box)
    s.start = draw(s, s.players)  # AI-C1
    for i in range(s.players):
        get_food(s, (s.start + i) % s.players, draw_food(s), 1)  # AI-C4
    s.reserve = s.all_does
    roll(s, FOR_STAGS)
    decide(s, Phase.PLACE, s.start)


def open_box(s: State, box: Box) -> None:
    """What the game is made of, for so many players."""
    row = box.players - FEWEST_PLAYERS
    s.all_does, s.last_at, s.all_cubes = box.does[row], box.last_round[row], box.cubes[row]
    s.all_antlers = box.antlers[0]
    s.for_height[1], s.for_height[2] = box.height[0], box.height[1]
    s.for_cubes[0], s.for_cubes[1] = box.own_cubes[0], box.foreign_cubes[row]
    s.all_food = how_many(box.food)
    s.all_wily = how_many(box.wily)
    for piece in range(FIRST_SPARE_FOOD, PIECES):
        s.seen[piece], s.batch[piece] = EVERYONE, UNUSED


def how_many(pieces: list[int]) -> int:
    n = 0
    while n < len(pieces) and pieces[n] >= 0:
        n += 1
    return n


def clear_the_table(s: State, box: Box) -> None:
    for seat in range(s.players):
        s.stag[seat] = -1
        s.antlers[seat] = s.grown[seat] = box.antlers[1]
        if s.advanced:
            s.cubes[seat][seat] = s.all_cubes  # AI-I1
        for i in range(HAND):
            s.hand[seat][i] = -1
        for i in range(TILES + 1):
            s.tiles[seat][i] = -1
        for i in range(PLAN):
            s.batch[FIRST_CONTROL + PLAN * seat + i] = PIECES + seat
    for space in range(OUTER_RING):
        for i in range(FOOD_ON_SPACE):
            s.food[space][i] = -1


def sort_food(s: State, box: Box) -> None:
    """AI-C2: the starting pile lies on the main pile, both shuffled."""
    row = box.players - FEWEST_PLAYERS
    ones = min(box.starting_ones[row], of_value(s, box, 1))
    twos = min(box.starting_twos[row], of_value(s, box, 2))
    starting = ones + twos
    top, below = s.all_food - starting, 0
    for i in range(s.all_food):
        token, value = food_piece(i), box.food[i]
        s.face[token] = value
        if value == 1 and ones > 0:
            ones -= 1
            s.food_pile[top] = token
            top += 1
        elif value == 2 and twos > 0:
            twos -= 1
            s.food_pile[top] = token
            top += 1
        else:
            s.food_pile[below] = token
            below += 1
    s.food_left = s.all_food
    shuffle(s, s.food_pile, below)
    shuffle(s, s.food_pile[below:], starting)


def of_value(s: State, box: Box, value: int) -> int:
    n = 0
    for i in range(s.all_food):
        n += 1 if box.food[i] == value else 0
    return n


def mix_tiles(s: State, box: Box) -> None:
    """AI-C8"""
    for i in range(s.all_wily):
        s.face[wily_piece(i)] = box.wily[i]
        s.wily_pile[i] = wily_piece(i)
    s.wily_left = s.all_wily
    shuffle(s, s.wily_pile, s.all_wily)
    turn_tile_up(s)


def roll(s: State, what_for: int) -> None:
    """The die shows each colour as often (AI-A4)."""
    s.colour = draw(s, COLOURS)
    tell(s, Event.ROLLED, -1, what_for, s.colour)


def roll_another(s: State, what_for: int) -> None:
    """Roll until another colour shows."""
    before = s.colour
    while s.colour == before:
        roll(s, what_for)


def place_stags(s: State, space: int) -> None:
    """AI-C5: the others take the next free spaces of the colour, clockwise."""
    for i in range(s.players):
        seat = (s.start + i) % s.players
        while not LAND[s.players] >> space & 1:  # AI-B4
            space = (space + COLOURS) % OUTER_RING
        s.stag[seat] = space
        tell(s, Event.PLACED, seat, 0, space)
        space = (space + COLOURS) % OUTER_RING
    roll_another(s, FOR_FOOD)  # AI-C6
    lay_food(s)
    settle_does(s)
    s.round = 1
    tell(s, Event.ROUND, s.start, s.round, 0)
    begin_planning(s)


def settle_does(s: State) -> None:
    """AI-C7"""
    taken = stags(s) | 1 << CENTRE
    for space in range(OUTER_RING):
        if s.food[space][0] >= 0:
            taken |= 1 << space
    outside_and_grass = ((1 << OUTER_RING) - 1) & LAND[s.players] | GRASS
    for space in range(SPACES):
        if outside_and_grass & ~taken & 1 << space:
            bring_doe(s, space)


# ---- the round (AI-D) --------------------------------------------------------------------------------


def new_round(s: State) -> None:
    """AI-D4, or the end after the last round (AI-H1)."""
    if s.last:
        end_game(s)
        return
    s.round += 1
    s.start = (s.start + 1) % s.players
    tell(s, Event.ROUND, s.start, s.round, 0)
    climb(s)
    roll(s, FOR_FOOD)
    lay_food(s)
    if s.reserve >= s.players:  # a set is as many does as players
        roll(s, FOR_DOES)
        bring_does(s)
        if s.reserve >= s.players:
            roll_another(s, FOR_DOES)
            bring_does(s)
    begin_planning(s)


def climb(s: State) -> None:
    """Each doe one space directly uphill, all at once: the higher ones go first."""
    climbing = 0
    for i in range(CENTRE):
        space = CENTRE - 1 - i
        if s.does[space] > 0:
            climbing |= 1 << space
            s.does[UPHILL[space]] += s.does[space]
            s.does[space] = 0
    tell(s, Event.DOES_CLIMBED, -1, climbing, 0)


def lay_food(s: State) -> None:
    """One token on each outside space of the colour rolled that has room, until food is gone."""
    for space in range(s.colour, OUTER_RING, COLOURS):
        if LAND[s.players] >> space & 1 and s.food[space][1] < 0:
            token = draw_food(s)
            if token >= 0:
                s.food[space][1 if s.food[space][0] >= 0 else 0] = token
                tell_of(s, Event.FOOD_LAID, -1, packed(space, s.batch[token]), token)


def bring_does(s: State) -> None:
    for space in range(s.colour, OUTER_RING, COLOURS):
        if LAND[s.players] >> space & 1:
            bring_doe(s, space)


def bring_doe(s: State, space: int) -> None:
    s.does[space] += 1
    s.reserve -= 1
    tell(s, Event.DOES_CAME, -1, s.round, space)


def begin_planning(s: State) -> None:
    for seat in range(s.players):
        s.spent[seat] = 0
        take_plan_back(s, seat)
    s.turn = 0
    s.phase = Phase.PLAN


def take_plan_back(s: State, seat: int) -> None:
    s.laid[seat] = 0
    for i in range(PLAN):
        piece = FIRST_CONTROL + PLAN * seat + i
        s.face[piece] = i
        s.seen[piece] = EVERYONE
        s.plan[seat][i] = -1


def lay_tile(s: State, seat: int, deed: int) -> None:
    """AI-D1: the next control tile, face down beside an action."""
    i = s.laid[seat]
    s.plan[seat][i] = deed
    s.seen[FIRST_CONTROL + PLAN * seat + i] = 1 << seat
    s.laid[seat] += 1
    if s.laid[seat] == PLAN:
        tell(s, Event.PLANNED, seat, whole_plan(s, seat), 0)
        if planners(s) == 0:
            s.news += 1  # how many tiles lie beside each action is public now
            tell(s, Event.PLANS_LIE, -1, 0, 0)
            for other in range(s.players):
                tell(s, Event.TILES_LIE, other, tiles_beside(s, other), 0)
            s.phase = Phase.TURN


def whole_plan(s: State, seat: int) -> int:
    """The deeds of all control tiles, in one number."""
    deeds = 0
    for i in range(PLAN):
        deeds = packed(s.plan[seat][PLAN - 1 - i], deeds)
    return deeds


def tiles_beside(s: State, seat: int) -> int:
    """How many control tiles lie beside each action, in one number."""
    counts = 0
    for i in range(PLAN):
        counts += 1 << BITS * s.plan[seat][i]
    return counts


def planners(s: State) -> int:
    """The seats that have not laid all their tiles."""
    seats = 0
    for seat in range(s.players):
        if s.laid[seat] < PLAN:
            seats |= 1 << seat
    return seats


def begin_turn(s: State) -> None:
    """AI-D2: from the start player clockwise, four times round."""
    if s.turn == (PLAN - 1) * s.players:
        s.phase = Phase.ROUND
        return
    s.active = (s.start + s.turn) % s.players
    s.turn += 1
    s.roared = 0
    tell(s, Event.TURN, s.active, tile_of_round(s), 0)
    decide(s, Phase.REVEAL, s.active)


def lowest_tile(s: State, seat: int) -> int:
    """The lowest numbered control tile left; TILE_X if there is none."""
    tile = 0
    while tile < TILE_X and s.spent[seat] >> tile & 1:
        tile += 1
    return tile


def reveal(s: State, seat: int, tile: int) -> None:
    i = 0
    while s.face[FIRST_CONTROL + PLAN * seat + i] != tile:
        i += 1
    s.spent[seat] |= 1 << tile
    show(s, FIRST_CONTROL + PLAN * seat + i, EVERYONE)
    s.deed, s.tile = s.plan[seat][i], tile
    tell(s, Event.REVEALED, seat, tile, s.deed)
    s.phase = Phase.ACT
