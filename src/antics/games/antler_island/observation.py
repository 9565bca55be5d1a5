"""Antler Island in numbers."""

from __future__ import annotations

from antics.core.observation import WAITING, YOU, after, amount, one_of, person, seat_of, who, yes
from antics.core.record import Record, int16
from antics.core.seats import NAMES as SEAT_NAMES
from antics.core.state import knows
from antics.games.antler_island.board import COLOUR_NAMES, GROUNDS, LAND, NAMES, OUTER_RING, SPACES
from antics.games.antler_island.pieces import (
    CONTROL_NAMES,
    DEEDS,
    FIRST_CONTROL,
    FIRST_SPARE_WILY,
    FIRST_WILY,
    FOOD,
    FOOD_ON_SPACE,
    HAND,
    KINDS,
    MOST,
    MOST_ANTLERS,
    PIECES,
    PLAN,
    SPARE_FOOD,
    SPARE_WILY,
    STAKE,
    TILES,
    WILY,
)
from antics.games.antler_island.rounds import planners
from antics.games.antler_island.rules import waiting
from antics.games.antler_island.state import (
    SEATS,
    Phase,
    State,
    antlers_left,
    face_up,
    tile_of_round,
)
from antics.games.antler_island.view import (
    FIGHTING,
    LIMITS,
    LOCKED,
    STAGES,
    AntlerIslandFight,
    AntlerIslandPlan,
    AntlerIslandSeat,
    AntlerIslandSpace,
    AntlerIslandToken,
    AntlerIslandView,
)

FIGHTS = tuple(int(phase) for phase in FIGHTING)
LOCKS = tuple(int(phase) for phase in LOCKED)
NO_DEED = (int(Phase.PLACE), int(Phase.PLAN), int(Phase.REVEAL), int(Phase.OVER))


class Observation(Record):
    you = int16()
    players = int16()
    waiting = int16(SEATS)
    advanced = int16()
    round = int16()
    last_round = int16()
    last_round_at = int16()
    phase = int16()
    active = int16()
    start = int16()
    turn = int16()
    deed = int16()
    control = int16()
    die = int16()
    does = int16(SPACES)
    reserve = int16()
    food_id = int16(OUTER_RING, FOOD_ON_SPACE)
    food_value = int16(OUTER_RING, FOOD_ON_SPACE)
    food_batch = int16(OUTER_RING, FOOD_ON_SPACE)
    food_pile = int16()
    food_discards = int16(FOOD + SPARE_FOOD)
    stag = int16(SEATS)
    antlers = int16(SEATS)
    lost = int16(SEATS)
    antlers_left = int16()
    mated = int16(SEATS)
    winning_stag = int16(SEATS)
    cubes = int16(SEATS, SEATS)
    token_id = int16(SEATS, HAND)
    token_value = int16(SEATS, HAND)
    token_batch = int16(SEATS, HAND)
    token_committed = int16(SEATS, HAND)
    tile_id = int16(SEATS, TILES + 1)
    tile_kind = int16(SEATS, TILES + 1)
    tile_up = int16(SEATS, TILES + 1)
    ready = int16(SEATS)
    beside = int16(SEATS, len(DEEDS))
    revealed = int16(SEATS, PLAN)
    own_plan = int16(PLAN)
    wily_pile = int16()
    wily_up = int16()
    wily_discards = int16(WILY + SPARE_WILY)
    attacker = int16()
    defender = int16()
    back = int16()
    committed = int16(2)
    strengths = int16(2)
    winner = int16()


