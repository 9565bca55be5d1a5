"""Antler Island: stags plan in secret, eat, grow antlers, fight, and mate with does (Fragor Games, 2007).

Source: the rulebook in English, German and French; where they differ, and for all that they leave open, the
clauses (AI-…) in clauses.md decide. Departures from the rulebook: the start player is drawn by lot, the last
tie-break (player height) is a shared win, and heckling and applause are left to the players. The map of
neighbours, the food values and the wily tile counts are lost with the rulebook's pictures and rebuilt.

This file: set-up, the round, and the four actions. Beside it: `state` (what there is to know), `supplies`
(food and tiles on their way), `fight`. A function carries out what was decided and names the next phase;
`apply` carries on until somebody has to decide.
"""

from __future__ import annotations

from antics.core.chance import draw
from antics.core.table import EVERYONE, Choices, Result, offer, redeal_faces, show, shuffle, tell, tell_of
from antics.games.antler_island.board import CENTRE, COLOURS, GRASS, LAND, LEVEL, OUTER_RING, SPACES, UPHILL
from antics.games.antler_island.fight import (
    answer_diamond,
    answer_rope,
    attack,
    commit,
    cubes_to_take,
    escapes,
    lock_antlers,
    put_loser,
    retreat,
    reward,
    spend_tokens,
    stake_is_full,
    take_cube,
)
from antics.games.antler_island.pieces import (
    ANTLERS_AT_START,
    CENTRE_POINTS,
    CUBES,
    DIAMOND_ANTLER,
    DOES,
    FIRST_CONTROL,
    FIRST_WILY,
    FOOD,
    FOOD_ON_SPACE,
    FOREIGN_CUBES_POINTS,
    GREEDY,
    HAND,
    LAST_ROUND_AT,
    MIDDLE_POINTS,
    OWN_CUBES_POINTS,
    PIECES,
    PLAN,
    ROAR,
    ROPE_A_DOPE,
    RUT_YOUR_STUFF,
    SPEED_TILE,
    STARTING_ONES,
    STARTING_TWOS,
    TILE_X,
    TILES,
    WILY,
)
from antics.games.antler_island.state import (
    BESIDE,
    CUBE,
    DONE,
    DROP,
    EAT,
    EAT_GREEDILY,
    GO_SPEEDILY,
    KEEP,
    LOCK,
    PASS,
    RETREAT,
    REVEAL_LOWEST,
    REVEAL_X,
    ROAR_NOW,
    RUT,
    RUT_TWICE,
    SAVE_ANTLER,
    STEPS,
    TAKE_BACK,
    TAKE_DOWN,
    TAKE_UP,
    TO,
    TOKEN,
    Box,
    Deed,
    Event,
    Phase,
    State,
    antlers_left,
    decide,
    does_near,
    holds,
    may_hold,
    near,
    stags,
    tile_count,
    ways,
)
from antics.games.antler_island.supplies import (
    discard_staked,
    discard_tile,
    draw_food,
    food_to_draw,
    get_food,
    play_tile,
    staked_value,
    take_tile,
    tiles_to_draw,
    turn_tile_up,
    worth_dropping,
)

__all__ = [
    "STEPS",
    "Box",
    "State",
    "apply",
    "legal_steps",
    "new_game",
    "redeal",
    "score",
    "unfinished",
    "waiting",
]

FOR_STAGS, FOR_FOOD, FOR_DOES = range(3)  # what the die is rolled for
NUMBERED_TILES = 0b0111

# ---- set-up (AI-C) -----------------------------------------------------------------------------------


def new_game(s: State, box: Box) -> None:
    s.players, s.advanced = box.players, box.advanced
    clear_the_table(s)
    sort_food(s, box)
    mix_tiles(s, box)
    s.start = draw(s, s.players)  # AI-C1
    for i in range(s.players):
        get_food(s, (s.start + i) % s.players, draw_food(s))  # AI-C4
    s.reserve = DOES[s.players]
    roll(s, FOR_STAGS)
    decide(s, Phase.PLACE, s.start)


