"""The end of the game: points, ranks and winners (AI-H, AI-I3)."""

from __future__ import annotations

from antics.core.state import EVERYONE, Result, show, tell, tell_of
from antics.games.antler_island.board import LEVEL, OUTER_RING
from antics.games.antler_island.events import Event
from antics.games.antler_island.pieces import PIECES
from antics.games.antler_island.state import Phase, State, face_up, tile_count


def end_game(s: State) -> None:
    """AI-H4: everything hidden is shown."""
    for seat in range(s.players):
        for i in range(s.tokens[seat]):
            if not face_up(s, s.hand[seat][i]):
                show(s, s.hand[seat][i], EVERYONE)
                tell_of(s, Event.SHOWED, seat, 1, s.hand[seat][i])
        for i in range(tile_count(s, seat)):
            if not face_up(s, s.tiles[seat][i]):
                show(s, s.tiles[seat][i], EVERYONE)
                tell_of(s, Event.SHOWED_TILE, seat, 0, s.tiles[seat][i])
    for space in range(OUTER_RING):
        for token in s.food[space]:
            if token >= 0:
                show(s, token, EVERYONE)
                tell_of(s, Event.UNCOVERED, -1, space, token)
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
    sources[1] = s.for_height[LEVEL[s.stag[seat]]]
    if s.advanced:
        if s.cubes[seat][seat] == s.all_cubes:
            sources[2] = s.for_cubes[0]
        if has_every_cube(s, seat):
            sources[3] = s.for_cubes[1]
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