TOKEN_IDS, TILE_IDS = range(FIRST_SPARE_WILY), range(FIRST_WILY, PIECES)
VALUE = amount("their values, where they are known", 3)
BATCH = amount("the shuffles that they came from, counted from 1", PIECES)
MEANING = {
    "you": YOU,
    "players": amount("how many play", SEATS),
    "waiting": WAITING,
    "advanced": yes("is it the advanced game?"),
    "round": amount("rounds begun", 32767),
    "last_round": yes("is this the last round?"),
    "last_round_at": amount("the doe count that brings it", MOST),
    "phase": one_of("what is decided now", [phase.name.lower() for phase in Phase]),
    "active": who("whose turn it is", SEATS),
    "start": who("the start player", SEATS),
    "turn": amount("which of the four tiles of the round is revealed", PLAN),
    "deed": one_of("the action that is carried out", DEEDS),
    "control": one_of("the control tile that was revealed for it", CONTROL_NAMES),
    "die": one_of("the colour rolled last", COLOUR_NAMES),
    "does": amount(f"does on each space ({', '.join(NAMES)})", MOST),
    "reserve": amount("does in the reserve", MOST),
    "food_id": one_of("food tokens on the outside spaces", TOKEN_IDS),
    "food_value": VALUE,
    "food_batch": BATCH,
    "food_pile": amount("tokens in the pile", FOOD + SPARE_FOOD),
    "food_discards": amount("values of the discards, the last one on top", 3),
    "stag": one_of("everyone's stag", NAMES),
    "antlers": amount("everyone's antlers", MOST_ANTLERS),
    "lost": amount("antler pieces beside the mat", MOST_ANTLERS),
    "antlers_left": amount("antler pieces in the supply", MOST_ANTLERS),
    "mated": amount("everyone's doe count", 127),
    "winning_stag": yes("who has the winning-stag token"),
    "cubes": amount("cubes held by everyone, of everyone's colour", 127),
    "token_id": one_of("everyone's food tokens", TOKEN_IDS),
    "token_value": VALUE,
    "token_batch": BATCH,
    "token_committed": yes("those committed or about to be cashed"),
    "tile_id": one_of("everyone's wily tiles", TILE_IDS),
    "tile_kind": one_of("their kinds, where they are known", KINDS),
    "tile_up": yes("those that lie face up"),
    "ready": yes("who has laid all control tiles"),
    "beside": amount(f"control tiles face down beside each action ({', '.join(DEEDS)})", PLAN),
    "revealed": one_of(f"beside what each control tile lay ({', '.join(CONTROL_NAMES)})", DEEDS),
    "own_plan": one_of("beside what one's own control tiles lie", DEEDS),
    "wily_pile": amount("wily tiles in the pile", WILY + SPARE_WILY),
    "wily_up": one_of("the one that is face up", KINDS),
    "wily_discards": one_of("the discards, the last one on top", KINDS),
    "attacker": who("in a fight", SEATS),
    "defender": who("in a fight", SEATS),
    "back": one_of("where the attacker came from", NAMES),
    "committed": amount("one more than the tokens that the attacker and the defender committed", STAKE + 1),
    "strengths": amount("those of the attacker and the defender, once antlers are locked", 127),
    "winner": who("who won the fight", SEATS),
}


def observe(s: State, seat: int, out: Observation) -> None:
    out.you = seat + 1
    out.players = s.players
    out.advanced = s.advanced
    out.round = s.round
    out.last_round = s.last
    out.last_round_at = s.last_at
    out.phase = s.phase + 1
    out.active = person(seat, s.active, s.players)
    out.start = person(seat, s.start, s.players)
    out.turn = tile_of_round(s)
    if s.phase not in NO_DEED:
        out.deed = s.deed + 1
        out.control = s.tile + 1
    out.die = s.colour + 1
    out.reserve = s.reserve
    out.antlers_left = antlers_left(s)
    observe_island(s, seat, out)
    observe_supplies(s, out)
    owing, planning = waiting(s), planners(s)
    for p in range(s.players):
        i = after(seat, p, s.players)
        out.waiting[i] = owing >> p & 1
        out.ready[i] = 1 - (planning >> p & 1)
        observe_person(s, seat, p, i, out)
        observe_pieces(s, seat, p, i, out)
        if s.phase != Phase.PLAN and s.phase != Phase.PLACE:
            observe_plan(s, p, i, out)
    if s.phase != Phase.PLACE:
        for i in range(s.laid[seat]):
            out.own_plan[s.face[FIRST_CONTROL + PLAN * seat + i]] = s.plan[seat][i] + 1
    if s.phase in FIGHTS:
        observe_fight(s, seat, out)


