"""What a sensible stag leans to, and how good a position looks to it. Looks only at what the seat knows."""

from __future__ import annotations

from antics.core.simple import CHAPTER, chapter, promise
from antics.games.antler_island.actions import food_here, pieces_to_gain
from antics.games.antler_island.board import CENTRE, LEVEL, MARSH, OUTER_RING, SPACES
from antics.games.antler_island.fight import foe
from antics.games.antler_island.pieces import (
    FIRST_CONTROL,
    HAND,
    PLAN,
    TILE_BLANK,
    TILE_X,
    Deed,
)
from antics.games.antler_island.rounds import lowest_tile
from antics.games.antler_island.state import (
    BESIDE,
    DONE,
    EAT_GREEDILY,
    GO_SPEEDILY,
    KEEP,
    LOCK,
    RETREAT,
    REVEAL_X,
    ROAR_NOW,
    RUT_TWICE,
    SAVE_ANTLER,
    TO,
    TOKEN,
    Phase,
    State,
    near,
    stags,
)
from antics.games.antler_island.supplies import staked_value

__all__ = ["CHAPTER", "CLOSE", "FAR", "PACE", "chapter", "gist", "label", "leaning", "promise", "worth"]

PACE = 1100
CLOSE = 4
FAR = 40
COMMON_TOKEN = 2  # what an unknown token is taken to be worth


def leaning(s: State, seat: int, step: int) -> int:
    match s.phase:
        case Phase.PLAN:
            return planned(s, seat, step - BESIDE)
        case Phase.REVEAL:
            return revealed(s, seat, step)
        case Phase.MOVE | Phase.STRIDE | Phase.STRIDE_ON:
            return attraction(s, seat, step - TO) if step >= TO else 10
        case Phase.EAT | Phase.RUT:
            return 40 if step in (EAT_GREEDILY, RUT_TWICE) else 5
        case Phase.GROW | Phase.COMMIT:
            return 12 if step != DONE else 6
        case Phase.DEFEND:
            return stand_or_run(s, seat, step)
        case Phase.FACE:
            sure = s.antlers[seat] + staked_value(s, seat) - expected(s, foe(s, seat))
            return (60 if sure > 0 else 15 if sure == 0 else 4) if step == LOCK else 12
        case Phase.ROPE | Phase.DIAMOND:
            return 30 if step >= KEEP or step == SAVE_ANTLER else 5
        case Phase.AFTER:
            return 8 if step == ROAR_NOW else 12
        case Phase.PUT | Phase.RETREAT:
            return 6
    return 5


def planned(s: State, seat: int, deed: int) -> int:
    """A plan that makes sense: eat where food is, rut where does are, else go there first."""
    if s.laid[seat] == TILE_BLANK:
        return 5
    here, moved = s.stag[seat], False
    does, food, tokens = s.does[here], food_here(s, seat), s.tokens[seat]
    for tile in range(s.laid[seat]):
        match s.plan[seat][tile]:
            case Deed.MOVE:
                if not moved:
                    does, food, moved = most_does_near(s, here), most_food_near(s, here), True
            case Deed.RUT:
                does, moved = max(0, does - 1), False
            case Deed.EAT:
                tokens, food, moved = tokens + food, 0, False
            case Deed.GROW:
                tokens = 0
    match deed:
        case Deed.MOVE:
            return 12 if moved else 30
        case Deed.RUT:
            return 70 if does > 0 else 3
        case Deed.EAT:
            return 35 * food if tokens < HAND else 0
    return 6 * tokens


def revealed(s: State, seat: int, step: int) -> int:
    """The tile whose action can be done here and now."""
    if step == ROAR_NOW:
        return 12 if left_beside(s, seat, Deed.RUT) > 0 and s.does[s.stag[seat]] == 0 else 2
    tile = TILE_X if step == REVEAL_X else lowest_tile(s, seat)
    i = 0
    while s.face[FIRST_CONTROL + PLAN * seat + i] != tile:
        i += 1
    match s.plan[seat][i]:
        case Deed.RUT:
            return 80 if s.does[s.stag[seat]] > 0 else 0
        case Deed.EAT:
            return 40 if food_here(s, seat) > 0 and s.tokens[seat] < HAND else 0
        case Deed.GROW:
            return 15 if s.tokens[seat] > 0 and pieces_to_gain(s, seat) > 0 else 0
    return 20 if s.does[s.stag[seat]] == 0 else 6


def left_beside(s: State, seat: int, deed: int) -> int:
    """Control tiles not yet revealed that lie beside an action; only their owner knows."""
    n = 0
    for i in range(PLAN):
        tile = s.face[FIRST_CONTROL + PLAN * seat + i]
        if tile != TILE_BLANK and not s.spent[seat] >> tile & 1 and s.plan[seat][i] == deed:
            n += 1
    return n


def attraction(s: State, seat: int, space: int) -> int:
    """What there is to do on a space with the tiles left, and whether somebody stands in the way."""
    pull = 4 + 3 * LEVEL[space]
    if left_beside(s, seat, Deed.RUT) > 0:
        pull += 30 * min(2, s.does[space])
    if left_beside(s, seat, Deed.EAT) > 0 and space < OUTER_RING and s.tokens[seat] < HAND:
        pull += 12 * (s.food[space][0] >= 0) + 6 * (s.food[space][1] >= 0)
    if s.last:
        pull += 25 * LEVEL[space]
    for other in range(s.players):
        if other != seat and s.stag[other] == space:
            if strength(s, seat) <= expected_in_hand(s, other):
                return 1
            pull += 2 if s.won[seat] else 60
    return pull