def clear_the_table(s: State) -> None:
    for seat in range(s.players):
        s.stag[seat] = -1
        s.antlers[seat] = s.grown[seat] = ANTLERS_AT_START
        if s.advanced:
            s.cubes[seat][seat] = CUBES[s.players]  # AI-I1
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
    ones, twos = STARTING_ONES[s.players], STARTING_TWOS[s.players]
    starting = ones + twos
    top, below = FOOD - starting, 0
    for token in range(FOOD):
        value = box.food[token]
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
    s.food_left = FOOD
    shuffle(s, s.food_pile, below)
    shuffle(s, s.food_pile[below:], starting)


def mix_tiles(s: State, box: Box) -> None:
    """AI-C8"""
    for i in range(WILY):
        s.face[FIRST_WILY + i] = box.wily[i]
        s.wily_pile[i] = FIRST_WILY + i
    s.wily_left = WILY
    shuffle(s, s.wily_pile, WILY)
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
        tell(s, Event.PLACED, seat, space, 0)
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
            s.does[space] = 1
            s.reserve -= 1


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
    tell(s, Event.DOES_CLIMBED, -1, 0, 0)
    for i in range(SPACES):
        space = CENTRE - 1 - i
        if space >= 0:
            s.does[UPHILL[space]] += s.does[space]
            s.does[space] = 0


def lay_food(s: State) -> None:
    """One token on each outside space of the colour rolled that has room, until food is gone."""
    for space in range(s.colour, OUTER_RING, COLOURS):
        if LAND[s.players] >> space & 1 and s.food[space][1] < 0:
            token = draw_food(s)
            if token >= 0:
                s.food[space][1 if s.food[space][0] >= 0 else 0] = token
                tell_of(s, Event.FOOD_LAID, -1, space, token)


def bring_does(s: State) -> None:
    for space in range(s.colour, OUTER_RING, COLOURS):
        if LAND[s.players] >> space & 1:
            s.does[space] += 1
            s.reserve -= 1
            tell(s, Event.DOES_CAME, -1, space, 0)


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
        tell(s, Event.PLANNED, seat, 0, 0)
        if planners(s) == 0:
            s.news += 1  # how many tiles lie beside each action is public now
            tell(s, Event.PLANS_LIE, -1, 0, 0)
            s.phase = Phase.TURN


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
    s.deed = s.plan[seat][i]
    tell(s, Event.REVEALED, seat, tile, s.deed)
    s.phase = Phase.ACT


def act(s: State, seat: int) -> None:
    """AI-D3: an action that is possible must be carried out, another is skipped."""
    if s.deed == Deed.MOVE:
        decide(s, Phase.MOVE, seat)
    elif s.deed == Deed.EAT and food_here(s, seat) > 0 and s.tokens[seat] < HAND:
        decide(s, Phase.EAT, seat)
    elif s.deed == Deed.RUT and s.does[s.stag[seat]] > 0:
        decide(s, Phase.RUT, seat)
    elif s.deed == Deed.GROW and s.tokens[seat] > 0:
        decide(s, Phase.GROW, seat)
    else:
        tell(s, Event.SKIPPED, seat, s.deed, 0)
        decide(s, Phase.AFTER, seat)


# ---- the actions (AI-E) and the wily tiles played with them (AI-G) -----------------------------------


def roar(s: State, seat: int) -> None:
    """AI-G3: one doe from each adjacent space comes to the stag."""
    play_tile(s, seat, ROAR)
    s.roared = 1
    here, came = s.stag[seat], 0
    around = near(s, here)
    for space in range(SPACES):
        if around >> space & 1 and s.does[space] > 0:
            s.does[space] -= 1
            came += 1
    s.does[here] += came
    tell(s, Event.ROARED, seat, came, here)


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
        get_food(s, seat, s.food[space][0])
        s.food[space][0], s.food[space][1] = s.food[space][1], -1
    if greedily:
        get_food(s, seat, draw_food(s))
    decide(s, Phase.AFTER, seat)


