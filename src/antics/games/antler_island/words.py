"""Antler Island in words: steps, what is asked, what happened, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Literal

from typing_extensions import TypedDict

from antics.core.events import PlayerData
from antics.core.message import Message, Player, Slots, Telling, Value, told
from antics.core.seats import NAMES as SEATS
from antics.core.state import Result
from antics.games.antler_island.actions import food_here, new_antlers
from antics.games.antler_island.board import (
    COLOUR_NAMES,
    GROUNDS,
    LAND,
    LEVEL,
    MARSH,
    NAMES,
    SPACES,
    Ground,
    Space,
)
from antics.games.antler_island.events import WILY_CLAUSES, Slope, slope
from antics.games.antler_island.fight import escapes, foe
from antics.games.antler_island.pieces import (
    CONTROL_NAMES,
    DEEDS,
    DIAMOND_ANTLER,
    FIRST_CONTROL,
    GREEDY,
    HAND,
    KINDS,
    PLAN,
    ROAR,
    ROPE_A_DOPE,
    RUT_YOUR_STUFF,
    SPEED_TILE,
    TILE_X,
    Action,
    Control,
    Wily,
)
from antics.games.antler_island.rounds import lowest_tile
from antics.games.antler_island.rules import may_roar
from antics.games.antler_island.scoring import condition, score
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
    TAKE_BACK,
    TAKE_DOWN,
    TAKE_UP,
    TO,
    TOKEN,
    Phase,
    State,
    holds,
    near,
)
from antics.games.antler_island.supplies import staked_value


def _message(name: str, clause: str = "", /, **args: Value) -> Message:
    return Message(f"antler-island-{name}", args, clause)


class At(TypedDict):
    """A space and what it is, by which every language calls it."""

    space: Space
    ground: Ground


def _at(space: int) -> At:
    return {"space": NAMES[space], "ground": GROUNDS[space]}


# ---- steps -------------------------------------------------------------------------------------------

FIXED_WORDS = {
    TAKE_BACK: "take back",
    REVEAL_X: "reveal X",
    ROAR_NOW: "roar",
    PASS: "pass",
    EAT: "eat",
    EAT_GREEDILY: "eat greedily",
    RUT: "rut",
    RUT_TWICE: "rut twice",
    RETREAT: "retreat",
    LOCK: "lock",
    SAVE_ANTLER: "keep antler",
    TAKE_UP: "take up",
    TAKE_DOWN: "take down",
    GO_SPEEDILY: "move",
}
VERBS = {Phase.PLACE: "place ", Phase.PUT: "put ", Phase.STRIDE: "", Phase.STRIDE_ON: "", Phase.RETREAT: ""}


def word(s: State, seat: int, step: int) -> str:
    if step in FIXED_WORDS:
        return FIXED_WORDS[step]
    if step >= TO:
        return VERBS.get(Phase(s.phase), "move ") + NAMES[step - TO]
    if step >= CUBE:
        return f"cube {SEATS[step - CUBE]}"
    if step >= DROP:
        tile = s.tiles[seat][step - DROP]
        return f"discard {KINDS[s.face[tile]]}" if tile >= 0 else ""
    if step >= TOKEN:
        return _token_word(s, seat, step)
    if step == REVEAL_LOWEST:
        tile = lowest_tile(s, seat)
        return f"reveal {CONTROL_NAMES[tile]}" if tile < TILE_X else ""
    if step == DONE:
        return "stand" if s.tokens[seat] == 0 else ""
    return _plan_word(s, seat, step - BESIDE)


def _plan_word(s: State, seat: int, deed: int) -> str:
    if s.phase != Phase.PLAN or s.laid[seat] == PLAN:
        return ""
    return ("" if s.laid[seat] else "plan ") + f"{CONTROL_NAMES[s.laid[seat]]}:{DEEDS[deed]}"


def _token_word(s: State, seat: int, step: int) -> str:
    keeping = step >= KEEP
    i = step - (KEEP if keeping else TOKEN)
    if i >= s.tokens[seat]:
        return ""
    if keeping:
        return f"keep {s.face[s.hand[seat][i]]}"
    verb = "" if s.staked[seat] else "grow " if s.phase == Phase.GROW else "commit "
    return verb + token_name(s, seat, i, s.staked[seat])


def token_name(s: State, seat: int, i: int, chosen: int) -> str:
    """A token by its value; with its number too if one of this value before it was not chosen."""
    token, value = s.hand[seat][i], s.face[s.hand[seat][i]]
    passed_over = any(s.face[s.hand[seat][j]] == value and not chosen >> j & 1 for j in range(i))
    return f"{value}#{token}" if passed_over else str(value)


def tidy(s: State, seat: int, text: str) -> str:
    """Tokens and control tiles may be named in any order."""
    verb, *rest = text.split() or [""]
    if verb in ("commit", "grow"):
        rest = _tokens_in_order(s, seat, rest)
    elif verb == "plan":
        rest.sort(key=lambda part: CONTROL_NAMES.index(part[:1]) if part[:1] in CONTROL_NAMES else -1)
    return " ".join([verb, *rest])


def _tokens_in_order(s: State, seat: int, names: list[str]) -> list[str]:
    """The same tokens named from left to right; the names as they are, if one is not in hand."""
    chosen = 0
    for name in sorted(names, key=lambda name: "#" not in name):  # those with a number first
        value, _, token = name.partition("#")
        fits = [
            i
            for i, held in enumerate(s.hand[seat][: s.tokens[seat]])
            if not chosen >> i & 1 and str(s.face[held]) == value and token in ("", str(held))
        ]
        if not fits:
            return names
        chosen |= 1 << fits[0]
    return [token_name(s, seat, i, chosen) for i in range(s.tokens[seat]) if chosen >> i & 1]


# ---- steps as something to choose --------------------------------------------------------------------


class AntlerIslandLayCaption(TypedDict):
    what: Literal["lay"]
    tile: Control
    deed: Action
    left: int  # tiles still to be laid, this one too


class AntlerIslandTakeBackCaption(TypedDict):
    what: Literal["take_back"]


class AntlerIslandRevealCaption(TypedDict):
    what: Literal["reveal"]
    tile: Control
    deed: Action | None


class AntlerIslandRoarCaption(TypedDict):
    what: Literal["roar"]
    wily: Literal["roar"]
    count: int


class AntlerIslandPassCaption(TypedDict):
    what: Literal["pass"]
    wily: Wily | None  # that is not played


class AntlerIslandEatCaption(At):
    what: Literal["eat"]
    count: int


class AntlerIslandEatGreedilyCaption(At):
    what: Literal["eat_greedily"]
    wily: Literal["greedy"]
    count: int


class AntlerIslandRutCaption(At):
    what: Literal["rut"]


class AntlerIslandRutTwiceCaption(At):
    what: Literal["rut_twice"]
    wily: Literal["rut-your-stuff"]


class AntlerIslandCashCaption(TypedDict):
    what: Literal["cash"]
    token: int
    value: int


class AntlerIslandGrowDoneCaption(TypedDict):
    what: Literal["grow_done"]
    count: int


class AntlerIslandCommitCaption(TypedDict):
    what: Literal["commit"]
    token: int
    value: int


class AntlerIslandCommitDoneCaption(TypedDict):
    what: Literal["commit_done"]
    count: int
    strength: int


class AntlerIslandRetreatCaption(TypedDict):
    what: Literal["retreat"]
    foe: PlayerData


class AntlerIslandLockCaption(TypedDict):
    what: Literal["lock"]
    foe: PlayerData
    strength: int


class AntlerIslandKeepCaption(TypedDict):
    what: Literal["keep"]
    wily: Literal["rope-a-dope"]
    token: int
    value: int


class AntlerIslandSaveAntlerCaption(TypedDict):
    what: Literal["save_antler"]
    wily: Literal["diamond-antler"]


class AntlerIslandTakeUpCaption(TypedDict):
    what: Literal["take_up"]
    wily: Wily | None


class AntlerIslandTakeDownCaption(TypedDict):
    what: Literal["take_down"]
    count: int


class AntlerIslandDropCaption(TypedDict):
    what: Literal["drop"]
    tile: int
    wily: Wily | None


class AntlerIslandCubeCaption(TypedDict):
    what: Literal["cube"]
    cube: Literal["own", "theirs"]
    whose: PlayerData
    foe: PlayerData


class AntlerIslandSpeedCaption(TypedDict):
    what: Literal["speed"]
    wily: Literal["speed"]


class AntlerIslandPlaceCaption(At):
    what: Literal["place"]


class AntlerIslandMoveCaption(At):
    what: Literal["move"]
    slope: Slope


class AntlerIslandAttackCaption(At):
    what: Literal["attack"]
    foe: PlayerData


class AntlerIslandRetreatToCaption(At):
    what: Literal["retreat_to"]
    slope: Slope


class AntlerIslandPutCaption(At):
    what: Literal["put"]
    foe: PlayerData


Way = (
    AntlerIslandPlaceCaption
    | AntlerIslandMoveCaption
    | AntlerIslandAttackCaption
    | AntlerIslandRetreatToCaption
    | AntlerIslandPutCaption
)
Caption = (
    Way
    | AntlerIslandLayCaption
    | AntlerIslandTakeBackCaption
    | AntlerIslandRevealCaption
    | AntlerIslandRoarCaption
    | AntlerIslandPassCaption
    | AntlerIslandEatCaption
    | AntlerIslandEatGreedilyCaption
    | AntlerIslandRutCaption
    | AntlerIslandRutTwiceCaption
    | AntlerIslandCashCaption
    | AntlerIslandGrowDoneCaption
    | AntlerIslandCommitCaption
    | AntlerIslandCommitDoneCaption
    | AntlerIslandRetreatCaption
    | AntlerIslandLockCaption
    | AntlerIslandKeepCaption
    | AntlerIslandSaveAntlerCaption
    | AntlerIslandTakeUpCaption
    | AntlerIslandTakeDownCaption
    | AntlerIslandDropCaption
    | AntlerIslandCubeCaption
    | AntlerIslandSpeedCaption
)


def caption(s: State, seat: int, step: int) -> Caption:
    if step >= TO:
        return _way(s, seat, step - TO)
    if step >= CUBE:
        return _cube(s, seat, step - CUBE)
    if step >= DROP:
        tile = s.tiles[seat][step - DROP]
        return {"what": "drop", "tile": tile, "wily": _wily(s, tile)}
    if step >= KEEP:
        token, value = _token(s, seat, step - KEEP)
        return {"what": "keep", "wily": "rope-a-dope", "token": token, "value": value}
    if step >= TOKEN:
        token, value = _token(s, seat, step - TOKEN)
        if s.phase == Phase.GROW:
            return {"what": "cash", "token": token, "value": value}
        return {"what": "commit", "token": token, "value": value}
    return CAPTIONS[step](s, seat)


def _way(s: State, seat: int, space: int) -> Way:
    here, at = s.back if s.phase == Phase.STRIDE_ON else s.stag[seat], _at(space)
    match s.phase:
        case Phase.PLACE:
            return {"what": "place", **at}
        case Phase.PUT:
            return {"what": "put", "foe": _foe(s, seat), **at}
        case Phase.RETREAT:
            return {"what": "retreat_to", "slope": slope(here, space), **at}
    for other in range(s.players):
        if other != seat and s.stag[other] == space:
            return {"what": "attack", "foe": {"seat": other}, **at}
    return {"what": "move", "slope": slope(here, space), **at}


def _cube(s: State, seat: int, whose: int) -> AntlerIslandCubeCaption:
    own: Literal["own", "theirs"] = "own" if whose == seat else "theirs"
    return {"what": "cube", "cube": own, "whose": {"seat": whose}, "foe": _foe(s, seat)}


def _foe(s: State, seat: int) -> PlayerData:
    return {"seat": foe(s, seat)}


def _token(s: State, seat: int, i: int) -> tuple[int, int]:
    """A token in hand by its number and its value."""
    token = s.hand[seat][i]
    return token, s.face[token] if token >= 0 else 0


def _wily(s: State, tile: int) -> Wily | None:
    return KINDS[s.face[tile]] if tile >= 0 else None


def _beside(s: State, seat: int, deed: int) -> AntlerIslandLayCaption:
    laid = min(s.laid[seat], PLAN - 1)
    return {"what": "lay", "tile": CONTROL_NAMES[laid], "deed": DEEDS[deed], "left": PLAN - laid}


def _reveal(s: State, seat: int, tile: int) -> AntlerIslandRevealCaption:
    mine = FIRST_CONTROL + PLAN * seat
    deed = s.plan[seat][s.face[mine : mine + PLAN].index(tile)] if s.round else -1
    return {"what": "reveal", "tile": CONTROL_NAMES[tile], "deed": DEEDS[deed] if deed >= 0 else None}


def _done(s: State, seat: int) -> AntlerIslandGrowDoneCaption | AntlerIslandCommitDoneCaption:
    if s.phase == Phase.GROW:
        return {"what": "grow_done", "count": new_antlers(s, seat)}
    count = s.staked[seat].bit_count()
    return {"what": "commit_done", "count": count, "strength": _strength(s, seat)}


def _strength(s: State, seat: int) -> int:
    return s.antlers[seat] + staked_value(s, seat)


def _does_in_earshot(s: State, seat: int) -> int:
    around = near(s, s.stag[seat])
    return sum(around >> space & 1 and s.does[space] > 0 for space in range(SPACES))


def _eat(s: State, seat: int) -> AntlerIslandEatCaption:
    return {"what": "eat", "count": _meal(s, seat), **_at(s.stag[seat])}


def _eat_greedily(s: State, seat: int) -> AntlerIslandEatGreedilyCaption:
    return {"what": "eat_greedily", "wily": "greedy", "count": _meal(s, seat), **_at(s.stag[seat])}


def _meal(s: State, seat: int) -> int:
    return min(HAND - s.tokens[seat], food_here(s, seat))


DECLINED = {Phase.AFTER: ROAR, Phase.ROPE: ROPE_A_DOPE, Phase.DIAMOND: DIAMOND_ANTLER}


def _pass(s: State, seat: int) -> AntlerIslandPassCaption:
    phase = Phase(s.phase)
    return {"what": "pass", "wily": KINDS[DECLINED[phase]] if phase in DECLINED else None}


CAPTIONS: dict[int, Callable[[State, int], Caption]] = {
    **{BESIDE + deed: partial(_beside, deed=deed) for deed in range(4)},
    TAKE_BACK: lambda s, seat: {"what": "take_back"},
    REVEAL_LOWEST: lambda s, seat: _reveal(s, seat, lowest_tile(s, seat)),
    REVEAL_X: lambda s, seat: _reveal(s, seat, TILE_X),
    ROAR_NOW: lambda s, seat: {"what": "roar", "wily": "roar", "count": _does_in_earshot(s, seat)},
    PASS: _pass,
    EAT: _eat,
    EAT_GREEDILY: _eat_greedily,
    RUT: lambda s, seat: {"what": "rut", **_at(s.stag[seat])},
    RUT_TWICE: lambda s, seat: {"what": "rut_twice", "wily": "rut-your-stuff", **_at(s.stag[seat])},
    DONE: _done,
    RETREAT: lambda s, seat: {"what": "retreat", "foe": _foe(s, seat)},
    LOCK: lambda s, seat: {"what": "lock", "foe": _foe(s, seat), "strength": _strength(s, seat)},
    SAVE_ANTLER: lambda s, seat: {"what": "save_antler", "wily": "diamond-antler"},
    TAKE_UP: lambda s, seat: {"what": "take_up", "wily": _wily(s, s.wily_up)},
    TAKE_DOWN: lambda s, seat: {"what": "take_down", "count": s.wily_left},
    GO_SPEEDILY: lambda s, seat: {"what": "speed", "wily": "speed"},
}

SINGLE = {  # phases in which every step is a whole choice
    *(Phase.REVEAL, Phase.EAT, Phase.RUT, Phase.AFTER, Phase.ROPE, Phase.DIAMOND),
    *(Phase.PUT, Phase.TAKE, Phase.DROP, Phase.CUBE, Phase.PLACE),
}


def whole(s: State, seat: int, step: int) -> bool:
    return s.phase in SINGLE or (s.phase == Phase.MOVE and step != GO_SPEEDILY) or step == LOCK


def apart(s: State, seat: int) -> list[list[dict[str, Any]]] | None:
    return _plan() if s.phase == Phase.PLAN and s.laid[seat] == 0 else None


@cache
def _plan() -> list[list[dict[str, Any]]]:
    """The parts of a plan: any action for any tile, whoever lays it and when."""
    s, parts = State(), []
    s.phase = Phase.PLAN
    for laid in range(PLAN):
        s.laid[0] = laid
        steps = range(BESIDE, BESIDE + len(DEEDS))
        parts.append([{"step": it, "word": word(s, 0, it), "caption": caption(s, 0, it)} for it in steps])
    return parts


# ---- what is asked -----------------------------------------------------------------------------------

ASKED: dict[Phase, Telling] = {
    Phase.PLAN: Telling("AI-D1", ("left",)),
    Phase.REVEAL: Telling("AI-D2", ("tiles", "roar")),
    Phase.MOVE: Telling("AI-E1"),
    Phase.STRIDE: Telling("AI-G4"),
    Phase.STRIDE_ON: Telling("AI-G4"),
    Phase.EAT: Telling("AI-E2", ("held",)),
    Phase.RUT: Telling("AI-E3", ("held",)),
    Phase.GROW: Telling("AI-E4"),
    Phase.AFTER: Telling("AI-G3", ("held",)),
    Phase.COMMIT: Telling("AI-F1", ("foe",)),
    Phase.DEFEND: Telling("AI-F2", ("foe", "count")),
    Phase.FACE: Telling("AI-F3", ("foe", "count")),
    Phase.RETREAT: Telling("AI-F4"),
    Phase.ROPE: Telling("AI-G7", ("held",)),
    Phase.DIAMOND: Telling("AI-G8", ("held",)),
    Phase.PUT: Telling("AI-F6", ("foe",)),
    Phase.TAKE: Telling("AI-G1", ("owed",)),
    Phase.DROP: Telling("AI-G1"),
    Phase.CUBE: Telling("AI-I2", ("foe",)),
    Phase.PLACE: Telling("AI-C5", ("colour",)),
    Phase.OVER: Telling("AI-H1"),
}

ASKED_FOR = {**DECLINED, Phase.EAT: GREEDY, Phase.RUT: RUT_YOUR_STUFF}  # the wily tile a question is about


def _tiles_to_reveal(s: State, seat: int) -> str:
    if s.spent[seat] >> TILE_X & 1:
        return "number"
    return "x" if lowest_tile(s, seat) == TILE_X else "both"


def _roar(s: State, seat: int) -> str:
    """Can it be played now; or is one asked only because the others may believe so (AI-G9)?"""
    if not may_roar(s, seat):
        return "no"
    if holds(s, seat, ROAR):
        return "yes"
    return "no" if _tiles_to_reveal(s, seat) == "both" else "secret"


ASK_SLOTS: Slots = {
    "left": lambda s, seat: PLAN - s.laid[seat],
    "tiles": lambda s, seat: _tiles_to_reveal(s, seat),
    "roar": lambda s, seat: _roar(s, seat),
    "held": lambda s, seat: "yes" if holds(s, seat, ASKED_FOR[Phase(s.phase)]) else "no",
    "foe": lambda s, seat: Player(foe(s, seat)),
    "owed": lambda s, seat: s.owed,
    "count": lambda s, seat: s.staked[foe(s, seat)].bit_count(),
    "colour": lambda s, seat: COLOUR_NAMES[s.colour],
}


def ask(s: State, seat: int) -> Message:
    phase = Phase(s.phase)
    return told("antler-island", f"ask_{phase.name.lower()}", ASKED[phase], ASK_SLOTS, s, seat)


# ---- why not -----------------------------------------------------------------------------------------

PLAYS = {  # wily tiles: the step that plays one, and when it can be played
    ROAR_NOW: (ROAR, (Phase.REVEAL, Phase.AFTER)),
    GO_SPEEDILY: (SPEED_TILE, (Phase.MOVE,)),
    EAT_GREEDILY: (GREEDY, (Phase.EAT,)),
    RUT_TWICE: (RUT_YOUR_STUFF, (Phase.RUT,)),
    SAVE_ANTLER: (DIAMOND_ANTLER, (Phase.DIAMOND,)),
    **{KEEP + i: (ROPE_A_DOPE, (Phase.ROPE,)) for i in range(HAND)},
}


def objection(s: State, seat: int, step: int) -> Message:
    asked = ask(s, seat)
    if step in PLAYS:
        return _no_such_tile(s, seat, step)
    if step >= TO and s.phase in SPACE_PHASES:
        return _not_there(s, seat, step - TO)
    if step in (REVEAL_X, REVEAL_LOWEST) and s.phase == Phase.REVEAL:
        return _message("tile-is-used", "AI-D2")
    if step == DONE and s.phase in TOKEN_PHASES:
        return _message("token-is-needed", asked.clause)
    if step == RETREAT and s.phase == Phase.COMMIT:
        return _message("attacker-commits-first", "AI-F1")
    if TOKEN <= step < KEEP and s.phase in TOKEN_PHASES:
        return _message("tokens-from-left-to-right", asked.clause)
    if CUBE <= step < TO and s.phase == Phase.CUBE:
        return _message("no-such-cube", "AI-I2", whose=Player(step - CUBE), foe=Player(foe(s, seat)))
    return _message("not-now", asked.clause, ask=asked)


def _no_such_tile(s: State, seat: int, step: int) -> Message:
    kind, phases = PLAYS[step]
    clause = WILY_CLAUSES[kind]
    if s.phase not in phases:
        return _message("wrong-moment", clause, wily=KINDS[kind])
    if not holds(s, seat, kind):
        return _message("no-such-tile", "AI-G2", wily=KINDS[kind])
    if kind == ROAR and s.roared:
        return _message("roared-already", clause)
    return _message(NO_USE[kind], clause)


NO_USE = {
    ROAR: "no-doe-in-earshot",
    SPEED_TILE: "no-way-is-free",
    GREEDY: "no-room-for-greed",
    RUT_YOUR_STUFF: "only-one-doe",
    ROPE_A_DOPE: "not-committed",
}

TOKEN_PHASES = (Phase.COMMIT, Phase.DEFEND, Phase.GROW)
SPACE_PHASES = (Phase.PLACE, Phase.MOVE, Phase.STRIDE, Phase.STRIDE_ON, Phase.RETREAT, Phase.PUT)
FIGHT_ENDS = (Phase.RETREAT, Phase.PUT)


def _not_there(s: State, seat: int, space: int) -> Message:
    if not LAND[s.players] >> space & 1:
        return _message("is-sea", "AI-B4")
    if s.phase == Phase.PLACE:
        return _message("begin-outside", "AI-C5", colour=COLOUR_NAMES[s.colour])
    if MARSH >> space & 1:
        return _message("is-marsh", "AI-B5")
    here = s.back if s.phase == Phase.STRIDE_ON else s.stag[s.attacker if s.phase in FIGHT_ENDS else seat]
    clause = ask(s, seat).clause
    if space == here:
        return _message("cannot-stay", clause)
    if not near(s, here) >> space & 1:
        return _message("not-adjacent", clause, **_at(space))
    if s.phase in FIGHT_ENDS and LEVEL[space] > LEVEL[here] and not escapes(s) >> space & 1:
        return _message("not-uphill", "AI-F4")
    return _message("is-taken", clause, **_at(space))


# ---- who won -----------------------------------------------------------------------------------------

Figure = Callable[[State, Result, int], int]
RIVALRY: tuple[tuple[str, str, Figure], ...] = (  # what is compared, one after the other, until one is ahead
    ("points", "AI-H3", lambda s, result, seat: result.points[seat]),
    ("antlers", "AI-H4", lambda s, result, seat: s.antlers[seat]),
    ("height", "AI-H4", lambda s, result, seat: LEVEL[s.stag[seat]]),
    ("tokens", "AI-H4", lambda s, result, seat: condition(s, seat)),
)


def verdict(s: State) -> Message:
    result = Result()
    score(s, result)
    ahead = [seat for seat in range(s.players) if s.won[seat]]
    if not ahead:
        return _message("verdict-nobody", "AI-H2")
    points = max(result.points)
    if len(ahead) == 1:
        return _message("verdict-alone", "AI-H2", who=Player(ahead[0]), points=points)
    for name, clause, figure in RIVALRY:
        figures = {seat: figure(s, result, seat) for seat in ahead}
        best = max(figures.values())
        behind = [seat for seat in ahead if figures[seat] < best]
        ahead = [seat for seat in ahead if figures[seat] == best]
        if len(ahead) == 1:
            return _message(
                f"verdict-{name}",
                clause,
                who=Player(ahead[0]),
                rivals=tuple(map(Player, behind)),
                points=points,
                best=best,
                next=max(figures[seat] for seat in behind),
            )
    return _message("verdict-shared", "AI-H4", who=tuple(map(Player, ahead)), points=points)