def strength(s: State, seat: int) -> int:
    """Antlers and the three best tokens: known to their owner."""
    best = total = 0
    for value in range(3, 0, -1):
        for i in range(s.tokens[seat]):
            if s.face[s.hand[seat][i]] == value and best < 3:
                best += 1
                total += value
    return s.antlers[seat] + total


def expected_in_hand(s: State, seat: int) -> int:
    """What others think a stag could bring into a fight."""
    return s.antlers[seat] + COMMON_TOKEN * min(3, s.tokens[seat])


def expected(s: State, seat: int) -> int:
    """What others think a stag has brought into a fight."""
    total = s.antlers[seat]
    for i in range(s.tokens[seat]):
        total += COMMON_TOKEN * (s.staked[seat] >> i & 1)
    return total


def stand_or_run(s: State, seat: int, step: int) -> int:
    if s.staked[seat] == 0:
        ahead = strength(s, seat) - expected(s, foe(s, seat))
        if step == RETREAT:
            return 4 if ahead > 0 else 40
        return 12 if ahead > 0 else 4
    return 20 if step != DONE else 6


def worth(s: State, seat: int) -> int:
    """Does mated, what may become of position, food, antlers and tiles, in hundredths of a point."""
    here = s.stag[seat]
    value = 100 * s.mated[seat] + 25 * s.antlers[seat] + 4 * s.lost[seat]
    value += 350 if s.won[seat] else 0
    for i in range(s.tokens[seat]):
        value += 10 * s.face[s.hand[seat][i]]
    for tile in s.tiles[seat]:
        value += 15 * (tile >= 0)
    if here >= 0:
        value += 35 * min(3, s.does[here]) + (LEVEL[here] * (60 if s.last else 10))
        if here < OUTER_RING and s.tokens[seat] < HAND:
            value += 12 * food_here(s, seat)
        around = near(s, here)
        for space in range(SPACES):
            if around >> space & 1:
                value += 8 * min(2, s.does[space])
    value += 20 * s.does[CENTRE] if LEVEL[here] == 1 else 0
    value += prospect(s, seat) + odds(s, seat)
    for other in range(s.players):
        if other != seat:
            value -= 30 * s.mated[other]
            if s.mated[other] >= s.last_at - 1 and not s.won[seat]:
                value -= 50
    return value


def prospect(s: State, seat: int) -> int:
    """What the control tiles left may do in their order, the X last, if moves lead to where there is most."""
    here, value = s.stag[seat], 0
    if here < 0:
        return 0
    does, food, tokens = s.does[here], food_here(s, seat), s.tokens[seat]
    on_the_way = s.phase == Phase.MOVE and s.asked == seat
    if on_the_way:
        does, food = most_does_near(s, here), most_food_near(s, here)
    for tile in range(s.laid[seat]):
        if tile == TILE_BLANK or s.spent[seat] >> tile & 1:
            continue
        deed = s.plan[seat][tile]
        if deed == Deed.MOVE and on_the_way:
            value += 12
        elif deed == Deed.MOVE:
            does, food = most_does_near(s, here), most_food_near(s, here)
            value += 15 + 20 * min(2, does) + 8 * food
            on_the_way = True
        elif deed == Deed.RUT and does > 0:
            value += 60
            does -= 1
            on_the_way = False
        elif deed == Deed.EAT and food > 0 and tokens < HAND:
            value += 40 * food
            tokens, food = tokens + food, 0
            on_the_way = False
        elif deed == Deed.GROW and tokens > 0:
            value += 14 * tokens
            tokens = 0
    return value


def odds(s: State, seat: int) -> int:
    """How a fight that goes on may end: what others have brought, or may bring, is a guess."""
    if s.phase < Phase.COMMIT or s.phase > Phase.FACE or (seat != s.attacker and seat != s.defender):
        return 0
    other = foe(s, seat)
    mine = s.antlers[seat] + staked_value(s, seat) if s.staked[seat] else strength(s, seat)
    theirs = expected(s, other) if s.staked[other] else expected_in_hand(s, other)
    if mine == theirs:
        return 0
    return (60 if s.won[seat] else 250) if mine > theirs else -60


def most_does_near(s: State, here: int) -> int:
    most, around = 0, near(s, here)
    for space in range(SPACES):
        if around >> space & 1 and not MARSH >> space & 1:
            most = max(most, s.does[space])
    return most


def most_food_near(s: State, here: int) -> int:
    most, around = 0, near(s, here)
    for space in range(OUTER_RING):
        if around >> space & 1:
            most = max(most, (s.food[space][0] >= 0) + (s.food[space][1] >= 0))
    return most


FOOD, KEPT, DROPPED, BLUFF = 100, 110, 120, 130  # labels: + value, + value, + kind


def label(s: State, seat: int, step: int) -> int:
    """Tokens by value, wily tiles by kind: their places in the hand mean nothing. Nor does it do anything
    where the blank tile lies: it is there to mislead."""
    if s.phase == Phase.PLAN and s.laid[seat] == TILE_BLANK:
        return BLUFF
    if TOKEN <= step < KEEP:
        return FOOD + s.face[s.hand[seat][step - TOKEN]]
    if KEEP <= step < KEEP + HAND:
        return KEPT + s.face[s.hand[seat][step - KEEP]]
    if s.phase == Phase.DROP:
        return DROPPED + s.face[s.tiles[seat][step - KEEP - HAND]]
    return step


def gist(s: State, seat: int, labels: tuple[int, ...]) -> tuple[int, ...]:
    """Of tokens it counts which, not in what order; of a speedy way where it ends, unless somebody is there:
    the space before is where one would retreat to."""
    if FOOD <= labels[0] < KEPT:
        return tuple(sorted(labels))
    if labels[0] == GO_SPEEDILY and not stags(s) >> (labels[-1] - TO) & 1:
        return GO_SPEEDILY, labels[-1]
    return labels