def rut(s: State, seat: int, does: int) -> None:
    """AI-E3, twice with Rut your stuff (AI-G6)."""
    if does == 2:
        play_tile(s, seat, RUT_YOUR_STUFF)
    end = LAST_ROUND_AT[s.players]
    for _ in range(does):
        s.does[s.stag[seat]] -= 1
        s.mated[seat] += 1
        if s.mated[seat] <= end:
            s.reserve += 1
    tell(s, Event.MATED, seat, does, s.mated[seat])
    if s.mated[seat] >= end and not s.last:
        s.last = 1
        tell(s, Event.LAST_ROUND, seat, 0, 0)
    decide(s, Phase.AFTER, seat)


def growth(tokens: int, value: int) -> int:
    """AI-E4: half the value; a single token always gives one."""
    return 1 if tokens == 1 else value // 2


def grow(s: State, seat: int) -> None:
    cashed = 0
    for i in range(s.tokens[seat]):
        if s.staked[seat] >> i & 1:
            cashed += 1
            show(s, s.hand[seat][i], EVERYONE)
            tell_of(s, Event.CASHED, seat, 0, s.hand[seat][i])
    pieces = min(growth(cashed, staked_value(s, seat)), s.lost[seat] + antlers_left(s))  # AI-A1
    discard_staked(s, seat)
    s.antlers[seat] += pieces
    s.lost[seat] = max(0, s.lost[seat] - pieces)
    tell(s, Event.GREW, seat, pieces, s.antlers[seat])
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


# ---- what runs by itself -----------------------------------------------------------------------------


def run_on(s: State) -> bool:
    """Carry on with what is no decision; False if it comes to one."""
    match s.phase:
        case Phase.ACT:
            act(s, s.active)
        case Phase.TURN:
            begin_turn(s)
        case Phase.ROUND:
            new_round(s)
        case Phase.LOCKED:
            lock_antlers(s)
        case Phase.SPEND:
            spend_tokens(s)
        case Phase.VICTORY:
            reward(s)
        case Phase.CUBE if cubes_to_take(s) == 0:
            decide(s, Phase.AFTER, s.active)
        case Phase.TAKE if s.owed == 0 or (s.wily_up < 0 and not tiles_to_draw(s)):
            after_taking(s)
        case _:
            return False
    return True


def forced(s: State, seat: int) -> int:
    """The only step that public facts leave, or -1. Who is asked betrays nothing (AI-G9)."""
    match s.phase:
        case Phase.REVEAL:
            left = s.spent[seat] ^ (NUMBERED_TILES | 1 << TILE_X)
            if not may_roar(s, seat):
                if left == 1 << TILE_X:
                    return REVEAL_X
                if not left >> TILE_X & 1:
                    return REVEAL_LOWEST
        case Phase.AFTER:
            if not may_roar(s, seat):
                return PASS
        case Phase.EAT:
            if not (greedy_helps(s, seat) and may_hold(s, seat, GREEDY)):
                return EAT
        case Phase.RUT:
            if not (s.does[s.stag[seat]] >= 2 and may_hold(s, seat, RUT_YOUR_STUFF)):
                return RUT
        case Phase.GROW:
            if s.tokens[seat] == 1:
                return TOKEN if s.staked[seat] == 0 else DONE
        case Phase.COMMIT:
            if s.tokens[seat] <= 1:
                return TOKEN if s.tokens[seat] == 1 and s.staked[seat] == 0 else DONE
        case Phase.RETREAT | Phase.PUT:
            return only(escapes(s), TO)
        case Phase.ROPE:
            if s.staked[seat] == 0 or not may_hold(s, seat, ROPE_A_DOPE):
                return PASS
        case Phase.DIAMOND:
            if s.antlers[seat] == 0 or not may_hold(s, seat, DIAMOND_ANTLER):
                return PASS
        case Phase.TAKE:
            if s.wily_up < 0:
                return TAKE_DOWN
            if not tiles_to_draw(s):
                return TAKE_UP
        case Phase.CUBE:
            return only(cubes_to_take(s), CUBE)
    return -1