def observe_island(s: State, seat: int, out: Observation) -> None:
    for space in range(SPACES):
        out.does[space] = s.does[space]
    for space in range(OUTER_RING):
        for i in range(FOOD_ON_SPACE):
            token = s.food[space][i]
            if token >= 0:
                out.food_id[space][i] = token + 1
                out.food_batch[space][i] = s.batch[token] + 1
                if knows(s, seat, token):
                    out.food_value[space][i] = s.face[token]


def observe_supplies(s: State, out: Observation) -> None:
    out.food_pile = s.food_left
    for i in range(s.food_discarded):
        out.food_discards[i] = s.face[s.food_discards[i]]
    out.wily_pile = s.wily_left
    if s.wily_up >= 0:
        out.wily_up = s.face[s.wily_up] + 1
    for i in range(s.wily_discarded):
        out.wily_discards[i] = s.face[s.wily_discards[i]] + 1


def observe_person(s: State, seat: int, p: int, i: int, out: Observation) -> None:
    out.stag[i] = s.stag[p] + 1
    out.antlers[i] = s.antlers[p]
    out.lost[i] = s.lost[p]
    out.mated[i] = s.mated[p]
    out.winning_stag[i] = s.won[p]
    if s.advanced:
        for other in range(s.players):
            out.cubes[i][after(seat, other, s.players)] = s.cubes[p][other]


def observe_pieces(s: State, seat: int, p: int, i: int, out: Observation) -> None:
    for j in range(s.tokens[p]):
        token = s.hand[p][j]
        out.token_id[i][j] = token + 1
        out.token_batch[i][j] = s.batch[token] + 1
        out.token_committed[i][j] = s.staked[p] >> j & 1
        if knows(s, seat, token):
            out.token_value[i][j] = s.face[token]
    for j in range(TILES + 1):
        tile = s.tiles[p][j]
        if tile >= 0:
            out.tile_id[i][j] = tile - FIRST_WILY + 1
            out.tile_up[i][j] = 1 if face_up(s, tile) else 0
            if knows(s, seat, tile):
                out.tile_kind[i][j] = s.face[tile] + 1


def observe_plan(s: State, p: int, i: int, out: Observation) -> None:
    for j in range(PLAN):
        control = s.face[FIRST_CONTROL + PLAN * p + j]
        if s.spent[p] >> control & 1:
            out.revealed[i][control] = s.plan[p][j] + 1
        else:
            out.beside[i][s.plan[p][j]] += 1


def observe_fight(s: State, seat: int, out: Observation) -> None:
    out.attacker = person(seat, s.attacker, s.players)
    out.defender = person(seat, s.defender, s.players)
    out.back = s.back + 1
    if s.phase != Phase.COMMIT:
        out.committed[0] = tokens_staked(s, s.attacker) + 1
        if s.phase != Phase.DEFEND:
            out.committed[1] = tokens_staked(s, s.defender) + 1
    if s.phase in LOCKS:
        for i in range(2):
            out.strengths[i] = s.strengths[i]
        out.winner = person(seat, s.winner, s.players)


def tokens_staked(s: State, p: int) -> int:
    n = 0
    for j in range(HAND):
        n += s.staked[p] >> j & 1
    return n


# ---- and back ------------------------------------------------------------------------------------------


