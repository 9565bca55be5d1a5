"""Food tokens and wily tiles on their way between piles, board, hands and discards."""

from __future__ import annotations

from antics.core.chance import draw
from antics.core.state import EVERYONE, show, shuffle, tell, tell_of
from antics.games.antler_island.events import Event, packed
from antics.games.antler_island.pieces import HAND, TILES
from antics.games.antler_island.state import Phase, State, face_up, tile_count

# ---- food --------------------------------------------------------------------------------------------


def food_to_draw(s: State) -> bool:
    return s.food_left + s.food_discarded > 0


def draw_food(s: State) -> int:
    """The next food token, or -1 if there is none (AI-C3)."""
    if s.food_left == 0:
        if s.food_discarded == 0:
            return -1
        for i in range(s.food_discarded):
            s.food_pile[i] = s.food_discards[i]
        s.food_left, s.food_discarded = s.food_discarded, 0
        shuffle(s, s.food_pile, s.food_left)
        tell(s, Event.SHUFFLED, -1, 0, s.food_left)
    s.food_left -= 1
    return s.food_pile[s.food_left]


def get_food(s: State, seat: int, token: int, drawn: int) -> None:
    """A token comes to a hand, drawn from the pile or not; only its owner sees its value (AI-C4)."""
    s.hand[seat][s.tokens[seat]] = token
    s.tokens[seat] += 1
    show(s, token, 1 << seat)
    tell_of(s, Event.GOT_FOOD, seat, packed(drawn, s.batch[token]), token)


def discard_staked(s: State, seat: int) -> None:
    """The tokens that were committed or cashed go face up to the discards."""
    kept = 0
    for i in range(s.tokens[seat]):
        token = s.hand[seat][i]
        if s.staked[seat] >> i & 1:
            show(s, token, EVERYONE)
            s.food_discards[s.food_discarded] = token
            s.food_discarded += 1
        else:
            s.hand[seat][kept] = token
            kept += 1
    for i in range(kept, HAND):
        s.hand[seat][i] = -1
    s.tokens[seat] = kept
    s.staked[seat] = 0


def staked_value(s: State, seat: int) -> int:
    total = 0
    for i in range(s.tokens[seat]):
        if s.staked[seat] >> i & 1:
            total += s.face[s.hand[seat][i]]
    return total


# ---- wily tiles --------------------------------------------------------------------------------------


def tiles_to_draw(s: State) -> bool:
    return s.wily_left + s.wily_discarded > 0


def draw_tile(s: State) -> int:
    """The top wily tile, the discards shuffled first if the pile is empty (AI-G1)."""
    if s.wily_left == 0:
        for i in range(s.wily_discarded):
            s.wily_pile[i] = s.wily_discards[i]
        s.wily_left, s.wily_discarded = s.wily_discarded, 0
        shuffle(s, s.wily_pile, s.wily_left)
        tell(s, Event.SHUFFLED, -1, 1, s.wily_left)
    s.wily_left -= 1
    return s.wily_pile[s.wily_left]


def turn_tile_up(s: State) -> None:
    """Turn the top tile up beside the pile; without any the place stays empty for now."""
    s.wily_up = -1
    if tiles_to_draw(s):
        s.wily_up = draw_tile(s)
        show(s, s.wily_up, EVERYONE)
        tell_of(s, Event.TURNED_UP, -1, 0, s.wily_up)


def take_tile(s: State, seat: int, from_pile: bool) -> None:
    """AI-G1: the face-up tile, replaced at once, or the top one of the pile unseen by others."""
    if from_pile:
        tile = draw_tile(s)
        show(s, tile, 1 << seat)
    else:
        tile = s.wily_up
    s.tiles[seat][tile_count(s, seat)] = tile
    s.tiles_taken += 1
    tell_of(s, Event.TOOK_TILE, seat, 1 if from_pile else 0, tile)
    if not from_pile:
        turn_tile_up(s)


def discard_tile(s: State, seat: int, i: int) -> None:
    """A wily tile goes face up to the discards."""
    tile = s.tiles[seat][i]
    for j in range(i, TILES):
        s.tiles[seat][j] = s.tiles[seat][j + 1]
    s.tiles[seat][TILES] = -1
    show(s, tile, EVERYONE)
    s.wily_discards[s.wily_discarded] = tile
    s.wily_discarded += 1
    tell_of(s, Event.DROPPED if s.phase == Phase.DROP else Event.PLAYED, seat, 0, tile)
    if s.wily_up < 0:
        turn_tile_up(s)


def play_tile(s: State, seat: int, kind: int) -> None:
    discard_tile(s, seat, copy_to_spend(s, seat, kind))


def copy_to_spend(s: State, seat: int, kind: int) -> int:
    """The face-up tile of a kind first (AI-G2). Of several face-down ones any, lest it tell of the others."""
    chosen = copies = 0
    for i in range(TILES + 1):
        tile = s.tiles[seat][i]
        if tile >= 0 and s.face[tile] == kind:
            if face_up(s, tile):
                return i
            copies += 1
            if copies == 1 or draw(s, copies) == 0:
                chosen = i
    return chosen


def worth_dropping(s: State, seat: int, i: int) -> bool:
    """Of two tiles of one kind, the face-up one goes first (AI-G2); two alike are one choice."""
    tile = s.tiles[seat][i]
    for j in range(TILES + 1):
        other = s.tiles[seat][j]
        if other >= 0 and j != i and s.face[other] == s.face[tile]:
            if face_up(s, other) and not face_up(s, tile):
                return False
            if face_up(s, other) == face_up(s, tile) and j < i:
                return False
    return True