def only(things: int, first_step: int) -> int:
    """The step for the one thing in a set; -1 if there are several."""
    if things & (things - 1):
        return -1
    step = first_step
    while not things & 1:
        things >>= 1
        step += 1
    return step


def may_roar(s: State, seat: int) -> bool:
    """Could the table believe that this seat might roar now?"""
    return not s.roared and may_hold(s, seat, ROAR) and does_near(s, seat)


# ---- the contract: who decides what ------------------------------------------------------------------


def waiting(s: State) -> int:
    if s.phase == Phase.PLAN:
        return planners(s)
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.asked


def unfinished(s: State, seat: int) -> bool:
    match s.phase:
        case Phase.PLAN:
            return 0 < s.laid[seat] < PLAN
        case Phase.STRIDE | Phase.STRIDE_ON | Phase.RETREAT:
            return s.asked == seat
        case Phase.GROW | Phase.COMMIT | Phase.DEFEND:
            return s.asked == seat and s.staked[seat] != 0
    return False


def legal_steps(s: State, seat: int, out: Choices) -> None:
    if s.phase == Phase.PLAN:
        if s.laid[seat] == PLAN:
            offer(out, TAKE_BACK)
        else:
            for deed in range(4):
                offer(out, BESIDE + deed)
    elif s.phase != Phase.OVER and s.asked == seat:
        offer_decisions(s, seat, out)


def offer_decisions(s: State, seat: int, out: Choices) -> None:
    match s.phase:
        case Phase.REVEAL:
            if s.spent[seat] & NUMBERED_TILES != NUMBERED_TILES:
                offer(out, REVEAL_LOWEST)
            if not s.spent[seat] >> TILE_X & 1:
                offer(out, REVEAL_X)
            offer_roar(s, seat, out)
        case Phase.MOVE:
            offer_spaces(out, ways(s, s.stag[seat]))
            if holds(s, seat, SPEED_TILE) and ways(s, s.stag[seat]) & ~stags(s):
                offer(out, GO_SPEEDILY)
        case Phase.STRIDE:
            offer_spaces(out, ways(s, s.stag[seat]) & ~stags(s))
        case Phase.STRIDE_ON:
            offer_spaces(out, ways(s, s.back))
        case Phase.EAT:
            offer(out, EAT)
            if greedy_helps(s, seat) and holds(s, seat, GREEDY):
                offer(out, EAT_GREEDILY)
        case Phase.RUT:
            offer(out, RUT)
            if s.does[s.stag[seat]] >= 2 and holds(s, seat, RUT_YOUR_STUFF):
                offer(out, RUT_TWICE)
        case Phase.AFTER:
            offer(out, PASS)
            offer_roar(s, seat, out)
        case Phase.DIAMOND:
            offer(out, PASS)
            if holds(s, seat, DIAMOND_ANTLER):
                offer(out, SAVE_ANTLER)
        case Phase.TAKE:
            offer(out, TAKE_UP)
            offer(out, TAKE_DOWN)
        case Phase.FACE:
            offer(out, LOCK)
            offer(out, RETREAT)
        case Phase.RETREAT | Phase.PUT:
            offer_spaces(out, escapes(s))
        case Phase.PLACE:
            for space in range(s.colour, OUTER_RING, COLOURS):
                if LAND[s.players] >> space & 1:
                    offer(out, TO + space)
        case Phase.CUBE:
            for colour in range(s.players):
                if cubes_to_take(s) >> colour & 1:
                    offer(out, CUBE + colour)
        case _:
            offer_things(s, seat, out)


