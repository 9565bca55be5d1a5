"""What must hold in every position of Antler Island."""

from __future__ import annotations

from antics.games.antler_island.board import LAND, MARSH
from antics.games.antler_island.pieces import (
    DEEDS,
    FIRST_CONTROL,
    PLAN,
    TILES,
    food_piece,
    wily_piece,
)
from antics.games.antler_island.state import Phase, State, antlers_left


def audit(s: State) -> list[str]:
    """Nothing is lost, nothing doubled, nobody stands where they may not."""
    wrong = []
    food = [t for p in range(s.players) for t in s.hand[p][: s.tokens[p]]] + [
        t for f in s.food for t in f if t >= 0
    ]
    food += s.food_pile[: s.food_left] + s.food_discards[: s.food_discarded]
    if sorted(food) != list(map(food_piece, range(s.all_food))):
        wrong.append("food tokens are lost or doubled")
    wily = [t for p in range(s.players) for t in s.tiles[p] if t >= 0] + [t for t in [s.wily_up] if t >= 0]
    wily += s.wily_pile[: s.wily_left] + s.wily_discards[: s.wily_discarded]
    if sorted(wily) != list(map(wily_piece, range(s.all_wily))):
        wrong.append("wily tiles are lost or doubled")
    beyond = sum(max(0, n - s.last_at) for n in s.mated[: s.players])
    if sum(s.does) + s.reserve + beyond != s.all_does or min(s.does) < 0:
        wrong.append("does are lost or doubled (AI-E3)")
    if s.reserve < 0:
        wrong.append("there are not as many does as come to the island (AI-C7)")
    if not 0 <= antlers_left(s) <= s.all_antlers or min(s.antlers) < 0 or min(s.lost) < 0:
        wrong.append("antler pieces are lost or doubled (AI-A1)")
    if s.advanced and any(
        sum(s.cubes[p][c] for p in range(s.players)) != s.all_cubes for c in range(s.players)
    ):
        wrong.append("cubes are lost or doubled (AI-I1)")
    if s.advanced and any(s.cubes[p][c] > 1 for p in range(s.players) for c in range(s.players) if c != p):
        wrong.append("a seat holds two cubes of another's colour (AI-I2)")
    if any(p < -1 or (p >= 0 and (MARSH | ~LAND[s.players]) >> p & 1) for p in s.stag[: s.players]):
        wrong.append("a stag stands in a marsh or in the sea (AI-B5)")
    if s.phase != Phase.PLACE and (s.round < 1 or min(s.stag[: s.players]) < 0):
        wrong.append("a round has begun without a stag (AI-C5)")
    if s.start not in range(s.players) or s.active not in range(s.players):
        wrong.append("it is nobody's turn (AI-D2)")
    if s.phase in range(Phase.REVEAL, Phase.PLACE) and s.active != (s.start + s.turn - 1) % s.players:
        wrong.append("it is the turn of somebody else (AI-D2)")
    if (
        any(len([t for t in s.tiles[p] if t >= 0]) > TILES for p in range(s.players))
        and s.phase != Phase.DROP
    ):
        wrong.append("a seat holds four wily tiles (AI-G1)")
    if any(deed not in range(-1, len(DEEDS)) for plan in s.plan for deed in plan):
        wrong.append("a plan has an action that there is not (AI-D1)")
    for p in range(s.players):
        if s.laid[p] not in range(PLAN + 1) or -1 in s.plan[p][: s.laid[p]]:
            wrong.append("a control tile is laid beside nothing (AI-D1)")
        spent = s.spent[p].bit_count() if s.spent[p] in range(1 << PLAN) else -1
        if s.phase in range(Phase.REVEAL, Phase.PLACE) and spent != _revealed(s, p):
            wrong.append("more or fewer control tiles are revealed than turns were taken (AI-D2)")
        controls = s.face[FIRST_CONTROL + PLAN * p : FIRST_CONTROL + PLAN * (p + 1)]
        if s.round and sorted(controls) != list(range(PLAN)):
            wrong.append("control tiles are lost or doubled")
    return wrong


def _revealed(s: State, seat: int) -> int:
    """How many control tiles a seat has revealed in this round: one in each of its turns."""
    before = (seat - s.start) % s.players  # so many take their turns before it
    begun = (s.turn - before + s.players - 1) // s.players
    return begun - (s.phase == Phase.REVEAL and seat == s.active)
