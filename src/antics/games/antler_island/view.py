"""Antler Island as a seat may see it: as plain data, and drawn for the terminal."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from antics.core.seats import INKS, MARKS, badge
from antics.core.seats import NAMES as SEAT_NAMES
from antics.core.state import knows
from antics.games.antler_island.board import (
    COLOUR_NAMES,
    GROUNDS,
    LAND,
    MARSH,
    NAMES,
    OUTER_RING,
    SPACES,
    Colour,
    Ground,
)
from antics.games.antler_island.pieces import (
    ANTLER_PIECES,
    CONTROL_NAMES,
    CUBES,
    DOES,
    FIRST_CONTROL,
    FIRST_WILY,
    FOOD,
    KINDS,
    LAST_ROUND_AT,
    PLAN,
    TILES,
    WILY,
    Wily,
)
from antics.games.antler_island.rounds import planners
from antics.games.antler_island.rules import waiting
from antics.games.antler_island.state import Phase, State, antlers_left, face_up
from antics.games.antler_island.words import DEEDS, Action, tile_of_round

# ---- what a seat may see -----------------------------------------------------------------------------


class AntlerIslandToken(TypedDict):
    """A food token: its number and the shuffle it came from are public, its value may be hidden."""

    id: int
    value: int | None
    batch: int


class AntlerIslandHeldToken(AntlerIslandToken):
    committed: bool  # or about to be cashed


class AntlerIslandTile(TypedDict):
    """A wily tile."""

    id: int
    kind: Wily | None
    up: bool


class AntlerIslandSpace(TypedDict):
    name: str
    kind: Ground
    does: int
    food: list[AntlerIslandToken]
    stags: list[int]


class AntlerIslandPlan(TypedDict):
    """The control mat: revealed tiles, and how many lie face down beside each action."""

    ready: bool
    revealed: dict[str, Action]  # by control tile
    beside: dict[Action, int] | None
    own: dict[str, Action] | None


class AntlerIslandSeat(TypedDict):
    name: str
    stag: str | None  # its space
    antlers: int
    lost: int
    mated: int
    winning_stag: bool
    cubes: list[int] | None  # by whose colour they are
    tokens: list[AntlerIslandHeldToken]
    tiles: list[AntlerIslandTile]
    plan: AntlerIslandPlan


class AntlerIslandFight(TypedDict):
    attacker: int
    defender: int
    space: str
    back: str  # where the attacker came from
    committed: list[int]  # how many tokens the attacker and the defender put forward
    locked: bool
    winner: int | None  # once antlers are locked; None for a draw


Stage = Literal["place", "plan", "act", "fight", "over"]


class AntlerIslandView(TypedDict):
    players: int
    advanced: bool
    round: int
    last_round: bool
    stage: Stage
    phase: str
    waiting: list[int]
    active: int
    start: int
    turn: int  # which of the four tiles of the round
    deed: Action | None  # what is carried out now
    die: Colour
    spaces: list[AntlerIslandSpace]
    seats: list[AntlerIslandSeat]
    fight: AntlerIslandFight | None
    reserve: int
    antlers_left: int
    food_pile: int
    food_discards: list[int]
    wily_pile: int
    wily_up: Wily | None
    wily_discards: list[Wily]
    wily_owed: int  # wily tiles that whoever is asked has still to take
    last_round_at: int
    you: int | None


def see(s: State, seat: int) -> AntlerIslandView:
    return {
        "players": s.players,
        "advanced": bool(s.advanced),
        "round": s.round,
        "last_round": bool(s.last),
        "stage": _stage(s),
        "phase": Phase(s.phase).name.lower(),
        "waiting": [p for p in range(s.players) if waiting(s) >> p & 1],
        "active": s.active,
        "start": s.start,
        "turn": tile_of_round(s),
        "deed": DEEDS[s.deed] if _acting(s) else None,
        "die": COLOUR_NAMES[s.colour],
        "spaces": [_space(s, seat, space) for space in range(SPACES) if LAND[s.players] >> space & 1],
        "seats": [_seat(s, p, seat) for p in range(s.players)],
        "fight": _fight(s),
        "reserve": s.reserve,
        "antlers_left": antlers_left(s),
        "food_pile": s.food_left,
        "food_discards": [s.face[token] for token in s.food_discards[: s.food_discarded]],
        "wily_pile": s.wily_left,
        "wily_up": KINDS[s.face[s.wily_up]] if s.wily_up >= 0 else None,
        "wily_discards": [KINDS[s.face[tile]] for tile in s.wily_discards[: s.wily_discarded]],
        "wily_owed": s.owed if s.phase == Phase.TAKE else 0,
        "last_round_at": LAST_ROUND_AT[s.players],
        "you": seat if seat < s.players else None,
    }


STAGES: dict[Phase, Stage] = {Phase.PLACE: "place", Phase.PLAN: "plan", Phase.OVER: "over"}
LOCKED = (Phase.ROPE, Phase.DIAMOND, Phase.PUT)
FIGHTING = (Phase.COMMIT, Phase.DEFEND, Phase.FACE, Phase.RETREAT, *LOCKED)


def _stage(s: State) -> Stage:
    return "fight" if s.phase in FIGHTING else STAGES.get(Phase(s.phase), "act")


def _acting(s: State) -> bool:
    """Is somebody carrying an action out, or just through with one?"""
    return s.phase not in (*STAGES, Phase.REVEAL)


def _space(s: State, seat: int, space: int) -> AntlerIslandSpace:
    food = s.food[space] if space < OUTER_RING else []
    return {
        "name": NAMES[space],
        "kind": GROUNDS[space],
        "does": s.does[space],
        "food": [_token(s, token, seat) for token in food if token >= 0],
        "stags": [p for p in range(s.players) if s.stag[p] == space],
    }


def _token(s: State, token: int, seat: int) -> AntlerIslandToken:
    return {"id": token, "value": s.face[token] if knows(s, seat, token) else None, "batch": s.batch[token]}


def _tile(s: State, tile: int, seat: int) -> AntlerIslandTile:
    return {"id": tile, "kind": KINDS[s.face[tile]] if knows(s, seat, tile) else None, "up": face_up(s, tile)}


def _seat(s: State, p: int, seat: int) -> AntlerIslandSeat:
    return {
        "name": SEAT_NAMES[p],
        "stag": NAMES[s.stag[p]] if s.stag[p] >= 0 else None,
        "antlers": s.antlers[p],
        "lost": s.lost[p],
        "mated": s.mated[p],
        "winning_stag": bool(s.won[p]),
        "cubes": s.cubes[p][: s.players] if s.advanced else None,
        "tokens": [
            {**_token(s, token, seat), "committed": bool(s.staked[p] >> i & 1)}
            for i, token in enumerate(s.hand[p][: s.tokens[p]])
        ],
        "tiles": [_tile(s, tile, seat) for tile in s.tiles[p] if tile >= 0],
        "plan": _plan(s, p, seat),
    }


def _plan(s: State, p: int, seat: int) -> AntlerIslandPlan:
    planning = s.phase in (Phase.PLAN, Phase.PLACE)
    left = [i for i in range(PLAN) if not s.spent[p] >> s.face[FIRST_CONTROL + PLAN * p + i] & 1]
    mat: AntlerIslandPlan = {"ready": not planners(s) >> p & 1, "revealed": {}, "beside": None, "own": None}
    if not planning:
        mat["beside"] = {deed: sum(s.plan[p][i] == d for i in left) for d, deed in enumerate(DEEDS)}
        for i in range(PLAN):
            tile = s.face[FIRST_CONTROL + PLAN * p + i]
            if s.spent[p] >> tile & 1:
                mat["revealed"][CONTROL_NAMES[tile]] = DEEDS[s.plan[p][i]]
    if p == seat and s.phase != Phase.PLACE:
        mat["own"] = {
            CONTROL_NAMES[s.face[FIRST_CONTROL + PLAN * p + i]]: DEEDS[s.plan[p][i]] for i in range(s.laid[p])
        }
    return mat


def _fight(s: State) -> AntlerIslandFight | None:
    if s.phase not in FIGHTING:
        return None
    locked = s.phase in LOCKED
    return {
        "attacker": s.attacker,
        "defender": s.defender,
        "space": NAMES[s.stag[s.attacker]],
        "back": NAMES[s.back],
        "committed": [s.staked[p].bit_count() for p in (s.attacker, s.defender)],
        "locked": locked,
        "winner": s.winner if locked and s.winner >= 0 else None,
    }


# ---- the picture -------------------------------------------------------------------------------------

# Where the spaces stand: each touches the ones it is next to, the ring round the corner.
GRID = (
    ("", "O1", "O2", "O3", ""),
    ("O0", "G0", "M0", "G1", "O4"),
    ("O11", "M3", "C", "M1", "O5"),
    ("O10", "G3", "M2", "G2", "O6"),
    ("", "O9", "O8", "O7", ""),
)
GROUND = {
    "red": "#2b2b2b on #e8a0a0",
    "blue": "#2b2b2b on #a9bdf0",
    "yellow": "#2b2b2b on #f3dc8a",
    "grass": "#1d2b12 on #8fbc66",
    "marsh": "#eafaf6 on #3d7c78",
    "centre": "#2b2b2b on #e6e1d0",
    "sea": "#2a7c8c on #0f4a5a",
}
WIDTH = 13


def draw(seen: AntlerIslandView) -> str:
    spaces = {space["name"]: space for space in seen["spaces"]}
    lines = []
    for row in GRID:
        cells = [_cell(spaces.get(name), name) for name in row]
        lines += [*(" ".join(cell[i] for cell in cells) for i in range(3)), ""]
    lines += [_middle_line(seen), ""]
    lines += [_mat(seen, p) for p in range(seen["players"])]
    return "\n".join(lines)


def _cell(space: AntlerIslandSpace | None, name: str) -> list[str]:
    if space is None:
        text = ["≈  ≈  ≈  ≈"[:WIDTH], "  ≈  ≈  ≈", "≈  ≈  ≈  ≈"] if name else [""] * 3
        return [_painted(line, GROUND["sea"] if name else "") for line in text]
    kind, stags = space["kind"], space["stags"]
    badges = " ".join(badge(p, NAMES_SHORT[p]) for p in stags)
    room = WIDTH - 1 - sum(len(NAMES_SHORT[p]) + 5 for p in stags) + bool(stags)
    does = {0: "", 1: "1 doe "}.get(space["does"], f"{space['does']} does ")
    return [
        _painted(f"{name} {kind}", GROUND[kind]),
        f"[{GROUND[kind]}] {badges}{' ' * room}[/]",
        _painted(does + "◉" * len(space["food"]), GROUND[kind]),
    ]


NAMES_SHORT = ("o", "b", "p", "y")


def _painted(text: str, style: str) -> str:
    text = f" {text}"[:WIDTH].ljust(WIDTH)
    return f"[{style}]{text}[/]" if style else text


def _middle_line(seen: AntlerIslandView) -> str:
    up = seen["wily_up"] or "none"
    last = "  [bold red]last round[/]" if seen["last_round"] else ""
    return (
        f"Round {seen['round']}{last}   does waiting {seen['reserve']}   food pile {seen['food_pile']}"
        f"   wily pile {seen['wily_pile']}, face up: [bold]{up}[/]   ◉ food"
    )


def _mat(seen: AntlerIslandView, p: int) -> str:
    it = seen["seats"][p]
    turn = "[bold]▸[/]" if p in seen["waiting"] else " "
    tokens = " ".join(_token_mark(token) for token in it["tokens"]) or "–"
    tiles = ", ".join(tile["kind"] or "?" for tile in it["tiles"]) or "–"
    cubes = ""
    if it["cubes"] is not None:
        cubes = "  cubes " + "".join(f"[{INKS[c]}]{MARKS[c] * n}[/]" for c, n in enumerate(it["cubes"]))
    won = "[bold]won a fight[/]  " if it["winning_stag"] else ""
    lost = f" (lost {it['lost']})" if it["lost"] else ""
    first = f"{turn} {badge(p, it['name'].ljust(6))} {won}does {it['mated']}  antlers {it['antlers']}{lost}"
    return f"{first}  food {tokens}  tiles {tiles}{cubes}\n     {_plan_line(it['plan'])}"


def _token_mark(token: AntlerIslandHeldToken) -> str:
    value = "?" if token["value"] is None else str(token["value"])
    return f"[reverse]{value}[/]" if token["committed"] else value


def _plan_line(plan: AntlerIslandPlan) -> str:
    if plan["beside"] is None:
        own = " ".join(f"{tile}:{deed}" for tile, deed in (plan["own"] or {}).items())
        return f"[dim]{'has planned' if plan['ready'] else 'plans'}[/] {own}"
    done = " ".join(f"{tile}:{deed}" for tile, deed in plan["revealed"].items())
    left = ", ".join(f"{n} {deed}" for deed, n in plan["beside"].items() if n)
    own = ""
    if plan["own"]:
        own = "  [dim]yours:[/] " + " ".join(
            f"{tile}:{deed}" for tile, deed in plan["own"].items() if tile not in plan["revealed"]
        )
    return f"[dim]revealed[/] {done or '–'}  [dim]face down beside[/] {left or '–'}{own}"


# ---- what must hold ----------------------------------------------------------------------------------


def audit(s: State) -> list[str]:
    """Nothing is lost, nothing doubled, nobody stands where they may not."""
    wrong = []
    food = [t for p in range(s.players) for t in s.hand[p][: s.tokens[p]]] + [
        t for f in s.food for t in f if t >= 0
    ]
    food += s.food_pile[: s.food_left] + s.food_discards[: s.food_discarded]
    if sorted(food) != list(range(FOOD)):
        wrong.append("food tokens are lost or doubled")
    wily = [t for p in range(s.players) for t in s.tiles[p] if t >= 0] + [t for t in [s.wily_up] if t >= 0]
    wily += s.wily_pile[: s.wily_left] + s.wily_discards[: s.wily_discarded]
    if sorted(wily) != list(range(FIRST_WILY, FIRST_WILY + WILY)):
        wrong.append("wily tiles are lost or doubled")
    beyond = sum(max(0, n - LAST_ROUND_AT[s.players]) for n in s.mated[: s.players])
    if sum(s.does) + s.reserve + beyond != DOES[s.players] or min(s.does) < 0:
        wrong.append("does are lost or doubled (AI-E3)")
    if not 0 <= antlers_left(s) <= ANTLER_PIECES or min(s.antlers) < 0 or min(s.lost) < 0:
        wrong.append("antler pieces are lost or doubled (AI-A1)")
    if s.advanced and any(
        sum(s.cubes[p][c] for p in range(s.players)) != CUBES[s.players] for c in range(s.players)
    ):
        wrong.append("cubes are lost or doubled (AI-I1)")
    if s.advanced and any(s.cubes[p][c] > 1 for p in range(s.players) for c in range(s.players) if c != p):
        wrong.append("a seat holds two cubes of another's colour (AI-I2)")
    if any(p >= 0 and (MARSH | ~LAND[s.players]) >> p & 1 for p in s.stag[: s.players]):
        wrong.append("a stag stands in a marsh or in the sea (AI-B5)")
    if (
        any(len([t for t in s.tiles[p] if t >= 0]) > TILES for p in range(s.players))
        and s.phase != Phase.DROP
    ):
        wrong.append("a seat holds four wily tiles (AI-G1)")
    for p in range(s.players):
        controls = s.face[FIRST_CONTROL + PLAN * p : FIRST_CONTROL + PLAN * (p + 1)]
        if s.round and sorted(controls) != list(range(PLAN)):
            wrong.append("control tiles are lost or doubled")
    return wrong