def offer_things(s: State, seat: int, out: Choices) -> None:
    """Choices among one's own tokens and tiles."""
    match s.phase:
        case Phase.GROW | Phase.COMMIT | Phase.DEFEND:
            if s.phase == Phase.DEFEND and s.staked[seat] == 0:
                offer(out, RETREAT)
            if s.staked[seat] != 0 or s.tokens[seat] == 0:
                offer(out, DONE)
            for i in range(s.tokens[seat]):
                if s.staked[seat] >> i == 0 and first_like(s, seat, i):
                    offer(out, TOKEN + i)
        case Phase.ROPE:
            offer(out, PASS)
            if holds(s, seat, ROPE_A_DOPE):
                for i in range(s.tokens[seat]):
                    if s.staked[seat] >> i & 1 and first_of_value(s, seat, i):
                        offer(out, KEEP + i)
        case Phase.DROP:
            for i in range(TILES + 1):
                if worth_dropping(s, seat, i):
                    offer(out, DROP + i)


def offer_roar(s: State, seat: int, out: Choices) -> None:
    if not s.roared and holds(s, seat, ROAR) and does_near(s, seat):
        offer(out, ROAR_NOW)


def offer_spaces(out: Choices, spaces: int) -> None:
    for space in range(SPACES):
        if spaces >> space & 1:
            offer(out, TO + space)


def alike(s: State, a: int, b: int) -> bool:
    """Do two tokens look the same to everyone, their owner included?"""
    return s.face[a] == s.face[b] and s.batch[a] == s.batch[b] and s.seen[a] == s.seen[b]


def first_like(s: State, seat: int, i: int) -> bool:
    """Of tokens that are alike, those further left are chosen first: one way to choose each set."""
    for j in range(i):
        if not s.staked[seat] >> j & 1 and alike(s, s.hand[seat][j], s.hand[seat][i]):
            return False
    return True


def first_of_value(s: State, seat: int, i: int) -> bool:
    for j in range(i):
        if s.staked[seat] >> j & 1 and s.face[s.hand[seat][j]] == s.face[s.hand[seat][i]]:
            return False
    return True


# ---- the contract: carrying it out -------------------------------------------------------------------


def apply(s: State, seat: int, step: int) -> None:
    while step >= 0:
        take(s, seat, step)
        while run_on(s):
            pass
        seat, step = s.asked, forced(s, s.asked)


def take(s: State, seat: int, step: int) -> None:
    match s.phase:
        case Phase.PLAN:
            if step == TAKE_BACK:
                take_plan_back(s, seat)
                tell(s, Event.TOOK_BACK, seat, 0, 0)
            else:
                lay_tile(s, seat, step - BESIDE)
        case Phase.REVEAL:
            if step == ROAR_NOW:
                roar(s, seat)
            else:
                reveal(s, seat, TILE_X if step == REVEAL_X else lowest_tile(s, seat))
        case Phase.MOVE:
            if step == GO_SPEEDILY:
                s.phase = Phase.STRIDE
            else:
                move(s, seat, step - TO)
        case Phase.STRIDE:
            s.back = step - TO
            s.phase = Phase.STRIDE_ON
        case Phase.STRIDE_ON:
            stride_on(s, seat, step - TO)
        case Phase.AFTER:
            if step == ROAR_NOW:
                roar(s, seat)
            s.phase = Phase.TURN
        case Phase.EAT:
            eat(s, seat, step == EAT_GREEDILY)
        case Phase.RUT:
            rut(s, seat, 2 if step == RUT_TWICE else 1)
        case Phase.GROW | Phase.COMMIT | Phase.DEFEND:
            choose_tokens(s, seat, step)
        case _:
            take_in_fight(s, seat, step)


def choose_tokens(s: State, seat: int, step: int) -> None:
    """Token by token, until done; a defender may retreat instead."""
    if step == RETREAT:
        decide(s, Phase.RETREAT, seat)
        return
    if step != DONE:
        s.staked[seat] |= 1 << (step - TOKEN)
    if s.phase == Phase.GROW:
        if step == DONE:
            grow(s, seat)
    elif step == DONE or stake_is_full(s, seat):
        commit(s, seat)