def decode(seen: Observation) -> AntlerIslandView:
    n, phase = seen.players, Phase(seen.phase - 1)
    return {
        "players": n,
        "advanced": bool(seen.advanced),
        "round": seen.round,
        "last_round": bool(seen.last_round),
        "stage": "fight" if phase in FIGHTING else STAGES.get(phase, "act"),
        "active": seat_of(seen.you, seen.active, n),
        "start": seat_of(seen.you, seen.start, n),
        "turn": seen.turn,
        "deed": DEEDS[seen.deed - 1] if seen.deed else None,
        "tile": CONTROL_NAMES[seen.control - 1] if seen.control else None,
        "die": COLOUR_NAMES[seen.die - 1],
        "spaces": [_space(seen, space) for space in range(SPACES) if LAND[n] >> space & 1],
        "seats": [_seat(seen, p) for p in range(n)],
        "fight": _fight(seen) if phase in FIGHTING else None,
        "reserve": seen.reserve,
        "antlers_left": seen.antlers_left,
        "food_pile": seen.food_pile,
        "food_discards": [value for value in seen.food_discards if value],
        "wily_pile": seen.wily_pile,
        "wily_up": KINDS[seen.wily_up - 1] if seen.wily_up else None,
        "wily_discards": [KINDS[kind - 1] for kind in seen.wily_discards if kind],
        "last_round_at": seen.last_round_at,
        "limits": LIMITS,
        "you": seen.you - 1,
    }


def _tokens(ids: list[int], values: list[int], batches: list[int]) -> list[AntlerIslandToken]:
    return [
        {"id": id - 1, "value": value or None, "batch": batch - 1}
        for id, value, batch in zip(ids, values, batches, strict=True)
        if id
    ]


def _space(seen: Observation, space: int) -> AntlerIslandSpace:
    food: list[AntlerIslandToken] = []
    if space < OUTER_RING:
        food = _tokens(seen.food_id[space], seen.food_value[space], seen.food_batch[space])
    n = seen.players
    return {
        "name": NAMES[space],
        "kind": GROUNDS[space],
        "does": seen.does[space],
        "food": food,
        "stags": [p for p in range(n) if seen.stag[after(seen.you - 1, p, n)] == space + 1],
    }


def _seat(seen: Observation, p: int) -> AntlerIslandSeat:
    n, seat = seen.players, seen.you - 1
    i = after(seat, p, n)
    tokens = _tokens(seen.token_id[i], seen.token_value[i], seen.token_batch[i])
    tiles = zip(seen.tile_id[i], seen.tile_kind[i], seen.tile_up[i], strict=True)
    return {
        "name": SEAT_NAMES[p],
        "stag": NAMES[seen.stag[i] - 1] if seen.stag[i] else None,
        "antlers": seen.antlers[i],
        "lost": seen.lost[i],
        "mated": seen.mated[i],
        "winning_stag": bool(seen.winning_stag[i]),
        "cubes": [seen.cubes[i][after(seat, other, n)] for other in range(n)] if seen.advanced else None,
        "tokens": [
            {**token, "committed": bool(seen.token_committed[i][j])} for j, token in enumerate(tokens)
        ],
        "tiles": [
            {"id": id - 1 + FIRST_WILY, "kind": KINDS[kind - 1] if kind else None, "up": bool(up)}
            for id, kind, up in tiles
            if id
        ],
        "plan": _plan(seen, i),
    }


def _plan(seen: Observation, i: int) -> AntlerIslandPlan:
    phase = Phase(seen.phase - 1)
    laid = zip(CONTROL_NAMES, seen.revealed[i], strict=True)
    own = zip(CONTROL_NAMES, seen.own_plan, strict=True)
    return {
        "ready": bool(seen.ready[i]),
        "revealed": {control: DEEDS[deed - 1] for control, deed in laid if deed},
        "beside": (
            None if phase in (Phase.PLAN, Phase.PLACE) else dict(zip(DEEDS, seen.beside[i], strict=True))
        ),
        "own": (
            {control: DEEDS[deed - 1] for control, deed in own if deed}
            if i == 0 and phase != Phase.PLACE
            else None
        ),
    }


def _fight(seen: Observation) -> AntlerIslandFight:
    n, locked = seen.players, Phase(seen.phase - 1) in LOCKED
    winner = seat_of(seen.you, seen.winner, n)
    return {
        "attacker": seat_of(seen.you, seen.attacker, n),
        "defender": seat_of(seen.you, seen.defender, n),
        "space": NAMES[seen.stag[seen.attacker - 1] - 1],
        "back": NAMES[seen.back - 1],
        "committed": [number - 1 if number else None for number in seen.committed],
        "strengths": seen.strengths[:] if locked else None,
        "winner": winner if winner >= 0 else None,
    }