def take_in_fight(s: State, seat: int, step: int) -> None:
    """Decisions in and after a fight, and at set-up."""
    match s.phase:
        case Phase.FACE:
            decide(s, Phase.LOCKED if step == LOCK else Phase.RETREAT, seat)
        case Phase.RETREAT:
            retreat(s, seat, step - TO)
        case Phase.ROPE:
            answer_rope(s, seat, step)
        case Phase.DIAMOND:
            answer_diamond(s, seat, step == SAVE_ANTLER)
        case Phase.PUT:
            put_loser(s, step - TO)
        case Phase.TAKE:
            take_tile(s, seat, step == TAKE_DOWN)
            took_tile(s, seat)
        case Phase.DROP:
            discard_tile(s, seat, step - DROP)
            s.phase = Phase.TAKE
        case Phase.CUBE:
            take_cube(s, step - CUBE)
        case Phase.PLACE:
            place_stags(s, step - TO)


def redeal(s: State, seat: int) -> None:
    """AI-J1: faces not seen, and plans while they are being laid."""
    redeal_faces(s, seat)
    if s.phase == Phase.PLAN:
        for other in range(s.players):
            if other != seat:
                for i in range(s.laid[other]):
                    s.plan[other][i] = draw(s, 4)


# ---- the end (AI-H, AI-I3) ---------------------------------------------------------------------------


def end_game(s: State) -> None:
    """AI-H4: everything hidden is shown."""
    for piece in range(PIECES):
        show(s, piece, EVERYONE)
    tell(s, Event.OVER, -1, 0, 0)
    s.phase = Phase.OVER


def score(s: State, out: Result) -> None:
    nobody_won = True
    for seat in range(s.players):
        if s.won[seat]:
            nobody_won = False
            score_seat(s, seat, out)
    for seat in range(s.players):
        out.rank[seat] = s.players  # AI-H2: without a winning-stag token, the last rank
        if s.won[seat]:
            out.rank[seat] = 1
            for other in range(s.players):
                if s.won[other] and ahead(s, out, other, seat):
                    out.rank[seat] += 1
        if out.rank[seat] == 1 and not nobody_won:
            out.winners |= 1 << seat
    out.tally[0], out.tally[1], out.tally[2], out.tally[3] = s.retreats, s.locks, s.draws, s.tiles_taken


def score_seat(s: State, seat: int, out: Result) -> None:
    sources = out.source[seat]
    sources[0] = s.mated[seat]
    level = LEVEL[s.stag[seat]]
    sources[1] = CENTRE_POINTS if level == 2 else MIDDLE_POINTS if level == 1 else 0
    if s.advanced:
        if s.cubes[seat][seat] == CUBES[s.players]:
            sources[2] = OWN_CUBES_POINTS
        if has_every_cube(s, seat):
            sources[3] = FOREIGN_CUBES_POINTS[s.players]
    out.points[seat] = sources[0] + sources[1] + sources[2] + sources[3]


def has_every_cube(s: State, seat: int) -> bool:
    """A cube of every other colour in play."""
    for other in range(s.players):
        if other != seat and s.cubes[seat][other] == 0:
            return False
    return True


def ahead(s: State, out: Result, a: int, b: int) -> bool:
    """Is a ranked before b? Points, then antlers, height, and the value of tokens left (AI-H4)."""
    if out.points[a] != out.points[b]:
        return out.points[a] > out.points[b]
    if s.antlers[a] != s.antlers[b]:
        return s.antlers[a] > s.antlers[b]
    if LEVEL[s.stag[a]] != LEVEL[s.stag[b]]:
        return LEVEL[s.stag[a]] > LEVEL[s.stag[b]]
    return condition(s, a) > condition(s, b)


def condition(s: State, seat: int) -> int:
    """The total value of the tokens left."""
    total = 0
    for i in range(s.tokens[seat]):
        total += s.face[s.hand[seat][i]]
    return total
